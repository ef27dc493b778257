import type { Station } from '../../game/star-system.js';
import { carryOut } from '../../simulate/activities/missions/carry-out-mission.js';
import { systemOf } from '../../simulate/activities/missions/feasible-missions.js';
import { relog } from '../../simulate/activities/relog.js';
import { abandon, handInAll, takeOne, type Wish } from '../../simulate/activities/station/mission-board.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { type Mission, maxMissions } from '../../simulate/commander/taken-missions.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { goToSystem } from './go-to-system.js';
import { makeRoom } from './hold.js';
import { withHold } from './module-fitting.js';
import { docked, offersService, type StationFilter } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { retryUntil } from './retry-until.js';
import { inOrder } from './scenes.js';
import type { Stagings } from './situation-names.js';

/** More than any faction requests, in credits. */
const maxDonation = 2_000_000;

/** Cargo space required by a salvage mission, in tonnes. */
const salvageTonnes = 4;

/** The remaining time of a mission that is to fail, in seconds. */
const secondsLeft = 300;

export function* atMissionBoard(world: World, settings: SessionSettings): Activity {
  yield* docked(world, settings, offersService(world, 'Missions'), 'with missions');
}

/** Takes a mission as wished. If there are too many, the oldest without cargo is abandoned first. */
export function* takeMission(world: World, wish: Wish = {}): Activity {
  const { missions } = world.commander;
  yield wait(5);
  const oldest = missions.find(({ cargo }) => !cargo) ?? missions[0];
  if (oldest && missions.length >= maxMissions) yield* abandon(world, oldest);
  yield* retryUntil(world, 'MissionAccepted', () => takeOne(world, wish));
}

/** Docked at a mission board, with a data mission for it from another station, or from another system. */
export function* withDataForHere(world: World, settings: SessionSettings, isFromAfar = false): Activity {
  yield* atMissionBoard(world, settings);
  const { place, system } = world;
  if (place.is !== 'docked') return;
  const { station } = place;
  if (isPaidAt(world, station)) return;
  const offersMissions = offersService(world, 'Missions');
  const isAnother: StationFilter = (each, there) =>
    (isFromAfar ? there.address !== system.address : each.marketId !== station.marketId) && offersMissions(each, there);
  yield* docked(world, {}, isAnother, 'with missions, besides this one,');
  const { name, address } = system;
  const givers = world.politics.society(world.system, world.now).factions.map(({ resident }) => resident.name);
  const faction = givers.find((giver) => giver !== station.faction);
  const destination = { system: name, address, station: station.name, faction: station.faction };
  yield* takeMission(world, {
    task: 'courier',
    destination,
    as: { influence: '++' },
    ...(faction && { offer: { faction } }),
  });
  yield* docked(world, { station: { system, station } });
}

/** Whether a completed mission is paid at a station. */
function isPaidAt({ commander, system }: World, { name }: Station): boolean {
  return commander.missions.some(
    ({ task, state, destination }) =>
      task === 'courier' &&
      state === 'active' &&
      destination?.station === name &&
      destination.address === system.address,
  );
}

/** Takes a mission, unless one can expire. */
function* withMission(world: World): Activity {
  if (!world.commander.missions.some(canExpire)) yield* takeMission(world, { task: 'courier' });
}

/** Once redirected, a mission has all the time. */
function canExpire({ state, isRedirected }: Mission): boolean {
  return state === 'active' && !isRedirected;
}

function isActive({ state }: Mission): boolean {
  return state === 'active';
}

/** Docked at a mission board, with some room in the hold. */
export function* withRoom(world: World, settings: SessionSettings): Activity {
  yield* withHold(world);
  yield* docked(world, settings, offersService(world, 'Commodities', 'Missions'), 'with missions and a market');
  yield* makeRoom(world, salvageTonnes);
}

/** The mission of a task that was taken last, and is still to do. */
export function latest({ commander }: World, wanted: Mission['task']): Mission | undefined {
  return commander.missions.findLast((mission) => mission.task === wanted && canExpire(mission));
}

/** Carries out the salvage mission that was taken last; a ship with a small tank is refuelled on the way. */
export function* salvage(world: World): Activity {
  const mission = latest(world, 'salvage');
  const system = mission?.destination && systemOf(world, mission.destination);
  if (!system) return;
  yield* goToSystem(world, system);
  yield* carryOut(world, mission);
}

export const missionSituations = {
  'mission-taken': {
    prepare: atMissionBoard,

    // A donation would be completed at once.
    act: (world) => takeMission(world, { isWanted: ({ donation }) => donation === undefined }),
    succeeded: ({ commander }) => commander.missions.some(isActive),
  },
  'mission-completed': {
    prepare: withDataForHere,
    *act(world) {
      yield wait(world.random.integer(5, 15));
      yield* handInAll(world);
    },
  },
  'mission-redirected': {
    prepare: inOrder(withRoom, (world) => takeMission(world, { task: 'salvage' })),
    act: (world) => salvage(world),
    isReached: () => true,
  },
  'mission-abandoned': {
    prepare: inOrder(atMissionBoard, (world) => takeMission(world, { task: 'courier' })),
    *act(world) {
      const mission = latest(world, 'courier');
      if (mission) yield* abandon(world, mission);
    },
  },
  donation: {
    prepare: atMissionBoard,
    *act(world) {
      ensureCredits(world, maxDonation);
      yield* takeMission(world, { task: 'donation' });
    },
  },
  'mission-failed': {
    prepare: inOrder(atMissionBoard, withMission),
    *act(world) {
      const { commander, now } = world;
      const index = commander.missions.findIndex(canExpire);
      const mission = commander.missions[index];
      if (!mission) return;
      commander.missions = commander.missions.with(index, { ...mission, expires: now + secondsLeft });
      yield wait(secondsLeft);
      yield* relog(world);
      yield* handInAll(world);
    },
  },
} satisfies Stagings;
