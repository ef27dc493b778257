// Events by the letter of the specification.
// Generated from the catalogue by `npm run generate`: change `src/spec/kinds/` instead.

/** written when the ship jumps from one star system to another */
export interface FSDJump {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'FSDJump';
  /** the jump was made in a taxi */
  Taxi?: boolean;
  /** the jump was made in another player's ship */
  Multicrew?: boolean;
  /** the player is wanted in the system */
  Wanted?: boolean;
  /** name of the system the jump led to */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** x, y and z of the system, in light-years from the origin system */
  StarPos: [number, number, number];
  /** the superpower the system follows; may be empty */
  SystemAllegiance: string;
  /** main economy, in internal form; looks like $economy_X; */
  SystemEconomy: string;
  /** main economy, as shown */
  SystemEconomy_Localised?: string;
  /** second economy */
  SystemSecondEconomy: string;
  /** second economy, as shown */
  SystemSecondEconomy_Localised?: string;
  /** government, in internal form; looks like $government_X; */
  SystemGovernment: string;
  /** government, as shown */
  SystemGovernment_Localised?: string;
  /** how well the system is policed, in internal form; looks like $X; */
  SystemSecurity: SecurityLevel;
  /** how well the system is policed, as shown */
  SystemSecurity_Localised?: string;
  /** how many people live there */
  Population: number;
  /** name of the body the ship arrived at */
  Body: string;
  /** number of that body in the system */
  BodyID: number;
  /** what that body is */
  BodyType: BodyTypeName;
  /** the power that controls the system */
  ControllingPower?: string;
  /** the powers active there; for a pledged player in a system that is involved */
  Powers?: string[];
  /** how firmly a power holds the system */
  PowerplayState?: PowerplayState;
  /** control reached within the current state */
  PowerplayStateControlProgress?: number;
  /** merits gained for reinforcing */
  PowerplayStateReinforcement?: number;
  /** merits gained for undermining */
  PowerplayStateUndermining?: number;
  /** the powers that contend; while the system is unoccupied */
  PowerplayConflictProgress?: ContendingPower[];
  /** the war against the Thargoids in the system */
  ThargoidWar?: ThargoidWar;
  /** distance of the jump in light-years */
  JumpDist: number;
  /** fuel spent on the jump, in tonnes */
  FuelUsed: number;
  /** fuel left in the main tank, in tonnes */
  FuelLevel: number;
  /** which boost the drive was given */
  BoostUsed?: number;
  /** the factions present in the system */
  Factions?: Faction[];
  /** the faction that controls the system */
  SystemFaction?: ControllingFaction;
  /** the conflicts between factions of the system */
  Conflicts?: Conflict[];
}

/** a power that reaches for an unoccupied system */
export interface ContendingPower {
  /** name of the power */
  Power: string;
  /** share of the 120k merits that mean control; may exceed 1.0 */
  ConflictProgress: number;
}

/** the war against the Thargoids in the system */
export interface ThargoidWar {
  /** the state of the war now */
  CurrentState: ThargoidWarState;
  /** the next state if the defence succeeds */
  NextStateSuccess?: ThargoidWarState;
  /** the next state if it fails */
  NextStateFailure?: ThargoidWarState;
  /** the defence has succeeded */
  SuccessStateReached: boolean;
  /** how far the defence has come */
  WarProgress?: number;
  /** ports still under attack */
  RemainingPorts?: number;
  /** time left, in free words */
  EstimatedRemainingTime?: string;
}

