/** Where the commander is and what they are doing, from the flags of Status and the latest events that tell. */
import type { Moment } from '../../protocol.js';
import { type AnyFlag, isLit } from '../moment/lit-flags.js';
import { type Fields, shownIn, textIn } from '../moment/loose-fields.js';
import { newestEvents } from '../moment/moment-events.js';
import { seatIn, seatWords } from '../moment/seat.js';
import { statusIn } from '../moment/status-in-moment.js';

export interface PlaceWords {
  readonly system: string | undefined;
  /** A station or a body. */
  readonly spot: string | undefined;
  readonly doing: string | undefined;
}

export function placeIn(moment: Moment): PlaceWords {
  const status = statusIn(moment);
  const told = newestEvents(moment, Object.keys(tellers));
  const newest = told[0];
  const isOver = newest !== undefined && endings.has(newest.kind);
  return {
    system: told
      .filter(({ kind }) => kind !== 'StartJump')
      .map(systemOf)
      .find(isText),
    spot: (status && textIn(status, 'BodyName')) ?? spotIn(told),
    doing: (isOver ? undefined : doingNow(status)) ?? (newest && tellers[newest.kind]?.doing(newest.event)),
  };
}

const station = (event: Fields) => shownIn(event, 'StationName');
const body = (event: Fields) => textIn(event, 'Body');
const stationOrBody = (event: Fields) => station(event) ?? body(event);
const nowhere = () => undefined;
const say = (words: string) => () => words;

interface Teller {
  readonly doing: (event: Fields) => string | undefined;
  /** Where that is, also after events that say nothing of it. */
  readonly spot?: (event: Fields) => string | undefined;
}

/** What each kind of event says, if no Status says more. */
const tellers: Readonly<Record<string, Teller>> = {
  Location: {
    doing: ({ Docked, InSRV, OnFoot }) =>
      OnFoot === true ? 'on foot' : InSRV === true ? 'in the SRV' : Docked === true ? 'docked' : 'in space',
    spot: stationOrBody,
  },
  FSDJump: { doing: say('in supercruise'), spot: nowhere },
  CarrierJump: { doing: ({ Docked }) => (Docked === true ? 'docked' : 'in space'), spot: stationOrBody },
  StartJump: {
    doing: (event) =>
      event.JumpType === 'Hyperspace'
        ? `jumping to ${textIn(event, 'StarSystem') ?? 'another system'}`
        : 'on the way to supercruise',
  },
  SupercruiseEntry: { doing: say('in supercruise'), spot: nowhere },
  SupercruiseExit: { doing: say('in space'), spot: body },
  ApproachBody: { doing: say('in orbital cruise'), spot: body },
  LeaveBody: { doing: say('in supercruise'), spot: nowhere },
  Docked: { doing: say('docked'), spot: station },
  Undocked: { doing: say('in space'), spot: station },
  Touchdown: { doing: say('landed'), spot: body },
  Liftoff: { doing: say('in space'), spot: body },
  LaunchSRV: { doing: say('in the SRV') },
  DockSRV: { doing: say('landed') },
  Disembark: { doing: say('on foot'), spot: stationOrBody },
  Embark: {
    doing: ({ SRV, OnStation, OnPlanet }) =>
      SRV === true ? 'in the SRV' : OnStation === true ? 'docked' : OnPlanet === true ? 'landed' : 'aboard',
    spot: stationOrBody,
  },
  Died: { doing: say('destroyed') },
  Resurrect: { doing: say('back after the loss') },
  Shutdown: { doing: say('out of the game') },
};

/** After these a Status that is still there is of before. */
const endings: ReadonlySet<string> = new Set(['Died', 'Shutdown']);

/** In the order in which they count. */
const flagWords: readonly (readonly [flag: AnyFlag, words: string])[] = [
  ['FsdJump', 'in hyperspace'],
  ['Supercruise', 'in supercruise'],
  ['GlideMode', 'gliding'],
  ['Docked', 'docked'],
  ['Landed', 'landed'],
];

const footWords: readonly (readonly [flag: AnyFlag, words: string])[] = [
  ['OnFootInHangar', 'in a hangar'],
  ['OnFootSocialSpace', 'in a social space'],
  ['OnFootInStation', 'in a station'],
  ['OnFootExterior', 'outside'],
  ['OnFootOnPlanet', 'on a planet'],
];

function doingNow(status: Fields | undefined): string | undefined {
  const seat = seatIn(status);
  if (seat === undefined) return status?.Flags === 0 ? 'in the main menu' : undefined;
  const first = (words: typeof flagWords) => words.find(([flag]) => isLit(status, flag))?.[1];
  if (seat === 'foot') return joined(seatWords.foot, first(footWords));
  if (seat === 'srv') return seatWords.srv;
  const flying = first(flagWords) ?? 'in space';
  return seat === 'ship' ? flying : joined(flying, seatWords[seat]);
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(isText).join(', ');
}

type Told = ReturnType<typeof newestEvents>;

function systemOf({ event }: Told[number]): string | undefined {
  return textIn(event, 'StarSystem');
}

/** The newest event that says anything of a spot decides. */
function spotIn(told: Told): string | undefined {
  const teller = told.find(({ kind }) => tellers[kind]?.spot);
  return teller && tellers[teller.kind]?.spot?.(teller.event);
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}
