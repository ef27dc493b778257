// Events exactly as the specification describes them.
// Generated from the catalogue by `npm run generate`: change `src/interface/kinds/` instead.

/** One side of a conflict. */
export interface ConflictParty {
  /** Name of the faction. Always; specified. */
  Name: string;
  /** The asset this side would lose. Always; specified. */
  Stake: string;
  /** The asset this side would lose, as shown in game. Optional; specified. */
  Stake_Localised?: string;
  /** Days this side has won. Always; specified. */
  WonDays: number;
}

/** A conflict between two factions in the system. */
export interface Conflict {
  /** Type of conflict. Always; specified. */
  WarType: WarType;
  /** Status of the conflict; may be empty. Always; specified. */
  Status: ConflictStatus;
  /** The first side. Always; specified. */
  Faction1: ConflictParty;
  /** The second side. Always; specified. */
  Faction2: ConflictParty;
}

/** The faction in control. */
export interface ControllingFaction {
  /** Name of the faction. Always; specified. */
  Name: string;
  /** Current state of the faction. Optional; specified. */
  FactionState?: FactionStateName;
}

/** An active state of a faction. */
export interface ActiveState {
  /** Name of the state. Always; specified. */
  State: FactionStateName;
  /** An active state has no Trend. */
  Trend?: never;
}

/** A pending or recovering state of a faction. */
export interface TrendingState {
  /** Name of the state. Always; specified. */
  State: FactionStateName;
  /** Trend of the state. Always; specified. */
  Trend: number;
}

/** A faction present in the system. */
export interface Faction {
  /** Name of the faction. Always; specified. */
  Name: string;
  /** Current state of the faction. Always; specified. */
  FactionState: FactionStateName;
  /** Type of government. Always; specified. */
  Government: string;
  /** Its share of influence in the system, from 0 to 1. Always; specified. */
  Influence: number;
  /** Superpower the faction is aligned with. Always; specified. */
  Allegiance: string;
  /**
   * Internal name of the happiness band; in the form $Faction_HappinessBandN;; since 3.3. Always;
   * specified.
   */
  Happiness: string;
  /** Happiness, as shown in game. Optional; specified. */
  Happiness_Localised?: HappinessWord;
  /** This is the faction of the player's squadron; since 3.3. Optional; specified. */
  SquadronFaction?: boolean;
  /** This is the happiest system of the squadron's faction; since 3.3. Optional; specified. */
  HappiestSystem?: boolean;
  /** This is the home system of the squadron's faction; since 3.3. Optional; specified. */
  HomeSystem?: boolean;
  /** The player's reputation with this faction; since 3.3. Always; specified. */
  MyReputation: number;
  /** Pending states; since 2.3.10. Optional; specified. */
  PendingStates?: TrendingState[];
  /** States the faction is recovering from; since 2.3.10. Optional; specified. */
  RecoveringStates?: TrendingState[];
  /** Active states; since 3.3. Optional; specified. */
  ActiveStates?: ActiveState[];
}

/** The Thargoid war in the system. */
export interface ThargoidWar {
  /** Current state of the war. Always; specified. */
  CurrentState: ThargoidWarState;
  /** Next state if the defence succeeds. Optional; specified. */
  NextStateSuccess?: ThargoidWarState;
  /** Next state if the defence fails. Optional; specified. */
  NextStateFailure?: ThargoidWarState;
  /** The defence has succeeded. Always; specified. */
  SuccessStateReached: boolean;
  /** Progress of the defence. Optional; specified. */
  WarProgress?: number;
  /** Number of ports still under attack. Optional; specified. */
  RemainingPorts?: number;
  /** Time left, as free text. Optional; specified. */
  EstimatedRemainingTime?: string;
}

/** A power contending for an unoccupied system. */
export interface ContendingPower {
  /** Name of the power. Always; specified. */
  Power: string;
  /** Share of the 120k merits needed for control; may exceed 1.0. Always; specified. */
  ConflictProgress: number;
}