/** a faction present in the system */
export interface Faction {
  /** name of the faction */
  Name: string;
  /** what the faction is going through */
  FactionState: FactionStateName;
  /** how the faction is governed */
  Government: string;
  /** its share of the influence in the system */
  Influence: number;
  /** the superpower it follows */
  Allegiance: string;
  /** how its people feel, in internal form; looks like $Faction_HappinessBandN; */
  Happiness: string;
  /** how its people feel, as shown */
  Happiness_Localised?: HappinessWord;
  /** the squadron of the player follows this faction */
  SquadronFaction?: boolean;
  /** this is the happiest system of the squadron faction */
  HappiestSystem?: boolean;
  /** this is the home system of the squadron faction */
  HomeSystem?: boolean;
  /** the standing of the player with this faction */
  MyReputation: number;
  /** states about to begin */
  PendingStates?: TrendingState[];
  /** states fading away */
  RecoveringStates?: TrendingState[];
  /** states in force */
  ActiveStates?: ActiveState[];
}

/** a state a faction is moving into or out of */
export interface TrendingState {
  /** name of the state */
  State: FactionStateName;
  /** where the state is heading */
  Trend: number;
}

/** a state a faction is in */
export interface ActiveState {
  /** name of the state */
  State: FactionStateName;
  /** an active state has no Trend */
  Trend?: never;
}

/** the faction in control */
export interface ControllingFaction {
  /** name of the faction */
  Name: string;
  /** what the faction is going through */
  FactionState?: FactionStateName;
}

/** a conflict between two factions of the system */
export interface Conflict {
  /** what kind of conflict it is */
  WarType: WarType;
  /** how far it has come; may be empty */
  Status: ConflictStatus;
  /** the first side */
  Faction1: ConflictParty;
  /** the second side */
  Faction2: ConflictParty;
}

/** one side of a conflict */
export interface ConflictParty {
  /** name of the faction */
  Name: string;
  /** what this side stands to lose */
  Stake: string;
  /** what this side stands to lose, as shown */
  Stake_Localised?: string;
  /** days this side has won */
  WonDays: number;
}

/** written when the state of the player or the ship changes, and every few seconds */
export interface Status {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Status';
  /** what the ship, the SRV or the fighter is doing, as a bit set; bits: 0 Docked, 1 Landed, 2 LandingGearDown, 3 ShieldsUp, 4 Supercruise, 5 FlightAssistOff, 6 HardpointsDeployed, 7 InWing, 8 LightsOn, 9 CargoScoopDeployed, 10 SilentRunning, 11 ScoopingFuel, 12 SrvHandbrake, 13 SrvUsingTurretView, 14 SrvTurretRetracted, 15 SrvDriveAssist, 16 FsdMassLocked, 17 FsdCharging, 18 FsdCooldown, 19 LowFuel, 20 OverHeating, 21 HasLatLong, 22 IsInDanger, 23 BeingInterdicted, 24 InMainShip, 25 InFighter, 26 InSRV, 27 HudInAnalysisMode, 28 NightVision, 29 AltitudeFromAverageRadius, 30 FsdJump, 31 SrvHighBeam */
  Flags: number;
  /** the player on foot, in a taxi or in a crew, as a bit set; bits: 0 OnFoot, 1 InTaxi, 2 InMulticrew, 3 OnFootInStation, 4 OnFootOnPlanet, 5 AimDownSight, 6 LowOxygen, 7 LowHealth, 8 Cold, 9 Hot, 10 VeryCold, 11 VeryHot, 12 GlideMode, 13 OnFootInHangar, 14 OnFootSocialSpace, 15 OnFootExterior, 16 BreathableAtmosphere, 17 TelepresenceMulticrew, 18 PhysicalMulticrew, 19 FsdHyperdriveCharging, 20 SupercruiseOvercharge, 21 SupercruiseAssist, 22 NpcCrewActive */
  Flags2?: number;
  /** energy for systems, engines and weapons, in half-pips */
  Pips?: [number, number, number];
  /** the fire group that is selected */
  FireGroup?: number;
  /** the screen the player looks at */
  GuiFocus?: GuiFocus;
  /** the fuel on board, in tonnes */
  Fuel?: Fuel;
  /** cargo on board, in tonnes */
  Cargo?: number;
  /** oxygen left */
  Oxygen?: number;
  /** health left */
  Health?: number;
  /** temperature around the player, in kelvin */
  Temperature?: number;
  /** the weapon in hand; may be empty */
  SelectedWeapon?: string;
  /** the weapon in hand, as shown */
  SelectedWeapon_Localised?: string;
  /** gravity, where 1 is that of Earth */
  Gravity?: number;
  /** how the player stands with the law */
  LegalState?: LegalStateName;
  /** latitude on or near a planet, in degrees */
  Latitude?: number;
  /** longitude on or near a planet, in degrees */
  Longitude?: number;
  /** heading, in degrees */
  Heading?: number;
  /** altitude in metres: from the average radius if bit 29 of Flags is set, else from the ground below */
  Altitude?: number;
  /** the body the player is on or near */
  BodyName?: string;
  /** radius of the planet, in metres */
  PlanetRadius?: number;
  /** credits of the player */
  Balance?: number;
  /** what is targeted */
  Destination?: Destination;
}

