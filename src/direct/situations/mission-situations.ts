import type { Station } from '../../game/star-system.js';
import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { pirate } from '../../simulate/activities/combat/contacts.js';
import { claimKill } from '../../simulate/activities/combat/kills.js';
import { cargoDepotFields } from '../../simulate/activities/missions/cargo-depot.js';
import { carryOut } from '../../simulate/activities/missions/carry-out-mission.js';
import { redirectIfDone } from '../../simulate/activities/missions/mission-progress.js';
import { offerHere } from '../../simulate/activities/missions/offer-here.js';
import { relaunch } from '../../simulate/activities/relaunch.js';
import { relog } from '../../simulate/activities/relog.js';
import { handInAll, takeOne } from '../../simulate/activities/station/mission-board.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { missionAcceptedFields, missionFailedFields } from '../../simulate/commander/mission-fields.js';
import { takeMission as takeOffered } from '../../simulate/commander/mission-offers.js';
import { type Mission, type MissionPlace, maxMissions } from '../../simulate/commander/taken-missions.js';
import { changeStock } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { altered, upTo } from './altered-lines.js';
import { makeRoom } from './hold.js';
import { withHold } from './module-fitting.js';
import { docked, inNormalSpace, offersService, type StationFilter } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { retryUntil } from './retry-until.js';
import type { Situations } from './situation.js';

/** More than any faction requests, in credits. */
const maxDonation = 2_000_000;

/** Cargo space required by a salvage mission, in tonnes. */
const salvageTonnes = 4;

/** The remaining time of a mission that is to fail, in seconds. */
const secondsLeft = 300;

/** In seconds: at some time of the day the game counts what has happened. */
const day = 86_400;

function* atMissionBoard(world: World, settings: SessionSettings): Activity {
  yield* docked(world, settings, offersService(world, 'Missions'), 'with missions');
}

/**
 * Takes a mission, of a given task and to a given destination if requested. If there are too many, the oldest
 * are abandoned first.
 */
function* takeMission(
  world: World,
  task?: Mission['task'],
  destination?: MissionPlace & { readonly faction?: string },
): Activity {
  const { commander } = world;
  if (commander.missions.length >= maxMissions)
    commander.missions = commander.missions.filter(({ cargo }, index) => cargo || index >= 5);
  yield* retryUntil(world, 'MissionAccepted', () => takeOne(world, { task, destination }));
}

