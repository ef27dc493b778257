import { describe, expect, it } from 'vitest';
import { findKind, specification } from '../../spec/catalogue.js';
import type { Kind } from '../../spec/kind.js';
import { miswrittenIntegers } from './integers.js';

const Docked = findKind(specification, 'Docked') as Kind;

function told(text: string): string[] {
  return miswrittenIntegers(text, Docked.shape).map(({ pointer, message }) => `${pointer}: ${message}`);
}

describe('an integer', () => {
  it.each(['7', '-7', '0', '128016640', '18446744073709551615'])('may be written as %s', (number) => {
    expect(told(`{ "MarketID":${number}, "DistFromStarLS":32.000000 }`)).toEqual([]);
  });

  it.each([
    ['7.0', '7'],
    ['7.000000', '7'],
    ['-7.0', '-7'],
    ['1e3', '1000'],
    ['1.5E1', '15'],
    ['1e300', 'with all its digits'],
  ])('may not be written as %s', (number, expected) => {
    expect(told(`{ "MarketID":${number} }`)).toEqual([
      `/MarketID: ${number} is an integer with decimals: it is written ${expected}`,
    ]);
  });

  it('is looked for in all the objects inside', () => {
    expect(told('{ "LandingPads":{ "Small":1.0, "Medium":2, "Large":3.00 } }')).toHaveLength(2);
  });

  it('is left to other rules if it is none', () => {
    expect(told('{ "MarketID":7.5, "StationName":"7.0", "LandingPads":7.0, "StationServices":1.0 }')).toEqual([]);
  });
});