/** Written when the ship jumps from one star system to another. The specification describes it. */
export interface FSDJump {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'FSDJump';
  /** The jump was made in a taxi; since 4.0. Optional; specified. */
  Taxi?: boolean;
  /** The jump was made in another player's ship; since 4.0. Optional; specified. */
  Multicrew?: boolean;
  /** The player is wanted in the system; since 3.0. Optional; specified. */
  Wanted?: boolean;
  /** Name of the destination system. Always; specified. */
  StarSystem: string;
  /** Address of the system; since 3.0. Always; specified. */
  SystemAddress: number | bigint;
  /**
   * X, y and z coordinates of the system, in light-years relative to the origin system. Always;
   * specified.
   */
  StarPos: [number, number, number];
  /** Superpower the system is aligned with; may be empty; since 2.2.02. Always; specified. */
  SystemAllegiance: string;
  /** Internal name of the main economy; in the form $economy_X;; since 2.2.02. Always; specified. */
  SystemEconomy: string;
  /** Main economy, as shown in game. Optional; specified. */
  SystemEconomy_Localised?: string;
  /** Second economy; since 3.0.3. Always; specified. */
  SystemSecondEconomy: string;
  /** Second economy, as shown in game. Optional; specified. */
  SystemSecondEconomy_Localised?: string;
  /** Internal name of the government; in the form $government_X;; since 2.2.02. Always; specified. */
  SystemGovernment: string;
  /** Government, as shown in game. Optional; specified. */
  SystemGovernment_Localised?: string;
  /** Internal name of the security level; in the form $X;; since 2.2.02. Always; specified. */
  SystemSecurity: SecurityLevel;
  /** Security level, as shown in game. Optional; specified. */
  SystemSecurity_Localised?: string;
  /** Population of the system; since 2.4. Always; specified. */
  Population: number;
  /** Name of the body the ship arrived at; since 3.4. Always; specified. */
  Body: string;
  /** ID of that body within the system; since 3.4. Always; specified. */
  BodyID: number;
  /** Type of that body; since 3.4. Always; specified. */
  BodyType: BodyTypeName;
  /** The power that controls the system; since 4.0.0.1900. Optional; specified. */
  ControllingPower?: string;
  /**
   * Powers active in the system; written if the player is pledged and the system is involved in
   * Powerplay. Optional; specified.
   */
  Powers?: string[];
  /** Powerplay state of the system. Optional; specified. */
  PowerplayState?: PowerplayState;
  /** Control progress within the current state; since 4.1.0.200. Optional; specified. */
  PowerplayStateControlProgress?: number;
  /** Merits earned by reinforcement; since 4.1.0.200. Optional; specified. */
  PowerplayStateReinforcement?: number;
  /** Merits earned by undermining; since 4.1.0.200. Optional; specified. */
  PowerplayStateUndermining?: number;
  /** The contending powers; only while the system is unoccupied. Optional; specified. */
  PowerplayConflictProgress?: ContendingPower[];
  /** The Thargoid war in the system; since 4.0.0.1500. Optional; specified. */
  ThargoidWar?: ThargoidWar;
  /** Jump distance, in light-years. Always; specified. */
  JumpDist: number;
  /** Fuel used by the jump, in tonnes. Always; specified. */
  FuelUsed: number;
  /** Fuel left in the main tank, in tonnes. Always; specified. */
  FuelLevel: number;
  /** FSD boost used, if any. Optional; specified. */
  BoostUsed?: number;
  /** The factions present in the system; since 2.3. Optional; specified. */
  Factions?: Faction[];
  /** The faction that controls the system. Optional; specified. */
  SystemFaction?: ControllingFaction;
  /** Conflicts between factions in the system; since 3.4. Optional; specified. */
  Conflicts?: Conflict[];
}

/** The current destination. */
export interface Destination {
  /** Address of the system it is in. Always; specified. */
  System: number | bigint;
  /** ID of the body within that system. Always; specified. */
  Body: number;
  /** Name of the destination. Always; specified. */
  Name: string;
  /** Name of the destination, as shown in game. Optional; specified. */
  Name_Localised?: string;
}

/** The fuel on board, in tonnes. */
export interface Fuel {
  /** In the main tank. Always; specified. */
  FuelMain: number;
  /** In the reservoir. Always; specified. */
  FuelReservoir: number;
}

/**
 * Written when the state of the player or the ship changes, and at least every few seconds. The
 * specification describes it. It came with version 3.0 of the game.
 */
