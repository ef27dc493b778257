import type { Station } from '../../game/star-system.js';
import { carrierHere } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import type { DockingTrouble } from '../../simulate/activities/travel/travel-table.js';
import { addOffence, hasLaw } from '../../simulate/commander/legal-standing.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { aboardShip, anyStation, findStation, inSupercruise, type StationFilter } from './prerequisites.js';
import type { Scene } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** In supercruise in the system of the station to dock at; `which` completes `a station …` in errors. */
export function inSystemOfStation(accepts: StationFilter, which: string) {
  return {
    assertPossible: (world, settings) => void findStation(world, settings, accepts, which),
    *prepare(world, settings) {
      yield* aboardShip(world);
      const [system] = findStation(world, settings, accepts, which);
      yield* inSupercruise(world, { system });
    },
  } satisfies Scene;
}

/** The station to dock at: the one that is set, or any accepted one in this system. */
export function stationToDockAt(world: World, { station }: SessionSettings, accepts: StationFilter): Station {
  if (station) return station.station;
  const here = stationsWithPadFor(world.system, world.ship).filter((each) => accepts(each, world.system));
  return world.random.pick(here);
}

interface DockingOptions {
  /** Runs before the docking request. */
  readonly before?: (world: World) => void;
  readonly accepts?: StationFilter;
  /** Completes `a station …` in errors. */
  readonly which?: string;
  /** Trouble before the pad is granted; none by default. */
  readonly trouble?: DockingTrouble;
}

/** A docking under given circumstances. */
function dockingSituation({
  before,
  accepts = anyStation,
  which = '',
  trouble = 'none',
}: DockingOptions = {}): Staging {
  return {
    ...inSystemOfStation(accepts, which),
    *act(world, settings) {
      before?.(world);
      yield* dockAt(world, stationToDockAt(world, settings, accepts), trouble);
    },
    succeeded: ({ place }) => place.is === 'docked',
  };
}

function makeWanted({ commander, system, random }: World): void {
  addOffence(commander, system, { bounty: random.integer(4, 600) * 100 });
}

function makeFined({ commander, system, random }: World): void {
  addOffence(commander, system, { fine: random.integer(2, 60) * 100 });
}

function breakCanopy({ ship }: World): void {
  ship.isCanopyBroken = true;
}

const atLawful = { accepts: (_, system) => hasLaw(system), which: 'under any law' } satisfies DockingOptions;

const atAttackable = {
  accepts: ({ type, government }) => type !== 'FleetCarrier' && government !== 'Engineer',
  which: 'that is ever attacked',
} satisfies DockingOptions;

export const dockingSituations = {
  dock: dockingSituation(),
  'dock-wanted': dockingSituation({ before: makeWanted, ...atLawful }),
  'dock-fined': dockingSituation({ before: makeFined, ...atLawful }),
  'dock-breached': dockingSituation({ before: breakCanopy }),
  'dock-wanted-breached': dockingSituation({
    before(world) {
      makeWanted(world);
      makeFined(world);
      breakCanopy(world);
    },
    ...atLawful,
  }),
  'dock-damaged-station': dockingSituation({
    before: ({ politics, system }) => politics.override(system, { stations: 'Damaged' }),
    ...atAttackable,
  }),
  'dock-station-under-repairs': dockingSituation({
    before: ({ politics, system }) => politics.override(system, { stations: 'UnderRepairs' }),
    ...atAttackable,
  }),
  'dock-settlement': dockingSituation({
    accepts: ({ type }) => type === 'OnFootSettlement',
    which: 'that is a settlement',
  }),
  'dock-denied': dockingSituation({ trouble: 'NoSpace' }),
  'dock-too-far': dockingSituation({ trouble: 'Distance' }),
  'dock-cancelled': dockingSituation({ trouble: 'DockingCancelled' }),
  'dock-timeout': dockingSituation({ trouble: 'DockingTimeout' }),
  carrier: {
    prepare: inSupercruise,
    *act(world, { fuel }) {
      yield* dockAt(world, carrierHere(world));
      if (!fuel) yield* refuel(world);
    },
    succeeded: ({ place }) => place.is === 'docked' && place.station.type === 'FleetCarrier',
  },
} satisfies Stagings;
