import type { StarPosition } from './field-readers.js';

/** The corner of the galaxy from which its sectors are counted, in light-years. */
const corner: StarPosition = [-49_985, -40_985, -24_105];

const sectorSide = 1280;

/** A cube of space, in light-years. */
export interface Cell {
  readonly from: StarPosition;
  readonly side: number;
}

/**
 * The cell a system's address speaks of. From the low end the address holds: the size of the cell (3 bits), then for z, y
 * and x the cell within its sector (7 bits less the size) and the sector (7 bits, 6 for y). What follows, the number of
 * the system in the cell and perhaps that of a body, does not matter here.
 */
export function cellOf(address: string | number | bigint): Cell {
  // 44 bits at most, so plain numbers do from here on.
  const isPlain = typeof address === 'number' && address >= 0;
  const bits = isPlain ? address % 2 ** 44 : Number(BigInt.asUintN(44, BigInt(address)));
  const size = bits % 8;
  const side = 10 * 2 ** size;
  const cells = 2 ** (7 - size);
  const along = (rest: number, sectors: number) =>
    (rest % cells) * side + (Math.floor(rest / cells) % sectors) * sectorSide;
  const z = Math.floor(bits / 8);
  const y = Math.floor(z / (cells * 128));
  const x = Math.floor(y / (cells * 64));
  return { from: [corner[0] + along(x, 128), corner[1] + along(y, 64), corner[2] + along(z, 128)], side };
}

export function contains({ from, side }: Cell, [x, y, z]: StarPosition): boolean {
  return isWithin(x, from[0], side) && isWithin(y, from[1], side) && isWithin(z, from[2], side);
}

function isWithin(value: number, from: number, side: number): boolean {
  return value >= from && value < from + side;
}

/** Systems sit on a grid of 1/32 light-year: what is nearer than half of that is the same place. */
export function samePosition(a: StarPosition, b: StarPosition): boolean {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])) <= 1 / 64;
}

export function distance(a: StarPosition, b: StarPosition): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Whether a ship can scoop fuel from a star of this class; giants are written `K_OrangeGiant` and so on. */
export function isScoopable(starClass: string): boolean {
  return /^[KGBFOAM](_|$)/.test(starClass);
}
