/** What events say about star systems: where the ship is, or the stops of a route. */
import type { StarPosition } from '../../game/star-system.js';
import { isAtAddress } from '../../game/system-address.js';
import { eventNameOf, type Members } from '../../interface/object-rule.js';
import {
  addressFrom,
  elementsOf,
  nameFrom,
  objectFrom,
  positionFrom,
  type SystemAddress,
} from '../../state/fold-fields.js';
import type { KnownSystem } from './known-system.js';

/** What one event says of a system. */
export interface SystemMention {
  /** Where in the event it is, as a JSON pointer. */
  readonly pointer: string;
  readonly name: string | undefined;
  readonly address: SystemAddress | undefined;
  readonly position: StarPosition | undefined;
  /** What was known of the system before the event. */
  readonly system: KnownSystem | undefined;
  /** Address and position cannot both be right, so neither is used further. */
  readonly contradictory: boolean;
}

/** The known systems by their addresses. */
type AddressBook = ReadonlyMap<SystemAddress, KnownSystem>;

const members = ['StarSystem', 'SystemAddress', 'StarPos'] as const;

/** The fields of each kind that describe systems. */
export const systemFields = {
  FSDJump: members,
  Location: members,
  CarrierJump: members,
  Docked: ['StarSystem', 'SystemAddress'],
  NavRoute: members.map((name) => `Route/*/${name}`),
} as const satisfies Record<string, readonly string[]>;

const noMentions: readonly SystemMention[] = [];

/** The system in which an event happens, or one for each stop of a route. */
export function systemMentions(event: Members, known: AddressBook): readonly SystemMention[] {
  const kind = eventNameOf(event);
  if (!Object.hasOwn(systemFields, kind)) return noMentions;
  if (kind !== 'NavRoute') return [mentionIn(event, '', known, kind === 'Docked' ? undefined : event.StarPos)];
  return elementsOf(event.Route).map((each, index) => {
    const stop = objectFrom(each) ?? {};
    return mentionIn(stop, `/Route/${index}`, known, stop.StarPos);
  });
}

function mentionIn(object: Members, pointer: string, known: AddressBook, starPos: unknown): SystemMention {
  const address = addressFrom(object.SystemAddress);
  const position = positionFrom(starPos);
  return {
    pointer,
    name: nameFrom(object.StarSystem),
    address,
    position,
    system: address === undefined ? undefined : known.get(address),
    contradictory: address !== undefined && position !== undefined && !isAtAddress(address, position),
  };
}
