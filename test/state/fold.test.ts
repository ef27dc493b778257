/** The folded state after each line equals the true state of the session. */
import { describe, expect, it } from 'vitest';
import { situationCommand } from '../../src/direct/situations/situation-command.js';
import type { SituationName } from '../../src/direct/situations/situation-names.js';
import { stateOf } from '../../src/direct/state/stage-state.js';
import type { Client } from '../../src/game/clients.js';
import { kindNames } from '../../src/interface/all-kinds.js';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import type { EventName } from '../../src/interface/event-types.js';
import type { Members } from '../../src/interface/object-rule.js';
import { missionIdIn } from '../../src/simulate/commander/taken-missions.js';
import { type PlanName, planNames, plansFor } from '../../src/simulate/plans/plans.js';
import { openSession } from '../../src/simulate/simulate.js';
import type { World } from '../../src/simulate/world/world.js';
import { journalFold } from '../../src/state/journal-fold.js';
import { type JournalState, unknownState } from '../../src/state/journal-state.js';
import { oneIn, runs } from '../thorough.js';

/** By name. */
type Facts = Readonly<Record<string, unknown>>;

function truthIn(world: World, isPlaying: boolean): Facts {
  const { commander, ship, station, surface, system, route, flags, flags2, ...rest } = stateOf(world);
  const { standing, missions, materials, data, engineers, powerWork } = world.commander;
  const isThere = (career: string) => world.client !== 'legacy' || !/Soldier|Exobiologist/.test(career);
  const ranked = Object.entries(standing.ranks).filter(([career]) => isThere(career));
  return {
    ...rest,
    ...prefixed('commander', { pledge: null, ...commander }),
    ...prefixed('system', system),
    ...prefixed('station', station),
    ...prefixed('fuel', ship.fuel),
    'ship.type': ship.type,
    'ship.id': world.ship.id,
    'ship.name': world.ship.christened,
    'ship.ident': world.ship.ident,
    'ship.cargoCapacity': ship.cargoCapacity,
    'ship.tonnes': Object.values(ship.cargo).reduce((sum, tonnes) => sum + tonnes, 0),
    cargo: ship.cargo,
    srvCargo: Object.fromEntries(world.ship.srvCargo),
    locker: above0(summed(world.commander.lockerGoods, world.commander.microResources)),
    backpack: above0(summed(world.commander.backpack)),
    ships: [world.ship.id, ...world.commander.ships.map((each) => each.ship.id)].sort((a, b) => a - b),
    'commander.merits': powerWork.merits,
    carrier: world.commander.carrier.at?.system.name,
    body: surface?.body,
    flags: isPlaying ? flags : [],
    // The legacy game has none.
    flags2: isPlaying && world.client !== 'legacy' ? flags2 : [],
    isInMenu: world.isInMenu,
    isPlaying,
    route: route.map(({ address }) => address),
    materials: above0([...materials, ...data]),
    ranks: Object.fromEntries(ranked.map(([career, { rank }]) => [career, rank])),
    reputation: standing.reputation,
    missions: missions
      .flatMap((mission) => (mission.state !== 'failed' ? [String(missionIdIn(mission, world.dialect))] : []))
      .sort(),
    ...Object.fromEntries(engineers.map(({ id, access }) => [`engineer ${id}`, access])),
  };
}

