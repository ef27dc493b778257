/** Which ship the commander has: what players call its type, its name and its ident. */
import { shipNames } from '../../../game/ship-names.js';
import type { Moment } from '../../protocol.js';
import { type Fields, numberIn, shownIn, textIn } from '../moment/loose-fields.js';
import { newestEvents } from '../moment/moment-events.js';

export interface ShipWords {
  readonly type: string | undefined;
  readonly name: string | undefined;
  readonly ident: string | undefined;
}

export function shipIn(moment: Moment): ShipWords {
  const newest = newestEvents(moment, ['Loadout', 'LoadGame', 'ShipyardSwap', 'ShipyardNew']).find(
    ({ event }) => !isSuitOrBuggy(typeIn(event)),
  );
  const id = newest && numberIn(newest.event, newest.kind === 'ShipyardNew' ? 'NewShipID' : 'ShipID');
  const namings = newestEvents(moment, ['Loadout', 'LoadGame', 'SetUserShipName'])
    .filter(({ event }) => numberIn(event, 'ShipID') === id)
    .map(({ event }) => event);
  return {
    type: newest && typeWords(newest.event),
    name: firstText(namings, 'ShipName', 'UserShipName'),
    ident: firstText(namings, 'ShipIdent', 'UserShipId'),
  };
}

function typeIn(event: Fields): string | undefined {
  return textIn(event, 'ShipType') ?? textIn(event, 'Ship');
}

function typeWords(event: Fields): string | undefined {
  const type = typeIn(event);
  return (type && shipNames[type.toLowerCase()]) ?? shownIn(event, 'ShipType') ?? shownIn(event, 'Ship');
}

/** LoadGame names what the commander is in, which need not be the ship. */
function isSuitOrBuggy(type: string | undefined): boolean {
  return type === undefined || /suit_|buggy|_srv|_fighter/i.test(type);
}

function firstText(events: readonly Fields[], ...names: readonly string[]): string | undefined {
  return events.flatMap((event) => names.map((name) => textIn(event, name))).find((text) => text !== undefined);
}