/** the fuel on board, in tonnes */
export interface Fuel {
  /** in the main tank */
  FuelMain: number;
  /** in the reservoir */
  FuelReservoir: number;
}

/** what is targeted */
export interface Destination {
  /** address of its system */
  System: number | bigint;
  /** number of its body in the system */
  Body: number;
  /** its name */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
}

/** written when the ship lands on a pad of a station, an outpost or a surface settlement */
export interface Docked {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Docked';
  /** name of the station */
  StationName: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType: StationTypeName;
  /** the player came in a taxi */
  Taxi?: boolean;
  /** the player came in another player's ship */
  Multicrew?: boolean;
  /** what has befallen the station */
  StationState?: StationStateName;
  /** name of the system */
  StarSystem?: string;
  /** address of the system */
  SystemAddress?: number | bigint;
  /** identifies the market of the station */
  MarketID?: number | bigint;
  /** the faction that runs the station */
  StationFaction?: ControllingFaction;
  /** government, in internal form; looks like $government_X; */
  StationGovernment?: string;
  /** government, as shown */
  StationGovernment_Localised?: string;
  /** the superpower the station follows */
  StationAllegiance?: string;
  /** what the station offers */
  StationServices?: StationService[];
  /** internal name of the economy, if the station has just one */
  StationEconomy?: string;
  /** the economy as shown, if the station has just one */
  StationEconomy_Localised?: string;
  /** the economies, if the station has several */
  StationEconomies?: EconomyShare[];
  /** distance from the arrival star, in light-seconds */
  DistFromStarLS: number;
  /** the player is wanted here; left out if not */
  Wanted?: boolean;
  /** the player has a fine to pay; left out if not */
  ActiveFine?: boolean;
  /** the ship landed with a breached cockpit; left out if not */
  CockpitBreach?: boolean;
  /** how many pads there are of each size */
  LandingPads?: LandingPads;
}

/** one of several economies of a station */
export interface EconomyShare {
  /** internal name of the economy */
  Name: string;
  /** economy, as shown */
  Name_Localised?: string;
  /** its share */
  Proportion: number;
}

/** how many pads there are of each size */
export interface LandingPads {
  /** small pads */
  Small: number;
  /** medium pads */
  Medium: number;
  /** large pads */
  Large: number;
}

/** written when the game fetches community goals from the server and something has changed since the last time */
export interface CommunityGoal {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'CommunityGoal';
  /** the goals the player has joined */
  CurrentGoals: Goal[];
}

/** a community goal the player has joined */
export interface Goal {
  /** identifies the goal */
  CGID: number | bigint;
  /** what the goal is about */
  Title: string;
  /** the system to deliver to */
  SystemName: string;
  /** the station to deliver to */
  MarketName: string;
  /** when it ends, in UTC */
  Expiry: string;
  /** the goal has ended */
  IsComplete: boolean;
  /** what all players have contributed */
  CurrentTotal: number;
  /** what this player has contributed */
  PlayerContribution: number;
  /** players who have joined */
  NumContributors: number;
  /** the highest tier of a goal */
  TopTier: TopTier;
  /** places in the top rank, if their number is fixed */
  TopRankSize?: number;
  /** the player holds one of those places */
  PlayerInTopRank?: boolean;
  /** the tier reached, as shown; from the first success on */
  TierReached?: string;
  /** the band of the player: 0 is the top rank, 100 no contribution */
  PlayerPercentileBand: PercentileBand;
  /** reward for the band and the tier; from the first tier on */
  Bonus?: number;
}

