// Events exactly as the specification describes them.
// Generated from the catalogue by `npm run generate`: change `src/interface/kinds/` instead.

/** written when the ship jumps from one star system to another */
export interface FSDJump {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FSDJump';
  /** the jump was made in a taxi; since 4.0 */
  Taxi?: boolean;
  /** the jump was made in another player's ship; since 4.0 */
  Multicrew?: boolean;
  /** the player is wanted in the system; since 3.0 */
  Wanted?: boolean;
  /** name of the destination system */
  StarSystem: string;
  /** address of the system; since 3.0 */
  SystemAddress: number | bigint;
  /** x, y and z coordinates of the system, in light-years relative to the origin system */
  StarPos: [number, number, number];
  /** superpower the system is aligned with; may be empty; since 2.2.02 */
  SystemAllegiance: string;
  /** internal name of the main economy; in the form $economy_X;; since 2.2.02 */
  SystemEconomy: string;
  /** main economy, as shown in game */
  SystemEconomy_Localised?: string;
  /** second economy; since 3.0.3 */
  SystemSecondEconomy: string;
  /** second economy, as shown in game */
  SystemSecondEconomy_Localised?: string;
  /** internal name of the government; in the form $government_X;; since 2.2.02 */
  SystemGovernment: string;
  /** government, as shown in game */
  SystemGovernment_Localised?: string;
  /** internal name of the security level; in the form $X;; since 2.2.02 */
  SystemSecurity: SecurityLevel;
  /** security level, as shown in game */
  SystemSecurity_Localised?: string;
  /** population of the system; since 2.4 */
  Population: number;
  /** name of the body the ship arrived at; since 3.4 */
  Body: string;
  /** ID of that body within the system; since 3.4 */
  BodyID: number;
  /** type of that body; since 3.4 */
  BodyType: BodyTypeName;
  /** the power that controls the system; since 4.0.0.1900 */
  ControllingPower?: string;
  /** powers active in the system; written if the player is pledged and the system is involved in Powerplay */
  Powers?: string[];
  /** Powerplay state of the system */
  PowerplayState?: PowerplayState;
  /** control progress within the current state; since 4.1.0.200 */
  PowerplayStateControlProgress?: number;
  /** merits earned by reinforcement; since 4.1.0.200 */
  PowerplayStateReinforcement?: number;
  /** merits earned by undermining; since 4.1.0.200 */
  PowerplayStateUndermining?: number;
  /** the contending powers; only while the system is unoccupied */
  PowerplayConflictProgress?: ContendingPower[];
  /** the Thargoid war in the system; since 4.0.0.1500 */
  ThargoidWar?: ThargoidWar;
  /** jump distance, in light-years */
  JumpDist: number;
  /** fuel used by the jump, in tonnes */
  FuelUsed: number;
  /** fuel left in the main tank, in tonnes */
  FuelLevel: number;
  /** FSD boost used, if any */
  BoostUsed?: number;
  /** the factions present in the system; since 2.3 */
  Factions?: Faction[];
  /** the faction that controls the system */
  SystemFaction?: ControllingFaction;
  /** conflicts between factions in the system; since 3.4 */
  Conflicts?: Conflict[];
}

/** a power contending for an unoccupied system */
export interface ContendingPower {
  /** name of the power */
  Power: string;
  /** share of the 120k merits needed for control; may exceed 1.0 */
  ConflictProgress: number;
}

/** the Thargoid war in the system */
export interface ThargoidWar {
  /** current state of the war */
  CurrentState: ThargoidWarState;
  /** next state if the defence succeeds */
  NextStateSuccess?: ThargoidWarState;
  /** next state if the defence fails */
  NextStateFailure?: ThargoidWarState;
  /** the defence has succeeded */
  SuccessStateReached: boolean;
  /** progress of the defence */
  WarProgress?: number;
  /** number of ports still under attack */
  RemainingPorts?: number;
  /** time left, as free text */
  EstimatedRemainingTime?: string;
}

/** a faction present in the system */
export interface Faction {
  /** name of the faction */
  Name: string;
  /** current state of the faction */
  FactionState: FactionStateName;
  /** type of government */
  Government: string;
  /** its share of influence in the system, from 0 to 1 */
  Influence: number;
  /** superpower the faction is aligned with */
  Allegiance: string;
  /** internal name of the happiness band; in the form $Faction_HappinessBandN;; since 3.3 */
  Happiness: string;
  /** happiness, as shown in game */
  Happiness_Localised?: HappinessWord;
  /** this is the faction of the player's squadron; since 3.3 */
  SquadronFaction?: boolean;
  /** this is the happiest system of the squadron's faction; since 3.3 */
  HappiestSystem?: boolean;
  /** this is the home system of the squadron's faction; since 3.3 */
  HomeSystem?: boolean;
  /** the player's reputation with this faction; since 3.3 */
  MyReputation: number;
  /** pending states; since 2.3.10 */
  PendingStates?: TrendingState[];
  /** states the faction is recovering from; since 2.3.10 */
  RecoveringStates?: TrendingState[];
  /** active states; since 3.3 */
  ActiveStates?: ActiveState[];
}

