import { always, type PersonalMark, whereItLooksSo } from './personal-mark.js';

/** Members, separated by spaces, that hold the same in whatever event they stand. */
function members(names: string, mark: PersonalMark): [string, PersonalMark][] {
  return names.split(' ').map((name) => [name, mark]);
}

/** The members that are personal in every kind, also in one that no table knows, if they are texts. */
const texts: ReadonlyMap<string, PersonalMark> = new Map([
  ...members('Commander', always('commander-name')),
  ...members('FID', always('player-id')),
  ...members('Captain Crew Group Others', always('other-commander')),
  ...members('From Interdictor Interdicted KillerName Offender PilotName Victim', whereItLooksSo('other-commander')),
  // Of another pilot's squadron, the ID is its tag.
  ...members('SquadronName SquadronID', always('squadron-name')),
  ...members('ShipName UserShipName', always('ship-name')),
  ...members('ShipIdent UserShipId', always('ship-ident')),
  ...members('LoadoutName', always('loadout-name')),
  ...members('CarrierName', always('carrier-name')),
  ...members('Callsign CarrierID', always('carrier-callsign')),
  ...members('SignalName', whereItLooksSo('carrier-name')),
  ...members(
    'StationName DestinationStation NewDestinationStation OldDestinationStation DestinationLocation MarketName Body',
    whereItLooksSo('carrier-callsign'),
  ),
]);

/** The same for whole numbers. */
const numbers: ReadonlyMap<string, PersonalMark> = new Map([
  ...members('SquadronID', always('squadron-id')),
  ...members('CarrierID', always('carrier-id')),
  ...members('MarketID ShipMarketID StartMarketID EndMarketID', whereItLooksSo('carrier-id')),
  // What lies about on foot has an owner, by the number of the account.
  ...members('OwnerID', whereItLooksSo('player-id')),
]);

export const personalMembers = { texts, numbers } as const;
