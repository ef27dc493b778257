import { describe, expect, it } from 'vitest';
import type { Kind } from '../../interface/kind.js';
import { findKind, specification } from '../../interface/kind-catalogue.js';
import { collectMiswrittenIntegers } from './miswritten-integers.js';

const Docked = findKind(specification, 'Docked') as Kind;

function reported(text: string): string[] {
  const found: string[] = [];
  collectMiswrittenIntegers(text, Docked, (pointer, _evidence, expected, literal) => {
    found.push(`${pointer}: ${literal} is an integer: it must be written ${expected}`);
  });
  return found;
}

describe('an integer', () => {
  it.each(['7', '-7', '0', '128016640', '18446744073709551615'])('may be written as %s', (number) => {
    expect(reported(`{ "MarketID":${number}, "DistFromStarLS":32.000000 }`)).toEqual([]);
  });

  it.each([
    ['7.0', '7'],
    ['7.000000', '7'],
    ['-7.0', '-7'],
    ['1e3', '1000'],
    ['1.5E1', '15'],
    ['1e300', 'with all its digits'],
    ['12345678901234567890.0', '12345678901234567890'],
    ['9007199254740993.000', '9007199254740993'],
    ['1.2345678901234567e16', '12345678901234567'],
    ['120000e-4', '12'],
    ['-0.0', '0'],
    ['0.00', '0'],
    ['12345678901234567890.5', 'without them'],
    ['0.99999999999999999999', 'without them'],
  ])('may not be written as %s', (number, expected) => {
    expect(reported(`{ "MarketID":${number} }`)).toEqual([
      `/MarketID: ${number} is an integer: it must be written ${expected}`,
    ]);
  });

  it('is read to its end, however long it is, and shown as far as it is worth showing', () => {
    const zeros = '0'.repeat(500);
    const shown = `7.${'0'.repeat(77)}…`;
    expect(reported(`{ "MarketID":7.${zeros}e2 }`)).toEqual([
      `/MarketID: ${shown} is an integer: it must be written 700`,
    ]);
    expect(reported(`{ "MarketID":7.${zeros}e-2 }`)).toEqual([]);
  });

  it('is looked for in all the objects inside', () => {
    expect(reported('{ "LandingPads":{ "Small":1.0, "Medium":2, "Large":3.00 } }')).toHaveLength(2);
  });

  it('is found however its name and the line are written', () => {
    expect(reported('{ "\\u004darketID":7.0 }')).toHaveLength(1);
    expect(reported('{"MarketID" :\t7.0,"LandingPads":{"Small": 1e0}}')).toHaveLength(2);
    expect(reported('{ "MarketID":7.0 }'.replace('7.0', `7.${'0'.repeat(400)}`))).toHaveLength(1);
  });

  it('is left to other rules if it is none', () => {
    expect(reported('{ "MarketID":7.5, "StationName":"7.0", "LandingPads":7.0, "StationServices":1.0 }')).toEqual([]);
  });
});