export interface Status {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'Status';
  /**
   * State of the ship, SRV or fighter, as a bit set; bits: 0 Docked, 1 Landed, 2 LandingGearDown, 3
   * ShieldsUp, 4 Supercruise, 5 FlightAssistOff, 6 HardpointsDeployed, 7 InWing, 8 LightsOn, 9
   * CargoScoopDeployed, 10 SilentRunning, 11 ScoopingFuel, 12 SrvHandbrake, 13 SrvUsingTurretView, 14
   * SrvTurretRetracted, 15 SrvDriveAssist, 16 FsdMassLocked, 17 FsdCharging, 18 FsdCooldown, 19 LowFuel,
   * 20 OverHeating, 21 HasLatLong, 22 IsInDanger, 23 BeingInterdicted, 24 InMainShip, 25 InFighter, 26
   * InSRV, 27 HudInAnalysisMode, 28 NightVision, 29 AltitudeFromAverageRadius, 30 FsdJump, 31
   * SrvHighBeam. Always; specified.
   */
  Flags: number;
  /**
   * State of the player on foot, in a taxi or in multicrew, as a bit set; bits: 0 OnFoot, 1 InTaxi, 2
   * InMulticrew, 3 OnFootInStation, 4 OnFootOnPlanet, 5 AimDownSight, 6 LowOxygen, 7 LowHealth, 8 Cold,
   * 9 Hot, 10 VeryCold, 11 VeryHot, 12 GlideMode, 13 OnFootInHangar, 14 OnFootSocialSpace, 15
   * OnFootExterior, 16 BreathableAtmosphere, 17 TelepresenceMulticrew, 18 PhysicalMulticrew, 19
   * FsdHyperdriveCharging, 20 SupercruiseOvercharge, 21 SupercruiseAssist, 22 NpcCrewActive. Optional;
   * specified.
   */
  Flags2?: number;
  /** Power distribution to systems, engines and weapons, in half-pips. Optional; specified. */
  Pips?: [number, number, number];
  /** The selected fire group. Optional; specified. */
  FireGroup?: number;
  /** The screen or panel the player has open. Optional; specified. */
  GuiFocus?: GuiFocus;
  /** The fuel on board, in tonnes; since 3.3.02. Optional; specified. */
  Fuel?: Fuel;
  /** Cargo on board, in tonnes. Optional; specified. */
  Cargo?: number;
  /** Oxygen remaining. Optional; specified. */
  Oxygen?: number;
  /** Health remaining. Optional; specified. */
  Health?: number;
  /** Ambient temperature, in kelvin. Optional; specified. */
  Temperature?: number;
  /** The weapon in hand; may be empty. Optional; specified. */
  SelectedWeapon?: string;
  /** The weapon in hand, as shown in game. Optional; specified. */
  SelectedWeapon_Localised?: string;
  /** Gravity, in g. Optional; specified. */
  Gravity?: number;
  /** Legal state of the player; since 3.4. Optional; specified. */
  LegalState?: LegalStateName;
  /** Latitude on or near a planet, in degrees. Optional; specified. */
  Latitude?: number;
  /** Longitude on or near a planet, in degrees. Optional; specified. */
  Longitude?: number;
  /** Heading, in degrees. Optional; specified. */
  Heading?: number;
  /**
   * Altitude in metres: above the average radius of the planet if bit 29 of Flags is set, otherwise
   * above the terrain. Optional; specified.
   */
  Altitude?: number;
  /** The body the player is on or near; since 3.4. Optional; specified. */
  BodyName?: string;
  /** Radius of the planet, in metres; since 3.4. Optional; specified. */
  PlanetRadius?: number;
  /** Credit balance of the player; since 4.0.0.600. Optional; specified. */
  Balance?: number;
  /** The current destination; since 4.0.0.600. Optional; specified. */
  Destination?: Destination;
}

/** Number of landing pads of each size. */
export interface LandingPads {
  /** Number of small pads. Always; specified. */
  Small: number;
  /** Number of medium pads. Always; specified. */
  Medium: number;
  /** Number of large pads. Always; specified. */
  Large: number;
}

/** One of several economies of a station. */
export interface EconomyShare {
  /** Internal name of the economy. Always; specified. */
  Name: string;
  /** Economy, as shown in game. Optional; specified. */
  Name_Localised?: string;
  /** Its share. Always; specified. */
  Proportion: number;
}

/**
 * Written when the ship lands on a pad of a station, an outpost or a surface settlement. The
 * specification describes it.
 */