/** a pending or recovering state of a faction */
export interface TrendingState {
  /** name of the state */
  State: FactionStateName;
  /** trend of the state */
  Trend: number;
}

/** an active state of a faction */
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
  /** current state of the faction */
  FactionState?: FactionStateName;
}

/** a conflict between two factions in the system */
export interface Conflict {
  /** type of conflict */
  WarType: WarType;
  /** status of the conflict; may be empty */
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
  /** the asset this side would lose */
  Stake: string;
  /** the asset this side would lose, as shown in game */
  Stake_Localised?: string;
  /** days this side has won */
  WonDays: number;
}

/** written when the state of the player or the ship changes, and at least every few seconds */
export interface Status {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Status';
  /** state of the ship, SRV or fighter, as a bit set; bits: 0 Docked, 1 Landed, 2 LandingGearDown, 3 ShieldsUp, 4 Supercruise, 5 FlightAssistOff, 6 HardpointsDeployed, 7 InWing, 8 LightsOn, 9 CargoScoopDeployed, 10 SilentRunning, 11 ScoopingFuel, 12 SrvHandbrake, 13 SrvUsingTurretView, 14 SrvTurretRetracted, 15 SrvDriveAssist, 16 FsdMassLocked, 17 FsdCharging, 18 FsdCooldown, 19 LowFuel, 20 OverHeating, 21 HasLatLong, 22 IsInDanger, 23 BeingInterdicted, 24 InMainShip, 25 InFighter, 26 InSRV, 27 HudInAnalysisMode, 28 NightVision, 29 AltitudeFromAverageRadius, 30 FsdJump, 31 SrvHighBeam */
  Flags: number;
  /** state of the player on foot, in a taxi or in multicrew, as a bit set; bits: 0 OnFoot, 1 InTaxi, 2 InMulticrew, 3 OnFootInStation, 4 OnFootOnPlanet, 5 AimDownSight, 6 LowOxygen, 7 LowHealth, 8 Cold, 9 Hot, 10 VeryCold, 11 VeryHot, 12 GlideMode, 13 OnFootInHangar, 14 OnFootSocialSpace, 15 OnFootExterior, 16 BreathableAtmosphere, 17 TelepresenceMulticrew, 18 PhysicalMulticrew, 19 FsdHyperdriveCharging, 20 SupercruiseOvercharge, 21 SupercruiseAssist, 22 NpcCrewActive */
  Flags2?: number;
  /** power distribution to systems, engines and weapons, in half-pips */
  Pips?: [number, number, number];
  /** the selected fire group */
  FireGroup?: number;
  /** the screen or panel the player has open */
  GuiFocus?: GuiFocus;
  /** the fuel on board, in tonnes; since 3.3.02 */
  Fuel?: Fuel;
  /** cargo on board, in tonnes */
  Cargo?: number;
  /** oxygen remaining */
  Oxygen?: number;
  /** health remaining */
  Health?: number;
  /** ambient temperature, in kelvin */
  Temperature?: number;
  /** the weapon in hand; may be empty */
  SelectedWeapon?: string;
  /** the weapon in hand, as shown in game */
  SelectedWeapon_Localised?: string;
  /** gravity, in g */
  Gravity?: number;
  /** legal state of the player; since 3.4 */
  LegalState?: LegalStateName;
  /** latitude on or near a planet, in degrees */
  Latitude?: number;
  /** longitude on or near a planet, in degrees */
  Longitude?: number;
  /** heading, in degrees */
  Heading?: number;
  /** altitude in metres: above the average radius of the planet if bit 29 of Flags is set, otherwise above the terrain */
  Altitude?: number;
  /** the body the player is on or near; since 3.4 */
  BodyName?: string;
  /** radius of the planet, in metres; since 3.4 */
  PlanetRadius?: number;
  /** credit balance of the player; since 4.0.0.600 */
  Balance?: number;
  /** the current destination; since 4.0.0.600 */
  Destination?: Destination;
}

/** the fuel on board, in tonnes */
export interface Fuel {
  /** in the main tank */
  FuelMain: number;
  /** in the reservoir */
  FuelReservoir: number;
}

