/** What events tell about star systems: where the ship is, or the stops of a route. */
import type { Members } from '../../spec/rule.js';
import { cellOf, contains } from './galaxy.js';
import { addressFrom, nameFrom, objectsFrom, type Position, positionFrom } from './values.js';

export interface ToldSystem {
  /** LinePlace in the event it stands. */
  readonly pointer: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly position: Position | undefined;
  /** Address and position cannot both be right: neither is to be built upon. */
  readonly torn: boolean;
}

const members = ['StarSystem', 'SystemAddress', 'StarPos'] as const;

/** The members by which each kind tells of systems. */
export const tellsOfSystems = {
  FSDJump: members,
  Location: members,
  CarrierJump: members,
  Docked: ['StarSystem', 'SystemAddress'],
  NavRoute: members.map((name) => `Route/*/${name}`),
} as const satisfies Record<string, readonly string[]>;

/** The system in which the event happens, or one for each stop of a route. */
export function systemsToldBy(event: Members): readonly ToldSystem[] {
  switch (event.event) {
    case 'FSDJump':
    case 'Location':
    case 'CarrierJump':
      return [toldSystem(event, event.StarPos, '')];
    case 'Docked':
      return [toldSystem(event, undefined, '')];
    case 'NavRoute':
      return stopsToldBy(event);
    default:
      return [];
  }
}

const nothing: ToldSystem = { pointer: '', name: undefined, address: undefined, position: undefined, torn: false };

function stopsToldBy({ Route }: Members): ToldSystem[] {
  return objectsFrom(Route).map((stop, index) =>
    stop ? toldSystem(stop, stop.StarPos, `/Route/${index}`) : { ...nothing, pointer: `/Route/${index}` },
  );
}

function toldSystem({ StarSystem, SystemAddress }: Members, starPos: unknown, pointer: string): ToldSystem {
  const name = nameFrom(StarSystem);
  const address = addressFrom(SystemAddress);
  const position = positionFrom(starPos);
  const torn = address !== undefined && position !== undefined && !contains(cellOf(SystemAddress as number), position);
  return { pointer, name, address, position, torn };
}
