import { expect, test } from 'vitest';
import { oneIn } from '../../../../test/thorough.js';
import { checkEvent } from '../../../check/event/check-event.js';
import { materialTable } from '../../../game/material-table.js';
import type { Station } from '../../../game/star-system.js';
import { type Dialect, dialectNames } from '../../../interface/dialect/dialects.js';
import { specification } from '../../../interface/kind-catalogue.js';
import type { Activity } from '../../activity.js';
import { isReferred } from '../../commander/engineer-progress.js';
import { addMaterial } from '../../commander/material-stock.js';
import { makeLoadouts, type SuitLoadout } from '../../commander/suit-loadouts.js';
import type { UncheckedDraft } from '../../event-fields.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { carrierAsStation } from '../../galaxy/fleet-carrier.js';
import { galaxy } from '../../galaxy/milky-way.js';
import { Random } from '../../random.js';
import { fitOut, hullNames } from '../../ship/make-ship.js';
import { cargoTonnes, hasSrv, tonnesIn } from '../../ship/ship.js';
import { makeWorld } from '../../world/make-world.js';
import type { World } from '../../world/world.js';
import { advanceCareer } from '../advance-career.js';
import { lookAtModules } from '../cockpit/modules-panel.js';
import { synthesise } from '../cockpit/synthesise.js';
import { transferCargo } from '../cockpit/transfer-cargo.js';
import { startUp } from '../start-up-events.js';
import { upgradeSuit, upgradeWeapon } from './buy-upgrades.js';
import { sellOutfit } from './change-loadouts.js';
import { contribute, writeGoals } from './contribute-to-goals.js';
import { tradeMissions } from './mission-board.js';
import { refuel } from './refuel.js';
import { sellExploration } from './sell-exploration.js';
import { trade } from './trade-goods.js';
import { visitEngineer } from './visit-engineer.js';
import { orderModuleTransfer, visitOutfitting } from './visit-outfitting.js';

const start = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const seeds = Array.from({ length: 24 }, (_, seed) => seed + 1);
const allServices = [
  'Outfitting',
  'Exploration',
  'Missions',
  'Commodities',
  'Refuel',
  'Contacts',
  'shop',
  'pioneersupplies',
];
const specified: ReadonlySet<string> = new Set(specification.kinds.map(({ name }) => name));

/** A session docked at a station that offers everything. */
function docked(seed: number, dialect: Dialect = 'spec'): World {
  const world = makeWorld({
    seed,
    now: start,
    dialect,
    startConditions: { ship: ['all-rounder', 'trader', 'explorer'] },
  });
  const { place } = world;
  if (place.is !== 'docked') throw new Error('a session begins docked');
  world.politics.override(world.system, { stations: false });
  return at(world, { ...place.station, services: [...new Set([...place.station.services, ...allServices])] });
}

function at(world: World, station: Station): World {
  if (world.place.is === 'docked') world.place = { ...world.place, station };
  return world;
}

function landed(world: World): World {
  const body = galaxy.populated.flatMap((system) => galaxy.bodiesOf(system))[0];
  if (!body) throw new Error('there is nowhere to land');
  world.place = { is: 'landed', over: { body, latitude: 0, longitude: 0, heading: 0, altitude: 0 } };
  return world;
}

/** Runs an activity while time passes, and returns what is written. */
function run(world: World, activity: Activity, seen: (world: World) => void = () => {}): UncheckedDraft[] {
  const written: UncheckedDraft[] = [];
  for (const { wait, write } of activity) {
    if (write) written.push(write);
    else world.now += wait ?? 0;
    seen(world);
  }
  return written;
}

const atStation = [
  startUp,
  sellExploration,
  tradeMissions,
  trade,
  visitOutfitting,
  orderModuleTransfer,
  visitEngineer,
  contribute,
  lookAtModules,
  synthesise,
  refuel,
];

function scanStar({ commander, system }: World, name: string, address: number): void {
  const star = bodyTreeOf(system).all.find(({ is }) => is === 'star');
  if (star) commander.exploration.scan({ name, address }, star, false);
}

