import { describe, expect, it } from 'vitest';
import { celsius, coordinate, credits, degrees, distance, gravities, kelvin, percent, tonnes } from './measures.js';

describe('a measure', () => {
  it('has its unit, and groups thousands', () => {
    expect(tonnes(13.980798)).toBe('13.98 t');
    expect(credits(7_544_980_387)).toBe('7,544,980,387 Cr');
    expect(gravities(0.294)).toBe('0.29 g');
    expect(percent(0.245)).toBe('25 %');
    expect([kelvin(288.4), celsius(288.4)]).toEqual(['288 K', '15 °C']);
  });

  it('keeps zero apart from what is absent', () => {
    expect(tonnes(0)).toBe('0 t');
    for (const of of [tonnes, credits, degrees, coordinate, gravities, percent, kelvin, celsius, distance])
      expect(of(undefined)).toBeUndefined();
  });

  it('counts in kilometres from ten of them on', () => {
    expect([0, 9_999, 10_000, 240_090].map(distance)).toEqual(['0 m', '9,999 m', '10 km', '240.1 km']);
  });

  it('puts a minus before what is below zero, and only there', () => {
    expect(coordinate(-25.722857)).toBe('−25.7229°');
    expect(coordinate(-0.000001)).toBe('0.0000°');
    expect(degrees(-140)).toBe('−140°');
  });

  it('stays short, whatever a broken journal says', () => {
    expect(credits(1e300)).toBe('1.00e+300 Cr');
  });
});
