import { describe, expect, it, test } from 'vitest';
import { isVersionBefore } from '../../game/game-version.js';
import { hullFittingTable } from '../../game/hull-fitting-table.js';
import { hullSlotTable } from '../../game/hull-slot-table.js';
import { hullSlots, isHullIn, takesRhino } from '../../game/hulls.js';
import { moduleMass } from '../../game/module-stats.js';
import { cheapHulls, hullsFor } from '../../game/ship-choice-table.js';
import { shipNames } from '../../game/ship-name-table.js';
import { shipSymbol } from '../../game/ship-names.js';
import { frameShiftDrives } from '../../game/ship-part-table.js';
import { shipTable } from '../../game/ship-table.js';
import { stockFittingTable } from '../../game/stock-fitting-table.js';
import { loadGameFields } from '../activities/start-up-events.js';
import { Random } from '../random.js';
import { makeWorld } from '../world/make-world.js';
import { maximumRange } from './jump-range.js';
import { fitOut, hullNames, makeShip } from './make-ship.js';
import { hasFighter, hasNomadHangar, hasRhinoHangar, type ShipPurpose } from './ship.js';

/** Ships as they are sold: tonnes unladen, maximum light-years, value of the hull, price. */
const asSold: Readonly<Record<string, readonly [mass: number, range: number, hull: number, price: number]>> = {
  eagle: [76.3, 9.153705, 0, 44800],
  hauler: [29.9, 11.623065, 7680, 52720],
  adder: [67.8, 10.281335, 18205, 87808],
  viper: [86.5, 8.089078, 74105, 142931],
  type6: [199, 13.378671, 857501, 1045945],
  dolphin: [234, 11.394546, 1095278, 1337323],
  type7: [434, 13.136463, 16773973, 17472252],
  vulture: [329, 8.124208, 4669586, 4925615],
  empire_trader: [624, 9.15762, 21107774, 22295860],
  federation_dropship: [774, 7.390422, 13500985, 14314210],
  orca: [514, 11.10492, 47791602, 48539887],
  belugaliner: [1514, 10.616871, 79685640, 84532764],
  ferdelance: [394, 6.790689, 51126484, 51567040],
  diamondback: [219, 12.167932, 441298, 564329],
  empire_eagle: [80.3, 8.704444, 50395, 110830],
  federation_dropship_mkii: [674, 8.481582, 19101988, 19814210],
  federation_gunship: [844, 6.77986, 34805791, 35814210],
  viper_mkiv: [241.5, 11.043585, 290169, 437931],
  cobramkiv: [269, 9.922926, 583683, 764720],
  independant_trader: [227.8, 11.701971, 2937342, 3126154],
  asp_scout: [214, 12.449597, 3810702, 3961154],
  type9_military: [1474, 6.983821, 121485657, 124755342],
  typex: [594, 9.617571, 18603355, 19382252],
  typex_2: [694, 8.238312, 22091507, 22866341],
  typex_3: [664, 8.608685, 29560683, 30472252],
  mamba: [394, 6.790689, 55433797, 55867040],
  python_nx: [664, 18.410463, 64743724, 67527359],
  corsair: [599, 13.577042, 76883672, 79304750],
  panthermkii: [1804, 12.516351, 286905678, 301348586],
  lakonminer: [514, 15.80795, 66346216, 67861850],
  explorer_nx: [1654, 21.828005, 182487463, 194861290],
  smallcombat01_nx: [287.8, 13.321474, 13775885, 14273820],
  mediumtransport01: [489, 16.61071, 67991609, 69289470],
};

const now = '4.4.1.1';
const seeds = Array.from({ length: 400 }, (_, seed) => seed);
/** The first of `hullNames` were fitted by players, with engineered modules. */
const asBuilt = hullNames.slice(15);

describe('a hull as it is sold', () => {
  it.each(Object.entries(asSold))(
    '%s has the mass, the range and the price of the game',
    (hull, [mass, range, value, price]) => {
      const items = (stockFittingTable[hull] ?? []).map(([, item]) => item);
      const [empty = 0] = hullSlotTable[hull] ?? [];
      const unladenMass = items.reduce((sum, item) => sum + moduleMass(item), empty);
      expect(unladenMass).toBeCloseTo(mass, 4);
      const item = items.find((each) => each.includes('hyperdrive')) ?? '';
      const drive = { item, ...(frameShiftDrives[item] as (typeof frameShiftDrives)[string]) };
      expect(
        maximumRange({ ...fitOut(new Random(1), hull, 'combat'), unladenMass, drive, boosterRange: 0 }),
      ).toBeCloseTo(range, 4);
      expect(shipTable.find(([name]) => name === hull)?.slice(2, 4)).toEqual([price, value]);
    },
  );
});