/** Every station activity, repeatedly. */
function evening(world: World): UncheckedDraft[] {
  const written: UncheckedDraft[] = [];
  for (let round = 0; round < 4; round++) {
    for (let star = 0; star < 9; star++) {
      scanStar(world, `Star ${world.now} ${star}`, world.now * 10 + star);
    }
    for (const deed of atStation) written.push(...run(world, deed(world)));
    world.vehicle = 'foot';
    for (const deed of [upgradeSuit, upgradeWeapon]) written.push(...run(world, deed(world)));
    world.vehicle = 'ship';
    const { place } = world;
    world.commander.carrier.isOwned = true;
    at(world, carrierAsStation(world.commander.carrier));
    written.push(...run(world, transferCargo(world)));
    if (hasSrv(world.ship)) {
      landed(world).vehicle = 'srv';
      for (const deed of [synthesise, transferCargo]) written.push(...run(world, deed(world)));
      world.vehicle = 'ship';
    }
    world.place = place;
    world.now += 3600;
  }
  return written;
}

test.each(dialectNames)('everything written at stations is clean in the dialect %s', (dialect) => {
  for (const seed of oneIn(4, seeds)) {
    for (const fields of evening(docked(seed, dialect))) {
      if (!specified.has(fields.event)) continue;
      expect(checkEvent({ timestamp: '2026-11-14T20:41:00Z', ...fields }, { dialect })).toEqual([]);
    }
  }
});

test('the same seed writes the same', () => {
  for (const seed of [1, 2, 3]) expect(evening(docked(seed))).toEqual(evening(docked(seed)));
});

test('an evening contains everything that a station can make the game write', () => {
  const kinds = new Set(evening(docked(11)).map(({ event }) => event));
  for (const kind of [
    'StoredModules',
    'MultiSellExplorationData',
    'CargoTransfer',
    'ModuleInfo',
    'Synthesis',
    'Missions',
  ]) {
    expect(kinds).toContain(kind);
  }
  for (const kind of ['UpgradeSuit', 'UpgradeWeapon', 'EngineerProgress', 'CommunityGoal'])
    expect(kinds).toContain(kind);
});

test('every way of moving cargo occurs, including mission cargo', () => {
  const transfers = seeds
    .flatMap((seed) => evening(docked(seed)))
    .flatMap(({ event, Transfers }) => (event === 'CargoTransfer' ? (Transfers as Record<string, unknown>[]) : []));
  expect(new Set(transfers.map(({ Direction }) => Direction))).toEqual(new Set(['toship', 'tocarrier', 'tosrv']));
  expect(transfers.some(({ MissionID }) => MissionID !== undefined)).toBe(true);
});

test('credits, cargo, materials and fuel stay within their bounds', () => {
  for (const seed of oneIn(4, seeds)) {
    const world = docked(seed);
    evening(world);
    const { ship, commander } = world;
    expect(Number.isSafeInteger(commander.credits)).toBe(true);
    expect(commander.credits).toBeGreaterThanOrEqual(0);
    expect(cargoTonnes(ship)).toBeLessThanOrEqual(ship.cargoCapacity);
    expect(tonnesIn(ship.srvCargo)).toBeLessThanOrEqual(4);
    for (const stock of [
      ship.cargo,
      ship.srvCargo,
      commander.materials,
      commander.microResources,
      commander.carrierCargo,
    ]) {
      for (const count of stock.values()) expect(Number.isInteger(count) && count > 0).toBe(true);
    }
    expect(ship.fuel.main).toBe(ship.tank);
  }
});

test('a long time at stations does not accumulate state', () => {
  const world = docked(21);
  for (let days = 0; days < 6; days++) evening(world);
  const { commander } = world;
  expect(commander.missions.length).toBeLessThanOrEqual(20);
  expect(commander.exploration.systems.length).toBeLessThanOrEqual(300);
  expect(commander.storedModules.length).toBeLessThanOrEqual(210);
  expect(commander.goals.length).toBeLessThanOrEqual(3);
});

test('stored modules are written on every visit to outfitting, right after the modules on sale', () => {
  const world = docked(12);
  for (let visits = 0; visits < 3; visits++) {
    const lines = run(world, visitOutfitting(world));
    const opened = lines.findIndex(({ event }) => event === 'Outfitting');
    expect(lines.slice(opened, opened + 2).map(({ event }) => event)).toEqual(['Outfitting', 'StoredModules']);
  }
});