/** The same facts, as far as the fold knows them. */
function factsIn({ ship, play, missions, engineers, materials, ...state }: JournalState): Facts {
  const { fuel, cargo, localised: _, hullValue: _____, ...ofShip } = ship;
  const { multicrew: __, where: ___, ...system } = { ...state.system };
  const { localised: ____, ...station } = { ...state.station };
  return {
    place: state.place,
    ride: state.ride,
    ...prefixed('commander', state.commander),
    ...prefixed('system', system),
    ...prefixed('station', station),
    ...prefixed('ship', ofShip),
    'fuel.main': fuel.main,
    'fuel.capacity': fuel.capacity,
    cargo,
    srvCargo: state.srvCargo,
    locker: state.locker && above0(Object.entries(state.locker.counts)),
    backpack: state.backpack && above0(Object.entries(state.backpack.counts)),
    ships: state.ships?.toSorted((a, b) => a - b),
    carrier: state.carrier?.system,
    body: state.surface?.body,
    flags: state.flags,
    flags2: state.flags2,
    isInMenu: play === 'menu' ? true : play === 'on' ? false : undefined,
    route: state.route?.map(({ address }) => address),
    materials: materials && above0(Object.entries(materials)),
    ranks: state.ranks,
    reputation: state.reputation,
    missions:
      missions &&
      Object.keys(missions)
        .filter((id) => !missions[id]?.ended)
        .sort(),
    ...Object.fromEntries(Object.entries(engineers ?? {}).map(([id, { progress }]) => [`engineer ${id}`, progress])),
  };
}

function prefixed(prefix: string, members: object | undefined): Facts {
  return Object.fromEntries(Object.entries(members ?? {}).map(([name, value]) => [`${prefix}.${name}`, value]));
}

function above0(counts: readonly (readonly [string, number])[]): Facts {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Rows of one thing added up. */
function summed(rows: readonly { name: string; count: number }[], others: Iterable<readonly [string, number]> = []) {
  const sums = new Map(others);
  for (const { name, count } of rows) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums];
}

/** Lines have six decimals. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 1e-5;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([key, value]) => isSame(value, (other as Facts)[key]))
  );
}

/** Facts that the game, or the specification, writes early or late. */
function lags(name: string, said: unknown, truth: Facts | undefined, journey: Journey): boolean {
  const { dialect, client, withCompanions } = journey;
  const { flags = [], route = [] } = (truth ?? {}) as { flags?: string[]; route?: unknown[] };
  // Outside the game no line says so, nor what becomes of the tank, the law and the seat.
  if (truth?.isPlaying === false && /^(fuel\.main|commander\.legal|ride|flags2?|isInMenu)$/.test(name)) return true;
  // The legacy game does not say that a route was cleared.
  if (client === 'legacy' && name === 'route') return true;
  // Disembark is written some seconds before the commander stands outside, DockSRV before Status says ship.
  if (name === 'ride') return said === 'foot' || (said === 'ship' && truth?.ride === 'srv');
  // While the ship scoops, a line comes every five tonnes.
  if (name === 'fuel.main' && !withCompanions && flags.includes('ScoopingFuel')) return true;
  // The sixteen kinds have no line for a route of a single jump, nor for one that is given up,
  if (dialect === 'spec' && name === 'route') return route.length < 2;
  // nor for a mission that is accepted, nor for a carrier that takes the ship along.
  return dialect === 'spec' && /^(missions|system\..*)$/.test(name);
}

const lineKinds = kindNames.filter((name) => name !== 'Status') as EventName[];

interface Journey {
  readonly plan: PlanName;
  readonly seed: number;
  readonly dialect: Dialect;
  readonly withCompanions: boolean;
  readonly client?: Client;
  /** What is triggered first. */
  readonly situation?: SituationName;
}

/** Status is written again and again while the ship moves; few of them say more than where. */
function isStale(status: Members, before: Members): boolean {
  return ['Flags', 'Flags2', 'Balance', 'LegalState', 'BodyName'].every((name) => status[name] === before[name]);
}

