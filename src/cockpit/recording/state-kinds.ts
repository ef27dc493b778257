/**
 * Which events the state of a moment consists of. It is not computed field by field: the page gets the latest event of each
 * of these kinds, and reads from it what it shows.
 */

/** Only the latest event counts. */
export const latestKinds = [
  'Fileheader',
  'Commander',
  'LoadGame',
  'Rank',
  'Progress',
  'Reputation',
  'Loadout',
  'ShipyardSwap',
  'ShipyardNew',
  'SetUserShipName',
  'Location',
  'FSDJump',
  'CarrierJump',
  'StartJump',
  'SupercruiseEntry',
  'SupercruiseExit',
  'ApproachBody',
  'LeaveBody',
  'Docked',
  'Undocked',
  'Touchdown',
  'Liftoff',
  'Embark',
  'Disembark',
  'LaunchSRV',
  'DockSRV',
  'NavRoute',
  'NavRouteClear',
  'ModuleInfo',
  'Cargo',
  'FuelScoop',
  'ReservoirReplenished',
  'Missions',
  'CommunityGoal',
  'StoredModules',
  'SuitLoadout',
  'SwitchSuitLoadout',
  'Powerplay',
  'SquadronStartup',
  'Died',
  'Resurrect',
  'Shutdown',
] as const;

/** What adds up: all events of some kinds since the latest that lists everything, or since the beginning. */
export interface Gathered {
  readonly kinds: readonly string[];
  readonly since?: string;
  /** No more than the latest so many. */
  readonly most: number;
  /** Of long events only these fields are kept: there can be hundreds of them in one moment. */
  readonly fields?: readonly string[];
}

export const gatheredKinds = {
  missions: {
    kinds: ['MissionAccepted', 'MissionRedirected', 'MissionCompleted', 'MissionFailed', 'MissionAbandoned'],
    since: 'Missions',
    most: 200,
  },
  engineers: { kinds: ['EngineerProgress'], since: 'Commander', most: 100 },
  jumps: {
    kinds: ['Location', 'FSDJump', 'CarrierJump'],
    most: 300,
    fields: [
      'timestamp',
      'event',
      'Taxi',
      'Multicrew',
      'StarSystem',
      'SystemAddress',
      'StarPos',
      'FuelUsed',
      'FuelLevel',
    ],
  },
} as const satisfies Record<string, Gathered>;

export type GatheredName = keyof typeof gatheredKinds;

export const gatheredNames = Object.keys(gatheredKinds) as GatheredName[];

/** All of them. */
export const stateKinds: ReadonlySet<string> = new Set<string>([
  ...latestKinds,
  ...gatheredNames.flatMap((name) => gatheredKinds[name].kinds),
]);
