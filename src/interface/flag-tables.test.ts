import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../words/argument-error.js';
import { decodeFlags, decodeFlags2, encodeFlags, encodeFlags2, flags, flags2 } from './flag-tables.js';
import { guiFocus, guiFocusName } from './gui-focus.js';

describe('the bit tables', () => {
  it('define 32 and 23 bits without a gap', () => {
    expect(flags.bits.map(({ bit }) => bit)).toEqual(Array.from({ length: 32 }, (_, bit) => bit));
    expect(flags2.bits.map(({ bit }) => bit)).toEqual(Array.from({ length: 23 }, (_, bit) => bit));
  });

  it('name no bit twice', () => {
    for (const { bits } of [flags, flags2]) expect(new Set(bits.map(({ name }) => name)).size).toBe(bits.length);
  });
});

describe('decoding flags', () => {
  it('tells what a ship docked at a starport reports', () => {
    expect(decodeFlags(16842765)).toEqual(['Docked', 'LandingGearDown', 'ShieldsUp', 'FsdMassLocked', 'InMainShip']);
  });

  it('tells what a commander in a hangar reports', () => {
    expect(decodeFlags2(90121)).toEqual([
      'OnFoot',
      'OnFootInStation',
      'OnFootInHangar',
      'OnFootSocialSpace',
      'BreathableAtmosphere',
    ]);
  });

  it('treats bit 31 as unsigned', () => {
    expect(decodeFlags(2147483648)).toEqual(['SrvHighBeam']);
    expect(encodeFlags(['SrvHighBeam'])).toBe(2147483648);
    expect(encodeFlags(flags.bits.map(({ name }) => name))).toBe(4294967295);
  });

  it('keeps bits it does not know', () => {
    expect(decodeFlags2(2 ** 23 + 1)).toEqual(['OnFoot', 'Bit23']);
  });

  it.each([-1, 1.5, 2 ** 32, Number.NaN])('refuses %s', (value) => {
    expect(() => decodeFlags(value)).toThrow(ArgumentError);
  });

  it('refuses to encode a name that is none', () => {
    expect(() => encodeFlags2(['Bit32'])).toThrow("Flags2 has no bit named 'Bit32'");
  });

  it('loses nothing on the way there and back', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), fc.boolean(), (low, high) => {
        const value = low + (high ? 2 ** 31 : 0);
        expect(encodeFlags(decodeFlags(value))).toBe(value);
        expect(encodeFlags2(decodeFlags2(value))).toBe(value);
      }),
    );
  });
});

describe('GuiFocus', () => {
  it('has twelve screens from 0 to 11', () => {
    expect(guiFocus.list.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(guiFocusName(6)).toBe('GalaxyMap');
    expect(guiFocusName(12)).toBeUndefined();
  });
});
