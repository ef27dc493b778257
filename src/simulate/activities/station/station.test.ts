import { expect, test } from 'vitest';
import { checkEvent } from '../../../check/event/check-event.js';
import { specification } from '../../../spec/catalogue.js';
import { type Dialect, dialectNames } from '../../../spec/dialect.js';
import { asStation } from '../../galaxy/carriers.js';
import { galaxy } from '../../galaxy/galaxy.js';
import type { Station } from '../../galaxy/system.js';
import { beginPlay } from '../../play/begin.js';
import type { Play } from '../../play/play.js';
import type { Activity, Happening } from '../../play/step.js';
import { Random } from '../../random.js';
import { fitOut, hullNames } from '../../ship/fleet.js';
import { cargoTonnes, hasSrv, tonnesIn } from '../../ship/ship.js';
import { lookAtModules } from '../cockpit/modules-panel.js';
import { synthesise } from '../cockpit/synthesise.js';
import { transferCargo } from '../cockpit/transfer-cargo.js';
import { startUp } from '../start-up.js';
import { contribute, hearOfGoals } from './community-goals.js';
import { hasEngineer, visitEngineer } from './engineers.js';
import { tradeMissions } from './missions.js';
import { orderModuleTransfer, visitOutfitting } from './outfitting.js';
import { refuel } from './refuel.js';
import { sellExploration } from './sell-exploration.js';
import { trade } from './trade.js';
import { upgradeSuit, upgradeWeapon } from './upgrades.js';

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

/** A play docked at a station that offers everything. */
function docked(seed: number, dialect: Dialect = 'spec'): Play {
  const play = beginPlay({ seed, now: start, dialect, opening: { ship: ['all-rounder', 'trader', 'explorer'] } });
  const { place } = play;
  if (place.is !== 'docked') throw new Error('a session begins docked');
  play.politics.force(play.system, { stations: false });
  return at(play, { ...place.station, services: [...new Set([...place.station.services, ...allServices])] });
}

function at(play: Play, station: Station): Play {
  if (play.place.is === 'docked') play.place = { ...play.place, station };
  return play;
}

function landed(play: Play): Play {
  const body = galaxy.populated.flatMap((system) => galaxy.bodiesOf(system))[0];
  if (!body) throw new Error('there is nowhere to land');
  play.place = { is: 'landed', over: { body, latitude: 0, longitude: 0, heading: 0, altitude: 0 } };
  return play;
}