test('a transferred module is in transit, arrives on time, and is written both times', () => {
  const world = docked(6);
  world.ship.modules.splice(0, world.ship.modules.length);
  const before = world.commander.credits;
  const items = (written: UncheckedDraft[]) =>
    (written.findLast(({ event }) => event === 'StoredModules')?.Items ?? []) as { InTransit?: true }[];
  expect(items(run(world, orderModuleTransfer(world))).some(({ InTransit }) => InTransit)).toBe(true);
  expect(world.commander.credits).toBeLessThan(before);
  world.now += 86_400;
  const later = items(run(world, visitOutfitting(world)));
  expect(later.length).toBeGreaterThan(0);
  expect(later.some(({ InTransit }) => InTransit)).toBe(false);
});

test('ModuleInfo is written only when the panel has changed', () => {
  const world = docked(7);
  let lastShown = '';
  for (let looks = 0; looks < 30; looks++) {
    const shown = JSON.stringify(world.ship.modules);
    expect(run(world, lookAtModules(world)).length).toBe(shown === lastShown ? 0 : 1);
    lastShown = shown;
  }
});

test('goals are written only when they have changed', () => {
  const world = docked(9);
  if (world.commander.goals.length === 0) run(world, contribute(world));
  run(world, writeGoals(world));
  const { now } = world;
  world.commander.memory.goalsUpdatedAt = now;
  expect(run(world, writeGoals(world)).length).toBe(0);
  world.now += 7200;
  expect(run(world, writeGoals(world)).length).toBe(1);
});

test('a synthesis uses its materials, and an injection applies to the next jump', () => {
  const world = docked(9);
  const before = new Map(world.commander.materials);
  const [event] = run(world, synthesise(world, 'injection'));
  expect(event?.Name).toMatch(/^FSD (Basic|Standard|Premium)$/);
  expect(world.ship.injection).toBeGreaterThan(0);
  const spent = (event?.Materials ?? []) as { Name: string; Count: number }[];
  expect(spent.length).toBeGreaterThan(2);
  for (const { Name, Count } of spent) {
    expect(world.commander.materials.get(Name) ?? 0).toBe((before.get(Name) ?? 0) - Count);
  }
  expect(run(world, synthesise(world, 'injection'))).toEqual([]);
});

test('upgrades cost credits and components', () => {
  const world = docked(10);
  world.vehicle = 'foot';
  const { commander } = world;
  const credits = commander.credits;
  const schematics = commander.microResources.get('suitschematic') ?? 0;
  const [event] = run(world, upgradeSuit(world));
  expect(commander.credits).toBe(credits - (event?.Cost as number));
  expect(commander.microResources.get('suitschematic') ?? 0).toBeLessThan(schematics);
  const suit = commander.loadouts.find(({ suit: { id } }) => id === event?.SuitID)?.suit;
  expect(suit?.grade).toBe(event?.Class);
});

test('without credits or components nothing is upgraded', () => {
  const world = docked(10);
  world.vehicle = 'foot';
  world.commander.credits = 0;
  expect([...run(world, upgradeSuit(world)), ...run(world, upgradeWeapon(world))]).toEqual([]);
});

test('engineers become known by referral, unlock for their requirement, and rank up with crafting', () => {
  const world = docked(12);
  const { engineers } = world.commander;
  const known = new Map(engineers.map(({ id, access }) => [id, access]));
  const lines = engineers.flatMap(({ system }) => {
    world.system = { ...world.system, name: system };
    return Array.from({ length: 12 }, () => {
      for (const name of materialTable.map(([each]) => each)) addMaterial(world.commander, name, 300);
      return run(world, visitEngineer(world));
    }).flat();
  });
  expect(new Set(lines.map(({ event }) => event))).toContain('EngineerCraft');
  expect(engineers.some(({ id, access }) => access !== known.get(id))).toBe(true);
  const acquainted = engineers.filter(({ access }) => access !== undefined);
  expect(acquainted.every((engineer) => isReferred(engineers, engineer))).toBe(true);
  for (const { Level, EngineerID } of lines.filter(({ event }) => event === 'EngineerCraft')) {
    const rank = engineers.find(({ id }) => id === EngineerID)?.rank ?? 0;
    expect(Number(Level)).toBeLessThanOrEqual(rank);
  }
});