export interface Docked {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'Docked';
  /** Name of the station. Always; specified. */
  StationName: string;
  /** Name of the station, as shown in game. Optional; specified. */
  StationName_Localised?: string;
  /** Type of station; since 2.2 (Beta 5). Always; specified. */
  StationType: StationTypeName;
  /** The player arrived in a taxi; since 4.0. Optional; specified. */
  Taxi?: boolean;
  /** The player arrived in another player's ship; since 4.0. Optional; specified. */
  Multicrew?: boolean;
  /** State of the station, such as damaged; since 4.0.0.1500. Optional; specified. */
  StationState?: StationStateName;
  /** Name of the system. Optional; specified. */
  StarSystem?: string;
  /** Address of the system; since 3.0. Optional; specified. */
  SystemAddress?: number | bigint;
  /** ID of the station's market; since 3.0. Optional; specified. */
  MarketID?: number | bigint;
  /** The faction that runs the station; since 2.2.02. Optional; specified. */
  StationFaction?: ControllingFaction;
  /** Internal name of the government; in the form $government_X;; since 2.2.02. Optional; specified. */
  StationGovernment?: string;
  /** Government, as shown in game. Optional; specified. */
  StationGovernment_Localised?: string;
  /** Superpower the station is aligned with; since 2.2.02. Optional; specified. */
  StationAllegiance?: string;
  /** What the station offers; since 2.4. Optional; specified. */
  StationServices?: StationService[];
  /** Internal name of the economy, if the station has only one; since 2.2.02. Optional; specified. */
  StationEconomy?: string;
  /** Economy, as shown in game, if the station has only one. Optional; specified. */
  StationEconomy_Localised?: string;
  /** The economies, if the station has several; since 3.0.3. Optional; specified. */
  StationEconomies?: EconomyShare[];
  /** Distance from the arrival star, in light-seconds; since 2.3. Always; specified. */
  DistFromStarLS: number;
  /** The player is wanted here; omitted if not; since 3.0. Optional; specified. */
  Wanted?: boolean;
  /** The player has an unpaid fine; omitted if not; since 3.3. Optional; specified. */
  ActiveFine?: boolean;
  /** The ship landed with a breached cockpit; omitted if not. Optional; specified. */
  CockpitBreach?: boolean;
  /** Number of landing pads of each size; since 4.0. Optional; specified. */
  LandingPads?: LandingPads;
}

/** The highest tier of a goal. */
export interface TopTier {
  /** Name of the tier, as shown in game. Always; specified. */
  Name: string;
  /** Reward for reaching it; may be empty. Always; specified. */
  Bonus: string;
}

/** A community goal the player has joined. */
export interface Goal {
  /** ID of the goal. Always; specified. */
  CGID: number | bigint;
  /** Title of the goal. Always; specified. */
  Title: string;
  /** The system to deliver to. Always; specified. */
  SystemName: string;
  /** The station to deliver to. Always; specified. */
  MarketName: string;
  /** When the goal ends. Always; specified. */
  Expiry: string;
  /** The goal has ended. Always; specified. */
  IsComplete: boolean;
  /** Total contributed by all players. Always; specified. */
  CurrentTotal: number;
  /** Amount contributed by this player. Always; specified. */
  PlayerContribution: number;
  /** Number of contributors. Always; specified. */
  NumContributors: number;
  /** The highest tier of a goal. Always; specified. */
  TopTier: TopTier;
  /** Number of places in the top rank, if it is fixed. Optional; specified. */
  TopRankSize?: number;
  /** The player holds one of those places. Optional; specified. */
  PlayerInTopRank?: boolean;
  /** The tier reached, as shown in game; written from the first tier on. Optional; specified. */
  TierReached?: string;
  /** Percentile band of the player: 0 is the top rank, 100 means no contribution. Always; specified. */
  PlayerPercentileBand: PercentileBand;
  /** Credits earned for the band and the tier; written from the first tier on. Optional; specified. */
  Bonus?: number;
}

/**
 * Written when the game has fetched community goals from the server and something has changed. The
 * specification describes it. It came with version 2.4 of the game.
 */
export interface CommunityGoal {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'CommunityGoal';
  /** The goals the player has joined. Always; specified. */
  CurrentGoals: Goal[];
}

