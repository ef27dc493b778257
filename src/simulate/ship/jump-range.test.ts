import { expect, test } from 'vitest';
import { Random } from '../random.js';
import { fullTankRange, injectionBoost, jumpFuel, jumpRange, maximumRange } from './jump-range.js';
import { fitOut, hullNames } from './make-ship.js';
import type { Ship } from './ship.js';

/** Optimal mass and maximum fuel in tonnes, and the factor, of drives as they are sold. */
const drives = {
  '3A SCO': [167, 1.9, 0.013],
  '4A': [525, 3, 0.012],
  '4A SCO': [585, 3.2, 0.013],
  '5A': [1050, 5, 0.012],
  '5A SCO': [1175, 5.2, 0.013],
  '5B': [875, 4.1, 0.01],
  '5E': [560, 3.3, 0.011],
  '6A': [1800, 8, 0.012],
  '6A SCO': [2000, 8.3, 0.013],
  '7A': [2700, 12.8, 0.012],
} as const;

/** The factor on the optimal mass by grade of increased range. */
const grades = {
  'as sold': 1,
  // A finished grade has a fixed factor; this one is taken from the loadout.
  'unfinished grade 3': 1390.77 / 1050,
  'grade 3': 1.35,
  'grade 4': 1.45,
  'grade 5': 1.55,
  // Drives sold with both: increased range, and faster boot, which adds another 15 %.
  'two grades 5': 1.55 + 0.15,
} as const;

/** The factors on optimal mass and maximum fuel by experimental effect. */
const effects = { '': [1, 1], 'mass manager': [1.04, 1], 'deep charge': [1, 1.1] } as const;

/**
 * Real jumps. The drive is known from the journal. Its grade and effect are not: they are those above that
 * explain the fuel used; of 28 jumps the six that none explains are left out. Then tonnes unladen, cargo and
 * fuel before; light-years, fuel used, boost, booster.
 */
const realJumps: readonly Jump[] = [
  ['5A SCO', 'grade 5', 'mass manager', 350.4, 0, 32, 65.045, 4.724453, 1, 10.5],
  ['6A', 'grade 5', 'mass manager', 1073, 0, 32, 30.102, 6.833467, 1, 0],
  ['5A', 'two grades 5', 'mass manager', 353, 8, 32, 63.848, 4.625574, 1, 10.5],
  ['5A', 'unfinished grade 3', '', 353.55, 0, 22.8912, 51.201, 4.421367, 1, 10.5],
  ['6A', 'two grades 5', 'mass manager', 484.78, 0, 29.7159, 302.437, 5.737683, 4, 10.5],
  ['5A SCO', 'two grades 5', 'mass manager', 302.96, 3, 18.2012, 80.914, 4.684949, 1, 10.5],
  ['4A', 'as sold', '', 420.3, 0, 1.3179, 7.448, 0.734119, 1, 0],
  ['5A', 'two grades 5', 'mass manager', 334.6, 8, 32, 245.766, 3.812444, 4, 10.5],
  ['7A', 'as sold', '', 1959.2, 100, 57.7301, 8.085, 0.484122, 1, 10.5],
  ['5A', 'two grades 5', 'deep charge', 374.7, 4, 26.686, 233.855, 4.373142, 4, 10.5],
  ['7A', 'grade 4', '', 1604.6, 656, 61.266, 15.141, 5.01938, 1, 0],
  ['6A', 'grade 5', 'mass manager', 1879.3, 113, 32, 27.82, 7.883339, 1, 10.5],
  ['5A SCO', 'two grades 5', 'mass manager', 303.76, 0, 19.5908, 250.213, 2.480664, 4, 10.5],
  ['5A', 'grade 4', '', 600.9, 31, 16.6526, 36.653, 4.566172, 1, 10.5],
  ['5A', 'two grades 5', '', 738, 0, 13.1952, 14.509, 1.009842, 1, 0],
  ['6A SCO', 'grade 5', '', 1061.3, 126, 64, 14.286, 0.611234, 1, 9.25],
  ['5A', 'grade 3', '', 735.4, 16, 28.861, 17.552, 3.108292, 1, 0],
  ['5E', 'as sold', '', 588, 3, 32, 3.753, 0.364706, 1, 0],
  ['4A SCO', 'as sold', '', 202.8, 95, 16.1646, 18.328, 2.494385, 1, 0],
  ['5B', 'as sold', '', 416, 0, 26.85, 22.626, 3.928037, 1, 0],
  ['3A SCO', 'as sold', '', 64.52, 0, 8, 28.198, 1.534181, 1, 7.75],
  ['4A SCO', 'two grades 5', '', 446.9, 0, 12, 7.52, 0.227384, 1, 0],
];

