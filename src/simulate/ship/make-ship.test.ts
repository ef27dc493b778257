import { expect, test } from 'vitest';
import { checkEvent } from '../../check/event/check-event.js';
import { dialectNames } from '../../interface/dialect/dialects.js';
import { Random } from '../random.js';
import { fitOut, hullNames, makeShip } from './make-ship.js';
import { moduleInfoFields } from './module-info-fields.js';
import { cargoTonnes, changeStock, freeCargoSpace, hasFighter, hasSrv, type ShipPurpose, totalMass } from './ship.js';

const purposes: readonly ShipPurpose[] = ['explorer', 'trader', 'combat', 'miner', 'all-rounder'];
const seeds = Array.from({ length: 100 }, (_, seed) => seed);

test('every ship can fly: fuel for some jumps, cargo within its capacity', () => {
  for (const seed of seeds) {
    const purpose = purposes[seed % purposes.length] as ShipPurpose;
    const ship = makeShip(new Random(seed).stream('ship'), purpose);
    expect(ship.fuel.main).toBeGreaterThan(0.5 * ship.tank);
    expect(ship.fuel.main).toBeLessThanOrEqual(ship.tank);
    expect(ship.fuel.reservoir).toBeLessThanOrEqual(ship.reservoirSize);
    expect(freeCargoSpace(ship)).toBeGreaterThanOrEqual(0);
    expect(totalMass(ship)).toBeCloseTo(ship.unladenMass + ship.fuel.main + cargoTonnes(ship), 9);
  }
});

test('the same seed gives the same ship', () => {
  expect(makeShip(new Random(5), 'trader')).toEqual(makeShip(new Random(5), 'trader'));
});

test('seeds differ in their ships, and explorers always have a fuel scoop', () => {
  const hulls = new Set(seeds.map((seed) => makeShip(new Random(seed).stream('ship'), 'explorer').hull));
  expect(hulls.size).toBeGreaterThan(4);
  for (const seed of seeds) expect(makeShip(new Random(seed).stream('ship'), 'explorer').scoopRate).toBeGreaterThan(0);
});

test('a beginner does not fly what a veteran flies', () => {
  const hulls = new Set(seeds.map((seed) => makeShip(new Random(seed).stream('ship'), 'combat', 'new').hull));
  expect(hulls).toContain('cobramkiii');
  for (const costly of ['krait_mkii', 'federation_corvette', 'cutter']) expect(hulls).not.toContain(costly);
});

test('ships for trade and mining have cargo space', () => {
  for (const seed of seeds) {
    for (const experience of ['new', 'settled', 'veteran'] as const) {
      for (const purpose of ['trader', 'miner', 'all-rounder'] as const) {
        expect(makeShip(new Random(seed), purpose, experience).cargoCapacity).toBeGreaterThanOrEqual(16);
      }
    }
  }
});

test('some ships have an SRV, some a fighter', () => {
  const ships = hullNames.map((hull) => fitOut(new Random(1), hull, 'all-rounder'));
  expect(ships.filter(hasSrv).length).toBeGreaterThan(5);
  expect(ships.filter(hasFighter).map(({ hull }) => hull)).toEqual(
    'krait_mkii federation_corvette cutter federation_gunship independant_trader type9_military typex_2 panthermkii lakonminer explorer_nx'.split(
      ' ',
    ),
  );
});

test.each(hullNames)('the modules of %s are in the order of the panel', (hull) => {
  const { modules } = fitOut(new Random(1), hull, 'all-rounder');
  const powers = modules.map(({ power }) => power ?? -1);
  expect(powers).toEqual([...powers].sort((a, b) => b - a));
  expect(new Set(modules.map(({ slot }) => slot)).size).toBe(modules.length);
});

test.each(dialectNames)('ModulesInfo is clean in the dialect %s', (dialect) => {
  for (const hull of hullNames) {
    const event = {
      timestamp: '2026-11-14T20:41:00Z',
      event: 'ModuleInfo',
      ...moduleInfoFields(fitOut(new Random(1), hull, 'all-rounder'), dialect),
    };
    expect(checkEvent(event, { dialect })).toEqual([]);
  }
});

test('only the live game omits the power of reinforcements', () => {
  const ship = fitOut(new Random(1), 'krait_mkii', 'combat');
  const powers = (dialect: 'spec' | 'game') => moduleInfoFields(ship, dialect).Modules?.map(({ Power }) => Power);
  expect(powers('spec')).not.toContain(undefined);
  expect(powers('game')).toContain(undefined);
});

test('a hold never contains less than nothing', () => {
  const hold = new Map([['gold', 3]]);
  changeStock(hold, 'gold', -3);
  expect(hold.has('gold')).toBe(false);
  expect(() => changeStock(hold, 'gold', -1)).toThrow('only 0 of gold');
});
