/** Targets for exploration: in the requested system, or in the nearest suitable one. */

import type { BodyTree, CelestialBody, Planet, RingBody } from '../../game/celestial-body.js';
import type { StarSystem } from '../../game/star-system.js';
import { unscannedHere } from '../../simulate/activities/exploration/scan-body.js';
import { bodyTreeOf } from '../../simulate/galaxy/body-tree/body-tree.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { inSupercruise } from './prerequisites.js';
import type { Scene } from './scenes.js';

/** Search radius, in light-years. */
const searchRadius = 60;

/**
 * Light-seconds from the star beyond which nothing is scanned on arrival, and up to which it is not too far.
 */
const away = { least: 40, most: 12_000 };

/** What a situation needs from a system. */
export interface Quest<Found> {
  /** Completes `there is nothing …` in errors. */
  readonly what: string;
  readonly find: (world: World) => Found | undefined;
}

/** The system and what was found in it. */
export function findQuest<Found>(
  world: World,
  { system }: SessionSettings,
  { what, find }: Quest<Found>,
): readonly [StarSystem, Found] {
  const around = system ? [system] : [world.system, ...world.galaxy.around(world.system.position, searchRadius)];
  for (const each of around) {
    const found = find({ ...world, system: each });
    if (found !== undefined) return [each, found];
  }
  const where = system ? `in ${system.name}` : `within ${searchRadius} light-years of ${world.system.name}`;
  throw new StageError(`there is nothing ${what} ${where}`);
}

/** In supercruise in that system. */
export function atQuest<Found>(quest: Quest<Found>) {
  return {
    assertPossible: (world, settings) => void findQuest(world, settings, quest),
    *prepare(world, settings) {
      const [system] = findQuest(world, settings, quest);
      yield* inSupercruise(world, { system });
    },
  } satisfies Scene;
}

/** Unscanned planets and moons out of range of the scans on arrival. */
function unscannedPlanets(world: World): Planet[] {
  return unscannedHere(world).filter((body): body is Planet => body.is === 'planet' && isAway(body));
}

function isAway({ distance }: CelestialBody): boolean {
  return distance > away.least && distance < away.most;
}

/** Whether no scan on arrival reveals a barycentre: it has only planets, all away from the star. */
function isHiddenPoint({ all }: BodyTree, id: number): boolean {
  const around = all.filter(({ parents }) => parents.some((parent) => parent.id === id));
  return all[id]?.orbit !== undefined && around.every((body) => body.is !== 'star' && isAway(body));
}

export const quests = {
  unscanned: {
    what: 'left to scan',
    find: (world) => {
      const bodies = unscannedPlanets(world);
      return bodies.length > 1 ? bodies : undefined;
    },
  } satisfies Quest<Planet[]>,
  withMoons: {
    what: 'with moons left to scan',
    find: (world) => {
      const bodies = unscannedPlanets(world);
      return bodies.some(({ parents: [first] }) => bodies.some(({ id }) => id === first?.id)) ? bodies : undefined;
    },
  } satisfies Quest<Planet[]>,
  withSignals: {
    what: 'with signals left to scan',
    find: (world) => unscannedPlanets(world).find(({ signals }) => signals.life.length > 0 || signals.geological > 0),
  } satisfies Quest<Planet>,
  aroundPoint: {
    what: 'left to scan that circles a point between bodies',
    find: (world) => {
      const known = world.commander.exploration.knownIn(world.system);
      return unscannedPlanets(world).find(
        ({ parents: [parent] }) =>
          parent?.what === 'Null' && !known.has(parent.id) && isHiddenPoint(bodyTreeOf(world.system), parent.id),
      );
    },
  } satisfies Quest<Planet>,
  planet: {
    what: 'to map',
    find: ({ system }) => bodyTreeOf(system).all.find((body): body is Planet => body.is === 'planet' && isAway(body)),
  } satisfies Quest<Planet>,
  mappedSignals: {
    what: 'with signals to map',
    find: ({ system }) =>
      bodyTreeOf(system).all.find(
        (body): body is Planet => body.is === 'planet' && isAway(body) && body.signals.life.length > 0,
      ),
  } satisfies Quest<Planet>,
  ring: {
    what: 'to mine that probes could find in a ring',
    find: ({ system }) =>
      bodyTreeOf(system).all.find(
        (body): body is RingBody => body.is === 'ring' && isAway(body) && body.hotspots.length > 0,
      ),
  } satisfies Quest<RingBody>,
} as const;