/** the current destination */
export interface Destination {
  /** address of the system it is in */
  System: number | bigint;
  /** ID of the body within that system */
  Body: number;
  /** name of the destination */
  Name: string;
  /** name of the destination, as shown in game */
  Name_Localised?: string;
}

/** written when the ship lands on a pad of a station, an outpost or a surface settlement */
export interface Docked {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Docked';
  /** name of the station */
  StationName: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 2.2 (Beta 5) */
  StationType: StationTypeName;
  /** the player arrived in a taxi; since 4.0 */
  Taxi?: boolean;
  /** the player arrived in another player's ship; since 4.0 */
  Multicrew?: boolean;
  /** state of the station, such as damaged; since 4.0.0.1500 */
  StationState?: StationStateName;
  /** name of the system */
  StarSystem?: string;
  /** address of the system; since 3.0 */
  SystemAddress?: number | bigint;
  /** ID of the station's market; since 3.0 */
  MarketID?: number | bigint;
  /** the faction that runs the station; since 2.2.02 */
  StationFaction?: ControllingFaction;
  /** internal name of the government; in the form $government_X;; since 2.2.02 */
  StationGovernment?: string;
  /** government, as shown in game */
  StationGovernment_Localised?: string;
  /** superpower the station is aligned with; since 2.2.02 */
  StationAllegiance?: string;
  /** what the station offers; since 2.4 */
  StationServices?: StationService[];
  /** internal name of the economy, if the station has only one; since 2.2.02 */
  StationEconomy?: string;
  /** economy, as shown in game, if the station has only one */
  StationEconomy_Localised?: string;
  /** the economies, if the station has several; since 3.0.3 */
  StationEconomies?: EconomyShare[];
  /** distance from the arrival star, in light-seconds; since 2.3 */
  DistFromStarLS: number;
  /** the player is wanted here; omitted if not; since 3.0 */
  Wanted?: boolean;
  /** the player has an unpaid fine; omitted if not; since 3.3 */
  ActiveFine?: boolean;
  /** the ship landed with a breached cockpit; omitted if not */
  CockpitBreach?: boolean;
  /** number of landing pads of each size; since 4.0 */
  LandingPads?: LandingPads;
}

/** one of several economies of a station */
export interface EconomyShare {
  /** internal name of the economy */
  Name: string;
  /** economy, as shown in game */
  Name_Localised?: string;
  /** its share */
  Proportion: number;
}

/** number of landing pads of each size */
export interface LandingPads {
  /** number of small pads */
  Small: number;
  /** number of medium pads */
  Medium: number;
  /** number of large pads */
  Large: number;
}

/** written when the game has fetched community goals from the server and something has changed */
export interface CommunityGoal {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CommunityGoal';
  /** the goals the player has joined */
  CurrentGoals: Goal[];
}

/** a community goal the player has joined */
export interface Goal {
  /** ID of the goal */
  CGID: number | bigint;
  /** title of the goal */
  Title: string;
  /** the system to deliver to */
  SystemName: string;
  /** the station to deliver to */
  MarketName: string;
  /** when the goal ends */
  Expiry: string;
  /** the goal has ended */
  IsComplete: boolean;
  /** total contributed by all players */
  CurrentTotal: number;
  /** amount contributed by this player */
  PlayerContribution: number;
  /** number of contributors */
  NumContributors: number;
  /** the highest tier of a goal */
  TopTier: TopTier;
  /** number of places in the top rank, if it is fixed */
  TopRankSize?: number;
  /** the player holds one of those places */
  PlayerInTopRank?: boolean;
  /** the tier reached, as shown in game; written from the first tier on */
  TierReached?: string;
  /** percentile band of the player: 0 is the top rank, 100 means no contribution */
  PlayerPercentileBand: PercentileBand;
  /** credits earned for the band and the tier; written from the first tier on */
  Bonus?: number;
}

/** the highest tier of a goal */
export interface TopTier {
  /** name of the tier, as shown in game */
  Name: string;
  /** reward for reaching it; may be empty */
  Bonus: string;
}

/** written when the player makes progress with an engineer; at start-up it lists all engineers */
export interface EngineerProgress {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EngineerProgress';
  /** all engineers; only at start-up; since 3.3 */
  Engineers?: KnownEngineer[];
  /** name of the engineer */
  Engineer?: string;
  /** ID of the engineer */
  EngineerID?: number | bigint;
  /** the player's access to the engineer */
  Progress?: EngineerAccess;
  /** progress to the next rank, in percent; possibly never written in single updates */
  RankProgress?: number;
  /** rank reached with the engineer */
  Rank?: number;
}

