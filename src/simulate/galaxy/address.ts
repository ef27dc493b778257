/**
 * The address of a system: which cell of space it lies in, and its number there. Cells are cubes; a letter from a to h,
 * the mass code, tells their size. All numbers of cells count from one corner of the galaxy.
 */
import type { StarPosition } from './system.js';

/** The corner of the galaxy from which everything is counted, in light-years. */
const corner: StarPosition = [-49_985, -40_985, -24_105];

/** How many of the smallest cells there are along each axis; an address has no room for more. */
const extent: StarPosition = [128 * 128, 64 * 128, 128 * 128];

export const sectorSide = 1280;

/** The biggest cells fill a whole sector. */
export const largestMass = 7;

/** A cell: its size, 0 for a to 7 for h, and which it is along each axis, in cells of that size. */
export interface Cell {
  readonly mass: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Address extends Cell {
  /** Which of the systems in the cell. */
  readonly number: number;
}

/** A cube of space, in light-years. */
export interface Cube {
  readonly from: StarPosition;
  readonly side: number;
}

export function sideOf(mass: number): number {
  return 10 * 2 ** mass;
}

/**
 * From the low end: the mass code (3 bits), then for z, y and x the cell within its sector (7 bits less the mass code)
 * and the sector (7 bits, 6 for y), then the number of the system. The cells of a sector are a power of two, so a
 * cell's number along an axis already is its sector and its place there.
 */
export function encodeAddress(place: Address): number {
  const { mass, x, y, z, number } = place;
  if (!hasAddress(place)) {
    throw new RangeError(`no address for system ${number} in cell ${x}, ${y}, ${z} of mass code ${mass}`);
  }
  return mass + 8 * (z + along(2, mass) * (y + along(1, mass) * (x + along(0, mass) * number)));
}

/** Whether there is such a cell, and the number is small enough for an address that a JavaScript number holds exactly. */
export function hasAddress(place: Address): boolean {
  return exists(place) && isIndex(place.number, 2 ** (9 + 3 * place.mass));
}

export function decodeAddress(address: number): Address {
  if (!isIndex(address, 2 ** 53)) throw new RangeError(`${address} is no address`);
  const mass = address % 8;
  const [alongX, alongY, alongZ] = [along(0, mass), along(1, mass), along(2, mass)];
  const fromZ = Math.floor(address / 8);
  const fromY = Math.floor(fromZ / alongZ);
  const fromX = Math.floor(fromY / alongY);
  return { mass, x: fromX % alongX, y: fromY % alongY, z: fromZ % alongZ, number: Math.floor(fromX / alongX) };
}

/** The cube that the system with an address lies in. */
export function cellOf(address: number): Cube {
  return cubeOf(decodeAddress(address));
}

export function cubeOf({ mass, x, y, z }: Cell): Cube {
  const side = sideOf(mass);
  return { from: [corner[0] + x * side, corner[1] + y * side, corner[2] + z * side], side };
}

/** The cell of some size that a place lies in. */
export function cellAt([x, y, z]: StarPosition, mass: number): Cell {
  const side = sideOf(mass);
  return {
    mass,
    x: Math.floor((x - corner[0]) / side),
    y: Math.floor((y - corner[1]) / side),
    z: Math.floor((z - corner[2]) / side),
  };
}

/** Whether there is such a cell in the galaxy. */
export function exists({ mass, x, y, z }: Cell): boolean {
  return (
    isIndex(mass, largestMass + 1) &&
    isIndex(x, along(0, mass)) &&
    isIndex(y, along(1, mass)) &&
    isIndex(z, along(2, mass))
  );
}

/** How many cells of a size there are along an axis. */
function along(axis: 0 | 1 | 2, mass: number): number {
  return extent[axis] >> mass;
}

function isIndex(value: number, count: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value < count;
}