test('a remote visit brings an invitation at most, and engineers unlock only at home', () => {
  const world = docked(12);
  world.system = { ...world.system, name: 'Nowhere' };
  const unlocked = () => world.commander.engineers.filter(({ access }) => access === 'Unlocked').length;
  const before = unlocked();
  for (let visits = 0; visits < 60; visits++) run(world, visitEngineer(world));
  expect(unlocked()).toBe(before);
  expect(world.commander.engineers.some(({ access }) => access === 'Known')).toBe(false);
});

test('what is earned brings promotions, each for more than the one before', () => {
  const world = docked(13);
  world.commander.standing.ranks.Explore.rank = 0;
  const sale = 5000;
  const salesUntilPromotion = () => {
    for (let sales = 1; sales < 1000; sales++)
      if (run(world, advanceCareer(world, 'Explore', sale)).length > 0) return sales;
    return Infinity;
  };
  salesUntilPromotion();
  for (const growth of [3, 11, 36]) expect((salesUntilPromotion() * sale) / (120_000 * growth)).toBeCloseTo(1, 1);
  expect(world.commander.standing.ranks.Explore).toEqual({ rank: 4, progress: 0 });
});

test('sales are paid, a page at a time', () => {
  const world = docked(13);
  for (let address = 1; address <= 120; address++) {
    scanStar(world, `S ${address}`, address);
  }
  const before = world.commander.credits;
  const pages = run(world, sellExploration(world)).filter(({ event }) => event === 'MultiSellExplorationData');
  expect(pages.map(({ Discovered }) => (Discovered as unknown[]).length)).toEqual([50, 50, 20]);
  const earned = pages.reduce((sum, { TotalEarnings }) => sum + (TotalEarnings as number), 0);
  expect(world.commander.credits).toBe(before + earned);
});

test('at a station without services, nothing happens', () => {
  const world = docked(14);
  if (world.place.is === 'docked') at(world, { ...world.place.station, services: [] });
  scanStar(world, world.system.name, world.system.address);
  const deeds = [visitOutfitting, orderModuleTransfer, sellExploration, trade, tradeMissions, refuel];
  expect(deeds.flatMap((deed) => [...deed(world)])).toEqual([]);
});

test('the screen is closed, even after an interruption', () => {
  const world = docked(15);
  const screens = new Set<number>();
  for (const deed of [visitOutfitting, trade, lookAtModules]) {
    run(world, deed(world), ({ cockpit }) => screens.add(cockpit.focus));
    expect(world.cockpit.focus).toBe(0);
  }
  expect(screens).toContain(5);
  expect(screens).toContain(1);
  const broken = visitOutfitting(world);
  broken.next();
  expect(world.cockpit.focus).toBe(5);
  broken.return();
  expect(world.cockpit.focus).toBe(0);
});

test('every ship can synthesise something and move cargo', () => {
  for (const hull of hullNames) {
    const world = docked(16);
    world.ship = fitOut(new Random(2).stream(hull), hull, 'explorer');
    const kinds = (activity: Activity) => run(world, activity).map(({ event }) => event);
    expect(kinds(synthesise(world))).toContain('Synthesis');
    world.commander.carrier.isOwned = true;
    at(world, carrierAsStation(world.commander.carrier));
    expect([hull, ...kinds(transferCargo(world))]).toEqual([hull, 'CargoTransfer', 'Cargo']);
  }
});

test('an outfit that is sold has weapons', () => {
  for (const seed of seeds) {
    const startConditions = { ship: ['explorer'], shops: true, odyssey: true } as const;
    const world = makeWorld({ seed, now: start, dialect: 'game', startConditions });
    const { commander } = world;
    const [, spare] = makeLoadouts(new Random(seed), start, 'settled') as [SuitLoadout, SuitLoadout];
    const unarmed = [1, 2, 3].map((id) => ({ ...spare, id: spare.id + 10 + id, weapons: [] }));
    commander.loadouts = [commander.loadout, spare, ...unarmed];
    Object.assign(world, { vehicle: 'foot', standingOn: 'concourse' });
    expect(run(world, sellOutfit(world)).map(({ event }) => event)).toContain('SellWeapon');
  }
});
