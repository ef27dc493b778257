// Events as the live game writes them.
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
  /** Name of the faction, as shown in game; since 4.3.3.0. Optional; declared only. */
  Name_Localised?: string;
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
  Government: GovernmentName;
  /** Its share of influence in the system, from 0 to 1. Always; specified. */
  Influence: number;
  /** Superpower the faction is aligned with. Always; specified. */
  Allegiance: AllegianceName;
  /**
   * Internal name of the happiness band; in the form $Faction_HappinessBandN;; may be empty; since 3.3.
   * Always; specified.
   */
  Happiness: string;
  /** Happiness, as shown in game. Optional; specified. */
  Happiness_Localised?: string;
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
  Power: PowerName;
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
  /** Address of the system; since 3.0. Optional; specified. */
  SystemAddress?: number | bigint;
  /**
   * X, y and z coordinates of the system, in light-years relative to the origin system. Always;
   * specified.
   */
  StarPos: [number, number, number];
  /** Superpower the system is aligned with; may be empty; since 2.2.02. Always; specified. */
  SystemAllegiance: AllegianceName;
  /** Internal name of the main economy; in the form $economy_X;; since 2.2.02. Always; specified. */
  SystemEconomy: EconomyToken;
  /** Main economy, as shown in game. Optional; specified. */
  SystemEconomy_Localised?: string;
  /** Second economy; since 3.0.3. Always; specified. */
  SystemSecondEconomy: EconomyToken;
  /** Second economy, as shown in game. Optional; specified. */
  SystemSecondEconomy_Localised?: string;
  /** Internal name of the government; in the form $government_X;; since 2.2.02. Always; specified. */
  SystemGovernment: GovernmentToken;
  /** Government, as shown in game. Optional; specified. */
  SystemGovernment_Localised?: string;
  /** Internal name of the security level; in the form $X;; since 2.2.02. Always; specified. */
  SystemSecurity: SecurityLevel;
  /** Security level, as shown in game. Optional; specified. */
  SystemSecurity_Localised?: string;
  /** Population of the system; since 2.4. Optional; specified. */
  Population?: number;
  /** Name of the body the ship arrived at; since 3.4. Optional; specified. */
  Body?: string;
  /** ID of that body within the system; since 3.4. Optional; specified. */
  BodyID?: number;
  /** Type of that body; since 3.4. Optional; specified. */
  BodyType?: BodyTypeName;
  /** The power that controls the system; since 4.0.0.1900. Optional; specified. */
  ControllingPower?: PowerName;
  /**
   * Powers active in the system; written if the player is pledged and the system is involved in
   * Powerplay. Optional; specified.
   */
  Powers?: PowerName[];
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
  SystemFaction?: ControllingFaction | string;
  /** Conflicts between factions in the system; since 3.4. Optional; specified. */
  Conflicts?: Conflict[];
  /** Superpower the system or station is aligned with; until 2.2. Optional; declared only. */
  Allegiance?: string;
  /** Internal name of the main economy; until 2.2. Optional; declared only. */
  Economy?: string;
  /** Main economy, as shown in game; until 2.2. Optional; declared only. */
  Economy_Localised?: string;
  /** Internal name of the government; until 2.2. Optional; declared only. */
  Government?: string;
  /** Government, as shown in game; until 2.2. Optional; declared only. */
  Government_Localised?: string;
  /** Internal name of the security level; until 2.2. Optional; declared only. */
  Security?: string;
  /** Security level, as shown in game; until 2.2. Optional; declared only. */
  Security_Localised?: string;
  /** Name of the faction in control; until 2.2. Optional; declared only. */
  Faction?: string;
  /** State of the faction in control; until 2.4. Optional; declared only. */
  FactionState?: string;
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
  Name: EconomyToken;
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
  StationFaction?: ControllingFaction | string;
  /** Internal name of the government; in the form $government_X;; since 2.2.02. Optional; specified. */
  StationGovernment?: GovernmentToken;
  /** Government, as shown in game. Optional; specified. */
  StationGovernment_Localised?: string;
  /** Superpower the station is aligned with; since 2.2.02. Optional; specified. */
  StationAllegiance?: AllegianceName;
  /** What the station offers; since 2.4. Optional; specified. */
  StationServices?: StationService[];
  /** Internal name of the economy, if the station has only one; since 2.2.02. Optional; specified. */
  StationEconomy?: EconomyToken;
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
  /** Superpower the system or station is aligned with; until 2.2. Optional; declared only. */
  Allegiance?: string;
  /** Internal name of the main economy; until 2.2. Optional; declared only. */
  Economy?: string;
  /** Main economy, as shown in game; until 2.2. Optional; declared only. */
  Economy_Localised?: string;
  /** Internal name of the government; until 2.2. Optional; declared only. */
  Government?: string;
  /** Government, as shown in game; until 2.2. Optional; declared only. */
  Government_Localised?: string;
  /** Internal name of the security level; until 2.2. Optional; declared only. */
  Security?: string;
  /** Security level, as shown in game; until 2.2. Optional; declared only. */
  Security_Localised?: string;
  /** Name of the faction in control; until 2.2. Optional; declared only. */
  Faction?: string;
  /** State of the faction in control; until 2.4. Optional; declared only. */
  FactionState?: string;
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
  /** The highest tier of a goal. Optional; specified. */
  TopTier?: TopTier;
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
  Engineer?: EngineerName;
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
  Engineer?: EngineerName;
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
  /** Purchase price, in Merc Coins; since 4.3.3.0. Optional; declared only. */
  BuyMercCoinsPrice?: number;
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
  /** Power it draws, in megawatts. Optional; specified. */
  Power?: number;
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
  StarClass: StarClassName;
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

/** Counts of materials, by name. */
export interface CountsByName {
  [name: string]: number;
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
  Materials: Resource[] | CountsByName;
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
  SlotName: SuitSlotName;
  /** ID of the weapon. Always; specified. */
  SuitModuleID: number | bigint;
  /** Internal name of the weapon. Always; specified. */
  ModuleName: HandWeaponName;
  /** Name of the weapon, as shown in game. Optional; specified. */
  ModuleName_Localised?: string;
  /** Its grade; since 4.0.0.600. Optional; specified. */
  Class?: number;
  /** Its modifications; since 4.0.0.600. Optional; specified. */
  WeaponMods?: WeaponModName[];
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
  SuitName: SuitTypeName;
  /** Name of the suit, as shown in game. Optional; specified. */
  SuitName_Localised?: string;
  /** Modifications of the suit. Optional; specified. */
  SuitMods?: SuitModName[];
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
  Name: SuitTypeName;
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
  Name: HandWeaponName;
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

/** A commodity on board. */
export interface CargoItem {
  /** Internal name of the commodity. Always; seen in 8,662 lines. */
  Name: string;
  /** The commodity, as shown in game. 68 %; seen in 5,916 lines. */
  Name_Localised?: string;
  /** The mission it is for; since 3.3. 1.7 %; seen in 147 lines. */
  MissionID?: number | bigint;
  /** Number of tonnes. Always; seen in 8,662 lines. */
  Count: number;
  /** How many of those tonnes are stolen; since 3.0. Always; seen in 8,662 lines. */
  Stolen: number;
}

/**
 * Written when the game starts up, and whenever the cargo changes. It is outside the specification,
 * and known from 8,662 real lines. It came with version 2.3 of the game.
 */
export interface Cargo {
  /** Time of the event. Always; seen in 8,662 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 8,662 lines. */
  event: 'Cargo';
  /** Ship or SRV; since 3.3. Always; seen in 8,662 lines. */
  Vessel: CargoVessel;
  /** Tonnes on board; since 3.3. Always; seen in 8,662 lines. */
  Count: number;
  /**
   * What is on board; in the journal only at start-up, later in a file of its own. 29 %; seen in 2,547
   * lines.
   */
  Inventory?: CargoItem[];
}

/**
 * Written when the player clears a saved game and starts over. It is outside the specification, and
 * known from 1 real line. It was last seen in version 2.2, and may just be rare.
 */
export interface ClearSavedGame {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'ClearSavedGame';
  /** Name of the commander. Always; seen in 1 line. */
  Name: string;
  /** Frontier ID of the player; since 3.3. Declared only; declared only. */
  FID?: string;
}

/**
 * Written when a commander is loaded. It is outside the specification, and known from 2,656 real
 * lines. It came with version 3.0 of the game.
 */
export interface Commander {
  /** Time of the event. Always; seen in 2,656 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,656 lines. */
  event: 'Commander';
  /** Frontier ID of the player; since 3.3. Always; seen in 2,656 lines. */
  FID: string;
  /** Name of the commander. Always; seen in 2,656 lines. */
  Name: string;
}

/**
 * Written when the journal file has grown too long and continues in a new one. It is declared only:
 * public libraries name it, but no real line of it was seen. It came with version 2.2 of the game.
 */
export interface Continued {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'Continued';
  /** Number of the next part. Always; declared only. */
  Part: number;
}

/**
 * Written when a journal file begins. It is outside the specification, and known from 1,525 real
 * lines.
 */
export interface Fileheader {
  /** Time of the event. Always; seen in 1,525 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,525 lines. */
  event: 'Fileheader';
  /** Which part of the session the file holds, counted from 1. Always; seen in 1,525 lines. */
  part: number;
  /** Language and country of the game, such as English/UK. Always; seen in 1,525 lines. */
  language: string;
  /** Odyssey is running; since 3.8. 98 %; seen in 1,501 lines. */
  Odyssey?: boolean;
  /** Version of the game. Always; seen in 1,525 lines. */
  gameversion: string;
  /** Build of the game; may end in a space. Always; seen in 1,525 lines. */
  build: string;
}

/**
 * Written when a commander is loaded, and when an operation is entered or left. It is outside the
 * specification, and known from 2 real lines. It came with version 4.4.1.0 of the game.
 */
export interface GameModeChange {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'GameModeChange';
  /** What is played from now on. Always; seen in 2 lines. */
  GameMode: PlayMode;
}

/**
 * Written when the player enters the game from the main menu. It is outside the specification, and
 * known from 2,653 real lines.
 */
export interface LoadGame {
  /** Time of the event. Always; seen in 2,653 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,653 lines. */
  event: 'LoadGame';
  /** Frontier ID of the player; since 3.3. Always; seen in 2,653 lines. */
  FID: string;
  /** Name of the commander. Always; seen in 2,653 lines. */
  Commander: string;
  /** The player has Horizons; since 3.0. Always; seen in 2,653 lines. */
  Horizons: boolean;
  /** The player has Odyssey; since 4.0. 99 %; seen in 2,621 lines. */
  Odyssey?: boolean;
  /** Internal name of the ship, or of the suit if on foot. Over 99 %; seen in 2,650 lines. */
  Ship?: string;
  /** The ship, or the suit if on foot, as shown in game. 76 %; seen in 2,022 lines. */
  Ship_Localised?: string;
  /** ID of the ship among the player's own. Over 99 %; seen in 2,650 lines. */
  ShipID?: number | bigint;
  /** Name the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines. */
  ShipName?: string;
  /** ID plate the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines. */
  ShipIdent?: string;
  /** Fuel in the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines. */
  FuelLevel?: number;
  /** Size of the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines. */
  FuelCapacity?: number;
  /** Name of the ship again; since 4.0.0.1450; until 4.0.0.1804. 21 %; seen in 547 lines. */
  Name?: string;
  /** The ship has landed on a planet; omitted if not. 31 %; seen in 817 lines. */
  StartLanded?: boolean;
  /** The ship has been destroyed; omitted if not. 0.1 %; seen in 3 lines. */
  StartDead?: boolean;
  /** Open, Solo or Group. Over 99 %; seen in 2,650 lines. */
  GameMode?: GameMode;
  /** Name of the private group, if GameMode is Group. 2.9 %; seen in 77 lines. */
  Group?: string;
  /** Credit balance of the player. Always; seen in 2,653 lines. */
  Credits: number;
  /** Loan the player owes, in credits. Always; seen in 2,653 lines. */
  Loan: number;
  /** Language and country of the game; since 4.0.0.600. 99 %; seen in 2,621 lines. */
  language?: string;
  /** Version of the game; since 4.0.0.600. 99 %; seen in 2,621 lines. */
  gameversion?: string;
  /** Build of the game; since 4.0.0.600. 99 %; seen in 2,621 lines. */
  build?: string;
}

/** A module property changed by engineering. */
export interface ModuleModifier {
  /** Name of the property. Always; seen in 9,613 lines. */
  Label: string;
  /** The property, as shown in game; since 4.3.3.0. Declared only; declared only. */
  Label_Localised?: string;
  /** Current value. Over 99 %; seen in 9,603 lines. */
  Value?: number;
  /** Value before engineering. Over 99 %; seen in 9,603 lines. */
  OriginalValue?: number;
  /** 1 if a lower value is better, otherwise 0. Over 99 %; seen in 9,603 lines. */
  LessIsGood?: number;
  /** Current value, if it is text. 0.1 %; seen in 10 lines. */
  ValueStr?: string;
  /** Current value, as shown in game, if it is text. 0.1 %; seen in 10 lines. */
  ValueStr_Localised?: string;
}

/** Engineering applied to a module. */
export interface ModuleEngineering {
  /** Name of the engineer. 92 %; seen in 8,863 lines. */
  Engineer?: EngineerName;
  /** ID of the engineer. Always; seen in 9,613 lines. */
  EngineerID: number | bigint;
  /** ID of the blueprint. Always; seen in 9,613 lines. */
  BlueprintID: number | bigint;
  /** Internal name of the blueprint. Always; seen in 9,613 lines. */
  BlueprintName: BlueprintName;
  /** Grade of the blueprint, from 1 to 5. Always; seen in 9,613 lines. */
  Level: number;
  /** Progress within the grade, from 0 to 1. Always; seen in 9,613 lines. */
  Quality: number;
  /** Internal name of the experimental effect. 67 %; seen in 6,470 lines. */
  ExperimentalEffect?: ExperimentalEffectName;
  /** The experimental effect, as shown in game. 67 %; seen in 6,470 lines. */
  ExperimentalEffect_Localised?: string;
  /** The changed properties. Always; seen in 9,613 lines. */
  Modifiers: ModuleModifier[];
}

/** A module fitted to the ship. */
export interface ShipModule {
  /** The slot it is fitted in. Always; seen in 9,613 lines. */
  Slot: string;
  /** Internal name of the module, in lower case. Always; seen in 9,613 lines. */
  Item: string;
  /** It is switched on. Always; seen in 9,613 lines. */
  On: boolean;
  /** Its power priority, counted from 0. Always; seen in 9,613 lines. */
  Priority: number;
  /** Rounds loaded. 3.5 %; seen in 336 lines. */
  AmmoInClip?: number;
  /** Rounds in reserve. 3.5 %; seen in 336 lines. */
  AmmoInHopper?: number;
  /** Health of the module, from 0 to 1. Always; seen in 9,613 lines. */
  Health: number;
  /** Value of the module, in credits. 61 %; seen in 5,883 lines. */
  Value?: number;
  /** Engineering applied to a module; since 3.0. 26 %; seen in 2,509 lines. */
  Engineering?: ModuleEngineering;
  /** The blueprint applied; until 2.3. Optional; seen in 9,613 lines. */
  EngineerBlueprint?: string;
  /** Grade of the blueprint; until 2.3. Optional; seen in 9,613 lines. */
  EngineerLevel?: number;
}

/** Fuel capacity of the ship, in tonnes. */
export interface FuelCapacity {
  /** Capacity of the main tank, in tonnes. Always; seen in 9,613 lines. */
  Main: number;
  /** Capacity of the reserve tank, in tonnes. Always; seen in 9,613 lines. */
  Reserve: number;
}

/**
 * Written when the game starts up, and whenever the player switches ships or changes modules. It is
 * outside the specification, and known from 9,613 real lines. It came with version 2.3 of the game.
 */
export interface Loadout {
  /** Time of the event. Always; seen in 9,613 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 9,613 lines. */
  event: 'Loadout';
  /** Internal name of the ship, in lower case. Always; seen in 9,613 lines. */
  Ship: string;
  /** ID of the ship among the player's own. Always; seen in 9,613 lines. */
  ShipID: number | bigint;
  /** Name the player gave the ship; may be empty. Always; seen in 9,613 lines. */
  ShipName: string;
  /** ID plate the player gave the ship; may be empty. Always; seen in 9,613 lines. */
  ShipIdent: string;
  /** Value of the hull, in credits; since 3.0. 99 %; seen in 9,498 lines. */
  HullValue?: number;
  /** Value of the modules, in credits; since 3.0. Over 99 %; seen in 9,594 lines. */
  ModulesValue?: number;
  /** Hull health, from 0 to 1; since 3.3. Always; seen in 9,613 lines. */
  HullHealth: number;
  /** The ship is marked as hot; omitted if not; since 3.3. 0.8 %; seen in 77 lines. */
  Hot?: boolean;
  /** Mass without fuel and cargo, in tonnes; since 3.4. Always; seen in 9,613 lines. */
  UnladenMass: number;
  /** Cargo capacity, in tonnes; since 3.4. Always; seen in 9,613 lines. */
  CargoCapacity: number;
  /**
   * Maximum jump range, with no cargo and just enough fuel for one jump, in light-years; since 3.4.
   * Always; seen in 9,613 lines.
   */
  MaxJumpRange: number;
  /** Fuel capacity of the ship, in tonnes; since 3.4. Always; seen in 9,613 lines. */
  FuelCapacity: FuelCapacity;
  /** Rebuy cost, in credits; since 3.0. Always; seen in 9,613 lines. */
  Rebuy: number;
  /** The fitted modules. Always; seen in 9,613 lines. */
  Modules: ShipModule[];
}

/**
 * Written when the game starts up, or the player respawns at a station. It is outside the
 * specification, and known from 2,707 real lines.
 */
export interface Location {
  /** Time of the event. Always; seen in 2,707 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,707 lines. */
  event: 'Location';
  /** Latitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines. */
  Latitude?: number;
  /** Longitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines. */
  Longitude?: number;
  /** Distance from the arrival star, in light-seconds; since 3.4. 85 %; seen in 2,293 lines. */
  DistFromStarLS?: number;
  /** The ship is docked; the station fields are written only then. Always; seen in 2,707 lines. */
  Docked: boolean | number;
  /** Name of the station; since 3.3.02. 27 %; seen in 720 lines. */
  StationName?: string;
  /** The station, as shown in game. 0.2 %; seen in 5 lines. */
  StationName_Localised?: string;
  /** Type of station; since 3.3.02. 27 %; seen in 720 lines. */
  StationType?: StationTypeName;
  /** ID of the station's market. 27 %; seen in 720 lines. */
  MarketID?: number | bigint;
  /** The faction that runs the station. 27 %; seen in 720 lines. */
  StationFaction?: ControllingFaction | string;
  /** Internal name of the government. 27 %; seen in 720 lines. */
  StationGovernment?: GovernmentToken;
  /** The government, as shown in game. 27 %; seen in 720 lines. */
  StationGovernment_Localised?: string;
  /** Superpower the station is aligned with. 9.7 %; seen in 263 lines. */
  StationAllegiance?: AllegianceName;
  /** What the station offers. 27 %; seen in 720 lines. */
  StationServices?: StationService[];
  /** Internal name of the economy, if the station has only one. 27 %; seen in 720 lines. */
  StationEconomy?: EconomyToken;
  /** The economy, as shown in game, if the station has only one. 27 %; seen in 720 lines. */
  StationEconomy_Localised?: string;
  /** The economies, if the station has several. 27 %; seen in 720 lines. */
  StationEconomies?: EconomyShare[];
  /** The player is in a taxi; omitted on foot and in an SRV; since 4.0. 78 %; seen in 2,109 lines. */
  Taxi?: boolean;
  /**
   * The player is in another player's ship; omitted on foot and in an SRV; since 4.0. 78 %; seen in
   * 2,109 lines.
   */
  Multicrew?: boolean;
  /** The player is wanted in the system; since 3.0. Declared only; declared only. */
  Wanted?: boolean;
  /** The player is on foot; omitted if not. 6 %; seen in 162 lines. */
  OnFoot?: boolean;
  /** The player is driving an SRV; omitted if not. 15 %; seen in 401 lines. */
  InSRV?: boolean;
  /** Name of the system. Always; seen in 2,707 lines. */
  StarSystem: string;
  /** Address of the system; since 3.0. Always; seen in 2,707 lines. */
  SystemAddress: number | bigint;
  /**
   * X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
   * 2,707 lines.
   */
  StarPos: [number, number, number];
  /**
   * Superpower the system is aligned with; may be empty; may be empty; since 2.2.02. Always; seen in
   * 2,707 lines.
   */
  SystemAllegiance: AllegianceName | '';
  /** Internal name of the main economy; since 2.2.02. Always; seen in 2,707 lines. */
  SystemEconomy: EconomyToken;
  /** The main economy, as shown in game. Over 99 %; seen in 2,707 lines. */
  SystemEconomy_Localised?: string;
  /** Second economy; since 3.0.3. Always; seen in 2,707 lines. */
  SystemSecondEconomy: EconomyToken;
  /** Second economy, as shown in game. Over 99 %; seen in 2,707 lines. */
  SystemSecondEconomy_Localised?: string;
  /** Internal name of the government; since 2.2.02. Always; seen in 2,707 lines. */
  SystemGovernment: GovernmentToken;
  /** The government, as shown in game. Over 99 %; seen in 2,707 lines. */
  SystemGovernment_Localised?: string;
  /** Internal name of the security level; since 2.2.02. Always; seen in 2,707 lines. */
  SystemSecurity: SecurityLevel;
  /** The security level, as shown in game. Over 99 %; seen in 2,707 lines. */
  SystemSecurity_Localised?: string;
  /** Population of the system; since 2.4. Always; seen in 2,707 lines. */
  Population: number;
  /** Name of the nearest body, or of the station. Always; seen in 2,707 lines. */
  Body: string;
  /** ID of that body within the system; since 3.0. Always; seen in 2,707 lines. */
  BodyID: number | bigint;
  /** Type of that body; since 2.2 (Beta 5). Always; seen in 2,707 lines. */
  BodyType: BodyTypeName;
  /** The power that controls the system; since 4.0.0.1900. 3.1 %; seen in 84 lines. */
  ControllingPower?: PowerName;
  /**
   * Powers active in the system; written if the player is pledged and the system is involved in
   * Powerplay. 14 %; seen in 376 lines.
   */
  Powers?: PowerName[];
  /** Powerplay state of the system. 14 %; seen in 376 lines. */
  PowerplayState?: PowerplayState;
  /** Control progress within the current state; since 4.1.0.200. 2.3 %; seen in 62 lines. */
  PowerplayStateControlProgress?: number;
  /** Merits earned by reinforcement; since 4.1.0.200. 2.3 %; seen in 62 lines. */
  PowerplayStateReinforcement?: number;
  /** Merits earned by undermining; since 4.1.0.200. 2.3 %; seen in 62 lines. */
  PowerplayStateUndermining?: number;
  /** The contending powers; only while the system is unoccupied. 0.6 %; seen in 16 lines. */
  PowerplayConflictProgress?: ContendingPower[];
  /** The Thargoid war in the system; since 4.0.0.1500. 1.3 %; seen in 35 lines. */
  ThargoidWar?: ThargoidWar;
  /** The factions present in the system; since 2.3. 62 %; seen in 1,670 lines. */
  Factions?: Faction[];
  /** The faction that controls the system. 63 %; seen in 1,695 lines. */
  SystemFaction?: ControllingFaction | string;
  /** Conflicts between factions in the system; since 3.4. 22 %; seen in 590 lines. */
  Conflicts?: Conflict[];
  /** Superpower the system is aligned with; until 2.2. Optional; seen in 2,707 lines. */
  Allegiance?: string;
  /** Main economy; until 2.2. Optional; seen in 2,707 lines. */
  Economy?: string;
  /** Main economy, as shown in game; until 2.2. Optional; seen in 2,707 lines. */
  Economy_Localised?: string;
  /** Government of the system; until 2.2. Optional; seen in 2,707 lines. */
  Government?: string;
  /** Government, as shown in game; until 2.2. Optional; seen in 2,707 lines. */
  Government_Localised?: string;
  /** Security level of the system; until 2.2. Optional; seen in 2,707 lines. */
  Security?: string;
  /** Security level, as shown in game; until 2.2. Optional; seen in 2,707 lines. */
  Security_Localised?: string;
  /** The faction in control of the system; until 2.2. Optional; seen in 2,707 lines. */
  Faction?: string;
  /** State of that faction; until 2.4. Optional; seen in 2,707 lines. */
  FactionState?: string;
}

/** A material the player holds. */
export interface Material {
  /** Internal name of the material. Always; seen in 2,654 lines. */
  Name: string;
  /** The material, as shown in game. Over 99 %; seen in 2,654 lines. */
  Name_Localised?: string;
  /** How many. Always; seen in 2,654 lines. */
  Count: number;
}

/**
 * Written when the game starts up. It is outside the specification, and known from 2,654 real lines.
 * It came with version 2.3 of the game.
 */
export interface Materials {
  /** Time of the event. Always; seen in 2,654 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,654 lines. */
  event: 'Materials';
  /** Raw materials. Always; seen in 2,654 lines. */
  Raw: Material[];
  /** Manufactured materials. Always; seen in 2,654 lines. */
  Manufactured: Material[];
  /** Encoded materials. Always; seen in 2,654 lines. */
  Encoded: Material[];
}

/**
 * Written when a new commander is created. It is outside the specification, and known from 3 real
 * lines.
 */
export interface NewCommander {
  /** Time of the event. Always; seen in 3 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3 lines. */
  event: 'NewCommander';
  /** Frontier ID of the player; since 3.3. Over 99 %; seen in 3 lines. */
  FID?: string;
  /** Name of the commander. Always; seen in 3 lines. */
  Name: string;
  /** Internal name of the starter package. Over 99 %; seen in 3 lines. */
  Package?: string;
}

/** The passengers of one mission. */
export interface PassengerGroup {
  /** The mission they belong to. Always; seen in 2 lines. */
  MissionID: number | bigint;
  /** Type of passengers. Always; seen in 2 lines. */
  Type: PassengerTypeName;
  /** The passengers are VIPs. Always; seen in 2 lines. */
  VIP: boolean;
  /** The passengers are wanted. Always; seen in 2 lines. */
  Wanted: boolean;
  /** Number of passengers. Always; seen in 2 lines. */
  Count: number;
}

/**
 * Written when the game starts up with passengers on board. It is outside the specification, and known
 * from 2 real lines. It came with version 2.3 of the game.
 */
export interface Passengers {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'Passengers';
  /** The passengers, by mission. Always; seen in 2 lines. */
  Manifest: PassengerGroup[];
}

/** Written when the game starts up. It is outside the specification, and known from 2,658 real lines. */
export interface Progress {
  /** Time of the event. Always; seen in 2,658 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,658 lines. */
  event: 'Progress';
  /** Progress to the next combat rank, in percent. Always; seen in 2,658 lines. */
  Combat: number;
  /** Progress to the next trade rank. Always; seen in 2,658 lines. */
  Trade: number;
  /** Progress to the next exploration rank. Always; seen in 2,658 lines. */
  Explore: number;
  /** Progress to the next mercenary rank; since 4.0. 99 %; seen in 2,626 lines. */
  Soldier?: number;
  /** Progress to the next exobiologist rank; since 4.0. 99 %; seen in 2,626 lines. */
  Exobiologist?: number;
  /** Progress to the next rank in the Imperial Navy. Always; seen in 2,658 lines. */
  Empire: number;
  /** Progress to the next rank in the Federal Navy. Always; seen in 2,658 lines. */
  Federation: number;
  /** Progress to the next CQC rank. Always; seen in 2,658 lines. */
  CQC: number;
}

/** Written when the game starts up. It is outside the specification, and known from 2,658 real lines. */
export interface Rank {
  /** Time of the event. Always; seen in 2,658 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,658 lines. */
  event: 'Rank';
  /** Combat rank, counted from 0. Always; seen in 2,658 lines. */
  Combat: number;
  /** Trade rank. Always; seen in 2,658 lines. */
  Trade: number;
  /** Exploration rank. Always; seen in 2,658 lines. */
  Explore: number;
  /** Mercenary rank; since 4.0. 99 %; seen in 2,626 lines. */
  Soldier?: number;
  /** Exobiologist rank; since 4.0. 99 %; seen in 2,626 lines. */
  Exobiologist?: number;
  /** Rank in the Imperial Navy. Always; seen in 2,658 lines. */
  Empire: number;
  /** Rank in the Federal Navy. Always; seen in 2,658 lines. */
  Federation: number;
  /** CQC rank. Always; seen in 2,658 lines. */
  CQC: number;
}

/**
 * Written when the game starts up. It is outside the specification, and known from 2,658 real lines.
 * It came with version 3.0 of the game.
 */
export interface Reputation {
  /** Time of the event. Always; seen in 2,658 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,658 lines. */
  event: 'Reputation';
  /** Reputation with the Empire, from -100 to 100. Over 99 %; seen in 2,658 lines. */
  Empire?: number;
  /** Reputation with the Federation. Over 99 %; seen in 2,658 lines. */
  Federation?: number;
  /** Reputation with independent systems. 92 %; seen in 2,440 lines. */
  Independent?: number;
  /** Reputation with the Alliance. 99 %; seen in 2,637 lines. */
  Alliance?: number;
}

/**
 * Written when the game exits normally. It is outside the specification, and known from 1,402 real
 * lines. It came with version 3.0 of the game.
 */
export interface Shutdown {
  /** Time of the event. Always; seen in 1,402 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,402 lines. */
  event: 'Shutdown';
}

/** Exobiology. */
export interface ExobiologyStatistics {
  /** Number of genera encountered. Always; seen in 2,635 lines. */
  Organic_Genus_Encountered: number;
  /** Number of species encountered. Always; seen in 2,635 lines. */
  Organic_Species_Encountered: number;
  /** Number of variants encountered. Always; seen in 2,635 lines. */
  Organic_Variant_Encountered: number;
  /** Earned by selling biological data, in credits. Always; seen in 2,635 lines. */
  Organic_Data_Profits: number;
  /** Number of sets of biological data sold. Always; seen in 2,635 lines. */
  Organic_Data: number;
  /** Earned by being the first to log a species on a planet, in credits. Always; seen in 2,635 lines. */
  First_Logged_Profits: number;
  /** Number of times the player was the first to log a species on a planet. Always; seen in 2,635 lines. */
  First_Logged: number;
  /** Number of systems with samples taken. Always; seen in 2,635 lines. */
  Organic_Systems: number;
  /** Number of planets with samples taken. Always; seen in 2,635 lines. */
  Organic_Planets: number;
  /** Number of genera sampled. Always; seen in 2,635 lines. */
  Organic_Genus: number;
  /** Number of species sampled. Always; seen in 2,635 lines. */
  Organic_Species: number;
}

/** The player's fleet carrier. */
export interface CarrierStatistics {
  /** Tonnes the carrier has sold. Always; seen in 2,635 lines. */
  FLEETCARRIER_EXPORT_TOTAL: number;
  /** Tonnes the carrier has bought. Always; seen in 2,635 lines. */
  FLEETCARRIER_IMPORT_TOTAL: number;
  /** Earned by the carrier's trade, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_TRADEPROFIT_TOTAL: number;
  /** Spent on the carrier's trade, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_TRADESPEND_TOTAL: number;
  /** Earned by the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_STOLENPROFIT_TOTAL: number;
  /** Spent on the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_STOLENSPEND_TOTAL: number;
  /**
   * Distance the carrier has jumped, in light-years; before March 2021 a text that ends in LY. Always;
   * seen in 2,635 lines.
   */
  FLEETCARRIER_DISTANCE_TRAVELLED: number | string;
  /** Number of jumps of the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_TOTAL_JUMPS: number;
  /** Number of ships sold on the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_SHIPYARD_SOLD: number;
  /** Earned by the carrier's shipyard, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_SHIPYARD_PROFIT: number;
  /** Number of modules sold on the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_OUTFITTING_SOLD: number;
  /** Earned by the carrier's outfitting, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_OUTFITTING_PROFIT: number;
  /** Number of times ships were rearmed on the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_REARM_TOTAL: number;
  /** Number of times ships were refuelled on the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_REFUEL_TOTAL: number;
  /** Earned by refuelling on the carrier, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_REFUEL_PROFIT: number;
  /** Number of times ships were repaired on the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_REPAIRS_TOTAL: number;
  /** Number of vouchers redeemed on the carrier. Always; seen in 2,635 lines. */
  FLEETCARRIER_VOUCHERS_REDEEMED: number;
  /** Earned by redeeming vouchers on the carrier, in credits. Always; seen in 2,635 lines. */
  FLEETCARRIER_VOUCHERS_PROFIT: number;
}

/** CQC. */
export interface ArenaStatistics {
  /** Earned in CQC, in credits. 45 %; seen in 1,183 lines. */
  CQC_Credits_Earned?: number;
  /** Time played in CQC, in seconds. Always; seen in 2,635 lines. */
  CQC_Time_Played: number;
  /** Ratio of kills to deaths in CQC. Always; seen in 2,635 lines. */
  CQC_KD: number;
  /** Number of kills in CQC. Always; seen in 2,635 lines. */
  CQC_Kills: number;
  /** Ratio of wins to losses in CQC. Always; seen in 2,635 lines. */
  CQC_WL: number;
}

/** Material trading. */
export interface MaterialTraderStatistics {
  /** Number of trades with material traders. Always; seen in 2,635 lines. */
  Trades_Completed: number;
  /** Number of materials traded. Always; seen in 2,635 lines. */
  Materials_Traded: number;
  /** Number of encoded materials traded. 90 %; seen in 2,382 lines. */
  Encoded_Materials_Traded?: number;
  /** Number of raw materials traded. 96 %; seen in 2,527 lines. */
  Raw_Materials_Traded?: number;
  /** Number of materials of grade 1 traded. 90 %; seen in 2,377 lines. */
  Grade_1_Materials_Traded?: number;
  /** Number of materials of grade 2 traded. 97 %; seen in 2,566 lines. */
  Grade_2_Materials_Traded?: number;
  /** Number of materials of grade 3 traded. 97 %; seen in 2,564 lines. */
  Grade_3_Materials_Traded?: number;
  /** Number of materials of grade 4 traded. 97 %; seen in 2,545 lines. */
  Grade_4_Materials_Traded?: number;
  /** Number of materials of grade 5 traded. 97 %; seen in 2,564 lines. */
  Grade_5_Materials_Traded?: number;
  /** Number of assets given to bartenders in trades; since 4.0. 98 %; seen in 2,569 lines. */
  Assets_Traded_In?: number;
  /** Number of assets received from bartenders in trades; since 4.0. 98 %; seen in 2,569 lines. */
  Assets_Traded_Out?: number;
}

/** Multicrew. */
export interface MulticrewStatistics {
  /** Time spent in multicrew, in seconds. Always; seen in 2,635 lines. */
  Multicrew_Time_Total: number;
  /** Time spent as a gunner, in seconds. Always; seen in 2,635 lines. */
  Multicrew_Gunner_Time_Total: number;
  /** Time spent in a fighter, in seconds. Always; seen in 2,635 lines. */
  Multicrew_Fighter_Time_Total: number;
  /** Earned in multicrew, in credits. Always; seen in 2,635 lines. */
  Multicrew_Credits_Total: number;
  /** Fines received in multicrew, in credits. Always; seen in 2,635 lines. */
  Multicrew_Fines_Total: number;
}

/** NPC crew. */
export interface CrewStatistics {
  /** Wages paid to NPC crew, in credits. 99 %; seen in 2,619 lines. */
  NpcCrew_TotalWages?: number;
  /** Number of NPC crew hired. 99 %; seen in 2,619 lines. */
  NpcCrew_Hired?: number;
  /** Number of NPC crew dismissed. 99 %; seen in 2,619 lines. */
  NpcCrew_Fired?: number;
  /** Number of NPC crew who died. 99 %; seen in 2,619 lines. */
  NpcCrew_Died?: number;
}

/** Engineering. */
export interface CraftingStatistics {
  /** Number of engineers the player has used. Always; seen in 2,635 lines. */
  Count_Of_Used_Engineers: number;
  /** Number of blueprints crafted. Always; seen in 2,635 lines. */
  Recipes_Generated: number;
  /** Number of blueprints of grade 1 crafted. Always; seen in 2,635 lines. */
  Recipes_Generated_Rank_1: number;
  /** Number of blueprints of grade 2 crafted. Always; seen in 2,635 lines. */
  Recipes_Generated_Rank_2: number;
  /** Number of blueprints of grade 3 crafted. Always; seen in 2,635 lines. */
  Recipes_Generated_Rank_3: number;
  /** Number of blueprints of grade 4 crafted. Always; seen in 2,635 lines. */
  Recipes_Generated_Rank_4: number;
  /** Number of blueprints of grade 5 crafted. Always; seen in 2,635 lines. */
  Recipes_Generated_Rank_5: number;
  /** Number of modifications applied to suits; since 4.0. 98 %; seen in 2,569 lines. */
  Suit_Mods_Applied?: number;
  /** Number of modifications applied to hand weapons; since 4.0. 98 %; seen in 2,569 lines. */
  Weapon_Mods_Applied?: number;
  /** Number of upgrades of suits; since 4.0. 98 %; seen in 2,569 lines. */
  Suits_Upgraded?: number;
  /** Number of upgrades of hand weapons; since 4.0. 98 %; seen in 2,569 lines. */
  Weapons_Upgraded?: number;
  /** Number of suits upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines. */
  Suits_Upgraded_Full?: number;
  /** Number of hand weapons upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines. */
  Weapons_Upgraded_Full?: number;
  /** Number of suits with all modifications applied; since 4.0. 98 %; seen in 2,569 lines. */
  Suit_Mods_Applied_Full?: number;
  /** Number of hand weapons with all modifications applied; since 4.0. 98 %; seen in 2,569 lines. */
  Weapon_Mods_Applied_Full?: number;
  /** Spent on engineering, in credits. Declared only; declared only. */
  Spent_On_Crafting?: number;
  /** Number of blueprints applied. Declared only; declared only. */
  Recipes_Applied?: number;
  /** Number of blueprints of grade 1 applied. Declared only; declared only. */
  Recipes_Applied_Rank_1?: number;
  /** Number of blueprints of grade 2 applied. Declared only; declared only. */
  Recipes_Applied_Rank_2?: number;
  /** Number of blueprints of grade 3 applied. Declared only; declared only. */
  Recipes_Applied_Rank_3?: number;
  /** Number of blueprints of grade 4 applied. Declared only; declared only. */
  Recipes_Applied_Rank_4?: number;
  /** Number of blueprints of grade 5 applied. Declared only; declared only. */
  Recipes_Applied_Rank_5?: number;
  /** Number of blueprints applied to modules that were engineered before. Declared only; declared only. */
  Recipes_Applied_On_Previously_Modified_Modules?: number;
}

/** Thargoid encounters. */
export interface ThargoidStatistics {
  /** Number of Thargoid wakes met with. 0.6 %; seen in 16 lines. */
  TG_ENCOUNTER_WAKES?: number;
  /** Number of Thargoids destroyed. 74 %; seen in 1,960 lines. */
  TG_ENCOUNTER_KILLED?: number;
  /** Number of Thargoid imprints met with. 35 %; seen in 928 lines. */
  TG_ENCOUNTER_IMPRINT?: number;
  /** Number of encounters with Thargoids. 99 %; seen in 2,617 lines. */
  TG_ENCOUNTER_TOTAL?: number;
  /** System of the last encounter. 99 %; seen in 2,617 lines. */
  TG_ENCOUNTER_TOTAL_LAST_SYSTEM?: string;
  /** Time of the last encounter, with the in-game year. 99 %; seen in 2,617 lines. */
  TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP?: string;
  /** The ship the player was flying. 99 %; seen in 2,617 lines. */
  TG_ENCOUNTER_TOTAL_LAST_SHIP?: string;
  /** Number of Thargoid Scouts met with. 1.4 %; seen in 37 lines. */
  TG_SCOUT_COUNT?: number;
}

/** What the player did for the squadron. */
export interface SquadronStatistics {
  /** Credits paid into the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_Credits_Deposited: number;
  /** Credits taken from the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_Credits_Withdrawn: number;
  /** Amount of commodities given to the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_Commodities_Deposited_Num: number;
  /** Value of those commodities, in credits. Always; seen in 2,635 lines. */
  Squadron_Bank_Commodities_Deposited_Value: number;
  /** Amount of commodities taken from the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_Commodities_Withdrawn_Num: number;
  /** Value of those commodities, in credits. Always; seen in 2,635 lines. */
  Squadron_Bank_Commodities_Withdrawn_Value: number;
  /** Number of on-foot items given to the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_PersonalAssets_Deposited_Num: number;
  /** Value of those items, in credits. Always; seen in 2,635 lines. */
  Squadron_Bank_PersonalAssets_Deposited_Value: number;
  /** Number of on-foot items taken from the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_PersonalAssets_Withdrawn_Num: number;
  /** Value of those items, in credits. Always; seen in 2,635 lines. */
  Squadron_Bank_PersonalAssets_Withdrawn_Value: number;
  /** Number of ships given to the squadron bank. Always; seen in 2,635 lines. */
  Squadron_Bank_Ships_Deposited_Num: number;
  /** Value of those ships, in credits. Always; seen in 2,635 lines. */
  Squadron_Bank_Ships_Deposited_Value: number;
  /** Highest contribution to the Aegis leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_aegis_highestcontribution: number;
  /** Highest contribution to the leaderboard for work for factions. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_bgs_highestcontribution: number;
  /** Highest contribution to the bounty hunting leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_bounty_highestcontribution: number;
  /** Highest contribution to the colonisation leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_colonisation_contribution_highestcontribution: number;
  /** Highest contribution to the combat leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_combat_highestcontribution: number;
  /** Highest contribution to the CQC leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_cqc_highestcontribution: number;
  /** Highest contribution to the exploration leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_exploration_highestcontribution: number;
  /** Highest contribution to the mining leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_mining_highestcontribution: number;
  /** Highest contribution to the Powerplay leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_powerplay_highestcontribution: number;
  /** Highest contribution to the trade leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_trade_highestcontribution: number;
  /** Highest contribution to the leaderboard for illicit trade. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_trade_illicit_highestcontribution: number;
  /** Highest contribution to the leaderboard for operations. 1.1 %; seen in 29 lines. */
  Squadron_Leaderboard_operationscore_highestcontribution?: number;
  /** Number of times the squadron stood on the podium of a leaderboard. Always; seen in 2,635 lines. */
  Squadron_Leaderboard_podiums: number;
}

/** Search and rescue, and salvage. */
export interface RescueStatistics {
  /** Number of items handed in to search and rescue. Always; seen in 2,635 lines. */
  SearchRescue_Traded: number;
  /** Earned by search and rescue, in credits. Always; seen in 2,635 lines. */
  SearchRescue_Profit: number;
  /** Number of visits to search and rescue. Always; seen in 2,635 lines. */
  SearchRescue_Count: number;
  /** Legal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines. */
  Salvage_Legal_POI?: number;
  /** Legal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines. */
  Salvage_Legal_Settlements?: number;
  /** Illegal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines. */
  Salvage_Illegal_POI?: number;
  /** Illegal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines. */
  Salvage_Illegal_Settlements?: number;
  /** Number of maglocks opened; since 4.0. 98 %; seen in 2,569 lines. */
  Maglocks_Opened?: number;
  /** Number of panels opened; since 4.0. 98 %; seen in 2,569 lines. */
  Panels_Opened?: number;
  /** Number of fires put out at settlements; since 4.0. 98 %; seen in 2,569 lines. */
  Settlements_State_FireOut?: number;
  /** Number of settlements rebooted; since 4.0. 98 %; seen in 2,569 lines. */
  Settlements_State_Reboot?: number;
}

/** Passenger missions. */
export interface PassengerStatistics {
  /** Number of passenger missions accepted. 90 %; seen in 2,361 lines. */
  Passengers_Missions_Accepted?: number;
  /** Number of refugees delivered in bulk missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Refugee_bulk_delivered?: number;
  /** Number of refugees ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Refugee_bulk_ejected?: number;
  /** Number of aid workers delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_AidWorker_vip_delivered?: number;
  /** Number of aid workers ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_AidWorker_vip_ejected?: number;
  /** Number of aid workers delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_AidWorker_bulk_delivered?: number;
  /** Number of aid workers ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_AidWorker_bulk_ejected?: number;
  /** Number of prisoners of war delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_POW_vip_delivered?: number;
  /** Number of prisoners of war ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_POW_vip_ejected?: number;
  /** Number of prisoners of war delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_POW_bulk_delivered?: number;
  /** Number of prisoners of war ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_POW_bulk_ejected?: number;
  /** Number of criminals delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Criminal_vip_delivered?: number;
  /** Number of criminals ejected in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Criminal_vip_ejected?: number;
  /** Number of criminals delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Criminal_bulk_delivered?: number;
  /** Number of criminals ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Criminal_bulk_ejected?: number;
  /** Number of tourists delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Tourist_vip_delivered?: number;
  /** Number of tourists ejected in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Tourist_vip_ejected?: number;
  /** Number of tourists delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Tourist_bulk_delivered?: number;
  /** Number of tourists ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Tourist_bulk_ejected?: number;
  /** Number of refugees delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_Refugee_vip_delivered?: number;
  /** Number of refugees ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Refugee_vip_ejected?: number;
  /** Number of freedom fighters delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_FreedomFighters_vip_delivered?: number;
  /** Number of freedom fighters ejected in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_FreedomFighters_vip_ejected?: number;
  /** Number of freedom fighters delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_FreedomFighters_bulk_delivered?: number;
  /** Number of freedom fighters ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_FreedomFighters_bulk_ejected?: number;
  /** Number of politicians delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_Politicians_vip_delivered?: number;
  /** Number of politicians ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Politicians_vip_ejected?: number;
  /** Number of politicians delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Politicians_bulk_delivered?: number;
  /** Number of politicians ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Politicians_bulk_ejected?: number;
  /** Number of political prisoners delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_PoliticalPrisoner_vip_delivered?: number;
  /** Number of political prisoners ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_PoliticalPrisoner_vip_ejected?: number;
  /** Number of political prisoners delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_PoliticalPrisoner_bulk_delivered?: number;
  /** Number of political prisoners ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_PoliticalPrisoner_bulk_ejected?: number;
  /** Number of security forces delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_SecurityForces_vip_delivered?: number;
  /** Number of security forces ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_SecurityForces_vip_ejected?: number;
  /** Number of security forces delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_SecurityForces_bulk_delivered?: number;
  /** Number of security forces ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_SecurityForces_bulk_ejected?: number;
  /** Number of explorers delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Explorers_vip_delivered?: number;
  /** Number of explorers ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Explorers_vip_ejected?: number;
  /** Number of explorers delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Explorers_bulk_delivered?: number;
  /** Number of explorers ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Explorers_bulk_ejected?: number;
  /** Number of passengers who became disgruntled. 87 %; seen in 2,295 lines. */
  Passengers_Missions_Disgruntled?: number;
  /** Number of heads of state delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_HeadOfState_vip_delivered?: number;
  /** Number of heads of state ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_HeadOfState_vip_ejected?: number;
  /** Number of heads of state delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_HeadOfState_bulk_delivered?: number;
  /** Number of heads of state ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_HeadOfState_bulk_ejected?: number;
  /** Number of scientists delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_ScienceTeams_vip_delivered?: number;
  /** Number of scientists ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_ScienceTeams_vip_ejected?: number;
  /** Number of scientists delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_ScienceTeams_bulk_delivered?: number;
  /** Number of scientists ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_ScienceTeams_bulk_ejected?: number;
  /** Number of celebrities delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Celebrities_vip_delivered?: number;
  /** Number of celebrities ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Celebrities_vip_ejected?: number;
  /** Number of celebrities delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Celebrities_bulk_delivered?: number;
  /** Number of celebrities ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Celebrities_bulk_ejected?: number;
  /** Number of medical staff delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Medical_vip_delivered?: number;
  /** Number of medical staff ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Medical_vip_ejected?: number;
  /** Number of medical staff delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Medical_bulk_delivered?: number;
  /** Number of medical staff ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Medical_bulk_ejected?: number;
  /** Number of disgruntled passengers delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_Disgruntled_vip_delivered?: number;
  /** Number of disgruntled passengers ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Disgruntled_vip_ejected?: number;
  /** Number of disgruntled passengers delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Disgruntled_bulk_delivered?: number;
  /** Number of disgruntled passengers ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Disgruntled_bulk_ejected?: number;
  /** Number of soldiers delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Soldiers_vip_delivered?: number;
  /** Number of soldiers ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Soldiers_vip_ejected?: number;
  /** Number of soldiers delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Soldiers_bulk_delivered?: number;
  /** Number of soldiers ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Soldiers_bulk_ejected?: number;
  /** Number of protesters delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_Protestors_vip_delivered?: number;
  /** Number of protesters ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Protestors_vip_ejected?: number;
  /** Number of protesters delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Protestors_bulk_delivered?: number;
  /** Number of protesters ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Protestors_bulk_ejected?: number;
  /** Number of prisoners delivered in VIP missions. Declared only; declared only. */
  Passengers_Missions_Prisoners_vip_delivered?: number;
  /** Number of prisoners ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Prisoners_vip_ejected?: number;
  /** Number of prisoners delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Prisoners_bulk_delivered?: number;
  /** Number of prisoners ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Prisoners_bulk_ejected?: number;
  /** Number of business people delivered in VIP missions. 0.1 %; seen in 3 lines. */
  Passengers_Missions_Businessmen_vip_delivered?: number;
  /** Number of business people ejected in VIP missions. Declared only; declared only. */
  Passengers_Missions_Businessmen_vip_ejected?: number;
  /** Number of business people delivered in bulk missions. Declared only; declared only. */
  Passengers_Missions_Businessmen_bulk_delivered?: number;
  /** Number of business people ejected in bulk missions. Declared only; declared only. */
  Passengers_Missions_Businessmen_bulk_ejected?: number;
  /** Number of passengers carried in bulk missions. Always; seen in 2,635 lines. */
  Passengers_Missions_Bulk: number;
  /** Number of passengers carried in VIP missions. Always; seen in 2,635 lines. */
  Passengers_Missions_VIP: number;
  /** Number of passengers delivered. Always; seen in 2,635 lines. */
  Passengers_Missions_Delivered: number;
  /** Number of passengers ejected. Always; seen in 2,635 lines. */
  Passengers_Missions_Ejected: number;
}

/** Travel and exploration. */
export interface ExplorationStatistics {
  /** Number of systems visited. Always; seen in 2,635 lines. */
  Systems_Visited: number;
  /** Earned by exploration, in credits. Always; seen in 2,635 lines. */
  Exploration_Profits: number;
  /** Number of planets scanned to level 2. Always; seen in 2,635 lines. */
  Planets_Scanned_To_Level_2: number;
  /** Number of planets scanned to level 3. Always; seen in 2,635 lines. */
  Planets_Scanned_To_Level_3: number;
  /** Number of planets mapped with the efficiency bonus. Over 99 %; seen in 2,635 lines. */
  Efficient_Scans?: number;
  /** Highest payout for exploration data, in credits. Always; seen in 2,635 lines. */
  Highest_Payout: number;
  /** Distance jumped, in light-years. Always; seen in 2,635 lines. */
  Total_Hyperspace_Distance: number;
  /** Number of hyperspace jumps. Always; seen in 2,635 lines. */
  Total_Hyperspace_Jumps: number;
  /** Greatest distance from the starting system, in light-years. Always; seen in 2,635 lines. */
  Greatest_Distance_From_Start: number;
  /** Time played, in seconds. Always; seen in 2,635 lines. */
  Time_Played: number;
  /** Distance travelled on foot, in metres; since 4.0.0.1475. 97 %; seen in 2,566 lines. */
  OnFoot_Distance_Travelled?: number;
  /** Number of journeys by taxi; since 4.0. 98 %; seen in 2,569 lines. */
  Shuttle_Journeys?: number;
  /** Distance travelled by taxi, in light-years; since 4.0. 98 %; seen in 2,569 lines. */
  Shuttle_Distance_Travelled?: number;
  /** Spent on taxis, in credits; since 4.0. 98 %; seen in 2,569 lines. */
  Spent_On_Shuttles?: number;
  /** Number of planets the player was the first to set foot on; since 4.0. 98 %; seen in 2,569 lines. */
  First_Footfalls?: number;
  /** Number of planets the player has set foot on; since 4.0. 98 %; seen in 2,569 lines. */
  Planet_Footfalls?: number;
  /** Number of settlements visited; since 4.0. 98 %; seen in 2,569 lines. */
  Settlements_Visited?: number;
  /** Fuel scooped, in tonnes. Declared only; declared only. */
  Fuel_Scooped?: number;
  /** Fuel bought, in tonnes. Declared only; declared only. */
  Fuel_Purchased?: number;
}

/** Mining. */
export interface MiningStatistics {
  /** Earned by mining, in credits. Always; seen in 2,635 lines. */
  Mining_Profits: number;
  /** Tonnes mined. Always; seen in 2,635 lines. */
  Quantity_Mined: number;
  /** Number of materials collected. Over 99 %; seen in 2,635 lines. */
  Materials_Collected?: number;
}

/** Trading on regular markets. */
export interface TradingStatistics {
  /** Number of markets traded with. Always; seen in 2,635 lines. */
  Markets_Traded_With: number;
  /** Earned on markets, in credits. Always; seen in 2,635 lines. */
  Market_Profits: number;
  /** Tonnes traded. Always; seen in 2,635 lines. */
  Resources_Traded: number;
  /** Average profit, in credits. Always; seen in 2,635 lines. */
  Average_Profit: number;
  /** Highest profit of a single transaction, in credits. Always; seen in 2,635 lines. */
  Highest_Single_Transaction: number;
  /** Number of data items sold to bartenders; since 4.0. 98 %; seen in 2,569 lines. */
  Data_Sold?: number;
  /** Number of goods sold to bartenders; since 4.0. 98 %; seen in 2,569 lines. */
  Goods_Sold?: number;
  /** Number of assets sold to bartenders; since 4.0. 98 %; seen in 2,569 lines. */
  Assets_Sold?: number;
}

/** Trading on black markets. */
export interface SmugglingStatistics {
  /** Number of black markets traded with. Always; seen in 2,635 lines. */
  Black_Markets_Traded_With: number;
  /** Earned on black markets, in credits. Always; seen in 2,635 lines. */
  Black_Markets_Profits: number;
  /** Tonnes smuggled. Always; seen in 2,635 lines. */
  Resources_Smuggled: number;
  /** Average profit, in credits. Always; seen in 2,635 lines. */
  Average_Profit: number;
  /** Highest profit of a single transaction, in credits. Always; seen in 2,635 lines. */
  Highest_Single_Transaction: number;
}

/** Crime and fines. */
export interface CrimeStatistics {
  /** Current notoriety of the player. Over 99 %; seen in 2,635 lines. */
  Notoriety?: number;
  /** Number of fines received. Always; seen in 2,635 lines. */
  Fines: number;
  /** Sum of the fines, in credits. Always; seen in 2,635 lines. */
  Total_Fines: number;
  /** Number of bounties put on the player. Always; seen in 2,635 lines. */
  Bounties_Received: number;
  /** Sum of those bounties, in credits. Always; seen in 2,635 lines. */
  Total_Bounties: number;
  /** Highest of those bounties, in credits. Always; seen in 2,635 lines. */
  Highest_Bounty: number;
  /** Number of times malware was uploaded; since 4.0. 98 %; seen in 2,569 lines. */
  Malware_Uploaded?: number;
  /** Number of settlements shut down; since 4.0. 98 %; seen in 2,569 lines. */
  Settlements_State_Shutdown?: number;
  /** Number of times production was sabotaged; since 4.0. 98 %; seen in 2,569 lines. */
  Production_Sabotage?: number;
  /** Number of thefts from production; since 4.0. 98 %; seen in 2,569 lines. */
  Production_Theft?: number;
  /** Number of murders on foot; since 4.0. 98 %; seen in 2,569 lines. */
  Total_Murders?: number;
  /** Number of citizens murdered; since 4.0. 98 %; seen in 2,569 lines. */
  Citizens_Murdered?: number;
  /** Number of Omnipol officers murdered; since 4.0. 98 %; seen in 2,569 lines. */
  Omnipol_Murdered?: number;
  /** Number of guards murdered; since 4.0. 98 %; seen in 2,569 lines. */
  Guards_Murdered?: number;
  /** Number of data items stolen; since 4.0. 98 %; seen in 2,569 lines. */
  Data_Stolen?: number;
  /** Number of goods stolen; since 4.0. 98 %; seen in 2,569 lines. */
  Goods_Stolen?: number;
  /** Number of samples stolen; since 4.0. 98 %; seen in 2,569 lines. */
  Sample_Stolen?: number;
  /** Number of things stolen in all; since 4.0. 98 %; seen in 2,569 lines. */
  Total_Stolen?: number;
  /** Number of turrets destroyed; since 4.0. 98 %; seen in 2,569 lines. */
  Turrets_Destroyed?: number;
  /** Number of turrets overloaded; since 4.0. 98 %; seen in 2,569 lines. */
  Turrets_Overloaded?: number;
  /** Number of turrets put out of action in all; since 4.0. 98 %; seen in 2,569 lines. */
  Turrets_Total?: number;
  /**
   * Value of what was stolen while the state of a settlement changed; since 4.0. 98 %; seen in 2,569
   * lines.
   */
  Value_Stolen_StateChange?: number;
  /** Number of profiles cloned; since 4.0. 98 %; seen in 2,569 lines. */
  Profiles_Cloned?: number;
}

/** Combat. */
export interface CombatStatistics {
  /** Number of bounties claimed. Always; seen in 2,635 lines. */
  Bounties_Claimed: number;
  /** Earned by bounty hunting, in credits. Over 99 %; seen in 2,635 lines. */
  Bounty_Hunting_Profit?: number;
  /** Number of combat bonds. Always; seen in 2,635 lines. */
  Combat_Bonds: number;
  /** Earned by combat bonds, in credits. Always; seen in 2,635 lines. */
  Combat_Bond_Profits: number;
  /** Number of assassinations. Always; seen in 2,635 lines. */
  Assassinations: number;
  /** Earned by assassinations, in credits. Always; seen in 2,635 lines. */
  Assassination_Profits: number;
  /** Highest single reward, in credits. Always; seen in 2,635 lines. */
  Highest_Single_Reward: number;
  /** Number of skimmers destroyed. Over 99 %; seen in 2,635 lines. */
  Skimmers_Killed?: number;
  /** Number of combat bonds earned on foot; since 4.0. 98 %; seen in 2,569 lines. */
  OnFoot_Combat_Bonds?: number;
  /** Earned by combat bonds on foot, in credits; since 4.0. 98 %; seen in 2,569 lines. */
  OnFoot_Combat_Bonds_Profits?: number;
  /** Number of vehicles destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines. */
  OnFoot_Vehicles_Destroyed?: number;
  /** Number of ships destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines. */
  OnFoot_Ships_Destroyed?: number;
  /** Number of dropship flights taken; since 4.0. 98 %; seen in 2,569 lines. */
  Dropships_Taken?: number;
  /** Number of dropship flights booked; since 4.0. 98 %; seen in 2,569 lines. */
  Dropships_Booked?: number;
  /** Number of dropship flights cancelled; since 4.0. 98 %; seen in 2,569 lines. */
  Dropships_Cancelled?: number;
  /** Number of conflict zones of high intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_High?: number;
  /**
   * Number of conflict zones of medium intensity fought in on foot; since 4.0. 98 %; seen in 2,569
   * lines.
   */
  ConflictZone_Medium?: number;
  /** Number of conflict zones of low intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_Low?: number;
  /** Number of conflict zones fought in on foot; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_Total?: number;
  /** Number of conflict zones of high intensity won; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_High_Wins?: number;
  /** Number of conflict zones of medium intensity won; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_Medium_Wins?: number;
  /** Number of conflict zones of low intensity won; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_Low_Wins?: number;
  /** Number of conflict zones won; since 4.0. 98 %; seen in 2,569 lines. */
  ConflictZone_Total_Wins?: number;
  /** Number of settlements defended; since 4.0. 98 %; seen in 2,569 lines. */
  Settlement_Defended?: number;
  /** Number of settlements conquered; since 4.0. 98 %; seen in 2,569 lines. */
  Settlement_Conquered?: number;
  /** Number of skimmers destroyed on foot; since 4.0. 98 %; seen in 2,569 lines. */
  OnFoot_Skimmers_Killed?: number;
  /** Number of scavengers killed on foot; since 4.0. 98 %; seen in 2,569 lines. */
  OnFoot_Scavs_Killed?: number;
}

/** Wealth and spending. */
export interface BankStatistics {
  /** Everything the player owns, in credits. Always; seen in 2,635 lines. */
  Current_Wealth: number;
  /** Spent on ships, in credits. Always; seen in 2,635 lines. */
  Spent_On_Ships: number;
  /** Spent on outfitting, in credits. Always; seen in 2,635 lines. */
  Spent_On_Outfitting: number;
  /** Spent on repairs, in credits. Always; seen in 2,635 lines. */
  Spent_On_Repairs: number;
  /** Spent on fuel, in credits. Always; seen in 2,635 lines. */
  Spent_On_Fuel: number;
  /** Spent on ammunition and other consumables, in credits. Always; seen in 2,635 lines. */
  Spent_On_Ammo_Consumables: number;
  /** Number of insurance claims. Always; seen in 2,635 lines. */
  Insurance_Claims: number;
  /** Spent on insurance, in credits. Always; seen in 2,635 lines. */
  Spent_On_Insurance: number;
  /** Number of ships owned. Over 99 %; seen in 2,635 lines. */
  Owned_Ship_Count?: number;
  /** Spent on suits, in credits; since 4.0. 98 %; seen in 2,569 lines. */
  Spent_On_Suits?: number;
  /** Spent on hand weapons, in credits; since 4.0. 98 %; seen in 2,569 lines. */
  Spent_On_Weapons?: number;
  /** Spent on consumables for suits, in credits; since 4.0. 98 %; seen in 2,569 lines. */
  Spent_On_Suit_Consumables?: number;
  /** Number of suits owned; since 4.0. 98 %; seen in 2,569 lines. */
  Suits_Owned?: number;
  /** Number of hand weapons owned; since 4.0. 98 %; seen in 2,569 lines. */
  Weapons_Owned?: number;
  /**
   * Spent on suits and hand weapons that were upgraded already, in credits; since 4.0. 98 %; seen in
   * 2,569 lines.
   */
  Spent_On_Premium_Stock?: number;
  /**
   * Number of suits and hand weapons bought that were upgraded already; since 4.0. 98 %; seen in 2,569
   * lines.
   */
  Premium_Stock_Bought?: number;
  /** Merc Coins the player has; since 4.3.3.0. 0.1 %; seen in 3 lines. */
  MercCoins_Current?: number;
  /** Merc Coins earned in all; since 4.3.3.0. 0.1 %; seen in 3 lines. */
  MercCoins_Total_Earned?: number;
  /** Merc Coins spent in all; since 4.3.3.0. 0.1 %; seen in 3 lines. */
  MercCoins_Total_Spent?: number;
  /** Merc Coins spent on gear; since 4.3.3.0. 0.1 %; seen in 3 lines. */
  MercCoins_Spent_On_MercGear?: number;
  /** Merc Coins spent on engineering; since 4.3.3.0. 0.1 %; seen in 3 lines. */
  MercCoins_Spent_On_Engineering?: number;
}

/**
 * Written when the game starts up. It is outside the specification, and known from 2,635 real lines.
 * It came with version 3.0 of the game.
 */
export interface Statistics {
  /** Time of the event. Always; seen in 2,635 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,635 lines. */
  event: 'Statistics';
  /** Wealth and spending. Always; seen in 2,635 lines. */
  Bank_Account: BankStatistics;
  /** Combat. Always; seen in 2,635 lines. */
  Combat: CombatStatistics;
  /** Crime and fines. Always; seen in 2,635 lines. */
  Crime: CrimeStatistics;
  /** Trading on black markets. Always; seen in 2,635 lines. */
  Smuggling: SmugglingStatistics;
  /** Trading on regular markets. Always; seen in 2,635 lines. */
  Trading: TradingStatistics;
  /** Mining. Always; seen in 2,635 lines. */
  Mining: MiningStatistics;
  /** Travel and exploration. Always; seen in 2,635 lines. */
  Exploration: ExplorationStatistics;
  /** Passenger missions. Always; seen in 2,635 lines. */
  Passengers: PassengerStatistics;
  /** Search and rescue, and salvage. Always; seen in 2,635 lines. */
  Search_And_Rescue: RescueStatistics;
  /** What the player did for the squadron; since 4.2.0.0. 7.2 %; seen in 190 lines. */
  Squadron?: SquadronStatistics;
  /** Thargoid encounters; omitted before the first one. 68 %; seen in 1,797 lines. */
  TG_ENCOUNTERS?: ThargoidStatistics;
  /** Engineering. Over 99 %; seen in 2,635 lines. */
  Crafting?: CraftingStatistics;
  /** NPC crew. Over 99 %; seen in 2,635 lines. */
  Crew?: CrewStatistics;
  /** Multicrew. Over 99 %; seen in 2,635 lines. */
  Multicrew?: MulticrewStatistics;
  /** Material trading. Over 99 %; seen in 2,635 lines. */
  Material_Trader_Stats?: MaterialTraderStatistics;
  /** CQC; omitted if the player has not played it. 30 %; seen in 783 lines. */
  CQC?: ArenaStatistics;
  /** The player's fleet carrier; omitted if there is none. 54 %; seen in 1,426 lines. */
  FLEETCARRIER?: CarrierStatistics;
  /** Exobiology; since 4.0. 98 %; seen in 2,569 lines. */
  Exobiology?: ExobiologyStatistics;
}

/**
 * Written when the ship enters orbital cruise at a planet. It is outside the specification, and known
 * from 2,315 real lines. It came with version 3.0 of the game.
 */
export interface ApproachBody {
  /** Time of the event. Always; seen in 2,315 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,315 lines. */
  event: 'ApproachBody';
  /** Name of the system. Always; seen in 2,315 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 2,315 lines. */
  SystemAddress: number | bigint;
  /** Name of the body. Always; seen in 2,315 lines. */
  Body: string;
  /** ID of the body within the system. Always; seen in 2,315 lines. */
  BodyID: number | bigint;
}

/**
 * Written when the ship approaches a settlement or another place on a planet. It is outside the
 * specification, and known from 629 real lines.
 */
export interface ApproachSettlement {
  /** Time of the event. Always; seen in 629 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 629 lines. */
  event: 'ApproachSettlement';
  /** Name of the settlement; may be an internal one. Always; seen in 629 lines. */
  Name: string;
  /** The settlement, as shown in game. 14 %; seen in 87 lines. */
  Name_Localised?: string;
  /** ID of the settlement's market. 86 %; seen in 540 lines. */
  MarketID?: number | bigint;
  /** The faction that runs the settlement; since 4.0.0.1700. 42 %; seen in 264 lines. */
  StationFaction?: ControllingFaction | string;
  /** Internal name of the government; since 4.0.0.1700. 42 %; seen in 264 lines. */
  StationGovernment?: GovernmentToken;
  /** The government, as shown in game. 42 %; seen in 264 lines. */
  StationGovernment_Localised?: string;
  /**
   * Superpower the settlement is aligned with; omitted if there is none; since 4.0.0.1700. 20 %; seen in
   * 127 lines.
   */
  StationAllegiance?: AllegianceName;
  /** What the settlement offers; since 4.0.0.1700. 42 %; seen in 264 lines. */
  StationServices?: StationService[];
  /** Internal name of the main economy. 42 %; seen in 264 lines. */
  StationEconomy?: EconomyToken;
  /** The main economy, as shown in game. 42 %; seen in 264 lines. */
  StationEconomy_Localised?: string;
  /** The economies of the settlement; since 4.0.0.1700. 42 %; seen in 264 lines. */
  StationEconomies?: EconomyShare[];
  /** Address of the system; since 3.4. Always; seen in 629 lines. */
  SystemAddress: number | bigint;
  /** ID of the body within the system; since 3.4. Always; seen in 629 lines. */
  BodyID: number | bigint;
  /** Name of the body the settlement is on; since 3.4. Always; seen in 629 lines. */
  BodyName: string;
  /** Latitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines. */
  Latitude?: number;
  /** Longitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines. */
  Longitude?: number;
}

/**
 * Written when the player cancels a docking request. It is outside the specification, and known from
 * 36 real lines.
 */
export interface DockingCancelled {
  /** Time of the event. Always; seen in 36 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 36 lines. */
  event: 'DockingCancelled';
  /** ID of the station's market; since 3.0. Always; seen in 36 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 36 lines. */
  StationName: string;
  /** The station, as shown in game. Declared only; declared only. */
  StationName_Localised?: string;
  /** Type of station; since 3.0. Always; seen in 36 lines. */
  StationType: StationTypeName;
}

/**
 * Written when the station refuses docking. It is outside the specification, and known from 2,893 real
 * lines.
 */
export interface DockingDenied {
  /** Time of the event. Always; seen in 2,893 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,893 lines. */
  event: 'DockingDenied';
  /** Why docking is refused. Always; seen in 2,893 lines. */
  Reason: DockingDenialReason;
  /** ID of the station's market; since 3.0. Always; seen in 2,893 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 2,893 lines. */
  StationName: string;
  /** The station, as shown in game. 0.1 %; seen in 3 lines. */
  StationName_Localised?: string;
  /** Type of station; since 3.0. Always; seen in 2,893 lines. */
  StationType: StationTypeName;
}

/**
 * Written when the station assigns a landing pad. It is outside the specification, and known from
 * 2,858 real lines.
 */
export interface DockingGranted {
  /** Time of the event. Always; seen in 2,858 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,858 lines. */
  event: 'DockingGranted';
  /** Number of the landing pad. Always; seen in 2,858 lines. */
  LandingPad: number;
  /** ID of the station's market; since 3.0. Always; seen in 2,858 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 2,858 lines. */
  StationName: string;
  /** The station, as shown in game. 4.1 %; seen in 117 lines. */
  StationName_Localised?: string;
  /** Type of station; since 3.0. Always; seen in 2,858 lines. */
  StationType: StationTypeName;
}

/**
 * Written when the player requests docking. It is outside the specification, and known from 5,498 real
 * lines.
 */
export interface DockingRequested {
  /** Time of the event. Always; seen in 5,498 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5,498 lines. */
  event: 'DockingRequested';
  /** ID of the station's market; since 3.0. Always; seen in 5,498 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 5,498 lines. */
  StationName: string;
  /** The station, as shown in game. 2.1 %; seen in 115 lines. */
  StationName_Localised?: string;
  /** Type of station; since 3.0. Always; seen in 5,498 lines. */
  StationType: StationTypeName;
  /** Number of landing pads of each size; since 4.0. 97 %; seen in 5,333 lines. */
  LandingPads?: LandingPads;
}

/**
 * Written when a docking permission runs out before the ship has landed. It is outside the
 * specification, and known from 1 real line.
 */
export interface DockingTimeout {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'DockingTimeout';
  /** ID of the station's market; since 3.0. Declared only; declared only. */
  MarketID?: number | bigint;
  /** Name of the station. Declared only; declared only. */
  StationName?: string;
  /** The station, as shown in game. Declared only; declared only. */
  StationName_Localised?: string;
  /** Type of station; since 3.0. Declared only; declared only. */
  StationType?: string;
}

/**
 * Written when a system is selected as the target of the next jump. It is outside the specification,
 * and known from 13,859 real lines. It came with version 3.3 of the game.
 */
export interface FSDTarget {
  /** Time of the event. Always; seen in 13,859 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 13,859 lines. */
  event: 'FSDTarget';
  /** Name of the targeted system. Always; seen in 13,859 lines. */
  Name: string;
  /** Address of that system. Always; seen in 13,859 lines. */
  SystemAddress: number | bigint;
  /** Class of its main star; since 3.7. Always; seen in 13,859 lines. */
  StarClass: StarClassName;
  /** Jumps left on the plotted route; omitted without a route; since 3.5. 96 %; seen in 13,305 lines. */
  RemainingJumpsInRoute?: number;
}

/**
 * Written when the ship has scooped fuel from a star. It is outside the specification, and known from
 * 10,614 real lines.
 */
export interface FuelScoop {
  /** Time of the event. Always; seen in 10,614 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 10,614 lines. */
  event: 'FuelScoop';
  /** Fuel scooped, in tonnes. Always; seen in 10,614 lines. */
  Scooped: number;
  /** Fuel in the main tank after scooping, in tonnes. Always; seen in 10,614 lines. */
  Total: number;
}

/**
 * Written when the FSD has been supercharged in the jet of a white dwarf or neutron star. It is
 * outside the specification, and known from 559 real lines.
 */
export interface JetConeBoost {
  /** Time of the event. Always; seen in 559 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 559 lines. */
  event: 'JetConeBoost';
  /** Factor by which the range of the next jump grows. Always; seen in 559 lines. */
  BoostValue: number;
}

/**
 * Written when the jet of a white dwarf or neutron star damages a module. It is outside the
 * specification, and known from 96 real lines.
 */
export interface JetConeDamage {
  /** Time of the event. Always; seen in 96 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 96 lines. */
  event: 'JetConeDamage';
  /** Internal name of the damaged module. 1 %; seen in 1 line. */
  Module?: string;
  /** The damaged module, as shown in game. 1 %; seen in 1 line. */
  Module_Localised?: string;
  /**
   * Internal name of the damaged module, which the game wrote under an empty key; until 2.2. Optional;
   * seen in 96 lines.
   */
  ''?: string;
  /** The damaged module, as shown in game; until 2.2. Optional; seen in 96 lines. */
  _Localised?: string;
}

/**
 * Written when the ship leaves orbital cruise, flying away from a planet. It is outside the
 * specification, and known from 1,557 real lines. It came with version 3.0 of the game.
 */
export interface LeaveBody {
  /** Time of the event. Always; seen in 1,557 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,557 lines. */
  event: 'LeaveBody';
  /** Name of the system. Always; seen in 1,557 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 1,557 lines. */
  SystemAddress: number | bigint;
  /** Name of the body. Always; seen in 1,557 lines. */
  Body: string;
  /** ID of the body within the system. Always; seen in 1,557 lines. */
  BodyID: number | bigint;
}

/**
 * Written when the ship takes off from a planet. It is outside the specification, and known from 6,088
 * real lines.
 */
export interface Liftoff {
  /** Time of the event. Always; seen in 6,088 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 6,088 lines. */
  event: 'Liftoff';
  /**
   * The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,088
   * lines.
   */
  PlayerControlled: boolean;
  /** The ship is a taxi; since 4.0. Over 99 %; seen in 6,082 lines. */
  Taxi?: boolean;
  /** The ship belongs to another player; since 4.0. Over 99 %; seen in 6,082 lines. */
  Multicrew?: boolean;
  /** Name of the system; since 4.0. Over 99 %; seen in 6,082 lines. */
  StarSystem?: string;
  /** Address of the system; since 4.0. Over 99 %; seen in 6,082 lines. */
  SystemAddress?: number | bigint;
  /** Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,082 lines. */
  Body?: string;
  /** ID of the body within the system; since 4.0. Over 99 %; seen in 6,082 lines. */
  BodyID?: number | bigint;
  /** True at a station; since 4.0. Over 99 %; seen in 6,082 lines. */
  OnStation?: boolean;
  /** True on a planet; since 4.0. Over 99 %; seen in 6,082 lines. */
  OnPlanet?: boolean;
  /** Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines. */
  Latitude?: number;
  /** Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines. */
  Longitude?: number;
  /** The nearest point of interest; since 3.5. 5.1 %; seen in 310 lines. */
  NearestDestination?: string;
  /** The nearest point of interest, as shown in game. 2.1 %; seen in 128 lines. */
  NearestDestination_Localised?: string;
}

/**
 * Written when the plotted route is cleared. It is outside the specification, and known from 3,050
 * real lines. It came with version 4.0.0.1450 of the game.
 */
export interface NavRouteClear {
  /** Time of the event. Always; seen in 3,050 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3,050 lines. */
  event: 'NavRouteClear';
  /** Always empty; only in the file. Optional; seen in 2 lines. */
  Route?: [];
}

/**
 * Written when the reservoir has been filled up from the main tank. It is outside the specification,
 * and known from 5,536 real lines. It came with version 3.3.02 of the game.
 */
export interface ReservoirReplenished {
  /** Time of the event. Always; seen in 5,536 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5,536 lines. */
  event: 'ReservoirReplenished';
  /** Fuel left in the main tank, in tonnes. Always; seen in 5,536 lines. */
  FuelMain: number;
  /** Fuel in the reservoir, in tonnes. Always; seen in 5,536 lines. */
  FuelReservoir: number;
}

/**
 * Written when the countdown to a hyperspace jump or to supercruise begins. It is outside the
 * specification, and known from 15,324 real lines. It came with version 2.3 of the game.
 */
export interface StartJump {
  /** Time of the event. Always; seen in 15,324 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 15,324 lines. */
  event: 'StartJump';
  /** Hyperspace or Supercruise. Always; seen in 15,324 lines. */
  JumpType: JumpType;
  /** The player is in a taxi; since 4.0.0.1500. 81 %; seen in 12,474 lines. */
  Taxi?: boolean;
  /** Name of the destination system; only for a hyperspace jump; since 2.3. 69 %; seen in 10,512 lines. */
  StarSystem?: string;
  /**
   * Address of the destination system; only for a hyperspace jump; since 3.0. 69 %; seen in 10,512
   * lines.
   */
  SystemAddress?: number | bigint;
  /** Class of the star at the destination. 69 %; seen in 10,512 lines. */
  StarClass?: StarClassName;
}

/**
 * Written when the ship drops out of supercruise at its selected destination. It is outside the
 * specification, and known from 2,713 real lines. It came with version 4.0.0.1500 of the game.
 */
export interface SupercruiseDestinationDrop {
  /** Time of the event. Always; seen in 2,713 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,713 lines. */
  event: 'SupercruiseDestinationDrop';
  /** Name of the destination; may be an internal one. Always; seen in 2,713 lines. */
  Type: string;
  /** The destination, as shown in game. 23 %; seen in 621 lines. */
  Type_Localised?: string;
  /** Threat level of the destination. Always; seen in 2,713 lines. */
  Threat: number;
  /** ID of the market, if the destination has one. 80 %; seen in 2,157 lines. */
  MarketID?: number | bigint;
}

/**
 * Written when the ship enters supercruise from normal space. It is outside the specification, and
 * known from 4,840 real lines.
 */
export interface SupercruiseEntry {
  /** Time of the event. Always; seen in 4,840 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4,840 lines. */
  event: 'SupercruiseEntry';
  /** The player is in a taxi; since 4.0. 97 %; seen in 4,680 lines. */
  Taxi?: boolean;
  /** The player is in another player's ship; since 4.0. 97 %; seen in 4,680 lines. */
  Multicrew?: boolean;
  /** Name of the system. Always; seen in 4,840 lines. */
  StarSystem: string;
  /** Address of the system; since 3.0. Always; seen in 4,840 lines. */
  SystemAddress: number | bigint;
  /** The player is wanted in the system; omitted if not; since 4.0.0.1700. Declared only; declared only. */
  Wanted?: boolean;
}

/**
 * Written when the ship drops out of supercruise. It is outside the specification, and known from
 * 6,550 real lines.
 */
export interface SupercruiseExit {
  /** Time of the event. Always; seen in 6,550 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 6,550 lines. */
  event: 'SupercruiseExit';
  /** The player is in a taxi; since 4.0. 97 %; seen in 6,321 lines. */
  Taxi?: boolean;
  /** The player is in another player's ship; since 4.0. 97 %; seen in 6,321 lines. */
  Multicrew?: boolean;
  /** Name of the system. Always; seen in 6,550 lines. */
  StarSystem: string;
  /** Address of the system; since 3.0. Always; seen in 6,550 lines. */
  SystemAddress: number | bigint;
  /** Name of the body. Always; seen in 6,550 lines. */
  Body: string;
  /** ID of the body within the system; since 3.0. Always; seen in 6,550 lines. */
  BodyID: number | bigint;
  /** Type of body; since 2.2 (Beta 5). Always; seen in 6,550 lines. */
  BodyType: BodyTypeName;
}

/**
 * Written when the ship lands on a planet. It is outside the specification, and known from 6,110 real
 * lines.
 */
export interface Touchdown {
  /** Time of the event. Always; seen in 6,110 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 6,110 lines. */
  event: 'Touchdown';
  /**
   * The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,110
   * lines.
   */
  PlayerControlled: boolean;
  /** The ship is a taxi; since 4.0. Over 99 %; seen in 6,104 lines. */
  Taxi?: boolean;
  /** The ship belongs to another player; since 4.0. Over 99 %; seen in 6,104 lines. */
  Multicrew?: boolean;
  /** Name of the system; since 4.0. Over 99 %; seen in 6,104 lines. */
  StarSystem?: string;
  /** Address of the system; since 4.0. Over 99 %; seen in 6,104 lines. */
  SystemAddress?: number | bigint;
  /** Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,104 lines. */
  Body?: string;
  /** ID of the body within the system; since 4.0. Over 99 %; seen in 6,104 lines. */
  BodyID?: number | bigint;
  /** True at a station; since 4.0. Over 99 %; seen in 6,104 lines. */
  OnStation?: boolean;
  /** True on a planet; since 4.0. Over 99 %; seen in 6,104 lines. */
  OnPlanet?: boolean;
  /** Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines. */
  Latitude?: number;
  /** Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines. */
  Longitude?: number;
  /** The nearest point of interest; since 3.5. 5.5 %; seen in 336 lines. */
  NearestDestination?: string;
  /** The nearest point of interest, as shown in game. 2.3 %; seen in 141 lines. */
  NearestDestination_Localised?: string;
}

/**
 * Written when the ship drops out of supercruise at an unidentified signal source. It is outside the
 * specification, and known from 352 real lines.
 */
export interface USSDrop {
  /** Time of the event. Always; seen in 352 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 352 lines. */
  event: 'USSDrop';
  /** Internal name of the type of signal source. Always; seen in 352 lines. */
  USSType: SignalSourceType;
  /** The type of signal source, as shown in game. Over 99 %; seen in 352 lines. */
  USSType_Localised?: string;
  /** Threat level of the signal source. Always; seen in 352 lines. */
  USSThreat: number;
}

/**
 * Written when the ship takes off from a landing pad. It is outside the specification, and known from
 * 2,885 real lines.
 */
export interface Undocked {
  /** Time of the event. Always; seen in 2,885 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,885 lines. */
  event: 'Undocked';
  /** Name of the station. Always; seen in 2,885 lines. */
  StationName: string;
  /** The station, as shown in game. 4 %; seen in 115 lines. */
  StationName_Localised?: string;
  /** Type of station. Always; seen in 2,885 lines. */
  StationType: StationTypeName;
  /** ID of the station's market; since 3.0. Always; seen in 2,885 lines. */
  MarketID: number | bigint;
  /** The player is in a taxi; since 4.0. 95 %; seen in 2,744 lines. */
  Taxi?: boolean;
  /** The player is in another player's ship; since 4.0. 95 %; seen in 2,744 lines. */
  Multicrew?: boolean;
}

/** A bounty paid by one faction. */
export interface BountyReward {
  /** The faction that pays; may be empty. Always; seen in 7,993 lines. */
  Faction: string;
  /** Its bounty, in credits. Always; seen in 7,993 lines. */
  Reward: number;
}

/**
 * Written when the player earns a bounty for destroying or killing a wanted target. It is outside the
 * specification, and known from 7,993 real lines.
 */
export interface Bounty {
  /** Time of the event. Always; seen in 7,993 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 7,993 lines. */
  event: 'Bounty';
  /** The bounties, by the faction that pays them; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines. */
  Rewards?: BountyReward[];
  /** Internal name of the pilot or person killed; since 4.0.0.1700. 93 %; seen in 7,425 lines. */
  PilotName?: string;
  /** The pilot or person killed, as shown in game. 93 %; seen in 7,425 lines. */
  PilotName_Localised?: string;
  /** Internal name of the ship or type of person that was killed. Always; seen in 7,993 lines. */
  Target: string;
  /** The ship or type of person that was killed, as shown in game; since 3.7. 66 %; seen in 5,307 lines. */
  Target_Localised?: string;
  /** Sum of the bounties, in credits; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines. */
  TotalReward?: number;
  /** The faction the victim belonged to. Always; seen in 7,993 lines. */
  VictimFaction: string;
  /** The faction the victim belonged to, as shown in game. 5.5 %; seen in 440 lines. */
  VictimFaction_Localised?: string;
  /**
   * Number of other players the bounty is shared with; omitted if it is not shared. 4.4 %; seen in 352
   * lines.
   */
  SharedWithOthers?: number;
  /** The bounty, in credits; for a skimmer, which has only one. Declared only; declared only. */
  Reward?: number;
  /** The faction that pays; for a skimmer, which has only one bounty. Declared only; declared only. */
  Faction?: string;
  /** The faction that pays, as shown in game. Declared only; declared only. */
  Faction_Localised?: string;
}

/**
 * Written when the player is awarded a combat bond for fighting a capital ship. It is outside the
 * specification, and known from 1 real line. It was last seen in version 3.7, and may just be rare.
 */
export interface CapShipBond {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'CapShipBond';
  /** Value of the bond, in credits. Always; seen in 1 line. */
  Reward: number;
  /** The faction that awards the bond. Always; seen in 1 line. */
  AwardingFaction: string;
  /** The faction that awards the bond, as shown in game. Declared only; declared only. */
  AwardingFaction_Localised?: string;
  /** The faction the capital ship belongs to. Always; seen in 1 line. */
  VictimFaction: string;
  /** The faction the capital ship belongs to, as shown in game. Declared only; declared only. */
  VictimFaction_Localised?: string;
}

/**
 * Written when the canopy of the ship breaks. It is outside the specification, and known from 6 real
 * lines.
 */
export interface CockpitBreached {
  /** Time of the event. Always; seen in 6 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 6 lines. */
  event: 'CockpitBreached';
}

/**
 * Written when the player commits a crime and gets a fine or a bounty for it. It is outside the
 * specification, and known from 244 real lines.
 */
export interface CommitCrime {
  /** Time of the event. Always; seen in 244 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 244 lines. */
  event: 'CommitCrime';
  /** Internal name of the crime. Always; seen in 244 lines. */
  CrimeType: CrimeType;
  /** The faction that prosecutes the crime. Always; seen in 244 lines. */
  Faction: string;
  /** Internal name of the victim, if there is one. 62 %; seen in 150 lines. */
  Victim?: string;
  /** The victim, as shown in game, if there is one. 5.7 %; seen in 14 lines. */
  Victim_Localised?: string;
  /**
   * Bounty on the player, in credits; written for serious crimes, instead of Fine. 62 %; seen in 150
   * lines.
   */
  Bounty?: number;
  /** Fine, in credits; written for lesser crimes, instead of Bounty. 39 %; seen in 94 lines. */
  Fine?: number;
}

/**
 * Written when someone commits a crime against the player. It is outside the specification, and known
 * from 77 real lines. It came with version 3.3 of the game.
 */
export interface CrimeVictim {
  /** Time of the event. Always; seen in 77 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 77 lines. */
  event: 'CrimeVictim';
  /** Internal name of the offender. Always; seen in 77 lines. */
  Offender: string;
  /** The offender, as shown in game. Declared only; declared only. */
  Offender_Localised?: string;
  /** Internal name of the crime. Always; seen in 77 lines. */
  CrimeType: CrimeType;
  /**
   * Bounty on the offender, in credits; written for serious crimes, instead of Fine. 82 %; seen in 63
   * lines.
   */
  Bounty?: number;
  /**
   * Fine for the offender, in credits; written for lesser crimes, instead of Bounty. 18 %; seen in 14
   * lines.
   */
  Fine?: number;
}

/** One of several who killed the player. */
export interface Killer {
  /** Name of the killer. Always; seen in 62 lines. */
  Name: string;
  /** Internal name of the killer's ship. Always; seen in 62 lines. */
  Ship: string;
  /** Combat rank of the killer, by name. Always; seen in 62 lines. */
  Rank: CombatRankName;
}

/**
 * Written when the player is killed or the ship is destroyed. It is outside the specification, and
 * known from 62 real lines.
 */
export interface Died {
  /** Time of the event. Always; seen in 62 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 62 lines. */
  event: 'Died';
  /** Internal name of the killer, if it is a single one. 63 %; seen in 39 lines. */
  KillerName?: string;
  /** The killer, as shown in game, if it is a single one. 18 %; seen in 11 lines. */
  KillerName_Localised?: string;
  /** Internal name of the killer's ship, suit or turret. 71 %; seen in 44 lines. */
  KillerShip?: string;
  /** Combat rank of the killer, by name. 63 %; seen in 39 lines. */
  KillerRank?: CombatRankName;
  /** The killers, if they were a wing. 3.2 %; seen in 2 lines. */
  Killers?: Killer[];
}

/**
 * Written when the ship escapes an interdiction. It is outside the specification, and known from 97
 * real lines.
 */
export interface EscapeInterdiction {
  /** Time of the event. Always; seen in 97 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 97 lines. */
  event: 'EscapeInterdiction';
  /** Name of the interdicting pilot. Always; seen in 97 lines. */
  Interdictor: string;
  /** The interdicting pilot, as shown in game. 8.2 %; seen in 8 lines. */
  Interdictor_Localised?: string;
  /** The interdicting pilot is a player. Always; seen in 97 lines. */
  IsPlayer: boolean;
  /** The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. Declared only; declared only. */
  IsThargoid?: boolean;
}

/**
 * Written when the player earns a combat bond for destroying or killing an enemy. It is outside the
 * specification, and known from 1,639 real lines.
 */
export interface FactionKillBond {
  /** Time of the event. Always; seen in 1,639 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,639 lines. */
  event: 'FactionKillBond';
  /** Value of the bond, in credits. Always; seen in 1,639 lines. */
  Reward: number;
  /** The faction that awards the bond. Always; seen in 1,639 lines. */
  AwardingFaction: string;
  /** The faction that awards the bond, as shown in game. 12 %; seen in 200 lines. */
  AwardingFaction_Localised?: string;
  /** The faction the enemy fought for. Always; seen in 1,639 lines. */
  VictimFaction: string;
  /** The faction the enemy fought for, as shown in game. 12 %; seen in 200 lines. */
  VictimFaction_Localised?: string;
}

/**
 * Written when a fighter launched from the ship is destroyed. It is outside the specification, and
 * known from 111 real lines. It came with version 3.0 of the game.
 */
export interface FighterDestroyed {
  /** Time of the event. Always; seen in 111 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 111 lines. */
  event: 'FighterDestroyed';
  /** ID of the fighter; since 3.4. Over 99 %; seen in 111 lines. */
  ID?: number | bigint;
}

/**
 * Written when the ship takes damage from overheating. It is outside the specification, and known from
 * 172 real lines.
 */
export interface HeatDamage {
  /** Time of the event. Always; seen in 172 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 172 lines. */
  event: 'HeatDamage';
  /** ID of the vehicle that takes the damage. Declared only; declared only. */
  ID?: number | bigint;
}

/**
 * Written when the ship is overheating. It is outside the specification, and known from 961 real
 * lines.
 */
export interface HeatWarning {
  /** Time of the event. Always; seen in 961 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 961 lines. */
  event: 'HeatWarning';
}

/**
 * Written when the hull health of the ship or the fighter falls below another step. It is outside the
 * specification, and known from 750 real lines.
 */
export interface HullDamage {
  /** Time of the event. Always; seen in 750 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 750 lines. */
  event: 'HullDamage';
  /** Hull health left, from 0 to 1. Always; seen in 750 lines. */
  Health: number;
  /** The player is flying the damaged craft; since 2.2.03. Always; seen in 750 lines. */
  PlayerPilot: boolean;
  /** The damaged craft is a fighter; since 2.2.03. 91 %; seen in 683 lines. */
  Fighter?: boolean;
}

/**
 * Written when the ship is interdicted and pulled out of supercruise. It is outside the specification,
 * and known from 142 real lines. It came with version 2.2 of the game.
 */
export interface Interdicted {
  /** Time of the event. Always; seen in 142 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 142 lines. */
  event: 'Interdicted';
  /** The player submitted. Always; seen in 142 lines. */
  Submitted: boolean;
  /** Name of the interdicting pilot. 61 %; seen in 87 lines. */
  Interdictor?: string;
  /** The interdicting pilot, as shown in game. 7 %; seen in 10 lines. */
  Interdictor_Localised?: string;
  /** The interdicting pilot is a player. Always; seen in 142 lines. */
  IsPlayer: boolean;
  /** Faction of the interdicting pilot. 54 %; seen in 76 lines. */
  Faction?: string;
  /** Power the interdicting pilot is pledged to. 2.1 %; seen in 3 lines. */
  Power?: PowerName;
  /** The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. 39 %; seen in 55 lines. */
  IsThargoid?: boolean;
  /** Combat rank of the interdicting player. 7.7 %; seen in 11 lines. */
  CombatRank?: number;
}

/**
 * Written when the player tries to interdict another ship. It is outside the specification, and known
 * from 17 real lines. It came with version 2.2 of the game.
 */
export interface Interdiction {
  /** Time of the event. Always; seen in 17 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 17 lines. */
  event: 'Interdiction';
  /** The target was pulled out of supercruise. Always; seen in 17 lines. */
  Success: boolean;
  /** The target submitted. Declared only; declared only. */
  Submitted?: boolean;
  /** Name of the interdicted pilot. Declared only; declared only. */
  Interdicted?: string;
  /** The interdicted pilot, as shown in game. Declared only; declared only. */
  Interdicted_Localised?: string;
  /** The interdicted pilot is a player. Always; seen in 17 lines. */
  IsPlayer: boolean;
  /** Combat rank of the interdicted player, counted from 0. Declared only; declared only. */
  CombatRank?: number;
  /** Faction of the interdicted pilot. Over 99 %; seen in 17 lines. */
  Faction?: string;
  /** Power the interdicted pilot is pledged to. 77 %; seen in 13 lines. */
  Power?: PowerName;
}

/**
 * Written when the player kills another player. It is outside the specification, and known from 2 real
 * lines. It came with version 2.2 of the game.
 */
export interface PVPKill {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'PVPKill';
  /** Name of the player who was killed. Always; seen in 2 lines. */
  Victim: string;
  /** Combat rank of that player, counted from 0. Always; seen in 2 lines. */
  CombatRank: number;
}

/**
 * Written when the player chooses on the rebuy screen how to go on after dying. It is outside the
 * specification, and known from 74 real lines. It came with version 2.2 of the game.
 */
export interface Resurrect {
  /** Time of the event. Always; seen in 74 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 74 lines. */
  event: 'Resurrect';
  /** The choice the player made. Always; seen in 74 lines. */
  Option: ResurrectOptionName;
  /** Cost of that choice, in credits. Always; seen in 74 lines. */
  Cost: number;
  /** The player could not pay and is bankrupt. Always; seen in 74 lines. */
  Bankrupt: boolean;
}

/**
 * Written when the player's SRV is destroyed. It is outside the specification, and known from 5 real
 * lines. It came with version 3.0 of the game.
 */
export interface SRVDestroyed {
  /** Time of the event. Always; seen in 5 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5 lines. */
  event: 'SRVDestroyed';
  /** ID of the SRV; since 3.4. Always; seen in 5 lines. */
  ID: number | bigint;
  /** Internal name of the type of SRV; since 4.0.0.1000. Over 99 %; seen in 5 lines. */
  SRVType?: SrvTypeName;
  /** The type of SRV, as shown in game. Over 99 %; seen in 5 lines. */
  SRVType_Localised?: string;
}

/**
 * Written when the player sets off the self-destruct of the ship. It is outside the specification, and
 * known from 8 real lines.
 */
export interface SelfDestruct {
  /** Time of the event. Always; seen in 8 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 8 lines. */
  event: 'SelfDestruct';
}

/**
 * Written when the shields go down in combat or come up again. It is outside the specification, and
 * known from 1,645 real lines.
 */
export interface ShieldState {
  /** Time of the event. Always; seen in 1,645 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,645 lines. */
  event: 'ShieldState';
  /** The shields are up. Always; seen in 1,645 lines. */
  ShieldsUp: boolean;
}

/**
 * Written when the player targets a ship, a scan of the target makes progress, or the target is lost.
 * It is outside the specification, and known from 54,173 real lines. It came with version 3.0 of the
 * game.
 */
export interface ShipTargeted {
  /** Time of the event. Always; seen in 54,173 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 54,173 lines. */
  event: 'ShipTargeted';
  /**
   * A ship is targeted; false if the target was lost, and then no other field is written. Always; seen
   * in 54,173 lines.
   */
  TargetLocked: boolean;
  /** Internal name of the ship. 75 %; seen in 40,684 lines. */
  Ship?: string;
  /** The ship, as shown in game. 47 %; seen in 25,407 lines. */
  Ship_Localised?: string;
  /**
   * How far the target has been scanned, from 0 to 3; the further, the more fields are written. 75 %;
   * seen in 40,684 lines.
   */
  ScanStage?: number;
  /** Internal name of the pilot; from stage 1 on. 49 %; seen in 26,382 lines. */
  PilotName?: string;
  /** The pilot, as shown in game. 49 %; seen in 26,382 lines. */
  PilotName_Localised?: string;
  /** Combat rank of the pilot, by name; from stage 1 on. 47 %; seen in 25,461 lines. */
  PilotRank?: CombatRankName;
  /** Tag of the squadron the pilot is in. 6.6 %; seen in 3,575 lines. */
  SquadronID?: string;
  /** Shield strength of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines. */
  ShieldHealth?: number;
  /** Hull health of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines. */
  HullHealth?: number;
  /** Faction of the pilot; from stage 3 on. 27 %; seen in 14,518 lines. */
  Faction?: string;
  /** Legal status of the pilot; from stage 3 on. 34 %; seen in 18,148 lines. */
  LegalStatus?: TargetLegalStatusName;
  /** Bounty on the pilot, in credits. 13 %; seen in 6,934 lines. */
  Bounty?: number;
  /** Power the pilot is pledged to; since 3.5. 3.1 %; seen in 1,679 lines. */
  Power?: PowerName;
  /** Internal name of the targeted module. 1.5 %; seen in 813 lines. */
  Subsystem?: string;
  /** The targeted module, as shown in game. 1.5 %; seen in 813 lines. */
  Subsystem_Localised?: string;
  /** Health of the targeted module, in percent. 1.5 %; seen in 813 lines. */
  SubsystemHealth?: number;
  /**
   * Internal name of the targeted module, in another spelling of Subsystem. Declared only; declared
   * only.
   */
  SubSystem?: string;
  /**
   * Health of the targeted module, in percent, in another spelling of SubsystemHealth. Declared only;
   * declared only.
   */
  SubSystemHealth?: number;
}

/**
 * Written when the systems of the ship are shut down from outside, as Thargoids do. It is outside the
 * specification, and known from 52 real lines. It came with version 3.0 of the game.
 */
export interface SystemsShutdown {
  /** Time of the event. Always; seen in 52 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 52 lines. */
  event: 'SystemsShutdown';
}

/**
 * Written when the player comes under fire (repeated from time to time). It is outside the
 * specification, and known from 32,134 real lines. It came with version 3.0 of the game.
 */
export interface UnderAttack {
  /** Time of the event. Always; seen in 32,134 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 32,134 lines. */
  event: 'UnderAttack';
  /** Who is under fire: You, Mothership or Fighter. Over 99 %; seen in 32,038 lines. */
  Target?: AttackedName;
}

/**
 * Written when the player buys exploration data about a system. It is outside the specification, and
 * known from 12 real lines.
 */
export interface BuyExplorationData {
  /** Time of the event. Always; seen in 12 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 12 lines. */
  event: 'BuyExplorationData';
  /** Name of the system the data is about. Always; seen in 12 lines. */
  System: string;
  /** Cost, in credits. Always; seen in 12 lines. */
  Cost: number;
}

/**
 * Written when the player scans something that the Codex has an entry for. It is outside the
 * specification, and known from 2,804 real lines. It came with version 3.3 of the game.
 */
export interface CodexEntry {
  /** Time of the event. Always; seen in 2,804 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,804 lines. */
  event: 'CodexEntry';
  /** ID of the Codex entry. Always; seen in 2,804 lines. */
  EntryID: number | bigint;
  /** Internal name of the entry. Always; seen in 2,804 lines. */
  Name: string;
  /** The entry, as shown in game. Over 99 %; seen in 2,804 lines. */
  Name_Localised?: string;
  /** Internal name of the subcategory of the entry. Always; seen in 2,804 lines. */
  SubCategory: CodexSubCategoryName;
  /** The subcategory of the entry, as shown in game. Over 99 %; seen in 2,804 lines. */
  SubCategory_Localised?: string;
  /** Internal name of the category of the entry. Always; seen in 2,804 lines. */
  Category: CodexCategoryName;
  /** The category of the entry, as shown in game. Over 99 %; seen in 2,804 lines. */
  Category_Localised?: string;
  /** Internal name of the region of the galaxy. Always; seen in 2,804 lines. */
  Region: string;
  /** The region of the galaxy, as shown in game. Over 99 %; seen in 2,804 lines. */
  Region_Localised?: string;
  /** Name of the system. Always; seen in 2,804 lines. */
  System: string;
  /** Address of the system. Always; seen in 2,804 lines. */
  SystemAddress: number | bigint;
  /** ID of the body within the system; since 4.0.0.1300. Over 99 %; seen in 2,801 lines. */
  BodyID?: number | bigint;
  /** The nearest point of interest; since 3.5. 13 %; seen in 359 lines. */
  NearestDestination?: string;
  /** The nearest point of interest, as shown in game. 0.1 %; seen in 3 lines. */
  NearestDestination_Localised?: string;
  /** Latitude of the find on a body, in degrees. 84 %; seen in 2,350 lines. */
  Latitude?: number;
  /** Longitude of the find on a body, in degrees. 84 %; seen in 2,350 lines. */
  Longitude?: number;
  /** The entry is new to the player in this region; omitted if not. 37 %; seen in 1,032 lines. */
  IsNewEntry?: boolean;
  /** Traits of the entry were discovered; omitted if not. Declared only; declared only. */
  NewTraitsDiscovered?: boolean;
  /** Internal names of the traits discovered. Declared only; declared only. */
  Traits?: string[];
  /** Value of the voucher given for the find, in credits. 19 %; seen in 519 lines. */
  VoucherAmount?: number;
}

/**
 * Written when the player scans a data point, a beacon, a wreck or another source of data. It is
 * outside the specification, and known from 65 real lines.
 */
export interface DataScanned {
  /** Time of the event. Always; seen in 65 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 65 lines. */
  event: 'DataScanned';
  /** Internal name of the type of source. Always; seen in 65 lines. */
  Type: DataSourceType;
  /** The type of source, as shown in game. 40 %; seen in 26 lines. */
  Type_Localised?: string;
}

/**
 * Written when the player scans a data link and is shown a message. It is outside the specification,
 * and known from 852 real lines.
 */
export interface DatalinkScan {
  /** Time of the event. Always; seen in 852 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 852 lines. */
  event: 'DatalinkScan';
  /** Internal name of the message. Always; seen in 852 lines. */
  Message: string;
  /** The message, as shown in game. Over 99 %; seen in 852 lines. */
  Message_Localised?: string;
}

/**
 * Written when the player is given a voucher for scanning a data link. It is outside the
 * specification, and known from 156 real lines.
 */
export interface DatalinkVoucher {
  /** Time of the event. Always; seen in 156 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 156 lines. */
  event: 'DatalinkVoucher';
  /** Value of the voucher, in credits. Always; seen in 156 lines. */
  Reward: number;
  /** The faction the data was taken from; may be empty. Always; seen in 156 lines. */
  VictimFaction: string;
  /** The faction that pays for the data. Always; seen in 156 lines. */
  PayeeFaction: string;
}

/**
 * Written when a discovery scan finds bodies not known to the player before. It is outside the
 * specification, and known from 34 real lines. It came with version 3.0 of the game.
 */
export interface DiscoveryScan {
  /** Time of the event. Always; seen in 34 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 34 lines. */
  event: 'DiscoveryScan';
  /** Address of the system. Always; seen in 34 lines. */
  SystemAddress: number | bigint;
  /** Number of bodies found. Always; seen in 34 lines. */
  Bodies: number;
}

/**
 * Written when the player has found all bodies of a system. It is outside the specification, and known
 * from 4,863 real lines. It came with version 3.3 of the game.
 */
export interface FSSAllBodiesFound {
  /** Time of the event. Always; seen in 4,863 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4,863 lines. */
  event: 'FSSAllBodiesFound';
  /** Name of the system. Always; seen in 4,863 lines. */
  SystemName: string;
  /** Address of the system. Always; seen in 4,863 lines. */
  SystemAddress: number | bigint;
  /** Number of bodies in the system. Always; seen in 4,863 lines. */
  Count: number;
}

/** The signals of one type on a body or in a ring. */
export interface BodySignal {
  /** Internal name of the type of signal; in a ring, that of a commodity. Always; seen in 5,555 lines. */
  Type: string;
  /** The type of signal, as shown in game. Over 99 %; seen in 5,555 lines. */
  Type_Localised?: string;
  /** Number of signals of this type. Always; seen in 5,555 lines. */
  Count: number;
}

/**
 * Written when a scan finds that a body has biological, geological or other signals. It is outside the
 * specification, and known from 5,555 real lines. It came with version 4.0.0.700 of the game.
 */
export interface FSSBodySignals {
  /** Time of the event. Always; seen in 5,555 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5,555 lines. */
  event: 'FSSBodySignals';
  /** Name of the body. Always; seen in 5,555 lines. */
  BodyName: string;
  /** ID of the body within the system. Always; seen in 5,555 lines. */
  BodyID: number | bigint;
  /** Address of the system. Always; seen in 5,555 lines. */
  SystemAddress: number | bigint;
  /** The signals, by type. Always; seen in 5,555 lines. */
  Signals: BodySignal[];
}

/**
 * Written when the player uses the discovery scanner in a system. It is outside the specification, and
 * known from 7,810 real lines. It came with version 3.3 of the game.
 */
export interface FSSDiscoveryScan {
  /** Time of the event. Always; seen in 7,810 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 7,810 lines. */
  event: 'FSSDiscoveryScan';
  /** How much of the system is known to the player, from 0 to 1. Always; seen in 7,810 lines. */
  Progress: number;
  /** Number of stars and planets in the system. Always; seen in 7,810 lines. */
  BodyCount: number;
  /** Number of other signals, such as stations and belts. Always; seen in 7,810 lines. */
  NonBodyCount: number;
  /** Name of the system. Always; seen in 7,810 lines. */
  SystemName: string;
  /** Address of the system. Always; seen in 7,810 lines. */
  SystemAddress: number | bigint;
}

/**
 * Written when the ship detects a signal in the system, such as a station, a carrier or a signal
 * source. It is outside the specification, and known from 216,329 real lines. It came with version 3.3
 * of the game.
 */
export interface FSSSignalDiscovered {
  /** Time of the event. Always; seen in 216,329 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 216,329 lines. */
  event: 'FSSSignalDiscovered';
  /** Address of the system. Always; seen in 216,329 lines. */
  SystemAddress: number | bigint;
  /** Name of the signal; may be an internal one. Always; seen in 216,329 lines. */
  SignalName: string;
  /** The signal, as shown in game. 19 %; seen in 41,535 lines. */
  SignalName_Localised?: string;
  /** Type of signal; since 4.0.0.1700. 83 %; seen in 178,471 lines. */
  SignalType?: SignalTypeName;
  /**
   * Internal name of the type of signal source; only for an unidentified one. 0.9 %; seen in 1,947
   * lines.
   */
  USSType?: SignalSourceType;
  /** The type of signal source, as shown in game. 0.9 %; seen in 1,947 lines. */
  USSType_Localised?: string;
  /** Internal name of the faction state that caused the signal. 0.8 %; seen in 1,731 lines. */
  SpawningState?: SpawningStateName;
  /** The faction state that caused the signal, as shown in game. 0.5 %; seen in 1,082 lines. */
  SpawningState_Localised?: string;
  /** The faction that caused the signal. 0.8 %; seen in 1,731 lines. */
  SpawningFaction?: string;
  /** The faction that caused the signal, as shown in game. 0.2 %; seen in 433 lines. */
  SpawningFaction_Localised?: string;
  /** The power that caused the signal; since 4.0.0.1900. 0.1 %; seen in 216 lines. */
  SpawningPower?: PowerName;
  /** The power that opposes it; since 4.0.0.1900. 0.1 %; seen in 216 lines. */
  OpposingPower?: PowerName;
  /** Threat level of the signal source. 0.9 %; seen in 1,947 lines. */
  ThreatLevel?: number;
  /** Time until the signal disappears, in seconds. 0.8 %; seen in 1,731 lines. */
  TimeRemaining?: number;
  /** The signal is a station or a carrier; omitted if not. 71 %; seen in 153,377 lines. */
  IsStation?: boolean;
}

/**
 * Written when the player collects a material. It is outside the specification, and known from 8,046
 * real lines.
 */
export interface MaterialCollected {
  /** Time of the event. Always; seen in 8,046 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 8,046 lines. */
  event: 'MaterialCollected';
  /** Category of the material. Always; seen in 8,046 lines. */
  Category: MaterialCategory;
  /** Internal name of the material. Always; seen in 8,046 lines. */
  Name: string;
  /** The material, as shown in game. 79 %; seen in 6,389 lines. */
  Name_Localised?: string;
  /** How many. Always; seen in 8,046 lines. */
  Count: number;
}

/**
 * Written when the player throws a material away. It is outside the specification, and known from 150
 * real lines. It was last seen in version 2.3, and may just be rare.
 */
export interface MaterialDiscarded {
  /** Time of the event. Always; seen in 150 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 150 lines. */
  event: 'MaterialDiscarded';
  /** Category of the material. Always; seen in 150 lines. */
  Category: MaterialCategory;
  /** Internal name of the material. Always; seen in 150 lines. */
  Name: string;
  /** The material, as shown in game. Declared only; declared only. */
  Name_Localised?: string;
  /** How many. Always; seen in 150 lines. */
  Count: number;
}

/**
 * Written when the player finds a kind of material for the first time. It is outside the
 * specification, and known from 129 real lines.
 */
export interface MaterialDiscovered {
  /** Time of the event. Always; seen in 129 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 129 lines. */
  event: 'MaterialDiscovered';
  /** Category of the material. Always; seen in 129 lines. */
  Category: MaterialCategory;
  /** Internal name of the material. Always; seen in 129 lines. */
  Name: string;
  /** The material, as shown in game. 76 %; seen in 98 lines. */
  Name_Localised?: string;
  /** How many kinds of material the player has discovered, this one included. Always; seen in 129 lines. */
  DiscoveryNumber: number;
}

/**
 * Written when the player scans a navigation beacon, which tells all about the bodies of the system.
 * It is outside the specification, and known from 70 real lines. It came with version 2.4 of the game.
 */
export interface NavBeaconScan {
  /** Time of the event. Always; seen in 70 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 70 lines. */
  event: 'NavBeaconScan';
  /** Address of the system; since 3.0. Always; seen in 70 lines. */
  SystemAddress: number | bigint;
  /** Number of bodies the beacon knows. Always; seen in 70 lines. */
  NumBodies: number;
}

/**
 * Written when the player has mapped a planet or a ring with surface probes. It is outside the
 * specification, and known from 2,862 real lines. It came with version 3.3 of the game.
 */
export interface SAAScanComplete {
  /** Time of the event. Always; seen in 2,862 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,862 lines. */
  event: 'SAAScanComplete';
  /** Name of the planet or ring. Always; seen in 2,862 lines. */
  BodyName: string;
  /** Address of the system; since 3.5. Always; seen in 2,862 lines. */
  SystemAddress: number | bigint;
  /** ID of the planet or ring within the system. Always; seen in 2,862 lines. */
  BodyID: number | bigint;
  /** Who discovered it; until 3.3. Optional; seen in 2,862 lines. */
  Discoverers?: string[];
  /** Who mapped it before; until 3.3. Optional; seen in 2,862 lines. */
  Mappers?: string[];
  /** Number of probes used. Always; seen in 2,862 lines. */
  ProbesUsed: number;
  /** Greatest number of probes that still earns the efficiency bonus. Always; seen in 2,862 lines. */
  EfficiencyTarget: number;
}

/** A genus of life on a planet. */
export interface GenusFound {
  /** Internal name of the genus. Always; seen in 2,606 lines. */
  Genus: GenusName;
  /** The genus, as shown in game. Over 99 %; seen in 2,606 lines. */
  Genus_Localised?: string;
}

/**
 * Written when mapping a planet or a ring reveals its signals. It is outside the specification, and
 * known from 2,606 real lines. It came with version 3.5 of the game.
 */
export interface SAASignalsFound {
  /** Time of the event. Always; seen in 2,606 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,606 lines. */
  event: 'SAASignalsFound';
  /** Name of the planet or ring. Always; seen in 2,606 lines. */
  BodyName: string;
  /** Address of the system. Always; seen in 2,606 lines. */
  SystemAddress: number | bigint;
  /** ID of the planet or ring within the system. Always; seen in 2,606 lines. */
  BodyID: number | bigint;
  /** The signals, by type. Always; seen in 2,606 lines. */
  Signals: BodySignal[];
  /** The genera of life on the planet; may be empty; since 4.0.0.1450. 99 %; seen in 2,590 lines. */
  Genuses?: GenusFound[];
}

/** A ring around a planet or star, or a belt. */
export interface Ring {
  /** Name of the ring. Always; seen in 69,968 lines. */
  Name: string;
  /** Internal name of the class of ring. Always; seen in 69,968 lines. */
  RingClass: RingClassName;
  /** Mass, in megatonnes. Always; seen in 69,968 lines. */
  MassMT: number;
  /** Inner radius, in metres. Always; seen in 69,968 lines. */
  InnerRad: number;
  /** Outer radius, in metres. Always; seen in 69,968 lines. */
  OuterRad: number;
}

/** The shares of ice, rock and metal in a planet. */
export interface PlanetComposition {
  /** Share of ice, from 0 to 1. Always; seen in 69,968 lines. */
  Ice: number;
  /** Share of rock, from 0 to 1. Always; seen in 69,968 lines. */
  Rock: number;
  /** Share of metal, from 0 to 1. Always; seen in 69,968 lines. */
  Metal: number;
}

/** Shares of materials, by name. */
export interface SharesByName {
  [name: string]: number;
}

/** A raw material on the surface of a planet. */
export interface SurfaceMaterial {
  /** Internal name of the material. Always; seen in 69,968 lines. */
  Name: string;
  /** The material, as shown in game. Declared only; declared only. */
  Name_Localised?: string;
  /** Its share of the surface materials, in percent. Always; seen in 69,968 lines. */
  Percent: number;
}

/** A gas in the atmosphere of a planet. */
export interface AtmosphereGas {
  /** Name of the gas. Always; seen in 69,968 lines. */
  Name: AtmosphereGasName;
  /** Its share of the atmosphere, in percent. Always; seen in 69,968 lines. */
  Percent: number;
}

/** One of the bodies or barycentres a body orbits. */
export interface ParentBody {
  /** ID of the star within the system. 37 %; seen in 26,168 lines. */
  Star?: number;
  /** ID of the barycentre within the system. 40 %; seen in 27,987 lines. */
  Null?: number;
  /** ID of the ring or belt within the system. 12 %; seen in 8,676 lines. */
  Ring?: number;
  /** ID of the planet within the system. 10 %; seen in 7,207 lines. */
  Planet?: number;
}

/**
 * Written when a star, a planet or a belt cluster has been scanned. It is outside the specification,
 * and known from 69,968 real lines.
 */
export interface Scan {
  /** Time of the event. Always; seen in 69,968 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 69,968 lines. */
  event: 'Scan';
  /** How it was scanned; since 3.0. Always; seen in 69,968 lines. */
  ScanType: ScanTypeName;
  /** Name of the body. Always; seen in 69,968 lines. */
  BodyName: string;
  /** ID of the body within the system; since 3.0. Always; seen in 69,968 lines. */
  BodyID: number | bigint;
  /**
   * What the body orbits, the nearest first; each element has one field, named after the type of parent;
   * since 3.0. 94 %; seen in 65,560 lines.
   */
  Parents?: ParentBody[];
  /** Name of the system; since 3.5. Always; seen in 69,968 lines. */
  StarSystem: string;
  /** Address of the system; since 3.5. Always; seen in 69,968 lines. */
  SystemAddress: number | bigint;
  /** Distance from the arrival star, in light-seconds. Always; seen in 69,968 lines. */
  DistanceFromArrivalLS: number;
  /** The planet always turns the same side to its parent. 54 %; seen in 37,783 lines. */
  TidalLock?: boolean;
  /** Whether the planet can be or has been terraformed; empty if not. 54 %; seen in 37,783 lines. */
  TerraformState?: TerraformStateName;
  /** Class of the planet. 54 %; seen in 37,853 lines. */
  PlanetClass?: PlanetClassName;
  /** Description of the atmosphere; empty if there is none. 54 %; seen in 37,783 lines. */
  Atmosphere?: string;
  /** Type of atmosphere; since 2.2.03. 50 %; seen in 34,984 lines. */
  AtmosphereType?: AtmosphereTypeName;
  /** The main gases of the atmosphere; since 2.3. 28 %; seen in 19,731 lines. */
  AtmosphereComposition?: AtmosphereGas[];
  /** Description of the volcanism; empty if there is none. 54 %; seen in 37,783 lines. */
  Volcanism?: VolcanismName;
  /** Mass of the planet, in Earth masses. 54 %; seen in 37,853 lines. */
  MassEM?: number;
  /** Class of the star. 21 %; seen in 14,343 lines. */
  StarType?: StarClassName;
  /** Subclass of the star, from 0 (hottest) to 9; since 3.4. 21 %; seen in 14,343 lines. */
  Subclass?: number;
  /** Mass of the star, in solar masses. 21 %; seen in 14,343 lines. */
  StellarMass?: number;
  /** Radius of the body, in metres. 75 %; seen in 52,126 lines. */
  Radius?: number;
  /** Absolute magnitude of the star. 21 %; seen in 14,343 lines. */
  AbsoluteMagnitude?: number;
  /** Age of the star, in millions of years. 21 %; seen in 14,343 lines. */
  Age_MY?: number;
  /** Gravity at the surface, in metres per second squared. 54 %; seen in 37,853 lines. */
  SurfaceGravity?: number;
  /** Temperature at the surface, in kelvin. 75 %; seen in 52,126 lines. */
  SurfaceTemperature?: number;
  /** Atmospheric pressure at the surface, in pascals. 54 %; seen in 37,783 lines. */
  SurfacePressure?: number;
  /** Ships can land on the planet. 54 %; seen in 37,783 lines. */
  Landable?: boolean;
  /** The raw materials on the surface; only for a landable planet. 33 %; seen in 23,089 lines. */
  Materials?: SurfaceMaterial[] | SharesByName;
  /** What the planet is made of; since 3.0. 50 %; seen in 34,984 lines. */
  Composition?: PlanetComposition;
  /** Luminosity class of the star; since 2.4. 21 %; seen in 14,343 lines. */
  Luminosity?: LuminosityClassName;
  /** Semi-major axis of the orbit, in metres. 69 %; seen in 47,928 lines. */
  SemiMajorAxis?: number;
  /** Eccentricity of the orbit; 0 is a circle. 69 %; seen in 47,928 lines. */
  Eccentricity?: number;
  /** Inclination of the orbit, in degrees. 69 %; seen in 47,928 lines. */
  OrbitalInclination?: number;
  /** Argument of periapsis of the orbit, in degrees. 69 %; seen in 47,928 lines. */
  Periapsis?: number;
  /** Time of one orbit, in seconds. 69 %; seen in 47,928 lines. */
  OrbitalPeriod?: number;
  /**
   * Longitude of the ascending node of the orbit, in degrees; since 4.0.0.800. 68 %; seen in 47,438
   * lines.
   */
  AscendingNode?: number;
  /** Mean anomaly at the time of the scan, in degrees; since 4.0.0.800. 68 %; seen in 47,438 lines. */
  MeanAnomaly?: number;
  /** Time of one rotation, in seconds; negative if retrograde. 75 %; seen in 52,126 lines. */
  RotationPeriod?: number;
  /** Axial tilt, in radians; since 2.3.10. 75 %; seen in 52,126 lines. */
  AxialTilt?: number;
  /** The rings of the planet, or the rings and belts of the star. 8.7 %; seen in 6,087 lines. */
  Rings?: Ring[];
  /** How much the rings of the planet hold for miners; since 2.3. 3.6 %; seen in 2,519 lines. */
  ReserveLevel?: ReserveLevelName;
  /** Another player had discovered the body before; since 3.4. Always; seen in 69,968 lines. */
  WasDiscovered: boolean;
  /** Another player had mapped the body before; since 3.4. Always; seen in 69,968 lines. */
  WasMapped: boolean;
  /** Another player had set foot on the body before; since 4.2.1.0. 21 %; seen in 14,553 lines. */
  WasFootfalled?: boolean;
}

/**
 * Written when a scan reveals the orbit of a barycentre. It is outside the specification, and known
 * from 5,144 real lines. It came with version 4.0.0.700 of the game.
 */
export interface ScanBaryCentre {
  /** Time of the event. Always; seen in 5,144 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5,144 lines. */
  event: 'ScanBaryCentre';
  /** Name of the system. Always; seen in 5,144 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 5,144 lines. */
  SystemAddress: number | bigint;
  /** ID of the barycentre within the system. Always; seen in 5,144 lines. */
  BodyID: number | bigint;
  /** Semi-major axis of the orbit, in metres. Always; seen in 5,144 lines. */
  SemiMajorAxis: number;
  /** Eccentricity of the orbit; 0 is a circle. Always; seen in 5,144 lines. */
  Eccentricity: number;
  /** Inclination of the orbit, in degrees. Always; seen in 5,144 lines. */
  OrbitalInclination: number;
  /** Argument of periapsis of the orbit, in degrees. Always; seen in 5,144 lines. */
  Periapsis: number;
  /** Time of one orbit, in seconds. Always; seen in 5,144 lines. */
  OrbitalPeriod: number;
  /** Longitude of the ascending node of the orbit, in degrees. Always; seen in 5,144 lines. */
  AscendingNode: number;
  /** Mean anomaly at the time of the scan, in degrees. Always; seen in 5,144 lines. */
  MeanAnomaly: number;
}

/**
 * Written when the player takes a screenshot. It is outside the specification, and known from 204 real
 * lines.
 */
export interface Screenshot {
  /** Time of the event. Always; seen in 204 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 204 lines. */
  event: 'Screenshot';
  /** Path of the image file, as the game sees it. Always; seen in 204 lines. */
  Filename: string;
  /** Width, in pixels. Always; seen in 204 lines. */
  Width: number;
  /** Height, in pixels. Always; seen in 204 lines. */
  Height: number;
  /** Name of the system the player is in. 99 %; seen in 201 lines. */
  System?: string;
  /** Name of the nearest body, or of the station. 99 %; seen in 201 lines. */
  Body?: string;
  /** Latitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines. */
  Latitude?: number;
  /** Longitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines. */
  Longitude?: number;
  /** Heading, in degrees; since 3.0. 49 %; seen in 100 lines. */
  Heading?: number;
  /** Altitude, in metres; since 3.0. 15 %; seen in 31 lines. */
  Altitude?: number;
}

/**
 * Written when the exploration data of a single system is sold at Universal Cartographics. It is
 * outside the specification, and known from 60 real lines.
 */
export interface SellExplorationData {
  /** Time of the event. Always; seen in 60 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 60 lines. */
  event: 'SellExplorationData';
  /** Names of the systems whose data was sold. Always; seen in 60 lines. */
  Systems: string[];
  /** Names of the bodies the player was the first to discover. Always; seen in 60 lines. */
  Discovered: string[];
  /** Credits for the data. Always; seen in 60 lines. */
  BaseValue: number;
  /** Bonus credits for first discoveries. Always; seen in 60 lines. */
  Bonus: number;
  /** Credits paid out; since 3.0. Always; seen in 60 lines. */
  TotalEarnings: number;
}

/**
 * Written when the player splits a motherlode asteroid with seismic charges. It is outside the
 * specification, and known from 22 real lines. It came with version 3.3 of the game.
 */
export interface AsteroidCracked {
  /** Time of the event. Always; seen in 22 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 22 lines. */
  event: 'AsteroidCracked';
  /** Name of the ring or belt the asteroid is in. Always; seen in 22 lines. */
  Body: string;
}

/**
 * Written when the player buys limpets. It is outside the specification, and known from 108 real
 * lines.
 */
export interface BuyDrones {
  /** Time of the event. Always; seen in 108 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 108 lines. */
  event: 'BuyDrones';
  /** Internal name of the limpets as a commodity. Always; seen in 108 lines. */
  Type: string;
  /** Number of limpets. Always; seen in 108 lines. */
  Count: number;
  /** Price per limpet, in credits. Always; seen in 108 lines. */
  BuyPrice: number;
  /** Total cost, in credits. Always; seen in 108 lines. */
  TotalCost: number;
}

/**
 * Written when the player buys trade data about a system. It is outside the specification, and known
 * from 1 real line.
 */
export interface BuyTradeData {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'BuyTradeData';
  /** Name of the system the data is about. Always; seen in 1 line. */
  System: string;
  /** Cost, in credits. Always; seen in 1 line. */
  Cost: number;
}

/**
 * Written when a canister of cargo is scooped up. It is outside the specification, and known from 606
 * real lines.
 */
export interface CollectCargo {
  /** Time of the event. Always; seen in 606 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 606 lines. */
  event: 'CollectCargo';
  /** Internal name of the commodity. Always; seen in 606 lines. */
  Type: string;
  /** The commodity, as shown in game. 90 %; seen in 546 lines. */
  Type_Localised?: string;
  /** The cargo counts as stolen. Always; seen in 606 lines. */
  Stolen: boolean;
  /** The mission it is for. 9.6 %; seen in 58 lines. */
  MissionID?: number | bigint;
}

/**
 * Written when the player jettisons cargo. It is outside the specification, and known from 408 real
 * lines.
 */
export interface EjectCargo {
  /** Time of the event. Always; seen in 408 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 408 lines. */
  event: 'EjectCargo';
  /** Internal name of the commodity. Always; seen in 408 lines. */
  Type: string;
  /** The commodity, as shown in game. 79 %; seen in 321 lines. */
  Type_Localised?: string;
  /** Number of tonnes. Always; seen in 408 lines. */
  Count: number;
  /** The cargo was given up, so that others may take it legally. Always; seen in 408 lines. */
  Abandoned: boolean;
  /** The mission it was for. Declared only; declared only. */
  MissionID?: number | bigint;
  /** Where a Powerplay commodity came from; may be empty. 0.5 %; seen in 2 lines. */
  PowerplayOrigin?: string;
}

/**
 * Written when the ship launches a limpet. It is outside the specification, and known from 2,156 real
 * lines. It came with version 3.0 of the game.
 */
export interface LaunchDrone {
  /** Time of the event. Always; seen in 2,156 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,156 lines. */
  event: 'LaunchDrone';
  /** Task of the limpet. Always; seen in 2,156 lines. */
  Type: LimpetType;
}

/** A commodity traded at a market. */
export interface MarketItem {
  /** ID of the commodity. Always; seen in 1,314 lines. */
  id: number | bigint;
  /** Internal name of the commodity. Always; seen in 1,314 lines. */
  Name: string;
  /** The commodity, as shown in game. Over 99 %; seen in 1,314 lines. */
  Name_Localised?: string;
  /** Internal name of the category it belongs to. Always; seen in 1,314 lines. */
  Category: string;
  /** The category it belongs to, as shown in game. Over 99 %; seen in 1,314 lines. */
  Category_Localised?: string;
  /**
   * Price at which the player can buy a tonne, in credits; 0 if it is not for sale. Always; seen in
   * 1,314 lines.
   */
  BuyPrice: number;
  /** Price at which the player can sell a tonne, in credits. Always; seen in 1,314 lines. */
  SellPrice: number;
  /** Average price in the galaxy, in credits. Always; seen in 1,314 lines. */
  MeanPrice: number;
  /** Level of the supply, from 0 (none) to 3 (high). Always; seen in 1,314 lines. */
  StockBracket: number;
  /** Level of the demand, from 0 (none) to 3 (high). Always; seen in 1,314 lines. */
  DemandBracket: number;
  /** Tonnes for sale. Always; seen in 1,314 lines. */
  Stock: number;
  /** Tonnes in demand. Always; seen in 1,314 lines. */
  Demand: number;
  /** The station consumes the commodity. Always; seen in 1,314 lines. */
  Consumer: boolean;
  /** The station produces the commodity. Always; seen in 1,314 lines. */
  Producer: boolean;
  /** It is a rare commodity. Always; seen in 1,314 lines. */
  Rare: boolean;
}

/**
 * Written when the player opens the commodities market of a station. It is outside the specification,
 * and known from 1,314 real lines. It came with version 3.0 of the game.
 */
export interface Market {
  /** Time of the event. Always; seen in 1,314 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,314 lines. */
  event: 'Market';
  /** ID of the market. Always; seen in 1,314 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 1,314 lines. */
  StationName: string;
  /** The station, as shown in game; since 4.1.0.200. Declared only; declared only. */
  StationName_Localised?: string;
  /** Type of station; may be empty. Always; seen in 1,314 lines. */
  StationType: StationTypeName | '';
  /** Who may dock; only at a fleet carrier. 55 %; seen in 720 lines. */
  CarrierDockingAccess?: CarrierDockingAccess;
  /** Name of the system. Always; seen in 1,314 lines. */
  StarSystem: string;
  /** The commodities traded there; only in the file. Optional; seen in 3 lines. */
  Items?: MarketItem[];
}

/**
 * Written when the player buys a commodity at a market. It is outside the specification, and known
 * from 625 real lines.
 */
export interface MarketBuy {
  /** Time of the event. Always; seen in 625 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 625 lines. */
  event: 'MarketBuy';
  /** ID of the market; since 3.0. Always; seen in 625 lines. */
  MarketID: number | bigint;
  /** Internal name of the commodity. Always; seen in 625 lines. */
  Type: string;
  /** The commodity, as shown in game. 33 %; seen in 204 lines. */
  Type_Localised?: string;
  /** Number of tonnes. Always; seen in 625 lines. */
  Count: number;
  /** Price per tonne, in credits. Always; seen in 625 lines. */
  BuyPrice: number;
  /** Total cost, in credits. Always; seen in 625 lines. */
  TotalCost: number;
}

/**
 * Written when the player sells a commodity at a market. It is outside the specification, and known
 * from 405 real lines.
 */
export interface MarketSell {
  /** Time of the event. Always; seen in 405 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 405 lines. */
  event: 'MarketSell';
  /** ID of the market; since 3.0. Always; seen in 405 lines. */
  MarketID: number | bigint;
  /** Internal name of the commodity. Always; seen in 405 lines. */
  Type: string;
  /** The commodity, as shown in game. 30 %; seen in 120 lines. */
  Type_Localised?: string;
  /** Number of tonnes. Always; seen in 405 lines. */
  Count: number;
  /** Price per tonne, in credits. Always; seen in 405 lines. */
  SellPrice: number;
  /** Total revenue, in credits. Always; seen in 405 lines. */
  TotalSale: number;
  /** Average price the player paid per tonne, in credits. Always; seen in 405 lines. */
  AvgPricePaid: number;
  /** The goods are illegal here; omitted if not. 0.7 %; seen in 3 lines. */
  IllegalGoods?: boolean;
  /** The goods are stolen; omitted if not. 0.7 %; seen in 3 lines. */
  StolenGoods?: boolean;
  /** They were sold on the black market; omitted if not. 1.5 %; seen in 6 lines. */
  BlackMarket?: boolean;
}

/**
 * Written when the refinery completes a tonne of a mined commodity. It is outside the specification,
 * and known from 985 real lines.
 */
export interface MiningRefined {
  /** Time of the event. Always; seen in 985 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 985 lines. */
  event: 'MiningRefined';
  /** Internal name of the commodity. Always; seen in 985 lines. */
  Type: string;
  /** The commodity, as shown in game. Over 99 %; seen in 985 lines. */
  Type_Localised?: string;
}

/** A commodity in an asteroid. */
export interface AsteroidMaterial {
  /** Internal name of the commodity. Always; seen in 349 lines. */
  Name: string;
  /** The commodity, as shown in game. 31 %; seen in 107 lines. */
  Name_Localised?: string;
  /** Its share of the asteroid, in percent. Always; seen in 349 lines. */
  Proportion: number;
}

/**
 * Written when a prospector limpet has examined an asteroid. It is outside the specification, and
 * known from 349 real lines. It came with version 3.3.02 of the game.
 */
export interface ProspectedAsteroid {
  /** Time of the event. Always; seen in 349 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 349 lines. */
  event: 'ProspectedAsteroid';
  /** What the asteroid contains. Always; seen in 349 lines. */
  Materials: AsteroidMaterial[];
  /** Internal name of the commodity in the core; only for a motherlode asteroid. 10 %; seen in 35 lines. */
  MotherlodeMaterial?: string;
  /** The commodity in the core, as shown in game. 4 %; seen in 14 lines. */
  MotherlodeMaterial_Localised?: string;
  /** Internal name of the level of engineering materials in the asteroid. Always; seen in 349 lines. */
  Content: AsteroidContentLevel;
  /** The level of engineering materials in the asteroid, as shown in game. Over 99 %; seen in 349 lines. */
  Content_Localised?: string;
  /** What is left to be mined, in percent. Always; seen in 349 lines. */
  Remaining: number;
}

/**
 * Written when the player sells limpets. It is outside the specification, and known from 29 real
 * lines.
 */
export interface SellDrones {
  /** Time of the event. Always; seen in 29 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 29 lines. */
  event: 'SellDrones';
  /** Internal name of the limpets as a commodity. Always; seen in 29 lines. */
  Type: string;
  /** Number of limpets. Always; seen in 29 lines. */
  Count: number;
  /** Price per limpet, in credits. Always; seen in 29 lines. */
  SellPrice: number;
  /** Total revenue, in credits. Always; seen in 29 lines. */
  TotalSale: number;
}

/**
 * Written when the player restocks ammunition at a station. It is outside the specification, and known
 * from 441 real lines.
 */
export interface BuyAmmo {
  /** Time of the event. Always; seen in 441 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 441 lines. */
  event: 'BuyAmmo';
  /** Cost, in credits. Always; seen in 441 lines. */
  Cost: number;
}

/**
 * Written when the player collects or delivers cargo for a mission at the mission board, or a wing
 * member does. It is outside the specification, and known from 87 real lines. It came with version
 * 3.0.2 of the game.
 */
export interface CargoDepot {
  /** Time of the event. Always; seen in 87 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 87 lines. */
  event: 'CargoDepot';
  /** ID of the mission. Always; seen in 87 lines. */
  MissionID: number | bigint;
  /** What has been done with the cargo. Always; seen in 87 lines. */
  UpdateType: CargoDepotUpdateType;
  /** Internal name of the commodity; since 3.0.3. Over 99 %; seen in 87 lines. */
  CargoType?: string;
  /** The commodity, as shown in game. 38 %; seen in 33 lines. */
  CargoType_Localised?: string;
  /** Tonnes moved this time; since 3.0.3. Over 99 %; seen in 87 lines. */
  Count?: number;
  /** Market ID of the station where the cargo is collected; 0 if there is none. Always; seen in 87 lines. */
  StartMarketID: number | bigint;
  /** Market ID of the station where the cargo is delivered. Always; seen in 87 lines. */
  EndMarketID: number | bigint;
  /** Tonnes collected so far. Always; seen in 87 lines. */
  ItemsCollected: number;
  /** Tonnes delivered so far. Always; seen in 87 lines. */
  ItemsDelivered: number;
  /** Tonnes the mission asks for. Always; seen in 87 lines. */
  TotalItemsToDeliver: number;
  /** Share of the cargo that is collected but not yet delivered, from 0 to 1. Always; seen in 87 lines. */
  Progress: number;
}

/**
 * Written when the player gets an impounded ship released. It is outside the specification, and known
 * from 2 real lines. It came with version 4.0.0.1450 of the game.
 */
export interface ClearImpound {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'ClearImpound';
  /** Internal name of the ship. Always; seen in 2 lines. */
  ShipType: string;
  /** The ship, as shown in game. Over 99 %; seen in 2 lines. */
  ShipType_Localised?: string;
  /** ID of the ship among the player's own. Always; seen in 2 lines. */
  ShipID: number | bigint;
  /** Market ID of the station where the ship is held. Always; seen in 2 lines. */
  ShipMarketID: number | bigint;
  /** Market ID of the station the player is at. Always; seen in 2 lines. */
  MarketID: number | bigint;
  /** Name of the system where the ship is held. Declared only; declared only. */
  System?: string;
}

/**
 * Written when the player gives up a community goal. It is outside the specification, and known from 1
 * real line.
 */
export interface CommunityGoalDiscard {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'CommunityGoalDiscard';
  /** ID of the goal. Over 99 %; seen in 1 line. */
  CGID?: number | bigint;
  /** Title of the goal. Always; seen in 1 line. */
  Name: string;
  /** The system the goal is for. Always; seen in 1 line. */
  System: string;
}

/**
 * Written when the player signs up for a community goal. It is outside the specification, and known
 * from 2 real lines.
 */
export interface CommunityGoalJoin {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'CommunityGoalJoin';
  /** ID of the goal. Over 99 %; seen in 2 lines. */
  CGID?: number | bigint;
  /** Title of the goal. Always; seen in 2 lines. */
  Name: string;
  /** The system the goal is for. Always; seen in 2 lines. */
  System: string;
}

/**
 * Written when the player collects the reward for a community goal. It is outside the specification,
 * and known from 2 real lines.
 */
export interface CommunityGoalReward {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'CommunityGoalReward';
  /** ID of the goal. Over 99 %; seen in 2 lines. */
  CGID?: number | bigint;
  /** Title of the goal. Always; seen in 2 lines. */
  Name: string;
  /** The system the goal is for. Always; seen in 2 lines. */
  System: string;
  /** Reward, in credits. Always; seen in 2 lines. */
  Reward: number;
}

/**
 * Written when the player gives a hired crew member another role. It is outside the specification, and
 * known from 30 real lines.
 */
export interface CrewAssign {
  /** Time of the event. Always; seen in 30 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 30 lines. */
  event: 'CrewAssign';
  /** Name of the crew member. Always; seen in 30 lines. */
  Name: string;
  /** ID of the crew member; since 3.0. Always; seen in 30 lines. */
  CrewID: number | bigint;
  /** The new role. Always; seen in 30 lines. */
  Role: CrewRoleName;
}

/**
 * Written when the player dismisses a hired crew member. It is outside the specification, and known
 * from 4 real lines.
 */
export interface CrewFire {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'CrewFire';
  /** Name of the crew member. Always; seen in 4 lines. */
  Name: string;
  /** ID of the crew member; since 3.0. Over 99 %; seen in 4 lines. */
  CrewID?: number | bigint;
}

/**
 * Written when the player hires a crew member. It is outside the specification, and known from 3 real
 * lines.
 */
export interface CrewHire {
  /** Time of the event. Always; seen in 3 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3 lines. */
  event: 'CrewHire';
  /** Name of the crew member. Always; seen in 3 lines. */
  Name: string;
  /** ID of the crew member; since 3.0. Over 99 %; seen in 3 lines. */
  CrewID?: number | bigint;
  /** The faction the crew member belongs to. Always; seen in 3 lines. */
  Faction: string;
  /** Cost of hiring, in credits. Always; seen in 3 lines. */
  Cost: number;
  /** Combat rank of the crew member, counted from 0. Always; seen in 3 lines. */
  CombatRank: number;
}

/**
 * Written when an engineer applies a modification to a module; the game no longer writes it. It is
 * outside the specification, and known from 95 real lines. Version 2.3 of the game was the last to
 * write it.
 */
export interface EngineerApply {
  /** Time of the event. Always; seen in 95 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 95 lines. */
  event: 'EngineerApply';
  /** Name of the engineer. Always; seen in 95 lines. */
  Engineer: EngineerName;
  /** Internal name of the blueprint. Always; seen in 95 lines. */
  Blueprint: BlueprintName;
  /** Grade of the blueprint, from 1 to 5. Always; seen in 95 lines. */
  Level: number;
  /** Internal name of the special effect chosen, if any. 7.4 %; seen in 7 lines. */
  Override?: ExperimentalEffectName;
}

/**
 * Written when the player gives an engineer something to gain access. It is outside the specification,
 * and known from 16 real lines. It came with version 2.3.10 of the game.
 */
export interface EngineerContribution {
  /** Time of the event. Always; seen in 16 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 16 lines. */
  event: 'EngineerContribution';
  /** Name of the engineer. Always; seen in 16 lines. */
  Engineer: EngineerName;
  /** ID of the engineer. Over 99 %; seen in 16 lines. */
  EngineerID?: number | bigint;
  /** What is given. Always; seen in 16 lines. */
  Type: EngineerContributionType;
  /** Internal name of the material, if one is given. 13 %; seen in 2 lines. */
  Material?: string;
  /** The material, as shown in game, if one is given. 13 %; seen in 2 lines. */
  Material_Localised?: string;
  /** The faction that issued the vouchers, if vouchers are given. Declared only; declared only. */
  Faction?: string;
  /** Internal name of the commodity, if one is given. 81 %; seen in 13 lines. */
  Commodity?: string;
  /** The commodity, as shown in game, if one is given. 69 %; seen in 11 lines. */
  Commodity_Localised?: string;
  /** Amount given this time, in units, tonnes or credits. Always; seen in 16 lines. */
  Quantity: number;
  /** Amount given so far. Always; seen in 16 lines. */
  TotalQuantity: number;
}

/**
 * Written when the player has a module engineered. It is outside the specification, and known from
 * 2,782 real lines.
 */
export interface EngineerCraft {
  /** Time of the event. Always; seen in 2,782 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,782 lines. */
  event: 'EngineerCraft';
  /** The slot the module is fitted in; since 3.0. Always; seen in 2,782 lines. */
  Slot: string;
  /** Internal name of the module; since 3.0. Always; seen in 2,782 lines. */
  Module: string;
  /**
   * Internal name of the experimental effect applied by this step; omitted if none. 4.5 %; seen in 125
   * lines.
   */
  ApplyExperimentalEffect?: ExperimentalEffectName;
  /** The materials used. Always; seen in 2,782 lines. */
  Ingredients: Resource[] | CountsByName;
  /** Name of the engineer; rarely missing. Over 99 %; seen in 2,779 lines. */
  Engineer?: EngineerName;
  /** ID of the engineer; since 3.0. Always; seen in 2,782 lines. */
  EngineerID: number | bigint;
  /** ID of the blueprint; since 3.0. Always; seen in 2,782 lines. */
  BlueprintID: number | bigint;
  /** Internal name of the blueprint; since 3.0. Always; seen in 2,782 lines. */
  BlueprintName: BlueprintName;
  /** Grade of the blueprint, from 1 to 5. Always; seen in 2,782 lines. */
  Level: number;
  /** Progress within the grade, from 0 to 1; since 3.0. Always; seen in 2,782 lines. */
  Quality: number;
  /** Internal name of the experimental effect the module has. 31 %; seen in 874 lines. */
  ExperimentalEffect?: ExperimentalEffectName;
  /** The experimental effect the module has, as shown in game. 31 %; seen in 874 lines. */
  ExperimentalEffect_Localised?: string;
  /** The properties that engineering has changed; since 3.0. Always; seen in 2,782 lines. */
  Modifiers: ModuleModifier[];
  /** The blueprint; until 2.3. Optional; seen in 2,782 lines. */
  Blueprint?: string;
}

/**
 * Written when a module that was engineered in version 2 of the game is converted to the present
 * system, or the player previews that. It is declared only: public libraries name it, but no real line
 * of it was seen. It came with version 3.0 of the game.
 */
export interface EngineerLegacyConvert {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'EngineerLegacyConvert';
  /** The slot the module is fitted in. Optional; declared only. */
  Slot?: string;
  /** Internal name of the module. Optional; declared only. */
  Module?: string;
  /** It is only a preview. Always; declared only. */
  IsPreview: boolean;
  /** Name of the engineer. Always; declared only. */
  Engineer: string;
  /** ID of the engineer. Optional; declared only. */
  EngineerID?: number | bigint;
  /** ID of the blueprint. Optional; declared only. */
  BlueprintID?: number | bigint;
  /** Internal name of the blueprint after conversion. Optional; declared only. */
  BlueprintName?: string;
  /** Grade of the blueprint, from 1 to 5. Always; declared only. */
  Level: number;
  /** Progress within the grade, from 0 to 1. Optional; declared only. */
  Quality?: number;
  /** The properties that engineering has changed. Optional; declared only. */
  Modifiers?: ModuleModifier[];
  /** Internal name of the experimental effect being applied. Optional; declared only. */
  ApplyExperimentalEffect?: string;
  /** Internal name of the blueprint. Optional; declared only. */
  Blueprint?: string;
  /** Internal name of the experimental effect the module has. Optional; declared only. */
  ExperimentalEffect?: string;
  /** The experimental effect the module has, as shown in game. Optional; declared only. */
  ExperimentalEffect_Localised?: string;
}

/**
 * Written when the player has a stored module brought from another station. It is outside the
 * specification, and known from 200 real lines.
 */
export interface FetchRemoteModule {
  /** Time of the event. Always; seen in 200 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 200 lines. */
  event: 'FetchRemoteModule';
  /** Storage slot of the module. Always; seen in 200 lines. */
  StorageSlot: number;
  /** Internal name of the module. Always; seen in 200 lines. */
  StoredItem: string;
  /** The module, as shown in game. Over 99 %; seen in 200 lines. */
  StoredItem_Localised?: string;
  /** ID of the module. Always; seen in 200 lines. */
  ServerId: number | bigint;
  /** Transfer cost, in credits. Always; seen in 200 lines. */
  TransferCost: number;
  /** Transfer time, in seconds; since 2.4. Always; seen in 200 lines. */
  TransferTime: number;
  /** Internal name of the ship the player is in. Always; seen in 200 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 200 lines. */
  ShipID: number | bigint;
}

/**
 * Written when something unknown happens: the one line that is known has nothing but its name. It is
 * outside the specification, and known from 1 real line. It came with version 4.3.3.0 of the game.
 */
export interface MarketID {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'MarketID';
}

/** A module that has just been put into storage. */
export interface NewlyStoredModule {
  /** The slot it was fitted in. Always; seen in 2 lines. */
  Slot: string;
  /** Internal name of the module. Always; seen in 2 lines. */
  Name: string;
  /** The module, as shown in game. Over 99 %; seen in 2 lines. */
  Name_Localised?: string;
  /** It is marked as hot (stolen). Over 99 %; seen in 2 lines. */
  Hot?: boolean;
  /** Internal name of the blueprint applied; only for an engineered module. Declared only; declared only. */
  EngineerModifications?: string;
  /** Grade of that blueprint, from 1 to 5. Declared only; declared only. */
  Level?: number;
  /** Progress within the grade, from 0 to 1. Declared only; declared only. */
  Quality?: number;
}

/**
 * Written when the player puts several modules of the ship into storage at once. It is outside the
 * specification, and known from 2 real lines.
 */
export interface MassModuleStore {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'MassModuleStore';
  /** Market ID of the station; since 3.0. Over 99 %; seen in 2 lines. */
  MarketID?: number | bigint;
  /** Internal name of the ship the player is in. Always; seen in 2 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 2 lines. */
  ShipID: number | bigint;
  /** The modules stored. Always; seen in 2 lines. */
  Items: NewlyStoredModule[];
}

/** An amount of one material that changed hands. */
export interface TradedMaterial {
  /** Internal name of the material. Always; seen in 474 lines. */
  Material: string;
  /** The material, as shown in game. 74 %; seen in 349 lines. */
  Material_Localised?: string;
  /** Category of the material; since 3.0. Always; seen in 474 lines. */
  Category: MaterialCategory;
  /** Category of the material, as shown in game. Declared only; declared only. */
  Category_Localised?: string;
  /** How many. Always; seen in 474 lines. */
  Quantity: number;
}

/**
 * Written when the player exchanges materials at a material trader. It is outside the specification,
 * and known from 474 real lines. It came with version 3.0 of the game.
 */
export interface MaterialTrade {
  /** Time of the event. Always; seen in 474 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 474 lines. */
  event: 'MaterialTrade';
  /** Market ID of the station. Always; seen in 474 lines. */
  MarketID: number | bigint;
  /** Which category of materials the trader deals in. Always; seen in 474 lines. */
  TraderType: MaterialTraderType;
  /** What the player gave. Always; seen in 474 lines. */
  Paid: TradedMaterial;
  /** What the player got. Always; seen in 474 lines. */
  Received: TradedMaterial;
}

/**
 * Written when the player gives up a mission. It is outside the specification, and known from 175 real
 * lines.
 */
export interface MissionAbandoned {
  /** Time of the event. Always; seen in 175 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 175 lines. */
  event: 'MissionAbandoned';
  /** Internal name of the mission. Always; seen in 175 lines. */
  Name: string;
  /** Name, as shown in game; since 4.0.0.1700. 61 %; seen in 106 lines. */
  LocalisedName?: string;
  /** ID of the mission. Always; seen in 175 lines. */
  MissionID: number | bigint;
  /** Fine for abandoning, in credits. Declared only; declared only. */
  Fine?: number;
}

/**
 * Written when the player accepts a mission. It is outside the specification, and known from 1,579
 * real lines.
 */
export interface MissionAccepted {
  /** Time of the event. Always; seen in 1,579 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,579 lines. */
  event: 'MissionAccepted';
  /** The faction that offers the mission. Always; seen in 1,579 lines. */
  Faction: string;
  /** Internal name of the mission. Always; seen in 1,579 lines. */
  Name: string;
  /** Name, as shown in game; since 2.4. Over 99 %; seen in 1,579 lines. */
  LocalisedName?: string;
  /** Internal name of the commodity. 23 %; seen in 357 lines. */
  Commodity?: string;
  /** The commodity, as shown in game. 23 %; seen in 357 lines. */
  Commodity_Localised?: string;
  /** Number of tonnes or items. 23 %; seen in 357 lines. */
  Count?: number;
  /** Internal name of the type of target. 37 %; seen in 586 lines. */
  TargetType?: MissionTargetType;
  /** The type of target, as shown in game. 37 %; seen in 586 lines. */
  TargetType_Localised?: string;
  /** The faction the mission is against or delivers to. 43 %; seen in 681 lines. */
  TargetFaction?: string;
  /** Number of targets to kill. 36 %; seen in 564 lines. */
  KillCount?: number;
  /** Name of the destination system. 60 %; seen in 954 lines. */
  DestinationSystem?: string;
  /** Name of the destination settlement; since 4.0.0.1450. 6.9 %; seen in 109 lines. */
  DestinationSettlement?: string;
  /** Name of the destination station. 47 %; seen in 736 lines. */
  DestinationStation?: string;
  /** The system the mission has been redirected to. Declared only; declared only. */
  NewDestinationSystem?: string;
  /** The station the mission has been redirected to. Declared only; declared only. */
  NewDestinationStation?: string;
  /** Name of the target. 4.7 %; seen in 74 lines. */
  Target?: string;
  /** The target, as shown in game. 0.9 %; seen in 14 lines. */
  Target_Localised?: string;
  /** Credits to donate, as text. 33 %; seen in 518 lines. */
  Donation?: string;
  /** When the mission expires. 99 %; seen in 1,562 lines. */
  Expiry?: string;
  /** It can be shared with a wing; since 3.0. Always; seen in 1,579 lines. */
  Wing: boolean;
  /** Effect on the faction's influence, as plus signs; since 2.3. Always; seen in 1,579 lines. */
  Influence: MissionEffectSize;
  /** Effect on the player's reputation, as plus signs; since 2.3. Always; seen in 1,579 lines. */
  Reputation: MissionEffectSize;
  /** Reward, in credits; since 2.4. 66 %; seen in 1,044 lines. */
  Reward?: number;
  /** Number of passengers. 4.7 %; seen in 74 lines. */
  PassengerCount?: number;
  /** The passengers are VIPs. 4.7 %; seen in 74 lines. */
  PassengerVIPs?: boolean;
  /** The passengers are wanted. 4.7 %; seen in 74 lines. */
  PassengerWanted?: boolean;
  /** Type of passengers. 4.7 %; seen in 74 lines. */
  PassengerType?: PassengerTypeName;
  /** Credits donated. Declared only; declared only. */
  Donated?: number;
  /** ID of the mission. Always; seen in 1,579 lines. */
  MissionID: number | bigint;
}

/** Change in a faction's influence in a system. */
export interface InfluenceEffect {
  /** Address of the system. Always; seen in 1,361 lines. */
  SystemAddress: number | bigint;
  /** Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines. */
  Trend: MissionTrend;
  /** Size of the change, as plus signs. Always; seen in 1,361 lines. */
  Influence: MissionEffectSize;
}

/** An effect of a mission on a faction. */
export interface MissionEffect {
  /** Internal name of the effect. Always; seen in 1,361 lines. */
  Effect: MissionEffectName;
  /** The effect, as shown in game. Over 99 %; seen in 1,361 lines. */
  Effect_Localised?: string;
  /** Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines. */
  Trend: MissionTrend;
}

/** Effects of a mission on a faction. */
export interface FactionEffect {
  /** Name of the faction. Always; seen in 1,361 lines. */
  Faction: string;
  /** Effects on the faction. Always; seen in 1,361 lines. */
  Effects: MissionEffect[];
  /** Changes in its influence. Always; seen in 1,361 lines. */
  Influence: InfluenceEffect[];
  /** Direction of the change in the player's reputation, such as UpGood. Always; seen in 1,361 lines. */
  ReputationTrend: MissionTrend;
  /** Size of the change, as plus signs. Always; seen in 1,361 lines. */
  Reputation: MissionEffectSize;
}

/** A material given as a reward. */
export interface MaterialReward {
  /** Internal name of the material. Always; seen in 1,361 lines. */
  Name: string;
  /** The material, as shown in game. 99 %; seen in 1,349 lines. */
  Name_Localised?: string;
  /** Internal name of the material category; since 3.0. Always; seen in 1,361 lines. */
  Category: MaterialRewardCategory;
  /** The material category, as shown in game. Over 99 %; seen in 1,361 lines. */
  Category_Localised?: string;
  /** How many. Always; seen in 1,361 lines. */
  Count: number;
}

/** A commodity given as a reward. */
export interface CommodityReward {
  /** Internal name of the commodity. Always; seen in 1,361 lines. */
  Name: string;
  /** The commodity, as shown in game. 50 %; seen in 681 lines. */
  Name_Localised?: string;
  /** Number of tonnes. Always; seen in 1,361 lines. */
  Count: number;
}

/**
 * Written when the player completes a mission. It is outside the specification, and known from 1,361
 * real lines.
 */
export interface MissionCompleted {
  /** Time of the event. Always; seen in 1,361 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,361 lines. */
  event: 'MissionCompleted';
  /** The faction that offered the mission. Always; seen in 1,361 lines. */
  Faction: string;
  /** Internal name of the mission; ends in _name. Always; seen in 1,361 lines. */
  Name: string;
  /** Name, as shown in game; since 4.0.0.1600. 85 %; seen in 1,150 lines. */
  LocalisedName?: string;
  /** ID of the mission. Always; seen in 1,361 lines. */
  MissionID: number | bigint;
  /** Internal name of the commodity. 21 %; seen in 283 lines. */
  Commodity?: string;
  /** The commodity, as shown in game. 21 %; seen in 283 lines. */
  Commodity_Localised?: string;
  /** Number of tonnes or items. 21 %; seen in 283 lines. */
  Count?: number;
  /** Internal name of the type of target. 35 %; seen in 480 lines. */
  TargetType?: MissionTargetType;
  /** The type of target, as shown in game. 35 %; seen in 480 lines. */
  TargetType_Localised?: string;
  /** The faction the mission is against or delivers to. 41 %; seen in 554 lines. */
  TargetFaction?: string;
  /** The system the mission has been redirected to; until 4.0.0.700. 0.6 %; seen in 8 lines. */
  NewDestinationSystem?: string;
  /** Number of targets to kill. 34 %; seen in 467 lines. */
  KillCount?: number;
  /** Name of the destination system. 57 %; seen in 774 lines. */
  DestinationSystem?: string;
  /** The station the mission has been redirected to; until 4.0.0.700. 0.5 %; seen in 7 lines. */
  NewDestinationStation?: string;
  /** Name of the destination station. 44 %; seen in 603 lines. */
  DestinationStation?: string;
  /** Name of the destination settlement. 5.3 %; seen in 72 lines. */
  DestinationSettlement?: string;
  /** Name of the target. 3.2 %; seen in 44 lines. */
  Target?: string;
  /** The target, as shown in game. 0.4 %; seen in 5 lines. */
  Target_Localised?: string;
  /** Reward, in credits. 62 %; seen in 845 lines. */
  Reward?: number;
  /** Names of the systems the player may now enter. Declared only; declared only. */
  PermitsAwarded?: string[];
  /** Commodities given as a reward. 0.1 %; seen in 1 line. */
  CommodityReward?: CommodityReward[];
  /** Credits requested as a donation, as text. 38 %; seen in 516 lines. */
  Donation?: string | number;
  /** Credits donated. 38 %; seen in 516 lines. */
  Donated?: number;
  /** Materials given as a reward. 17 %; seen in 225 lines. */
  MaterialsReward?: MaterialReward[];
  /** Effects on the factions involved; since 3.0. Over 99 %; seen in 1,361 lines. */
  FactionEffects?: FactionEffect[];
}

/** Written when a mission fails. It is outside the specification, and known from 53 real lines. */
export interface MissionFailed {
  /** Time of the event. Always; seen in 53 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 53 lines. */
  event: 'MissionFailed';
  /** Internal name of the mission; ends in _name. Always; seen in 53 lines. */
  Name: string;
  /** Name, as shown in game; since 4.0.0.1700. 72 %; seen in 38 lines. */
  LocalisedName?: string;
  /** ID of the mission. Always; seen in 53 lines. */
  MissionID: number | bigint;
  /** Fine for failing, in credits. Declared only; declared only. */
  Fine?: number;
}

/**
 * Written when a mission gets a new destination, often because its task is done. It is outside the
 * specification, and known from 731 real lines. It came with version 2.4 of the game.
 */
export interface MissionRedirected {
  /** Time of the event. Always; seen in 731 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 731 lines. */
  event: 'MissionRedirected';
  /** ID of the mission. Always; seen in 731 lines. */
  MissionID: number | bigint;
  /** Internal name of the mission. Always; seen in 731 lines. */
  Name: string;
  /** Name, as shown in game; since 4.0.0.1600. 81 %; seen in 589 lines. */
  LocalisedName?: string;
  /** Name, as shown in game. 0.2 %; seen in 1 line. */
  LocalisedName_Localised?: string;
  /** The station to go to from now on. Always; seen in 731 lines. */
  NewDestinationStation: string;
  /** The system to go to from now on. Always; seen in 731 lines. */
  NewDestinationSystem: string;
  /** The station it had named before; may be empty. Always; seen in 731 lines. */
  OldDestinationStation: string;
  /** The system it had named before. Always; seen in 731 lines. */
  OldDestinationSystem: string;
}

/**
 * Written when the player buys a module and has it fitted. It is outside the specification, and known
 * from 820 real lines.
 */
export interface ModuleBuy {
  /** Time of the event. Always; seen in 820 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 820 lines. */
  event: 'ModuleBuy';
  /** The slot it is fitted in. Always; seen in 820 lines. */
  Slot: string;
  /** Internal name of the module sold in exchange; omitted if none. 16 %; seen in 134 lines. */
  SellItem?: string;
  /** The module sold in exchange, as shown in game. 16 %; seen in 134 lines. */
  SellItem_Localised?: string;
  /** Credits received for that module. 16 %; seen in 134 lines. */
  SellPrice?: number;
  /** Internal name of the module put into storage in exchange; omitted if none. 25 %; seen in 203 lines. */
  StoredItem?: string;
  /** The module put into storage in exchange, as shown in game. 25 %; seen in 203 lines. */
  StoredItem_Localised?: string;
  /** Internal name of the module bought. Always; seen in 820 lines. */
  BuyItem: string;
  /** The module bought, as shown in game. Over 99 %; seen in 820 lines. */
  BuyItem_Localised?: string;
  /** Market ID of the station; since 3.0. Always; seen in 820 lines. */
  MarketID: number | bigint;
  /** Price, in credits. Always; seen in 820 lines. */
  BuyPrice: number;
  /** Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 25 lines. */
  BuyMercCoinsPrice?: number;
  /** Internal name of the ship the player is in. Always; seen in 820 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 820 lines. */
  ShipID: number | bigint;
}

/**
 * Written when the player buys a module straight into storage. It is outside the specification, and
 * known from 53 real lines. It came with version 4.0.0.1800 of the game.
 */
export interface ModuleBuyAndStore {
  /** Time of the event. Always; seen in 53 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 53 lines. */
  event: 'ModuleBuyAndStore';
  /** Internal name of the module bought. Always; seen in 53 lines. */
  BuyItem: string;
  /** The module bought, as shown in game. Over 99 %; seen in 53 lines. */
  BuyItem_Localised?: string;
  /** Market ID of the station. Always; seen in 53 lines. */
  MarketID: number | bigint;
  /** Price, in credits. Always; seen in 53 lines. */
  BuyPrice: number;
  /** Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 2 lines. */
  BuyMercCoinsPrice?: number;
  /** Internal name of the ship the player is in. Always; seen in 53 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 53 lines. */
  ShipID: number | bigint;
}

/**
 * Written when the player takes a module out of storage and has it fitted. It is outside the
 * specification, and known from 272 real lines.
 */
export interface ModuleRetrieve {
  /** Time of the event. Always; seen in 272 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 272 lines. */
  event: 'ModuleRetrieve';
  /** Market ID of the station; since 3.0. Always; seen in 272 lines. */
  MarketID: number | bigint;
  /** The slot it is fitted in. Always; seen in 272 lines. */
  Slot: string;
  /** Internal name of the module taken out. Always; seen in 272 lines. */
  RetrievedItem: string;
  /** The module taken out, as shown in game. Over 99 %; seen in 272 lines. */
  RetrievedItem_Localised?: string;
  /** Internal name of the ship the player is in. Always; seen in 272 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 272 lines. */
  ShipID: number | bigint;
  /** The module is marked as hot (stolen); since 3.0. Always; seen in 272 lines. */
  Hot: boolean;
  /** Internal name of the blueprint applied; only for an engineered module. 28 %; seen in 76 lines. */
  EngineerModifications?: BlueprintName;
  /** Grade of that blueprint, from 1 to 5. 28 %; seen in 76 lines. */
  Level?: number;
  /** Progress within the grade, from 0 to 1. 28 %; seen in 76 lines. */
  Quality?: number;
  /**
   * Internal name of the module put into storage instead; omitted if the slot was empty. 30 %; seen in
   * 82 lines.
   */
  SwapOutItem?: string;
  /** The module put into storage instead, as shown in game. 30 %; seen in 82 lines. */
  SwapOutItem_Localised?: string;
  /** Cost, in credits. Declared only; declared only. */
  Cost?: number;
}

/**
 * Written when the player sells a module of the ship. It is outside the specification, and known from
 * 193 real lines.
 */
export interface ModuleSell {
  /** Time of the event. Always; seen in 193 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 193 lines. */
  event: 'ModuleSell';
  /** Market ID of the station; since 3.0. Always; seen in 193 lines. */
  MarketID: number | bigint;
  /** The slot it was fitted in. Always; seen in 193 lines. */
  Slot: string;
  /** Internal name of the module sold. Always; seen in 193 lines. */
  SellItem: string;
  /** The module sold, as shown in game. Over 99 %; seen in 193 lines. */
  SellItem_Localised?: string;
  /** Credits received. Always; seen in 193 lines. */
  SellPrice: number;
  /** Internal name of the ship the player is in. Always; seen in 193 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 193 lines. */
  ShipID: number | bigint;
}

/**
 * Written when the player sells a module stored at another station. It is outside the specification,
 * and known from 24 real lines.
 */
export interface ModuleSellRemote {
  /** Time of the event. Always; seen in 24 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 24 lines. */
  event: 'ModuleSellRemote';
  /** Storage slot of the module. Over 99 %; seen in 24 lines. */
  StorageSlot?: number;
  /** Internal name of the module sold. Always; seen in 24 lines. */
  SellItem: string;
  /** The module sold, as shown in game. Over 99 %; seen in 24 lines. */
  SellItem_Localised?: string;
  /** ID of the module. Over 99 %; seen in 24 lines. */
  ServerId?: number | bigint;
  /** Credits received. Always; seen in 24 lines. */
  SellPrice: number;
  /** Internal name of the ship the player is in. Always; seen in 24 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 24 lines. */
  ShipID: number | bigint;
}

/**
 * Written when the player puts a module of the ship into storage. It is outside the specification, and
 * known from 288 real lines.
 */
export interface ModuleStore {
  /** Time of the event. Always; seen in 288 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 288 lines. */
  event: 'ModuleStore';
  /** Market ID of the station; since 3.0. Always; seen in 288 lines. */
  MarketID: number | bigint;
  /** The slot it was fitted in. Always; seen in 288 lines. */
  Slot: string;
  /** Internal name of the module stored. Always; seen in 288 lines. */
  StoredItem: string;
  /** The module stored, as shown in game. Over 99 %; seen in 288 lines. */
  StoredItem_Localised?: string;
  /**
   * Internal name of the module fitted instead, if the slot must not be empty. Declared only; declared
   * only.
   */
  ReplacementItem?: string;
  /**
   * The module fitted instead, as shown in game, if the slot must not be empty. Declared only; declared
   * only.
   */
  ReplacementItem_Localised?: string;
  /** Internal name of the ship the player is in. Always; seen in 288 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 288 lines. */
  ShipID: number | bigint;
  /** The module is marked as hot (stolen); since 3.0. Over 99 %; seen in 288 lines. */
  Hot?: boolean;
  /** Internal name of the blueprint applied; only for an engineered module. 16 %; seen in 46 lines. */
  EngineerModifications?: BlueprintName;
  /** Grade of that blueprint, from 1 to 5. 16 %; seen in 46 lines. */
  Level?: number;
  /** Progress within the grade, from 0 to 1. 16 %; seen in 46 lines. */
  Quality?: number;
  /** Cost, in credits. Declared only; declared only. */
  Cost?: number;
}

/**
 * Written when the player moves a module to another slot of the ship, or swaps two. It is outside the
 * specification, and known from 33 real lines.
 */
export interface ModuleSwap {
  /** Time of the event. Always; seen in 33 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 33 lines. */
  event: 'ModuleSwap';
  /** Market ID of the station; since 3.0. Always; seen in 33 lines. */
  MarketID: number | bigint;
  /** The slot the module comes from. Always; seen in 33 lines. */
  FromSlot: string;
  /** The slot it is moved to. Always; seen in 33 lines. */
  ToSlot: string;
  /** Internal name of the module moved. Always; seen in 33 lines. */
  FromItem: string;
  /** The module moved, as shown in game. Over 99 %; seen in 33 lines. */
  FromItem_Localised?: string;
  /**
   * Internal name of the module that was in the other slot; Null if it was empty. Always; seen in 33
   * lines.
   */
  ToItem: string;
  /** The module that was in the other slot, as shown in game. 33 %; seen in 11 lines. */
  ToItem_Localised?: string;
  /** Internal name of the ship the player is in. Always; seen in 33 lines. */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own. Always; seen in 33 lines. */
  ShipID: number | bigint;
}

/** A module on sale at a station. */
export interface ModuleForSale {
  /** ID of the module type. Always; seen in 708 lines. */
  id: number | bigint;
  /** Internal name of the module, in lower case. Always; seen in 708 lines. */
  Name: string;
  /** Price, in credits. Always; seen in 708 lines. */
  BuyPrice: number;
  /** Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 21 lines. */
  BuyMercCoinsPrice?: number;
}

/**
 * Written when the player opens outfitting. It is outside the specification, and known from 708 real
 * lines. It came with version 3.0 of the game.
 */
export interface Outfitting {
  /** Time of the event. Always; seen in 708 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 708 lines. */
  event: 'Outfitting';
  /** Market ID of the station. Always; seen in 708 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 708 lines. */
  StationName: string;
  /** Name of its system. Always; seen in 708 lines. */
  StarSystem: string;
  /** The player has Horizons; only in the file. Optional; seen in 3 lines. */
  Horizons?: boolean;
  /** The modules on sale; only in the file. Optional; seen in 3 lines. */
  Items?: ModuleForSale[];
}

/**
 * Written when the player pays off one or more bounties. It is outside the specification, and known
 * from 14 real lines. It came with version 3.0.4 of the game.
 */
export interface PayBounties {
  /** Time of the event. Always; seen in 14 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 14 lines. */
  event: 'PayBounties';
  /** Credits paid, with the broker's cut. Always; seen in 14 lines. */
  Amount: number;
  /** Everything owed is paid. 93 %; seen in 13 lines. */
  AllFines?: boolean;
  /** The faction paid, if it is a single one; since 3.0.4. 79 %; seen in 11 lines. */
  Faction?: string;
  /** The faction paid, as shown in game, if it is a single one. 7.2 %; seen in 1 line. */
  Faction_Localised?: string;
  /** ID of the ship the bounty was on; since 3.0.4. Always; seen in 14 lines. */
  ShipID: number | bigint;
  /** The broker's cut, in percent. Over 99 %; seen in 14 lines. */
  BrokerPercentage?: number;
}

/**
 * Written when the player pays one or more fines. It is outside the specification, and known from 60
 * real lines.
 */
export interface PayFines {
  /** Time of the event. Always; seen in 60 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 60 lines. */
  event: 'PayFines';
  /** Credits paid. Always; seen in 60 lines. */
  Amount: number;
  /** All fines are paid. Over 99 %; seen in 60 lines. */
  AllFines?: boolean;
  /** The faction the fines are paid to, if it is a single one; since 3.0.4. 70 %; seen in 42 lines. */
  Faction?: string;
  /**
   * The faction the fines are paid to, as shown in game, if it is a single one. Declared only; declared
   * only.
   */
  Faction_Localised?: string;
  /** ID of the ship that was fined; since 3.0.4. Always; seen in 60 lines. */
  ShipID: number | bigint;
  /** The broker's cut, in percent. 17 %; seen in 10 lines. */
  BrokerPercentage?: number;
}

/**
 * Written when the player pays old fines; the game no longer writes it. It is outside the
 * specification, and known from 5 real lines. Version 2.3 of the game was the last to write it.
 */
export interface PayLegacyFines {
  /** Time of the event. Always; seen in 5 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5 lines. */
  event: 'PayLegacyFines';
  /** Credits paid. Always; seen in 5 lines. */
  Amount: number;
  /** The broker's cut, in percent. 60 %; seen in 3 lines. */
  BrokerPercentage?: number;
}

/** What one faction pays for vouchers. */
export interface FactionPayout {
  /** Name of the faction; may be empty. Always; seen in 141 lines. */
  Faction: string;
  /** Credits from that faction. Always; seen in 141 lines. */
  Amount: number;
}

/**
 * Written when the player cashes in vouchers, such as bounties or combat bonds. It is outside the
 * specification, and known from 141 real lines.
 */
export interface RedeemVoucher {
  /** Time of the event. Always; seen in 141 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 141 lines. */
  event: 'RedeemVoucher';
  /** Kind of vouchers. Always; seen in 141 lines. */
  Type: VoucherType;
  /** Credits received, after the broker's cut. Always; seen in 141 lines. */
  Amount: number;
  /** The faction that issued them, if it is a single one; may be empty. 29 %; seen in 41 lines. */
  Faction?: string;
  /** What each faction pays; only for bounties. 58 %; seen in 82 lines. */
  Factions?: FactionPayout[];
  /** The broker's cut, in percent; omitted without a broker. 14 %; seen in 20 lines. */
  BrokerPercentage?: number;
}

/**
 * Written when the ship is refuelled at a station. It is outside the specification, and known from
 * 2,312 real lines.
 */
export interface RefuelAll {
  /** Time of the event. Always; seen in 2,312 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2,312 lines. */
  event: 'RefuelAll';
  /** Cost, in credits. Always; seen in 2,312 lines. */
  Cost: number;
  /** Fuel bought, in tonnes. Always; seen in 2,312 lines. */
  Amount: number;
}

/**
 * Written when the ship is refuelled in part at a station. It is declared only: public libraries name
 * it, but no real line of it was seen.
 */
export interface RefuelPartial {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'RefuelPartial';
  /** Cost, in credits. Always; declared only. */
  Cost: number;
  /** Fuel bought, in tonnes. Always; declared only. */
  Amount: number;
}

/**
 * Written when the player has single parts of the ship repaired at a station. It is outside the
 * specification, and known from 244 real lines.
 */
export interface Repair {
  /** Time of the event. Always; seen in 244 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 244 lines. */
  event: 'Repair';
  /** Internal names of the modules and parts repaired; since 3.7. 99 %; seen in 241 lines. */
  Items?: string[];
  /**
   * The part repaired, if it is written as a single one: a module, or a word such as Paint; until 3.7.
   * 1.2 %; seen in 3 lines.
   */
  Item?: string;
  /** The part repaired, as shown in game, if it is written as a single one. Declared only; declared only. */
  Item_Localised?: string;
  /** Cost, in credits. Always; seen in 244 lines. */
  Cost: number;
}

/**
 * Written when the player has the whole ship repaired at a station. It is outside the specification,
 * and known from 694 real lines.
 */
export interface RepairAll {
  /** Time of the event. Always; seen in 694 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 694 lines. */
  event: 'RepairAll';
  /** Cost, in credits. Always; seen in 694 lines. */
  Cost: number;
}

/**
 * Written when the player buys SRVs or fighters for the ship at a station. It is outside the
 * specification, and known from 103 real lines.
 */
export interface RestockVehicle {
  /** Time of the event. Always; seen in 103 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 103 lines. */
  event: 'RestockVehicle';
  /** Internal name of the vehicle. Always; seen in 103 lines. */
  Type: RestockedVehicleType;
  /** The vehicle, as shown in game. 35 %; seen in 36 lines. */
  Type_Localised?: string;
  /** Loadout of the vehicle. Always; seen in 103 lines. */
  Loadout: FighterLoadoutName;
  /** ID of the vehicle. 35 %; seen in 36 lines. */
  ID?: number | bigint;
  /** Cost, in credits. 99 %; seen in 102 lines. */
  Cost?: number;
  /** How many are bought. Always; seen in 103 lines. */
  Count: number;
}

/**
 * Written when the player gives materials to a research project. It is outside the specification, and
 * known from 1 real line.
 */
export interface ScientificResearch {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'ScientificResearch';
  /** Market ID of the station. Over 99 %; seen in 1 line. */
  MarketID?: number | bigint;
  /** Internal name of the material. Always; seen in 1 line. */
  Name: string;
  /** The material, as shown in game. Over 99 %; seen in 1 line. */
  Name_Localised?: string;
  /** Category of the material. Always; seen in 1 line. */
  Category: string;
  /** How many. Always; seen in 1 line. */
  Count: number;
}

/**
 * Written when the player hands in finds at a search and rescue contact. It is outside the
 * specification, and known from 23 real lines. It came with version 2.4 of the game.
 */
export interface SearchAndRescue {
  /** Time of the event. Always; seen in 23 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 23 lines. */
  event: 'SearchAndRescue';
  /** Market ID of the station; since 3.0. Always; seen in 23 lines. */
  MarketID: number | bigint;
  /** Internal name of the commodity handed in. Always; seen in 23 lines. */
  Name: string;
  /** The commodity handed in, as shown in game. Over 99 %; seen in 23 lines. */
  Name_Localised?: string;
  /** Number of tonnes. Always; seen in 23 lines. */
  Count: number;
  /** Reward, in credits. Always; seen in 23 lines. */
  Reward: number;
}

/**
 * Written when the player sells a stored ship on the rebuy screen to raise credits. It is outside the
 * specification, and known from 1 real line. It came with version 2.4 of the game.
 */
export interface SellShipOnRebuy {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'SellShipOnRebuy';
  /** Internal name of the ship sold. Always; seen in 1 line. */
  ShipType: ShipTypeName;
  /** The ship sold, as shown in game. Declared only; declared only. */
  ShipType_Localised?: string;
  /** Name of the system it was stored in. Always; seen in 1 line. */
  System: string;
  /** ID the ship had among the player's own. Always; seen in 1 line. */
  SellShipId: number | bigint;
  /** Credits received. Always; seen in 1 line. */
  ShipPrice: number;
}

/**
 * Written when the player names a ship. It is outside the specification, and known from 29 real lines.
 * It came with version 2.3 of the game.
 */
export interface SetUserShipName {
  /** Time of the event. Always; seen in 29 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 29 lines. */
  event: 'SetUserShipName';
  /** Internal name of the ship. Always; seen in 29 lines. */
  Ship: ShipTypeName;
  /** ID of the ship among the player's own. Always; seen in 29 lines. */
  ShipID: number | bigint;
  /** Name the player gives the ship. Always; seen in 29 lines. */
  UserShipName: string;
  /** ID plate the player gives the ship. Always; seen in 29 lines. */
  UserShipId: string;
}

/**
 * Written when a ship claimed at a shipyard has joined the player's own. It is outside the
 * specification, and known from 3 real lines. It came with version 4.0.0.1804 of the game.
 */
export interface ShipRedeemed {
  /** Time of the event. Always; seen in 3 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3 lines. */
  event: 'ShipRedeemed';
  /** Internal name of the ship. Always; seen in 3 lines. */
  ShipType: ShipTypeName;
  /** The ship, as shown in game. 33 %; seen in 1 line. */
  ShipType_Localised?: string;
  /** ID of the new ship among the player's own. Always; seen in 3 lines. */
  NewShipID: number | bigint;
}

/** A ship on sale at a station. */
export interface ShipForSale {
  /** ID of the ship type. Always; seen in 718 lines. */
  id: number | bigint;
  /** Internal name of the ship. Always; seen in 718 lines. */
  ShipType: ShipTypeName;
  /** The ship, as shown in game. 64 %; seen in 457 lines. */
  ShipType_Localised?: string;
  /** Price, in credits. Always; seen in 718 lines. */
  ShipPrice: number;
}

/**
 * Written when the player opens a shipyard. It is outside the specification, and known from 718 real
 * lines. It came with version 3.0 of the game.
 */
export interface Shipyard {
  /** Time of the event. Always; seen in 718 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 718 lines. */
  event: 'Shipyard';
  /** Market ID of the station. Always; seen in 718 lines. */
  MarketID: number | bigint;
  /** Name of the station. Always; seen in 718 lines. */
  StationName: string;
  /** Name of its system. Always; seen in 718 lines. */
  StarSystem: string;
  /** The player has Horizons; only in the file. Optional; seen in 4 lines. */
  Horizons?: boolean;
  /** The player may buy the Cobra Mk IV; only in the file. Optional; seen in 4 lines. */
  AllowCobraMkIV?: boolean;
  /** The ships on sale; only in the file. Optional; seen in 4 lines. */
  PriceList?: ShipForSale[];
}

/**
 * Written when the player gives a ship to the bank of the squadron at a shipyard. It is outside the
 * specification, and known from 1 real line. It came with version 4.2.0.0 of the game.
 */
export interface ShipyardBankDeposit {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'ShipyardBankDeposit';
  /** Internal name of the ship. Always; seen in 1 line. */
  ShipType: string;
  /** The ship, as shown in game. Over 99 %; seen in 1 line. */
  ShipType_Localised?: string;
  /** Market ID of the station or the carrier. Always; seen in 1 line. */
  MarketID: number | bigint;
}

/** Written when the player buys a ship. It is outside the specification, and known from 24 real lines. */
export interface ShipyardBuy {
  /** Time of the event. Always; seen in 24 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 24 lines. */
  event: 'ShipyardBuy';
  /** Internal name of the ship bought. Always; seen in 24 lines. */
  ShipType: ShipTypeName;
  /** The ship bought, as shown in game. 63 %; seen in 15 lines. */
  ShipType_Localised?: string;
  /** Price, in credits. Always; seen in 24 lines. */
  ShipPrice: number;
  /** Internal name of the old ship, if it is stored. Over 99 %; seen in 24 lines. */
  StoreOldShip?: string;
  /** ID of the ship stored. Over 99 %; seen in 24 lines. */
  StoreShipID?: number | bigint;
  /** Market ID of the station; since 3.0. Always; seen in 24 lines. */
  MarketID: number | bigint;
  /** Internal name of the old ship, if it is sold. Declared only; declared only. */
  SellOldShip?: string;
  /** ID of the ship sold. Declared only; declared only. */
  SellShipID?: number | bigint;
  /** Credits received for the old ship. Declared only; declared only. */
  SellPrice?: number;
}

/**
 * Written when a ship just bought has joined the player's own. It is outside the specification, and
 * known from 24 real lines.
 */
export interface ShipyardNew {
  /** Time of the event. Always; seen in 24 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 24 lines. */
  event: 'ShipyardNew';
  /** Internal name of the ship. Always; seen in 24 lines. */
  ShipType: ShipTypeName;
  /** The ship, as shown in game. 63 %; seen in 15 lines. */
  ShipType_Localised?: string;
  /** ID of the new ship among the player's own. Always; seen in 24 lines. */
  NewShipID: number | bigint;
}

/**
 * Written when the player claims a ready-built ship at a shipyard. It is outside the specification,
 * and known from 3 real lines. It came with version 4.0.0.1804 of the game.
 */
export interface ShipyardRedeem {
  /** Time of the event. Always; seen in 3 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3 lines. */
  event: 'ShipyardRedeem';
  /** Internal name of the ship. Always; seen in 3 lines. */
  ShipType: ShipTypeName;
  /** The ship, as shown in game. 33 %; seen in 1 line. */
  ShipType_Localised?: string;
  /** ID of the bundle that grants the ship. Over 99 %; seen in 3 lines. */
  BundleID?: number | bigint;
  /** Market ID of the station. Over 99 %; seen in 3 lines. */
  MarketID?: number | bigint;
}

/**
 * Written when the player sells a stored ship. It is outside the specification, and known from 5 real
 * lines.
 */
export interface ShipyardSell {
  /** Time of the event. Always; seen in 5 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5 lines. */
  event: 'ShipyardSell';
  /** Internal name of the ship sold. Always; seen in 5 lines. */
  ShipType: string;
  /** The ship sold, as shown in game. 60 %; seen in 3 lines. */
  ShipType_Localised?: string;
  /** ID the ship had among the player's own. Always; seen in 5 lines. */
  SellShipID: number | bigint;
  /** Credits received. Always; seen in 5 lines. */
  ShipPrice: number;
  /** Name of the system it was stored in, if elsewhere. 60 %; seen in 3 lines. */
  System?: string;
  /** Market ID of the station it was stored at, if elsewhere; since 3.0. 60 %; seen in 3 lines. */
  ShipMarketID?: number | bigint;
  /** Market ID of the station the player is at; since 3.0. Over 99 %; seen in 5 lines. */
  MarketID?: number | bigint;
}

/**
 * Written when the player changes to another of the stored ships. It is outside the specification, and
 * known from 423 real lines.
 */
export interface ShipyardSwap {
  /** Time of the event. Always; seen in 423 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 423 lines. */
  event: 'ShipyardSwap';
  /** Internal name of the ship changed to. Always; seen in 423 lines. */
  ShipType: ShipTypeName;
  /** The ship changed to, as shown in game. 80 %; seen in 338 lines. */
  ShipType_Localised?: string;
  /** ID of that ship among the player's own. Always; seen in 423 lines. */
  ShipID: number | bigint;
  /** Internal name of the old ship, if it is stored. Over 99 %; seen in 423 lines. */
  StoreOldShip?: string;
  /** ID of the ship stored. Over 99 %; seen in 423 lines. */
  StoreShipID?: number | bigint;
  /** Market ID of the station; since 3.0. Always; seen in 423 lines. */
  MarketID: number | bigint;
  /** Internal name of the old ship, if it is sold. Declared only; declared only. */
  SellOldShip?: string;
  /** ID of the ship sold. Declared only; declared only. */
  SellShipID?: number | bigint;
}

/**
 * Written when the player has a stored ship brought from elsewhere. It is outside the specification,
 * and known from 103 real lines.
 */
export interface ShipyardTransfer {
  /** Time of the event. Always; seen in 103 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 103 lines. */
  event: 'ShipyardTransfer';
  /** Internal name of the ship. Always; seen in 103 lines. */
  ShipType: string;
  /** The ship, as shown in game. 77 %; seen in 79 lines. */
  ShipType_Localised?: string;
  /** ID of the ship among the player's own. Always; seen in 103 lines. */
  ShipID: number | bigint;
  /** Name of the system it comes from. Always; seen in 103 lines. */
  System: string;
  /** Market ID of the station it comes from; since 3.0. Always; seen in 103 lines. */
  ShipMarketID: number | bigint;
  /** Distance to that system, in light-years. Always; seen in 103 lines. */
  Distance: number;
  /** Transfer cost, in credits. Always; seen in 103 lines. */
  TransferPrice: number;
  /** Transfer time, in seconds; since 2.4. Always; seen in 103 lines. */
  TransferTime: number;
  /** Market ID of the station the player is at; since 3.0. Always; seen in 103 lines. */
  MarketID: number | bigint;
}

/** A ship stored elsewhere or on its way. */
export interface RemoteShip {
  /** ID of the ship among the player's own. Always; seen in 729 lines. */
  ShipID: number | bigint;
  /** Internal name of the ship. Always; seen in 729 lines. */
  ShipType: string;
  /** The ship, as shown in game. 63 %; seen in 457 lines. */
  ShipType_Localised?: string;
  /** Name the player gave the ship; may be empty or missing. 99 %; seen in 723 lines. */
  Name?: string;
  /** The system it is stored in. 98 %; seen in 717 lines. */
  StarSystem?: string;
  /** Market ID of the station it is stored at. 98 %; seen in 717 lines. */
  ShipMarketID?: number | bigint;
  /** Cost of transferring it here, in credits. 98 %; seen in 717 lines. */
  TransferPrice?: number;
  /** Time to transfer it here, in seconds. 98 %; seen in 717 lines. */
  TransferTime?: number;
  /** It is being transferred; omitted if not. 1.6 %; seen in 12 lines. */
  InTransit?: boolean;
  /** Value of the ship, in credits. Always; seen in 729 lines. */
  Value: number;
  /** It is marked as hot. Always; seen in 729 lines. */
  Hot: boolean;
}

/** A ship stored at this station. */
export interface StoredShip {
  /** ID of the ship among the player's own. Always; seen in 729 lines. */
  ShipID: number | bigint;
  /** Internal name of the ship. Always; seen in 729 lines. */
  ShipType: ShipTypeName;
  /** The ship, as shown in game. 71 %; seen in 518 lines. */
  ShipType_Localised?: string;
  /** Name the player gave the ship; may be empty or missing. 69 %; seen in 499 lines. */
  Name?: string;
  /** Value of the ship, in credits. Always; seen in 729 lines. */
  Value: number;
  /** It is marked as hot. Always; seen in 729 lines. */
  Hot: boolean;
}

/**
 * Written when the player opens a shipyard. It is outside the specification, and known from 729 real
 * lines. It came with version 3.0 of the game.
 */
export interface StoredShips {
  /** Time of the event. Always; seen in 729 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 729 lines. */
  event: 'StoredShips';
  /** Name of the station the player is at. Always; seen in 729 lines. */
  StationName: string;
  /** Market ID of that station. Always; seen in 729 lines. */
  MarketID: number | bigint;
  /** Name of its system. Always; seen in 729 lines. */
  StarSystem: string;
  /** The ships stored at this station. Always; seen in 729 lines. */
  ShipsHere: StoredShip[];
  /** The ships stored elsewhere. Always; seen in 729 lines. */
  ShipsRemote: RemoteShip[];
}

/** An amount of one material paid to a technology broker. */
export interface BrokerMaterial {
  /** Internal name of the material. Always; seen in 47 lines. */
  Name: string;
  /** The material, as shown in game. 68 %; seen in 32 lines. */
  Name_Localised?: string;
  /** How many. Always; seen in 47 lines. */
  Count: number;
  /** Category of the material. Always; seen in 47 lines. */
  Category: MaterialCategory;
}

/** An amount of one commodity paid to a technology broker. */
export interface BrokerCommodity {
  /** Internal name of the commodity. Always; seen in 47 lines. */
  Name: string;
  /** The commodity, as shown in game. Over 99 %; seen in 47 lines. */
  Name_Localised?: string;
  /** Number of tonnes. Always; seen in 47 lines. */
  Count: number;
}

/** A module or weapon the player may now buy. */
export interface UnlockedItem {
  /** Internal name of the module or weapon. Always; seen in 47 lines. */
  Name: string;
  /** The module or weapon, as shown in game. Over 99 %; seen in 47 lines. */
  Name_Localised?: string;
}

/**
 * Written when the player unlocks technology at a technology broker. It is outside the specification,
 * and known from 47 real lines. It came with version 3.0 of the game.
 */
export interface TechnologyBroker {
  /** Time of the event. Always; seen in 47 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 47 lines. */
  event: 'TechnologyBroker';
  /** Type of broker; since 3.0.3. Always; seen in 47 lines. */
  BrokerType: TechnologyBrokerType;
  /** Market ID of the station. Always; seen in 47 lines. */
  MarketID: number | bigint;
  /** What has been unlocked. Always; seen in 47 lines. */
  ItemsUnlocked: UnlockedItem[];
  /** The commodities paid; since 3.0.3. Always; seen in 47 lines. */
  Commodities: BrokerCommodity[];
  /** The materials paid; since 3.0.3. Always; seen in 47 lines. */
  Materials: BrokerMaterial[];
  /**
   * Internal name of what has been unlocked, where a single item is written. Declared only; declared
   * only.
   */
  ItemUnlocked?: string;
}

/** An amount of one thing carried on foot. */
export interface MicroResource {
  /** Internal name of the item. Always; seen in 2 lines. */
  Name: string;
  /** The item, as shown in game. Over 99 %; seen in 2 lines. */
  Name_Localised?: string;
  /** Category of the item. Always; seen in 2 lines. */
  Category: MicroResourceCategory;
  /** How many. Always; seen in 2 lines. */
  Count: number;
}

/**
 * Written when the player hands in items for a power, on foot. It is outside the specification, and
 * known from 2 real lines. It came with version 4.0.0.1900 of the game.
 */
export interface DeliverPowerMicroResources {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'DeliverPowerMicroResources';
  /** Number of items in all. Always; seen in 2 lines. */
  TotalCount: number;
  /** The items handed in. Always; seen in 2 lines. */
  MicroResources: MicroResource[];
  /** Market ID of the station. Always; seen in 2 lines. */
  MarketID: number | bigint;
}

/**
 * Written when the player hacks a holoscreen so that it advertises another power. It is outside the
 * specification, and known from 2 real lines. It came with version 4.0.0.1900 of the game.
 */
export interface HoloscreenHacked {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'HoloscreenHacked';
  /** The power it advertised before, if any. Over 99 %; seen in 2 lines. */
  PowerBefore?: string;
  /** The power it advertises now. Always; seen in 2 lines. */
  PowerAfter: string;
}

/**
 * Written when the game starts up, if the player is pledged to a power. It is outside the
 * specification, and known from 5,239 real lines. It came with version 3.0 of the game.
 */
export interface Powerplay {
  /** Time of the event. Always; seen in 5,239 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5,239 lines. */
  event: 'Powerplay';
  /** The power the player is pledged to. Always; seen in 5,239 lines. */
  Power: PowerName;
  /** The player's rank with the power. Always; seen in 5,239 lines. */
  Rank: number;
  /** The player's merits. Always; seen in 5,239 lines. */
  Merits: number;
  /** Votes the player has; only in the first Powerplay; until 4.0.0.1804. 99 %; seen in 5,187 lines. */
  Votes?: number;
  /** Time since the player pledged, in seconds. Always; seen in 5,239 lines. */
  TimePledged: number;
}

/**
 * Written when the player picks up commodities of a power to deliver them. It is outside the
 * specification, and known from 257 real lines.
 */
export interface PowerplayCollect {
  /** Time of the event. Always; seen in 257 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 257 lines. */
  event: 'PowerplayCollect';
  /** The power the player is pledged to. Always; seen in 257 lines. */
  Power: PowerName;
  /** Internal name of the commodity of the power. Always; seen in 257 lines. */
  Type: string;
  /** The commodity of the power, as shown in game. Over 99 %; seen in 257 lines. */
  Type_Localised?: string;
  /** Tonnes picked up. Always; seen in 257 lines. */
  Count: number;
}

/**
 * Written when the player leaves one power for another. It is outside the specification, and known
 * from 1 real line.
 */
export interface PowerplayDefect {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'PowerplayDefect';
  /** The power left. Always; seen in 1 line. */
  FromPower: PowerName;
  /** The power joined. Always; seen in 1 line. */
  ToPower: PowerName;
}

/**
 * Written when the player delivers commodities of a power. It is outside the specification, and known
 * from 5 real lines.
 */
export interface PowerplayDeliver {
  /** Time of the event. Always; seen in 5 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5 lines. */
  event: 'PowerplayDeliver';
  /** The power the player is pledged to. Always; seen in 5 lines. */
  Power: PowerName;
  /** Internal name of the commodity of the power. Always; seen in 5 lines. */
  Type: string;
  /** The commodity of the power, as shown in game. Over 99 %; seen in 5 lines. */
  Type_Localised?: string;
  /** Tonnes delivered. Always; seen in 5 lines. */
  Count: number;
}

/**
 * Written when the player pays to get the next allocation of a power's commodities at once; part of
 * the first Powerplay. It is outside the specification, and known from 234 real lines. Version
 * 4.0.0.1804 of the game was the last to write it.
 */
export interface PowerplayFastTrack {
  /** Time of the event. Always; seen in 234 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 234 lines. */
  event: 'PowerplayFastTrack';
  /** The power the player is pledged to. Always; seen in 234 lines. */
  Power: PowerName;
  /** Cost, in credits. Always; seen in 234 lines. */
  Cost: number;
}

/**
 * Written when the player pledges to a power. It is outside the specification, and known from 3 real
 * lines.
 */
export interface PowerplayJoin {
  /** Time of the event. Always; seen in 3 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3 lines. */
  event: 'PowerplayJoin';
  /** The power joined. Always; seen in 3 lines. */
  Power: PowerName;
}

/**
 * Written when the player leaves a power. It is outside the specification, and known from 4 real
 * lines.
 */
export interface PowerplayLeave {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'PowerplayLeave';
  /** The power left. Always; seen in 4 lines. */
  Power: PowerName;
}

/**
 * Written when the player earns merits. It is outside the specification, and known from 142 real
 * lines. It came with version 4.1.0.200 of the game.
 */
export interface PowerplayMerits {
  /** Time of the event. Always; seen in 142 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 142 lines. */
  event: 'PowerplayMerits';
  /** The power the player is pledged to. Always; seen in 142 lines. */
  Power: PowerName;
  /** Merits earned now. Always; seen in 142 lines. */
  MeritsGained: number;
  /** Merits the player now has. Always; seen in 142 lines. */
  TotalMerits: number;
}

/**
 * Written when the player's rank with a power changes. It is outside the specification, and known from
 * 1 real line. It came with version 4.1.0.200 of the game.
 */
export interface PowerplayRank {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'PowerplayRank';
  /** The power the player is pledged to. Always; seen in 1 line. */
  Power: PowerName;
  /** The player's new rank with the power. Always; seen in 1 line. */
  Rank: number;
}

/**
 * Written when the player collects the pay of a power; part of the first Powerplay. It is outside the
 * specification, and known from 13 real lines. Version 4.0.0.1804 of the game was the last to write
 * it.
 */
export interface PowerplaySalary {
  /** Time of the event. Always; seen in 13 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 13 lines. */
  event: 'PowerplaySalary';
  /** The power the player is pledged to. Always; seen in 13 lines. */
  Power: PowerName;
  /** Pay, in credits. Always; seen in 13 lines. */
  Amount: number;
}

/**
 * Written when the player votes on the plans of a power; part of the first Powerplay. It is declared
 * only: public libraries name it, but no real line of it was seen. Version 4.0.0.1804 of the game was
 * the last to write it.
 */
export interface PowerplayVote {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'PowerplayVote';
  /** The power the player is pledged to. Always; declared only. */
  Power: string;
  /** Number of votes cast. Always; declared only. */
  Votes: number;
  /** Number of votes for consolidation, that is against further growth. Always; declared only. */
  VoteToConsolidate: number;
  /** The system voted on. Optional; declared only. */
  System?: string;
}

/**
 * Written when the player is paid for fighting on behalf of a power; part of the first Powerplay. It
 * is outside the specification, and known from 1 real line. Version 4.0.0.1804 of the game was the
 * last to write it.
 */
export interface PowerplayVoucher {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'PowerplayVoucher';
  /** The power the player is pledged to. Always; seen in 1 line. */
  Power: PowerName;
  /** Names of the systems the vouchers are for. Always; seen in 1 line. */
  Systems: string[];
}

/**
 * Written when the player gets items for a task of a power, on foot. It is outside the specification,
 * and known from 4 real lines. It came with version 4.0.0.1900 of the game.
 */
export interface RequestPowerMicroResources {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'RequestPowerMicroResources';
  /** Number of items in all. Always; seen in 4 lines. */
  TotalCount: number;
  /** The items received. Always; seen in 4 lines. */
  MicroResources: MicroResource[];
  /** Market ID of the station. Always; seen in 4 lines. */
  MarketID: number | bigint;
}

/**
 * Written when the player moves credits to or from the carrier. It is outside the specification, and
 * known from 46 real lines. It came with version 3.7 of the game.
 */
export interface CarrierBankTransfer {
  /** Time of the event. Always; seen in 46 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 46 lines. */
  event: 'CarrierBankTransfer';
  /** ID of the carrier, which is also that of its market. Always; seen in 46 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 6 lines. */
  CarrierType?: CarrierTypeName;
  /** Credits taken from the carrier. 22 %; seen in 10 lines. */
  Withdraw?: number;
  /** Credits given to the carrier. 78 %; seen in 36 lines. */
  Deposit?: number;
  /** Balance of the player afterwards, in credits. Always; seen in 46 lines. */
  PlayerBalance: number;
  /** Balance of the carrier afterwards, in credits. Always; seen in 46 lines. */
  CarrierBalance: number;
}

/**
 * Written when the player buys a carrier. It is outside the specification, and known from 3 real
 * lines. It came with version 3.7 of the game.
 */
export interface CarrierBuy {
  /** Time of the event. Always; seen in 3 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3 lines. */
  event: 'CarrierBuy';
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 33 %; seen in 1 line. */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market. Always; seen in 3 lines. */
  CarrierID: number | bigint;
  /** ID of the market where it was bought. Always; seen in 3 lines. */
  BoughtAtMarket: number;
  /** Name of the system where it appears. Always; seen in 3 lines. */
  Location: string;
  /** Address of that system. Always; seen in 3 lines. */
  SystemAddress: number | bigint;
  /** Price, in credits. Always; seen in 3 lines. */
  Price: number;
  /** Internal name of the layout. Always; seen in 3 lines. */
  Variant: CarrierVariant;
  /** Callsign of the carrier. Always; seen in 3 lines. */
  Callsign: string;
}

/**
 * Written when the player calls off the decommissioning of the carrier. It is declared only: public
 * libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
 */
export interface CarrierCancelDecommission {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'CarrierCancelDecommission';
  /** ID of the carrier, which is also that of its market. Always; declared only. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only. */
  CarrierType?: string;
}

/**
 * Written when the player hires, dismisses, replaces or pauses crew of the carrier. It is outside the
 * specification, and known from 192 real lines. It came with version 3.7 of the game.
 */
export interface CarrierCrewServices {
  /** Time of the event. Always; seen in 192 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 192 lines. */
  event: 'CarrierCrewServices';
  /** ID of the carrier, which is also that of its market. Always; seen in 192 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 2.1 %; seen in 4 lines. */
  CarrierType?: CarrierTypeName;
  /** The post. Always; seen in 192 lines. */
  CrewRole: CarrierCrewRole;
  /** What happens to the post. Always; seen in 192 lines. */
  Operation: CarrierCrewOperation;
  /** Name of the crew member. Always; seen in 192 lines. */
  CrewName: string;
}

/**
 * Written when the player asks for the carrier to be decommissioned. It is declared only: public
 * libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
 */
export interface CarrierDecommission {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'CarrierDecommission';
  /** ID of the carrier, which is also that of its market. Always; declared only. */
  CarrierID: number | bigint;
  /** Credits to be returned. Always; declared only. */
  ScrapRefund: number;
  /** When the carrier will be scrapped, in seconds since 1970. Always; declared only. */
  ScrapTime: number;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only. */
  CarrierType?: string;
}

/**
 * Written when the player gives tritium to a carrier. It is outside the specification, and known from
 * 26 real lines. It came with version 3.7 of the game.
 */
export interface CarrierDepositFuel {
  /** Time of the event. Always; seen in 26 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 26 lines. */
  event: 'CarrierDepositFuel';
  /** ID of the carrier, which is also that of its market. Always; seen in 26 lines. */
  CarrierID: number | bigint;
  /** Tonnes of tritium given. Always; seen in 26 lines. */
  Amount: number;
  /** Tonnes of tritium in the carrier's tank afterwards. Always; seen in 26 lines. */
  Total: number;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only. */
  CarrierType?: string;
}

/**
 * Written when the player changes who may dock at the carrier. It is outside the specification, and
 * known from 12 real lines. It came with version 3.7 of the game.
 */
export interface CarrierDockingPermission {
  /** Time of the event. Always; seen in 12 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 12 lines. */
  event: 'CarrierDockingPermission';
  /** ID of the carrier, which is also that of its market. Always; seen in 12 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.3 %; seen in 1 line. */
  CarrierType?: CarrierTypeName;
  /** Who may dock. Always; seen in 12 lines. */
  DockingAccess: CarrierDockingAccess;
  /** Notorious players may dock, too. Always; seen in 12 lines. */
  AllowNotorious: boolean;
}

/**
 * Written when the player changes the finances of the carrier. It is outside the specification, and
 * known from 8 real lines. It came with version 3.7 of the game.
 */
export interface CarrierFinance {
  /** Time of the event. Always; seen in 8 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 8 lines. */
  event: 'CarrierFinance';
  /** ID of the carrier, which is also that of its market. Always; seen in 8 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 1 line. */
  CarrierType?: CarrierTypeName;
  /** Tariff on all services, in percent; in old journals only. 13 %; seen in 1 line. */
  TaxRate?: number;
  /** Balance of the carrier, in credits. Always; seen in 8 lines. */
  CarrierBalance: number;
  /** Part of the balance set aside for upkeep, in credits. Always; seen in 8 lines. */
  ReserveBalance: number;
  /** Part of the balance that can be spent, in credits. Always; seen in 8 lines. */
  AvailableBalance: number;
  /** Share of the balance set aside for upkeep, in percent. Over 99 %; seen in 8 lines. */
  ReservePercent?: number;
  /** Tariff at Pioneer Supplies, in percent. Declared only; declared only. */
  TaxRate_pioneersupplies?: number;
  /** Tariff at the shipyard, in percent. 38 %; seen in 3 lines. */
  TaxRate_shipyard?: number;
  /** Tariff on rearming, in percent. 88 %; seen in 7 lines. */
  TaxRate_rearm?: number;
  /** Tariff on outfitting, in percent. 38 %; seen in 3 lines. */
  TaxRate_outfitting?: number;
  /** Tariff on refuelling, in percent. 88 %; seen in 7 lines. */
  TaxRate_refuel?: number;
  /** Tariff on repairs, in percent. 88 %; seen in 7 lines. */
  TaxRate_repair?: number;
}

/**
 * Written when a carrier jumps to another system with the player on board. It is outside the
 * specification, and known from 135 real lines. It came with version 3.7 of the game.
 */
export interface CarrierJump {
  /** Time of the event. Always; seen in 135 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 135 lines. */
  event: 'CarrierJump';
  /** The player is in a ship docked at the carrier. Always; seen in 135 lines. */
  Docked: boolean;
  /** Callsign of the carrier. 76 %; seen in 103 lines. */
  StationName?: string;
  /** Type of station. 76 %; seen in 103 lines. */
  StationType?: StationTypeName;
  /** ID of the carrier's market. 76 %; seen in 103 lines. */
  MarketID?: number | bigint;
  /** The faction that runs the carrier. 76 %; seen in 103 lines. */
  StationFaction?: ControllingFaction | string;
  /** Internal name of the carrier's government. 76 %; seen in 103 lines. */
  StationGovernment?: GovernmentToken;
  /** The carrier's government, as shown in game. 76 %; seen in 103 lines. */
  StationGovernment_Localised?: string;
  /** What the carrier offers. 76 %; seen in 103 lines. */
  StationServices?: StationService[];
  /** Internal name of the carrier's economy. 76 %; seen in 103 lines. */
  StationEconomy?: EconomyToken;
  /** The carrier's economy, as shown in game. 76 %; seen in 103 lines. */
  StationEconomy_Localised?: string;
  /** The economies of the carrier. 76 %; seen in 103 lines. */
  StationEconomies?: EconomyShare[];
  /** The player is in a taxi; since 4.0. 75 %; seen in 101 lines. */
  Taxi?: boolean;
  /** The player is in another player's ship; since 4.0. 75 %; seen in 101 lines. */
  Multicrew?: boolean;
  /** The player is wanted in the system. Declared only; declared only. */
  Wanted?: boolean;
  /** The player is on foot; omitted if not. 24 %; seen in 32 lines. */
  OnFoot?: boolean;
  /** Name of the destination system. Always; seen in 135 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 135 lines. */
  SystemAddress: number | bigint;
  /**
   * X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
   * 135 lines.
   */
  StarPos: [number, number, number];
  /** Superpower the system is aligned with; may be empty; may be empty. Always; seen in 135 lines. */
  SystemAllegiance: AllegianceName | '';
  /** Internal name of the main economy. Always; seen in 135 lines. */
  SystemEconomy: EconomyToken;
  /** The main economy, as shown in game. Over 99 %; seen in 135 lines. */
  SystemEconomy_Localised?: string;
  /** Internal name of the second economy. Always; seen in 135 lines. */
  SystemSecondEconomy: EconomyToken;
  /** The second economy, as shown in game. Over 99 %; seen in 135 lines. */
  SystemSecondEconomy_Localised?: string;
  /** Internal name of the government. Always; seen in 135 lines. */
  SystemGovernment: GovernmentToken;
  /** The government, as shown in game. Over 99 %; seen in 135 lines. */
  SystemGovernment_Localised?: string;
  /** Internal name of the security level. Always; seen in 135 lines. */
  SystemSecurity: SecurityLevel;
  /** The security level, as shown in game. Over 99 %; seen in 135 lines. */
  SystemSecurity_Localised?: string;
  /** Population of the system. Always; seen in 135 lines. */
  Population: number;
  /** Name of the body the carrier arrived at. Always; seen in 135 lines. */
  Body: string;
  /** ID of that body within the system. Always; seen in 135 lines. */
  BodyID: number | bigint;
  /** Type of that body. Always; seen in 135 lines. */
  BodyType: BodyTypeName;
  /** The power that controls the system; since 4.0.0.1900. 5.2 %; seen in 7 lines. */
  ControllingPower?: PowerName;
  /** Powers active in the system. 9.6 %; seen in 13 lines. */
  Powers?: PowerName[];
  /** Powerplay state of the system. 9.6 %; seen in 13 lines. */
  PowerplayState?: PowerplayState;
  /** Control progress within the current state; since 4.1.0.200. 3 %; seen in 4 lines. */
  PowerplayStateControlProgress?: number;
  /** Merits earned by reinforcement; since 4.1.0.200. 3 %; seen in 4 lines. */
  PowerplayStateReinforcement?: number;
  /** Merits earned by undermining; since 4.1.0.200. 3 %; seen in 4 lines. */
  PowerplayStateUndermining?: number;
  /** The contending powers; only while the system is unoccupied. 0.7 %; seen in 1 line. */
  PowerplayConflictProgress?: ContendingPower[];
  /** The factions present in the system. 30 %; seen in 40 lines. */
  Factions?: Faction[];
  /** The faction that controls the system. 30 %; seen in 40 lines. */
  SystemFaction?: ControllingFaction | string;
  /** Conflicts between factions in the system. 11 %; seen in 15 lines. */
  Conflicts?: Conflict[];
  /** The Thargoid war in the system; since 4.0.0.1500. 1.5 %; seen in 2 lines. */
  ThargoidWar?: ThargoidWar;
}

/**
 * Written when the player calls off a jump of the carrier. It is outside the specification, and known
 * from 23 real lines. It came with version 3.7 of the game.
 */
export interface CarrierJumpCancelled {
  /** Time of the event. Always; seen in 23 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 23 lines. */
  event: 'CarrierJumpCancelled';
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 4.3 %; seen in 1 line. */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market. Always; seen in 23 lines. */
  CarrierID: number | bigint;
}

/**
 * Written when the player schedules a jump of the carrier. It is outside the specification, and known
 * from 222 real lines. It came with version 3.7 of the game.
 */
export interface CarrierJumpRequest {
  /** Time of the event. Always; seen in 222 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 222 lines. */
  event: 'CarrierJumpRequest';
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.6 %; seen in 19 lines. */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market. Always; seen in 222 lines. */
  CarrierID: number | bigint;
  /** Name of the destination system. Always; seen in 222 lines. */
  SystemName: string;
  /** Name of the destination body; since 3.7. 88 %; seen in 195 lines. */
  Body?: string;
  /** Address of the system. Always; seen in 222 lines. */
  SystemAddress: number | bigint;
  /** ID of the body within the system; since 3.7. Always; seen in 222 lines. */
  BodyID: number | bigint;
  /** When the carrier will jump; since 4.0.0.1475. 99 %; seen in 219 lines. */
  DepartureTime?: string;
}

/**
 * Written when the game starts up, and whenever the player's carrier has jumped. It is outside the
 * specification, and known from 151 real lines. It came with version 4.1.0.200 of the game.
 */
export interface CarrierLocation {
  /** Time of the event. Always; seen in 151 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 151 lines. */
  event: 'CarrierLocation';
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 54 %; seen in 81 lines. */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market. Always; seen in 151 lines. */
  CarrierID: number | bigint;
  /** Name of the system the carrier is in. Always; seen in 151 lines. */
  StarSystem: string;
  /** Address of that system. Always; seen in 151 lines. */
  SystemAddress: number | bigint;
  /** ID of the body it orbits. Always; seen in 151 lines. */
  BodyID: number | bigint;
}

/**
 * Written when the player buys or sells a pack of modules for the carrier's outfitting. It is outside
 * the specification, and known from 6 real lines. It came with version 3.7 of the game.
 */
export interface CarrierModulePack {
  /** Time of the event. Always; seen in 6 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 6 lines. */
  event: 'CarrierModulePack';
  /** ID of the carrier, which is also that of its market. Always; seen in 6 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only. */
  CarrierType?: string;
  /** What is done with the pack. Over 99 %; seen in 6 lines. */
  Operation?: CarrierPackOperation;
  /** Theme of the pack. Always; seen in 6 lines. */
  PackTheme: CarrierPackTheme;
  /** Tier of the pack. Always; seen in 6 lines. */
  PackTier: number;
  /** Credits returned for a pack sold. 50 %; seen in 3 lines. */
  Refund?: number;
  /** Credits paid for a pack bought or restocked. 50 %; seen in 3 lines. */
  Cost?: number;
}

/**
 * Written when the player renames the carrier. It is outside the specification, and known from 4 real
 * lines. It came with version 3.7 of the game.
 */
export interface CarrierNameChange {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'CarrierNameChange';
  /** ID of the carrier, which is also that of its market. Always; seen in 4 lines. */
  CarrierID: number | bigint;
  /** Type of carrier, which the game writes under an empty key; since 4.2.0.0. 50 %; seen in 2 lines. */
  ''?: CarrierTypeName;
  /** The new name. Always; seen in 4 lines. */
  Name: string;
  /** Callsign of the carrier. Always; seen in 4 lines. */
  Callsign: string;
}

/**
 * Written when the player renames the carrier, according to the manual; the game itself writes
 * CarrierNameChange. It is declared only: public libraries name it, but no real line of it was seen.
 * It came with version 3.7 of the game.
 */
export interface CarrierNameChanged {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'CarrierNameChanged';
  /** ID of the carrier, which is also that of its market. Declared only; declared only. */
  CarrierID?: number | bigint;
  /** Callsign of the carrier. Declared only; declared only. */
  Callsign?: string;
  /** The new name. Declared only; declared only. */
  Name?: string;
}

/**
 * Written when the player buys, restocks or sells a pack of ships for the carrier's shipyard. It is
 * declared only: public libraries name it, but no real line of it was seen. It came with version 3.7
 * of the game.
 */
export interface CarrierShipPack {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'CarrierShipPack';
  /** ID of the carrier, which is also that of its market. Always; declared only. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only. */
  CarrierType?: string;
  /** What is done with the pack. Optional; declared only. */
  Operation?: string;
  /** Theme of the pack. Always; declared only. */
  PackTheme: string;
  /** Tier of the pack. Always; declared only. */
  PackTier: number;
  /** Credits returned for a pack sold. Optional; declared only. */
  Refund?: number;
  /** Credits paid for a pack bought or restocked. Optional; declared only. */
  Cost?: number;
}

/** A pack of ships or modules that a carrier offers. */
export interface CarrierPack {
  /** Theme of the pack. Always; seen in 1,228 lines. */
  PackTheme: string;
  /** Tier of the pack. Always; seen in 1,228 lines. */
  PackTier: number;
}

/** A post on board a carrier. */
export interface CarrierPost {
  /** The post. Always; seen in 1,228 lines. */
  CrewRole: CarrierCrewRole;
  /** A crew member has been hired for it. Always; seen in 1,228 lines. */
  Activated: boolean;
  /** The service is open; omitted without a crew member. 61 %; seen in 747 lines. */
  Enabled?: boolean;
  /** Name of the crew member; omitted without one. 61 %; seen in 747 lines. */
  CrewName?: string;
}

/** The finances of a carrier. */
export interface CarrierAccounts {
  /** Balance of the carrier, in credits. Always; seen in 1,228 lines. */
  CarrierBalance: number;
  /** Part of the balance set aside for upkeep, in credits. Always; seen in 1,228 lines. */
  ReserveBalance: number;
  /** Part of the balance that can be spent, in credits. Always; seen in 1,228 lines. */
  AvailableBalance: number;
  /** Share of the balance set aside for upkeep, in percent. 100 %; seen in 1,222 lines. */
  ReservePercent?: number;
  /** Tariff at Pioneer Supplies, in percent. 1.5 %; seen in 18 lines. */
  TaxRate_pioneersupplies?: number;
  /** Tariff at the shipyard, in percent; since 4.0.0.1700. 15 %; seen in 181 lines. */
  TaxRate_shipyard?: number;
  /** Tariff on rearming, in percent; since 4.0.0.1700. 90 %; seen in 1,105 lines. */
  TaxRate_rearm?: number;
  /** Tariff on outfitting, in percent; since 4.0.0.1700. 25 %; seen in 309 lines. */
  TaxRate_outfitting?: number;
  /** Tariff on refuelling, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines. */
  TaxRate_refuel?: number;
  /** Tariff on repairs, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines. */
  TaxRate_repair?: number;
  /** Tariff on all services, in percent; in old journals only; until 3.7. 1.9 %; seen in 23 lines. */
  TaxRate?: number;
}

/** How the space on board a carrier is used. */
export interface CarrierSpace {
  /** Space in all, in tonnes. Always; seen in 1,228 lines. */
  TotalCapacity: number;
  /** Space taken by services, in tonnes. Always; seen in 1,228 lines. */
  Crew: number;
  /** Space taken by cargo, in tonnes. Always; seen in 1,228 lines. */
  Cargo: number;
  /** Space kept free for purchase orders, in tonnes. Always; seen in 1,228 lines. */
  CargoSpaceReserved: number;
  /** Space taken by ship packs, in tonnes. Always; seen in 1,228 lines. */
  ShipPacks: number;
  /** Space taken by module packs, in tonnes. Always; seen in 1,228 lines. */
  ModulePacks: number;
  /** Free space, in tonnes. Always; seen in 1,228 lines. */
  FreeSpace: number;
}

/**
 * Written when the player opens the management of the carrier. It is outside the specification, and
 * known from 1,228 real lines. It came with version 3.7 of the game.
 */
export interface CarrierStats {
  /** Time of the event. Always; seen in 1,228 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,228 lines. */
  event: 'CarrierStats';
  /** ID of the carrier, which is also that of its market. Always; seen in 1,228 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 7.7 %; seen in 95 lines. */
  CarrierType?: CarrierTypeName;
  /** Callsign of the carrier. Always; seen in 1,228 lines. */
  Callsign: string;
  /** Name of the carrier. Always; seen in 1,228 lines. */
  Name: string;
  /** Who may dock. Always; seen in 1,228 lines. */
  DockingAccess: CarrierDockingAccess;
  /** Notorious players may dock, too. Always; seen in 1,228 lines. */
  AllowNotorious: boolean;
  /** Tonnes of tritium in the tank. Always; seen in 1,228 lines. */
  FuelLevel: number;
  /** Jump range with the present load, in light-years. Always; seen in 1,228 lines. */
  JumpRangeCurr: number;
  /** Greatest jump range, in light-years. Always; seen in 1,228 lines. */
  JumpRangeMax: number;
  /** The carrier is to be decommissioned. Always; seen in 1,228 lines. */
  PendingDecommission: boolean;
  /** How the space on board is used. Always; seen in 1,228 lines. */
  SpaceUsage: CarrierSpace;
  /** The finances of the carrier. Always; seen in 1,228 lines. */
  Finance: CarrierAccounts;
  /** The posts on board. Always; seen in 1,228 lines. */
  Crew: CarrierPost[];
  /** Ship packs on board. Always; seen in 1,228 lines. */
  ShipPacks: CarrierPack[];
  /** Module packs on board. Always; seen in 1,228 lines. */
  ModulePacks: CarrierPack[];
}

/**
 * Written when the player sets or cancels a trade order on the carrier. It is outside the
 * specification, and known from 137 real lines. It came with version 3.7 of the game.
 */
export interface CarrierTradeOrder {
  /** Time of the event. Always; seen in 137 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 137 lines. */
  event: 'CarrierTradeOrder';
  /** ID of the carrier, which is also that of its market. Always; seen in 137 lines. */
  CarrierID: number | bigint;
  /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only. */
  CarrierType?: string;
  /** The order is on the carrier's black market. Always; seen in 137 lines. */
  BlackMarket: boolean;
  /** Internal name of the commodity. Always; seen in 137 lines. */
  Commodity: string;
  /** The commodity, as shown in game. 49 %; seen in 67 lines. */
  Commodity_Localised?: string;
  /** Units offered for sale. 24 %; seen in 33 lines. */
  SaleOrder?: number;
  /** Units wanted. 58 %; seen in 79 lines. */
  PurchaseOrder?: number;
  /** Price per unit, in credits; omitted if the order is cancelled. 82 %; seen in 112 lines. */
  Price?: number;
  /** The order is cancelled; omitted if not. 18 %; seen in 25 lines. */
  CancelTrade?: boolean;
}

/** Something the bartender of a carrier buys or sells. */
export interface BartenderItem {
  /** ID of the item in the market. Declared only; declared only. */
  id?: number | bigint;
  /** Internal name of the item. Declared only; declared only. */
  Name?: string;
  /** The item, as shown in game. Declared only; declared only. */
  Name_Localised?: string;
  /** Price per piece, in credits. Declared only; declared only. */
  Price?: number;
  /** Pieces for sale. Declared only; declared only. */
  Stock?: number;
  /** Pieces wanted. Declared only; declared only. */
  Demand?: number;
}

/**
 * Written when the player looks at what the bartender of a carrier trades. It is outside the
 * specification, and known from 31 real lines. It came with version 4.0.0.1300 of the game.
 */
export interface FCMaterials {
  /** Time of the event. Always; seen in 31 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 31 lines. */
  event: 'FCMaterials';
  /** ID of the carrier's market. Always; seen in 31 lines. */
  MarketID: number | bigint;
  /** Name of the carrier. Always; seen in 31 lines. */
  CarrierName: string;
  /** Callsign of the carrier. Always; seen in 31 lines. */
  CarrierID: string;
  /** What the bartender trades; only in the file. Optional; seen in 1 line. */
  Items?: BartenderItem[];
}

/**
 * Written when the content of the backpack is listed, in early versions of Odyssey; the game now
 * writes Backpack. It is outside the specification, and known from 1 real line.
 */
export interface BackPack2 {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'BackPack';
}

/** Something kept in a backpack or in a ship's locker. */
export interface CarriedItem {
  /** Internal name of the item. Always; seen in 2 lines. */
  Name: string;
  /** The item, as shown in game. 90 %; seen in 2 lines. */
  Name_Localised?: string;
  /** ID of whom it belongs to; often 0. Always; seen in 2 lines. */
  OwnerID: number | bigint;
  /** The mission it is for. 0.1 %; seen in 0 lines. */
  MissionID?: number | bigint;
  /** How many. Always; seen in 2 lines. */
  Count: number;
}

/**
 * Written when the content of the backpack is listed, in early versions of Odyssey; the game now
 * writes Backpack. It is outside the specification, and known from 2 real lines.
 */
export interface BackPackMaterials {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'BackPackMaterials';
  /** Goods and assets. Always; seen in 2 lines. */
  Items: CarriedItem[];
  /** Components. Always; seen in 2 lines. */
  Components: CarriedItem[];
  /** Consumables. Always; seen in 2 lines. */
  Consumables: CarriedItem[];
  /** Data. Always; seen in 2 lines. */
  Data: CarriedItem[];
}

/**
 * Written when the player starts the game on foot or disembarks. It is outside the specification, and
 * known from 9,275 real lines. It came with version 4.0 of the game.
 */
export interface Backpack {
  /** Time of the event. Always; seen in 9,275 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 9,275 lines. */
  event: 'Backpack';
  /** Goods and other assets. Over 99 %; seen in 9,275 lines. */
  Items?: CarriedItem[];
  /** Components for engineering. Over 99 %; seen in 9,275 lines. */
  Components?: CarriedItem[];
  /** Consumables, such as grenades and medkits. Over 99 %; seen in 9,275 lines. */
  Consumables?: CarriedItem[];
  /** Data. Over 99 %; seen in 9,275 lines. */
  Data?: CarriedItem[];
}

/** Something put into the backpack or taken out of it. */
export interface BackpackItem {
  /** Internal name of the item. Always; seen in 4,533 lines. */
  Name: string;
  /** The item, as shown in game. 94 %; seen in 4,247 lines. */
  Name_Localised?: string;
  /** ID of whom it belongs to; often 0. Always; seen in 4,533 lines. */
  OwnerID: number | bigint;
  /** The mission it is for. 4.1 %; seen in 186 lines. */
  MissionID?: number | bigint;
  /** How many. Always; seen in 4,533 lines. */
  Count: number;
  /** Category of the item. Always; seen in 4,533 lines. */
  Type: MicroResourceCategory;
}

/**
 * Written when something is put into the backpack or taken out of it. It is outside the specification,
 * and known from 4,533 real lines. It came with version 4.0 of the game.
 */
export interface BackpackChange {
  /** Time of the event. Always; seen in 4,533 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4,533 lines. */
  event: 'BackpackChange';
  /** What was taken out. 14 %; seen in 639 lines. */
  Removed?: BackpackItem[];
  /** What was put in. 86 %; seen in 3,894 lines. */
  Added?: BackpackItem[];
}

/**
 * Written when the game starts up, according to the manual; the game itself writes Backpack. It is
 * declared only: public libraries name it, but no real line of it was seen. It came with version 4.0
 * of the game.
 */
export interface BackpackMaterials2 {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'BackpackMaterials';
}

/**
 * Written when the player books a dropship to a conflict zone, or back from one. It is outside the
 * specification, and known from 31 real lines. It came with version 4.0 of the game.
 */
export interface BookDropship {
  /** Time of the event. Always; seen in 31 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 31 lines. */
  event: 'BookDropship';
  /** The flight leads back from the conflict zone. Always; seen in 31 lines. */
  Retreat: boolean;
  /** Fare, in credits. Always; seen in 31 lines. */
  Cost: number;
  /** Name of the destination system. Always; seen in 31 lines. */
  DestinationSystem: string;
  /** Destination within that system. Always; seen in 31 lines. */
  DestinationLocation: string;
}

/**
 * Written when the player books a taxi. It is outside the specification, and known from 17 real lines.
 * It came with version 4.0 of the game.
 */
export interface BookTaxi {
  /** Time of the event. Always; seen in 17 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 17 lines. */
  event: 'BookTaxi';
  /** Fare, in credits. Always; seen in 17 lines. */
  Cost: number;
  /** Name of the destination system. Always; seen in 17 lines. */
  DestinationSystem: string;
  /** Destination within that system. Always; seen in 17 lines. */
  DestinationLocation: string;
  /** The flight leads back from a conflict zone; since 4.0.0.1300. Declared only; declared only. */
  Retreat?: boolean;
}

/**
 * Written when the player buys things for use on foot. It is outside the specification, and known from
 * 73 real lines. It came with version 4.0 of the game.
 */
export interface BuyMicroResources {
  /** Time of the event. Always; seen in 73 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 73 lines. */
  event: 'BuyMicroResources';
  /** Internal name of the item, if it is a single one. 89 %; seen in 65 lines. */
  Name?: string;
  /** The item, as shown in game, if it is a single one. 89 %; seen in 65 lines. */
  Name_Localised?: string;
  /** Category of the item. 89 %; seen in 65 lines. */
  Category?: MicroResourceCategory;
  /** Category of the item, as shown in game. Declared only; declared only. */
  Category_Localised?: string;
  /** How many. 89 %; seen in 65 lines. */
  Count?: number;
  /** How many things in all; since 4.0.0.1300. 11 %; seen in 8 lines. */
  TotalCount?: number;
  /** What was bought, if it is listed; since 4.0.0.1300. 11 %; seen in 8 lines. */
  MicroResources?: MicroResource[];
  /** Price of all, in credits. Always; seen in 73 lines. */
  Price: number;
  /** ID of the market. Always; seen in 73 lines. */
  MarketID: number | bigint;
}

/**
 * Written when the player buys a suit. It is outside the specification, and known from 13 real lines.
 * It came with version 4.0 of the game.
 */
export interface BuySuit {
  /** Time of the event. Always; seen in 13 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 13 lines. */
  event: 'BuySuit';
  /** Internal name of the suit. Always; seen in 13 lines. */
  Name: string;
  /** The suit, as shown in game. Over 99 %; seen in 13 lines. */
  Name_Localised?: string;
  /** Price, in credits. Always; seen in 13 lines. */
  Price: number;
  /** ID of the suit. Always; seen in 13 lines. */
  SuitID: number | bigint;
  /** Modifications of the suit. Over 99 %; seen in 13 lines. */
  SuitMods?: SuitModName[];
}

/**
 * Written when the player buys a hand weapon. It is outside the specification, and known from 18 real
 * lines. It came with version 4.0 of the game.
 */
export interface BuyWeapon {
  /** Time of the event. Always; seen in 18 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 18 lines. */
  event: 'BuyWeapon';
  /** Internal name of the weapon. Always; seen in 18 lines. */
  Name: string;
  /** The weapon, as shown in game. Over 99 %; seen in 18 lines. */
  Name_Localised?: string;
  /** Grade of the weapon. Over 99 %; seen in 18 lines. */
  Class?: number;
  /** Price, in credits. Always; seen in 18 lines. */
  Price: number;
  /** ID of the weapon. Always; seen in 18 lines. */
  SuitModuleID: number | bigint;
  /** Modifications of the weapon. Over 99 %; seen in 18 lines. */
  WeaponMods?: WeaponModName[];
}

/**
 * Written when the player cancels a dropship. It is outside the specification, and known from 2 real
 * lines. It came with version 4.0 of the game.
 */
export interface CancelDropship {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'CancelDropship';
  /** Credits returned. Always; seen in 2 lines. */
  Refund: number;
}

/**
 * Written when the player cancels a taxi. It is outside the specification, and known from 1 real line.
 * It came with version 4.0 of the game.
 */
export interface CancelTaxi {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'CancelTaxi';
  /** Credits returned. Always; seen in 1 line. */
  Refund: number;
}

/**
 * Written when the player picks something up on foot. It is outside the specification, and known from
 * 3,243 real lines. It came with version 4.0 of the game.
 */
export interface CollectItems {
  /** Time of the event. Always; seen in 3,243 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 3,243 lines. */
  event: 'CollectItems';
  /** Internal name of the item. Always; seen in 3,243 lines. */
  Name: string;
  /** The item, as shown in game. 78 %; seen in 2,539 lines. */
  Name_Localised?: string;
  /** Category of the item. Always; seen in 3,243 lines. */
  Type: MicroResourceCategory;
  /** ID of whom it belongs to; often 0. Always; seen in 3,243 lines. */
  OwnerID: number | bigint;
  /** How many. Always; seen in 3,243 lines. */
  Count: number;
  /** Taking it is theft. Always; seen in 3,243 lines. */
  Stolen: boolean;
}

/**
 * Written when the player creates a loadout for a suit. It is outside the specification, and known
 * from 9 real lines. It came with version 4.0 of the game.
 */
export interface CreateSuitLoadout {
  /** Time of the event. Always; seen in 9 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 9 lines. */
  event: 'CreateSuitLoadout';
  /** ID of the suit. Always; seen in 9 lines. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; seen in 9 lines. */
  SuitName: SuitTypeName;
  /** The suit, as shown in game. Over 99 %; seen in 9 lines. */
  SuitName_Localised?: string;
  /** Modifications of the suit. Over 99 %; seen in 9 lines. */
  SuitMods?: SuitModName[];
  /** ID of the loadout. Always; seen in 9 lines. */
  LoadoutID: number | bigint;
  /** Name the player gave the loadout. Always; seen in 9 lines. */
  LoadoutName: string;
  /** The weapons carried. Always; seen in 9 lines. */
  Modules: SuitModule[];
}

/**
 * Written when the player deletes a loadout of a suit. It is outside the specification, and known from
 * 1 real line. It came with version 4.0 of the game.
 */
export interface DeleteSuitLoadout {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'DeleteSuitLoadout';
  /** ID of the suit. Always; seen in 1 line. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; seen in 1 line. */
  SuitName: SuitTypeName;
  /** The suit, as shown in game. Over 99 %; seen in 1 line. */
  SuitName_Localised?: string;
  /** ID of the loadout. Always; seen in 1 line. */
  LoadoutID: number | bigint;
  /** Name the player gave the loadout. Always; seen in 1 line. */
  LoadoutName: string;
}

/**
 * Written when the player gets out of a ship or SRV. It is outside the specification, and known from
 * 9,078 real lines. It came with version 4.0 of the game.
 */
export interface Disembark {
  /** Time of the event. Always; seen in 9,078 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 9,078 lines. */
  event: 'Disembark';
  /** The vehicle is an SRV. Always; seen in 9,078 lines. */
  SRV: boolean;
  /** The vehicle is a taxi. Always; seen in 9,078 lines. */
  Taxi: boolean;
  /** The vehicle is another player's ship. Always; seen in 9,078 lines. */
  Multicrew: boolean;
  /** ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,051 lines. */
  ID?: number | bigint;
  /** Name of the system. Always; seen in 9,078 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 9,078 lines. */
  SystemAddress: number | bigint;
  /** Name of the body, or of the station. Always; seen in 9,078 lines. */
  Body: string;
  /** ID of the body within the system. Always; seen in 9,078 lines. */
  BodyID: number | bigint;
  /** True at a station. Always; seen in 9,078 lines. */
  OnStation: boolean;
  /** True on a planet. Always; seen in 9,078 lines. */
  OnPlanet: boolean;
  /** Name of the station. 2.5 %; seen in 227 lines. */
  StationName?: string;
  /** The station, as shown in game. Declared only; declared only. */
  StationName_Localised?: string;
  /** Type of station. 2.5 %; seen in 227 lines. */
  StationType?: StationTypeName;
  /** ID of the station's market. 2.5 %; seen in 227 lines. */
  MarketID?: number | bigint;
}

/**
 * Written when the player drops something on foot. It is outside the specification, and known from 127
 * real lines. It came with version 4.0 of the game.
 */
export interface DropItems {
  /** Time of the event. Always; seen in 127 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 127 lines. */
  event: 'DropItems';
  /** Internal name of the item. Always; seen in 127 lines. */
  Name: string;
  /** The item, as shown in game. 93 %; seen in 118 lines. */
  Name_Localised?: string;
  /** Category of the item. Always; seen in 127 lines. */
  Type: MicroResourceCategory;
  /** ID of whom it belongs to; often 0. Always; seen in 127 lines. */
  OwnerID: number | bigint;
  /** The mission it is for. 17 %; seen in 21 lines. */
  MissionID?: number | bigint;
  /** How many. Always; seen in 127 lines. */
  Count: number;
}

/**
 * Written when the player jumps out of a dropship at a conflict zone. It is outside the specification,
 * and known from 31 real lines. It came with version 4.0 of the game.
 */
export interface DropshipDeploy {
  /** Time of the event. Always; seen in 31 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 31 lines. */
  event: 'DropshipDeploy';
  /** Name of the system. Always; seen in 31 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 31 lines. */
  SystemAddress: number | bigint;
  /** Name of the body. Always; seen in 31 lines. */
  Body: string;
  /** ID of the body within the system. Always; seen in 31 lines. */
  BodyID: number | bigint;
  /** True at a station. Always; seen in 31 lines. */
  OnStation: boolean;
  /** True on a planet. Always; seen in 31 lines. */
  OnPlanet: boolean;
}

/** A hired pilot who comes aboard. */
export interface BoardedCrew {
  /** Name of the pilot. Always; seen in 9,066 lines. */
  Name: string;
  /** What the pilot does on board. Always; seen in 9,066 lines. */
  Role: CrewRoleName;
}

/**
 * Written when the player boards a ship or SRV. It is outside the specification, and known from 9,066
 * real lines. It came with version 4.0 of the game.
 */
export interface Embark {
  /** Time of the event. Always; seen in 9,066 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 9,066 lines. */
  event: 'Embark';
  /** The vehicle is an SRV. Always; seen in 9,066 lines. */
  SRV: boolean;
  /** The vehicle is a taxi. Always; seen in 9,066 lines. */
  Taxi: boolean;
  /** The vehicle is another player's ship. Always; seen in 9,066 lines. */
  Multicrew: boolean;
  /** ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,030 lines. */
  ID?: number | bigint;
  /** Hired pilots who come aboard. 0.4 %; seen in 36 lines. */
  Crew?: BoardedCrew[];
  /** Name of the system. Always; seen in 9,066 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 9,066 lines. */
  SystemAddress: number | bigint;
  /** Name of the body, or of the station. Always; seen in 9,066 lines. */
  Body: string;
  /** ID of the body within the system. Always; seen in 9,066 lines. */
  BodyID: number | bigint;
  /** True at a station. Always; seen in 9,066 lines. */
  OnStation: boolean;
  /** True on a planet. Always; seen in 9,066 lines. */
  OnPlanet: boolean;
  /** Name of the station. 2.5 %; seen in 227 lines. */
  StationName?: string;
  /** The station, as shown in game. Declared only; declared only. */
  StationName_Localised?: string;
  /** Type of station. 2.5 %; seen in 227 lines. */
  StationType?: StationTypeName;
  /** ID of the station's market. 2.5 %; seen in 227 lines. */
  MarketID?: number | bigint;
}

/**
 * Written when the player puts a weapon into a loadout of a suit. It is outside the specification, and
 * known from 13 real lines. It came with version 4.0 of the game.
 */
export interface LoadoutEquipModule {
  /** Time of the event. Always; seen in 13 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 13 lines. */
  event: 'LoadoutEquipModule';
  /** Name the player gave the loadout. Always; seen in 13 lines. */
  LoadoutName: string;
  /** ID of the suit. Always; seen in 13 lines. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; seen in 13 lines. */
  SuitName: SuitTypeName;
  /** The suit, as shown in game. Over 99 %; seen in 13 lines. */
  SuitName_Localised?: string;
  /** ID of the loadout. Always; seen in 13 lines. */
  LoadoutID: number | bigint;
  /** The slot of the weapon. Always; seen in 13 lines. */
  SlotName: SuitSlotName;
  /** Internal name of the weapon. Always; seen in 13 lines. */
  ModuleName: HandWeaponName;
  /** The weapon, as shown in game. Over 99 %; seen in 13 lines. */
  ModuleName_Localised?: string;
  /** Grade of the weapon. Over 99 %; seen in 13 lines. */
  Class?: number;
  /** Modifications of the weapon. Over 99 %; seen in 13 lines. */
  WeaponMods?: WeaponModName[];
  /** ID of the weapon. Always; seen in 13 lines. */
  SuitModuleID: number | bigint;
}

/**
 * Written when the player takes a weapon out of a loadout of a suit. It is outside the specification,
 * and known from 1 real line. It came with version 4.0 of the game.
 */
export interface LoadoutRemoveModule {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'LoadoutRemoveModule';
  /** Name the player gave the loadout. Always; seen in 1 line. */
  LoadoutName: string;
  /** ID of the suit. Always; seen in 1 line. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; seen in 1 line. */
  SuitName: SuitTypeName;
  /** The suit, as shown in game. Over 99 %; seen in 1 line. */
  SuitName_Localised?: string;
  /** ID of the loadout. Always; seen in 1 line. */
  LoadoutID: number | bigint;
  /** The slot of the weapon. Always; seen in 1 line. */
  SlotName: SuitSlotName;
  /** Internal name of the weapon. Always; seen in 1 line. */
  ModuleName: HandWeaponName;
  /** The weapon, as shown in game. Over 99 %; seen in 1 line. */
  ModuleName_Localised?: string;
  /** Grade of the weapon. Always; seen in 1 line. */
  Class: number;
  /** ID of the weapon. Always; seen in 1 line. */
  SuitModuleID: number | bigint;
  /** Modifications of the weapon. Always; seen in 1 line. */
  WeaponMods: string[];
}

/**
 * Written when the player renames a loadout of a suit. It is outside the specification, and known from
 * 2 real lines. It came with version 4.0 of the game.
 */
export interface RenameSuitLoadout {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'RenameSuitLoadout';
  /** ID of the suit. Always; seen in 2 lines. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; seen in 2 lines. */
  SuitName: string;
  /** The suit, as shown in game. Over 99 %; seen in 2 lines. */
  SuitName_Localised?: string;
  /** ID of the loadout. Always; seen in 2 lines. */
  LoadoutID: number | bigint;
  /** The new name of the loadout. Always; seen in 2 lines. */
  LoadoutName: string;
}

/**
 * Written when the player refills the supplies of the suit at a ship or SRV. It is outside the
 * specification, and known from 15 real lines. It came with version 4.0 of the game.
 */
export interface Resupply {
  /** Time of the event. Always; seen in 15 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 15 lines. */
  event: 'Resupply';
}

/**
 * Written when the player takes a sample of an organism. It is outside the specification, and known
 * from 10,829 real lines. It came with version 4.0 of the game.
 */
export interface ScanOrganic {
  /** Time of the event. Always; seen in 10,829 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 10,829 lines. */
  event: 'ScanOrganic';
  /**
   * How far the sampling is: the first sample, another one, or the analysis of all. Always; seen in
   * 10,829 lines.
   */
  ScanType: OrganicScanType;
  /** Internal name of the genus. Always; seen in 10,829 lines. */
  Genus: GenusName;
  /** The genus, as shown in game. Over 99 %; seen in 10,829 lines. */
  Genus_Localised?: string;
  /** Internal name of the species. Always; seen in 10,829 lines. */
  Species: string;
  /** The species, as shown in game. Over 99 %; seen in 10,829 lines. */
  Species_Localised?: string;
  /** Internal name of the variant, which differs in colour; since 4.0.0.1500. 53 %; seen in 5,772 lines. */
  Variant?: string;
  /** The variant, as shown in game. 53 %; seen in 5,772 lines. */
  Variant_Localised?: string;
  /** Others have logged it before; since 4.2.1.0. 12 %; seen in 1,289 lines. */
  WasLogged?: boolean;
  /** Address of the system. Always; seen in 10,829 lines. */
  SystemAddress: number | bigint;
  /** ID of the body within the system. Always; seen in 10,829 lines. */
  Body: number;
}

/**
 * Written when the player sells things for use on foot. It is outside the specification, and known
 * from 11 real lines. It came with version 4.0 of the game.
 */
export interface SellMicroResources {
  /** Time of the event. Always; seen in 11 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 11 lines. */
  event: 'SellMicroResources';
  /** How many things in all. Always; seen in 11 lines. */
  TotalCount: number;
  /** What was sold. Always; seen in 11 lines. */
  MicroResources: MicroResource[];
  /** Credits received for all. Always; seen in 11 lines. */
  Price: number;
  /** ID of the market. Always; seen in 11 lines. */
  MarketID: number | bigint;
}

/** The samples of one organism that were sold. */
export interface SoldOrganism {
  /** Internal name of the genus. Always; seen in 63 lines. */
  Genus: GenusName;
  /** The genus, as shown in game. Over 99 %; seen in 63 lines. */
  Genus_Localised?: string;
  /** Internal name of the species. Always; seen in 63 lines. */
  Species: string;
  /** The species, as shown in game. Over 99 %; seen in 63 lines. */
  Species_Localised?: string;
  /** Internal name of the variant, which differs in colour; since 4.0.0.1500. 97 %; seen in 61 lines. */
  Variant?: string;
  /** The variant, as shown in game. 97 %; seen in 61 lines. */
  Variant_Localised?: string;
  /** Value, in credits. Always; seen in 63 lines. */
  Value: number;
  /** Bonus for being the first to log it, in credits. Always; seen in 63 lines. */
  Bonus: number;
}

/**
 * Written when the player sells samples of organisms to Vista Genomics. It is outside the
 * specification, and known from 63 real lines. It came with version 4.0 of the game.
 */
export interface SellOrganicData {
  /** Time of the event. Always; seen in 63 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 63 lines. */
  event: 'SellOrganicData';
  /** ID of the market. Always; seen in 63 lines. */
  MarketID: number | bigint;
  /** What was sold. Always; seen in 63 lines. */
  BioData: SoldOrganism[];
}

/**
 * Written when the player sells a suit. It is outside the specification, and known from 2 real lines.
 * It came with version 4.0 of the game.
 */
export interface SellSuit {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'SellSuit';
  /** ID of the suit. Always; seen in 2 lines. */
  SuitID: number | bigint;
  /** Modifications of the suit. Over 99 %; seen in 2 lines. */
  SuitMods?: string[];
  /** Internal name of the suit. Always; seen in 2 lines. */
  Name: SuitTypeName;
  /** The suit, as shown in game. Over 99 %; seen in 2 lines. */
  Name_Localised?: string;
  /** Credits received. Always; seen in 2 lines. */
  Price: number;
}

/**
 * Written when the player sells a hand weapon. It is outside the specification, and known from 2 real
 * lines. It came with version 4.0 of the game.
 */
export interface SellWeapon {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'SellWeapon';
  /** Internal name of the weapon. Always; seen in 2 lines. */
  Name: HandWeaponName;
  /** The weapon, as shown in game. Over 99 %; seen in 2 lines. */
  Name_Localised?: string;
  /** Grade of the weapon. Over 99 %; seen in 2 lines. */
  Class?: number;
  /** Modifications of the weapon. Over 99 %; seen in 2 lines. */
  WeaponMods?: string[];
  /** Credits received. Always; seen in 2 lines. */
  Price: number;
  /** ID of the weapon. Always; seen in 2 lines. */
  SuitModuleID: number | bigint;
}

/**
 * Written when the game starts up, and whenever the content of the ship's locker may have changed. It
 * is outside the specification, and known from 81,677 real lines. It came with version 4.0 of the
 * game.
 */
export interface ShipLocker {
  /** Time of the event. Always; seen in 81,677 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 81,677 lines. */
  event: 'ShipLocker';
  /** Goods and other assets. 68 %; seen in 55,214 lines. */
  Items?: CarriedItem[];
  /** Components for engineering. 68 %; seen in 55,214 lines. */
  Components?: CarriedItem[];
  /** Consumables, such as grenades and medkits. 68 %; seen in 55,214 lines. */
  Consumables?: CarriedItem[];
  /** Data. 68 %; seen in 55,214 lines. */
  Data?: CarriedItem[];
}

/**
 * Written when the content of the ship's locker is listed, in early versions of Odyssey; the game now
 * writes ShipLocker. It is declared only: public libraries name it, but no real line of it was seen.
 * It came with version 4.0 of the game.
 */
export interface ShipLockerMaterials {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'ShipLockerMaterials';
  /** Goods and other assets. Always; declared only. */
  Items: CarriedItem[];
  /** Components for engineering. Always; declared only. */
  Components: CarriedItem[];
  /** Consumables, such as grenades and medkits. Always; declared only. */
  Consumables: CarriedItem[];
  /** Data. Always; declared only. */
  Data: CarriedItem[];
}

/**
 * Written when the player switches to another loadout. It is outside the specification, and known from
 * 82 real lines. It came with version 4.0 of the game.
 */
export interface SwitchSuitLoadout {
  /** Time of the event. Always; seen in 82 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 82 lines. */
  event: 'SwitchSuitLoadout';
  /** ID of the suit. Always; seen in 82 lines. */
  SuitID: number | bigint;
  /** Internal name of the suit. Always; seen in 82 lines. */
  SuitName: SuitTypeName;
  /** The suit, as shown in game. Over 99 %; seen in 82 lines. */
  SuitName_Localised?: string;
  /** Modifications of the suit. Over 99 %; seen in 82 lines. */
  SuitMods?: SuitModName[];
  /** ID of the loadout. Always; seen in 82 lines. */
  LoadoutID: number | bigint;
  /** Name the player gave the loadout. Always; seen in 82 lines. */
  LoadoutName: string;
  /** The weapons carried. Always; seen in 82 lines. */
  Modules: SuitModule[];
}

/**
 * Written when the player exchanges things with a bartender. It is outside the specification, and
 * known from 34 real lines. It came with version 4.0 of the game.
 */
export interface TradeMicroResources {
  /** Time of the event. Always; seen in 34 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 34 lines. */
  event: 'TradeMicroResources';
  /** What was given. Always; seen in 34 lines. */
  Offered: MicroResource[];
  /** How many things were given in all. Always; seen in 34 lines. */
  TotalCount: number;
  /** Internal name of what was received. Always; seen in 34 lines. */
  Received: string;
  /** What was received, as shown in game. 62 %; seen in 21 lines. */
  Received_Localised?: string;
  /** How many were received. Always; seen in 34 lines. */
  Count: number;
  /** Category of what was received. Always; seen in 34 lines. */
  Category: MicroResourceCategory;
  /** ID of the market. Always; seen in 34 lines. */
  MarketID: number | bigint;
}

/** Something moved between the backpack and the ship's locker. */
export interface LockerTransfer {
  /** Internal name of the item. Always; seen in 2 lines. */
  Name: string;
  /** The item, as shown in game. Over 99 %; seen in 2 lines. */
  Name_Localised?: string;
  /** Category of the item. Always; seen in 2 lines. */
  Category: string;
  /** How many were moved. 50 %; seen in 1 line. */
  Count?: number;
  /** How many were in the locker before. 50 %; seen in 1 line. */
  LockerOldCount?: number;
  /** How many are in the locker now. 50 %; seen in 1 line. */
  LockerNewCount?: number;
  /** Where it was moved to. Always; seen in 2 lines. */
  Direction: string;
}

/**
 * Written when the player moves things between the backpack and the ship's locker. It is outside the
 * specification, and known from 2 real lines. It came with version 4.0 of the game.
 */
export interface TransferMicroResources {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'TransferMicroResources';
  /** What was moved. Always; seen in 2 lines. */
  Transfers: LockerTransfer[];
}

/**
 * Written when the player uses a consumable on foot. It is outside the specification, and known from
 * 250 real lines. It came with version 4.0 of the game.
 */
export interface UseConsumable {
  /** Time of the event. Always; seen in 250 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 250 lines. */
  event: 'UseConsumable';
  /** Internal name of the consumable. Always; seen in 250 lines. */
  Name: string;
  /** The consumable, as shown in game. Over 99 %; seen in 250 lines. */
  Name_Localised?: string;
  /** Category of the item. Always; seen in 250 lines. */
  Type: MicroResourceCategory;
}

/**
 * Written when the player applies to join a squadron. It is outside the specification, and known from
 * 2 real lines. It came with version 3.3 of the game.
 */
export interface AppliedToSquadron {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'AppliedToSquadron';
  /** ID of the squadron; since 4.2.0.0. Declared only; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; seen in 2 lines. */
  SquadronName: string;
}

/**
 * Written when the player withdraws an application to a squadron. It is declared only: public
 * libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
 */
export interface CancelledSquadronApplication {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'CancelledSquadronApplication';
  /** ID of the squadron. Always; declared only. */
  SquadronID: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player disbands the squadron. It is declared only: public libraries name it, but no
 * real line of it was seen. It came with version 3.3 of the game.
 */
export interface DisbandedSquadron {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'DisbandedSquadron';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player is invited to join a squadron. It is declared only: public libraries name
 * it, but no real line of it was seen. It came with version 3.3 of the game.
 */
export interface InvitedToSquadron {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'InvitedToSquadron';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player joins a squadron. It is declared only: public libraries name it, but no real
 * line of it was seen. It came with version 3.3 of the game.
 */
export interface JoinedSquadron {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'JoinedSquadron';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player is expelled from a squadron. It is declared only: public libraries name it,
 * but no real line of it was seen. It came with version 3.3 of the game.
 */
export interface KickedFromSquadron {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'KickedFromSquadron';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player leaves a squadron. It is outside the specification, and known from 1 real
 * line. It came with version 3.3 of the game.
 */
export interface LeftSquadron {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'LeftSquadron';
  /** ID of the squadron; since 4.2.0.0. Declared only; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; seen in 1 line. */
  SquadronName: string;
}

/**
 * Written when the player shares a bookmark with the squadron. It is outside the specification, and
 * known from 1 real line. It came with version 3.3 of the game.
 */
export interface SharedBookmarkToSquadron {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'SharedBookmarkToSquadron';
  /** ID of the squadron; since 4.2.0.0. Declared only; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; seen in 1 line. */
  SquadronName: string;
}

/**
 * Written when the player's application to a squadron is accepted. It is outside the specification,
 * and known from 1 real line. It came with version 4.2.1.0 of the game.
 */
export interface SquadronApplicationApproved {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'SquadronApplicationApproved';
  /** ID of the squadron. Always; seen in 1 line. */
  SquadronID: number | bigint;
  /** Name of the squadron. Always; seen in 1 line. */
  SquadronName: string;
}

/**
 * Written when the player's application to a squadron is turned down. It is declared only: public
 * libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
 */
export interface SquadronApplicationRejected {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'SquadronApplicationRejected';
  /** ID of the squadron. Always; declared only. */
  SquadronID: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player founds a squadron. It is declared only: public libraries name it, but no
 * real line of it was seen. It came with version 3.3 of the game.
 */
export interface SquadronCreated {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'SquadronCreated';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player is demoted in the squadron. It is declared only: public libraries name it,
 * but no real line of it was seen. It came with version 3.3 of the game.
 */
export interface SquadronDemotion {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'SquadronDemotion';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
  /** Number of the rank before. Always; declared only. */
  OldRank: number;
  /** Number of the rank now. Always; declared only. */
  NewRank: number;
  /** Internal name of the rank before. Optional; declared only. */
  OldRankName?: string;
  /** The rank before, as shown in game. Optional; declared only. */
  OldRankName_Localised?: string;
  /** Internal name of the rank now. Optional; declared only. */
  NewRankName?: string;
  /** The rank now, as shown in game. Optional; declared only. */
  NewRankName_Localised?: string;
}

/**
 * Written when the player is promoted in the squadron. It is declared only: public libraries name it,
 * but no real line of it was seen. It came with version 3.3 of the game.
 */
export interface SquadronPromotion {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'SquadronPromotion';
  /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
  SquadronID?: number | bigint;
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
  /** Number of the rank before. Always; declared only. */
  OldRank: number;
  /** Number of the rank now. Always; declared only. */
  NewRank: number;
  /** Internal name of the rank before. Optional; declared only. */
  OldRankName?: string;
  /** The rank before, as shown in game. Optional; declared only. */
  OldRankName_Localised?: string;
  /** Internal name of the rank now. Optional; declared only. */
  NewRankName?: string;
  /** The rank now, as shown in game. Optional; declared only. */
  NewRankName_Localised?: string;
}

/**
 * Written when the player wins a trophy for the squadron. It is declared only: public libraries name
 * it, but no real line of it was seen. It came with version 3.3 of the game.
 */
export interface WonATrophyForSquadron {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'WonATrophyForSquadron';
  /** Name of the squadron. Always; declared only. */
  SquadronName: string;
}

/**
 * Written when the player deploys a colonisation beacon in a claimed system. It is outside the
 * specification, and known from 2 real lines. It came with version 4.1.1.0 of the game.
 */
export interface ColonisationBeaconDeployed {
  /** Time of the event. Always; seen in 2 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 2 lines. */
  event: 'ColonisationBeaconDeployed';
}

/** A commodity that a construction needs. */
export interface ConstructionResource {
  /** Internal name of the commodity. Always; seen in 550 lines. */
  Name: string;
  /** The commodity, as shown in game. Over 99 %; seen in 550 lines. */
  Name_Localised?: string;
  /** Tonnes needed in all. Always; seen in 550 lines. */
  RequiredAmount: number;
  /** Tonnes delivered so far. Always; seen in 550 lines. */
  ProvidedAmount: number;
  /** Payment per tonne, in credits. Always; seen in 550 lines. */
  Payment: number;
}

/**
 * Written when the player docks at a construction site, and every 15 seconds while there. It is
 * outside the specification, and known from 550 real lines. It came with version 4.1.1.0 of the game.
 */
export interface ColonisationConstructionDepot {
  /** Time of the event. Always; seen in 550 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 550 lines. */
  event: 'ColonisationConstructionDepot';
  /** ID of the construction site's market. Always; seen in 550 lines. */
  MarketID: number | bigint;
  /** How much has been delivered, from 0 to 1. Always; seen in 550 lines. */
  ConstructionProgress: number;
  /** The construction is complete. Always; seen in 550 lines. */
  ConstructionComplete: boolean;
  /** The construction was not completed in time. Always; seen in 550 lines. */
  ConstructionFailed: boolean;
  /** The commodities the construction takes. Always; seen in 550 lines. */
  ResourcesRequired: ConstructionResource[];
}

/** An amount of one commodity delivered to a construction site. */
export interface ConstructionContribution {
  /** Internal name of the commodity. Always; seen in 35 lines. */
  Name: string;
  /** The commodity, as shown in game. Over 99 %; seen in 35 lines. */
  Name_Localised?: string;
  /** Number of tonnes. Always; seen in 35 lines. */
  Amount: number;
}

/**
 * Written when the player delivers commodities to a construction site. It is outside the
 * specification, and known from 35 real lines. It came with version 4.1.1.0 of the game.
 */
export interface ColonisationContribution {
  /** Time of the event. Always; seen in 35 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 35 lines. */
  event: 'ColonisationContribution';
  /** ID of the construction site's market. Always; seen in 35 lines. */
  MarketID: number | bigint;
  /** What was delivered. Always; seen in 35 lines. */
  Contributions: ConstructionContribution[];
}

/**
 * Written when the player claims a system for colonisation. It is outside the specification, and known
 * from 4 real lines. It came with version 4.1.1.0 of the game.
 */
export interface ColonisationSystemClaim {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'ColonisationSystemClaim';
  /** Name of the system. Always; seen in 4 lines. */
  StarSystem: string;
  /** Address of the system. Always; seen in 4 lines. */
  SystemAddress: number | bigint;
}

/**
 * Written when the player gives up a claim to a system. It is outside the specification, and known
 * from 1 real line. It came with version 4.1.1.0 of the game.
 */
export interface ColonisationSystemClaimRelease {
  /** Time of the event. Always; seen in 1 line. */
  timestamp: string;
  /** Name of the event. Always; seen in 1 line. */
  event: 'ColonisationSystemClaimRelease';
  /** Name of the system. Always; seen in 1 line. */
  StarSystem: string;
  /** Address of the system. Always; seen in 1 line. */
  SystemAddress: number | bigint;
}

/**
 * Written when a construction is completed; one public collection names the kind. It is declared only:
 * public libraries name it, but no real line of it was seen. It came with version 4.2.2.0 of the game.
 */
export interface CompleteConstruction {
  /** Time of the event. Always; declared only. */
  timestamp: string;
  /** Name of the event. Always; declared only. */
  event: 'CompleteConstruction';
}

/**
 * Written when the automatic field maintenance unit has repaired a module, wholly or in part. It is
 * outside the specification, and known from 222 real lines. It came with version 2.4 of the game.
 */
export interface AfmuRepairs {
  /** Time of the event. Always; seen in 222 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 222 lines. */
  event: 'AfmuRepairs';
  /** Internal name of the module. Always; seen in 222 lines. */
  Module: string;
  /** The module, as shown in game. Over 99 %; seen in 222 lines. */
  Module_Localised?: string;
  /** The module is whole again. Always; seen in 222 lines. */
  FullyRepaired: boolean;
  /** Health of the module now, from 0 to 1. Always; seen in 222 lines. */
  Health: number;
}

/**
 * Written when the player takes another role in the crew of another player's ship. It is outside the
 * specification, and known from 28 real lines. It came with version 2.3 of the game.
 */
export interface ChangeCrewRole {
  /** Time of the event. Always; seen in 28 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 28 lines. */
  event: 'ChangeCrewRole';
  /** The new role. Always; seen in 28 lines. */
  Role: CrewRoleName;
  /** The player is aboard by telepresence; since 4.0.0.1200. Always; seen in 28 lines. */
  Telepresence: boolean;
}

/**
 * Written when a member of the player's crew launches a fighter. It is outside the specification, and
 * known from 85 real lines. It came with version 2.3 of the game. It was last seen in version 2.3, and
 * may just be rare.
 */
export interface CrewLaunchFighter {
  /** Time of the event. Always; seen in 85 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 85 lines. */
  event: 'CrewLaunchFighter';
  /** The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only. */
  Telepresence?: boolean;
  /** Name of the crew member, a player. Always; seen in 85 lines. */
  Crew: string;
  /** ID of the fighter. Declared only; declared only. */
  ID?: number | bigint;
}

/**
 * Written when another player joins the crew of the player's ship. It is outside the specification,
 * and known from 4 real lines. It came with version 2.3 of the game.
 */
export interface CrewMemberJoins {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'CrewMemberJoins';
  /** Name of the crew member, a player. Always; seen in 4 lines. */
  Crew: string;
  /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
  Telepresence?: boolean;
}

/**
 * Written when another player leaves the crew of the player's ship. It is outside the specification,
 * and known from 4 real lines. It came with version 2.3 of the game.
 */
export interface CrewMemberQuits {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'CrewMemberQuits';
  /** Name of the crew member, a player. Always; seen in 4 lines. */
  Crew: string;
  /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
  Telepresence?: boolean;
}

/**
 * Written when a member of the player's crew takes another role. It is outside the specification, and
 * known from 4 real lines. It came with version 2.3 of the game.
 */
export interface CrewMemberRoleChange {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'CrewMemberRoleChange';
  /** Name of the crew member, a player. Always; seen in 4 lines. */
  Crew: string;
  /** The new role. Always; seen in 4 lines. */
  Role: CrewRoleName;
  /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
  Telepresence?: boolean;
}

/**
 * Written when a fighter returns to the ship. It is outside the specification, and known from 110 real
 * lines.
 */
export interface DockFighter {
  /** Time of the event. Always; seen in 110 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 110 lines. */
  event: 'DockFighter';
  /** ID of the fighter; since 3.4. Always; seen in 110 lines. */
  ID: number | bigint;
}

/**
 * Written when an SRV returns to the ship. It is outside the specification, and known from 1,021 real
 * lines.
 */
export interface DockSRV {
  /** Time of the event. Always; seen in 1,021 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,021 lines. */
  event: 'DockSRV';
  /** Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,015 lines. */
  SRVType?: SrvTypeName;
  /** The vehicle, as shown in game. 99 %; seen in 1,015 lines. */
  SRVType_Localised?: string;
  /** ID of the vehicle; since 3.4. Always; seen in 1,021 lines. */
  ID: number | bigint;
}

/**
 * Written when the player, as captain, ends the session of the crew. It is outside the specification,
 * and known from 4 real lines. It came with version 2.3 of the game.
 */
export interface EndCrewSession {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'EndCrewSession';
  /** It ends because of a crime. Over 99 %; seen in 4 lines. */
  OnCrime?: boolean;
  /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
  Telepresence?: boolean;
}

/**
 * Written when the ship has rebuilt a lost fighter. It is outside the specification, and known from
 * 104 real lines. It came with version 3.0 of the game.
 */
export interface FighterRebuilt {
  /** Time of the event. Always; seen in 104 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 104 lines. */
  event: 'FighterRebuilt';
  /** Loadout of the fighter. Always; seen in 104 lines. */
  Loadout: FighterLoadoutName;
  /** ID of the fighter; since 3.4. Always; seen in 104 lines. */
  ID: number | bigint;
}

/**
 * Written when the status of a friend changes, or a friend is online when the game starts up. It is
 * outside the specification, and known from 4,624 real lines. It came with version 2.3.10 of the game.
 */
export interface Friends {
  /** Time of the event. Always; seen in 4,624 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4,624 lines. */
  event: 'Friends';
  /** The new status. Always; seen in 4,624 lines. */
  Status: FriendStatus;
  /** Name of the friend. Always; seen in 4,624 lines. */
  Name: string;
}

/**
 * Written when the player joins the crew of another player's ship. It is outside the specification,
 * and known from 4 real lines. It came with version 2.3 of the game.
 */
export interface JoinACrew {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'JoinACrew';
  /** Name of the ship's commander. Always; seen in 4 lines. */
  Captain: string;
  /** The player is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
  Telepresence?: boolean;
}

/**
 * Written when the player, as captain, removes someone from the crew. It is outside the specification,
 * and known from 9 real lines. It came with version 2.3 of the game. It was last seen in version 2.3,
 * and may just be rare.
 */
export interface KickCrewMember {
  /** Time of the event. Always; seen in 9 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 9 lines. */
  event: 'KickCrewMember';
  /** Name of the crew member, a player. Always; seen in 9 lines. */
  Crew: string;
  /** The crew member was removed because of a crime; since 2.3. Over 99 %; seen in 9 lines. */
  OnCrime?: boolean;
  /** The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only. */
  Telepresence?: boolean;
}

/**
 * Written when a fighter is launched from the ship. It is outside the specification, and known from
 * 226 real lines.
 */
export interface LaunchFighter {
  /** Time of the event. Always; seen in 226 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 226 lines. */
  event: 'LaunchFighter';
  /**
   * Internal name of the type of fighter, which the game writes under an empty key; since 4.4.1.0. 0.4
   * %; seen in 1 line.
   */
  ''?: string;
  /** The type of fighter, as shown in game. 0.4 %; seen in 1 line. */
  _Localised?: string;
  /** Loadout of the fighter. Always; seen in 226 lines. */
  Loadout: FighterLoadoutName;
  /** ID of the fighter; since 3.4. Always; seen in 226 lines. */
  ID: number | bigint;
  /** The player is flying it. Always; seen in 226 lines. */
  PlayerControlled: boolean;
}

/**
 * Written when an SRV is deployed from the ship. It is outside the specification, and known from 1,031
 * real lines.
 */
export interface LaunchSRV {
  /** Time of the event. Always; seen in 1,031 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,031 lines. */
  event: 'LaunchSRV';
  /** Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,025 lines. */
  SRVType?: SrvTypeName;
  /** The vehicle, as shown in game. 99 %; seen in 1,025 lines. */
  SRVType_Localised?: string;
  /** Loadout of the vehicle. Always; seen in 1,031 lines. */
  Loadout: FighterLoadoutName;
  /** ID of the vehicle; since 3.4. Always; seen in 1,031 lines. */
  ID: number | bigint;
  /** The player is driving. Always; seen in 1,031 lines. */
  PlayerControlled: boolean;
}

/**
 * Written when a small vessel, such as the Nomad, is launched from the ship. It is outside the
 * specification, and known from 4 real lines. It came with version 4.4.1.0 of the game.
 */
export interface LaunchVessel {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'LaunchVessel';
  /** Internal name of the vessel. Always; seen in 4 lines. */
  VesselType: SrvTypeName;
  /** The vessel, as shown in game. Always; seen in 4 lines. */
  VesselType_Localised: string;
  /** Loadout of the vessel. Always; seen in 4 lines. */
  Loadout: FighterLoadoutName;
  /** Slot of the bay that it came from; another vehicle may have it later. Always; seen in 4 lines. */
  ID: number | bigint;
  /** The player is flying it. Always; seen in 4 lines. */
  PlayerControlled: boolean;
}

/**
 * Written when the in-game music changes. It is outside the specification, and known from 135,373 real
 * lines. It came with version 2.4 of the game.
 */
export interface Music {
  /** Time of the event. Always; seen in 135,373 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 135,373 lines. */
  event: 'Music';
  /** Name of the track, such as Exploration or DockingComputer. Always; seen in 135,373 lines. */
  MusicTrack: MusicTrackName;
}

/**
 * Written when a hired crew member gets a share of the player's earnings. It is outside the
 * specification, and known from 5,187 real lines. It came with version 3.0 of the game.
 */
export interface NpcCrewPaidWage {
  /** Time of the event. Always; seen in 5,187 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 5,187 lines. */
  event: 'NpcCrewPaidWage';
  /** Name of the hired crew member. Always; seen in 5,187 lines. */
  NpcCrewName: string;
  /** ID of the hired crew member. Always; seen in 5,187 lines. */
  NpcCrewId: number | bigint;
  /** Wage paid, in credits. Always; seen in 5,187 lines. */
  Amount: number;
}

/**
 * Written when a hired crew member rises to another combat rank. It is outside the specification, and
 * known from 4 real lines. It came with version 3.0 of the game.
 */
export interface NpcCrewRank {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'NpcCrewRank';
  /** Name of the hired crew member. Always; seen in 4 lines. */
  NpcCrewName: string;
  /** ID of the hired crew member. Always; seen in 4 lines. */
  NpcCrewId: number | bigint;
  /** The new combat rank, counted from 0. Always; seen in 4 lines. */
  RankCombat: number;
}

/**
 * Written when the player rises in rank. It is outside the specification, and known from 58 real
 * lines.
 */
export interface Promotion {
  /** Time of the event. Always; seen in 58 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 58 lines. */
  event: 'Promotion';
  /** New trade rank, counted from 0; only if it has risen. 21 %; seen in 12 lines. */
  Trade?: number;
  /** New CQC rank, counted from 0; only if it has risen. Declared only; declared only. */
  CQC?: number;
  /** New mercenary rank, counted from 0; only if it has risen. 6.9 %; seen in 4 lines. */
  Soldier?: number;
  /** New exobiologist rank, counted from 0; only if it has risen. 33 %; seen in 19 lines. */
  Exobiologist?: number;
  /** New rank in the Imperial Navy, counted from 0; only if it has risen. Declared only; declared only. */
  Empire?: number;
  /** New rank in the Federal Navy, counted from 0; only if it has risen. 14 %; seen in 8 lines. */
  Federation?: number;
  /** New exploration rank, counted from 0; only if it has risen. 17 %; seen in 10 lines. */
  Explore?: number;
  /** New combat rank, counted from 0; only if it has risen. 8.6 %; seen in 5 lines. */
  Combat?: number;
}

/**
 * Written when the player leaves the crew of another player's ship. It is outside the specification,
 * and known from 4 real lines. It came with version 2.3 of the game.
 */
export interface QuitACrew {
  /** Time of the event. Always; seen in 4 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 4 lines. */
  event: 'QuitACrew';
  /** Name of the ship's commander; may be empty. Always; seen in 4 lines. */
  Captain: string;
  /** The player is aboard by telepresence; since 4.0.0.1200. Declared only; declared only. */
  Telepresence?: boolean;
}

/**
 * Written when the player reboots the ship to repair it. It is outside the specification, and known
 * from 8 real lines.
 */
export interface RebootRepair {
  /** Time of the event. Always; seen in 8 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 8 lines. */
  event: 'RebootRepair';
  /** Slots of the modules repaired. Always; seen in 8 lines. */
  Modules: string[];
}

/**
 * Written when a message arrives, from a player, a character of the game or a station. It is outside
 * the specification, and known from 104,093 real lines.
 */
export interface ReceiveText {
  /** Time of the event. Always; seen in 104,093 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 104,093 lines. */
  event: 'ReceiveText';
  /** Name of the sender; may be empty. Always; seen in 104,093 lines. */
  From: string;
  /** The sender, as shown in game. 62 %; seen in 64,434 lines. */
  From_Localised?: string;
  /** The message, or its internal name if the game wrote it. Always; seen in 104,093 lines. */
  Message: string;
  /** The message, as shown in game. 88 %; seen in 91,081 lines. */
  Message_Localised?: string;
  /** The channel it came on; since 2.2 (Beta 5). Always; seen in 104,093 lines. */
  Channel: TextChannelName;
}

/**
 * Written when a repair limpet has repaired the ship. It is outside the specification, and known from
 * 115 real lines. It came with version 2.4 of the game.
 */
export interface RepairDrone {
  /** Time of the event. Always; seen in 115 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 115 lines. */
  event: 'RepairDrone';
  /** Damage to the hull repaired. 90 %; seen in 104 lines. */
  HullRepaired?: number;
  /** Damage to the cockpit canopy repaired. 10 %; seen in 12 lines. */
  CockpitRepaired?: number;
  /** Damage by corrosion repaired. 23 %; seen in 26 lines. */
  CorrosionRepaired?: number;
}

/**
 * Written when another ship or the station has scanned the player. It is outside the specification,
 * and known from 12,796 real lines. It came with version 2.3 of the game.
 */
export interface Scanned {
  /** Time of the event. Always; seen in 12,796 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 12,796 lines. */
  event: 'Scanned';
  /** What the scan was for. Always; seen in 12,796 lines. */
  ScanType: ShipScanType;
}

/**
 * Written when the player sends a message. It is outside the specification, and known from 1,008 real
 * lines.
 */
export interface SendText {
  /** Time of the event. Always; seen in 1,008 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,008 lines. */
  event: 'SendText';
  /** The player or channel it is sent to. Always; seen in 1,008 lines. */
  To: string;
  /** The player or channel it is sent to, as shown in game; since 4.2.1.0. Declared only; declared only. */
  To_Localised?: string;
  /** The message. Always; seen in 1,008 lines. */
  Message: string;
  /** The message could be sent. Always; seen in 1,008 lines. */
  Sent: boolean;
}

/**
 * Written when the player switches control between the ship and a fighter. It is outside the
 * specification, and known from 13 real lines.
 */
export interface VehicleSwitch {
  /** Time of the event. Always; seen in 13 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 13 lines. */
  event: 'VehicleSwitch';
  /** What the player controls now: Mothership or Fighter. 92 %; seen in 12 lines. */
  To?: string;
}

/**
 * Written when another player joins the player's wing. It is outside the specification, and known from
 * 165 real lines.
 */
export interface WingAdd {
  /** Time of the event. Always; seen in 165 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 165 lines. */
  event: 'WingAdd';
  /** Name of that player. Always; seen in 165 lines. */
  Name: string;
}

/**
 * Written when another player invites the player to a wing. It is outside the specification, and known
 * from 49 real lines. It came with version 2.3.10 of the game.
 */
export interface WingInvite {
  /** Time of the event. Always; seen in 49 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 49 lines. */
  event: 'WingInvite';
  /** Name of that player. Always; seen in 49 lines. */
  Name: string;
}

/** Written when the player joins a wing. It is outside the specification, and known from 89 real lines. */
export interface WingJoin {
  /** Time of the event. Always; seen in 89 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 89 lines. */
  event: 'WingJoin';
  /** Names of the players already in the wing. Always; seen in 89 lines. */
  Others: string[];
}

/**
 * Written when the player leaves the wing. It is outside the specification, and known from 85 real
 * lines.
 */
export interface WingLeave {
  /** Time of the event. Always; seen in 85 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 85 lines. */
  event: 'WingLeave';
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
  | 'none'
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
  | 'War'
  | 'Election'
  | 'Bust'
  | 'CivilLiberty'
  | 'CivilUnrest'
  | 'InfrastructureFailure'
  | 'Famine'
  | 'PirateAttack'
  | 'Lockdown'
  | 'Drought'
  | 'Retreat'
  | 'Blight'
  | 'Terrorism'
  | 'NaturalDisaster'
  | 'Exiled'
  | (string & {});

/** Government of a faction. Other values occur. */
export type GovernmentName =
  | 'Anarchy'
  | 'Communism'
  | 'Confederacy'
  | 'Cooperative'
  | 'Corporate'
  | 'Democracy'
  | 'Dictatorship'
  | 'Feudal'
  | 'Patronage'
  | 'PrisonColony'
  | 'Prison'
  | 'Theocracy'
  | 'Engineer'
  | 'Carrier'
  | 'Megaconstruction'
  | 'None'
  | 'Megastructure'
  | 'PrivateOwnership'
  | (string & {});

/** Allegiance; empty in an unpopulated system. Other values occur. */
export type AllegianceName =
  | 'Independent'
  | 'Federation'
  | 'Empire'
  | 'Alliance'
  | 'PilotsFederation'
  | 'Thargoid'
  | 'Guardian'
  | 'PlayerPilots'
  | 'FrontlineSolutions'
  | ''
  | (string & {});

/** State of the Thargoid war in a system. Other values occur. */
export type ThargoidWarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery'
  | ''
  | 'Unknown'
  | (string & {});

/** The powers of Powerplay. Other values occur. */
export type PowerName =
  | 'A. Lavigny-Duval'
  | 'Aisling Duval'
  | 'Archon Delaine'
  | 'Denton Patreus'
  | 'Edmund Mahon'
  | 'Felicia Winters'
  | 'Li Yong-Rui'
  | 'Pranav Antal'
  | 'Yuri Grom'
  | 'Zemina Torval'
  | 'Jerome Archer'
  | 'Nakato Kaine'
  | 'Zachary Hudson'
  | 'Independent'
  | (string & {});

/** Economy of a system or station. Other values occur. */
export type EconomyToken =
  | '$economy_Agri;'
  | '$economy_Colony;'
  | '$economy_Extraction;'
  | '$economy_HighTech;'
  | '$economy_Industrial;'
  | '$economy_Military;'
  | '$economy_None;'
  | '$economy_Refinery;'
  | '$economy_Service;'
  | '$economy_Terraforming;'
  | '$economy_Tourism;'
  | '$economy_Prison;'
  | '$economy_Damaged;'
  | '$economy_Rescue;'
  | '$economy_Repair;'
  | '$economy_Carrier;'
  | '$economy_Engineer;'
  | '$economy_Undefined;'
  | (string & {});

/** Government of a system or station. Other values occur. */
export type GovernmentToken =
  | '$government_Anarchy;'
  | '$government_Communism;'
  | '$government_Confederacy;'
  | '$government_Cooperative;'
  | '$government_Corporate;'
  | '$government_Democracy;'
  | '$government_Dictatorship;'
  | '$government_Feudal;'
  | '$government_Patronage;'
  | '$government_PrisonColony;'
  | '$government_Prison;'
  | '$government_Theocracy;'
  | '$government_Engineer;'
  | '$government_Carrier;'
  | '$government_Megaconstruction;'
  | '$government_None;'
  | (string & {});

/** Security level of a system. Other values occur. */
export type SecurityLevel =
  | '$SYSTEM_SECURITY_low;'
  | '$GAlAXY_MAP_INFO_state_anarchy;'
  | '$SYSTEM_SECURITY_high;'
  | '$SYSTEM_SECURITY_medium;'
  | '$GALAXY_MAP_INFO_state_lawless;'
  | (string & {});

/** Type of body. Other values occur. */
export type BodyTypeName =
  | 'Star'
  | 'Null'
  | 'Planet'
  | 'Station'
  | 'PlanetaryRing'
  | 'StellarRing'
  | 'AsteroidCluster'
  | 'Ring'
  | (string & {});

/** Powerplay state of a system. Other values occur. */
export type PowerplayState =
  | 'Unoccupied'
  | 'Contested'
  | 'Exploited'
  | 'Fortified'
  | 'Stronghold'
  | 'Controlled'
  | 'InPrepareRadius'
  | 'HomeSystem'
  | 'Prepared'
  | 'Turmoil'
  | (string & {});

/** The screen or panel the player has open. Other values occur. */
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
  | 11
  | (number & {});

/** Legal state of the player. Other values occur. */
export type LegalStateName =
  | 'Clean'
  | 'Speeding'
  | 'IllegalCargo'
  | 'Wanted'
  | 'Hostile'
  | 'PassengerWanted'
  | 'Warrant'
  | 'Allied'
  | 'Thargoid'
  | (string & {});

/** Type of station. Other values occur. */
export type StationTypeName =
  | 'FleetCarrier'
  | 'Coriolis'
  | 'CraterOutpost'
  | 'Orbis'
  | 'Ocellus'
  | 'Bernal'
  | 'Outpost'
  | 'AsteroidBase'
  | 'MegaShip'
  | 'CraterPort'
  | 'SurfaceStation'
  | 'OnFootSettlement'
  | 'SpaceConstructionDepot'
  | 'PlanetaryConstructionDepot'
  | 'None'
  | (string & {});

/** State of a station. Other values occur. */
export type StationStateName =
  | 'Damaged'
  | 'UnderRepairs'
  | 'UnderAttack'
  | 'Abandoned'
  | 'Construction'
  | (string & {});

/** Services a station offers. Other values occur. */
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
  | 'voucherredemption'
  | 'dock'
  | 'autodock'
  | 'blackmarket'
  | 'commodities'
  | 'contacts'
  | 'exploration'
  | 'initiatives'
  | 'missions'
  | 'outfitting'
  | 'crewlounge'
  | 'rearm'
  | 'refuel'
  | 'repair'
  | 'shipyard'
  | 'tuning'
  | 'workshop'
  | 'missionsgenerated'
  | 'facilitator'
  | 'research'
  | 'flightcontroller'
  | 'stationoperations'
  | 'ondockmission'
  | 'powerplay'
  | 'searchrescue'
  | 'engineer'
  | 'materialtrader'
  | 'techBroker'
  | 'stationMenu'
  | 'socialspace'
  | 'bartender'
  | 'vistagenomics'
  | 'pioneersupplies'
  | 'apexinterstellar'
  | 'colonisationcontribution'
  | 'frontlinesolutions'
  | 'registeringcolonisation'
  | 'refinery'
  | 'squadronBank'
  | (string & {});

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
  | 10
  | (number & {});

/** The engineers. Other values occur. */
export type EngineerName =
  | 'Didi Vatermann'
  | 'Bill Turner'
  | 'Broo Tarquin'
  | 'The Sarge'
  | 'Zacariah Nemo'
  | 'Liz Ryder'
  | 'Hera Tani'
  | 'Felicity Farseer'
  | 'Ram Tah'
  | 'Lei Cheung'
  | 'Petra Olmanova'
  | 'Colonel Bris Dekker'
  | 'Marsha Hicks'
  | 'Elvira Martuuk'
  | 'The Dweller'
  | 'Marco Qwent'
  | 'Selene Jean'
  | 'Professor Palin'
  | 'Lori Jameson'
  | 'Juri Ishmaak'
  | 'Tod \'The Blaster\' McQuinn'
  | 'Tiana Fortune'
  | 'Mel Brandon'
  | 'Etienne Dorn'
  | 'Chloe Sedesi'
  | 'Jude Navarro'
  | 'Domino Green'
  | 'Hero Ferrari'
  | 'Kit Fowler'
  | 'Wellington Beck'
  | 'Terra Velasquez'
  | 'Uma Laszlo'
  | 'Oden Geiger'
  | 'Yarden Bond'
  | 'Baltanos'
  | 'Eleanor Bresa'
  | 'Rosa Dayette'
  | 'Yi Shen'
  | (string & {});

/** The player's access to an engineer. Other values occur. */
export type EngineerAccess =
  | 'Unlocked'
  | 'Invited'
  | 'Known'
  | 'Acquainted'
  | 'Barred'
  | (string & {});

/** Where cargo is transferred to. */
export type TransferDirection =
  | 'toship'
  | 'tocarrier'
  | 'tosrv';

/** The class of a star. Other values occur. */
export type StarClassName =
  | 'O'
  | 'B'
  | 'A'
  | 'F'
  | 'G'
  | 'K'
  | 'M'
  | 'L'
  | 'T'
  | 'Y'
  | 'TTS'
  | 'AeBe'
  | 'W'
  | 'WN'
  | 'WNC'
  | 'WC'
  | 'WO'
  | 'CS'
  | 'C'
  | 'CN'
  | 'CJ'
  | 'CH'
  | 'CHd'
  | 'MS'
  | 'S'
  | 'D'
  | 'DA'
  | 'DAB'
  | 'DAO'
  | 'DAZ'
  | 'DAV'
  | 'DB'
  | 'DBZ'
  | 'DBV'
  | 'DO'
  | 'DOV'
  | 'DQ'
  | 'DC'
  | 'DCV'
  | 'DX'
  | 'N'
  | 'H'
  | 'SupermassiveBlackHole'
  | 'A_BlueWhiteSuperGiant'
  | 'B_BlueWhiteSuperGiant'
  | 'F_WhiteSuperGiant'
  | 'G_WhiteSuperGiant'
  | 'M_RedSuperGiant'
  | 'M_RedGiant'
  | 'K_OrangeGiant'
  | 'X'
  | 'RoguePlanet'
  | 'Nebula'
  | 'StellarRemnantNebula'
  | (string & {});

/** Slots that hold a weapon. Other values occur. */
export type SuitSlotName =
  | 'PrimaryWeapon1'
  | 'PrimaryWeapon2'
  | 'SecondaryWeapon'
  | (string & {});

/** Hand weapons. Other values occur. */
export type HandWeaponName =
  | 'wpn_s_pistol_kinetic_sauto'
  | 'wpn_m_assaultrifle_kinetic_fauto'
  | 'wpn_m_submachinegun_kinetic_fauto'
  | 'wpn_m_launcher_rocket_sauto'
  | 'wpn_m_assaultrifle_laser_fauto'
  | 'wpn_m_submachinegun_laser_fauto'
  | 'wpn_s_pistol_laser_sauto'
  | 'wpn_m_sniper_plasma_charged'
  | 'wpn_s_pistol_plasma_charged'
  | 'wpn_m_shotgun_plasma_doublebarrel'
  | 'wpn_m_assaultrifle_plasma_fauto'
  | (string & {});

/** Hand weapon modifications. Other values occur. */
export type WeaponModName =
  | 'weapon_handling'
  | 'weapon_suppression_unpressurised'
  | 'weapon_suppression_pressurised'
  | 'weapon_backpackreloading'
  | 'weapon_clipsize'
  | 'weapon_scope'
  | 'weapon_reloadspeed'
  | 'weapon_accuracy'
  | 'weapon_stability'
  | 'weapon_range'
  | 'weapon_headshotdamage'
  | (string & {});

/** The suits, with one name for each class. Other values occur. */
export type SuitTypeName =
  | 'flightsuit'
  | 'utilitysuit_class1'
  | 'utilitysuit_class2'
  | 'utilitysuit_class3'
  | 'utilitysuit_class4'
  | 'utilitysuit_class5'
  | 'tacticalsuit_class1'
  | 'tacticalsuit_class2'
  | 'tacticalsuit_class3'
  | 'tacticalsuit_class4'
  | 'tacticalsuit_class5'
  | 'explorationsuit_class1'
  | 'explorationsuit_class2'
  | 'explorationsuit_class3'
  | 'explorationsuit_class4'
  | 'explorationsuit_class5'
  | (string & {});

/** Suit modifications. Other values occur. */
export type SuitModName =
  | 'suit_increasedsprintduration'
  | 'suit_increasedbatterycapacity'
  | 'suit_reducedtoolbatteryconsumption'
  | 'suit_backpackcapacity'
  | 'suit_quieterfootsteps'
  | 'suit_increasedshieldregen'
  | 'suit_increasedammoreserves'
  | 'suit_improvedjumpassist'
  | 'suit_nightvision'
  | 'suit_increasedo2capacity'
  | 'suit_improvedradar'
  | 'suit_improvedarmourrating'
  | 'suit_increasedmeleedamage'
  | 'suit_adsmovementspeed'
  | (string & {});

/** Whose hold it is. Other values occur. */
export type CargoVessel =
  | 'Ship'
  | 'SRV'
  | (string & {});

/** What the player is in: the galaxy, or an operation. Other values occur. */
export type PlayMode =
  | 'MainGame'
  | 'Operation'
  | (string & {});

/** With whom the player plays. Other values occur. */
export type GameMode =
  | 'Solo'
  | 'Open'
  | 'Group'
  | (string & {});

/** The blueprints of engineers. Other values occur. */
export type BlueprintName =
  | 'Armour_Advanced'
  | 'Armour_HeavyDuty'
  | 'Armour_Thermic'
  | 'CargoRack_IncreasedCapacity'
  | 'ChaffLauncher_LightWeight'
  | 'Decorative_Green'
  | 'Decorative_Red'
  | 'Decorative_Yellow'
  | 'Engine_Dirty'
  | 'Engine_Reinforced'
  | 'Engine_Tuned'
  | 'FSD_FastBoot'
  | 'FSD_LongRange'
  | 'FSDinterdictor_Expanded'
  | 'FSDinterdictor_LongRange'
  | 'HeatSinkLauncher_HeatSinkCapacity'
  | 'HeatSinkLauncher_LightWeight'
  | 'HullReinforcement_Advanced'
  | 'HullReinforcement_HeavyDuty'
  | 'HullReinforcement_Kinetic'
  | 'HullReinforcement_Thermic'
  | 'LifeSupport_LightWeight'
  | 'Misc_ChaffCapacity'
  | 'Misc_HeatSinkCapacity'
  | 'Misc_LightWeight'
  | 'Misc_Shielded'
  | 'PointDefence_LightWeight'
  | 'PowerDistributor_HighCapacity'
  | 'PowerDistributor_HighFrequency'
  | 'PowerDistributor_PriorityEngines'
  | 'PowerDistributor_PriorityWeapons'
  | 'PowerDistributor_Shielded'
  | 'PowerPlant_Armoured'
  | 'PowerPlant_Boosted'
  | 'PowerPlant_Stealth'
  | 'Sensor_Expanded'
  | 'Sensor_FastScan'
  | 'Sensor_KillWarrantScanner_FastScan'
  | 'Sensor_LightWeight'
  | 'Sensor_LongRange'
  | 'Sensor_Sensor_LightWeight'
  | 'Sensor_Sensor_LongRange'
  | 'Sensor_SurfaceScanner_FastScan'
  | 'Sensor_WakeScanner_FastScan'
  | 'ShieldBooster_HeavyDuty'
  | 'ShieldBooster_Kinetic'
  | 'ShieldBooster_Resistive'
  | 'ShieldBooster_Thermic'
  | 'ShieldCellBank_Rapid'
  | 'ShieldCellBank_Specialised'
  | 'ShieldGenerator_Kinetic'
  | 'ShieldGenerator_Optimised'
  | 'ShieldGenerator_Reinforced'
  | 'ShieldGenerator_Thermic'
  | 'Weapon_DoubleShot'
  | 'Weapon_Efficient'
  | 'Weapon_Focused'
  | 'Weapon_HighCapacity'
  | 'Weapon_LightWeight'
  | 'Weapon_LongRange'
  | 'Weapon_Overcharged'
  | 'Weapon_RapidFire'
  | 'Weapon_ShortRange'
  | 'Weapon_Sturdy'
  | (string & {});

/** The experimental effects of engineers. Other values occur. */
export type ExperimentalEffectName =
  | 'special_armour_chunky'
  | 'special_armour_thermic'
  | 'special_auto_loader'
  | 'special_concordant_sequence'
  | 'special_corrosive_shell'
  | 'special_dispersal_field'
  | 'special_drag_munitions'
  | 'special_emissive_munitions'
  | 'special_engine_haulage'
  | 'special_engine_lightweight'
  | 'special_engine_overloaded'
  | 'special_feedback_cascade_cooled'
  | 'special_fsd_fuelcapacity'
  | 'special_fsd_heavy'
  | 'special_fsd_lightweight'
  | 'special_hullreinforcement_chunky'
  | 'special_hullreinforcement_kinetic'
  | 'special_hullreinforcement_thermic'
  | 'special_incendiary_rounds'
  | 'special_lock_breaker'
  | 'special_phasing_sequence'
  | 'special_plasma_slug'
  | 'special_plasma_slug_cooled'
  | 'special_powerdistributor_efficient'
  | 'special_powerdistributor_fast'
  | 'special_powerdistributor_lightweight'
  | 'special_powerplant_cooled'
  | 'special_powerplant_highcharge'
  | 'special_powerplant_lightweight'
  | 'special_powerplant_toughened'
  | 'special_regeneration_sequence'
  | 'special_scramble_spectrum'
  | 'special_screening_shell'
  | 'special_shield_efficient'
  | 'special_shield_health'
  | 'special_shield_kinetic'
  | 'special_shield_lightweight'
  | 'special_shield_regenerative'
  | 'special_shield_resistive'
  | 'special_shieldbooster_chunky'
  | 'special_shieldbooster_efficient'
  | 'special_shieldbooster_kinetic'
  | 'special_shieldbooster_thermic'
  | 'special_shieldcell_gradual'
  | 'special_shieldcell_oversized'
  | 'special_super_penetrator_cooled'
  | 'special_thermal_cascade'
  | 'special_thermal_conduit'
  | 'special_thermal_vent'
  | 'special_thermalshock'
  | 'special_weapon_damage'
  | 'special_weapon_efficient'
  | 'special_weapon_lightweight'
  | 'special_weapon_toughened'
  | (string & {});

/** The types of passenger. Other values occur. */
export type PassengerTypeName =
  | 'Criminal'
  | 'Tourist'
  | 'Scientist'
  | 'Medical'
  | 'Soldier'
  | 'Business'
  | 'MinorCelebrity'
  | 'Terrorist'
  | (string & {});

/** Why a station refuses docking. Other values occur. */
export type DockingDenialReason =
  | 'NoSpace'
  | 'Distance'
  | 'Offences'
  | 'NoReason'
  | 'RestrictedAccess'
  | 'TooLarge'
  | 'Hostile'
  | 'JumpImminent'
  | (string & {});

/** Where the countdown leads to. Other values occur. */
export type JumpType =
  | 'Hyperspace'
  | 'Supercruise'
  | (string & {});

/** The types of unidentified signal source. Other values occur. */
export type SignalSourceType =
  | '$USS_Type_Salvage;'
  | '$USS_Type_NonHuman;'
  | '$USS_Type_ValuableSalvage;'
  | '$USS_Type_VeryValuableSalvage;'
  | '$USS_Type_Convoy;'
  | '$USS_Type_Aftermath;'
  | '$USS_Type_WeaponsFire;'
  | '$USS_Type_DistressSignal;'
  | '$USS_Type_PowerEmissions;'
  | '$USS_Type_MissionTarget;'
  | '$USS_Type_AXShips;'
  | '$USS_Type_AXWeaponsFire;'
  | '$USS_Type_PowerplayConvoyDistressSignal;'
  | '$USS_Type_Ceremonial;'
  | '$USS_Type_PowerConvoy;'
  | '$USS_Type_PowerWeaponsFire;'
  | (string & {});

/** The crimes. Other values occur. */
export type CrimeType =
  | 'assault'
  | 'onFoot_murder'
  | 'murder'
  | 'dockingMinorTresspass'
  | 'collidedAtSpeedInNoFireZone'
  | 'interdiction'
  | 'dumpingDangerous'
  | 'collidedAtSpeedInNoFireZone_hulldamage'
  | 'onFoot_failureToSubmitToPolice'
  | 'onFoot_detectionOfWeapon'
  | 'dockingMajorTresspass'
  | 'onFoot_recklessEndangerment'
  | 'onFoot_arcCutterUse'
  | 'onFoot_trespass'
  | 'dockingMinorBlockingLandingPad'
  | 'recklessWeaponsDischarge'
  | 'onFoot_identityTheft'
  | 'fireInNoFireZone'
  | 'dockingMinorBlockingAirlock'
  | 'onFoot_carryingIllegalGoods'
  | 'onFoot_propertyTheft'
  | 'onFoot_profileCloningIntent'
  | 'disobeyPolice'
  | 'dockingMajorBlockingAirlock'
  | 'dockingMajorBlockingLandingPad'
  | 'dumpingNearStation'
  | 'fireInStation'
  | 'illegalCargo'
  | 'onFoot_breakingAndEntering'
  | 'onFoot_carryingIllegalData'
  | 'onFoot_carryingStolenGoods'
  | 'onFoot_damagingDefences'
  | 'onFoot_dataTransfer'
  | 'onFoot_eBreachUse'
  | 'onFoot_overchargeIntent'
  | 'onFoot_overchargedPort'
  | 'onFoot_theft'
  | 'onfoot_overchargedPort'
  | 'passengerWanted'
  | 'piracy'
  | 'shuttleDestruction'
  | (string & {});

/** The combat ranks of pilots. Other values occur. */
export type CombatRankName =
  | 'Competent'
  | 'Expert'
  | 'Master'
  | 'Deadly'
  | 'Dangerous'
  | 'Novice'
  | 'Mostly Harmless'
  | 'Elite'
  | 'Harmless'
  | (string & {});

/** How the player goes on after dying. Other values occur. */
export type ResurrectOptionName =
  | 'rebuy'
  | 'rejoin'
  | 'handin'
  | 'recover'
  | 'escape'
  | (string & {});

/** The surface vehicles. Other values occur. */
export type SrvTypeName =
  | 'testbuggy'
  | 'combat_multicrew_srv_01'
  | 'lander01'
  | 'mev_rhino'
  | (string & {});

/** Legal status of a targeted pilot. Other values occur. */
export type TargetLegalStatusName =
  | 'Clean'
  | 'Wanted'
  | 'Lawless'
  | 'Enemy'
  | 'Unknown'
  | 'Thargoid22'
  | (string & {});

/** Who is under fire. Other values occur. */
export type AttackedName =
  | 'You'
  | 'Mothership'
  | 'Fighter'
  | (string & {});

/** The subcategory of a Codex entry. Other values occur. */
export type CodexSubCategoryName =
  | '$Codex_SubCategory_Organic_Structures;'
  | '$Codex_SubCategory_Terrestrials;'
  | '$Codex_SubCategory_Stars;'
  | '$Codex_SubCategory_Gas_Giants;'
  | '$Codex_SubCategory_Geology_and_Anomalies;'
  | '$Codex_SubCategory_Thargoid;'
  | (string & {});

/** The category of a Codex entry. Other values occur. */
export type CodexCategoryName =
  | '$Codex_Category_Biology;'
  | '$Codex_Category_StellarBodies;'
  | '$Codex_Category_Civilisations;'
  | (string & {});

/** A type of source of data that can be scanned. Other values occur. */
export type DataSourceType =
  | '$Datascan_DataPoint;'
  | '$Datascan_TouristBeacon;'
  | '$Datascan_ShipUplink;'
  | '$Datascan_ANCIENTCODEX;'
  | '$Datascan_WreckedShip;'
  | '$Datascan_Settlement_Unknown;'
  | '$Datascan_Unknown_Uplink;'
  | '$Datascan_ListeningPost;'
  | '$Datascan_AbandonedDataLog;'
  | (string & {});

/** The type of a signal in a system. Other values occur. */
export type SignalTypeName =
  | 'FleetCarrier'
  | 'Combat'
  | 'ResourceExtraction'
  | 'Installation'
  | 'Outpost'
  | 'NavBeacon'
  | 'Megaship'
  | 'TouristBeacon'
  | 'StationCoriolis'
  | 'USS'
  | 'StationONeilCylinder'
  | 'Generic'
  | 'StationONeilOrbis'
  | 'StationBernalSphere'
  | 'StationMegaShip'
  | 'SquadronCarrier'
  | 'Titan'
  | 'Codex'
  | 'StationAsteroid'
  | 'StationDodec'
  | (string & {});

/** The state of a faction that causes a signal. Other values occur. */
export type SpawningStateName =
  | '$FactionState_None;'
  | '$FactionState_boom_desc;'
  | '$FactionState_CivilWar_desc;'
  | '$FactionState_Expansion_desc;'
  | '$FactionState_War_desc;'
  | '$FactionState_CivilUnrest_desc;'
  | '$FactionState_Election_desc;'
  | '$FactionState_bust_desc;'
  | '$FactionState_Outbreak_desc;'
  | '$FactionState_PublicHoliday_desc;'
  | '$FactionState_Terrorism_desc;'
  | '$FactionState_PirateAttack_desc;'
  | '$FactionState_Retreat_desc;'
  | '$FactionState_Investment_desc;'
  | ''
  | (string & {});

/** The categories of engineering materials. Other values occur. */
export type MaterialCategory =
  | 'Manufactured'
  | 'Encoded'
  | 'Raw'
  | (string & {});

/** The genera of organisms. Other values occur. */
export type GenusName =
  | '$Codex_Ent_Bacterial_Genus_Name;'
  | '$Codex_Ent_Tussocks_Genus_Name;'
  | '$Codex_Ent_Stratum_Genus_Name;'
  | '$Codex_Ent_Fungoids_Genus_Name;'
  | '$Codex_Ent_Osseus_Genus_Name;'
  | '$Codex_Ent_Fonticulus_Genus_Name;'
  | '$Codex_Ent_Shrubs_Genus_Name;'
  | '$Codex_Ent_Tubus_Genus_Name;'
  | '$Codex_Ent_Conchas_Genus_Name;'
  | '$Codex_Ent_Cactoid_Genus_Name;'
  | '$Codex_Ent_Aleoids_Genus_Name;'
  | '$Codex_Ent_Clypeus_Genus_Name;'
  | '$Codex_Ent_Ground_Struct_Ice_Name;'
  | '$Codex_Ent_Fumerolas_Genus_Name;'
  | '$Codex_Ent_Recepta_Genus_Name;'
  | '$Codex_Ent_Electricae_Genus_Name;'
  | '$Codex_Ent_Brancae_Name;'
  | '$Codex_Ent_Ingensradices_Genus_Name;'
  | '$Codex_Ent_Cone_Name;'
  | (string & {});

/** The class of a ring. Other values occur. */
export type RingClassName =
  | 'eRingClass_Rocky'
  | 'eRingClass_MetalRich'
  | 'eRingClass_Icy'
  | 'eRingClass_Metalic'
  | (string & {});

/** A gas in an atmosphere. Other values occur. */
export type AtmosphereGasName =
  | 'Nitrogen'
  | 'SulphurDioxide'
  | 'Helium'
  | 'CarbonDioxide'
  | 'Hydrogen'
  | 'Argon'
  | 'Methane'
  | 'Neon'
  | 'Ammonia'
  | 'Oxygen'
  | 'Water'
  | 'Silicates'
  | 'Iron'
  | (string & {});

/** How a body was scanned. Other values occur. */
export type ScanTypeName =
  | 'Detailed'
  | 'AutoScan'
  | 'NavBeaconDetail'
  | 'Basic'
  | (string & {});

/** Whether a planet can be or has been terraformed. Other values occur. */
export type TerraformStateName =
  | 'Terraformable'
  | 'Terraformed'
  | 'Terraforming'
  | ''
  | (string & {});

/** The class of a planet. Other values occur. */
export type PlanetClassName =
  | 'Icy body'
  | 'High metal content body'
  | 'Rocky body'
  | 'Rocky ice body'
  | 'Sudarsky class I gas giant'
  | 'Sudarsky class III gas giant'
  | 'Water world'
  | 'Metal rich body'
  | 'Gas giant with water based life'
  | 'Sudarsky class II gas giant'
  | 'Gas giant with ammonia based life'
  | 'Sudarsky class IV gas giant'
  | 'Ammonia world'
  | 'Earthlike body'
  | 'Water giant'
  | 'Helium rich gas giant'
  | 'Sudarsky class V gas giant'
  | (string & {});

/** The type of an atmosphere. Other values occur. */
export type AtmosphereTypeName =
  | 'None'
  | 'CarbonDioxide'
  | 'SulphurDioxide'
  | 'ArgonRich'
  | 'Nitrogen'
  | 'Methane'
  | 'NeonRich'
  | 'MethaneRich'
  | 'Helium'
  | 'Argon'
  | 'Water'
  | 'Ammonia'
  | 'Neon'
  | 'CarbonDioxideRich'
  | 'AmmoniaRich'
  | 'SilicateVapour'
  | 'WaterRich'
  | 'AmmoniaOxygen'
  | 'EarthLike'
  | 'Oxygen'
  | 'MetallicVapour'
  | (string & {});

/** The volcanism of a planet. Other values occur. */
export type VolcanismName =
  | 'major water geysers volcanism'
  | 'major silicate vapour geysers volcanism'
  | 'minor metallic magma volcanism'
  | 'major rocky magma volcanism'
  | 'water geysers volcanism'
  | 'minor carbon dioxide geysers volcanism'
  | 'minor silicate vapour geysers volcanism'
  | 'metallic magma volcanism'
  | 'major water magma volcanism'
  | 'carbon dioxide geysers volcanism'
  | 'rocky magma volcanism'
  | 'minor rocky magma volcanism'
  | 'major metallic magma volcanism'
  | 'minor water magma volcanism'
  | 'minor nitrogen magma volcanism'
  | 'water magma volcanism'
  | 'minor ammonia magma volcanism'
  | 'minor methane magma volcanism'
  | 'silicate vapour geysers volcanism'
  | 'minor water geysers volcanism'
  | ''
  | (string & {});

/** The luminosity class of a star. Other values occur. */
export type LuminosityClassName =
  | 'Va'
  | 'V'
  | 'Vab'
  | 'VI'
  | 'Vb'
  | 'VII'
  | 'Vz'
  | 'IV'
  | 'IVb'
  | 'III'
  | 'O'
  | 'IIab'
  | 'IVab'
  | 'I'
  | (string & {});

/** How much the rings of a planet hold for miners. Other values occur. */
export type ReserveLevelName =
  | 'PristineResources'
  | 'CommonResources'
  | 'MajorResources'
  | 'LowResources'
  | 'DepletedResources'
  | (string & {});

/** The task a limpet is launched for. Other values occur. */
export type LimpetType =
  | 'Collection'
  | 'Prospector'
  | 'Repair'
  | 'FuelTransfer'
  | 'Decontamination'
  | 'Hatchbreaker'
  | 'Research'
  | (string & {});

/** Who may dock at a carrier. Other values occur. */
export type CarrierDockingAccess =
  | 'all'
  | 'none'
  | 'friends'
  | 'squadronfriends'
  | 'squadron'
  | (string & {});

/** How many engineering materials an asteroid contains. Other values occur. */
export type AsteroidContentLevel =
  | '$AsteroidMaterialContent_Low;'
  | '$AsteroidMaterialContent_Medium;'
  | '$AsteroidMaterialContent_High;'
  | (string & {});

/** What has been done with the cargo of a mission. Other values occur. */
export type CargoDepotUpdateType =
  | 'Deliver'
  | 'Collect'
  | (string & {});

/** What a crew member does. Other values occur. */
export type CrewRoleName =
  | 'Idle'
  | 'Active'
  | 'Helm'
  | 'OnFoot'
  | 'OnShoreLeave'
  | 'FighterCon'
  | 'FireCon'
  | (string & {});

/** What a player gives to an engineer. Other values occur. */
export type EngineerContributionType =
  | 'Commodity'
  | 'Materials'
  | 'Bounty'
  | (string & {});

/** The ships, with taxis and dropships. Other values occur. */
export type ShipTypeName =
  | 'adder'
  | 'adder_taxi'
  | 'anaconda'
  | 'asp'
  | 'asp_scout'
  | 'belugaliner'
  | 'cobramkiii'
  | 'cobramkiv'
  | 'cobramkv'
  | 'corsair'
  | 'cutter'
  | 'diamondback'
  | 'diamondback_taxi'
  | 'diamondbackxl'
  | 'dolphin'
  | 'eagle'
  | 'empire_courier'
  | 'empire_eagle'
  | 'empire_trader'
  | 'explorer_nx'
  | 'federation_corvette'
  | 'federation_dropship'
  | 'federation_dropship_mkii'
  | 'federation_gunship'
  | 'ferdelance'
  | 'hauler'
  | 'independant_trader'
  | 'krait_light'
  | 'krait_mkii'
  | 'lakonminer'
  | 'mamba'
  | 'mandalay'
  | 'orca'
  | 'panthermkii'
  | 'python'
  | 'python_nx'
  | 'sidewinder'
  | 'type6'
  | 'type7'
  | 'type8'
  | 'type9'
  | 'type9_military'
  | 'typex'
  | 'typex_2'
  | 'typex_3'
  | 'viper'
  | 'viper_mkiv'
  | 'viper_taxi'
  | 'vulture'
  | 'vulture_taxi'
  | 'mediumtransport01'
  | 'smallcombat01_nx'
  | (string & {});

/** Which category of materials a trader deals in. Other values occur. */
export type MaterialTraderType =
  | 'manufactured'
  | 'raw'
  | 'encoded'
  | (string & {});

/** What kind of target a mission is against. Other values occur. */
export type MissionTargetType =
  | '$MissionUtil_FactionTag_Pirate;'
  | '$MissionUtil_FactionTag_PirateLord;'
  | '$MissionUtil_FactionTag_AIHumanoid;'
  | '$MissionUtil_FactionTag_TerroristLeader;'
  | '$MissionUtil_FactionTag_DeserterASS;'
  | '$MissionUtil_FactionTag_Deserter;'
  | (string & {});

/** Size of a mission's effect, as plus signs. Other values occur. */
export type MissionEffectSize =
  | '++'
  | '+'
  | '+++++'
  | '+++'
  | 'None'
  | '++++'
  | (string & {});

/** Direction of a mission's effect, and whether it is good. Other values occur. */
export type MissionTrend =
  | 'UpGood'
  | 'DownBad'
  | 'DownGood'
  | 'UpBad'
  | 'None'
  | (string & {});

/** What a mission does to a faction or its system. Other values occur. */
export type MissionEffectName =
  | '$MISSIONUTIL_Interaction_Summary_EP_up;'
  | '$MISSIONUTIL_Interaction_Summary_EP_down;'
  | '$MISSIONUTIL_Interaction_Summary_SP_up;'
  | '$MISSIONUTIL_Interaction_Summary_Outbreak_down;'
  | '$MISSIONUTIL_Interaction_Summary_SP_down;'
  | '$MISSIONUTIL_Interaction_Summary_Outbreak_up;'
  | (string & {});

/** Category of a material given as a reward. Other values occur. */
export type MaterialRewardCategory =
  | '$MICRORESOURCE_CATEGORY_Manufactured;'
  | '$MICRORESOURCE_CATEGORY_Data;'
  | '$MICRORESOURCE_CATEGORY_Encoded;'
  | '$MICRORESOURCE_CATEGORY_Item;'
  | '$MICRORESOURCE_CATEGORY_Component;'
  | '$MICRORESOURCE_CATEGORY_Elements;'
  | (string & {});

/** Kind of vouchers a player can cash in. Other values occur. */
export type VoucherType =
  | 'bounty'
  | 'CombatBond'
  | 'codex'
  | 'settlement'
  | 'trade'
  | 'scannable'
  | (string & {});

/** An SRV or fighter that a ship can carry. Other values occur. */
export type RestockedVehicleType =
  | 'independent_fighter'
  | 'testbuggy'
  | 'empire_fighter'
  | 'federation_fighter'
  | 'combat_multicrew_srv_01'
  | 'gdn_hybrid_fighter_v3'
  | 'gdn_hybrid_fighter_v1'
  | 'gdn_hybrid_fighter_v2'
  | 'lander01'
  | 'mev_rhino'
  | (string & {});

/** Loadouts of fighters and surface vehicles. Other values occur. */
export type FighterLoadoutName =
  | 'starter'
  | 'one'
  | 'four'
  | 'three'
  | 'zero'
  | 'default'
  | 'at'
  | 'base'
  | 'galactic'
  | 'advanced'
  | 'two'
  | 'stellar'
  | (string & {});

/** Type of technology broker. Other values occur. */
export type TechnologyBrokerType =
  | 'sirius'
  | 'guardian'
  | 'human'
  | 'salvation'
  | 'rescue'
  | (string & {});

/** The categories of things carried on foot. Other values occur. */
export type MicroResourceCategory =
  | 'Component'
  | 'Item'
  | 'Consumable'
  | 'Data'
  | 'Mission'
  | (string & {});

/** The types of carrier. Other values occur. */
export type CarrierTypeName =
  | 'FleetCarrier'
  | 'SquadronCarrier'
  | (string & {});

/** The layouts of carriers. Other values occur. */
export type CarrierVariant =
  | 'CarrierDockB'
  | (string & {});

/** The posts on board a carrier. Other values occur. */
export type CarrierCrewRole =
  | 'BlackMarket'
  | 'Outfitting'
  | 'Captain'
  | 'Exploration'
  | 'Shipyard'
  | 'VoucherRedemption'
  | 'Refuel'
  | 'Repair'
  | 'CarrierFuel'
  | 'Rearm'
  | 'Commodities'
  | 'PioneerSupplies'
  | 'VistaGenomics'
  | 'Bartender'
  | (string & {});

/** What the player does with a post on a carrier. Other values occur. */
export type CarrierCrewOperation =
  | 'Replace'
  | 'Activate'
  | 'Pause'
  | 'Resume'
  | 'Deactivate'
  | (string & {});

/** What the player does with a pack for a carrier. Other values occur. */
export type CarrierPackOperation =
  | 'BuyPack'
  | 'SellPack'
  | 'RestockPack'
  | (string & {});

/** The themes of module packs for carriers. Other values occur. */
export type CarrierPackTheme =
  | 'Limpets'
  | 'Mining Tools'
  | 'ShipUtilities'
  | (string & {});

/** How far the sampling of an organism is. Other values occur. */
export type OrganicScanType =
  | 'Sample'
  | 'Log'
  | 'Analyse'
  | (string & {});

/** Status of a friend, or of a request to become friends. Other values occur. */
export type FriendStatus =
  | 'Online'
  | 'Offline'
  | 'Added'
  | 'Requested'
  | 'Declined'
  | 'Lost'
  | (string & {});

/** Name of a track of the in-game music. Other values occur. */
export type MusicTrackName =
  | 'Supercruise'
  | 'NoTrack'
  | 'Exploration'
  | 'OnFoot'
  | 'SystemAndSurfaceScanner'
  | 'GalaxyMap'
  | 'SystemMap'
  | 'Combat_Dogfight'
  | 'DockingComputer'
  | 'Starport'
  | 'DestinationFromHyperspace'
  | 'DestinationFromSupercruise'
  | 'Combat_SRV'
  | 'MainMenu'
  | 'FleetCarrier_Managment'
  | 'NoInGameMusic'
  | 'Codex'
  | 'GalacticPowers'
  | 'Combat_Unknown'
  | 'Combat_LargeDogFight'
  | 'Unknown_Encounter'
  | 'Unknown_Exploration'
  | 'GuardianSites'
  | 'Squadrons'
  | 'Titan_Encounter'
  | 'Interdiction'
  | 'TGFactory'
  | 'Combat_Hunters'
  | 'Titan_Graveyard'
  | 'Lifeform_FogCloud'
  | 'CQCMenu'
  | 'Thargoid_GroundCombat'
  | (string & {});

/** Channel of a message received. Other values occur. */
export type TextChannelName =
  | 'npc'
  | 'starsystem'
  | 'squadron'
  | 'wing'
  | 'local'
  | 'player'
  | (string & {});

/** What the scan of a ship is for. Other values occur. */
export type ShipScanType =
  | 'Cargo'
  | 'Crime'
  | (string & {});

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
  Cargo: Cargo;
  ClearSavedGame: ClearSavedGame;
  Commander: Commander;
  Continued: Continued;
  Fileheader: Fileheader;
  GameModeChange: GameModeChange;
  LoadGame: LoadGame;
  Loadout: Loadout;
  Location: Location;
  Materials: Materials;
  NewCommander: NewCommander;
  Passengers: Passengers;
  Progress: Progress;
  Rank: Rank;
  Reputation: Reputation;
  Shutdown: Shutdown;
  Statistics: Statistics;
  ApproachBody: ApproachBody;
  ApproachSettlement: ApproachSettlement;
  DockingCancelled: DockingCancelled;
  DockingDenied: DockingDenied;
  DockingGranted: DockingGranted;
  DockingRequested: DockingRequested;
  DockingTimeout: DockingTimeout;
  FSDTarget: FSDTarget;
  FuelScoop: FuelScoop;
  JetConeBoost: JetConeBoost;
  JetConeDamage: JetConeDamage;
  LeaveBody: LeaveBody;
  Liftoff: Liftoff;
  NavRouteClear: NavRouteClear;
  ReservoirReplenished: ReservoirReplenished;
  StartJump: StartJump;
  SupercruiseDestinationDrop: SupercruiseDestinationDrop;
  SupercruiseEntry: SupercruiseEntry;
  SupercruiseExit: SupercruiseExit;
  Touchdown: Touchdown;
  USSDrop: USSDrop;
  Undocked: Undocked;
  Bounty: Bounty;
  CapShipBond: CapShipBond;
  CockpitBreached: CockpitBreached;
  CommitCrime: CommitCrime;
  CrimeVictim: CrimeVictim;
  Died: Died;
  EscapeInterdiction: EscapeInterdiction;
  FactionKillBond: FactionKillBond;
  FighterDestroyed: FighterDestroyed;
  HeatDamage: HeatDamage;
  HeatWarning: HeatWarning;
  HullDamage: HullDamage;
  Interdicted: Interdicted;
  Interdiction: Interdiction;
  PVPKill: PVPKill;
  Resurrect: Resurrect;
  SRVDestroyed: SRVDestroyed;
  SelfDestruct: SelfDestruct;
  ShieldState: ShieldState;
  ShipTargeted: ShipTargeted;
  SystemsShutdown: SystemsShutdown;
  UnderAttack: UnderAttack;
  BuyExplorationData: BuyExplorationData;
  CodexEntry: CodexEntry;
  DataScanned: DataScanned;
  DatalinkScan: DatalinkScan;
  DatalinkVoucher: DatalinkVoucher;
  DiscoveryScan: DiscoveryScan;
  FSSAllBodiesFound: FSSAllBodiesFound;
  FSSBodySignals: FSSBodySignals;
  FSSDiscoveryScan: FSSDiscoveryScan;
  FSSSignalDiscovered: FSSSignalDiscovered;
  MaterialCollected: MaterialCollected;
  MaterialDiscarded: MaterialDiscarded;
  MaterialDiscovered: MaterialDiscovered;
  NavBeaconScan: NavBeaconScan;
  SAAScanComplete: SAAScanComplete;
  SAASignalsFound: SAASignalsFound;
  Scan: Scan;
  ScanBaryCentre: ScanBaryCentre;
  Screenshot: Screenshot;
  SellExplorationData: SellExplorationData;
  AsteroidCracked: AsteroidCracked;
  BuyDrones: BuyDrones;
  BuyTradeData: BuyTradeData;
  CollectCargo: CollectCargo;
  EjectCargo: EjectCargo;
  LaunchDrone: LaunchDrone;
  Market: Market;
  MarketBuy: MarketBuy;
  MarketSell: MarketSell;
  MiningRefined: MiningRefined;
  ProspectedAsteroid: ProspectedAsteroid;
  SellDrones: SellDrones;
  BuyAmmo: BuyAmmo;
  CargoDepot: CargoDepot;
  ClearImpound: ClearImpound;
  CommunityGoalDiscard: CommunityGoalDiscard;
  CommunityGoalJoin: CommunityGoalJoin;
  CommunityGoalReward: CommunityGoalReward;
  CrewAssign: CrewAssign;
  CrewFire: CrewFire;
  CrewHire: CrewHire;
  EngineerApply: EngineerApply;
  EngineerContribution: EngineerContribution;
  EngineerCraft: EngineerCraft;
  EngineerLegacyConvert: EngineerLegacyConvert;
  FetchRemoteModule: FetchRemoteModule;
  MarketID: MarketID;
  MassModuleStore: MassModuleStore;
  MaterialTrade: MaterialTrade;
  MissionAbandoned: MissionAbandoned;
  MissionAccepted: MissionAccepted;
  MissionCompleted: MissionCompleted;
  MissionFailed: MissionFailed;
  MissionRedirected: MissionRedirected;
  ModuleBuy: ModuleBuy;
  ModuleBuyAndStore: ModuleBuyAndStore;
  ModuleRetrieve: ModuleRetrieve;
  ModuleSell: ModuleSell;
  ModuleSellRemote: ModuleSellRemote;
  ModuleStore: ModuleStore;
  ModuleSwap: ModuleSwap;
  Outfitting: Outfitting;
  PayBounties: PayBounties;
  PayFines: PayFines;
  PayLegacyFines: PayLegacyFines;
  RedeemVoucher: RedeemVoucher;
  RefuelAll: RefuelAll;
  RefuelPartial: RefuelPartial;
  Repair: Repair;
  RepairAll: RepairAll;
  RestockVehicle: RestockVehicle;
  ScientificResearch: ScientificResearch;
  SearchAndRescue: SearchAndRescue;
  SellShipOnRebuy: SellShipOnRebuy;
  SetUserShipName: SetUserShipName;
  ShipRedeemed: ShipRedeemed;
  Shipyard: Shipyard;
  ShipyardBankDeposit: ShipyardBankDeposit;
  ShipyardBuy: ShipyardBuy;
  ShipyardNew: ShipyardNew;
  ShipyardRedeem: ShipyardRedeem;
  ShipyardSell: ShipyardSell;
  ShipyardSwap: ShipyardSwap;
  ShipyardTransfer: ShipyardTransfer;
  StoredShips: StoredShips;
  TechnologyBroker: TechnologyBroker;
  DeliverPowerMicroResources: DeliverPowerMicroResources;
  HoloscreenHacked: HoloscreenHacked;
  Powerplay: Powerplay;
  PowerplayCollect: PowerplayCollect;
  PowerplayDefect: PowerplayDefect;
  PowerplayDeliver: PowerplayDeliver;
  PowerplayFastTrack: PowerplayFastTrack;
  PowerplayJoin: PowerplayJoin;
  PowerplayLeave: PowerplayLeave;
  PowerplayMerits: PowerplayMerits;
  PowerplayRank: PowerplayRank;
  PowerplaySalary: PowerplaySalary;
  PowerplayVote: PowerplayVote;
  PowerplayVoucher: PowerplayVoucher;
  RequestPowerMicroResources: RequestPowerMicroResources;
  CarrierBankTransfer: CarrierBankTransfer;
  CarrierBuy: CarrierBuy;
  CarrierCancelDecommission: CarrierCancelDecommission;
  CarrierCrewServices: CarrierCrewServices;
  CarrierDecommission: CarrierDecommission;
  CarrierDepositFuel: CarrierDepositFuel;
  CarrierDockingPermission: CarrierDockingPermission;
  CarrierFinance: CarrierFinance;
  CarrierJump: CarrierJump;
  CarrierJumpCancelled: CarrierJumpCancelled;
  CarrierJumpRequest: CarrierJumpRequest;
  CarrierLocation: CarrierLocation;
  CarrierModulePack: CarrierModulePack;
  CarrierNameChange: CarrierNameChange;
  CarrierNameChanged: CarrierNameChanged;
  CarrierShipPack: CarrierShipPack;
  CarrierStats: CarrierStats;
  CarrierTradeOrder: CarrierTradeOrder;
  FCMaterials: FCMaterials;
  BackPack: BackPack2;
  BackPackMaterials: BackPackMaterials;
  Backpack: Backpack;
  BackpackChange: BackpackChange;
  BackpackMaterials: BackpackMaterials2;
  BookDropship: BookDropship;
  BookTaxi: BookTaxi;
  BuyMicroResources: BuyMicroResources;
  BuySuit: BuySuit;
  BuyWeapon: BuyWeapon;
  CancelDropship: CancelDropship;
  CancelTaxi: CancelTaxi;
  CollectItems: CollectItems;
  CreateSuitLoadout: CreateSuitLoadout;
  DeleteSuitLoadout: DeleteSuitLoadout;
  Disembark: Disembark;
  DropItems: DropItems;
  DropshipDeploy: DropshipDeploy;
  Embark: Embark;
  LoadoutEquipModule: LoadoutEquipModule;
  LoadoutRemoveModule: LoadoutRemoveModule;
  RenameSuitLoadout: RenameSuitLoadout;
  Resupply: Resupply;
  ScanOrganic: ScanOrganic;
  SellMicroResources: SellMicroResources;
  SellOrganicData: SellOrganicData;
  SellSuit: SellSuit;
  SellWeapon: SellWeapon;
  ShipLocker: ShipLocker;
  ShipLockerMaterials: ShipLockerMaterials;
  SwitchSuitLoadout: SwitchSuitLoadout;
  TradeMicroResources: TradeMicroResources;
  TransferMicroResources: TransferMicroResources;
  UseConsumable: UseConsumable;
  AppliedToSquadron: AppliedToSquadron;
  CancelledSquadronApplication: CancelledSquadronApplication;
  DisbandedSquadron: DisbandedSquadron;
  InvitedToSquadron: InvitedToSquadron;
  JoinedSquadron: JoinedSquadron;
  KickedFromSquadron: KickedFromSquadron;
  LeftSquadron: LeftSquadron;
  SharedBookmarkToSquadron: SharedBookmarkToSquadron;
  SquadronApplicationApproved: SquadronApplicationApproved;
  SquadronApplicationRejected: SquadronApplicationRejected;
  SquadronCreated: SquadronCreated;
  SquadronDemotion: SquadronDemotion;
  SquadronPromotion: SquadronPromotion;
  WonATrophyForSquadron: WonATrophyForSquadron;
  ColonisationBeaconDeployed: ColonisationBeaconDeployed;
  ColonisationConstructionDepot: ColonisationConstructionDepot;
  ColonisationContribution: ColonisationContribution;
  ColonisationSystemClaim: ColonisationSystemClaim;
  ColonisationSystemClaimRelease: ColonisationSystemClaimRelease;
  CompleteConstruction: CompleteConstruction;
  AfmuRepairs: AfmuRepairs;
  ChangeCrewRole: ChangeCrewRole;
  CrewLaunchFighter: CrewLaunchFighter;
  CrewMemberJoins: CrewMemberJoins;
  CrewMemberQuits: CrewMemberQuits;
  CrewMemberRoleChange: CrewMemberRoleChange;
  DockFighter: DockFighter;
  DockSRV: DockSRV;
  EndCrewSession: EndCrewSession;
  FighterRebuilt: FighterRebuilt;
  Friends: Friends;
  JoinACrew: JoinACrew;
  KickCrewMember: KickCrewMember;
  LaunchFighter: LaunchFighter;
  LaunchSRV: LaunchSRV;
  LaunchVessel: LaunchVessel;
  Music: Music;
  NpcCrewPaidWage: NpcCrewPaidWage;
  NpcCrewRank: NpcCrewRank;
  Promotion: Promotion;
  QuitACrew: QuitACrew;
  RebootRepair: RebootRepair;
  ReceiveText: ReceiveText;
  RepairDrone: RepairDrone;
  Scanned: Scanned;
  SendText: SendText;
  VehicleSwitch: VehicleSwitch;
  WingAdd: WingAdd;
  WingInvite: WingInvite;
  WingJoin: WingJoin;
  WingLeave: WingLeave;
}

/** The kinds that have a file of their own beside the journal, with its name. */
export interface Companions {
  Status: 'Status.json';
  ModuleInfo: 'ModulesInfo.json';
  NavRoute: 'NavRoute.json';
  Cargo: 'Cargo.json';
  Market: 'Market.json';
  Outfitting: 'Outfitting.json';
  Shipyard: 'Shipyard.json';
  FCMaterials: 'FCMaterials.json';
  Backpack: 'Backpack.json';
  ShipLocker: 'ShipLocker.json';
}
