import type { Station } from '../../game/star-system.js';
import { type GuiFocusName, guiFocusName } from '../../interface/gui-focus.js';
import type { EventFields } from '../event-fields.js';
import { unitOf } from '../random.js';
import type { Place } from '../world/whereabouts.js';
import type { World } from '../world/world.js';

export type MusicTrack = EventFields<'Music'>['MusicTrack'];

/** What the music depends on besides the current world. */
export interface MusicState {
  /** The current track. */
  track: MusicTrack;
  /** When the commander arrived at the current place, in seconds since 1970. */
  placeSince: number;
  /** The last line of the jump, drop or launch that led there. */
  arrivedBy: string;
  /** Since when a pad is granted, if one is. */
  padSince: number | undefined;
  /** Whether the commander uses the docking computer here, once decided. */
  trusts?: boolean | undefined;
}

/** Screens with music of their own. */
const onScreen: Partial<Record<GuiFocusName, MusicTrack>> = {
  GalaxyMap: 'GalaxyMap',
  SystemMap: 'SystemMap',
  Orrery: 'SystemMap',
  FSSMode: 'SystemAndSurfaceScanner',
  SAAMode: 'SystemAndSurfaceScanner',
  Codex: 'Codex',
};

/** Duration of the arrival tune, in seconds. */
const fanfare = 5;
/** Seconds from the start of a jump until hyperspace is entered. */
const tunnel = 5;
/** Seconds the starport tune goes on after a manual launch. */
const farewell = 25;
/** Seconds of silence after boarding a ship, by how the commander boarded. */
const settling: Readonly<Record<string, number>> = { Embark: 3, ShipyardSwap: 2 };
/** Seconds until the docking computer takes over. */
const handOver = 2;

/** The track may change this many seconds after arriving somewhere. */
const turns = [...new Set([fanfare, tunnel, farewell, ...Object.values(settling)])];
/** Sessions have a resolution of a millisecond: anything closer to a turn has reached it. */
const closest = 0.0005;

/** When time alone may change the track, in seconds since 1970. */
export function nextTurnOf(now: number, { padSince, placeSince }: MusicState): number {
  let next = Infinity;
  for (const turn of turns) if (placeSince + turn + closest > now) next = Math.min(next, placeSince + turn);
  if (padSince !== undefined && padSince + handOver + closest > now) next = Math.min(next, padSince + handOver);
  return next - closest;
}

/** The current track. */
export function musicTrackOf(world: World, state: MusicState): MusicTrack {
  const { cockpit, isInMenu, place, vehicle } = world;
  if (isInMenu) return 'MainMenu';
  if (place.is === 'hyperspace') return world.now - state.placeSince < tunnel ? state.track : 'NoTrack';
  const screen = cockpit.focus === 0 ? undefined : onScreen[guiFocusName(cockpit.focus) as GuiFocusName];
  if (screen) return screen;
  if (cockpit.flags.has('BeingInterdicted')) return 'Interdiction';
  if (vehicle === 'foot') return state.arrivedBy === 'Disembark' ? state.track : onFoot(world);
  if (world.now - state.placeSince < (settling[state.arrivedBy] ?? 0)) return 'NoTrack';
  // A star is a danger too, but not a fight.
  if (cockpit.flags.has('IsInDanger') && place.is !== 'supercruise')
    return vehicle === 'srv' ? 'Combat_SRV' : 'Combat_Dogfight';
  return inPlace[place.is](world, state);
}

/** The track by where the ship is. */
const inPlace: Readonly<Record<Exclude<Place['is'], 'hyperspace'>, (world: World, state: MusicState) => MusicTrack>> = {
  docked: ({ place }, state) => (place.is === 'docked' ? onPad(place.station, state) : 'NoTrack'),
  landed: (_, state) => (state.arrivedBy === 'Embark' ? 'NoTrack' : onGround(state)),
  supercruise: (world, state) =>
    state.arrivedBy === 'FSDJump' && isRecent(world, state) && world.route.length === 0
      ? 'DestinationFromHyperspace'
      : 'Supercruise',
  space: inSpace,
};

function inSpace(world: World, state: MusicState): MusicTrack {
  const { cockpit, place, now } = world;
  const station = place.is === 'space' ? place.station : undefined;
  if (state.arrivedBy === 'SupercruiseExit' && isRecent(world, state)) {
    const isWhereTo =
      world.vehicle === 'ship' ? cockpit.target?.address === world.system.address : station !== undefined;
    return isWhereTo ? 'DestinationFromSupercruise' : 'Exploration';
  }
  if (state.arrivedBy === 'Undocked') return leaving(world, state);
  if (!station) return state.arrivedBy === 'Liftoff' ? onGround(state) : 'Exploration';
  const { padSince } = state;
  const isLed = padSince !== undefined && now - padSince >= handOver && usesDockingComputer(world, state);
  return isLed ? 'DockingComputer' : 'NoTrack';
}

/**
 * The docking computer flies while the gear is down; after a manual launch, the starport tune goes on for a
 * while.
 */
function leaving(world: World, state: MusicState): MusicTrack {
  if (usesDockingComputer(world, state))
    return world.cockpit.flags.has('LandingGearDown') ? 'DockingComputer' : 'NoTrack';
  return world.now - state.placeSince < farewell ? state.track : 'NoTrack';
}

function isRecent({ now }: World, { placeSince }: MusicState): boolean {
  return now - placeSince < fanfare;
}

const starports: ReadonlySet<string> = new Set(['Coriolis', 'Orbis', 'Ocellus', 'Bernal', 'AsteroidBase', 'Dodec']);

/** Small ports are silent after boarding. */
function onPad({ type, body }: Station, { arrivedBy }: MusicState): MusicTrack {
  if (starports.has(type)) return 'Starport';
  return body || arrivedBy === 'Embark' ? 'NoTrack' : 'Exploration';
}

/** Landing and lift-off do not change the track. */
function onGround({ track }: MusicState): MusicTrack {
  return track === 'NoTrack' ? 'NoTrack' : 'Exploration';
}

/** There is music on the surface, but none inside a station. */
function onFoot({ standingOn }: World): MusicTrack {
  return standingOn === 'surface' || standingOn === 'settlement' ? 'OnFoot' : 'NoTrack';
}

/** The share of pilots who use the docking computer, if they have one. */
const trusting = 0.6;

/** Not for passengers; commanders use it now and then. */
function usesDockingComputer({ ship, vehicle }: World, state: MusicState): boolean {
  if (vehicle !== 'ship') return false;
  state.trusts ??= unitOf(`docking computer ${state.placeSince}`) < trusting;
  return state.trusts && ship.modules.some(({ item }) => item.startsWith('int_dockingcomputer'));
}