/** Docked at a mission board, with a data mission for it taken elsewhere. */
function* withDataForHere(world: World, settings: SessionSettings): Activity {
  yield* atMissionBoard(world, settings);
  const { place, system } = world;
  if (place.is !== 'docked') return;
  const { station } = place;
  if (isPaidAt(world, station)) return;
  const offersMissions = offersService(world, 'Missions');
  const isAnother: StationFilter = (each, there) => each.marketId !== station.marketId && offersMissions(each, there);
  yield* docked(world, {}, isAnother, 'with missions, besides this one,');
  const { name, address } = system;
  yield* takeMission(world, 'courier', { system: name, address, station: station.name, faction: station.faction });
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

/** Takes a mission, unless one is active. */
function* withActiveMission(world: World): Activity {
  if (!world.commander.missions.some(isActive)) yield* takeMission(world, 'courier');
}

function isActive({ state }: Mission): boolean {
  return state === 'active';
}

/** Removes a mission, and writes its failure. */
function* failMission(world: World, mission: Mission): Activity {
  const { commander, dialect, random } = world;
  yield wait(random.integer(2, 6));
  commander.missions = commander.missions.filter((other) => other !== mission);
  yield write('MissionFailed', missionFailedFields(mission, dialect));
  yield* writeCargo(world);
  yield wait(random.integer(2, 6));
}

/** Docked with room for salvage, and a mission to find some. */
function* withSalvage(world: World, settings: SessionSettings): Activity {
  yield* withRoom(world, settings);
  yield* takeMission(world, 'salvage');
}

/** Docked at a mission board, with some room in the hold. */
function* withRoom(world: World, settings: SessionSettings): Activity {
  yield* withHold(world);
  const hasMarket = offersService(world, 'Commodities');
  const hasBoard = offersService(world, 'Missions');
  yield* docked(world, settings, (...port) => hasMarket(...port) && hasBoard(...port), 'with missions and a market');
  yield* makeRoom(world, salvageTonnes);
}

/** The cargo of a mission for a wing is not handed over, but fetched. */
function* fetchInParts(world: World): Activity {
  const { commander, random, ship } = world;
  const taken = takeOffered(commander.missions, random, world.now, offerHere(world), 'delivery');
  if (!taken?.goods) throw new StageError(`there is nothing to deliver from ${world.system.name}`);
  const { cargo: _, ...others } = taken;
  const mission: Mission = { ...others, isForWing: true };
  const { type, count } = taken.goods;
  commander.missions = commander.missions.with(-1, mission);
  yield write('MissionAccepted', missionAcceptedFields(mission, world.dialect));
  for (const collected of [Math.ceil(count / 2), count]) {
    const part = collected - (mission.cargo?.count ?? 0);
    if (part <= 0) continue;
    yield wait(random.integer(5, 15));
    mission.cargo = { type, count: collected };
    changeStock(ship.cargo, type, part);
    yield write('CargoDepot', cargoDepotFields(world, mission, { type, count: part }, 'Collect'));
    yield* writeCargo(world);
  }
}

function salvageIn({ commander }: World): Mission | undefined {
  return commander.missions.findLast(
    ({ task, state, isRedirected }) => task === 'salvage' && state === 'active' && !isRedirected,
  );
}

/** A mission that has no cargo, whose loss would be written, and does not last for ever. */
function expiring({ commander }: World): Mission | undefined {
  return commander.missions.findLast(
    (mission) => isActive(mission) && !mission.cargo && !mission.isRedirected && mission.expires !== undefined,
  );
}

/** A mission against pirates, in whatever ship. */
function* takeMassacre(world: World): Activity {
  const { commander, dialect, now, random } = world;
  const offer = offerHere(world);
  const pirates = offer.pirates ?? offer.elsewhere;
  const taken = takeOffered(
    commander.missions,
    random,
    now,
    { ...offer, canFight: true, ...(pirates && { pirates }) },
    'massacre',
  );
  if (!taken) throw new StageError(`no one near ${world.system.name} is to be killed`);
  const mission = { ...taken, isForWing: false };
  commander.missions = commander.missions.with(-1, mission);
  yield write('MissionAccepted', missionAcceptedFields(mission, dialect));
}

export const missionSituations = {
  'mission-taken': {
    about: 'takes on a mission',
    writes: ['MissionAccepted'],
    takes: ['station', 'system'],
    prepare: atMissionBoard,
    act: (world) => takeMission(world),
    succeeded: ({ commander }) => commander.missions.some(isActive),
  },
  'delivery-taken': {
    about: 'takes on a delivery, whose cargo comes with it',
    writes: ['MissionAccepted', 'Cargo'],
    takes: ['station', 'system'],
    prepare: withRoom,
    act: (world) => takeMission(world, 'delivery'),
  },
  'depot-collected': {
    about: 'takes on a delivery for a wing, and fetches its cargo part by part from the depot',
    writes: ['MissionAccepted', 'CargoDepot', 'Cargo'],
    takes: ['station', 'system'],
    prepare: withRoom,
    act: fetchInParts,
  },
  'mission-completed': {
    about: 'carries data for a mission, and is paid for it',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
    prepare: withDataForHere,
    *act(world) {
      yield wait(world.random.integer(5, 15));
      yield* handInAll(world);
    },
  },
  'mission-redirected': {
    about: 'finds what a mission requires, and is redirected to report it',
    writes: ['MissionRedirected'],
    takes: ['station', 'system'],
    prepare: withSalvage,
    *act(world) {
      const mission = salvageIn(world);
      if (mission) yield* carryOut(world, mission);
    },
    isReached: () => true,
  },
  'mission-past-expiry': {
    about: 'finds what a mission requires, and lets its time run out before reporting it: the clock has stopped',
    writes: ['MissionRedirected'],
    takes: ['station', 'system'],
    prepare: withSalvage,
    *act(world) {
      const mission = salvageIn(world);
      if (!mission) return;
      yield* upTo(carryOut(world, mission), 'MissionRedirected');
      yield wait(Math.max(0, (mission.expires ?? 0) - world.now) + 60);
    },
  },
  'mission-expired': {
    about: 'lets a mission run out while the game is closed: the next list lacks it, and no line says so',
    writes: ['Fileheader', 'LoadGame', 'Missions'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      while (!expiring(world)) yield* takeMission(world, 'courier');
    },
    *act(world) {
      const { commander } = world;
      const mission = expiring(world);
      commander.missions = commander.missions.filter((other) => other !== mission);
      yield* relaunch(world, { until: (mission?.expires ?? 0) + 600, leaves: 'at once' });
    },
  },
  'mission-after-tick': {
    about: 'hands in the next day, in another system, what was taken on before the tick',
    writes: ['Fileheader', 'LoadGame', 'MissionCompleted'],
    takes: ['station', 'system'],
    prepare: withDataForHere,
    *act(world) {
      const { commander, now } = world;
      const ends = commander.missions.map(({ expires = Infinity }) => expires - 600);
      yield* relaunch(world, { until: Math.min(now + day, ...ends), leaves: 'at once' });
      yield wait(world.random.integer(5, 15));
      yield* handInAll(world);
    },
  },
  'mission-effect-unnamed': {
    about: 'is paid for a mission: its effect on the other faction comes without the name',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
    prepare: withDataForHere,
    *act(world) {
      yield wait(world.random.integer(5, 15));
      yield* altered(handInAll(world), 'MissionCompleted', (fields) => ({
        ...fields,
        FactionEffects: (fields.FactionEffects ?? []).map((each) =>
          each.Faction === fields.Faction ? each : { ...each, Faction: '' },
        ),
      }));
    },
  },
  'kills-by-others': {
    about: 'kills one target of a mission, a wing the others without a line, and the mission is redirected',
    writes: ['Bounty', 'MissionRedirected'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      yield* takeMassacre(world);
      yield* inNormalSpace(world);
    },
    *act(world) {
      const mission = world.commander.missions.findLast(({ task }) => task === 'massacre');
      if (!mission?.target) return;
      yield* claimKill(world, pirate(world, { faction: mission.target.faction }));
      yield wait(world.random.integer(30, 90));
      mission.kills = mission.target.kills ?? 1;
      yield* redirectIfDone(world, mission);
    },
  },
  'mission-abandoned': {
    about: 'gives up a mission',
    writes: ['MissionAbandoned'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      yield* takeMission(world, 'courier');
    },
    *act(world) {
      const { commander, dialect, random } = world;
      const mission = commander.missions.findLast(({ task, state }) => task === 'courier' && state === 'active');
      if (!mission) return;
      yield wait(random.integer(5, 15));
      commander.missions = commander.missions.filter((other) => other !== mission);
      yield write('MissionAbandoned', missionFailedFields(mission, dialect));
    },
  },
  donation: {
    about: 'gives credits to a faction',
    writes: ['MissionAccepted', 'MissionCompleted'],
    takes: ['station', 'system'],
    prepare: atMissionBoard,
    *act(world) {
      ensureCredits(world, maxDonation);
      yield* takeMission(world, 'donation');
    },
  },
  'mission-failed': {
    about: 'runs out of time with a mission, as the missions tell after the next login',
    writes: ['Missions', 'MissionFailed'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      yield* withActiveMission(world);
    },
    *act(world) {
      const { commander, now } = world;
      const index = commander.missions.findIndex(isActive);
      const mission = commander.missions[index];
      if (!mission) return;
      const late = { ...mission, expires: now + secondsLeft };
      commander.missions = commander.missions.with(index, late);
      yield wait(secondsLeft);
      yield* relog(world);
      yield* failMission(world, late);
    },
  },
} as const satisfies Situations;
