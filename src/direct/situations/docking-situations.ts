import type { Station } from '../../game/star-system.js';
import type { EventName } from '../../interface/event-types.js';
import { carrierHere } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import type { DockingTrouble } from '../../simulate/activities/travel/travel-table.js';
import type { Activity } from '../../simulate/activity.js';
import { addOffence, hasLaw } from '../../simulate/commander/legal-standing.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { aboardShip, anyStation, findStation, inSupercruise, type StationFilter } from './prerequisites.js';
import { inSystem } from './scenes.js';
import type { Situation, Situations } from './situation.js';

const hasLawHere: StationFilter = (_, system) => hasLaw(system);

/** In supercruise in the system of the station to dock at. */
export function* inSystemOfStation(
  world: World,
  settings: SessionSettings,
  accepts: StationFilter,
  which: string,
): Activity {
  yield* aboardShip(world);
  const [system] = findStation(world, settings, accepts, which);
  yield* inSupercruise(world, { system });
}

/** The station to dock at: the one that is set, or any accepted one in this system. */
export function stationToDockAt(world: World, { station }: SessionSettings, accepts: StationFilter): Station {
  if (station) return station.station;
  const here = stationsWithPadFor(world.system, world.ship).filter((each) => accepts(each, world.system));
  return world.random.pick(here);
}

interface DockingOptions<Kind extends EventName> {
  readonly about: string;
  /** Runs before the docking request. */
  readonly before: (world: World) => void;
  readonly accepts?: StationFilter;
  /** Completes `a station …` in errors. */
  readonly which?: string;
  /** Trouble before the pad is granted; none by default. */
  readonly trouble?: DockingTrouble;
  /** Kinds that are written besides those of every docking. */
  readonly also?: readonly Kind[];
}

/** A docking under given circumstances. */
function dockingSituation<Kind extends EventName = never>({
  about,
  before,
  accepts = anyStation,
  which = '',
  trouble = 'none',
  also = [],
}: DockingOptions<Kind>): Situation<
  'station' | 'system',
  'DockingRequested' | 'DockingGranted' | 'Docked' | NoInfer<Kind>
> {
  return {
    about,
    writes: ['DockingRequested', ...also, 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
    assertPossible: (world, settings) => void findStation(world, settings, accepts, which),
    prepare: (world, settings) => inSystemOfStation(world, settings, accepts, which),
    *act(world, settings) {
      before(world);
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

const canBeAttacked: StationFilter = ({ type, government }) => type !== 'FleetCarrier' && government !== 'Engineer';
const attackableText = 'that is ever attacked';
const lawfulText = 'under any law';

export const dockingSituations = {
  dock: dockingSituation({ about: 'docks at a station', before: () => {} }),
  'dock-wanted': dockingSituation({
    about: 'docks while wanted here',
    before: makeWanted,
    accepts: hasLawHere,
    which: lawfulText,
  }),
  'dock-fined': dockingSituation({
    about: 'docks with a fine unpaid',
    before: makeFined,
    accepts: hasLawHere,
    which: lawfulText,
  }),
  'dock-breached': dockingSituation({ about: 'docks with a broken canopy', before: breakCanopy }),
  'dock-wanted-breached': dockingSituation({
    about: 'docks while wanted here, with a broken canopy and a fine unpaid',
    before(world) {
      makeWanted(world);
      makeFined(world);
      breakCanopy(world);
    },
    accepts: hasLawHere,
    which: lawfulText,
  }),
  'dock-damaged-station': dockingSituation({
    about: 'docks at a station that was attacked',
    before: ({ politics, system }) => politics.override(system, { stations: 'Damaged' }),
    accepts: canBeAttacked,
    which: attackableText,
  }),
  'dock-station-under-repairs': dockingSituation({
    about: 'docks at a station that is being repaired',
    before: ({ politics, system }) => politics.override(system, { stations: 'UnderRepairs' }),
    accepts: canBeAttacked,
    which: attackableText,
  }),
  'dock-settlement': dockingSituation({
    about: 'docks at a settlement on a planet',
    before: () => {},
    accepts: ({ type }) => type === 'OnFootSettlement',
    which: 'that is a settlement',
    also: ['ApproachSettlement'],
  }),
  'dock-denied': dockingSituation({
    about: 'is refused a pad, since all are taken, and docks after another try',
    before: () => {},
    trouble: 'NoSpace',
    also: ['DockingDenied'],
  }),
  'dock-too-far': dockingSituation({
    about: 'asks for a pad from too far away, and docks after another try',
    before: () => {},
    trouble: 'Distance',
    also: ['DockingDenied'],
  }),
  'dock-cancelled': dockingSituation({
    about: 'gives a pad back, asks for another one and docks',
    before: () => {},
    trouble: 'DockingCancelled',
    also: ['DockingCancelled'],
  }),
  'dock-timeout': dockingSituation({
    about: 'takes too long to land, loses the pad, asks for another one and docks',
    before: () => {},
    trouble: 'DockingTimeout',
    also: ['DockingTimeout'],
  }),
  carrier: {
    about: 'docks at a fleet carrier',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    ...inSystem(),
    *act(world, { fuel }) {
      yield* dockAt(world, carrierHere(world));
      if (!fuel) yield* refuel(world);
    },
    succeeded: ({ place }) => place.is === 'docked' && place.station.type === 'FleetCarrier',
  },
} as const satisfies Situations;
