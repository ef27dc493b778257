/** What events say about star systems: where the ship is, or the stops of a route. */
import type { StarPosition } from '../../game/star-system.js';
import { cubeOfAddress, isInCube } from '../../game/system-address.js';
import type { Members } from '../../interface/object-rule.js';
import { addressFrom, nameFrom, objectsFrom, positionFrom } from './field-readers.js';

export interface SystemMention {
  /** Where in the event it is. */
  readonly pointer: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly position: StarPosition | undefined;
  /** Address and position cannot both be right, so neither is used further. */
  readonly contradictory: boolean;
}

const members = ['StarSystem', 'SystemAddress', 'StarPos'] as const;

/** The fields of each kind that describe systems. */
export const systemFields = {
  FSDJump: members,
  Location: members,
  CarrierJump: members,
  Docked: ['StarSystem', 'SystemAddress'],
  NavRoute: members.map((name) => `Route/*/${name}`),
} as const satisfies Record<string, readonly string[]>;

/** The system in which the event happens, or one for each stop of a route. */
export function systemMentions(event: Members): readonly SystemMention[] {
  switch (event.event) {
    case 'FSDJump':
    case 'Location':
    case 'CarrierJump':
      return [mentionOf(event, event.StarPos, '')];
    case 'Docked':
      return [mentionOf(event, undefined, '')];
    case 'NavRoute':
      return routeMentions(event);
    default:
      return [];
  }
}

/** What an event says that mentions no system. */
export const noMention: SystemMention = {
  pointer: '',
  name: undefined,
  address: undefined,
  position: undefined,
  contradictory: false,
};

function routeMentions({ Route }: Members): SystemMention[] {
  return objectsFrom(Route).map((stop, index) =>
    stop ? mentionOf(stop, stop.StarPos, `/Route/${index}`) : { ...noMention, pointer: `/Route/${index}` },
  );
}

function mentionOf({ StarSystem, SystemAddress }: Members, starPos: unknown, pointer: string): SystemMention {
  const name = nameFrom(StarSystem);
  const address = addressFrom(SystemAddress);
  const position = positionFrom(starPos);
  const contradictory =
    address !== undefined && position !== undefined && !isInCube(cubeOfAddress(SystemAddress as number), position);
  return { pointer, name, address, position, contradictory };
}