/** the highest tier of a goal */
export interface TopTier {
  /** name of the tier, as shown */
  Name: string;
  /** what reaching it brings; may be empty */
  Bonus: string;
}

/** written when the player gains access to an engineer, and at start-up with all engineers at once */
export interface EngineerProgress {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'EngineerProgress';
  /** all engineers, at start-up */
  Engineers?: KnownEngineer[];
  /** name of the engineer */
  Engineer?: string;
  /** identifies the engineer */
  EngineerID?: number | bigint;
  /** how far the player has come with the engineer */
  Progress?: EngineerAccess;
  /** per cent of the way to the next rank; uncertain in single updates */
  RankProgress?: number;
  /** rank reached with the engineer */
  Rank?: number;
}

/** an engineer the player knows of; all is left out for one of the on-foot expansion while the base game runs */
export interface KnownEngineer {
  /** name of the engineer */
  Engineer?: string;
  /** identifies the engineer */
  EngineerID?: number | bigint;
  /** how far the player has come with the engineer */
  Progress?: EngineerAccess;
  /** per cent of the way to the next rank; uncertain in single updates */
  RankProgress?: number;
  /** rank reached with the engineer */
  Rank?: number;
}

/** written when the game starts up */
export interface Missions {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Missions';
  /** missions under way */
  Active: Mission[];
  /** missions that failed */
  Failed: Mission[];
  /** missions that are done */
  Complete: Mission[];
}

/** a mission the player has taken */
export interface Mission {
  /** identifies the mission */
  MissionID: number | bigint;
  /** internal name of the mission */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
  /** it carries passengers */
  PassengerMission: boolean;
  /** seconds left; 0 has been seen for failed ones */
  Expires: number;
}

/** written when outfitting is visited for the first time, and when the stored modules have changed */
export interface StoredModules {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'StoredModules';
  /** the station the player is at */
  MarketID: number | bigint;
  /** name of that station */
  StationName: string;
  /** name of its system */
  StarSystem: string;
  /** the modules in storage, wherever they are */
  Items: StoredModule[];
}

/** a module in storage */
export interface StoredModule {
  /** name of the module, in internal form; looks like $X; */
  Name: string;
  /** name of the module, as shown */
  Name_Localised?: string;
  /** its place in storage */
  StorageSlot: number;
  /** it is being transferred; left out if not */
  InTransit?: boolean;
  /** the system it is stored in */
  StarSystem?: string;
  /** the station it is stored at */
  MarketID?: number | bigint;
  /** credits to bring it here */
  TransferCost?: number;
  /** seconds to bring it here */
  TransferTime?: number;
  /** credits paid for it */
  BuyPrice: number;
  /** it is stolen goods */
  Hot: boolean;
  /** the blueprint applied; for an engineered module */
  EngineerModifications?: string;
  /** grade of the blueprint; for an engineered module */
  Level?: number;
  /** how far the grade is filled; for an engineered module */
  Quality?: number;
}

/** written when a page of exploration data is sold in Cartographics */
export interface MultiSellExplorationData {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'MultiSellExplorationData';
  /** the systems on the page */
  Discovered: DiscoveredSystem[];
  /** credits for the data */
  BaseValue: number;
  /** credits for first discoveries */
  Bonus: number;
  /** credits paid out */
  TotalEarnings: number;
}

/** a system whose data was sold */
export interface DiscoveredSystem {
  /** name of the system */
  SystemName: string;
  /** name of the system, as shown; the game is known to write meaningless data here */
  SystemName_Localised?: string;
  /** bodies the data covers */
  NumBodies: number;
}