/** An engineer the player knows of; all fields may be omitted for an on-foot engineer in the base game. */
export interface KnownEngineer {
  /** Name of the engineer. Optional; specified. */
  Engineer?: string;
  /** ID of the engineer. Optional; specified. */
  EngineerID?: number | bigint;
  /** The player's access to the engineer. Optional; specified. */
  Progress?: EngineerAccess;
  /**
   * Progress to the next rank, in percent; possibly never written in single updates. Optional;
   * specified.
   */
  RankProgress?: number;
  /** Rank reached with the engineer. Optional; specified. */
  Rank?: number;
}

/**
 * Written when the player makes progress with an engineer; at start-up it lists all engineers. The
 * specification describes it.
 */
export interface EngineerProgress {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'EngineerProgress';
  /** All engineers; only at start-up; since 3.3. Optional; specified. */
  Engineers?: KnownEngineer[];
  /** Name of the engineer. Optional; specified. */
  Engineer?: string;
  /** ID of the engineer. Optional; specified. */
  EngineerID?: number | bigint;
  /** The player's access to the engineer. Optional; specified. */
  Progress?: EngineerAccess;
  /**
   * Progress to the next rank, in percent; possibly never written in single updates. Optional;
   * specified.
   */
  RankProgress?: number;
  /** Rank reached with the engineer. Optional; specified. */
  Rank?: number;
}

/** A mission the player has accepted. */
export interface Mission {
  /** ID of the mission. Always; specified. */
  MissionID: number | bigint;
  /** Internal name of the mission. Always; specified. */
  Name: string;
  /** Its name, as shown in game; since 4.1.0.0. Optional; specified. */
  Name_Localised?: string;
  /** It is a passenger mission. Always; specified. */
  PassengerMission: boolean;
  /** Seconds left; failed missions have been seen with 0. Always; specified. */
  Expires: number;
}

/**
 * Written when the game starts up. The specification describes it. It came with version 3.0 of the
 * game.
 */
export interface Missions {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'Missions';
  /** Active missions. Always; specified. */
  Active: Mission[];
  /** Failed missions. Always; specified. */
  Failed: Mission[];
  /** Completed missions. Always; specified. */
  Complete: Mission[];
}

/** A module in storage. */
export interface StoredModule {
  /** Internal name of the module; in the form $X;. Always; specified. */
  Name: string;
  /** Name of the module, as shown in game. Optional; specified. */
  Name_Localised?: string;
  /** Its storage slot. Always; specified. */
  StorageSlot: number;
  /** It is being transferred; omitted if not. Optional; specified. */
  InTransit?: boolean;
  /** The system it is stored in. Optional; specified. */
  StarSystem?: string;
  /** Market ID of the station it is stored at. Optional; specified. */
  MarketID?: number | bigint;
  /** Cost of transferring it here, in credits. Optional; specified. */
  TransferCost?: number;
  /** Time to transfer it here, in seconds. Optional; specified. */
  TransferTime?: number;
  /** Purchase price, in credits; since 3.0. Always; specified. */
  BuyPrice: number;
  /** It is marked as hot (stolen); since 3.0. Always; specified. */
  Hot: boolean;
  /** The blueprint applied; only for an engineered module. Optional; specified. */
  EngineerModifications?: string;
  /** Grade of the blueprint; only for an engineered module; since 3.0. Optional; specified. */
  Level?: number;
  /** Progress within the grade; only for an engineered module; since 3.0. Optional; specified. */
  Quality?: number;
}

/**
 * Written when the player first opens outfitting, and again when the stored modules have changed. The
 * specification describes it. It came with version 3.0 of the game.
 */
export interface StoredModules {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'StoredModules';
  /** Market ID of the station the player is at. Always; specified. */
  MarketID: number | bigint;
  /** Name of that station. Always; specified. */
  StationName: string;
  /** Name of its system. Always; specified. */
  StarSystem: string;
  /** The modules in storage, wherever they are. Always; specified. */
  Items: StoredModule[];
}

/** A system whose data was sold. */
export interface DiscoveredSystem {
  /** Name of the system. Always; specified. */
  SystemName: string;
  /**
   * Name of the system, as shown in game; the game is known to write meaningless data here. Optional;
   * specified.
   */
  SystemName_Localised?: string;
  /** Number of bodies the data covers. Always; specified. */
  NumBodies: number;
}

/**
 * Written when a page of exploration data is sold at Universal Cartographics. The specification
 * describes it. It came with version 3.3 of the game.
 */
