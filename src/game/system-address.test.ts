import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, cubeOfAddress, decodeAddress, encodeAddress } from './system-address.js';
import { systemRows } from './system-table.js';

describe('an address', () => {
  it.each([
    ['Sol', 10477373803, { mass: 3, number: 0 }],
    ['Alpha Centauri', 1178708478315, { mass: 3, number: 34 }],
    ['Sagittarius A*', 20578934, { mass: 6, number: 0 }],
    ['Luhman 16', 22960358574928, { mass: 0, number: 1 }],
  ])('of %s tells its mass code and its number', (_, address, told) => {
    expect(decodeAddress(address)).toMatchObject(told);
  });

  it('of every real system tells the cell that the system lies in', () => {
    for (const [name, address, position] of systemRows) {
      const { from, side } = cubeOfAddress(address);
      const inside = position.every((value, axis) => {
        const start = from[axis] as number;
        return value >= start && value < start + side;
      });
      expect(inside, name).toBe(true);
      const { number, ...cell } = decodeAddress(address);
      expect(cellAt(position, cell.mass), name).toEqual(cell);
      expect(encodeAddress({ ...cell, number }), name).toBe(address);
    }
  });

  it('comes back from what it tells', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (address) => {
        expect(encodeAddress(decodeAddress(address))).toBe(address);
      }),
    );
  });

  it.each([
    { mass: 8, x: 0, y: 0, z: 0, number: 0 },
    { mass: 0, x: 16384, y: 0, z: 0, number: 0 },
    { mass: 0, x: 0, y: 8192, z: 0, number: 0 },
    { mass: 7, x: 0, y: 0, z: 128, number: 0 },
    { mass: 3, x: -1, y: 0, z: 0, number: 0 },
    { mass: 3, x: 1.5, y: 0, z: 0, number: 0 },
    { mass: 0, x: 1, y: 1, z: 1, number: 512 },
  ])('is not made of %o', (place) => {
    expect(() => encodeAddress(place)).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('is never %d', (address) => {
    expect(() => decodeAddress(address)).toThrow(RangeError);
  });
});
