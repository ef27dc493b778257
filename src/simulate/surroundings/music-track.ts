import type { Station } from '../../game/star-system.js';
import { type GuiFocusName, guiFocusName } from '../../interface/gui-focus.js';
import type { EventFields } from '../event-fields.js';
import { unitOf } from '../random.js';
import type { Place } from '../world/whereabouts.js';
import type { World } from '../world/world.js';

export type MusicTrack = EventFields<'Music'>['MusicTrack'];

/** What the music depends on beside the world as it is. */
export interface Heard {
  /** What plays. */
  track: MusicTrack;
  /** Since when the commander is where they are, in seconds since 1970. */
  placeSince: number;
  /** What led there: the last line of a jump, a drop, a launch. */
  arrivedBy: string;
  /** Since when there is a pad to land on, if one was granted. */
  padSince: number | undefined;
  /** Whether the commander lets the docking computer fly here, once that was asked. */
  trusts?: boolean | undefined;
}

/** Screens with a music of their own. */
const onScreen: Partial<Record<GuiFocusName, MusicTrack>> = {
  GalaxyMap: 'GalaxyMap',
  SystemMap: 'SystemMap',
  Orrery: 'SystemMap',
  FSSMode: 'SystemAndSurfaceScanner',
  SAAMode: 'SystemAndSurfaceScanner',
  Codex: 'Codex',
};

/** Seconds that the tune of an arrival lasts. */
const fanfare = 5;
/** Seconds from the start of a jump until hyperspace is entered. */
const tunnel = 5;
/** Seconds that the tune of a starport goes on after the ship has left its pad by hand. */
const farewell = 25;
/** Seconds of silence until a commander sits in a ship, by how they came there. */
const settling: Readonly<Record<string, number>> = { Embark: 3, ShipyardSwap: 2 };
/** Seconds until the docking computer takes over. */
const handOver = 2;

/** After these many seconds in a place something else may play. */
const turns = [...new Set([fanfare, tunnel, farewell, ...Object.values(settling)])];
/** Sessions count in milliseconds: nothing is that close to a turn without being there. */
const closest = 0.0005;

/** When time alone may change what plays, in seconds since 1970. */
export function nextTurnOf(now: number, { padSince, placeSince }: Heard): number {
  let next = Infinity;
  for (const turn of turns) if (placeSince + turn + closest > now) next = Math.min(next, placeSince + turn);
  if (padSince !== undefined && padSince + handOver + closest > now) next = Math.min(next, padSince + handOver);
  return next - closest;
}

/** What plays now. */
export function musicTrackOf(world: World, heard: Heard): MusicTrack {
  const { cockpit, isInMenu, place, vehicle } = world;
  if (isInMenu) return 'MainMenu';
  if (place.is === 'hyperspace') return world.now - heard.placeSince < tunnel ? heard.track : 'NoTrack';
  const screen = cockpit.focus === 0 ? undefined : onScreen[guiFocusName(cockpit.focus) as GuiFocusName];
  if (screen) return screen;
  if (cockpit.flags.has('BeingInterdicted')) return 'Interdiction';
  if (vehicle === 'foot') return heard.arrivedBy === 'Disembark' ? heard.track : onFoot(world);
  if (world.now - heard.placeSince < (settling[heard.arrivedBy] ?? 0)) return 'NoTrack';
  // A star is a danger, too, but no fight.
  if (cockpit.flags.has('IsInDanger') && place.is !== 'supercruise')
    return vehicle === 'srv' ? 'Combat_SRV' : 'Combat_Dogfight';
  return inPlace[place.is](world, heard);
}

/** The music by where the ship is. */
const inPlace: Readonly<Record<Exclude<Place['is'], 'hyperspace'>, (world: World, heard: Heard) => MusicTrack>> = {
  docked: ({ place }, heard) => (place.is === 'docked' ? onPad(place.station, heard) : 'NoTrack'),
  landed: (_, heard) => (heard.arrivedBy === 'Embark' ? 'NoTrack' : onGround(heard)),
  supercruise: (world, heard) =>
    heard.arrivedBy === 'FSDJump' && isRecent(world, heard) && world.route.length === 0
      ? 'DestinationFromHyperspace'
      : 'Supercruise',
  space: inSpace,
};

function inSpace(world: World, heard: Heard): MusicTrack {
  const { cockpit, place, now } = world;
  const station = place.is === 'space' ? place.station : undefined;
  if (heard.arrivedBy === 'SupercruiseExit' && isRecent(world, heard)) {
    const isWhereTo =
      world.vehicle === 'ship' ? cockpit.target?.address === world.system.address : station !== undefined;
    return isWhereTo ? 'DestinationFromSupercruise' : 'Exploration';
  }
  if (heard.arrivedBy === 'Undocked') return leaving(world, heard);
  if (!station) return heard.arrivedBy === 'Liftoff' ? onGround(heard) : 'Exploration';
  const { padSince } = heard;
  const isLed = padSince !== undefined && now - padSince >= handOver && usesDockingComputer(world, heard);
  return isLed ? 'DockingComputer' : 'NoTrack';
}

/** The computer flies as long as the gear is out; by hand, the starport's tune goes on for a while. */
function leaving(world: World, heard: Heard): MusicTrack {
  if (usesDockingComputer(world, heard))
    return world.cockpit.flags.has('LandingGearDown') ? 'DockingComputer' : 'NoTrack';
  return world.now - heard.placeSince < farewell ? heard.track : 'NoTrack';
}

function isRecent({ now }: World, { placeSince }: Heard): boolean {
  return now - placeSince < fanfare;
}

const starports: ReadonlySet<string> = new Set(['Coriolis', 'Orbis', 'Ocellus', 'Bernal', 'AsteroidBase', 'Dodec']);

/** A small port is silent for whoever comes aboard there. */
function onPad({ type, body }: Station, { arrivedBy }: Heard): MusicTrack {
  if (starports.has(type)) return 'Starport';
  return body || arrivedBy === 'Embark' ? 'NoTrack' : 'Exploration';
}

/** Landing and lifting off change nothing. */
function onGround({ track }: Heard): MusicTrack {
  return track === 'NoTrack' ? 'NoTrack' : 'Exploration';
}

/** Out on the ground there is music, in the halls of a station there is none. */
function onFoot({ standingOn }: World): MusicTrack {
  return standingOn === 'surface' || standingOn === 'settlement' ? 'OnFoot' : 'NoTrack';
}

/** How many pilots let the computer fly, if they have one. */
const trusting = 0.6;

/** Passengers hear nothing of it; a commander lets it fly now and then. */
function usesDockingComputer({ ship, vehicle }: World, heard: Heard): boolean {
  if (vehicle !== 'ship') return false;
  heard.trusts ??= unitOf(`docking computer ${heard.placeSince}`) < trusting;
  return heard.trusts && ship.modules.some(({ item }) => item.startsWith('int_dockingcomputer'));
}
