/** The fields that identify people: the player, other players, and what they have named. */

/** What a personal field holds. */
export type PersonalContent =
  | 'commander-name'
  | 'player-id'
  | 'other-commander'
  | 'message'
  | 'squadron-name'
  | 'squadron-id'
  | 'ship-name'
  | 'ship-ident'
  | 'carrier-name'
  | 'carrier-callsign';

export interface PersonalField {
  readonly kind: string;
  /** A JSON pointer, where `*` stands for every element of a list. */
  readonly pointer: string;
  readonly holds: PersonalContent;
  /** The field is personal only where its text looks like this. */
  readonly only?: RegExp;
}

/** The identification of a fleet carrier, alone or after its name. */
const callsign = /(?:^|\s)[A-Z0-9]{3}-[A-Z0-9]{3}$/;

/** The sender is another player, not a station or a pilot of the game. */
const fromPlayer = /^(?:\$cmdr_decorate|[^$])/;

/** Kinds, separated by spaces, that hold the same thing in the same place. */
function rows(kinds: string, pointer: string, holds: PersonalContent, only?: RegExp): PersonalField[] {
  return kinds.split(' ').map((kind) => ({ kind, pointer, holds, ...(only && { only }) }));
}

const ofSquadrons =
  'SquadronStartup SquadronCreated AppliedToSquadron DisbandedSquadron InvitedToSquadron JoinedSquadron KickedFromSquadron LeftSquadron SharedBookmarkToSquadron SquadronDemotion SquadronPromotion WonATrophyForSquadron';

/** All personal fields; of kinds without a table the well-known ones. */
export const personalFields: readonly PersonalField[] = [
  ...rows('Commander NewCommander ClearSavedGame', '/Name', 'commander-name'),
  ...rows('LoadGame', '/Commander', 'commander-name'),
  ...rows('Commander LoadGame NewCommander ClearSavedGame', '/FID', 'player-id'),

  ...rows('LoadGame', '/Group', 'other-commander'),
  ...rows('JoinACrew QuitACrew', '/Captain', 'other-commander'),
  ...rows('Interdicted EscapeInterdiction', '/Interdictor', 'other-commander', fromPlayer),
  ...rows('Interdicted EscapeInterdiction', '/Interdictor_Localised', 'other-commander'),
  ...rows('Interdiction', '/Interdicted', 'other-commander', fromPlayer),
  ...rows('Interdiction', '/Interdicted_Localised', 'other-commander'),
  ...rows('Friends WingAdd WingInvite', '/Name', 'other-commander'),
  ...rows('WingJoin', '/Others/*', 'other-commander'),
  ...rows(
    'CrewMemberJoins CrewMemberQuits CrewMemberRoleChange CrewLaunchFighter KickCrewMember',
    '/Crew',
    'other-commander',
  ),
  ...rows('ReceiveText', '/From', 'other-commander', fromPlayer),
  ...rows('ReceiveText', '/From_Localised', 'other-commander'),
  ...rows('SendText', '/To', 'other-commander', fromPlayer),
  ...rows('SendText', '/To_Localised', 'other-commander'),
  ...rows('SendText', '/Message', 'message'),
  ...rows('ReceiveText', '/Message', 'message', fromPlayer),
  ...rows('PVPKill', '/Victim', 'other-commander'),
  ...rows('Died', '/KillerName', 'other-commander', fromPlayer),
  ...rows('Died', '/KillerName_Localised', 'other-commander'),
  ...rows('Died', '/Killers/*/Name', 'other-commander', fromPlayer),
  ...rows('ShipTargeted', '/PilotName', 'other-commander', /^\$cmdr_decorate/),
  ...rows('ShipTargeted', '/PilotName_Localised', 'other-commander'),

  ...rows('ShipTargeted', '/SquadronID', 'squadron-name'),
  ...rows(ofSquadrons, '/SquadronName', 'squadron-name'),
  ...rows(ofSquadrons, '/SquadronID', 'squadron-id'),

  ...rows('LoadGame Loadout', '/ShipName', 'ship-name'),
  ...rows('LoadGame Loadout', '/ShipIdent', 'ship-ident'),
  ...rows('SetUserShipName', '/UserShipName', 'ship-name'),
  ...rows('SetUserShipName', '/UserShipId', 'ship-ident'),
  ...rows('StoredShips', '/ShipsHere/*/Name', 'ship-name'),
  ...rows('StoredShips', '/ShipsRemote/*/Name', 'ship-name'),

  ...rows('CarrierStats CarrierNameChange', '/Name', 'carrier-name'),
  ...rows('CarrierBuy CarrierStats CarrierNameChange', '/Callsign', 'carrier-callsign'),
  ...rows(
    'Docked StoredModules Location Undocked DockingRequested DockingGranted Embark Disembark CarrierJump DockingCancelled DockingDenied DockingTimeout Market Outfitting Shipyard StoredShips',
    '/StationName',
    'carrier-callsign',
    callsign,
  ),
  ...rows('SupercruiseExit', '/Body', 'carrier-callsign', callsign),
  ...rows('Status', '/Destination/Name', 'carrier-name', callsign),
  ...rows('FSSSignalDiscovered', '/SignalName', 'carrier-name', callsign),
  ...rows('SupercruiseDestinationDrop', '/Type', 'carrier-name', callsign),
  ...rows('MissionAccepted MissionCompleted', '/DestinationStation', 'carrier-callsign', callsign),
  ...rows('BookTaxi', '/DestinationLocation', 'carrier-callsign', callsign),
];