/** written when cargo moves between the ship and a fleet carrier, or between the ship and the SRV */
export interface CargoTransfer {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'CargoTransfer';
  /** what moves */
  Transfers: Transfer[];
}

/** an amount of one commodity on the move */
export interface Transfer {
  /** internal name of the commodity */
  Type: string;
  /** name of the commodity, as shown */
  Type_Localised?: string;
  /** tonnes */
  Count: number;
  /** where it goes */
  Direction: TransferDirection;
  /** the mission it belongs to */
  MissionID?: number | bigint;
}

/** written when the player looks at the modules panel on the right and the data has changed */
export interface ModuleInfo {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'ModuleInfo';
  /** what is fitted, in the order of the modules panel; stands in the file */
  Modules?: FittedModule[];
}

/** a module fitted to the ship */
export interface FittedModule {
  /** the slot it sits in */
  Slot: string;
  /** internal name of the module */
  Item: string;
  /** power it draws, in megawatts */
  Power: number;
  /** its power priority, counted from 0 */
  Priority?: number;
}

/** written when a route over several stars is plotted */
export interface NavRoute {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'NavRoute';
  /** the stars along the route; stands in the file */
  Route?: RouteStop[];
}

/** a star along the route */
export interface RouteStop {
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** x, y and z of the system, in light-years from the origin system */
  StarPos: [number, number, number];
  /** class of the star */
  StarClass: string;
}

/** written when synthesis is used to repair or to rearm */
export interface Synthesis {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Synthesis';
  /** the blueprint */
  Name: string;
  /** the materials spent */
  Materials: Resource[];
}

/** a number of things that were spent */
export interface Resource {
  /** internal name of the thing */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
  /** how many */
  Count: number;
}

/** written when a player in a squadron starts the game (the specification gives no condition) */
export interface SquadronStartup {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'SquadronStartup';
  /** identifies the squadron */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
  /** rank of the player in it */
  CurrentRank: number;
  /** name of that rank */
  CurrentRankName?: string;
  /** name of that rank, as shown */
  CurrentRankName_Localised?: string;
}

/** written when the player starts on foot or disembarks */
export interface SuitLoadout {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'SuitLoadout';
  /** identifies the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: string;
  /** name of the suit, as shown */
  SuitName_Localised?: string;
  /** modifications of the suit */
  SuitMods: string[];
  /** identifies the loadout */
  LoadoutID: number | bigint;
  /** what the player calls the loadout */
  LoadoutName: string;
  /** the weapons carried */
  Modules: SuitModule[];
}

/** a weapon carried with a suit */
export interface SuitModule {
  /** the slot it is carried in */
  SlotName: string;
  /** identifies the weapon */
  SuitModuleID: number | bigint;
  /** internal name of the weapon */
  ModuleName: string;
  /** name of the weapon, as shown */
  ModuleName_Localised?: string;
  /** its grade */
  Class: number;
  /** its modifications */
  WeaponMods: string[];
}

/** written when the player upgrades a flight suit */
export interface UpgradeSuit {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'UpgradeSuit';
  /** internal name of the suit */
  Name: string;
  /** name of the suit, as shown */
  Name_Localised?: string;
  /** identifies the suit */
  SuitID: number | bigint;
  /** the grade reached */
  Class: number;
  /** credits paid */
  Cost: number;
  /** what was spent on it */
  Resources?: Resource[];
}

/** written when the player upgrades a hand weapon (the specification gives no condition) */
export interface UpgradeWeapon {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'UpgradeWeapon';
  /** internal name of the weapon */
  Name: string;
  /** name of the weapon, as shown */
  Name_Localised?: string;
  /** the grade reached */
  Class: number;
  /** identifies the weapon */
  SuitModuleID: number | bigint;
  /** credits paid */
  Cost: number;
  /** what was spent on it */
  Resources?: Resource[];
}

