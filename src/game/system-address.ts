/**
 * The address of a system: the cell of space that contains it, and its number there. Cells are cubes; a
 * letter from a to h, the mass code, gives their size. All cell numbers count from one corner of the galaxy.
 */
import type { StarPosition } from './star-system.js';

/** The corner of the galaxy that is the origin of all cells, in light-years. */
const corner: StarPosition = [-49_985, -40_985, -24_105];

/** The number of the smallest cells along each axis; an address has no room for more. */
const extent: StarPosition = [128 * 128, 64 * 128, 128 * 128];

export const sectorSide = 1280;

/** The biggest cells fill a whole sector. */
export const largestMass = 7;

/** A cell: its size, 0 for a to 7 for h, and its index along each axis, in cells of that size. */
export interface SpaceCell {
  readonly mass: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface AddressParts extends SpaceCell {
  /** The number of the system within the cell. */
  readonly number: number;
}

/** A cube of space, in light-years. */
export interface SpaceCube {
  readonly from: StarPosition;
  readonly side: number;
}

export function cellSide(mass: number): number {
  return 10 * 2 ** mass;
}

/**
 * From the low end: the mass code (3 bits), then for z, y and x the cell within its sector (7 bits less the
 * mass code) and the sector (7 bits, 6 for y), then the number of the system. The number of cells in a sector
 * is a power of two, so the index of a cell along an axis is already its sector and its position there.
 */
export function encodeAddress(parts: AddressParts): number {
  const { mass, x, y, z, number } = parts;
  if (!hasAddress(parts)) {
    throw new RangeError(`no address for system ${number} in cell ${x}, ${y}, ${z} of mass code ${mass}`);
  }
  return mass + 8 * (z + cellsAlong(2, mass) * (y + cellsAlong(1, mass) * (x + cellsAlong(0, mass) * number)));
}

/** Whether there is such a cell, and the address is an exact JavaScript number. */
export function hasAddress(parts: AddressParts): boolean {
  return isCellInGalaxy(parts) && isIndex(parts.number, 2 ** (9 + 3 * parts.mass));
}

export function decodeAddress(address: number): AddressParts {
  if (!isIndex(address, 2 ** 53)) throw new RangeError(`${address} is no address`);
  const mass = address % 8;
  const alongX = cellsAlong(0, mass);
  const alongY = cellsAlong(1, mass);
  const alongZ = cellsAlong(2, mass);
  const fromZ = Math.floor(address / 8);
  const fromY = Math.floor(fromZ / alongZ);
  const fromX = Math.floor(fromY / alongY);
  return { mass, x: fromX % alongX, y: fromY % alongY, z: fromZ % alongZ, number: Math.floor(fromX / alongX) };
}

/**
 * The cube that contains the system with an address, in any form of the address: the bits above the cell, the
 * number of the system and perhaps of a body, do not matter.
 */
export function cubeOfAddress(address: string | number | bigint): SpaceCube {
  const isPlain = typeof address === 'number' && address >= 0;
  return cubeOf(decodeAddress(isPlain ? address % 2 ** cellBits : Number(BigInt.asUintN(cellBits, BigInt(address)))));
}

/** The mass code, and 41 bits for the smallest cell along the three axes. */
const cellBits = 44;

/**
 * Whether a position is in that cube. Allocates nothing for an address that is a plain number: it is called
 * for every new system.
 */
export function isAtAddress(address: string | number | bigint, position: StarPosition): boolean {
  if (typeof address !== 'number' || address < 0) return isInCube(cubeOfAddress(address), position);
  const mass = address % 8;
  const side = cellSide(mass);
  const fromZ = Math.floor((address % 2 ** cellBits) / 8);
  const fromY = Math.floor(fromZ / cellsAlong(2, mass));
  const fromX = Math.floor(fromY / cellsAlong(1, mass));
  return (
    isWithin(position[0], corner[0] + (fromX % cellsAlong(0, mass)) * side, side) &&
    isWithin(position[1], corner[1] + (fromY % cellsAlong(1, mass)) * side, side) &&
    isWithin(position[2], corner[2] + (fromZ % cellsAlong(2, mass)) * side, side)
  );
}

export function isInCube({ from, side }: SpaceCube, [x, y, z]: StarPosition): boolean {
  return isWithin(x, from[0], side) && isWithin(y, from[1], side) && isWithin(z, from[2], side);
}

function isWithin(value: number, from: number, side: number): boolean {
  return value >= from && value < from + side;
}

export function cubeOf({ mass, x, y, z }: SpaceCell): SpaceCube {
  const side = cellSide(mass);
  return { from: [corner[0] + x * side, corner[1] + y * side, corner[2] + z * side], side };
}

/** The cell of a size that contains a position. */
export function cellAt([x, y, z]: StarPosition, mass: number): SpaceCell {
  const side = cellSide(mass);
  return {
    mass,
    x: Math.floor((x - corner[0]) / side),
    y: Math.floor((y - corner[1]) / side),
    z: Math.floor((z - corner[2]) / side),
  };
}

/** Whether there is such a cell in the galaxy. */
export function isCellInGalaxy({ mass, x, y, z }: SpaceCell): boolean {
  return (
    isIndex(mass, largestMass + 1) &&
    isIndex(x, cellsAlong(0, mass)) &&
    isIndex(y, cellsAlong(1, mass)) &&
    isIndex(z, cellsAlong(2, mass))
  );
}

/** The number of cells of a size along an axis. */
function cellsAlong(axis: 0 | 1 | 2, mass: number): number {
  return extent[axis] >> mass;
}

function isIndex(value: number, count: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value < count;
}
