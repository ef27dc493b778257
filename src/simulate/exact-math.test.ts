import { expect, it } from 'vitest';
import { cosine, cubeRoot, exponential, fourthRoot, logarithm, sine, toThePower } from './exact-math.js';

const values = [1e-9, 0.004, 0.3, 0.75, 1, 1.5, 2, Math.PI, 42, 1e6, 1.327e20];

it.each(values)('logarithms and roots of %d are correct', (value) => {
  expect(logarithm(value)).toBeCloseTo(Math.log(value), 11);
  expect(cubeRoot(value) / Math.cbrt(value)).toBeCloseTo(1, 12);
  expect(fourthRoot(value) / value ** 0.25).toBeCloseTo(1, 12);
});

it.each([-40, -1, -0.2, 0, 0.3, 1, 7.5, 40])('e to the power of %d is correct', (exponent) => {
  expect(exponential(exponent) / Math.exp(exponent)).toBeCloseTo(1, 12);
});

it.each([0.001, 0.25, 0.5, 0.999, 2, 3.7])('40 to the power of %d is correct', (exponent) => {
  expect(toThePower(40, exponent) / 40 ** exponent).toBeCloseTo(1, 12);
});

it('sines and cosines are correct around the whole circle and beyond', () => {
  for (let degrees = -720; degrees <= 720; degrees += 7.3) {
    expect(sine(degrees)).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 6);
    expect(cosine(degrees)).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 6);
  }
});
