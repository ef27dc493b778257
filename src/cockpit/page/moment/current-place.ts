/** Where the ship is, and where it has been: by the events that tell of an arrival in a system. */
import type { StarPosition } from '../../../game/star-system.js';
import type { Moment } from '../../protocol.js';
import { type Fields, flagIn, numberIn, positionIn, textIn, timeIn } from './loose-fields.js';
import { eventOf, newestEvent } from './moment-events.js';

const arrivals = ['Location', 'FSDJump', 'CarrierJump'] as const;

/** The fields of the latest arrival: they tell of the system as well. */
export function latestArrival(moment: Moment): Fields | undefined {
  return newestEvent(moment, ...arrivals);
}

/** A system, by whatever is known of it. */
export interface Place {
  readonly name: string;
  readonly address?: number;
  readonly position?: StarPosition;
}

export interface Arrival extends Place {
  /** The number of its line. */
  readonly n: number;
  readonly time?: number;
  readonly isJump: boolean;
  /** Tonnes; only where the ship is the commander's own. */
  readonly fuelLevel?: number;
  readonly fuelUsed?: number;
}

/** Where the ship has been, in the order of play. */
export function flownJumps(moment: Moment): readonly Arrival[] {
  return moment.jumps.flatMap((line) => {
    const event = eventOf(line);
    const place = event && placeOf(event);
    if (!place) return [];
    const time = timeIn(event);
    return [
      {
        ...place,
        n: line.n,
        isJump: event['event'] !== 'Location',
        ...(time !== undefined && { time }),
        ...fuelOf(event),
      },
    ];
  });
}

/** In a taxi or with another crew, it is the fuel of somebody else. */
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

/** The address tells; older journals have none, there the name has to do. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.address !== undefined && b.address !== undefined ? a.address === b.address : a.name === b.name;
}

/** Where the ship was at a time: the arrival before it. */
export function arrivalAt(jumps: readonly Arrival[], time: number): Arrival | undefined {
  return jumps.findLast((jump) => jump.time !== undefined && jump.time <= time);
}
