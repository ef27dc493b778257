import { carrierHere } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { enterSupercruise } from '../../simulate/activities/travel/supercruise.js';
import { hasLaw, offend } from '../../simulate/commander/law.js';
import type { Station } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import type { Play } from '../../simulate/play/play.js';
import type { Activity } from '../../simulate/play/step.js';
import type { Overrides } from '../overrides/overrides.js';
import { flyTo } from './fly.js';
import { aboard, offTheGround, padFor, type Suits } from './reach.js';
import type { Situation, Situations } from './situation.js';

const withLaw: Suits = (_, system) => hasLaw(system);
const any: Suits = () => true;

/** In supercruise in the system of the station, whichever it is. */
function* within(play: Play, overrides: Overrides, suits: Suits, which: string): Activity {
  yield* aboard(play);
  const [system] = padFor(play, overrides, suits, which);
  yield* flyTo(play, system);
  yield* offTheGround(play);
  yield* enterSupercruise(play);
}

/** The station to land on: the one asked for, or any with a pad here. */
function stationHere(play: Play, { station }: Overrides, suits: Suits): Station {
  if (station) return station.station;
  const here = havensIn(play.system, play.ship).filter((each) => suits(each, play.system));
  return play.random.pick(here);
}

interface Landing {
  readonly about: string;
  /** What befalls the commander on the way. */
  readonly before: (play: Play) => void;
  readonly suits?: Suits;
  /** What the stations are like that suit: with, in, that is something. */
  readonly which?: string;
}

/** A landing, and what came before it. It has come when the ship stands on the pad. */
function landing({ about, before, suits = any, which = '' }: Landing): Situation {
  return {
    about,
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
    refuses: (play, overrides) => void padFor(play, overrides, suits, which),
    reach: (play, overrides) => within(play, overrides, suits, which),
    *act(play, overrides) {
      before(play);
      yield* dockAt(play, stationHere(play, overrides, suits));
    },
    holds: ({ place }) => place.is === 'docked',
  };
}

function wanted({ commander, system, random }: Play): void {
  offend(commander, system, { bounty: random.integer(4, 600) * 100 });
}

function fined({ commander, system, random }: Play): void {
  offend(commander, system, { fine: random.integer(2, 60) * 100 });
}

function breached({ ship }: Play): void {
  ship.isBreached = true;
}

const notStruck: Suits = ({ type, government }) => type !== 'FleetCarrier' && government !== 'Engineer';
const isStruck = 'that is ever attacked';
const lawful = 'under any law';

export const docking: Situations = {
  dock: landing({ about: 'docks at a station', before: () => {} }),
  'dock-wanted': landing({ about: 'docks while wanted here', before: wanted, suits: withLaw, which: lawful }),
  'dock-fined': landing({ about: 'docks with a fine unpaid', before: fined, suits: withLaw, which: lawful }),
  'dock-breached': landing({ about: 'docks with a broken canopy', before: breached }),
  'dock-wanted-breached': landing({
    about: 'docks while wanted here, with a broken canopy and a fine unpaid',
    before(play) {
      wanted(play);
      fined(play);
      breached(play);
    },
    suits: withLaw,
    which: lawful,
  }),
  'dock-damaged-station': landing({
    about: 'docks at a station that was attacked',
    before: ({ politics, system }) => politics.force(system, { stations: 'Damaged' }),
    suits: notStruck,
    which: isStruck,
  }),
  'dock-station-under-repairs': landing({
    about: 'docks at a station that is being repaired',
    before: ({ politics, system }) => politics.force(system, { stations: 'UnderRepairs' }),
    suits: notStruck,
    which: isStruck,
  }),
  'dock-settlement': landing({
    about: 'docks at a settlement on a planet',
    before: () => {},
    suits: ({ type }) => type === 'OnFootSettlement',
    which: 'that is a settlement',
  }),
  carrier: {
    about: 'docks at a fleet carrier',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['system'],
    *reach(play, { system }) {
      yield* aboard(play);
      if (system) yield* flyTo(play, system);
      yield* offTheGround(play);
      yield* enterSupercruise(play);
    },
    *act(play, { fuel }) {
      yield* dockAt(play, carrierHere(play));
      if (!fuel) yield* refuel(play);
    },
    holds: ({ place }) => place.is === 'docked' && place.station.type === 'FleetCarrier',
  },
};