export interface MultiSellExplorationData {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'MultiSellExplorationData';
  /** The systems on the page. Always; specified. */
  Discovered: DiscoveredSystem[];
  /** Credits for the data. Always; specified. */
  BaseValue: number;
  /** Bonus credits for first discoveries. Always; specified. */
  Bonus: number;
  /** Credits paid out. Always; specified. */
  TotalEarnings: number;
}

/** An amount of one commodity being transferred. */
export interface Transfer {
  /** Internal name of the commodity. Always; specified. */
  Type: string;
  /** Name of the commodity, as shown in game. Optional; specified. */
  Type_Localised?: string;
  /** Tonnes. Always; specified. */
  Count: number;
  /** Where it is transferred to. Always; specified. */
  Direction: TransferDirection;
  /** The mission it is for. Optional; specified. */
  MissionID?: number | bigint;
}

/**
 * Written when cargo is transferred between the ship and a fleet carrier, or between the ship and the
 * SRV. The specification describes it. It came with version 3.7 of the game.
 */
export interface CargoTransfer {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'CargoTransfer';
  /** The transfers. Always; specified. */
  Transfers: Transfer[];
}

/** A module fitted to the ship. */
export interface FittedModule {
  /** The slot it is fitted in. Always; specified. */
  Slot: string;
  /** Internal name of the module. Always; specified. */
  Item: string;
  /** Power it draws, in megawatts. Always; specified. */
  Power: number;
  /** Its power priority, counted from 0. Optional; specified. */
  Priority?: number;
}

/**
 * Written when the player opens the modules panel on the right and the data has changed. The
 * specification describes it. It came with version 3.0 of the game.
 */
export interface ModuleInfo {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'ModuleInfo';
  /** The fitted modules, in the order of the modules panel; only in the file. Optional; specified. */
  Modules?: FittedModule[];
}

/** A system along the route. */
export interface RouteStop {
  /** Name of the system. Always; specified. */
  StarSystem: string;
  /** Address of the system. Always; specified. */
  SystemAddress: number | bigint;
  /**
   * X, y and z coordinates of the system, in light-years relative to the origin system. Always;
   * specified.
   */
  StarPos: [number, number, number];
  /** Class of its main star. Always; specified. */
  StarClass: string;
}

/**
 * Written when a route with several stops is plotted. The specification describes it. It came with
 * version 3.7 of the game.
 */
export interface NavRoute {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'NavRoute';
  /** The stops along the route, the starting system first; only in the file. Optional; specified. */
  Route?: RouteStop[];
}

/** An amount of one material that was used. */
export interface Resource {
  /** Internal name of the material. Always; specified. */
  Name: string;
  /** Name of the material, as shown in game. Optional; specified. */
  Name_Localised?: string;
  /** How many. Always; specified. */
  Count: number;
}

/** Written when the player uses synthesis to repair or rearm. The specification describes it. */
export interface Synthesis {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'Synthesis';
  /** The blueprint. Always; specified. */
  Name: string;
  /** The materials used. Always; specified. */
  Materials: Resource[];
}

/**
 * Written when a player who is in a squadron starts the game (the specification does not say when).
 * The specification describes it. It came with version 3.3.02 of the game.
 */
export interface SquadronStartup {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'SquadronStartup';
  /** ID of the squadron; since 4.2.0.0. Optional; specified. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; specified. */
  SquadronName: string;
  /** The player's rank in the squadron. Always; specified. */
  CurrentRank: number;
  /** Name of that rank; since 4.2.0.0. Optional; specified. */
  CurrentRankName?: string;
  /** Name of that rank, as shown in game. Optional; specified. */
  CurrentRankName_Localised?: string;
}

/** A weapon carried with a suit. */
export interface SuitModule {
  /** The slot it is carried in. Always; specified. */
  SlotName: string;
  /** ID of the weapon. Always; specified. */
  SuitModuleID: number | bigint;
  /** Internal name of the weapon. Always; specified. */
  ModuleName: string;
  /** Name of the weapon, as shown in game. Optional; specified. */
  ModuleName_Localised?: string;
  /** Its grade; since 4.0.0.600. Always; specified. */
  Class: number;
  /** Its modifications; since 4.0.0.600. Always; specified. */
  WeaponMods: string[];
}