/** an engineer the player knows of; all fields may be omitted for an on-foot engineer in the base game */
export interface KnownEngineer {
  /** name of the engineer */
  Engineer?: string;
  /** ID of the engineer */
  EngineerID?: number | bigint;
  /** the player's access to the engineer */
  Progress?: EngineerAccess;
  /** progress to the next rank, in percent; possibly never written in single updates */
  RankProgress?: number;
  /** rank reached with the engineer */
  Rank?: number;
}

/** written when the game starts up */
export interface Missions {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Missions';
  /** active missions */
  Active: Mission[];
  /** failed missions */
  Failed: Mission[];
  /** completed missions */
  Complete: Mission[];
}

/** a mission the player has accepted */
export interface Mission {
  /** ID of the mission */
  MissionID: number | bigint;
  /** internal name of the mission */
  Name: string;
  /** its name, as shown in game; since 4.1.0.0 */
  Name_Localised?: string;
  /** it is a passenger mission */
  PassengerMission: boolean;
  /** seconds left; failed missions have been seen with 0 */
  Expires: number;
}

/** written when the player first opens outfitting, and again when the stored modules have changed */
export interface StoredModules {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'StoredModules';
  /** market ID of the station the player is at */
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
  /** internal name of the module; in the form $X; */
  Name: string;
  /** name of the module, as shown in game */
  Name_Localised?: string;
  /** its storage slot */
  StorageSlot: number;
  /** it is being transferred; omitted if not */
  InTransit?: boolean;
  /** the system it is stored in */
  StarSystem?: string;
  /** market ID of the station it is stored at */
  MarketID?: number | bigint;
  /** cost of transferring it here, in credits */
  TransferCost?: number;
  /** time to transfer it here, in seconds */
  TransferTime?: number;
  /** purchase price, in credits; since 3.0 */
  BuyPrice: number;
  /** it is marked as hot (stolen); since 3.0 */
  Hot: boolean;
  /** the blueprint applied; only for an engineered module */
  EngineerModifications?: string;
  /** grade of the blueprint; only for an engineered module; since 3.0 */
  Level?: number;
  /** progress within the grade; only for an engineered module; since 3.0 */
  Quality?: number;
}

/** written when a page of exploration data is sold at Universal Cartographics */
export interface MultiSellExplorationData {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MultiSellExplorationData';
  /** the systems on the page */
  Discovered: DiscoveredSystem[];
  /** credits for the data */
  BaseValue: number;
  /** bonus credits for first discoveries */
  Bonus: number;
  /** credits paid out */
  TotalEarnings: number;
}

/** a system whose data was sold */
export interface DiscoveredSystem {
  /** name of the system */
  SystemName: string;
  /** name of the system, as shown in game; the game is known to write meaningless data here */
  SystemName_Localised?: string;
  /** number of bodies the data covers */
  NumBodies: number;
}

/** written when cargo is transferred between the ship and a fleet carrier, or between the ship and the SRV */
export interface CargoTransfer {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CargoTransfer';
  /** the transfers */
  Transfers: Transfer[];
}

/** an amount of one commodity being transferred */
export interface Transfer {
  /** internal name of the commodity */
  Type: string;
  /** name of the commodity, as shown in game */
  Type_Localised?: string;
  /** tonnes */
  Count: number;
  /** where it is transferred to */
  Direction: TransferDirection;
  /** the mission it is for */
  MissionID?: number | bigint;
}

/** written when the player opens the modules panel on the right and the data has changed */
export interface ModuleInfo {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleInfo';
  /** the fitted modules, in the order of the modules panel; only in the file */
  Modules?: FittedModule[];
}

/** a module fitted to the ship */
export interface FittedModule {
  /** the slot it is fitted in */
  Slot: string;
  /** internal name of the module */
  Item: string;
  /** power it draws, in megawatts */
  Power: number;
  /** its power priority, counted from 0 */
  Priority?: number;
}

/** written when a route with several stops is plotted */
export interface NavRoute {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'NavRoute';
  /** the stops along the route, the starting system first; only in the file */
  Route?: RouteStop[];
}

/** a system along the route */
export interface RouteStop {
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** x, y and z coordinates of the system, in light-years relative to the origin system */
  StarPos: [number, number, number];
  /** class of its main star */
  StarClass: string;
}

/** written when the player uses synthesis to repair or rearm */
export interface Synthesis {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Synthesis';
  /** the blueprint */
  Name: string;
  /** the materials used */
  Materials: Resource[];
}

