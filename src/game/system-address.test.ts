import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, cubeOfAddress, decodeAddress, encodeAddress, isAtAddress, isInCube } from './system-address.js';
import { systemRows } from './system-table.js';

describe('an address', () => {
  it.each([
    ['Sol', 10477373803, { mass: 3, number: 0 }],
    ['Alpha Centauri', 1178708478315, { mass: 3, number: 34 }],
    ['Sagittarius A*', 20578934, { mass: 6, number: 0 }],
    ['Luhman 16', 22960358574928, { mass: 0, number: 1 }],
  ])('of %s contains its mass code and its number', (_, address, parts) => {
    expect(decodeAddress(address)).toMatchObject(parts);
  });

  it('of every real system gives the cell that contains it', () => {
    for (const [name, address, position] of systemRows) {
      expect(isInCube(cubeOfAddress(address), position), name).toBe(true);
      const { number, ...cell } = decodeAddress(address);
      expect(cellAt(position, cell.mass), name).toEqual(cell);
      expect(encodeAddress({ ...cell, number }), name).toBe(address);
    }
  });

  it('survives decoding and encoding', () => {
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
  ])('is not encoded from %o', (place) => {
    expect(() => encodeAddress(place)).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('is never %d', (address) => {
    expect(() => decodeAddress(address)).toThrow(RangeError);
  });
});

describe('the cube of an address', () => {
  it.each([
    ['Sol', 10477373803, [0, 0, 0]],
    ['Alpha Centauri', 1178708478315, [3.03125, -0.09375, 3.15625]],
    ['Sirius', 121569805492, [6.25, -1.28125, -5.75]],
    ['Deciat', 6681123623626, [122.625, -0.8125, -47.28125]],
    ['Shinrarta Dezhra', 3932277478106, [55.71875, 17.59375, 27.15625]],
    ['Luhman 16', 22960358574928, [6.3125, 0.59375, 1.71875]],
    ['Colonia', 3238296097059, [-9530.5, -910.28125, 19808.125]],
    ['Sagittarius A*', 20578934, [25.21875, -20.90625, 25899.96875]],
  ] as const)('contains %s', (_, address, position) => {
    const cube = cubeOfAddress(address);
    expect(isInCube(cube, position)).toBe(true);
    expect(isInCube(cube, [position[0] + cube.side, position[1], position[2]])).toBe(false);
    expect(isInCube(cube, [position[0], position[1] - cube.side, position[2]])).toBe(false);
    expect(isInCube(cube, [position[0], position[1], position[2] + cube.side])).toBe(false);
  });

  it('contains a position exactly if the direct test says so', () => {
    const addresses = fc.oneof(
      fc.maxSafeInteger(),
      fc.maxSafeNat(),
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.maxSafeNat().map(String),
    );
    const shifts = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(-0.001, 0, 0.5, 0.999, 1)));
    fc.assert(
      fc.property(addresses, shifts, (address, shift) => {
        const { from, side } = cubeOfAddress(address);
        const [x, y, z] = shift.map((each, axis) => (from[axis] as number) + each * side) as [number, number, number];
        expect(isAtAddress(address, [x, y, z])).toBe(shift.every((each) => each >= 0 && each < 1));
      }),
    );
  });

  it('is the same with a body number above it, and in any form of the address', () => {
    const cube = cubeOfAddress(6681123623626);
    expect(cubeOfAddress('6681123623626')).toEqual(cube);
    expect(cubeOfAddress(6681123623626n)).toEqual(cube);
    expect(cubeOfAddress(6681123623626n + (9n << 55n))).toEqual(cube);
  });
});
