/** Where the ship is and has been, from the events that report an arrival in a system. */
import type { StarPosition } from '../../../game/star-system.js';
import { type JumpLine, jumpKinds, type Moment, type Questions } from '../../protocol.js';
import { type Fields, flagIn, numberIn, positionIn, textIn, timeIn } from './loose-fields.js';
import { newestEvent } from './moment-events.js';

/** Fields of the latest arrival, which describe the system, too. */
export function latestArrival(moment: Moment): Fields | undefined {
  return newestEvent(moment, ...jumpKinds);
}

/** A system, with whatever is known of it. */
export interface Place {
  readonly name: string;
  readonly address?: number;
  readonly position?: StarPosition;
}

export interface Arrival extends Place {
  /** Line number. */
  readonly n: number;
  readonly time?: number;
  /** By the ship's own drive or by a carrier's. */
  readonly isJump: boolean;
  readonly isCarried?: true;
  /** Light years of the jump. */
  readonly distance?: number;
  /** Tonnes; only in the commander's own ship. */
  readonly fuelLevel?: number;
  readonly fuelUsed?: number;
}

type AskJumps = (ask: Questions['jumps']['ask']) => Promise<Questions['jumps']['answer']>;

/** All arrivals from a line on, in order of play. */
export async function arrivalsFrom(line: number, ask: AskJumps): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  for (let from: number | undefined = line; from !== undefined; ) {
    const { jumps, next } = await ask({ from });
    arrivals.push(...arrivalsIn(jumps));
    from = next;
  }
  return arrivals;
}

export function arrivalsIn(jumps: readonly JumpLine[]): Arrival[] {
  return jumps.flatMap(({ n, event }) => {
    const place = placeOf(event);
    if (!place) return [];
    const time = timeIn(event);
    const distance = numberIn(event, 'JumpDist');
    return [
      {
        ...place,
        n,
        isJump: event['event'] !== 'Location',
        ...(event['event'] === 'CarrierJump' && { isCarried: true }),
        ...(time !== undefined && { time }),
        ...(distance !== undefined && { distance }),
        ...fuelOf(event),
      },
    ];
  });
}

/** In a taxi or on another crew's ship, the fuel is not the commander's. */
function fuelOf(event: Fields): Pick<Arrival, 'fuelLevel' | 'fuelUsed'> {
  if (flagIn(event, 'Taxi') || flagIn(event, 'Multicrew')) return {};
  const fuelLevel = numberIn(event, 'FuelLevel');
  const fuelUsed = numberIn(event, 'FuelUsed');
  return { ...(fuelLevel !== undefined && { fuelLevel }), ...(fuelUsed !== undefined && { fuelUsed }) };
}

export function placeOf(fields: Fields): Place | undefined {
  const name = textIn(fields, 'StarSystem');
  if (name === undefined) return undefined;
  const address = numberIn(fields, 'SystemAddress');
  const position = positionIn(fields, 'StarPos');
  return { name, ...(address !== undefined && { address }), ...(position && { position }) };
}

/** Compares addresses; older journals have none, so names are compared there. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.address !== undefined && b.address !== undefined ? a.address === b.address : a.name === b.name;
}

/** Jumps of a ship. */
export function jumpCount(arrivals: readonly Arrival[]): number {
  return arrivals.filter(({ isJump, isCarried }) => isJump && !isCarried).length;
}

/** The latest arrival before a time. */
export function arrivalAt(jumps: readonly Arrival[], time: number): Arrival | undefined {
  return jumps.findLast((jump) => jump.time !== undefined && jump.time <= time);
}