/** an amount of one material that was used */
export interface Resource {
  /** internal name of the material */
  Name: string;
  /** name of the material, as shown in game */
  Name_Localised?: string;
  /** how many */
  Count: number;
}

/** written when a player who is in a squadron starts the game (the specification does not say when) */
export interface SquadronStartup {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SquadronStartup';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
  /** the player's rank in the squadron */
  CurrentRank: number;
  /** name of that rank; since 4.2.0.0 */
  CurrentRankName?: string;
  /** name of that rank, as shown in game */
  CurrentRankName_Localised?: string;
}

/** written when the player starts the game on foot or disembarks */
export interface SuitLoadout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SuitLoadout';
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: string;
  /** name of the suit, as shown in game */
  SuitName_Localised?: string;
  /** modifications of the suit */
  SuitMods: string[];
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** name the player gave the loadout */
  LoadoutName: string;
  /** the weapons carried */
  Modules: SuitModule[];
}

/** a weapon carried with a suit */
export interface SuitModule {
  /** the slot it is carried in */
  SlotName: string;
  /** ID of the weapon */
  SuitModuleID: number | bigint;
  /** internal name of the weapon */
  ModuleName: string;
  /** name of the weapon, as shown in game */
  ModuleName_Localised?: string;
  /** its grade; since 4.0.0.600 */
  Class: number;
  /** its modifications; since 4.0.0.600 */
  WeaponMods: string[];
}

/** written when the player upgrades a flight suit */
export interface UpgradeSuit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'UpgradeSuit';
  /** internal name of the suit */
  Name: string;
  /** name of the suit, as shown in game */
  Name_Localised?: string;
  /** ID of the suit */
  SuitID: number | bigint;
  /** the new grade */
  Class: number;
  /** credits paid */
  Cost: number;
  /** the materials used; since 4.0.0.1475 */
  Resources?: Resource[];
}

/** written when the player upgrades a hand weapon (the specification does not say when) */
export interface UpgradeWeapon {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'UpgradeWeapon';
  /** internal name of the weapon */
  Name: string;
  /** name of the weapon, as shown in game */
  Name_Localised?: string;
  /** the new grade */
  Class: number;
  /** ID of the weapon */
  SuitModuleID: number | bigint;
  /** credits paid */
  Cost: number;
  /** the materials used; since 4.0.0.1475 */
  Resources?: Resource[];
}

/** security level of a system */
export type SecurityLevel =
  | '$SYSTEM_SECURITY_low;'
  | (string & {});

/** type of body */
export type BodyTypeName =
  | 'Star'
  | 'Null'
  | (string & {});

/** Powerplay state of a system */
export type PowerplayState =
  | 'Unoccupied'
  | 'Contested'
  | 'Exploited'
  | 'Fortified'
  | 'Stronghold';

/** state of the Thargoid war in a system */
export type ThargoidWarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery';

/** state of a faction */
export type FactionStateName =
  | 'Boom'
  | 'Investment'
  | 'Expansion'
  | 'None'
  | 'PublicHoliday'
  | 'Outbreak'
  | 'CivilWar'
  | (string & {});

/** happiness of a faction's people */
export type HappinessWord =
  | 'Elated'
  | 'Happy'
  | 'Discontented'
  | 'Unhappy'
  | 'Despondent';

/** type of conflict between two factions */
export type WarType =
  | 'civilwar'
  | 'war'
  | 'election'
  | (string & {});

/** status of a conflict; empty once it is over */
export type ConflictStatus =
  | 'active'
  | 'pending'
  | ''
  | (string & {});

/** the screen or panel the player has open */
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

/** legal state of the player */
export type LegalStateName =
  | 'Clean'
  | 'Speeding'
  | (string & {});

/** type of station */
export type StationTypeName =
  | 'FleetCarrier'
  | 'Coriolis'
  | 'CraterOutpost'
  | (string & {});

/** state of a station */
export type StationStateName =
  | 'Damaged'
  | 'UnderRepairs'
  | (string & {});

/** services a station offers */
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

/** percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution */
export type PercentileBand =
  | 100
  | 75
  | 50
  | 25
  | 0
  | (number & {});

/** the player's access to an engineer */
export type EngineerAccess =
  | 'Unlocked'
  | 'Invited'
  | 'Known'
  | (string & {});

/** where cargo is transferred to */
export type TransferDirection =
  | 'toship'
  | 'tocarrier'
  | 'tosrv';

/** Every kind of event, by name. */
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

/** The kinds that have a file of their own beside the journal, with its name. */
export interface Companions {
  Status: 'Status.json';
  ModuleInfo: 'ModulesInfo.json';
  NavRoute: 'NavRoute.json';
}