/**
 * Written when the player starts the game on foot or disembarks. The specification describes it. It
 * came with version 4.0 of the game.
 */
export interface SuitLoadout {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'SuitLoadout';
  /** ID of the suit. Always; specified. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; specified. */
  SuitName: string;
  /** Name of the suit, as shown in game. Optional; specified. */
  SuitName_Localised?: string;
  /** Modifications of the suit. Always; specified. */
  SuitMods: string[];
  /** ID of the loadout. Always; specified. */
  LoadoutID: number | bigint;
  /** Name the player gave the loadout. Always; specified. */
  LoadoutName: string;
  /** The weapons carried. Always; specified. */
  Modules: SuitModule[];
}

/**
 * Written when the player upgrades a flight suit. The specification describes it. It came with version
 * 4.0 of the game.
 */
export interface UpgradeSuit {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'UpgradeSuit';
  /** Internal name of the suit. Always; specified. */
  Name: string;
  /** Name of the suit, as shown in game. Optional; specified. */
  Name_Localised?: string;
  /** ID of the suit. Always; specified. */
  SuitID: number | bigint;
  /** The new grade. Always; specified. */
  Class: number;
  /** Credits paid. Always; specified. */
  Cost: number;
  /** The materials used; since 4.0.0.1475. Optional; specified. */
  Resources?: Resource[];
}

/**
 * Written when the player upgrades a hand weapon (the specification does not say when). The
 * specification describes it. It came with version 4.0 of the game.
 */
export interface UpgradeWeapon {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'UpgradeWeapon';
  /** Internal name of the weapon. Always; specified. */
  Name: string;
  /** Name of the weapon, as shown in game. Optional; specified. */
  Name_Localised?: string;
  /** The new grade. Always; specified. */
  Class: number;
  /** ID of the weapon. Always; specified. */
  SuitModuleID: number | bigint;
  /** Credits paid. Always; specified. */
  Cost: number;
  /** The materials used; since 4.0.0.1475. Optional; specified. */
  Resources?: Resource[];
}

/** Type of conflict between two factions. Other values occur. */
export type WarType =
  | 'civilwar'
  | 'war'
  | 'election'
  | (string & {});

/** Status of a conflict; empty once it is over. Other values occur. */
export type ConflictStatus =
  | 'active'
  | 'pending'
  | ''
  | (string & {});

/** State of a faction. Other values occur. */
export type FactionStateName =
  | 'Boom'
  | 'Investment'
  | 'Expansion'
  | 'None'
  | 'PublicHoliday'
  | 'Outbreak'
  | 'CivilWar'
  | (string & {});

/** Happiness of a faction's people. */
export type HappinessWord =
  | 'Elated'
  | 'Happy'
  | 'Discontented'
  | 'Unhappy'
  | 'Despondent';

/** State of the Thargoid war in a system. */
export type ThargoidWarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery';

/** Security level of a system. Other values occur. */
export type SecurityLevel =
  | '$SYSTEM_SECURITY_low;'
  | (string & {});

/** Type of body. Other values occur. */
export type BodyTypeName =
  | 'Star'
  | 'Null'
  | (string & {});

/** Powerplay state of a system. */
export type PowerplayState =
  | 'Unoccupied'
  | 'Contested'
  | 'Exploited'
  | 'Fortified'
  | 'Stronghold';

/** The screen or panel the player has open. */
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

/** Legal state of the player. Other values occur. */
export type LegalStateName =
  | 'Clean'
  | 'Speeding'
  | (string & {});

/** Type of station. Other values occur. */
export type StationTypeName =
  | 'FleetCarrier'
  | 'Coriolis'
  | 'CraterOutpost'
  | (string & {});

/** State of a station. Other values occur. */
export type StationStateName =
  | 'Damaged'
  | 'UnderRepairs'
  | (string & {});

/** Services a station offers. */
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

/**
 * Percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution.
 * Other values occur.
 */
export type PercentileBand =
  | 100
  | 75
  | 50
  | 25
  | 0
  | (number & {});

/** The player's access to an engineer. Other values occur. */
export type EngineerAccess =
  | 'Unlocked'
  | 'Invited'
  | 'Known'
  | (string & {});

/** Where cargo is transferred to. */
export type TransferDirection =
  | 'toship'
  | 'tocarrier'
  | 'tosrv';

/** Every kind of event, by the value of its member `event`. */
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
