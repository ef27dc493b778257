/** How a line relates to those before it, in the same journal. */
export type Relation =
  | 'elsewhere'
  | 'at the destination'
  | 'in the same system'
  | 'during a jump'
  | 'while loading'
  | 'after a log-in'
  | 'after the first line'
  | 'while docked'
  | 'while undocked';

/** What real journals have now and then, and tidy ones lack: a line of a kind for which all of this holds. */
export interface Peculiarity {
  readonly name: string;
  readonly kind: string;
  readonly lacks?: readonly string[];
  readonly has?: Readonly<Record<string, unknown>>;
  readonly hasNot?: Readonly<Record<string, unknown>>;
  readonly matches?: readonly [field: string, pattern: RegExp];
  /** A field with a list, an element of which has these values. */
  readonly lists?: readonly [field: string, element: Readonly<Record<string, unknown>>];
  /** The line before is of the same kind, and the same in these fields. */
  readonly repeats?: readonly string[];
  readonly is?: Relation;
}

export const peculiarityTable: readonly Peculiarity[] = [
  {
    name: 'FSSSignalDiscovered of another system than the last location',
    kind: 'FSSSignalDiscovered',
    is: 'elsewhere',
  },
  {
    name: 'FSSSignalDiscovered of the destination before FSDJump',
    kind: 'FSSSignalDiscovered',
    is: 'at the destination',
  },
  { name: 'ShipLocker empty (see file)', kind: 'ShipLocker', lacks: ['Items'] },
  { name: 'Cargo without Inventory (see file)', kind: 'Cargo', lacks: ['Inventory'] },
  { name: 'back to main menu', kind: 'Music', has: { MusicTrack: 'MainMenu' }, is: 'after the first line' },
  { name: 'Cargo of SRV', kind: 'Cargo', has: { Vessel: 'SRV' } },
  { name: 'LoadGame StartLanded', kind: 'LoadGame', has: { StartLanded: true } },
  { name: 'ApproachSettlement before Location', kind: 'ApproachSettlement', is: 'while loading' },
  { name: 'second LoadGame in a file', kind: 'LoadGame', is: 'after a log-in' },
  { name: 'LoadGame in SRV', kind: 'LoadGame', matches: ['Ship', /buggy|_srv/i] },
  { name: 'Docked while docked', kind: 'Docked', is: 'while docked' },
  { name: 'same Scan twice in a row', kind: 'Scan', repeats: ['BodyName'] },
  { name: "Loadout ShipName ' '", kind: 'Loadout', has: { ShipName: ' ' } },
  { name: 'FactionEffects with empty Faction', kind: 'MissionCompleted', lists: ['FactionEffects', { Faction: '' }] },
  { name: 'EngineerProgress single', kind: 'EngineerProgress', lacks: ['Engineers'] },
  { name: 'LoadGame on foot', kind: 'LoadGame', matches: ['Ship', /suit/i] },
  { name: 'Loadout without HullValue', kind: 'Loadout', lacks: ['HullValue'] },
  { name: 'Docked StationName is a symbol', kind: 'Docked', matches: ['StationName', /^\$/] },
  {
    name: 'Location undocked at a station (on foot)',
    kind: 'Location',
    has: { OnFoot: true },
    hasNot: { Docked: true },
    lacks: ['Latitude'],
  },
  { name: 'Interdicted without Interdictor', kind: 'Interdicted', lacks: ['Interdictor'] },
  { name: 'Undocked while undocked', kind: 'Undocked', is: 'while undocked' },
  { name: 'Location in another system without jump', kind: 'Location', is: 'elsewhere' },
  { name: 'FSDJump to the same system', kind: 'FSDJump', is: 'in the same system' },
  { name: 'Died without killer', kind: 'Died', lacks: ['KillerName', 'Killers'] },
  { name: 'CarrierJump not docked', kind: 'CarrierJump', hasNot: { Docked: true } },
  { name: 'StartJump in taxi', kind: 'StartJump', has: { Taxi: true } },
  { name: 'LoadGame in fighter', kind: 'LoadGame', matches: ['Ship', /fighter/i] },
  { name: 'Docked in taxi', kind: 'Docked', has: { Taxi: true } },
  { name: 'JoinACrew', kind: 'JoinACrew' },
  { name: 'two PowerplayMerits in one second', kind: 'PowerplayMerits', repeats: ['timestamp'] },
  { name: 'SAASignalsFound of another system than the last location', kind: 'SAASignalsFound', is: 'elsewhere' },
  { name: 'StartJump then Location, no FSDJump', kind: 'Location', is: 'during a jump' },
  { name: 'LoadGame without Ship (CQC)', kind: 'LoadGame', lacks: ['Ship'] },
  { name: 'ApproachSettlement without Latitude', kind: 'ApproachSettlement', lacks: ['Latitude'] },
  { name: 'LoadGame StartDead', kind: 'LoadGame', has: { StartDead: true } },
  { name: 'SupercruiseEntry while docked', kind: 'SupercruiseEntry', is: 'while docked' },
  { name: 'Scan of another system than the last location', kind: 'Scan', is: 'elsewhere' },
  { name: 'Embark Multicrew', kind: 'Embark', has: { Multicrew: true } },
  { name: 'DockSRV Nomad', kind: 'DockSRV', matches: ['SRVType', /nomad|lander/i] },
  { name: 'ScanOrganic of another system than the last location', kind: 'ScanOrganic', is: 'elsewhere' },
  { name: 'Scan of the destination before FSDJump', kind: 'Scan', is: 'at the destination' },
  { name: 'two StartJump in a row', kind: 'StartJump', repeats: [] },
];
