import type { Members } from '../../interface/object-rule.js';

/** What the lines before said, in the same journal. */
export interface LinesBefore {
  /** The line before. */
  line: Members;
  /** The address of the system, by the last line that says where the commander is. */
  system: unknown;
  /** The address of the system that the ship is about to jump to. */
  destination: unknown;
  docked: boolean | undefined;
  /** How often a commander entered the game, and whether the galaxy is still loading. */
  logIns: number;
  isLoading: boolean;
}

/** What real journals have now and then, and tidy ones lack: a name, and whether a line shows it. */
export const peculiarities: readonly (readonly [
  name: string,
  kind: string,
  isShown: (line: Members, before: LinesBefore) => boolean,
])[] = [
  ['FSSSignalDiscovered of another system than the last location', 'FSSSignalDiscovered', isElsewhere],
  ['FSSSignalDiscovered of the destination before FSDJump', 'FSSSignalDiscovered', isAhead],
  ['ShipLocker empty (see file)', 'ShipLocker', ({ Items }) => Items === undefined],
  ['Cargo without Inventory (see file)', 'Cargo', ({ Inventory }) => Inventory === undefined],
  [
    'back to main menu',
    'Music',
    ({ MusicTrack }, { line }) => MusicTrack === 'MainMenu' && line.event !== 'Fileheader',
  ],
  ['Cargo of SRV', 'Cargo', ({ Vessel }) => Vessel === 'SRV'],
  ['LoadGame StartLanded', 'LoadGame', ({ StartLanded }) => StartLanded === true],
  ['ApproachSettlement before Location', 'ApproachSettlement', (_, { isLoading }) => isLoading],
  ['second LoadGame in a file', 'LoadGame', (_, { logIns }) => logIns > 0],
  ['LoadGame in SRV', 'LoadGame', ({ Ship }) => /buggy|_srv/i.test(String(Ship))],
  ['Docked while docked', 'Docked', (_, { docked }) => docked === true],
  ['same Scan twice in a row', 'Scan', ({ BodyName }, { line }) => line.event === 'Scan' && line.BodyName === BodyName],
  ["Loadout ShipName ' '", 'Loadout', ({ ShipName }) => ShipName === ' '],
  ['FactionEffects with empty Faction', 'MissionCompleted', hasUnnamedEffect],
  ['EngineerProgress single', 'EngineerProgress', ({ Engineers }) => Engineers === undefined],
  ['LoadGame on foot', 'LoadGame', ({ Ship }) => /suit/i.test(String(Ship))],
  ['Loadout without HullValue', 'Loadout', ({ HullValue }) => HullValue === undefined],
  ['Docked StationName is a symbol', 'Docked', ({ StationName }) => String(StationName).startsWith('$')],
  [
    'Location undocked at a station (on foot)',
    'Location',
    ({ Docked, OnFoot, Latitude }) => OnFoot === true && Docked !== true && Latitude === undefined,
  ],
  ['Interdicted without Interdictor', 'Interdicted', ({ Interdictor }) => Interdictor === undefined],
  ['Undocked while undocked', 'Undocked', (_, { docked }) => docked === false],
  ['Location in another system without jump', 'Location', isElsewhere],
  ['FSDJump to the same system', 'FSDJump', ({ SystemAddress }, { system }) => SystemAddress === system],
  ['Died without killer', 'Died', ({ KillerName, Killers }) => KillerName === undefined && Killers === undefined],
  ['CarrierJump not docked', 'CarrierJump', ({ Docked }) => Docked !== true],
  ['StartJump in taxi', 'StartJump', ({ Taxi }) => Taxi === true],
  ['LoadGame in fighter', 'LoadGame', ({ Ship }) => /fighter/i.test(String(Ship))],
  ['Docked in taxi', 'Docked', ({ Taxi }) => Taxi === true],
  ['JoinACrew', 'JoinACrew', () => true],
  ['two PowerplayMerits in one second', 'PowerplayMerits', isInSameSecond],
  ['SAASignalsFound of another system than the last location', 'SAASignalsFound', isElsewhere],
  ['StartJump then Location, no FSDJump', 'Location', (_, { destination }) => destination !== undefined],
  ['LoadGame without Ship (CQC)', 'LoadGame', ({ Ship }) => Ship === undefined],
  ['ApproachSettlement without Latitude', 'ApproachSettlement', ({ Latitude }) => Latitude === undefined],
  ['LoadGame StartDead', 'LoadGame', ({ StartDead }) => StartDead === true],
  ['SupercruiseEntry while docked', 'SupercruiseEntry', (_, { docked }) => docked === true],
  ['Scan of another system than the last location', 'Scan', isElsewhere],
  ['Embark Multicrew', 'Embark', ({ Multicrew }) => Multicrew === true],
  ['DockSRV Nomad', 'DockSRV', ({ SRVType }) => /nomad|lander/i.test(String(SRVType))],
  ['ScanOrganic of another system than the last location', 'ScanOrganic', isElsewhere],
  ['Scan of the destination before FSDJump', 'Scan', isAhead],
  ['two StartJump in a row', 'StartJump', (_, { line }) => line.event === 'StartJump'],
];

function isElsewhere({ SystemAddress }: Members, { system }: LinesBefore): boolean {
  return SystemAddress !== undefined && system !== undefined && SystemAddress !== system;
}

function isAhead({ SystemAddress }: Members, { destination }: LinesBefore): boolean {
  return SystemAddress !== undefined && SystemAddress === destination;
}

function isInSameSecond({ event, timestamp }: Members, { line }: LinesBefore): boolean {
  return line.event === event && line.timestamp === timestamp;
}

function hasUnnamedEffect({ FactionEffects }: Members): boolean {
  return Array.isArray(FactionEffects) && FactionEffects.some((effect: Members | null) => effect?.Faction === '');
}
