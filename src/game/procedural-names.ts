/**
 * Procedural names: "<sector> AB-C d1-23". The letters and the first number give the cell, the last the
 * system.
 */

import { cubeSectorRows, sphereSectorRows } from './sector-table.js';
import { type StarPosition, squaredDistance } from './star-system.js';
import {
  type AddressParts,
  decodeAddress,
  encodeAddress,
  hasAddress,
  largestMass,
  type SpaceCell,
  sectorSide,
} from './system-address.js';

/** A sector's first cell, in cells of ten light-years from the corner of the galaxy. */
export interface Sector {
  readonly name: string;
  readonly origin: StarPosition;
}

/** Sectors of 1280 light-years by their place. */
export type CubeSectors = ReadonlyMap<number, Sector>;

/** The number of cells of a sector along an axis that a name can express. */
const mostCells = 128;

const tensPerSector = sectorSide / 10;

/**
 * The sector that gives a position its name: the smallest sphere around it, or else the cube that contains
 * it.
 */
export function sectorAt(position: StarPosition, cell: SpaceCell, learned?: CubeSectors): Sector | undefined {
  for (const sphere of sphereSectorRows) {
    const radius = sphere[2];
    if (squaredDistance(sphere[1], position) <= radius * radius) return { name: sphere[0], origin: sphere[3] };
  }
  return cubeAround(cell, learned);
}

export function systemNameOf({ mass, x, y, z, number }: AddressParts, { name, origin }: Sector): string {
  let rest = x - (origin[0] >> mass) + mostCells * (y - (origin[1] >> mass) + mostCells * (z - (origin[2] >> mass)));
  let letters = '';
  for (let index = 0; index < 3; index++) {
    letters += letter('A', rest % 26);
    rest = Math.floor(rest / 26);
  }
  const first = rest > 0 ? `${rest}-` : '';
  return `${name} ${letters.slice(0, 2)}-${letters.slice(2)} ${letter('a', mass)}${first}${number}`;
}

const pattern = /^(.+) ([A-Z])([A-Z])-([A-Z]) ([a-h])(?:([1-9]\d{0,5})-)?(0|[1-9]\d{0,9})$/;

/** The address parts of a procedural name; undefined if it is not one, or its sector is unknown here. */
export function addressPartsOf(name: string): AddressParts | undefined {
  const [, sectorName = '', l1 = '', l2 = '', l3 = '', code = '', first = '0', number = ''] = pattern.exec(name) ?? [];
  const sector = sectorNamed(sectorName);
  if (!sector) return undefined;
  const mass = code.charCodeAt(0) - 97;
  const along = ((Number(first) * 26 + indexOf(l3)) * 26 + indexOf(l2)) * 26 + indexOf(l1);
  const [x, y, z] = [along % mostCells, Math.floor(along / mostCells) % mostCells, Math.floor(along / mostCells ** 2)];
  const most = sector.sphere ? mostCells : mostCells >> mass;
  const { origin } = sector;
  const parts = {
    mass,
    x: (origin[0] >> mass) + x,
    y: (origin[1] >> mass) + y,
    z: (origin[2] >> mass) + z,
    number: Number(number),
  };
  return Math.max(x, y, z) < most && hasAddress(parts) ? parts : undefined;
}

/**
 * The address of the system with a procedural name; undefined if it is not one, or its sector is unknown
 * here.
 */
export function addressOf(name: string): number | undefined {
  const parts = addressPartsOf(name);
  return parts && encodeAddress(parts);
}

interface NamedSector extends Sector {
  readonly sphere: boolean;
}

let sectorsByName: ReadonlyMap<string, NamedSector> | undefined;
let cubesByPlace: ReadonlyMap<number, Sector> | undefined;

function sectorNamed(name: string): NamedSector | undefined {
  sectorsByName ??= new Map<string, NamedSector>([
    ...cubeSectorRows.map(([cube, x, y, z]) => [cube, { ...cubeSector(cube, x, y, z), sphere: false }] as const),
    ...sphereSectorRows.map(([sphere, , , origin]) => [sphere, { name: sphere, origin, sphere: true }] as const),
  ]);
  return sectorsByName.get(name);
}

/** The sector of 1280 light-years that contains a cell, if its name is in the table or was learned. */
export function cubeAround(cell: SpaceCell, learned?: CubeSectors): Sector | undefined {
  cubesByPlace ??= new Map(cubeSectorRows.map(([name, ...parts]) => [cubeKey(...parts), cubeSector(name, ...parts)]));
  const key = cubeKey(...cubeIndexOf(cell));
  return cubesByPlace.get(key) ?? learned?.get(key);
}

/** The cubes after which the systems at these addresses are named. */
export function cubesNamedBy(systems: Iterable<{ readonly name: string; readonly address: number }>): CubeSectors {
  const cubes = new Map<number, Sector>();
  for (const { name, address } of systems) {
    const parts = decodeAddress(address);
    const index = cubeIndexOf(parts);
    const cube = cubeSector(pattern.exec(name)?.[1] ?? '', ...index);
    // The cells of a sphere are counted from another corner.
    if (systemNameOf(parts, cube) === name) cubes.set(cubeKey(...index), cube);
  }
  return cubes;
}

function cubeIndexOf({ mass, x, y, z }: SpaceCell): [x: number, y: number, z: number] {
  const shift = largestMass - mass;
  return [x >> shift, y >> shift, z >> shift];
}

function cubeSector(name: string, x: number, y: number, z: number): Sector {
  return { name, origin: [x * tensPerSector, y * tensPerSector, z * tensPerSector] };
}

function cubeKey(x: number, y: number, z: number): number {
  return (x * mostCells + y) * mostCells + z;
}

function letter(first: 'A' | 'a', index: number): string {
  return String.fromCharCode(first.charCodeAt(0) + index);
}

function indexOf(capital: string): number {
  return capital.charCodeAt(0) - 65;
}