/** how well a system is policed */
export type SecurityLevel =
  | '$SYSTEM_SECURITY_low;'
  | (string & {});

/** what a body is */
export type BodyTypeName =
  | 'Star'
  | 'Null'
  | (string & {});

/** how firmly a power holds a system */
export type PowerplayState =
  | 'Unoccupied'
  | 'Contested'
  | 'Exploited'
  | 'Fortified'
  | 'Stronghold';

/** how far the Thargoids have come in a system */
export type ThargoidWarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery';

/** what a faction is going through */
export type FactionStateName =
  | 'Boom'
  | 'Investment'
  | 'Expansion'
  | 'None'
  | 'PublicHoliday'
  | 'Outbreak'
  | 'CivilWar'
  | (string & {});

/** how the people of a faction feel */
export type HappinessWord =
  | 'Elated'
  | 'Happy'
  | 'Discontented'
  | 'Unhappy'
  | 'Despondent';

/** what two factions fight with */
export type WarType =
  | 'civilwar'
  | 'war'
  | 'election'
  | (string & {});

/** how far a conflict has come; empty once it is over */
export type ConflictStatus =
  | 'active'
  | 'pending'
  | ''
  | (string & {});

/** the screen the player looks at */
export type GuiFocus =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11;

/** how the player stands with the law */
export type LegalStateName =
  | 'Clean'
  | 'Speeding'
  | (string & {});

/** what a station is built like */
export type StationTypeName =
  | 'FleetCarrier'
  | 'Coriolis'
  | 'CraterOutpost'
  | (string & {});

/** what has befallen a station */
export type StationStateName =
  | 'Damaged'
  | 'UnderRepairs'
  | (string & {});

/** what a station offers */
export type StationService =
  | 'Dock'
  | 'Autodock'
  | 'BlackMarket'
  | 'Commodities'
  | 'Contacts'
  | 'Exploration'
  | 'Initiatives'
  | 'Missions'
  | 'Outfitting'
  | 'CrewLounge'
  | 'Rearm'
  | 'Refuel'
  | 'Repair'
  | 'Shipyard'
  | 'Tuning'
  | 'Workshop'
  | 'MissionsGenerated'
  | 'Facilitator'
  | 'Research'
  | 'FlightController'
  | 'StationOperations'
  | 'OnDockMission'
  | 'Powerplay'
  | 'SearchAndRescue'
  | 'shop'
  | 'carriermanagement'
  | 'carrierfuel'
  | 'carriervendor'
  | 'livery'
  | 'modulepacks'
  | 'voucherredemption';

/** the best share of contributors the player is among: 0 in the top rank, 100 without a contribution */
export type PercentileBand =
  | 100
  | 75
  | 50
  | 25
  | 0
  | (number & {});

/** how far the player has come with an engineer */
export type EngineerAccess =
  | 'Unlocked'
  | 'Invited'
  | 'Known'
  | (string & {});

/** where cargo goes */
export type TransferDirection =
  | 'toship'
  | 'tocarrier'
  | 'tosrv';

/** Every kind by its name. */
export interface Kinds {
  FSDJump: FSDJump;
  Status: Status;
  Docked: Docked;
  CommunityGoal: CommunityGoal;
  EngineerProgress: EngineerProgress;
  Missions: Missions;
  StoredModules: StoredModules;
  MultiSellExplorationData: MultiSellExplorationData;
  CargoTransfer: CargoTransfer;
  ModuleInfo: ModuleInfo;
  NavRoute: NavRoute;
  Synthesis: Synthesis;
  SquadronStartup: SquadronStartup;
  SuitLoadout: SuitLoadout;
  UpgradeSuit: UpgradeSuit;
  UpgradeWeapon: UpgradeWeapon;
}

/** The kinds that have a file of their own beside the journal, and its name. */
export interface Companions {
  Status: 'Status.json';
  ModuleInfo: 'ModulesInfo.json';
  NavRoute: 'NavRoute.json';
}