/** The ships above, and their range according to the game. */
const realRanges = {
  sidewinder: 7.745967,
  cobramkiii: 24.433945,
  cobramkv: 23.281168,
  asp: 66.446396,
  diamondbackxl: 75.524918,
  krait_light: 70.208649,
  krait_mkii: 29.197834,
  python: 39.975273,
  type9: 34.604622,
  anaconda: 67.038483,
  mandalay: 80.299843,
  federation_corvette: 29.24629,
  cutter: 35.441559,
  type8: 57.676064,
  empire_courier: 45.635101,
};

const some = fitOut(new Random(1), 'asp', 'explorer');

type Jump = readonly [
  drive: keyof typeof drives,
  grade: keyof typeof grades,
  effect: keyof typeof effects,
  ...figures: readonly [number, number, number, number, number, number, number],
];

function shipOf([drive, grade, effect, mass, cargo, fuel, , , , boosterRange]: Jump): Ship {
  const [optimalMass, maxFuel, factor] = drives[drive];
  const [heavier, deeper] = effects[effect];
  return {
    ...some,
    unladenMass: mass,
    fuel: { main: fuel, reservoir: 0 },
    cargo: new Map([['tritium', cargo]]),
    boosterRange,
    drive: {
      item: '',
      optimalMass: optimalMass * grades[grade] * heavier,
      maxFuel: maxFuel * deeper,
      factor,
      exponent: 2 + 0.15 * (Number(drive[0]) - 2),
    },
  };
}

test.each(realJumps.map((jump) => ({ jump })))('a real jump uses the fuel it used: $jump', ({ jump }) => {
  const [, , , , , , distance, used, boost] = jump;
  expect(Math.abs(jumpFuel(shipOf(jump), distance, boost) / used - 1)).toBeLessThan(0.01);
});

test.each(realJumps.map((jump) => ({ jump })))('a real jump is within the range: $jump', ({ jump }) => {
  const [, , , , , , distance, , boost] = jump;
  expect(jumpRange(shipOf(jump), boost)).toBeGreaterThan(distance * 0.999);
});

test.each(Object.entries(realRanges))('%s reaches as far as the game says', (hull, range) => {
  expect(maximumRange(fitOut(new Random(1), hull, 'explorer'))).toBeCloseTo(range, 2);
});

test('a jump to the end of the range takes all the fuel the drive allows', () => {
  for (const hull of hullNames) {
    const ship = fitOut(new Random(7), hull, 'all-rounder');
    ship.fuel.main = ship.tank;
    expect(jumpFuel(ship, jumpRange(ship))).toBeCloseTo(Math.min(ship.drive.maxFuel, ship.tank), 6);
    expect(jumpFuel(ship, jumpRange(ship, 4), 4)).toBeCloseTo(Math.min(ship.drive.maxFuel, ship.tank), 6);
    expect(fullTankRange(ship)).toBeCloseTo(jumpRange(ship), 9);
  }
});

test('a nearly empty tank reaches less far', () => {
  const full = jumpRange({ ...some, fuel: { main: 32, reservoir: 0 } });
  expect(jumpRange({ ...some, fuel: { main: 1, reservoir: 0 } })).toBeLessThan(full);
});

test('an injection lengthens the jump by its share', () => {
  expect([0, 1, 2, 3].map((injection) => injectionBoost({ injection: injection as Ship['injection'] }))).toEqual([
    1, 1.25, 1.5, 2,
  ]);
});