test('there are 48 hulls, each with a name, a price and slots', () => {
  expect(hullNames).toHaveLength(48);
  for (const table of [shipTable.map(([hull]) => hull), Object.keys(hullSlotTable), Object.keys(hullFittingTable)]) {
    expect(new Set(table)).toEqual(new Set(hullNames));
  }
  for (const hull of hullNames) {
    expect(shipNames[hull], hull).toBeDefined();
    expect(shipSymbol(hull), hull).not.toBe(hull);
  }
});

it.each(asBuilt)('%s weighs what its hull and its modules weigh', (hull) => {
  const [empty = 0] = hullSlotTable[hull] ?? [];
  const { modules, unladenMass } = fitOut(new Random(1), hull, 'all-rounder');
  expect(unladenMass).toBeCloseTo(
    modules.reduce((sum, { item }) => sum + moduleMass(item), empty),
    6,
  );
});

it.each(hullNames)('%s has its modules in its own slots, none too large', (hull) => {
  const slots = hullSlots(hull);
  for (const seed of seeds.slice(0, 8)) {
    for (const { slot, item } of fitOut(new Random(seed), hull, 'all-rounder', 'settled', now).modules) {
      if (/Suite|Scanner$|Cockpit|Hatch/.test(slot)) continue;
      const size = Number(/_size(\d)/.exec(item)?.[1] ?? 0);
      const weapon = ['tiny', 'small', 'medium', 'large', 'huge'].findIndex((word) => item.includes(`_${word}`));
      expect(slots.get(slot), `${slot} of ${item}`).toBeGreaterThanOrEqual(
        Math.max(size, item.startsWith('hpt') ? weapon : 0),
      );
    }
  }
});

test('every hull is flown by someone, and none before it came', () => {
  const chosen = new Set([hullsFor, cheapHulls].flatMap((table) => Object.values(table).flat()).map(([hull]) => hull));
  expect(chosen).toEqual(new Set(hullNames));
  for (const [hull, , , , since] of shipTable) {
    expect(isHullIn(now, hull)).toBe(true);
    expect(isHullIn('3.8.0.1400', hull), hull).toBe(since === undefined);
    expect(since === undefined || (isHullIn(since, hull) && isVersionBefore('4.0.0.1700', since)), hull).toBe(true);
  }
});

test('the hangars of later vehicles come with their versions, in hulls that take them', () => {
  const hangars = (version: string, hull: string) =>
    seeds.slice(0, 40).map((seed) => fitOut(new Random(seed), hull, 'explorer', 'settled', version));
  for (const hull of hullNames) {
    expect(hangars('4.4.0.3', hull).some(hasRhinoHangar), hull).toBe(false);
    expect(hangars(now, hull).some(hasRhinoHangar), hull).toBe(takesRhino(hull));
    expect(
      hangars('4.3.3.0', hull).some((ship) => hasNomadHangar(ship, '4.3.3.0')),
      hull,
    ).toBe(false);
  }
  expect(hullNames.filter(takesRhino)).toHaveLength(13);
  const mkii = hullNames.filter((hull) =>
    hangars(now, hull).some(({ modules }) => modules.some(({ item }) => item.includes('baymk2'))),
  );
  expect(mkii).toEqual(['panthermkii', 'lakonminer', 'explorer_nx']);
  const krait = fitOut(new Random(1), 'krait_mkii', 'combat');
  expect([hasFighter(krait), hasNomadHangar(krait, '4.3.3.0'), hasNomadHangar(krait, now)]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each(['miner', 'explorer'] as const)(
  'a reasonable share of ships of a %s can launch the Rhino',
  (purpose: ShipPurpose) => {
    const ships = seeds.map((seed) => makeShip(new Random(seed), purpose, 'settled', undefined, now));
    const share = ships.filter(hasRhinoHangar).length / ships.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.6);
  },
);

test('LoadGame gives the displayed name of older hulls always, of later ones in some journals', () => {
  const world = makeWorld({ seed: 1, now: 1_795_000_000, dialect: 'game', startConditions: { ship: ['explorer'] } });
  const shown = (hull: string) =>
    new Set(
      seeds.slice(0, 40).map((seed) => {
        const { Ship, Ship_Localised } = loadGameFields({
          ...world,
          vehicle: 'ship',
          ship: fitOut(new Random(seed), hull, 'explorer'),
        });
        return `${Ship} ${Ship_Localised}`;
      }),
    );
  expect(shown('python')).toEqual(new Set(['Python undefined']));
  expect(shown('asp')).toEqual(new Set(['Asp Asp Explorer']));
  expect(shown('explorer_nx')).toEqual(new Set(['Explorer_NX Caspian Explorer', 'Explorer_NX undefined']));
});