/** The lines of a session, those of one instant together, and what was true after each step of it. */
function* instantsOf({ plan, seed, dialect, withCompanions, client, situation }: Journey): Generator<Instant> {
  // The live game is closed and started again in between.
  const [seconds, evenings] = dialect === 'spec' ? [1200, 1] : withCompanions ? [500, 3] : [1200, 3];
  const kinds = !withCompanions && { kinds: lineKinds };
  const session = openSession({ seed, plan, dialect, seconds, evenings, client, ...kinds });
  const { world } = session;
  if (situation) {
    while (!session.hasStartedUp) session.advance();
    session.interrupt(situationCommand(situation, {}, world), () => undefined);
  }
  let instant: Instant = { at: world.now, events: [], truths: [] };
  let status: Members = {};
  while (!session.hasEnded) {
    const events: Members[] = [];
    for (const { event, companion } of session.advance()) {
      if (event || withCompanions) events.push(structuredClone(event ?? companion) as unknown as Members);
    }
    const isNews = events.some((event) => event.event !== 'Status' || !isStale(event, status));
    status = events.findLast(({ event }) => event === 'Status') ?? status;
    if (!isNews) continue;
    if (world.now !== instant.at) {
      yield instant;
      instant = { at: world.now, events: [], truths: instant.truths.slice(-1) };
    }
    instant.events.push(...events);
    instant.truths.push(truthIn(world, !world.isInMenu && !session.hasEnded));
  }
  yield instant;
}

interface Instant {
  readonly at: number;
  readonly events: Members[];
  readonly truths: Facts[];
}

/** What the fold says wrongly in the course of a session. */
function mistakesIn(journey: Journey): string[] {
  const state = unknownState();
  const mistakes = new Set<string>();
  for (const { events, truths } of instantsOf(journey)) {
    for (const event of events) {
      journalFold.advance(state, event);
      // A line may come before what it is about has happened; at the end of the instant all must be right.
      const possible = event === events.at(-1) ? truths.slice(-1) : truths;
      for (const [name, said] of Object.entries(factsIn(state))) {
        if (said === undefined || possible.some((truth) => isSame(said, truth[name]))) continue;
        const truth = truths.at(-1);
        if (lags(name, said, truth, journey)) continue;
        mistakes.add(
          `${String(event.event)}: ${name} is ${JSON.stringify(said)}, not ${JSON.stringify(truth?.[name])}`,
        );
      }
    }
  }
  return [...mistakes];
}

describe.each<[string, Pick<Journey, 'dialect' | 'withCompanions'>]>([
  ['lines of the live game', { dialect: 'game', withCompanions: false }],
  ['lines and companions of the live game', { dialect: 'game', withCompanions: true }],
  ['lines and companions of the specification', { dialect: 'spec', withCompanions: true }],
])('the fold over %s', (_, given) => {
  it.each(oneIn(given.withCompanions ? 12 : 6, planNames))('knows nothing wrong of the plan %s', (plan) => {
    const first = planNames.indexOf(plan);
    const seeds = Array.from({ length: runs(1) }, (__, index) => first + index * planNames.length);
    for (const seed of seeds) expect(mistakesIn({ plan, seed, ...given }), `seed ${seed}`).toEqual([]);
  });
});

const ofOtherClients = (['legacy', 'horizons'] as const).flatMap((client) =>
  plansFor(client).flatMap((plan, seed) =>
    [true, false].map((withCompanions) => ({ client, plan, seed, dialect: 'game', withCompanions }) as const),
  ),
);

it.each(oneIn(36, ofOtherClients))('knows nothing wrong of the client $client with the plan $plan', (journey) => {
  expect(mistakesIn(journey)).toEqual([]);
});

it.each<SituationName>([
  'dropship-ride',
  'nomad',
  'srv-lost',
  'log-in-fighter',
  'log-in-arena',
  'new-commander',
  'ship-bought',
  'interdict',
  'power-changed',
  'technology-unlocked',
])('knows nothing wrong of the situation %s', (situation) => {
  const given = { plan: 'stay', seed: 3, dialect: 'game', withCompanions: true } as const;
  expect(mistakesIn({ ...given, situation })).toEqual([]);
});

it('knows everything there is to know after an hour', () => {
  const state = unknownState();
  for (const { events } of instantsOf({ seed: 18, plan: 'trade', dialect: 'game', withCompanions: true }))
    for (const event of events) journalFold.advance(state, event);
  const unknown = Object.entries(factsIn(state)).flatMap(([name, said]) => (said === undefined ? [name] : []));
  // No SRV was out, no shipyard visited; aboard, nothing says what is in the backpack; out of the game.
  expect(unknown).toEqual(['srvCargo', 'backpack', 'ships', 'isInMenu']);
});