/** Lets an activity run, time passing, and keeps what is written. */
function run(play: Play, activity: Activity, seen: (play: Play) => void = () => {}): Happening[] {
  const written: Happening[] = [];
  for (const { wait, write } of activity) {
    if (write) written.push(write);
    else play.now += wait ?? 0;
    seen(play);
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

/** An evening of everything, again and again. */
function evening(play: Play): Happening[] {
  const written: Happening[] = [];
  for (let round = 0; round < 4; round++) {
    for (let star = 0; star < 9; star++) {
      play.commander.exploration.visit({
        name: `Star ${play.now} ${star}`,
        address: play.now * 10 + star,
        population: 0,
      });
    }
    for (const deed of atStation) written.push(...run(play, deed(play)));
    play.ride = 'foot';
    for (const deed of [upgradeSuit, upgradeWeapon]) written.push(...run(play, deed(play)));
    play.ride = 'ship';
    const { place } = play;
    at(play, asStation(play.commander.carrier));
    written.push(...run(play, transferCargo(play)));
    if (hasSrv(play.ship)) {
      landed(play).ride = 'srv';
      for (const deed of [synthesise, transferCargo]) written.push(...run(play, deed(play)));
      play.ride = 'ship';
    }
    play.place = place;
    play.now += 3600;
  }
  return written;
}

test.each(dialectNames)('everything written at stations is clean in the dialect %s', (dialect) => {
  for (const seed of seeds) {
    for (const members of evening(docked(seed, dialect))) {
      if (!specified.has(members.event)) continue;
      expect(checkEvent({ timestamp: '2026-11-14T20:41:00Z', ...members }, { dialect })).toEqual([]);
    }
  }
});

test('the same seed writes the same', () => {
  for (const seed of [1, 2, 3]) expect(evening(docked(seed))).toEqual(evening(docked(seed)));
});

test('an evening holds all that a station can make one write', () => {
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

test('every way of moving cargo occurs, and cargo of missions', () => {
  const transfers = seeds
    .flatMap((seed) => evening(docked(seed)))
    .flatMap(({ event, Transfers }) => (event === 'CargoTransfer' ? (Transfers as Record<string, unknown>[]) : []));
  expect(new Set(transfers.map(({ Direction }) => Direction))).toEqual(new Set(['toship', 'tocarrier', 'tosrv']));
  expect(transfers.some(({ MissionID }) => MissionID !== undefined)).toBe(true);
});

test('nothing is ever owed: credits, cargo, materials and fuel stay in their bounds', () => {
  for (const seed of seeds) {
    const play = docked(seed);
    evening(play);
    const { ship, commander } = play;
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

test('a long time at stations does not pile anything up', () => {
  const play = docked(21);
  for (let days = 0; days < 6; days++) evening(play);
  const { commander } = play;
  expect(commander.missions.length).toBeLessThanOrEqual(20);
  expect(commander.exploration.systems.length).toBeLessThanOrEqual(300);
  expect(commander.memory.outfitters.length).toBeLessThanOrEqual(64);
  expect(commander.goals.length).toBeLessThanOrEqual(3);
});

test('stored modules are told on the first visit and then only when they have changed', () => {
  const play = docked(5);
  const told = (): number => run(play, visitOutfitting(play)).filter(({ event }) => event === 'StoredModules').length;
  play.ship.modules.splice(0, play.ship.modules.length);
  expect([told(), told(), told()]).toEqual([1, 0, 0]);
  play.commander.storedModules.pop();
  expect([told(), told()]).toEqual([1, 0]);
});

test('a module that is sent for is on its way, arrives by the clock, and is told both times', () => {
  const play = docked(6);
  play.ship.modules.splice(0, play.ship.modules.length);
  const before = play.commander.credits;
  const items = (written: Happening[]) => (written.at(-1)?.Items ?? []) as { InTransit?: true }[];
  expect(items(run(play, orderModuleTransfer(play))).some(({ InTransit }) => InTransit)).toBe(true);
  expect(play.commander.credits).toBeLessThan(before);
  play.now += 86_400;
  const later = items(run(play, visitOutfitting(play)));
  expect(later.length).toBeGreaterThan(0);
  expect(later.some(({ InTransit }) => InTransit)).toBe(false);
});

test('the modules panel is told only when what it shows has changed', () => {
  const play = docked(7);
  let told = '';
  for (let looks = 0; looks < 30; looks++) {
    const shown = JSON.stringify(play.ship.modules);
    expect(run(play, lookAtModules(play)).length).toBe(shown === told ? 0 : 1);
    told = shown;
  }
});

test('goals are told only when they have changed', () => {
  const play = docked(8);
  if (play.commander.goals.length === 0) run(play, contribute(play));
  run(play, hearOfGoals(play));
  const { now } = play;
  play.commander.memory.goalsAsked = now;
  expect(run(play, hearOfGoals(play)).length).toBe(0);
  play.now += 7200;
  expect(run(play, hearOfGoals(play)).length).toBe(1);
});

test('what is synthesised takes its materials, and an injection waits for the next jump', () => {
  const play = docked(9);
  const before = new Map(play.commander.materials);
  const [event] = run(play, synthesise(play, 'injection'));
  expect(event?.Name).toMatch(/^FSD (Basic|Standard|Premium)$/);
  expect(play.ship.injection).toBeGreaterThan(0);
  const spent = (event?.Materials ?? []) as { Name: string; Count: number }[];
  expect(spent.length).toBeGreaterThan(2);
  for (const { Name, Count } of spent) {
    expect(play.commander.materials.get(Name) ?? 0).toBe((before.get(Name) ?? 0) - Count);
  }
  expect(run(play, synthesise(play, 'injection'))).toEqual([]);
});

test('upgrades are paid for in credits and parts', () => {
  const play = docked(10);
  play.ride = 'foot';
  const { commander } = play;
  const credits = commander.credits;
  const schematics = commander.microResources.get('suitschematic') ?? 0;
  const [event] = run(play, upgradeSuit(play));
  expect(commander.credits).toBe(credits - (event?.Cost as number));
  expect(commander.microResources.get('suitschematic') ?? 0).toBeLessThan(schematics);
  const suit = commander.loadouts.find(({ suit: { id } }) => id === event?.SuitID)?.suit;
  expect(suit?.grade).toBe(event?.Class);
});

test('without money or parts nothing is upgraded', () => {
  const play = docked(10);
  play.ride = 'foot';
  play.commander.credits = 0;
  expect([...run(play, upgradeSuit(play)), ...run(play, upgradeWeapon(play))]).toEqual([]);
});

test('engineers come closer step by step, until there is nothing left', () => {
  const play = docked(12);
  const unlocked = () => play.commander.engineers.filter(({ access }) => access === 'Unlocked').length;
  const first = play.commander.engineers[0]?.system;
  play.system = { ...play.system, name: 'Nowhere' };
  const before = unlocked();
  for (let visits = 0; visits < 200; visits++) run(play, visitEngineer(play));
  expect(unlocked()).toBe(before);
  expect(play.commander.engineers.every(({ access }) => access === 'Invited' || access === 'Unlocked')).toBe(true);
  expect(hasEngineer(play, { ...play.system, name: first ?? '' })).toBe(true);
  for (const { system } of play.commander.engineers) {
    play.system = { ...play.system, name: system };
    for (let visits = 0; visits < 12; visits++) run(play, visitEngineer(play));
  }
  expect(play.commander.engineers.every(({ access }) => access === 'Unlocked')).toBe(true);
  expect(play.commander.engineers.every(({ id, rank }) => rank === (id >= 400_000 ? 0 : 5))).toBe(true);
  expect(run(play, visitEngineer(play))).toEqual([]);
});

test('what was sold is paid for, a page at a time', () => {
  const play = docked(13);
  while (play.commander.exploration.systems.length > 0) play.commander.exploration.takePage();
  for (let address = 1; address <= 120; address++) {
    play.commander.exploration.visit({ name: `S ${address}`, address, population: 0 });
  }
  const before = play.commander.credits;
  const pages = run(play, sellExploration(play));
  expect(pages.map(({ Discovered }) => (Discovered as unknown[]).length)).toEqual([50, 50, 20]);
  const earned = pages.reduce((sum, { TotalEarnings }) => sum + (TotalEarnings as number), 0);
  expect(play.commander.credits).toBe(before + earned);
});

test('at a station that offers nothing, nothing happens', () => {
  const play = docked(14);
  if (play.place.is === 'docked') at(play, { ...play.place.station, services: [] });
  play.commander.exploration.visit(play.system);
  const deeds = [visitOutfitting, orderModuleTransfer, sellExploration, trade, tradeMissions, refuel];
  expect(deeds.flatMap((deed) => [...deed(play)])).toEqual([]);
});

test('the screen is left again, also when one is called away', () => {
  const play = docked(15);
  const screens = new Set<number>();
  for (const deed of [visitOutfitting, trade, lookAtModules]) {
    run(play, deed(play), ({ cockpit }) => screens.add(cockpit.focus));
    expect(play.cockpit.focus).toBe(0);
  }
  expect(screens).toContain(5);
  expect(screens).toContain(1);
  const broken = visitOutfitting(play);
  broken.next();
  expect(play.cockpit.focus).toBe(5);
  broken.return();
  expect(play.cockpit.focus).toBe(0);
});

test('every ship can synthesise something and move cargo', () => {
  for (const hull of hullNames) {
    const play = docked(16);
    play.ship = fitOut(new Random(2).stream(hull), hull, 'explorer');
    const kinds = (activity: Activity) => run(play, activity).map(({ event }) => event);
    expect(kinds(synthesise(play))).toContain('Synthesis');
    at(play, asStation(play.commander.carrier));
    expect([hull, ...kinds(transferCargo(play))]).toEqual([hull, 'CargoTransfer', 'Cargo']);
  }
});
