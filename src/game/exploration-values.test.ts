import { describe, expect, it } from 'vitest';
import { countedValue, fifthRoot, planetValue, starValue } from './exploration-values.js';

const earthlike = { planetClass: 'Earthlike body', terraformState: '', mass: 1 } as const;
const icy = { planetClass: 'Icy body', terraformState: '', mass: 0.01 } as const;

describe('a body is worth', () => {
  it.each([
    ['an Earth-like world that others found', { firstDiscovered: false }, 283_629],
    ['one found first', { firstDiscovered: true }, 737_434],
    ['one mapped after others, with too many probes', { firstDiscovered: false, mapped: 'wastefully' }, 1_229_057],
    ['one mapped after others, efficiently', { firstDiscovered: false, mapped: 'efficiently' }, 1_536_321],
    ['one mapped first', { firstDiscovered: false, mapped: 'efficiently', firstMapped: true }, 3_731_232],
    ['one found and mapped first', { firstDiscovered: true, mapped: 'efficiently', firstMapped: true }, 4_433_370],
  ] as const)('%s', (_, deeds, credits) => {
    expect(planetValue(earthlike, deeds)).toBe(credits);
  });

  it('at least 500 credits, and at least 555 more if mapped', () => {
    expect(planetValue(icy, { firstDiscovered: false })).toBe(500);
    expect(planetValue(icy, { firstDiscovered: false, mapped: 'wastefully' })).toBe(1780);
  });

  it.each([
    ['High metal content body', '', 0.5, 14_410],
    ['High metal content body', 'Terraformable', 0.5, 164_687],
    ['Water world', '', 0.8, 99_919],
    ['Water world', 'Terraformable', 0.8, 279_155],
    ['Ammonia world', '', 1.5, 156_421],
    ['Metal rich body', '', 0.1, 29_571],
    ['Sudarsky class I gas giant', '', 300, 4589],
    ['Sudarsky class III gas giant', '', 300, 831],
  ] as const)('by its class and mass: %s %s', (planetClass, terraformState, mass, credits) => {
    expect(planetValue({ planetClass, terraformState, mass }, { firstDiscovered: false })).toBe(credits);
  });

  it.each([
    ['G', 1, 1218],
    ['DA', 0.6, 14_184],
    ['N', 1.4, 23_106],
    ['H', 10, 26_044],
  ])('by its type, for a star of type %s', (starType, mass, credits) => {
    expect(starValue({ starType, mass }, false)).toBe(credits);
    expect(starValue({ starType, mass }, true)).toBeCloseTo(credits * 2.6, -1);
  });

  it('a third of that if it was only counted', () => {
    expect(countedValue(earthlike)).toBe(94_543);
  });
});

it('a fifth root is computed without the engine’s power function', () => {
  for (const value of [1e-9, 0.03, 1, 2, 243, 3830.5]) expect(fifthRoot(value) ** 5).toBeCloseTo(value, 9);
  expect(fifthRoot(243)).toBe(3);
  expect(fifthRoot(0)).toBe(0);
});
