/**
 * Procedural systems: derived only from the block of space that contains them, so that the galaxy is the same
 * in every session. A block is a cell of mass code c: smaller cells fit into it, and in a larger cell each
 * block has its own numbers (every eighth, every sixty-fourth …), so that blocks are independent of their
 * neighbours.
 */

import { type CubeSectors, cubeAround, sectorAt, systemNameOf } from '../../game/procedural-names.js';
import { type StarPosition, type StarSystem, squaredDistance } from '../../game/star-system.js';
import {
  type AddressParts,
  cellAt,
  cubeOf,
  decodeAddress,
  encodeAddress,
  type SpaceCell,
} from '../../game/system-address.js';
import { hashOf, Random } from '../random.js';
import { PositionRandom } from './position-random.js';
import { arrivalOf, starClassOf } from './star-frequencies.js';

export const blockMass = 2;

/** A star before its system is made: everything else is derived from it. */
export interface UnseenStar {
  readonly position: StarPosition;
  readonly address: number;
}

/**
 * Space to avoid: the systems already in or near a block, and all addresses in use; and the sectors that can
 * be named beyond those of the tables.
 */
export interface OccupiedSpace {
  readonly near: readonly StarSystem[];
  readonly addresses: ReadonlySet<number>;
  readonly sectors: CubeSectors;
}

/**
 * Systems in a block of 64,000 cubic light-years near the galactic plane. The true galaxy has twice as many.
 */
const crowd = 96;

/** Light-years from the galactic plane at which half of the systems are left. */
const thickness = 1200;

/** Cumulative: of 100,000 systems, how many are in cells of mass code a, of a or b, and so on. */
const upTo = [10_000, 60_000, 88_000, 98_990, 99_890, 99_995, 100_000];

/** Light-years kept free around a real system. */
const clearance = 0.5;

/** The stars of a block. */
export function starsIn(block: SpaceCell, { near, addresses, sectors }: OccupiedSpace): UnseenStar[] {
  if (!cubeAround(block, sectors)) return [];
  const { from, side } = cubeOf(block);
  const close = near.filter(({ position }) => isCloseTo(position, from, side));
  const scatter = new PositionRandom(block.x, block.y, block.z);
  const counts = new Uint16Array(64 * upTo.length);
  const stars: UnseenStar[] = [];
  for (let left = countIn(from[1] + side / 2, scatter); left > 0; left--) {
    // Systems are on a grid of 1/32 light-year.
    const along = (start: number) => start + scatter.below(side * 32) / 32;
    const position: StarPosition = [along(from[0]), along(from[1]), along(from[2])];
    const mass = massOf(scatter);
    if (close.some((other) => squaredDistance(other.position, position) < clearance * clearance)) continue;
    stars.push({ position, address: addressFor(cellAt(position, mass), block, counts, addresses) });
  }
  return stars;
}

/** Whether a position is in a cube, or within the clearance of it. */
function isCloseTo([x, y, z]: StarPosition, [fromX, fromY, fromZ]: StarPosition, side: number): boolean {
  const isWithin = (value: number, from: number) => value > from - clearance && value < from + side + clearance;
  return isWithin(x, fromX) && isWithin(y, fromY) && isWithin(z, fromZ);
}

/** The block that would contain the system of an address. */
export function blockOf(parts: AddressParts): SpaceCell {
  const { mass, x, y, z } = parts;
  if (mass <= blockMass) {
    const shift = blockMass - mass;
    return { mass: blockMass, x: x >> shift, y: y >> shift, z: z >> shift };
  }
  const shift = mass - blockMass;
  const last = (1 << shift) - 1;
  return {
    mass: blockMass,
    x: (x << shift) + (parts.number & last),
    y: (y << shift) + ((parts.number >> shift) & last),
    z: (z << shift) + ((parts.number >> (2 * shift)) & last),
  };
}

export function nameOf({ position, address }: UnseenStar, sectors: CubeSectors): string {
  const parts = decodeAddress(address);
  const sector = sectorAt(position, parts, sectors);
  if (!sector) throw new Error(`there is no name for a system at ${position.join(', ')}`);
  return systemNameOf(parts, sector);
}

/** `seenClass` is the class of its star, if that is known. */
export function systemAround({ position, address }: UnseenStar, name: string, seenClass?: string): StarSystem {
  const random = new Random(hashOf(`system ${address}`));
  const starClass = starClassOf(decodeAddress(address).mass, position, random);
  return {
    name,
    address,
    position,
    starClass: seenClass ?? starClass,
    arrival: arrivalOf(name, random),
    population: 0,
    allegiance: '',
    economy: '',
    secondEconomy: '',
    government: '',
    security: 'anarchy',
    faction: '',
    stations: [],
  };
}

function massOf(scatter: PositionRandom): number {
  const draw = scatter.below(100_000);
  let mass = 0;
  while (draw >= (upTo[mass] as number)) mass++;
  return mass;
}

function countIn(y: number, scatter: PositionRandom): number {
  const height = (y + 20) / thickness;
  const usual = crowd / (1 + height * height);
  return Math.round(usual * (0.7 + scatter.below(600) / 1000));
}

/** The next free address in a cell. `counts` has the number of addresses given in each cell of the block. */
function addressFor(
  { mass, x, y, z }: SpaceCell,
  block: SpaceCell,
  counts: Uint16Array,
  taken: ReadonlySet<number>,
): number {
  const shift = Math.max(0, mass - blockMass);
  const cell = 64 * mass + 16 * (x & 3) + 4 * (y & 3) + (z & 3);
  for (;;) {
    const count = counts[cell] as number;
    counts[cell] = count + 1;
    const address = encodeAddress({ mass, x, y, z, number: shareOf(block, shift) + (count << (3 * shift)) });
    if (!taken.has(address)) return address;
  }
}

/** The index of the block within a larger cell. */
function shareOf({ x, y, z }: SpaceCell, shift: number): number {
  const last = (1 << shift) - 1;
  return (x & last) + ((y & last) << shift) + ((z & last) << (2 * shift));
}
