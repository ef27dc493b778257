// Events as the live game writes them.
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
  SystemAddress?: number | bigint;
  /** x, y and z coordinates of the system, in light-years relative to the origin system */
  StarPos: [number, number, number];
  /** superpower the system is aligned with; may be empty; since 2.2.02 */
  SystemAllegiance: AllegianceName;
  /** internal name of the main economy; in the form $economy_X;; since 2.2.02 */
  SystemEconomy: EconomyToken;
  /** main economy, as shown in game */
  SystemEconomy_Localised?: string;
  /** second economy; since 3.0.3 */
  SystemSecondEconomy: EconomyToken;
  /** second economy, as shown in game */
  SystemSecondEconomy_Localised?: string;
  /** internal name of the government; in the form $government_X;; since 2.2.02 */
  SystemGovernment: GovernmentToken;
  /** government, as shown in game */
  SystemGovernment_Localised?: string;
  /** internal name of the security level; in the form $X;; since 2.2.02 */
  SystemSecurity: SecurityLevel;
  /** security level, as shown in game */
  SystemSecurity_Localised?: string;
  /** population of the system; since 2.4 */
  Population?: number;
  /** name of the body the ship arrived at; since 3.4 */
  Body?: string;
  /** ID of that body within the system; since 3.4 */
  BodyID?: number;
  /** type of that body; since 3.4 */
  BodyType?: BodyTypeName;
  /** the power that controls the system; since 4.0.0.1900 */
  ControllingPower?: PowerName;
  /** powers active in the system; written if the player is pledged and the system is involved in Powerplay */
  Powers?: PowerName[];
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
  SystemFaction?: ControllingFaction | string;
  /** conflicts between factions in the system; since 3.4 */
  Conflicts?: Conflict[];
  /** superpower the system or station is aligned with; until 2.2 */
  Allegiance?: string;
  /** internal name of the main economy; until 2.2 */
  Economy?: string;
  /** main economy, as shown in game; until 2.2 */
  Economy_Localised?: string;
  /** internal name of the government; until 2.2 */
  Government?: string;
  /** government, as shown in game; until 2.2 */
  Government_Localised?: string;
  /** internal name of the security level; until 2.2 */
  Security?: string;
  /** security level, as shown in game; until 2.2 */
  Security_Localised?: string;
  /** name of the faction in control; until 2.2 */
  Faction?: string;
  /** state of the faction in control; until 2.4 */
  FactionState?: string;
}

/** a power contending for an unoccupied system */
export interface ContendingPower {
  /** name of the power */
  Power: PowerName;
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
  Government: GovernmentName;
  /** its share of influence in the system, from 0 to 1 */
  Influence: number;
  /** superpower the faction is aligned with */
  Allegiance: AllegianceName;
  /** internal name of the happiness band; in the form $Faction_HappinessBandN;; may be empty; since 3.3 */
  Happiness: string;
  /** happiness, as shown in game */
  Happiness_Localised?: string;
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
  /** name of the faction, as shown in game; since 4.3.3.0 */
  Name_Localised?: string;
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
  StationFaction?: ControllingFaction | string;
  /** internal name of the government; in the form $government_X;; since 2.2.02 */
  StationGovernment?: GovernmentToken;
  /** government, as shown in game */
  StationGovernment_Localised?: string;
  /** superpower the station is aligned with; since 2.2.02 */
  StationAllegiance?: AllegianceName;
  /** what the station offers; since 2.4 */
  StationServices?: StationService[];
  /** internal name of the economy, if the station has only one; since 2.2.02 */
  StationEconomy?: EconomyToken;
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
  /** superpower the system or station is aligned with; until 2.2 */
  Allegiance?: string;
  /** internal name of the main economy; until 2.2 */
  Economy?: string;
  /** main economy, as shown in game; until 2.2 */
  Economy_Localised?: string;
  /** internal name of the government; until 2.2 */
  Government?: string;
  /** government, as shown in game; until 2.2 */
  Government_Localised?: string;
  /** internal name of the security level; until 2.2 */
  Security?: string;
  /** security level, as shown in game; until 2.2 */
  Security_Localised?: string;
  /** name of the faction in control; until 2.2 */
  Faction?: string;
  /** state of the faction in control; until 2.4 */
  FactionState?: string;
}

/** one of several economies of a station */
export interface EconomyShare {
  /** internal name of the economy */
  Name: EconomyToken;
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
  TopTier?: TopTier;
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
  Engineer?: EngineerName;
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
  Engineer?: EngineerName;
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
  /** purchase price, in Merc Coins; since 4.3.3.0 */
  BuyMercCoinsPrice?: number;
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
  Power?: number;
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
  StarClass: StarClassName;
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
  Materials: Resource[] | CountsByName;
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

/** counts of materials, by name */
export interface CountsByName {
  [name: string]: number;
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
  SuitName: SuitTypeName;
  /** name of the suit, as shown in game */
  SuitName_Localised?: string;
  /** modifications of the suit */
  SuitMods?: SuitModName[];
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
  SlotName: SuitSlotName;
  /** ID of the weapon */
  SuitModuleID: number | bigint;
  /** internal name of the weapon */
  ModuleName: HandWeaponName;
  /** name of the weapon, as shown in game */
  ModuleName_Localised?: string;
  /** its grade; since 4.0.0.600 */
  Class?: number;
  /** its modifications; since 4.0.0.600 */
  WeaponMods?: WeaponModName[];
}

/** written when the player upgrades a flight suit */
export interface UpgradeSuit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'UpgradeSuit';
  /** internal name of the suit */
  Name: SuitTypeName;
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
  Name: HandWeaponName;
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

/** written when the game starts up, and whenever the cargo changes */
export interface Cargo {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Cargo';
  /** Ship or SRV; since 3.3 */
  Vessel: CargoVessel;
  /** tonnes on board; since 3.3 */
  Count: number;
  /** what is on board; in the journal only at start-up, later in a file of its own */
  Inventory?: CargoItem[];
}

/** a commodity on board */
export interface CargoItem {
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** the mission it is for; since 3.3 */
  MissionID?: number | bigint;
  /** number of tonnes */
  Count: number;
  /** how many of those tonnes are stolen; since 3.0 */
  Stolen: number;
}

/** written when the player clears a saved game and starts over */
export interface ClearSavedGame {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ClearSavedGame';
  /** name of the commander */
  Name: string;
  /** Frontier ID of the player; since 3.3 */
  FID?: string;
}

/** written when a commander is loaded */
export interface Commander {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Commander';
  /** Frontier ID of the player; since 3.3 */
  FID: string;
  /** name of the commander */
  Name: string;
}

/** written when the journal file has grown too long and continues in a new one */
export interface Continued {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Continued';
  /** number of the next part */
  Part: number;
}

/** written when a journal file begins */
export interface Fileheader {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Fileheader';
  /** which part of the session the file holds, counted from 1 */
  part: number;
  /** language and country of the game, such as English/UK */
  language: string;
  /** Odyssey is running; since 3.8 */
  Odyssey?: boolean;
  /** version of the game */
  gameversion: string;
  /** build of the game; may end in a space */
  build: string;
}

/** written when a commander is loaded, and when an operation is entered or left */
export interface GameModeChange {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'GameModeChange';
  /** what is played from now on */
  GameMode: PlayMode;
}

/** written when the player enters the game from the main menu */
export interface LoadGame {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LoadGame';
  /** Frontier ID of the player; since 3.3 */
  FID: string;
  /** name of the commander */
  Commander: string;
  /** the player has Horizons; since 3.0 */
  Horizons: boolean;
  /** the player has Odyssey; since 4.0 */
  Odyssey?: boolean;
  /** internal name of the ship, or of the suit if on foot */
  Ship?: string;
  /** the ship, or the suit if on foot, as shown in game */
  Ship_Localised?: string;
  /** ID of the ship among the player's own */
  ShipID?: number | bigint;
  /** name the player gave the ship; may be empty; since 2.3 */
  ShipName?: string;
  /** ID plate the player gave the ship; may be empty; since 2.3 */
  ShipIdent?: string;
  /** fuel in the main tank, in tonnes; since 2.3 */
  FuelLevel?: number;
  /** size of the main tank, in tonnes; since 2.3 */
  FuelCapacity?: number;
  /** name of the ship again; since 4.0.0.1450; until 4.0.0.1804 */
  Name?: string;
  /** the ship has landed on a planet; omitted if not */
  StartLanded?: boolean;
  /** the ship has been destroyed; omitted if not */
  StartDead?: boolean;
  /** Open, Solo or Group */
  GameMode?: GameMode;
  /** name of the private group, if GameMode is Group */
  Group?: string;
  /** credit balance of the player */
  Credits: number;
  /** loan the player owes, in credits */
  Loan: number;
  /** language and country of the game; since 4.0.0.600 */
  language?: string;
  /** version of the game; since 4.0.0.600 */
  gameversion?: string;
  /** build of the game; since 4.0.0.600 */
  build?: string;
}

/** written when the game starts up, and whenever the player switches ships or changes modules */
export interface Loadout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Loadout';
  /** internal name of the ship, in lower case */
  Ship: string;
  /** ID of the ship among the player's own */
  ShipID: number | bigint;
  /** name the player gave the ship; may be empty */
  ShipName: string;
  /** ID plate the player gave the ship; may be empty */
  ShipIdent: string;
  /** value of the hull, in credits; since 3.0 */
  HullValue?: number;
  /** value of the modules, in credits; since 3.0 */
  ModulesValue?: number;
  /** hull health, from 0 to 1; since 3.3 */
  HullHealth: number;
  /** the ship is marked as hot; omitted if not; since 3.3 */
  Hot?: boolean;
  /** mass without fuel and cargo, in tonnes; since 3.4 */
  UnladenMass: number;
  /** cargo capacity, in tonnes; since 3.4 */
  CargoCapacity: number;
  /** maximum jump range, with no cargo and just enough fuel for one jump, in light-years; since 3.4 */
  MaxJumpRange: number;
  /** fuel capacity of the ship, in tonnes; since 3.4 */
  FuelCapacity: FuelCapacity;
  /** rebuy cost, in credits; since 3.0 */
  Rebuy: number;
  /** the fitted modules */
  Modules: ShipModule[];
}

/** fuel capacity of the ship, in tonnes */
export interface FuelCapacity {
  /** capacity of the main tank, in tonnes */
  Main: number;
  /** capacity of the reserve tank, in tonnes */
  Reserve: number;
}

/** a module fitted to the ship */
export interface ShipModule {
  /** the slot it is fitted in */
  Slot: string;
  /** internal name of the module, in lower case */
  Item: string;
  /** it is switched on */
  On: boolean;
  /** its power priority, counted from 0 */
  Priority: number;
  /** rounds loaded */
  AmmoInClip?: number;
  /** rounds in reserve */
  AmmoInHopper?: number;
  /** health of the module, from 0 to 1 */
  Health: number;
  /** value of the module, in credits */
  Value?: number;
  /** engineering applied to a module; since 3.0 */
  Engineering?: ModuleEngineering;
  /** the blueprint applied; until 2.3 */
  EngineerBlueprint?: string;
  /** grade of the blueprint; until 2.3 */
  EngineerLevel?: number;
}

/** engineering applied to a module */
export interface ModuleEngineering {
  /** name of the engineer */
  Engineer?: EngineerName;
  /** ID of the engineer */
  EngineerID: number | bigint;
  /** ID of the blueprint */
  BlueprintID: number | bigint;
  /** internal name of the blueprint */
  BlueprintName: BlueprintName;
  /** grade of the blueprint, from 1 to 5 */
  Level: number;
  /** progress within the grade, from 0 to 1 */
  Quality: number;
  /** internal name of the experimental effect */
  ExperimentalEffect?: ExperimentalEffectName;
  /** the experimental effect, as shown in game */
  ExperimentalEffect_Localised?: string;
  /** the changed properties */
  Modifiers: ModuleModifier[];
}

/** a module property changed by engineering */
export interface ModuleModifier {
  /** name of the property */
  Label: string;
  /** the property, as shown in game; since 4.3.3.0 */
  Label_Localised?: string;
  /** current value */
  Value?: number;
  /** value before engineering */
  OriginalValue?: number;
  /** 1 if a lower value is better, otherwise 0 */
  LessIsGood?: number;
  /** current value, if it is text */
  ValueStr?: string;
  /** current value, as shown in game, if it is text */
  ValueStr_Localised?: string;
}

/** written when the game starts up, or the player respawns at a station */
export interface Location {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Location';
  /** latitude on or near a planet, in degrees; since 2.3 */
  Latitude?: number;
  /** longitude on or near a planet, in degrees; since 2.3 */
  Longitude?: number;
  /** distance from the arrival star, in light-seconds; since 3.4 */
  DistFromStarLS?: number;
  /** the ship is docked; the station fields are written only then */
  Docked: boolean | number;
  /** name of the station; since 3.3.02 */
  StationName?: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 3.3.02 */
  StationType?: StationTypeName;
  /** ID of the station's market */
  MarketID?: number | bigint;
  /** the faction that runs the station */
  StationFaction?: ControllingFaction | string;
  /** internal name of the government */
  StationGovernment?: GovernmentToken;
  /** the government, as shown in game */
  StationGovernment_Localised?: string;
  /** superpower the station is aligned with */
  StationAllegiance?: AllegianceName;
  /** what the station offers */
  StationServices?: StationService[];
  /** internal name of the economy, if the station has only one */
  StationEconomy?: EconomyToken;
  /** the economy, as shown in game, if the station has only one */
  StationEconomy_Localised?: string;
  /** the economies, if the station has several */
  StationEconomies?: EconomyShare[];
  /** the player is in a taxi; omitted on foot and in an SRV; since 4.0 */
  Taxi?: boolean;
  /** the player is in another player's ship; omitted on foot and in an SRV; since 4.0 */
  Multicrew?: boolean;
  /** the player is wanted in the system; since 3.0 */
  Wanted?: boolean;
  /** the player is on foot; omitted if not */
  OnFoot?: boolean;
  /** the player is driving an SRV; omitted if not */
  InSRV?: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system; since 3.0 */
  SystemAddress: number | bigint;
  /** x, y and z coordinates of the system, in light-years relative to the origin system */
  StarPos: [number, number, number];
  /** superpower the system is aligned with; may be empty; may be empty; since 2.2.02 */
  SystemAllegiance: AllegianceName | '';
  /** internal name of the main economy; since 2.2.02 */
  SystemEconomy: EconomyToken;
  /** the main economy, as shown in game */
  SystemEconomy_Localised?: string;
  /** second economy; since 3.0.3 */
  SystemSecondEconomy: EconomyToken;
  /** second economy, as shown in game */
  SystemSecondEconomy_Localised?: string;
  /** internal name of the government; since 2.2.02 */
  SystemGovernment: GovernmentToken;
  /** the government, as shown in game */
  SystemGovernment_Localised?: string;
  /** internal name of the security level; since 2.2.02 */
  SystemSecurity: SecurityLevel;
  /** the security level, as shown in game */
  SystemSecurity_Localised?: string;
  /** population of the system; since 2.4 */
  Population: number;
  /** name of the nearest body, or of the station */
  Body: string;
  /** ID of that body within the system; since 3.0 */
  BodyID: number | bigint;
  /** type of that body; since 2.2 (Beta 5) */
  BodyType: BodyTypeName;
  /** the power that controls the system; since 4.0.0.1900 */
  ControllingPower?: PowerName;
  /** powers active in the system; written if the player is pledged and the system is involved in Powerplay */
  Powers?: PowerName[];
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
  /** the factions present in the system; since 2.3 */
  Factions?: Faction[];
  /** the faction that controls the system */
  SystemFaction?: ControllingFaction | string;
  /** conflicts between factions in the system; since 3.4 */
  Conflicts?: Conflict[];
  /** superpower the system is aligned with; until 2.2 */
  Allegiance?: string;
  /** main economy; until 2.2 */
  Economy?: string;
  /** main economy, as shown in game; until 2.2 */
  Economy_Localised?: string;
  /** government of the system; until 2.2 */
  Government?: string;
  /** government, as shown in game; until 2.2 */
  Government_Localised?: string;
  /** security level of the system; until 2.2 */
  Security?: string;
  /** security level, as shown in game; until 2.2 */
  Security_Localised?: string;
  /** the faction in control of the system; until 2.2 */
  Faction?: string;
  /** state of that faction; until 2.4 */
  FactionState?: string;
}

/** written when the game starts up */
export interface Materials {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Materials';
  /** raw materials */
  Raw: Material[];
  /** manufactured materials */
  Manufactured: Material[];
  /** encoded materials */
  Encoded: Material[];
}

/** a material the player holds */
export interface Material {
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** how many */
  Count: number;
}

/** written when a new commander is created */
export interface NewCommander {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'NewCommander';
  /** Frontier ID of the player; since 3.3 */
  FID?: string;
  /** name of the commander */
  Name: string;
  /** internal name of the starter package */
  Package?: string;
}

/** written when the game starts up with passengers on board */
export interface Passengers {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Passengers';
  /** the passengers, by mission */
  Manifest: PassengerGroup[];
}

/** the passengers of one mission */
export interface PassengerGroup {
  /** the mission they belong to */
  MissionID: number | bigint;
  /** type of passengers */
  Type: PassengerTypeName;
  /** the passengers are VIPs */
  VIP: boolean;
  /** the passengers are wanted */
  Wanted: boolean;
  /** number of passengers */
  Count: number;
}

/** written when the game starts up */
export interface Progress {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Progress';
  /** progress to the next combat rank, in percent */
  Combat: number;
  /** progress to the next trade rank */
  Trade: number;
  /** progress to the next exploration rank */
  Explore: number;
  /** progress to the next mercenary rank; since 4.0 */
  Soldier?: number;
  /** progress to the next exobiologist rank; since 4.0 */
  Exobiologist?: number;
  /** progress to the next rank in the Imperial Navy */
  Empire: number;
  /** progress to the next rank in the Federal Navy */
  Federation: number;
  /** progress to the next CQC rank */
  CQC: number;
}

/** written when the game starts up */
export interface Rank {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Rank';
  /** combat rank, counted from 0 */
  Combat: number;
  /** trade rank */
  Trade: number;
  /** exploration rank */
  Explore: number;
  /** mercenary rank; since 4.0 */
  Soldier?: number;
  /** exobiologist rank; since 4.0 */
  Exobiologist?: number;
  /** rank in the Imperial Navy */
  Empire: number;
  /** rank in the Federal Navy */
  Federation: number;
  /** CQC rank */
  CQC: number;
}

/** written when the game starts up */
export interface Reputation {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Reputation';
  /** reputation with the Empire, from -100 to 100 */
  Empire?: number;
  /** reputation with the Federation */
  Federation?: number;
  /** reputation with independent systems */
  Independent?: number;
  /** reputation with the Alliance */
  Alliance?: number;
}

/** written when the game exits normally */
export interface Shutdown {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Shutdown';
}

/** written when the game starts up */
export interface Statistics {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Statistics';
  /** wealth and spending */
  Bank_Account: BankStatistics;
  /** combat */
  Combat: CombatStatistics;
  /** crime and fines */
  Crime: CrimeStatistics;
  /** trading on black markets */
  Smuggling: SmugglingStatistics;
  /** trading on regular markets */
  Trading: TradingStatistics;
  /** mining */
  Mining: MiningStatistics;
  /** travel and exploration */
  Exploration: ExplorationStatistics;
  /** passenger missions */
  Passengers: PassengerStatistics;
  /** search and rescue, and salvage */
  Search_And_Rescue: RescueStatistics;
  /** what the player did for the squadron; since 4.2.0.0 */
  Squadron?: SquadronStatistics;
  /** Thargoid encounters; omitted before the first one */
  TG_ENCOUNTERS?: ThargoidStatistics;
  /** engineering */
  Crafting?: CraftingStatistics;
  /** NPC crew */
  Crew?: CrewStatistics;
  /** multicrew */
  Multicrew?: MulticrewStatistics;
  /** material trading */
  Material_Trader_Stats?: MaterialTraderStatistics;
  /** CQC; omitted if the player has not played it */
  CQC?: ArenaStatistics;
  /** the player's fleet carrier; omitted if there is none */
  FLEETCARRIER?: CarrierStatistics;
  /** exobiology; since 4.0 */
  Exobiology?: ExobiologyStatistics;
}

/** wealth and spending */
export interface BankStatistics {
  /** everything the player owns, in credits */
  Current_Wealth: number;
  /** spent on ships, in credits */
  Spent_On_Ships: number;
  /** spent on outfitting, in credits */
  Spent_On_Outfitting: number;
  /** spent on repairs, in credits */
  Spent_On_Repairs: number;
  /** spent on fuel, in credits */
  Spent_On_Fuel: number;
  /** spent on ammunition and other consumables, in credits */
  Spent_On_Ammo_Consumables: number;
  /** number of insurance claims */
  Insurance_Claims: number;
  /** spent on insurance, in credits */
  Spent_On_Insurance: number;
  /** number of ships owned */
  Owned_Ship_Count?: number;
  /** spent on suits, in credits; since 4.0 */
  Spent_On_Suits?: number;
  /** spent on hand weapons, in credits; since 4.0 */
  Spent_On_Weapons?: number;
  /** spent on consumables for suits, in credits; since 4.0 */
  Spent_On_Suit_Consumables?: number;
  /** number of suits owned; since 4.0 */
  Suits_Owned?: number;
  /** number of hand weapons owned; since 4.0 */
  Weapons_Owned?: number;
  /** spent on suits and hand weapons that were upgraded already, in credits; since 4.0 */
  Spent_On_Premium_Stock?: number;
  /** number of suits and hand weapons bought that were upgraded already; since 4.0 */
  Premium_Stock_Bought?: number;
  /** Merc Coins the player has; since 4.3.3.0 */
  MercCoins_Current?: number;
  /** Merc Coins earned in all; since 4.3.3.0 */
  MercCoins_Total_Earned?: number;
  /** Merc Coins spent in all; since 4.3.3.0 */
  MercCoins_Total_Spent?: number;
  /** Merc Coins spent on gear; since 4.3.3.0 */
  MercCoins_Spent_On_MercGear?: number;
  /** Merc Coins spent on engineering; since 4.3.3.0 */
  MercCoins_Spent_On_Engineering?: number;
}

/** combat */
export interface CombatStatistics {
  /** number of bounties claimed */
  Bounties_Claimed: number;
  /** earned by bounty hunting, in credits */
  Bounty_Hunting_Profit?: number;
  /** number of combat bonds */
  Combat_Bonds: number;
  /** earned by combat bonds, in credits */
  Combat_Bond_Profits: number;
  /** number of assassinations */
  Assassinations: number;
  /** earned by assassinations, in credits */
  Assassination_Profits: number;
  /** highest single reward, in credits */
  Highest_Single_Reward: number;
  /** number of skimmers destroyed */
  Skimmers_Killed?: number;
  /** number of combat bonds earned on foot; since 4.0 */
  OnFoot_Combat_Bonds?: number;
  /** earned by combat bonds on foot, in credits; since 4.0 */
  OnFoot_Combat_Bonds_Profits?: number;
  /** number of vehicles destroyed on foot; since 4.0.0.1475 */
  OnFoot_Vehicles_Destroyed?: number;
  /** number of ships destroyed on foot; since 4.0.0.1475 */
  OnFoot_Ships_Destroyed?: number;
  /** number of dropship flights taken; since 4.0 */
  Dropships_Taken?: number;
  /** number of dropship flights booked; since 4.0 */
  Dropships_Booked?: number;
  /** number of dropship flights cancelled; since 4.0 */
  Dropships_Cancelled?: number;
  /** number of conflict zones of high intensity fought in on foot; since 4.0 */
  ConflictZone_High?: number;
  /** number of conflict zones of medium intensity fought in on foot; since 4.0 */
  ConflictZone_Medium?: number;
  /** number of conflict zones of low intensity fought in on foot; since 4.0 */
  ConflictZone_Low?: number;
  /** number of conflict zones fought in on foot; since 4.0 */
  ConflictZone_Total?: number;
  /** number of conflict zones of high intensity won; since 4.0 */
  ConflictZone_High_Wins?: number;
  /** number of conflict zones of medium intensity won; since 4.0 */
  ConflictZone_Medium_Wins?: number;
  /** number of conflict zones of low intensity won; since 4.0 */
  ConflictZone_Low_Wins?: number;
  /** number of conflict zones won; since 4.0 */
  ConflictZone_Total_Wins?: number;
  /** number of settlements defended; since 4.0 */
  Settlement_Defended?: number;
  /** number of settlements conquered; since 4.0 */
  Settlement_Conquered?: number;
  /** number of skimmers destroyed on foot; since 4.0 */
  OnFoot_Skimmers_Killed?: number;
  /** number of scavengers killed on foot; since 4.0 */
  OnFoot_Scavs_Killed?: number;
}

/** crime and fines */
export interface CrimeStatistics {
  /** current notoriety of the player */
  Notoriety?: number;
  /** number of fines received */
  Fines: number;
  /** sum of the fines, in credits */
  Total_Fines: number;
  /** number of bounties put on the player */
  Bounties_Received: number;
  /** sum of those bounties, in credits */
  Total_Bounties: number;
  /** highest of those bounties, in credits */
  Highest_Bounty: number;
  /** number of times malware was uploaded; since 4.0 */
  Malware_Uploaded?: number;
  /** number of settlements shut down; since 4.0 */
  Settlements_State_Shutdown?: number;
  /** number of times production was sabotaged; since 4.0 */
  Production_Sabotage?: number;
  /** number of thefts from production; since 4.0 */
  Production_Theft?: number;
  /** number of murders on foot; since 4.0 */
  Total_Murders?: number;
  /** number of citizens murdered; since 4.0 */
  Citizens_Murdered?: number;
  /** number of Omnipol officers murdered; since 4.0 */
  Omnipol_Murdered?: number;
  /** number of guards murdered; since 4.0 */
  Guards_Murdered?: number;
  /** number of data items stolen; since 4.0 */
  Data_Stolen?: number;
  /** number of goods stolen; since 4.0 */
  Goods_Stolen?: number;
  /** number of samples stolen; since 4.0 */
  Sample_Stolen?: number;
  /** number of things stolen in all; since 4.0 */
  Total_Stolen?: number;
  /** number of turrets destroyed; since 4.0 */
  Turrets_Destroyed?: number;
  /** number of turrets overloaded; since 4.0 */
  Turrets_Overloaded?: number;
  /** number of turrets put out of action in all; since 4.0 */
  Turrets_Total?: number;
  /** value of what was stolen while the state of a settlement changed; since 4.0 */
  Value_Stolen_StateChange?: number;
  /** number of profiles cloned; since 4.0 */
  Profiles_Cloned?: number;
}

/** trading on black markets */
export interface SmugglingStatistics {
  /** number of black markets traded with */
  Black_Markets_Traded_With: number;
  /** earned on black markets, in credits */
  Black_Markets_Profits: number;
  /** tonnes smuggled */
  Resources_Smuggled: number;
  /** average profit, in credits */
  Average_Profit: number;
  /** highest profit of a single transaction, in credits */
  Highest_Single_Transaction: number;
}

/** trading on regular markets */
export interface TradingStatistics {
  /** number of markets traded with */
  Markets_Traded_With: number;
  /** earned on markets, in credits */
  Market_Profits: number;
  /** tonnes traded */
  Resources_Traded: number;
  /** average profit, in credits */
  Average_Profit: number;
  /** highest profit of a single transaction, in credits */
  Highest_Single_Transaction: number;
  /** number of data items sold to bartenders; since 4.0 */
  Data_Sold?: number;
  /** number of goods sold to bartenders; since 4.0 */
  Goods_Sold?: number;
  /** number of assets sold to bartenders; since 4.0 */
  Assets_Sold?: number;
}

/** mining */
export interface MiningStatistics {
  /** earned by mining, in credits */
  Mining_Profits: number;
  /** tonnes mined */
  Quantity_Mined: number;
  /** number of materials collected */
  Materials_Collected?: number;
}

/** travel and exploration */
export interface ExplorationStatistics {
  /** number of systems visited */
  Systems_Visited: number;
  /** earned by exploration, in credits */
  Exploration_Profits: number;
  /** number of planets scanned to level 2 */
  Planets_Scanned_To_Level_2: number;
  /** number of planets scanned to level 3 */
  Planets_Scanned_To_Level_3: number;
  /** number of planets mapped with the efficiency bonus */
  Efficient_Scans?: number;
  /** highest payout for exploration data, in credits */
  Highest_Payout: number;
  /** distance jumped, in light-years */
  Total_Hyperspace_Distance: number;
  /** number of hyperspace jumps */
  Total_Hyperspace_Jumps: number;
  /** greatest distance from the starting system, in light-years */
  Greatest_Distance_From_Start: number;
  /** time played, in seconds */
  Time_Played: number;
  /** distance travelled on foot, in metres; since 4.0.0.1475 */
  OnFoot_Distance_Travelled?: number;
  /** number of journeys by taxi; since 4.0 */
  Shuttle_Journeys?: number;
  /** distance travelled by taxi, in light-years; since 4.0 */
  Shuttle_Distance_Travelled?: number;
  /** spent on taxis, in credits; since 4.0 */
  Spent_On_Shuttles?: number;
  /** number of planets the player was the first to set foot on; since 4.0 */
  First_Footfalls?: number;
  /** number of planets the player has set foot on; since 4.0 */
  Planet_Footfalls?: number;
  /** number of settlements visited; since 4.0 */
  Settlements_Visited?: number;
  /** fuel scooped, in tonnes */
  Fuel_Scooped?: number;
  /** fuel bought, in tonnes */
  Fuel_Purchased?: number;
}

/** passenger missions */
export interface PassengerStatistics {
  /** number of passenger missions accepted */
  Passengers_Missions_Accepted?: number;
  /** number of refugees delivered in bulk missions */
  Passengers_Missions_Refugee_bulk_delivered?: number;
  /** number of refugees ejected in bulk missions */
  Passengers_Missions_Refugee_bulk_ejected?: number;
  /** number of aid workers delivered in VIP missions */
  Passengers_Missions_AidWorker_vip_delivered?: number;
  /** number of aid workers ejected in VIP missions */
  Passengers_Missions_AidWorker_vip_ejected?: number;
  /** number of aid workers delivered in bulk missions */
  Passengers_Missions_AidWorker_bulk_delivered?: number;
  /** number of aid workers ejected in bulk missions */
  Passengers_Missions_AidWorker_bulk_ejected?: number;
  /** number of prisoners of war delivered in VIP missions */
  Passengers_Missions_POW_vip_delivered?: number;
  /** number of prisoners of war ejected in VIP missions */
  Passengers_Missions_POW_vip_ejected?: number;
  /** number of prisoners of war delivered in bulk missions */
  Passengers_Missions_POW_bulk_delivered?: number;
  /** number of prisoners of war ejected in bulk missions */
  Passengers_Missions_POW_bulk_ejected?: number;
  /** number of criminals delivered in VIP missions */
  Passengers_Missions_Criminal_vip_delivered?: number;
  /** number of criminals ejected in VIP missions */
  Passengers_Missions_Criminal_vip_ejected?: number;
  /** number of criminals delivered in bulk missions */
  Passengers_Missions_Criminal_bulk_delivered?: number;
  /** number of criminals ejected in bulk missions */
  Passengers_Missions_Criminal_bulk_ejected?: number;
  /** number of tourists delivered in VIP missions */
  Passengers_Missions_Tourist_vip_delivered?: number;
  /** number of tourists ejected in VIP missions */
  Passengers_Missions_Tourist_vip_ejected?: number;
  /** number of tourists delivered in bulk missions */
  Passengers_Missions_Tourist_bulk_delivered?: number;
  /** number of tourists ejected in bulk missions */
  Passengers_Missions_Tourist_bulk_ejected?: number;
  /** number of refugees delivered in VIP missions */
  Passengers_Missions_Refugee_vip_delivered?: number;
  /** number of refugees ejected in VIP missions */
  Passengers_Missions_Refugee_vip_ejected?: number;
  /** number of freedom fighters delivered in VIP missions */
  Passengers_Missions_FreedomFighters_vip_delivered?: number;
  /** number of freedom fighters ejected in VIP missions */
  Passengers_Missions_FreedomFighters_vip_ejected?: number;
  /** number of freedom fighters delivered in bulk missions */
  Passengers_Missions_FreedomFighters_bulk_delivered?: number;
  /** number of freedom fighters ejected in bulk missions */
  Passengers_Missions_FreedomFighters_bulk_ejected?: number;
  /** number of politicians delivered in VIP missions */
  Passengers_Missions_Politicians_vip_delivered?: number;
  /** number of politicians ejected in VIP missions */
  Passengers_Missions_Politicians_vip_ejected?: number;
  /** number of politicians delivered in bulk missions */
  Passengers_Missions_Politicians_bulk_delivered?: number;
  /** number of politicians ejected in bulk missions */
  Passengers_Missions_Politicians_bulk_ejected?: number;
  /** number of political prisoners delivered in VIP missions */
  Passengers_Missions_PoliticalPrisoner_vip_delivered?: number;
  /** number of political prisoners ejected in VIP missions */
  Passengers_Missions_PoliticalPrisoner_vip_ejected?: number;
  /** number of political prisoners delivered in bulk missions */
  Passengers_Missions_PoliticalPrisoner_bulk_delivered?: number;
  /** number of political prisoners ejected in bulk missions */
  Passengers_Missions_PoliticalPrisoner_bulk_ejected?: number;
  /** number of security forces delivered in VIP missions */
  Passengers_Missions_SecurityForces_vip_delivered?: number;
  /** number of security forces ejected in VIP missions */
  Passengers_Missions_SecurityForces_vip_ejected?: number;
  /** number of security forces delivered in bulk missions */
  Passengers_Missions_SecurityForces_bulk_delivered?: number;
  /** number of security forces ejected in bulk missions */
  Passengers_Missions_SecurityForces_bulk_ejected?: number;
  /** number of explorers delivered in VIP missions */
  Passengers_Missions_Explorers_vip_delivered?: number;
  /** number of explorers ejected in VIP missions */
  Passengers_Missions_Explorers_vip_ejected?: number;
  /** number of explorers delivered in bulk missions */
  Passengers_Missions_Explorers_bulk_delivered?: number;
  /** number of explorers ejected in bulk missions */
  Passengers_Missions_Explorers_bulk_ejected?: number;
  /** number of passengers who became disgruntled */
  Passengers_Missions_Disgruntled?: number;
  /** number of heads of state delivered in VIP missions */
  Passengers_Missions_HeadOfState_vip_delivered?: number;
  /** number of heads of state ejected in VIP missions */
  Passengers_Missions_HeadOfState_vip_ejected?: number;
  /** number of heads of state delivered in bulk missions */
  Passengers_Missions_HeadOfState_bulk_delivered?: number;
  /** number of heads of state ejected in bulk missions */
  Passengers_Missions_HeadOfState_bulk_ejected?: number;
  /** number of scientists delivered in VIP missions */
  Passengers_Missions_ScienceTeams_vip_delivered?: number;
  /** number of scientists ejected in VIP missions */
  Passengers_Missions_ScienceTeams_vip_ejected?: number;
  /** number of scientists delivered in bulk missions */
  Passengers_Missions_ScienceTeams_bulk_delivered?: number;
  /** number of scientists ejected in bulk missions */
  Passengers_Missions_ScienceTeams_bulk_ejected?: number;
  /** number of celebrities delivered in VIP missions */
  Passengers_Missions_Celebrities_vip_delivered?: number;
  /** number of celebrities ejected in VIP missions */
  Passengers_Missions_Celebrities_vip_ejected?: number;
  /** number of celebrities delivered in bulk missions */
  Passengers_Missions_Celebrities_bulk_delivered?: number;
  /** number of celebrities ejected in bulk missions */
  Passengers_Missions_Celebrities_bulk_ejected?: number;
  /** number of medical staff delivered in VIP missions */
  Passengers_Missions_Medical_vip_delivered?: number;
  /** number of medical staff ejected in VIP missions */
  Passengers_Missions_Medical_vip_ejected?: number;
  /** number of medical staff delivered in bulk missions */
  Passengers_Missions_Medical_bulk_delivered?: number;
  /** number of medical staff ejected in bulk missions */
  Passengers_Missions_Medical_bulk_ejected?: number;
  /** number of disgruntled passengers delivered in VIP missions */
  Passengers_Missions_Disgruntled_vip_delivered?: number;
  /** number of disgruntled passengers ejected in VIP missions */
  Passengers_Missions_Disgruntled_vip_ejected?: number;
  /** number of disgruntled passengers delivered in bulk missions */
  Passengers_Missions_Disgruntled_bulk_delivered?: number;
  /** number of disgruntled passengers ejected in bulk missions */
  Passengers_Missions_Disgruntled_bulk_ejected?: number;
  /** number of soldiers delivered in VIP missions */
  Passengers_Missions_Soldiers_vip_delivered?: number;
  /** number of soldiers ejected in VIP missions */
  Passengers_Missions_Soldiers_vip_ejected?: number;
  /** number of soldiers delivered in bulk missions */
  Passengers_Missions_Soldiers_bulk_delivered?: number;
  /** number of soldiers ejected in bulk missions */
  Passengers_Missions_Soldiers_bulk_ejected?: number;
  /** number of protesters delivered in VIP missions */
  Passengers_Missions_Protestors_vip_delivered?: number;
  /** number of protesters ejected in VIP missions */
  Passengers_Missions_Protestors_vip_ejected?: number;
  /** number of protesters delivered in bulk missions */
  Passengers_Missions_Protestors_bulk_delivered?: number;
  /** number of protesters ejected in bulk missions */
  Passengers_Missions_Protestors_bulk_ejected?: number;
  /** number of prisoners delivered in VIP missions */
  Passengers_Missions_Prisoners_vip_delivered?: number;
  /** number of prisoners ejected in VIP missions */
  Passengers_Missions_Prisoners_vip_ejected?: number;
  /** number of prisoners delivered in bulk missions */
  Passengers_Missions_Prisoners_bulk_delivered?: number;
  /** number of prisoners ejected in bulk missions */
  Passengers_Missions_Prisoners_bulk_ejected?: number;
  /** number of business people delivered in VIP missions */
  Passengers_Missions_Businessmen_vip_delivered?: number;
  /** number of business people ejected in VIP missions */
  Passengers_Missions_Businessmen_vip_ejected?: number;
  /** number of business people delivered in bulk missions */
  Passengers_Missions_Businessmen_bulk_delivered?: number;
  /** number of business people ejected in bulk missions */
  Passengers_Missions_Businessmen_bulk_ejected?: number;
  /** number of passengers carried in bulk missions */
  Passengers_Missions_Bulk: number;
  /** number of passengers carried in VIP missions */
  Passengers_Missions_VIP: number;
  /** number of passengers delivered */
  Passengers_Missions_Delivered: number;
  /** number of passengers ejected */
  Passengers_Missions_Ejected: number;
}

/** search and rescue, and salvage */
export interface RescueStatistics {
  /** number of items handed in to search and rescue */
  SearchRescue_Traded: number;
  /** earned by search and rescue, in credits */
  SearchRescue_Profit: number;
  /** number of visits to search and rescue */
  SearchRescue_Count: number;
  /** legal salvage from points of interest; since 4.0 */
  Salvage_Legal_POI?: number;
  /** legal salvage from settlements; since 4.0 */
  Salvage_Legal_Settlements?: number;
  /** illegal salvage from points of interest; since 4.0 */
  Salvage_Illegal_POI?: number;
  /** illegal salvage from settlements; since 4.0 */
  Salvage_Illegal_Settlements?: number;
  /** number of maglocks opened; since 4.0 */
  Maglocks_Opened?: number;
  /** number of panels opened; since 4.0 */
  Panels_Opened?: number;
  /** number of fires put out at settlements; since 4.0 */
  Settlements_State_FireOut?: number;
  /** number of settlements rebooted; since 4.0 */
  Settlements_State_Reboot?: number;
}

/** what the player did for the squadron */
export interface SquadronStatistics {
  /** credits paid into the squadron bank */
  Squadron_Bank_Credits_Deposited: number;
  /** credits taken from the squadron bank */
  Squadron_Bank_Credits_Withdrawn: number;
  /** amount of commodities given to the squadron bank */
  Squadron_Bank_Commodities_Deposited_Num: number;
  /** value of those commodities, in credits */
  Squadron_Bank_Commodities_Deposited_Value: number;
  /** amount of commodities taken from the squadron bank */
  Squadron_Bank_Commodities_Withdrawn_Num: number;
  /** value of those commodities, in credits */
  Squadron_Bank_Commodities_Withdrawn_Value: number;
  /** number of on-foot items given to the squadron bank */
  Squadron_Bank_PersonalAssets_Deposited_Num: number;
  /** value of those items, in credits */
  Squadron_Bank_PersonalAssets_Deposited_Value: number;
  /** number of on-foot items taken from the squadron bank */
  Squadron_Bank_PersonalAssets_Withdrawn_Num: number;
  /** value of those items, in credits */
  Squadron_Bank_PersonalAssets_Withdrawn_Value: number;
  /** number of ships given to the squadron bank */
  Squadron_Bank_Ships_Deposited_Num: number;
  /** value of those ships, in credits */
  Squadron_Bank_Ships_Deposited_Value: number;
  /** highest contribution to the Aegis leaderboard */
  Squadron_Leaderboard_aegis_highestcontribution: number;
  /** highest contribution to the leaderboard for work for factions */
  Squadron_Leaderboard_bgs_highestcontribution: number;
  /** highest contribution to the bounty hunting leaderboard */
  Squadron_Leaderboard_bounty_highestcontribution: number;
  /** highest contribution to the colonisation leaderboard */
  Squadron_Leaderboard_colonisation_contribution_highestcontribution: number;
  /** highest contribution to the combat leaderboard */
  Squadron_Leaderboard_combat_highestcontribution: number;
  /** highest contribution to the CQC leaderboard */
  Squadron_Leaderboard_cqc_highestcontribution: number;
  /** highest contribution to the exploration leaderboard */
  Squadron_Leaderboard_exploration_highestcontribution: number;
  /** highest contribution to the mining leaderboard */
  Squadron_Leaderboard_mining_highestcontribution: number;
  /** highest contribution to the Powerplay leaderboard */
  Squadron_Leaderboard_powerplay_highestcontribution: number;
  /** highest contribution to the trade leaderboard */
  Squadron_Leaderboard_trade_highestcontribution: number;
  /** highest contribution to the leaderboard for illicit trade */
  Squadron_Leaderboard_trade_illicit_highestcontribution: number;
  /** highest contribution to the leaderboard for operations */
  Squadron_Leaderboard_operationscore_highestcontribution?: number;
  /** number of times the squadron stood on the podium of a leaderboard */
  Squadron_Leaderboard_podiums: number;
}

/** Thargoid encounters */
export interface ThargoidStatistics {
  /** number of Thargoid wakes met with */
  TG_ENCOUNTER_WAKES?: number;
  /** number of Thargoids destroyed */
  TG_ENCOUNTER_KILLED?: number;
  /** number of Thargoid imprints met with */
  TG_ENCOUNTER_IMPRINT?: number;
  /** number of encounters with Thargoids */
  TG_ENCOUNTER_TOTAL?: number;
  /** system of the last encounter */
  TG_ENCOUNTER_TOTAL_LAST_SYSTEM?: string;
  /** time of the last encounter, with the in-game year */
  TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP?: string;
  /** the ship the player was flying */
  TG_ENCOUNTER_TOTAL_LAST_SHIP?: string;
  /** number of Thargoid Scouts met with */
  TG_SCOUT_COUNT?: number;
}

/** engineering */
export interface CraftingStatistics {
  /** number of engineers the player has used */
  Count_Of_Used_Engineers: number;
  /** number of blueprints crafted */
  Recipes_Generated: number;
  /** number of blueprints of grade 1 crafted */
  Recipes_Generated_Rank_1: number;
  /** number of blueprints of grade 2 crafted */
  Recipes_Generated_Rank_2: number;
  /** number of blueprints of grade 3 crafted */
  Recipes_Generated_Rank_3: number;
  /** number of blueprints of grade 4 crafted */
  Recipes_Generated_Rank_4: number;
  /** number of blueprints of grade 5 crafted */
  Recipes_Generated_Rank_5: number;
  /** number of modifications applied to suits; since 4.0 */
  Suit_Mods_Applied?: number;
  /** number of modifications applied to hand weapons; since 4.0 */
  Weapon_Mods_Applied?: number;
  /** number of upgrades of suits; since 4.0 */
  Suits_Upgraded?: number;
  /** number of upgrades of hand weapons; since 4.0 */
  Weapons_Upgraded?: number;
  /** number of suits upgraded to the highest grade; since 4.0 */
  Suits_Upgraded_Full?: number;
  /** number of hand weapons upgraded to the highest grade; since 4.0 */
  Weapons_Upgraded_Full?: number;
  /** number of suits with all modifications applied; since 4.0 */
  Suit_Mods_Applied_Full?: number;
  /** number of hand weapons with all modifications applied; since 4.0 */
  Weapon_Mods_Applied_Full?: number;
  /** spent on engineering, in credits */
  Spent_On_Crafting?: number;
  /** number of blueprints applied */
  Recipes_Applied?: number;
  /** number of blueprints of grade 1 applied */
  Recipes_Applied_Rank_1?: number;
  /** number of blueprints of grade 2 applied */
  Recipes_Applied_Rank_2?: number;
  /** number of blueprints of grade 3 applied */
  Recipes_Applied_Rank_3?: number;
  /** number of blueprints of grade 4 applied */
  Recipes_Applied_Rank_4?: number;
  /** number of blueprints of grade 5 applied */
  Recipes_Applied_Rank_5?: number;
  /** number of blueprints applied to modules that were engineered before */
  Recipes_Applied_On_Previously_Modified_Modules?: number;
}

/** NPC crew */
export interface CrewStatistics {
  /** wages paid to NPC crew, in credits */
  NpcCrew_TotalWages?: number;
  /** number of NPC crew hired */
  NpcCrew_Hired?: number;
  /** number of NPC crew dismissed */
  NpcCrew_Fired?: number;
  /** number of NPC crew who died */
  NpcCrew_Died?: number;
}

/** multicrew */
export interface MulticrewStatistics {
  /** time spent in multicrew, in seconds */
  Multicrew_Time_Total: number;
  /** time spent as a gunner, in seconds */
  Multicrew_Gunner_Time_Total: number;
  /** time spent in a fighter, in seconds */
  Multicrew_Fighter_Time_Total: number;
  /** earned in multicrew, in credits */
  Multicrew_Credits_Total: number;
  /** fines received in multicrew, in credits */
  Multicrew_Fines_Total: number;
}

/** material trading */
export interface MaterialTraderStatistics {
  /** number of trades with material traders */
  Trades_Completed: number;
  /** number of materials traded */
  Materials_Traded: number;
  /** number of encoded materials traded */
  Encoded_Materials_Traded?: number;
  /** number of raw materials traded */
  Raw_Materials_Traded?: number;
  /** number of materials of grade 1 traded */
  Grade_1_Materials_Traded?: number;
  /** number of materials of grade 2 traded */
  Grade_2_Materials_Traded?: number;
  /** number of materials of grade 3 traded */
  Grade_3_Materials_Traded?: number;
  /** number of materials of grade 4 traded */
  Grade_4_Materials_Traded?: number;
  /** number of materials of grade 5 traded */
  Grade_5_Materials_Traded?: number;
  /** number of assets given to bartenders in trades; since 4.0 */
  Assets_Traded_In?: number;
  /** number of assets received from bartenders in trades; since 4.0 */
  Assets_Traded_Out?: number;
}

/** CQC */
export interface ArenaStatistics {
  /** earned in CQC, in credits */
  CQC_Credits_Earned?: number;
  /** time played in CQC, in seconds */
  CQC_Time_Played: number;
  /** ratio of kills to deaths in CQC */
  CQC_KD: number;
  /** number of kills in CQC */
  CQC_Kills: number;
  /** ratio of wins to losses in CQC */
  CQC_WL: number;
}

/** the player's fleet carrier */
export interface CarrierStatistics {
  /** tonnes the carrier has sold */
  FLEETCARRIER_EXPORT_TOTAL: number;
  /** tonnes the carrier has bought */
  FLEETCARRIER_IMPORT_TOTAL: number;
  /** earned by the carrier's trade, in credits */
  FLEETCARRIER_TRADEPROFIT_TOTAL: number;
  /** spent on the carrier's trade, in credits */
  FLEETCARRIER_TRADESPEND_TOTAL: number;
  /** earned by the carrier's trade in stolen goods, in credits */
  FLEETCARRIER_STOLENPROFIT_TOTAL: number;
  /** spent on the carrier's trade in stolen goods, in credits */
  FLEETCARRIER_STOLENSPEND_TOTAL: number;
  /** distance the carrier has jumped, in light-years; before March 2021 a text that ends in LY */
  FLEETCARRIER_DISTANCE_TRAVELLED: number | string;
  /** number of jumps of the carrier */
  FLEETCARRIER_TOTAL_JUMPS: number;
  /** number of ships sold on the carrier */
  FLEETCARRIER_SHIPYARD_SOLD: number;
  /** earned by the carrier's shipyard, in credits */
  FLEETCARRIER_SHIPYARD_PROFIT: number;
  /** number of modules sold on the carrier */
  FLEETCARRIER_OUTFITTING_SOLD: number;
  /** earned by the carrier's outfitting, in credits */
  FLEETCARRIER_OUTFITTING_PROFIT: number;
  /** number of times ships were rearmed on the carrier */
  FLEETCARRIER_REARM_TOTAL: number;
  /** number of times ships were refuelled on the carrier */
  FLEETCARRIER_REFUEL_TOTAL: number;
  /** earned by refuelling on the carrier, in credits */
  FLEETCARRIER_REFUEL_PROFIT: number;
  /** number of times ships were repaired on the carrier */
  FLEETCARRIER_REPAIRS_TOTAL: number;
  /** number of vouchers redeemed on the carrier */
  FLEETCARRIER_VOUCHERS_REDEEMED: number;
  /** earned by redeeming vouchers on the carrier, in credits */
  FLEETCARRIER_VOUCHERS_PROFIT: number;
}

/** exobiology */
export interface ExobiologyStatistics {
  /** number of genera encountered */
  Organic_Genus_Encountered: number;
  /** number of species encountered */
  Organic_Species_Encountered: number;
  /** number of variants encountered */
  Organic_Variant_Encountered: number;
  /** earned by selling biological data, in credits */
  Organic_Data_Profits: number;
  /** number of sets of biological data sold */
  Organic_Data: number;
  /** earned by being the first to log a species on a planet, in credits */
  First_Logged_Profits: number;
  /** number of times the player was the first to log a species on a planet */
  First_Logged: number;
  /** number of systems with samples taken */
  Organic_Systems: number;
  /** number of planets with samples taken */
  Organic_Planets: number;
  /** number of genera sampled */
  Organic_Genus: number;
  /** number of species sampled */
  Organic_Species: number;
}

/** written when the ship enters orbital cruise at a planet */
export interface ApproachBody {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ApproachBody';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** ID of the body within the system */
  BodyID: number | bigint;
}

/** written when the ship approaches a settlement or another place on a planet */
export interface ApproachSettlement {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ApproachSettlement';
  /** name of the settlement; may be an internal one */
  Name: string;
  /** the settlement, as shown in game */
  Name_Localised?: string;
  /** ID of the settlement's market */
  MarketID?: number | bigint;
  /** the faction that runs the settlement; since 4.0.0.1700 */
  StationFaction?: ControllingFaction | string;
  /** internal name of the government; since 4.0.0.1700 */
  StationGovernment?: GovernmentToken;
  /** the government, as shown in game */
  StationGovernment_Localised?: string;
  /** superpower the settlement is aligned with; omitted if there is none; since 4.0.0.1700 */
  StationAllegiance?: AllegianceName;
  /** what the settlement offers; since 4.0.0.1700 */
  StationServices?: StationService[];
  /** internal name of the main economy */
  StationEconomy?: EconomyToken;
  /** the main economy, as shown in game */
  StationEconomy_Localised?: string;
  /** the economies of the settlement; since 4.0.0.1700 */
  StationEconomies?: EconomyShare[];
  /** address of the system; since 3.4 */
  SystemAddress: number | bigint;
  /** ID of the body within the system; since 3.4 */
  BodyID: number | bigint;
  /** name of the body the settlement is on; since 3.4 */
  BodyName: string;
  /** latitude of the settlement, in degrees; since 3.3 */
  Latitude?: number;
  /** longitude of the settlement, in degrees; since 3.3 */
  Longitude?: number;
}

/** written when the player cancels a docking request */
export interface DockingCancelled {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingCancelled';
  /** ID of the station's market; since 3.0 */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 3.0 */
  StationType: StationTypeName;
}

/** written when the station refuses docking */
export interface DockingDenied {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingDenied';
  /** why docking is refused */
  Reason: DockingDenialReason;
  /** ID of the station's market; since 3.0 */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 3.0 */
  StationType: StationTypeName;
}

/** written when the station assigns a landing pad */
export interface DockingGranted {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingGranted';
  /** number of the landing pad */
  LandingPad: number;
  /** ID of the station's market; since 3.0 */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 3.0 */
  StationType: StationTypeName;
}

/** written when the player requests docking */
export interface DockingRequested {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingRequested';
  /** ID of the station's market; since 3.0 */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 3.0 */
  StationType: StationTypeName;
  /** number of landing pads of each size; since 4.0 */
  LandingPads?: LandingPads;
}

/** written when a docking permission runs out before the ship has landed */
export interface DockingTimeout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingTimeout';
  /** ID of the station's market; since 3.0 */
  MarketID?: number | bigint;
  /** name of the station */
  StationName?: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station; since 3.0 */
  StationType?: string;
}

/** written when a system is selected as the target of the next jump */
export interface FSDTarget {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FSDTarget';
  /** name of the targeted system */
  Name: string;
  /** address of that system */
  SystemAddress: number | bigint;
  /** class of its main star; since 3.7 */
  StarClass: StarClassName;
  /** jumps left on the plotted route; omitted without a route; since 3.5 */
  RemainingJumpsInRoute?: number;
}

/** written when the ship has scooped fuel from a star */
export interface FuelScoop {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FuelScoop';
  /** fuel scooped, in tonnes */
  Scooped: number;
  /** fuel in the main tank after scooping, in tonnes */
  Total: number;
}

/** written when the FSD has been supercharged in the jet of a white dwarf or neutron star */
export interface JetConeBoost {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'JetConeBoost';
  /** factor by which the range of the next jump grows */
  BoostValue: number;
}

/** written when the jet of a white dwarf or neutron star damages a module */
export interface JetConeDamage {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'JetConeDamage';
  /** internal name of the damaged module */
  Module?: string;
  /** the damaged module, as shown in game */
  Module_Localised?: string;
  /** internal name of the damaged module, which the game wrote under an empty key; until 2.2 */
  ''?: string;
  /** the damaged module, as shown in game; until 2.2 */
  _Localised?: string;
}

/** written when the ship leaves orbital cruise, flying away from a planet */
export interface LeaveBody {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LeaveBody';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** ID of the body within the system */
  BodyID: number | bigint;
}

/** written when the ship takes off from a planet */
export interface Liftoff {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Liftoff';
  /** the player is flying; false if the ship is recalled or dismissed; since 2.3 */
  PlayerControlled: boolean;
  /** the ship is a taxi; since 4.0 */
  Taxi?: boolean;
  /** the ship belongs to another player; since 4.0 */
  Multicrew?: boolean;
  /** name of the system; since 4.0 */
  StarSystem?: string;
  /** address of the system; since 4.0 */
  SystemAddress?: number | bigint;
  /** name of the body, or of the station; since 4.0 */
  Body?: string;
  /** ID of the body within the system; since 4.0 */
  BodyID?: number | bigint;
  /** true at a station; since 4.0 */
  OnStation?: boolean;
  /** true on a planet; since 4.0 */
  OnPlanet?: boolean;
  /** latitude, in degrees; omitted if the player is not flying */
  Latitude?: number;
  /** longitude, in degrees; omitted if the player is not flying */
  Longitude?: number;
  /** the nearest point of interest; since 3.5 */
  NearestDestination?: string;
  /** the nearest point of interest, as shown in game */
  NearestDestination_Localised?: string;
}

/** written when the plotted route is cleared */
export interface NavRouteClear {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'NavRouteClear';
  /** always empty; only in the file */
  Route?: [];
}

/** written when the reservoir has been filled up from the main tank */
export interface ReservoirReplenished {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ReservoirReplenished';
  /** fuel left in the main tank, in tonnes */
  FuelMain: number;
  /** fuel in the reservoir, in tonnes */
  FuelReservoir: number;
}

/** written when the countdown to a hyperspace jump or to supercruise begins */
export interface StartJump {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'StartJump';
  /** Hyperspace or Supercruise */
  JumpType: JumpType;
  /** the player is in a taxi; since 4.0.0.1500 */
  Taxi?: boolean;
  /** name of the destination system; only for a hyperspace jump; since 2.3 */
  StarSystem?: string;
  /** address of the destination system; only for a hyperspace jump; since 3.0 */
  SystemAddress?: number | bigint;
  /** class of the star at the destination */
  StarClass?: StarClassName;
}

/** written when the ship drops out of supercruise at its selected destination */
export interface SupercruiseDestinationDrop {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SupercruiseDestinationDrop';
  /** name of the destination; may be an internal one */
  Type: string;
  /** the destination, as shown in game */
  Type_Localised?: string;
  /** threat level of the destination */
  Threat: number;
  /** ID of the market, if the destination has one */
  MarketID?: number | bigint;
}

/** written when the ship enters supercruise from normal space */
export interface SupercruiseEntry {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SupercruiseEntry';
  /** the player is in a taxi; since 4.0 */
  Taxi?: boolean;
  /** the player is in another player's ship; since 4.0 */
  Multicrew?: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system; since 3.0 */
  SystemAddress: number | bigint;
  /** the player is wanted in the system; omitted if not; since 4.0.0.1700 */
  Wanted?: boolean;
}

/** written when the ship drops out of supercruise */
export interface SupercruiseExit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SupercruiseExit';
  /** the player is in a taxi; since 4.0 */
  Taxi?: boolean;
  /** the player is in another player's ship; since 4.0 */
  Multicrew?: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system; since 3.0 */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** ID of the body within the system; since 3.0 */
  BodyID: number | bigint;
  /** type of body; since 2.2 (Beta 5) */
  BodyType: BodyTypeName;
}

/** written when the ship lands on a planet */
export interface Touchdown {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Touchdown';
  /** the player is flying; false if the ship is recalled or dismissed; since 2.3 */
  PlayerControlled: boolean;
  /** the ship is a taxi; since 4.0 */
  Taxi?: boolean;
  /** the ship belongs to another player; since 4.0 */
  Multicrew?: boolean;
  /** name of the system; since 4.0 */
  StarSystem?: string;
  /** address of the system; since 4.0 */
  SystemAddress?: number | bigint;
  /** name of the body, or of the station; since 4.0 */
  Body?: string;
  /** ID of the body within the system; since 4.0 */
  BodyID?: number | bigint;
  /** true at a station; since 4.0 */
  OnStation?: boolean;
  /** true on a planet; since 4.0 */
  OnPlanet?: boolean;
  /** latitude, in degrees; omitted if the player is not flying */
  Latitude?: number;
  /** longitude, in degrees; omitted if the player is not flying */
  Longitude?: number;
  /** the nearest point of interest; since 3.5 */
  NearestDestination?: string;
  /** the nearest point of interest, as shown in game */
  NearestDestination_Localised?: string;
}

/** written when the ship drops out of supercruise at an unidentified signal source */
export interface USSDrop {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'USSDrop';
  /** internal name of the type of signal source */
  USSType: SignalSourceType;
  /** the type of signal source, as shown in game */
  USSType_Localised?: string;
  /** threat level of the signal source */
  USSThreat: number;
}

/** written when the ship takes off from a landing pad */
export interface Undocked {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Undocked';
  /** name of the station */
  StationName: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType: StationTypeName;
  /** ID of the station's market; since 3.0 */
  MarketID: number | bigint;
  /** the player is in a taxi; since 4.0 */
  Taxi?: boolean;
  /** the player is in another player's ship; since 4.0 */
  Multicrew?: boolean;
}

/** written when the player earns a bounty for destroying or killing a wanted target */
export interface Bounty {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Bounty';
  /** the bounties, by the faction that pays them; since 2.2 (Beta 5) */
  Rewards?: BountyReward[];
  /** internal name of the pilot or person killed; since 4.0.0.1700 */
  PilotName?: string;
  /** the pilot or person killed, as shown in game */
  PilotName_Localised?: string;
  /** internal name of the ship or type of person that was killed */
  Target: string;
  /** the ship or type of person that was killed, as shown in game; since 3.7 */
  Target_Localised?: string;
  /** sum of the bounties, in credits; since 2.2 (Beta 5) */
  TotalReward?: number;
  /** the faction the victim belonged to */
  VictimFaction: string;
  /** the faction the victim belonged to, as shown in game */
  VictimFaction_Localised?: string;
  /** number of other players the bounty is shared with; omitted if it is not shared */
  SharedWithOthers?: number;
  /** the bounty, in credits; for a skimmer, which has only one */
  Reward?: number;
  /** the faction that pays; for a skimmer, which has only one bounty */
  Faction?: string;
  /** the faction that pays, as shown in game */
  Faction_Localised?: string;
}

/** a bounty paid by one faction */
export interface BountyReward {
  /** the faction that pays; may be empty */
  Faction: string;
  /** its bounty, in credits */
  Reward: number;
}

/** written when the player is awarded a combat bond for fighting a capital ship */
export interface CapShipBond {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CapShipBond';
  /** value of the bond, in credits */
  Reward: number;
  /** the faction that awards the bond */
  AwardingFaction: string;
  /** the faction that awards the bond, as shown in game */
  AwardingFaction_Localised?: string;
  /** the faction the capital ship belongs to */
  VictimFaction: string;
  /** the faction the capital ship belongs to, as shown in game */
  VictimFaction_Localised?: string;
}

/** written when the canopy of the ship breaks */
export interface CockpitBreached {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CockpitBreached';
}

/** written when the player commits a crime and gets a fine or a bounty for it */
export interface CommitCrime {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CommitCrime';
  /** internal name of the crime */
  CrimeType: CrimeType;
  /** the faction that prosecutes the crime */
  Faction: string;
  /** internal name of the victim, if there is one */
  Victim?: string;
  /** the victim, as shown in game, if there is one */
  Victim_Localised?: string;
  /** bounty on the player, in credits; written for serious crimes, instead of Fine */
  Bounty?: number;
  /** fine, in credits; written for lesser crimes, instead of Bounty */
  Fine?: number;
}

/** written when someone commits a crime against the player */
export interface CrimeVictim {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrimeVictim';
  /** internal name of the offender */
  Offender: string;
  /** the offender, as shown in game */
  Offender_Localised?: string;
  /** internal name of the crime */
  CrimeType: CrimeType;
  /** bounty on the offender, in credits; written for serious crimes, instead of Fine */
  Bounty?: number;
  /** fine for the offender, in credits; written for lesser crimes, instead of Bounty */
  Fine?: number;
}

/** written when the player is killed or the ship is destroyed */
export interface Died {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Died';
  /** internal name of the killer, if it is a single one */
  KillerName?: string;
  /** the killer, as shown in game, if it is a single one */
  KillerName_Localised?: string;
  /** internal name of the killer's ship, suit or turret */
  KillerShip?: string;
  /** combat rank of the killer, by name */
  KillerRank?: CombatRankName;
  /** the killers, if they were a wing */
  Killers?: Killer[];
}

/** one of several who killed the player */
export interface Killer {
  /** name of the killer */
  Name: string;
  /** internal name of the killer's ship */
  Ship: string;
  /** combat rank of the killer, by name */
  Rank: CombatRankName;
}

/** written when the ship escapes an interdiction */
export interface EscapeInterdiction {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EscapeInterdiction';
  /** name of the interdicting pilot */
  Interdictor: string;
  /** the interdicting pilot, as shown in game */
  Interdictor_Localised?: string;
  /** the interdicting pilot is a player */
  IsPlayer: boolean;
  /** the interdictor is a Thargoid; omitted if not; since 4.0.0.1500 */
  IsThargoid?: boolean;
}

/** written when the player earns a combat bond for destroying or killing an enemy */
export interface FactionKillBond {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FactionKillBond';
  /** value of the bond, in credits */
  Reward: number;
  /** the faction that awards the bond */
  AwardingFaction: string;
  /** the faction that awards the bond, as shown in game */
  AwardingFaction_Localised?: string;
  /** the faction the enemy fought for */
  VictimFaction: string;
  /** the faction the enemy fought for, as shown in game */
  VictimFaction_Localised?: string;
}

/** written when a fighter launched from the ship is destroyed */
export interface FighterDestroyed {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FighterDestroyed';
  /** ID of the fighter; since 3.4 */
  ID?: number | bigint;
}

/** written when the ship takes damage from overheating */
export interface HeatDamage {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'HeatDamage';
  /** ID of the vehicle that takes the damage */
  ID?: number | bigint;
}

/** written when the ship is overheating */
export interface HeatWarning {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'HeatWarning';
}

/** written when the hull health of the ship or the fighter falls below another step */
export interface HullDamage {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'HullDamage';
  /** hull health left, from 0 to 1 */
  Health: number;
  /** the player is flying the damaged craft; since 2.2.03 */
  PlayerPilot: boolean;
  /** the damaged craft is a fighter; since 2.2.03 */
  Fighter?: boolean;
}

/** written when the ship is interdicted and pulled out of supercruise */
export interface Interdicted {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Interdicted';
  /** the player submitted */
  Submitted: boolean;
  /** name of the interdicting pilot */
  Interdictor?: string;
  /** the interdicting pilot, as shown in game */
  Interdictor_Localised?: string;
  /** the interdicting pilot is a player */
  IsPlayer: boolean;
  /** faction of the interdicting pilot */
  Faction?: string;
  /** power the interdicting pilot is pledged to */
  Power?: PowerName;
  /** the interdictor is a Thargoid; omitted if not; since 4.0.0.1500 */
  IsThargoid?: boolean;
  /** combat rank of the interdicting player */
  CombatRank?: number;
}

/** written when the player tries to interdict another ship */
export interface Interdiction {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Interdiction';
  /** the target was pulled out of supercruise */
  Success: boolean;
  /** the target submitted */
  Submitted?: boolean;
  /** name of the interdicted pilot */
  Interdicted?: string;
  /** the interdicted pilot, as shown in game */
  Interdicted_Localised?: string;
  /** the interdicted pilot is a player */
  IsPlayer: boolean;
  /** combat rank of the interdicted player, counted from 0 */
  CombatRank?: number;
  /** faction of the interdicted pilot */
  Faction?: string;
  /** power the interdicted pilot is pledged to */
  Power?: PowerName;
}

/** written when the player kills another player */
export interface PVPKill {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PVPKill';
  /** name of the player who was killed */
  Victim: string;
  /** combat rank of that player, counted from 0 */
  CombatRank: number;
}

/** written when the player chooses on the rebuy screen how to go on after dying */
export interface Resurrect {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Resurrect';
  /** the choice the player made */
  Option: ResurrectOptionName;
  /** cost of that choice, in credits */
  Cost: number;
  /** the player could not pay and is bankrupt */
  Bankrupt: boolean;
}

/** written when the player's SRV is destroyed */
export interface SRVDestroyed {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SRVDestroyed';
  /** ID of the SRV; since 3.4 */
  ID: number | bigint;
  /** internal name of the type of SRV; since 4.0.0.1000 */
  SRVType?: SrvTypeName;
  /** the type of SRV, as shown in game */
  SRVType_Localised?: string;
}

/** written when the player sets off the self-destruct of the ship */
export interface SelfDestruct {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SelfDestruct';
}

/** written when the shields go down in combat or come up again */
export interface ShieldState {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShieldState';
  /** the shields are up */
  ShieldsUp: boolean;
}

/** written when the player targets a ship, a scan of the target makes progress, or the target is lost */
export interface ShipTargeted {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipTargeted';
  /** a ship is targeted; false if the target was lost, and then no other field is written */
  TargetLocked: boolean;
  /** internal name of the ship */
  Ship?: string;
  /** the ship, as shown in game */
  Ship_Localised?: string;
  /** how far the target has been scanned, from 0 to 3; the further, the more fields are written */
  ScanStage?: number;
  /** internal name of the pilot; from stage 1 on */
  PilotName?: string;
  /** the pilot, as shown in game */
  PilotName_Localised?: string;
  /** combat rank of the pilot, by name; from stage 1 on */
  PilotRank?: CombatRankName;
  /** tag of the squadron the pilot is in */
  SquadronID?: string;
  /** shield strength of the ship, in percent; from stage 2 on */
  ShieldHealth?: number;
  /** hull health of the ship, in percent; from stage 2 on */
  HullHealth?: number;
  /** faction of the pilot; from stage 3 on */
  Faction?: string;
  /** legal status of the pilot; from stage 3 on */
  LegalStatus?: TargetLegalStatusName;
  /** bounty on the pilot, in credits */
  Bounty?: number;
  /** power the pilot is pledged to; since 3.5 */
  Power?: PowerName;
  /** internal name of the targeted module */
  Subsystem?: string;
  /** the targeted module, as shown in game */
  Subsystem_Localised?: string;
  /** health of the targeted module, in percent */
  SubsystemHealth?: number;
  /** internal name of the targeted module, in another spelling of Subsystem */
  SubSystem?: string;
  /** health of the targeted module, in percent, in another spelling of SubsystemHealth */
  SubSystemHealth?: number;
}

/** written when the systems of the ship are shut down from outside, as Thargoids do */
export interface SystemsShutdown {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SystemsShutdown';
}

/** written when the player comes under fire (repeated from time to time) */
export interface UnderAttack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'UnderAttack';
  /** who is under fire: You, Mothership or Fighter */
  Target?: AttackedName;
}

/** written when the player buys exploration data about a system */
export interface BuyExplorationData {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuyExplorationData';
  /** name of the system the data is about */
  System: string;
  /** cost, in credits */
  Cost: number;
}

/** written when the player scans something that the Codex has an entry for */
export interface CodexEntry {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CodexEntry';
  /** ID of the Codex entry */
  EntryID: number | bigint;
  /** internal name of the entry */
  Name: string;
  /** the entry, as shown in game */
  Name_Localised?: string;
  /** internal name of the subcategory of the entry */
  SubCategory: CodexSubCategoryName;
  /** the subcategory of the entry, as shown in game */
  SubCategory_Localised?: string;
  /** internal name of the category of the entry */
  Category: CodexCategoryName;
  /** the category of the entry, as shown in game */
  Category_Localised?: string;
  /** internal name of the region of the galaxy */
  Region: string;
  /** the region of the galaxy, as shown in game */
  Region_Localised?: string;
  /** name of the system */
  System: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** ID of the body within the system; since 4.0.0.1300 */
  BodyID?: number | bigint;
  /** the nearest point of interest; since 3.5 */
  NearestDestination?: string;
  /** the nearest point of interest, as shown in game */
  NearestDestination_Localised?: string;
  /** latitude of the find on a body, in degrees */
  Latitude?: number;
  /** longitude of the find on a body, in degrees */
  Longitude?: number;
  /** the entry is new to the player in this region; omitted if not */
  IsNewEntry?: boolean;
  /** traits of the entry were discovered; omitted if not */
  NewTraitsDiscovered?: boolean;
  /** internal names of the traits discovered */
  Traits?: string[];
  /** value of the voucher given for the find, in credits */
  VoucherAmount?: number;
}

/** written when the player scans a data point, a beacon, a wreck or another source of data */
export interface DataScanned {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DataScanned';
  /** internal name of the type of source */
  Type: DataSourceType;
  /** the type of source, as shown in game */
  Type_Localised?: string;
}

/** written when the player scans a data link and is shown a message */
export interface DatalinkScan {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DatalinkScan';
  /** internal name of the message */
  Message: string;
  /** the message, as shown in game */
  Message_Localised?: string;
}

/** written when the player is given a voucher for scanning a data link */
export interface DatalinkVoucher {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DatalinkVoucher';
  /** value of the voucher, in credits */
  Reward: number;
  /** the faction the data was taken from; may be empty */
  VictimFaction: string;
  /** the faction that pays for the data */
  PayeeFaction: string;
}

/** written when a discovery scan finds bodies not known to the player before */
export interface DiscoveryScan {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DiscoveryScan';
  /** address of the system */
  SystemAddress: number | bigint;
  /** number of bodies found */
  Bodies: number;
}

/** written when the player has found all bodies of a system */
export interface FSSAllBodiesFound {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FSSAllBodiesFound';
  /** name of the system */
  SystemName: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** number of bodies in the system */
  Count: number;
}

/** written when a scan finds that a body has biological, geological or other signals */
export interface FSSBodySignals {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FSSBodySignals';
  /** name of the body */
  BodyName: string;
  /** ID of the body within the system */
  BodyID: number | bigint;
  /** address of the system */
  SystemAddress: number | bigint;
  /** the signals, by type */
  Signals: BodySignal[];
}

/** the signals of one type on a body or in a ring */
export interface BodySignal {
  /** internal name of the type of signal; in a ring, that of a commodity */
  Type: string;
  /** the type of signal, as shown in game */
  Type_Localised?: string;
  /** number of signals of this type */
  Count: number;
}

/** written when the player uses the discovery scanner in a system */
export interface FSSDiscoveryScan {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FSSDiscoveryScan';
  /** how much of the system is known to the player, from 0 to 1 */
  Progress: number;
  /** number of stars and planets in the system */
  BodyCount: number;
  /** number of other signals, such as stations and belts */
  NonBodyCount: number;
  /** name of the system */
  SystemName: string;
  /** address of the system */
  SystemAddress: number | bigint;
}

/** written when the ship detects a signal in the system, such as a station, a carrier or a signal source */
export interface FSSSignalDiscovered {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FSSSignalDiscovered';
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the signal; may be an internal one */
  SignalName: string;
  /** the signal, as shown in game */
  SignalName_Localised?: string;
  /** type of signal; since 4.0.0.1700 */
  SignalType?: SignalTypeName;
  /** internal name of the type of signal source; only for an unidentified one */
  USSType?: SignalSourceType;
  /** the type of signal source, as shown in game */
  USSType_Localised?: string;
  /** internal name of the faction state that caused the signal */
  SpawningState?: SpawningStateName;
  /** the faction state that caused the signal, as shown in game */
  SpawningState_Localised?: string;
  /** the faction that caused the signal */
  SpawningFaction?: string;
  /** the faction that caused the signal, as shown in game */
  SpawningFaction_Localised?: string;
  /** the power that caused the signal; since 4.0.0.1900 */
  SpawningPower?: PowerName;
  /** the power that opposes it; since 4.0.0.1900 */
  OpposingPower?: PowerName;
  /** threat level of the signal source */
  ThreatLevel?: number;
  /** time until the signal disappears, in seconds */
  TimeRemaining?: number;
  /** the signal is a station or a carrier; omitted if not */
  IsStation?: boolean;
}

/** written when the player collects a material */
export interface MaterialCollected {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MaterialCollected';
  /** category of the material */
  Category: MaterialCategory;
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** how many */
  Count: number;
}

/** written when the player throws a material away */
export interface MaterialDiscarded {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MaterialDiscarded';
  /** category of the material */
  Category: MaterialCategory;
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** how many */
  Count: number;
}

/** written when the player finds a kind of material for the first time */
export interface MaterialDiscovered {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MaterialDiscovered';
  /** category of the material */
  Category: MaterialCategory;
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** how many kinds of material the player has discovered, this one included */
  DiscoveryNumber: number;
}

/** written when the player scans a navigation beacon, which tells all about the bodies of the system */
export interface NavBeaconScan {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'NavBeaconScan';
  /** address of the system; since 3.0 */
  SystemAddress: number | bigint;
  /** number of bodies the beacon knows */
  NumBodies: number;
}

/** written when the player has mapped a planet or a ring with surface probes */
export interface SAAScanComplete {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SAAScanComplete';
  /** name of the planet or ring */
  BodyName: string;
  /** address of the system; since 3.5 */
  SystemAddress: number | bigint;
  /** ID of the planet or ring within the system */
  BodyID: number | bigint;
  /** who discovered it; until 3.3 */
  Discoverers?: string[];
  /** who mapped it before; until 3.3 */
  Mappers?: string[];
  /** number of probes used */
  ProbesUsed: number;
  /** greatest number of probes that still earns the efficiency bonus */
  EfficiencyTarget: number;
}

/** written when mapping a planet or a ring reveals its signals */
export interface SAASignalsFound {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SAASignalsFound';
  /** name of the planet or ring */
  BodyName: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** ID of the planet or ring within the system */
  BodyID: number | bigint;
  /** the signals, by type */
  Signals: BodySignal[];
  /** the genera of life on the planet; may be empty; since 4.0.0.1450 */
  Genuses?: GenusFound[];
}

/** a genus of life on a planet */
export interface GenusFound {
  /** internal name of the genus */
  Genus: GenusName;
  /** the genus, as shown in game */
  Genus_Localised?: string;
}

/** written when a star, a planet or a belt cluster has been scanned */
export interface Scan {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Scan';
  /** how it was scanned; since 3.0 */
  ScanType: ScanTypeName;
  /** name of the body */
  BodyName: string;
  /** ID of the body within the system; since 3.0 */
  BodyID: number | bigint;
  /** what the body orbits, the nearest first; each element has one field, named after the type of parent; since 3.0 */
  Parents?: ParentBody[];
  /** name of the system; since 3.5 */
  StarSystem: string;
  /** address of the system; since 3.5 */
  SystemAddress: number | bigint;
  /** distance from the arrival star, in light-seconds */
  DistanceFromArrivalLS: number;
  /** the planet always turns the same side to its parent */
  TidalLock?: boolean;
  /** whether the planet can be or has been terraformed; empty if not */
  TerraformState?: TerraformStateName;
  /** class of the planet */
  PlanetClass?: PlanetClassName;
  /** description of the atmosphere; empty if there is none */
  Atmosphere?: string;
  /** type of atmosphere; since 2.2.03 */
  AtmosphereType?: AtmosphereTypeName;
  /** the main gases of the atmosphere; since 2.3 */
  AtmosphereComposition?: AtmosphereGas[];
  /** description of the volcanism; empty if there is none */
  Volcanism?: VolcanismName;
  /** mass of the planet, in Earth masses */
  MassEM?: number;
  /** class of the star */
  StarType?: StarClassName;
  /** subclass of the star, from 0 (hottest) to 9; since 3.4 */
  Subclass?: number;
  /** mass of the star, in solar masses */
  StellarMass?: number;
  /** radius of the body, in metres */
  Radius?: number;
  /** absolute magnitude of the star */
  AbsoluteMagnitude?: number;
  /** age of the star, in millions of years */
  Age_MY?: number;
  /** gravity at the surface, in metres per second squared */
  SurfaceGravity?: number;
  /** temperature at the surface, in kelvin */
  SurfaceTemperature?: number;
  /** atmospheric pressure at the surface, in pascals */
  SurfacePressure?: number;
  /** ships can land on the planet */
  Landable?: boolean;
  /** the raw materials on the surface; only for a landable planet */
  Materials?: SurfaceMaterial[] | SharesByName;
  /** what the planet is made of; since 3.0 */
  Composition?: PlanetComposition;
  /** luminosity class of the star; since 2.4 */
  Luminosity?: LuminosityClassName;
  /** semi-major axis of the orbit, in metres */
  SemiMajorAxis?: number;
  /** eccentricity of the orbit; 0 is a circle */
  Eccentricity?: number;
  /** inclination of the orbit, in degrees */
  OrbitalInclination?: number;
  /** argument of periapsis of the orbit, in degrees */
  Periapsis?: number;
  /** time of one orbit, in seconds */
  OrbitalPeriod?: number;
  /** longitude of the ascending node of the orbit, in degrees; since 4.0.0.800 */
  AscendingNode?: number;
  /** mean anomaly at the time of the scan, in degrees; since 4.0.0.800 */
  MeanAnomaly?: number;
  /** time of one rotation, in seconds; negative if retrograde */
  RotationPeriod?: number;
  /** axial tilt, in radians; since 2.3.10 */
  AxialTilt?: number;
  /** the rings of the planet, or the rings and belts of the star */
  Rings?: Ring[];
  /** how much the rings of the planet hold for miners; since 2.3 */
  ReserveLevel?: ReserveLevelName;
  /** another player had discovered the body before; since 3.4 */
  WasDiscovered: boolean;
  /** another player had mapped the body before; since 3.4 */
  WasMapped: boolean;
  /** another player had set foot on the body before; since 4.2.1.0 */
  WasFootfalled?: boolean;
}

/** one of the bodies or barycentres a body orbits */
export interface ParentBody {
  /** ID of the star within the system */
  Star?: number;
  /** ID of the barycentre within the system */
  Null?: number;
  /** ID of the ring or belt within the system */
  Ring?: number;
  /** ID of the planet within the system */
  Planet?: number;
}

/** a gas in the atmosphere of a planet */
export interface AtmosphereGas {
  /** name of the gas */
  Name: AtmosphereGasName;
  /** its share of the atmosphere, in percent */
  Percent: number;
}

/** a raw material on the surface of a planet */
export interface SurfaceMaterial {
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** its share of the surface materials, in percent */
  Percent: number;
}

/** shares of materials, by name */
export interface SharesByName {
  [name: string]: number;
}

/** the shares of ice, rock and metal in a planet */
export interface PlanetComposition {
  /** share of ice, from 0 to 1 */
  Ice: number;
  /** share of rock, from 0 to 1 */
  Rock: number;
  /** share of metal, from 0 to 1 */
  Metal: number;
}

/** a ring around a planet or star, or a belt */
export interface Ring {
  /** name of the ring */
  Name: string;
  /** internal name of the class of ring */
  RingClass: RingClassName;
  /** mass, in megatonnes */
  MassMT: number;
  /** inner radius, in metres */
  InnerRad: number;
  /** outer radius, in metres */
  OuterRad: number;
}

/** written when a scan reveals the orbit of a barycentre */
export interface ScanBaryCentre {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ScanBaryCentre';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** ID of the barycentre within the system */
  BodyID: number | bigint;
  /** semi-major axis of the orbit, in metres */
  SemiMajorAxis: number;
  /** eccentricity of the orbit; 0 is a circle */
  Eccentricity: number;
  /** inclination of the orbit, in degrees */
  OrbitalInclination: number;
  /** argument of periapsis of the orbit, in degrees */
  Periapsis: number;
  /** time of one orbit, in seconds */
  OrbitalPeriod: number;
  /** longitude of the ascending node of the orbit, in degrees */
  AscendingNode: number;
  /** mean anomaly at the time of the scan, in degrees */
  MeanAnomaly: number;
}

/** written when the player takes a screenshot */
export interface Screenshot {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Screenshot';
  /** path of the image file, as the game sees it */
  Filename: string;
  /** width, in pixels */
  Width: number;
  /** height, in pixels */
  Height: number;
  /** name of the system the player is in */
  System?: string;
  /** name of the nearest body, or of the station */
  Body?: string;
  /** latitude on or near a planet, in degrees; since 2.4 */
  Latitude?: number;
  /** longitude on or near a planet, in degrees; since 2.4 */
  Longitude?: number;
  /** heading, in degrees; since 3.0 */
  Heading?: number;
  /** altitude, in metres; since 3.0 */
  Altitude?: number;
}

/** written when the exploration data of a single system is sold at Universal Cartographics */
export interface SellExplorationData {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellExplorationData';
  /** names of the systems whose data was sold */
  Systems: string[];
  /** names of the bodies the player was the first to discover */
  Discovered: string[];
  /** credits for the data */
  BaseValue: number;
  /** bonus credits for first discoveries */
  Bonus: number;
  /** credits paid out; since 3.0 */
  TotalEarnings: number;
}

/** written when the player splits a motherlode asteroid with seismic charges */
export interface AsteroidCracked {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'AsteroidCracked';
  /** name of the ring or belt the asteroid is in */
  Body: string;
}

/** written when the player buys limpets */
export interface BuyDrones {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuyDrones';
  /** internal name of the limpets as a commodity */
  Type: string;
  /** number of limpets */
  Count: number;
  /** price per limpet, in credits */
  BuyPrice: number;
  /** total cost, in credits */
  TotalCost: number;
}

/** written when the player buys trade data about a system */
export interface BuyTradeData {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuyTradeData';
  /** name of the system the data is about */
  System: string;
  /** cost, in credits */
  Cost: number;
}

/** written when a canister of cargo is scooped up */
export interface CollectCargo {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CollectCargo';
  /** internal name of the commodity */
  Type: string;
  /** the commodity, as shown in game */
  Type_Localised?: string;
  /** the cargo counts as stolen */
  Stolen: boolean;
  /** the mission it is for */
  MissionID?: number | bigint;
}

/** written when the player jettisons cargo */
export interface EjectCargo {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EjectCargo';
  /** internal name of the commodity */
  Type: string;
  /** the commodity, as shown in game */
  Type_Localised?: string;
  /** number of tonnes */
  Count: number;
  /** the cargo was given up, so that others may take it legally */
  Abandoned: boolean;
  /** the mission it was for */
  MissionID?: number | bigint;
  /** where a Powerplay commodity came from; may be empty */
  PowerplayOrigin?: string;
}

/** written when the ship launches a limpet */
export interface LaunchDrone {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LaunchDrone';
  /** task of the limpet */
  Type: LimpetType;
}

/** written when the player opens the commodities market of a station */
export interface Market {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Market';
  /** ID of the market */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** the station, as shown in game; since 4.1.0.200 */
  StationName_Localised?: string;
  /** type of station; may be empty */
  StationType: StationTypeName | '';
  /** who may dock; only at a fleet carrier */
  CarrierDockingAccess?: CarrierDockingAccess;
  /** name of the system */
  StarSystem: string;
  /** the commodities traded there; only in the file */
  Items?: MarketItem[];
}

/** a commodity traded at a market */
export interface MarketItem {
  /** ID of the commodity */
  id: number | bigint;
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** internal name of the category it belongs to */
  Category: string;
  /** the category it belongs to, as shown in game */
  Category_Localised?: string;
  /** price at which the player can buy a tonne, in credits; 0 if it is not for sale */
  BuyPrice: number;
  /** price at which the player can sell a tonne, in credits */
  SellPrice: number;
  /** average price in the galaxy, in credits */
  MeanPrice: number;
  /** level of the supply, from 0 (none) to 3 (high) */
  StockBracket: number;
  /** level of the demand, from 0 (none) to 3 (high) */
  DemandBracket: number;
  /** tonnes for sale */
  Stock: number;
  /** tonnes in demand */
  Demand: number;
  /** the station consumes the commodity */
  Consumer: boolean;
  /** the station produces the commodity */
  Producer: boolean;
  /** it is a rare commodity */
  Rare: boolean;
}

/** written when the player buys a commodity at a market */
export interface MarketBuy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MarketBuy';
  /** ID of the market; since 3.0 */
  MarketID: number | bigint;
  /** internal name of the commodity */
  Type: string;
  /** the commodity, as shown in game */
  Type_Localised?: string;
  /** number of tonnes */
  Count: number;
  /** price per tonne, in credits */
  BuyPrice: number;
  /** total cost, in credits */
  TotalCost: number;
}

/** written when the player sells a commodity at a market */
export interface MarketSell {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MarketSell';
  /** ID of the market; since 3.0 */
  MarketID: number | bigint;
  /** internal name of the commodity */
  Type: string;
  /** the commodity, as shown in game */
  Type_Localised?: string;
  /** number of tonnes */
  Count: number;
  /** price per tonne, in credits */
  SellPrice: number;
  /** total revenue, in credits */
  TotalSale: number;
  /** average price the player paid per tonne, in credits */
  AvgPricePaid: number;
  /** the goods are illegal here; omitted if not */
  IllegalGoods?: boolean;
  /** the goods are stolen; omitted if not */
  StolenGoods?: boolean;
  /** they were sold on the black market; omitted if not */
  BlackMarket?: boolean;
}

/** written when the refinery completes a tonne of a mined commodity */
export interface MiningRefined {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MiningRefined';
  /** internal name of the commodity */
  Type: string;
  /** the commodity, as shown in game */
  Type_Localised?: string;
}

/** written when a prospector limpet has examined an asteroid */
export interface ProspectedAsteroid {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ProspectedAsteroid';
  /** what the asteroid contains */
  Materials: AsteroidMaterial[];
  /** internal name of the commodity in the core; only for a motherlode asteroid */
  MotherlodeMaterial?: string;
  /** the commodity in the core, as shown in game */
  MotherlodeMaterial_Localised?: string;
  /** internal name of the level of engineering materials in the asteroid */
  Content: AsteroidContentLevel;
  /** the level of engineering materials in the asteroid, as shown in game */
  Content_Localised?: string;
  /** what is left to be mined, in percent */
  Remaining: number;
}

/** a commodity in an asteroid */
export interface AsteroidMaterial {
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** its share of the asteroid, in percent */
  Proportion: number;
}

/** written when the player sells limpets */
export interface SellDrones {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellDrones';
  /** internal name of the limpets as a commodity */
  Type: string;
  /** number of limpets */
  Count: number;
  /** price per limpet, in credits */
  SellPrice: number;
  /** total revenue, in credits */
  TotalSale: number;
}

/** written when the player restocks ammunition at a station */
export interface BuyAmmo {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuyAmmo';
  /** cost, in credits */
  Cost: number;
}

/** written when the player collects or delivers cargo for a mission at the mission board, or a wing member does */
export interface CargoDepot {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CargoDepot';
  /** ID of the mission */
  MissionID: number | bigint;
  /** what has been done with the cargo */
  UpdateType: CargoDepotUpdateType;
  /** internal name of the commodity; since 3.0.3 */
  CargoType?: string;
  /** the commodity, as shown in game */
  CargoType_Localised?: string;
  /** tonnes moved this time; since 3.0.3 */
  Count?: number;
  /** market ID of the station where the cargo is collected; 0 if there is none */
  StartMarketID: number | bigint;
  /** market ID of the station where the cargo is delivered */
  EndMarketID: number | bigint;
  /** tonnes collected so far */
  ItemsCollected: number;
  /** tonnes delivered so far */
  ItemsDelivered: number;
  /** tonnes the mission asks for */
  TotalItemsToDeliver: number;
  /** share of the cargo that is collected but not yet delivered, from 0 to 1 */
  Progress: number;
}

/** written when the player gets an impounded ship released */
export interface ClearImpound {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ClearImpound';
  /** internal name of the ship */
  ShipType: string;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** ID of the ship among the player's own */
  ShipID: number | bigint;
  /** market ID of the station where the ship is held */
  ShipMarketID: number | bigint;
  /** market ID of the station the player is at */
  MarketID: number | bigint;
  /** name of the system where the ship is held */
  System?: string;
}

/** written when the player gives up a community goal */
export interface CommunityGoalDiscard {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CommunityGoalDiscard';
  /** ID of the goal */
  CGID?: number | bigint;
  /** title of the goal */
  Name: string;
  /** the system the goal is for */
  System: string;
}

/** written when the player signs up for a community goal */
export interface CommunityGoalJoin {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CommunityGoalJoin';
  /** ID of the goal */
  CGID?: number | bigint;
  /** title of the goal */
  Name: string;
  /** the system the goal is for */
  System: string;
}

/** written when the player collects the reward for a community goal */
export interface CommunityGoalReward {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CommunityGoalReward';
  /** ID of the goal */
  CGID?: number | bigint;
  /** title of the goal */
  Name: string;
  /** the system the goal is for */
  System: string;
  /** reward, in credits */
  Reward: number;
}

/** written when the player gives a hired crew member another role */
export interface CrewAssign {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewAssign';
  /** name of the crew member */
  Name: string;
  /** ID of the crew member; since 3.0 */
  CrewID: number | bigint;
  /** the new role */
  Role: CrewRoleName;
}

/** written when the player dismisses a hired crew member */
export interface CrewFire {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewFire';
  /** name of the crew member */
  Name: string;
  /** ID of the crew member; since 3.0 */
  CrewID?: number | bigint;
}

/** written when the player hires a crew member */
export interface CrewHire {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewHire';
  /** name of the crew member */
  Name: string;
  /** ID of the crew member; since 3.0 */
  CrewID?: number | bigint;
  /** the faction the crew member belongs to */
  Faction: string;
  /** cost of hiring, in credits */
  Cost: number;
  /** combat rank of the crew member, counted from 0 */
  CombatRank: number;
}

/** written when an engineer applies a modification to a module; the game no longer writes it */
export interface EngineerApply {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EngineerApply';
  /** name of the engineer */
  Engineer: EngineerName;
  /** internal name of the blueprint */
  Blueprint: BlueprintName;
  /** grade of the blueprint, from 1 to 5 */
  Level: number;
  /** internal name of the special effect chosen, if any */
  Override?: ExperimentalEffectName;
}

/** written when the player gives an engineer something to gain access */
export interface EngineerContribution {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EngineerContribution';
  /** name of the engineer */
  Engineer: EngineerName;
  /** ID of the engineer */
  EngineerID?: number | bigint;
  /** what is given */
  Type: EngineerContributionType;
  /** internal name of the material, if one is given */
  Material?: string;
  /** the material, as shown in game, if one is given */
  Material_Localised?: string;
  /** the faction that issued the vouchers, if vouchers are given */
  Faction?: string;
  /** internal name of the commodity, if one is given */
  Commodity?: string;
  /** the commodity, as shown in game, if one is given */
  Commodity_Localised?: string;
  /** amount given this time, in units, tonnes or credits */
  Quantity: number;
  /** amount given so far */
  TotalQuantity: number;
}

/** written when the player has a module engineered */
export interface EngineerCraft {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EngineerCraft';
  /** the slot the module is fitted in; since 3.0 */
  Slot: string;
  /** internal name of the module; since 3.0 */
  Module: string;
  /** internal name of the experimental effect applied by this step; omitted if none */
  ApplyExperimentalEffect?: ExperimentalEffectName;
  /** the materials used */
  Ingredients: Resource[] | CountsByName;
  /** name of the engineer; rarely missing */
  Engineer?: EngineerName;
  /** ID of the engineer; since 3.0 */
  EngineerID: number | bigint;
  /** ID of the blueprint; since 3.0 */
  BlueprintID: number | bigint;
  /** internal name of the blueprint; since 3.0 */
  BlueprintName: BlueprintName;
  /** grade of the blueprint, from 1 to 5 */
  Level: number;
  /** progress within the grade, from 0 to 1; since 3.0 */
  Quality: number;
  /** internal name of the experimental effect the module has */
  ExperimentalEffect?: ExperimentalEffectName;
  /** the experimental effect the module has, as shown in game */
  ExperimentalEffect_Localised?: string;
  /** the properties that engineering has changed; since 3.0 */
  Modifiers: ModuleModifier[];
  /** the blueprint; until 2.3 */
  Blueprint?: string;
}

/** written when a module that was engineered in version 2 of the game is converted to the present system, or the player previews that */
export interface EngineerLegacyConvert {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EngineerLegacyConvert';
  /** the slot the module is fitted in */
  Slot?: string;
  /** internal name of the module */
  Module?: string;
  /** it is only a preview */
  IsPreview: boolean;
  /** name of the engineer */
  Engineer: string;
  /** ID of the engineer */
  EngineerID?: number | bigint;
  /** ID of the blueprint */
  BlueprintID?: number | bigint;
  /** internal name of the blueprint after conversion */
  BlueprintName?: string;
  /** grade of the blueprint, from 1 to 5 */
  Level: number;
  /** progress within the grade, from 0 to 1 */
  Quality?: number;
  /** the properties that engineering has changed */
  Modifiers?: ModuleModifier[];
  /** internal name of the experimental effect being applied */
  ApplyExperimentalEffect?: string;
  /** internal name of the blueprint */
  Blueprint?: string;
  /** internal name of the experimental effect the module has */
  ExperimentalEffect?: string;
  /** the experimental effect the module has, as shown in game */
  ExperimentalEffect_Localised?: string;
}

/** written when the player has a stored module brought from another station */
export interface FetchRemoteModule {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FetchRemoteModule';
  /** storage slot of the module */
  StorageSlot: number;
  /** internal name of the module */
  StoredItem: string;
  /** the module, as shown in game */
  StoredItem_Localised?: string;
  /** ID of the module */
  ServerId: number | bigint;
  /** transfer cost, in credits */
  TransferCost: number;
  /** transfer time, in seconds; since 2.4 */
  TransferTime: number;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
}

/** written when something unknown happens: the one line that is known has nothing but its name */
export interface MarketID {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MarketID';
}

/** written when the player puts several modules of the ship into storage at once */
export interface MassModuleStore {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MassModuleStore';
  /** market ID of the station; since 3.0 */
  MarketID?: number | bigint;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
  /** the modules stored */
  Items: NewlyStoredModule[];
}

/** a module that has just been put into storage */
export interface NewlyStoredModule {
  /** the slot it was fitted in */
  Slot: string;
  /** internal name of the module */
  Name: string;
  /** the module, as shown in game */
  Name_Localised?: string;
  /** it is marked as hot (stolen) */
  Hot?: boolean;
  /** internal name of the blueprint applied; only for an engineered module */
  EngineerModifications?: string;
  /** grade of that blueprint, from 1 to 5 */
  Level?: number;
  /** progress within the grade, from 0 to 1 */
  Quality?: number;
}

/** written when the player exchanges materials at a material trader */
export interface MaterialTrade {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MaterialTrade';
  /** market ID of the station */
  MarketID: number | bigint;
  /** which category of materials the trader deals in */
  TraderType: MaterialTraderType;
  /** what the player gave */
  Paid: TradedMaterial;
  /** what the player got */
  Received: TradedMaterial;
}

/** an amount of one material that changed hands */
export interface TradedMaterial {
  /** internal name of the material */
  Material: string;
  /** the material, as shown in game */
  Material_Localised?: string;
  /** category of the material; since 3.0 */
  Category: MaterialCategory;
  /** category of the material, as shown in game */
  Category_Localised?: string;
  /** how many */
  Quantity: number;
}

/** written when the player gives up a mission */
export interface MissionAbandoned {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MissionAbandoned';
  /** internal name of the mission */
  Name: string;
  /** name, as shown in game; since 4.0.0.1700 */
  LocalisedName?: string;
  /** ID of the mission */
  MissionID: number | bigint;
  /** fine for abandoning, in credits */
  Fine?: number;
}

/** written when the player accepts a mission */
export interface MissionAccepted {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MissionAccepted';
  /** the faction that offers the mission */
  Faction: string;
  /** internal name of the mission */
  Name: string;
  /** name, as shown in game; since 2.4 */
  LocalisedName?: string;
  /** internal name of the commodity */
  Commodity?: string;
  /** the commodity, as shown in game */
  Commodity_Localised?: string;
  /** number of tonnes or items */
  Count?: number;
  /** internal name of the type of target */
  TargetType?: MissionTargetType;
  /** the type of target, as shown in game */
  TargetType_Localised?: string;
  /** the faction the mission is against or delivers to */
  TargetFaction?: string;
  /** number of targets to kill */
  KillCount?: number;
  /** name of the destination system */
  DestinationSystem?: string;
  /** name of the destination settlement; since 4.0.0.1450 */
  DestinationSettlement?: string;
  /** name of the destination station */
  DestinationStation?: string;
  /** the system the mission has been redirected to */
  NewDestinationSystem?: string;
  /** the station the mission has been redirected to */
  NewDestinationStation?: string;
  /** name of the target */
  Target?: string;
  /** the target, as shown in game */
  Target_Localised?: string;
  /** credits to donate, as text */
  Donation?: string;
  /** when the mission expires */
  Expiry?: string;
  /** it can be shared with a wing; since 3.0 */
  Wing: boolean;
  /** effect on the faction's influence, as plus signs; since 2.3 */
  Influence: MissionEffectSize;
  /** effect on the player's reputation, as plus signs; since 2.3 */
  Reputation: MissionEffectSize;
  /** reward, in credits; since 2.4 */
  Reward?: number;
  /** number of passengers */
  PassengerCount?: number;
  /** the passengers are VIPs */
  PassengerVIPs?: boolean;
  /** the passengers are wanted */
  PassengerWanted?: boolean;
  /** type of passengers */
  PassengerType?: PassengerTypeName;
  /** credits donated */
  Donated?: number;
  /** ID of the mission */
  MissionID: number | bigint;
}

/** written when the player completes a mission */
export interface MissionCompleted {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MissionCompleted';
  /** the faction that offered the mission */
  Faction: string;
  /** internal name of the mission; ends in _name */
  Name: string;
  /** name, as shown in game; since 4.0.0.1600 */
  LocalisedName?: string;
  /** ID of the mission */
  MissionID: number | bigint;
  /** internal name of the commodity */
  Commodity?: string;
  /** the commodity, as shown in game */
  Commodity_Localised?: string;
  /** number of tonnes or items */
  Count?: number;
  /** internal name of the type of target */
  TargetType?: MissionTargetType;
  /** the type of target, as shown in game */
  TargetType_Localised?: string;
  /** the faction the mission is against or delivers to */
  TargetFaction?: string;
  /** the system the mission has been redirected to; until 4.0.0.700 */
  NewDestinationSystem?: string;
  /** number of targets to kill */
  KillCount?: number;
  /** name of the destination system */
  DestinationSystem?: string;
  /** the station the mission has been redirected to; until 4.0.0.700 */
  NewDestinationStation?: string;
  /** name of the destination station */
  DestinationStation?: string;
  /** name of the destination settlement */
  DestinationSettlement?: string;
  /** name of the target */
  Target?: string;
  /** the target, as shown in game */
  Target_Localised?: string;
  /** reward, in credits */
  Reward?: number;
  /** names of the systems the player may now enter */
  PermitsAwarded?: string[];
  /** commodities given as a reward */
  CommodityReward?: CommodityReward[];
  /** credits requested as a donation, as text */
  Donation?: string | number;
  /** credits donated */
  Donated?: number;
  /** materials given as a reward */
  MaterialsReward?: MaterialReward[];
  /** effects on the factions involved; since 3.0 */
  FactionEffects?: FactionEffect[];
}

/** a commodity given as a reward */
export interface CommodityReward {
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** number of tonnes */
  Count: number;
}

/** a material given as a reward */
export interface MaterialReward {
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** internal name of the material category; since 3.0 */
  Category: MaterialRewardCategory;
  /** the material category, as shown in game */
  Category_Localised?: string;
  /** how many */
  Count: number;
}

/** effects of a mission on a faction */
export interface FactionEffect {
  /** name of the faction */
  Faction: string;
  /** effects on the faction */
  Effects: MissionEffect[];
  /** changes in its influence */
  Influence: InfluenceEffect[];
  /** direction of the change in the player's reputation, such as UpGood */
  ReputationTrend: MissionTrend;
  /** size of the change, as plus signs */
  Reputation: MissionEffectSize;
}

/** an effect of a mission on a faction */
export interface MissionEffect {
  /** internal name of the effect */
  Effect: MissionEffectName;
  /** the effect, as shown in game */
  Effect_Localised?: string;
  /** direction of the change and whether it is good, such as UpGood */
  Trend: MissionTrend;
}

/** change in a faction's influence in a system */
export interface InfluenceEffect {
  /** address of the system */
  SystemAddress: number | bigint;
  /** direction of the change and whether it is good, such as UpGood */
  Trend: MissionTrend;
  /** size of the change, as plus signs */
  Influence: MissionEffectSize;
}

/** written when a mission fails */
export interface MissionFailed {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MissionFailed';
  /** internal name of the mission; ends in _name */
  Name: string;
  /** name, as shown in game; since 4.0.0.1700 */
  LocalisedName?: string;
  /** ID of the mission */
  MissionID: number | bigint;
  /** fine for failing, in credits */
  Fine?: number;
}

/** written when a mission gets a new destination, often because its task is done */
export interface MissionRedirected {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MissionRedirected';
  /** ID of the mission */
  MissionID: number | bigint;
  /** internal name of the mission */
  Name: string;
  /** name, as shown in game; since 4.0.0.1600 */
  LocalisedName?: string;
  /** name, as shown in game */
  LocalisedName_Localised?: string;
  /** the station to go to from now on */
  NewDestinationStation: string;
  /** the system to go to from now on */
  NewDestinationSystem: string;
  /** the station it had named before; may be empty */
  OldDestinationStation: string;
  /** the system it had named before */
  OldDestinationSystem: string;
}

/** written when the player buys a module and has it fitted */
export interface ModuleBuy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleBuy';
  /** the slot it is fitted in */
  Slot: string;
  /** internal name of the module sold in exchange; omitted if none */
  SellItem?: string;
  /** the module sold in exchange, as shown in game */
  SellItem_Localised?: string;
  /** credits received for that module */
  SellPrice?: number;
  /** internal name of the module put into storage in exchange; omitted if none */
  StoredItem?: string;
  /** the module put into storage in exchange, as shown in game */
  StoredItem_Localised?: string;
  /** internal name of the module bought */
  BuyItem: string;
  /** the module bought, as shown in game */
  BuyItem_Localised?: string;
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** price, in credits */
  BuyPrice: number;
  /** price in Merc Coins, if it is sold for those; since 4.3.3.0 */
  BuyMercCoinsPrice?: number;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
}

/** written when the player buys a module straight into storage */
export interface ModuleBuyAndStore {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleBuyAndStore';
  /** internal name of the module bought */
  BuyItem: string;
  /** the module bought, as shown in game */
  BuyItem_Localised?: string;
  /** market ID of the station */
  MarketID: number | bigint;
  /** price, in credits */
  BuyPrice: number;
  /** price in Merc Coins, if it is sold for those; since 4.3.3.0 */
  BuyMercCoinsPrice?: number;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
}

/** written when the player takes a module out of storage and has it fitted */
export interface ModuleRetrieve {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleRetrieve';
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** the slot it is fitted in */
  Slot: string;
  /** internal name of the module taken out */
  RetrievedItem: string;
  /** the module taken out, as shown in game */
  RetrievedItem_Localised?: string;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
  /** the module is marked as hot (stolen); since 3.0 */
  Hot: boolean;
  /** internal name of the blueprint applied; only for an engineered module */
  EngineerModifications?: BlueprintName;
  /** grade of that blueprint, from 1 to 5 */
  Level?: number;
  /** progress within the grade, from 0 to 1 */
  Quality?: number;
  /** internal name of the module put into storage instead; omitted if the slot was empty */
  SwapOutItem?: string;
  /** the module put into storage instead, as shown in game */
  SwapOutItem_Localised?: string;
  /** cost, in credits */
  Cost?: number;
}

/** written when the player sells a module of the ship */
export interface ModuleSell {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleSell';
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** the slot it was fitted in */
  Slot: string;
  /** internal name of the module sold */
  SellItem: string;
  /** the module sold, as shown in game */
  SellItem_Localised?: string;
  /** credits received */
  SellPrice: number;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
}

/** written when the player sells a module stored at another station */
export interface ModuleSellRemote {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleSellRemote';
  /** storage slot of the module */
  StorageSlot?: number;
  /** internal name of the module sold */
  SellItem: string;
  /** the module sold, as shown in game */
  SellItem_Localised?: string;
  /** ID of the module */
  ServerId?: number | bigint;
  /** credits received */
  SellPrice: number;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
}

/** written when the player puts a module of the ship into storage */
export interface ModuleStore {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleStore';
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** the slot it was fitted in */
  Slot: string;
  /** internal name of the module stored */
  StoredItem: string;
  /** the module stored, as shown in game */
  StoredItem_Localised?: string;
  /** internal name of the module fitted instead, if the slot must not be empty */
  ReplacementItem?: string;
  /** the module fitted instead, as shown in game, if the slot must not be empty */
  ReplacementItem_Localised?: string;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
  /** the module is marked as hot (stolen); since 3.0 */
  Hot?: boolean;
  /** internal name of the blueprint applied; only for an engineered module */
  EngineerModifications?: BlueprintName;
  /** grade of that blueprint, from 1 to 5 */
  Level?: number;
  /** progress within the grade, from 0 to 1 */
  Quality?: number;
  /** cost, in credits */
  Cost?: number;
}

/** written when the player moves a module to another slot of the ship, or swaps two */
export interface ModuleSwap {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ModuleSwap';
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** the slot the module comes from */
  FromSlot: string;
  /** the slot it is moved to */
  ToSlot: string;
  /** internal name of the module moved */
  FromItem: string;
  /** the module moved, as shown in game */
  FromItem_Localised?: string;
  /** internal name of the module that was in the other slot; Null if it was empty */
  ToItem: string;
  /** the module that was in the other slot, as shown in game */
  ToItem_Localised?: string;
  /** internal name of the ship the player is in */
  Ship: ShipTypeName;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
}

/** written when the player opens outfitting */
export interface Outfitting {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Outfitting';
  /** market ID of the station */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** name of its system */
  StarSystem: string;
  /** the player has Horizons; only in the file */
  Horizons?: boolean;
  /** the modules on sale; only in the file */
  Items?: ModuleForSale[];
}

/** a module on sale at a station */
export interface ModuleForSale {
  /** ID of the module type */
  id: number | bigint;
  /** internal name of the module, in lower case */
  Name: string;
  /** price, in credits */
  BuyPrice: number;
  /** price in Merc Coins, if it is sold for those; since 4.3.3.0 */
  BuyMercCoinsPrice?: number;
}

/** written when the player pays off one or more bounties */
export interface PayBounties {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PayBounties';
  /** credits paid, with the broker's cut */
  Amount: number;
  /** everything owed is paid */
  AllFines?: boolean;
  /** the faction paid, if it is a single one; since 3.0.4 */
  Faction?: string;
  /** the faction paid, as shown in game, if it is a single one */
  Faction_Localised?: string;
  /** ID of the ship the bounty was on; since 3.0.4 */
  ShipID: number | bigint;
  /** the broker's cut, in percent */
  BrokerPercentage?: number;
}

/** written when the player pays one or more fines */
export interface PayFines {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PayFines';
  /** credits paid */
  Amount: number;
  /** all fines are paid */
  AllFines?: boolean;
  /** the faction the fines are paid to, if it is a single one; since 3.0.4 */
  Faction?: string;
  /** the faction the fines are paid to, as shown in game, if it is a single one */
  Faction_Localised?: string;
  /** ID of the ship that was fined; since 3.0.4 */
  ShipID: number | bigint;
  /** the broker's cut, in percent */
  BrokerPercentage?: number;
}

/** written when the player pays old fines; the game no longer writes it */
export interface PayLegacyFines {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PayLegacyFines';
  /** credits paid */
  Amount: number;
  /** the broker's cut, in percent */
  BrokerPercentage?: number;
}

/** written when the player cashes in vouchers, such as bounties or combat bonds */
export interface RedeemVoucher {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RedeemVoucher';
  /** kind of vouchers */
  Type: VoucherType;
  /** credits received, after the broker's cut */
  Amount: number;
  /** the faction that issued them, if it is a single one; may be empty */
  Faction?: string;
  /** what each faction pays; only for bounties */
  Factions?: FactionPayout[];
  /** the broker's cut, in percent; omitted without a broker */
  BrokerPercentage?: number;
}

/** what one faction pays for vouchers */
export interface FactionPayout {
  /** name of the faction; may be empty */
  Faction: string;
  /** credits from that faction */
  Amount: number;
}

/** written when the ship is refuelled at a station */
export interface RefuelAll {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RefuelAll';
  /** cost, in credits */
  Cost: number;
  /** fuel bought, in tonnes */
  Amount: number;
}

/** written when the ship is refuelled in part at a station */
export interface RefuelPartial {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RefuelPartial';
  /** cost, in credits */
  Cost: number;
  /** fuel bought, in tonnes */
  Amount: number;
}

/** written when the player has single parts of the ship repaired at a station */
export interface Repair {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Repair';
  /** internal names of the modules and parts repaired; since 3.7 */
  Items?: string[];
  /** the part repaired, if it is written as a single one: a module, or a word such as Paint; until 3.7 */
  Item?: string;
  /** the part repaired, as shown in game, if it is written as a single one */
  Item_Localised?: string;
  /** cost, in credits */
  Cost: number;
}

/** written when the player has the whole ship repaired at a station */
export interface RepairAll {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RepairAll';
  /** cost, in credits */
  Cost: number;
}

/** written when the player buys SRVs or fighters for the ship at a station */
export interface RestockVehicle {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RestockVehicle';
  /** internal name of the vehicle */
  Type: RestockedVehicleType;
  /** the vehicle, as shown in game */
  Type_Localised?: string;
  /** loadout of the vehicle */
  Loadout: FighterLoadoutName;
  /** ID of the vehicle */
  ID?: number | bigint;
  /** cost, in credits */
  Cost?: number;
  /** how many are bought */
  Count: number;
}

/** written when the player gives materials to a research project */
export interface ScientificResearch {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ScientificResearch';
  /** market ID of the station */
  MarketID?: number | bigint;
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** category of the material */
  Category: string;
  /** how many */
  Count: number;
}

/** written when the player hands in finds at a search and rescue contact */
export interface SearchAndRescue {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SearchAndRescue';
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** internal name of the commodity handed in */
  Name: string;
  /** the commodity handed in, as shown in game */
  Name_Localised?: string;
  /** number of tonnes */
  Count: number;
  /** reward, in credits */
  Reward: number;
}

/** written when the player sells a stored ship on the rebuy screen to raise credits */
export interface SellShipOnRebuy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellShipOnRebuy';
  /** internal name of the ship sold */
  ShipType: ShipTypeName;
  /** the ship sold, as shown in game */
  ShipType_Localised?: string;
  /** name of the system it was stored in */
  System: string;
  /** ID the ship had among the player's own */
  SellShipId: number | bigint;
  /** credits received */
  ShipPrice: number;
}

/** written when the player names a ship */
export interface SetUserShipName {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SetUserShipName';
  /** internal name of the ship */
  Ship: ShipTypeName;
  /** ID of the ship among the player's own */
  ShipID: number | bigint;
  /** name the player gives the ship */
  UserShipName: string;
  /** ID plate the player gives the ship */
  UserShipId: string;
}

/** written when a ship claimed at a shipyard has joined the player's own */
export interface ShipRedeemed {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipRedeemed';
  /** internal name of the ship */
  ShipType: ShipTypeName;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** ID of the new ship among the player's own */
  NewShipID: number | bigint;
}

/** written when the player opens a shipyard */
export interface Shipyard {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Shipyard';
  /** market ID of the station */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** name of its system */
  StarSystem: string;
  /** the player has Horizons; only in the file */
  Horizons?: boolean;
  /** the player may buy the Cobra Mk IV; only in the file */
  AllowCobraMkIV?: boolean;
  /** the ships on sale; only in the file */
  PriceList?: ShipForSale[];
}

/** a ship on sale at a station */
export interface ShipForSale {
  /** ID of the ship type */
  id: number | bigint;
  /** internal name of the ship */
  ShipType: ShipTypeName;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** price, in credits */
  ShipPrice: number;
}

/** written when the player gives a ship to the bank of the squadron at a shipyard */
export interface ShipyardBankDeposit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardBankDeposit';
  /** internal name of the ship */
  ShipType: string;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** market ID of the station or the carrier */
  MarketID: number | bigint;
}

/** written when the player buys a ship */
export interface ShipyardBuy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardBuy';
  /** internal name of the ship bought */
  ShipType: ShipTypeName;
  /** the ship bought, as shown in game */
  ShipType_Localised?: string;
  /** price, in credits */
  ShipPrice: number;
  /** internal name of the old ship, if it is stored */
  StoreOldShip?: string;
  /** ID of the ship stored */
  StoreShipID?: number | bigint;
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** internal name of the old ship, if it is sold */
  SellOldShip?: string;
  /** ID of the ship sold */
  SellShipID?: number | bigint;
  /** credits received for the old ship */
  SellPrice?: number;
}

/** written when a ship just bought has joined the player's own */
export interface ShipyardNew {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardNew';
  /** internal name of the ship */
  ShipType: ShipTypeName;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** ID of the new ship among the player's own */
  NewShipID: number | bigint;
}

/** written when the player claims a ready-built ship at a shipyard */
export interface ShipyardRedeem {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardRedeem';
  /** internal name of the ship */
  ShipType: ShipTypeName;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** ID of the bundle that grants the ship */
  BundleID?: number | bigint;
  /** market ID of the station */
  MarketID?: number | bigint;
}

/** written when the player sells a stored ship */
export interface ShipyardSell {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardSell';
  /** internal name of the ship sold */
  ShipType: string;
  /** the ship sold, as shown in game */
  ShipType_Localised?: string;
  /** ID the ship had among the player's own */
  SellShipID: number | bigint;
  /** credits received */
  ShipPrice: number;
  /** name of the system it was stored in, if elsewhere */
  System?: string;
  /** market ID of the station it was stored at, if elsewhere; since 3.0 */
  ShipMarketID?: number | bigint;
  /** market ID of the station the player is at; since 3.0 */
  MarketID?: number | bigint;
}

/** written when the player changes to another of the stored ships */
export interface ShipyardSwap {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardSwap';
  /** internal name of the ship changed to */
  ShipType: ShipTypeName;
  /** the ship changed to, as shown in game */
  ShipType_Localised?: string;
  /** ID of that ship among the player's own */
  ShipID: number | bigint;
  /** internal name of the old ship, if it is stored */
  StoreOldShip?: string;
  /** ID of the ship stored */
  StoreShipID?: number | bigint;
  /** market ID of the station; since 3.0 */
  MarketID: number | bigint;
  /** internal name of the old ship, if it is sold */
  SellOldShip?: string;
  /** ID of the ship sold */
  SellShipID?: number | bigint;
}

/** written when the player has a stored ship brought from elsewhere */
export interface ShipyardTransfer {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipyardTransfer';
  /** internal name of the ship */
  ShipType: string;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** ID of the ship among the player's own */
  ShipID: number | bigint;
  /** name of the system it comes from */
  System: string;
  /** market ID of the station it comes from; since 3.0 */
  ShipMarketID: number | bigint;
  /** distance to that system, in light-years */
  Distance: number;
  /** transfer cost, in credits */
  TransferPrice: number;
  /** transfer time, in seconds; since 2.4 */
  TransferTime: number;
  /** market ID of the station the player is at; since 3.0 */
  MarketID: number | bigint;
}

/** written when the player opens a shipyard */
export interface StoredShips {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'StoredShips';
  /** name of the station the player is at */
  StationName: string;
  /** market ID of that station */
  MarketID: number | bigint;
  /** name of its system */
  StarSystem: string;
  /** the ships stored at this station */
  ShipsHere: StoredShip[];
  /** the ships stored elsewhere */
  ShipsRemote: RemoteShip[];
}

/** a ship stored at this station */
export interface StoredShip {
  /** ID of the ship among the player's own */
  ShipID: number | bigint;
  /** internal name of the ship */
  ShipType: ShipTypeName;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** name the player gave the ship; may be empty or missing */
  Name?: string;
  /** value of the ship, in credits */
  Value: number;
  /** it is marked as hot */
  Hot: boolean;
}

/** a ship stored elsewhere or on its way */
export interface RemoteShip {
  /** ID of the ship among the player's own */
  ShipID: number | bigint;
  /** internal name of the ship */
  ShipType: string;
  /** the ship, as shown in game */
  ShipType_Localised?: string;
  /** name the player gave the ship; may be empty or missing */
  Name?: string;
  /** the system it is stored in */
  StarSystem?: string;
  /** market ID of the station it is stored at */
  ShipMarketID?: number | bigint;
  /** cost of transferring it here, in credits */
  TransferPrice?: number;
  /** time to transfer it here, in seconds */
  TransferTime?: number;
  /** it is being transferred; omitted if not */
  InTransit?: boolean;
  /** value of the ship, in credits */
  Value: number;
  /** it is marked as hot */
  Hot: boolean;
}

/** written when the player unlocks technology at a technology broker */
export interface TechnologyBroker {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'TechnologyBroker';
  /** type of broker; since 3.0.3 */
  BrokerType: TechnologyBrokerType;
  /** market ID of the station */
  MarketID: number | bigint;
  /** what has been unlocked */
  ItemsUnlocked: UnlockedItem[];
  /** the commodities paid; since 3.0.3 */
  Commodities: BrokerCommodity[];
  /** the materials paid; since 3.0.3 */
  Materials: BrokerMaterial[];
  /** internal name of what has been unlocked, where a single item is written */
  ItemUnlocked?: string;
}

/** a module or weapon the player may now buy */
export interface UnlockedItem {
  /** internal name of the module or weapon */
  Name: string;
  /** the module or weapon, as shown in game */
  Name_Localised?: string;
}

/** an amount of one commodity paid to a technology broker */
export interface BrokerCommodity {
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** number of tonnes */
  Count: number;
}

/** an amount of one material paid to a technology broker */
export interface BrokerMaterial {
  /** internal name of the material */
  Name: string;
  /** the material, as shown in game */
  Name_Localised?: string;
  /** how many */
  Count: number;
  /** category of the material */
  Category: MaterialCategory;
}

/** written when the player hands in items for a power, on foot */
export interface DeliverPowerMicroResources {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DeliverPowerMicroResources';
  /** number of items in all */
  TotalCount: number;
  /** the items handed in */
  MicroResources: MicroResource[];
  /** market ID of the station */
  MarketID: number | bigint;
}

/** an amount of one thing carried on foot */
export interface MicroResource {
  /** internal name of the item */
  Name: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** category of the item */
  Category: MicroResourceCategory;
  /** how many */
  Count: number;
}

/** written when the player hacks a holoscreen so that it advertises another power */
export interface HoloscreenHacked {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'HoloscreenHacked';
  /** the power it advertised before, if any */
  PowerBefore?: string;
  /** the power it advertises now */
  PowerAfter: string;
}

/** written when the game starts up, if the player is pledged to a power */
export interface Powerplay {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Powerplay';
  /** the power the player is pledged to */
  Power: PowerName;
  /** the player's rank with the power */
  Rank: number;
  /** the player's merits */
  Merits: number;
  /** votes the player has; only in the first Powerplay; until 4.0.0.1804 */
  Votes?: number;
  /** time since the player pledged, in seconds */
  TimePledged: number;
}

/** written when the player picks up commodities of a power to deliver them */
export interface PowerplayCollect {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayCollect';
  /** the power the player is pledged to */
  Power: PowerName;
  /** internal name of the commodity of the power */
  Type: string;
  /** the commodity of the power, as shown in game */
  Type_Localised?: string;
  /** tonnes picked up */
  Count: number;
}

/** written when the player leaves one power for another */
export interface PowerplayDefect {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayDefect';
  /** the power left */
  FromPower: PowerName;
  /** the power joined */
  ToPower: PowerName;
}

/** written when the player delivers commodities of a power */
export interface PowerplayDeliver {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayDeliver';
  /** the power the player is pledged to */
  Power: PowerName;
  /** internal name of the commodity of the power */
  Type: string;
  /** the commodity of the power, as shown in game */
  Type_Localised?: string;
  /** tonnes delivered */
  Count: number;
}

/** written when the player pays to get the next allocation of a power's commodities at once; part of the first Powerplay */
export interface PowerplayFastTrack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayFastTrack';
  /** the power the player is pledged to */
  Power: PowerName;
  /** cost, in credits */
  Cost: number;
}

/** written when the player pledges to a power */
export interface PowerplayJoin {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayJoin';
  /** the power joined */
  Power: PowerName;
}

/** written when the player leaves a power */
export interface PowerplayLeave {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayLeave';
  /** the power left */
  Power: PowerName;
}

/** written when the player earns merits */
export interface PowerplayMerits {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayMerits';
  /** the power the player is pledged to */
  Power: PowerName;
  /** merits earned now */
  MeritsGained: number;
  /** merits the player now has */
  TotalMerits: number;
}

/** written when the player's rank with a power changes */
export interface PowerplayRank {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayRank';
  /** the power the player is pledged to */
  Power: PowerName;
  /** the player's new rank with the power */
  Rank: number;
}

/** written when the player collects the pay of a power; part of the first Powerplay */
export interface PowerplaySalary {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplaySalary';
  /** the power the player is pledged to */
  Power: PowerName;
  /** pay, in credits */
  Amount: number;
}

/** written when the player votes on the plans of a power; part of the first Powerplay */
export interface PowerplayVote {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayVote';
  /** the power the player is pledged to */
  Power: string;
  /** number of votes cast */
  Votes: number;
  /** number of votes for consolidation, that is against further growth */
  VoteToConsolidate: number;
  /** the system voted on */
  System?: string;
}

/** written when the player is paid for fighting on behalf of a power; part of the first Powerplay */
export interface PowerplayVoucher {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'PowerplayVoucher';
  /** the power the player is pledged to */
  Power: PowerName;
  /** names of the systems the vouchers are for */
  Systems: string[];
}

/** written when the player gets items for a task of a power, on foot */
export interface RequestPowerMicroResources {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RequestPowerMicroResources';
  /** number of items in all */
  TotalCount: number;
  /** the items received */
  MicroResources: MicroResource[];
  /** market ID of the station */
  MarketID: number | bigint;
}

/** written when the player moves credits to or from the carrier */
export interface CarrierBankTransfer {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierBankTransfer';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** credits taken from the carrier */
  Withdraw?: number;
  /** credits given to the carrier */
  Deposit?: number;
  /** balance of the player afterwards, in credits */
  PlayerBalance: number;
  /** balance of the carrier afterwards, in credits */
  CarrierBalance: number;
}

/** written when the player buys a carrier */
export interface CarrierBuy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierBuy';
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** ID of the market where it was bought */
  BoughtAtMarket: number;
  /** name of the system where it appears */
  Location: string;
  /** address of that system */
  SystemAddress: number | bigint;
  /** price, in credits */
  Price: number;
  /** internal name of the layout */
  Variant: CarrierVariant;
  /** callsign of the carrier */
  Callsign: string;
}

/** written when the player calls off the decommissioning of the carrier */
export interface CarrierCancelDecommission {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierCancelDecommission';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: string;
}

/** written when the player hires, dismisses, replaces or pauses crew of the carrier */
export interface CarrierCrewServices {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierCrewServices';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** the post */
  CrewRole: CarrierCrewRole;
  /** what happens to the post */
  Operation: CarrierCrewOperation;
  /** name of the crew member */
  CrewName: string;
}

/** written when the player asks for the carrier to be decommissioned */
export interface CarrierDecommission {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierDecommission';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** credits to be returned */
  ScrapRefund: number;
  /** when the carrier will be scrapped, in seconds since 1970 */
  ScrapTime: number;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: string;
}

/** written when the player gives tritium to a carrier */
export interface CarrierDepositFuel {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierDepositFuel';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** tonnes of tritium given */
  Amount: number;
  /** tonnes of tritium in the carrier's tank afterwards */
  Total: number;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: string;
}

/** written when the player changes who may dock at the carrier */
export interface CarrierDockingPermission {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierDockingPermission';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** who may dock */
  DockingAccess: CarrierDockingAccess;
  /** notorious players may dock, too */
  AllowNotorious: boolean;
}

/** written when the player changes the finances of the carrier */
export interface CarrierFinance {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierFinance';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** tariff on all services, in percent; in old journals only */
  TaxRate?: number;
  /** balance of the carrier, in credits */
  CarrierBalance: number;
  /** part of the balance set aside for upkeep, in credits */
  ReserveBalance: number;
  /** part of the balance that can be spent, in credits */
  AvailableBalance: number;
  /** share of the balance set aside for upkeep, in percent */
  ReservePercent?: number;
  /** tariff at Pioneer Supplies, in percent */
  TaxRate_pioneersupplies?: number;
  /** tariff at the shipyard, in percent */
  TaxRate_shipyard?: number;
  /** tariff on rearming, in percent */
  TaxRate_rearm?: number;
  /** tariff on outfitting, in percent */
  TaxRate_outfitting?: number;
  /** tariff on refuelling, in percent */
  TaxRate_refuel?: number;
  /** tariff on repairs, in percent */
  TaxRate_repair?: number;
}

/** written when a carrier jumps to another system with the player on board */
export interface CarrierJump {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierJump';
  /** the player is in a ship docked at the carrier */
  Docked: boolean;
  /** callsign of the carrier */
  StationName?: string;
  /** type of station */
  StationType?: StationTypeName;
  /** ID of the carrier's market */
  MarketID?: number | bigint;
  /** the faction that runs the carrier */
  StationFaction?: ControllingFaction | string;
  /** internal name of the carrier's government */
  StationGovernment?: GovernmentToken;
  /** the carrier's government, as shown in game */
  StationGovernment_Localised?: string;
  /** what the carrier offers */
  StationServices?: StationService[];
  /** internal name of the carrier's economy */
  StationEconomy?: EconomyToken;
  /** the carrier's economy, as shown in game */
  StationEconomy_Localised?: string;
  /** the economies of the carrier */
  StationEconomies?: EconomyShare[];
  /** the player is in a taxi; since 4.0 */
  Taxi?: boolean;
  /** the player is in another player's ship; since 4.0 */
  Multicrew?: boolean;
  /** the player is wanted in the system */
  Wanted?: boolean;
  /** the player is on foot; omitted if not */
  OnFoot?: boolean;
  /** name of the destination system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** x, y and z coordinates of the system, in light-years relative to the origin system */
  StarPos: [number, number, number];
  /** superpower the system is aligned with; may be empty; may be empty */
  SystemAllegiance: AllegianceName | '';
  /** internal name of the main economy */
  SystemEconomy: EconomyToken;
  /** the main economy, as shown in game */
  SystemEconomy_Localised?: string;
  /** internal name of the second economy */
  SystemSecondEconomy: EconomyToken;
  /** the second economy, as shown in game */
  SystemSecondEconomy_Localised?: string;
  /** internal name of the government */
  SystemGovernment: GovernmentToken;
  /** the government, as shown in game */
  SystemGovernment_Localised?: string;
  /** internal name of the security level */
  SystemSecurity: SecurityLevel;
  /** the security level, as shown in game */
  SystemSecurity_Localised?: string;
  /** population of the system */
  Population: number;
  /** name of the body the carrier arrived at */
  Body: string;
  /** ID of that body within the system */
  BodyID: number | bigint;
  /** type of that body */
  BodyType: BodyTypeName;
  /** the power that controls the system; since 4.0.0.1900 */
  ControllingPower?: PowerName;
  /** powers active in the system */
  Powers?: PowerName[];
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
  /** the factions present in the system */
  Factions?: Faction[];
  /** the faction that controls the system */
  SystemFaction?: ControllingFaction | string;
  /** conflicts between factions in the system */
  Conflicts?: Conflict[];
  /** the Thargoid war in the system; since 4.0.0.1500 */
  ThargoidWar?: ThargoidWar;
}

/** written when the player calls off a jump of the carrier */
export interface CarrierJumpCancelled {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierJumpCancelled';
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
}

/** written when the player schedules a jump of the carrier */
export interface CarrierJumpRequest {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierJumpRequest';
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** name of the destination system */
  SystemName: string;
  /** name of the destination body; since 3.7 */
  Body?: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** ID of the body within the system; since 3.7 */
  BodyID: number | bigint;
  /** when the carrier will jump; since 4.0.0.1475 */
  DepartureTime?: string;
}

/** written when the game starts up, and whenever the player's carrier has jumped */
export interface CarrierLocation {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierLocation';
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** name of the system the carrier is in */
  StarSystem: string;
  /** address of that system */
  SystemAddress: number | bigint;
  /** ID of the body it orbits */
  BodyID: number | bigint;
}

/** written when the player buys or sells a pack of modules for the carrier's outfitting */
export interface CarrierModulePack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierModulePack';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: string;
  /** what is done with the pack */
  Operation?: CarrierPackOperation;
  /** theme of the pack */
  PackTheme: CarrierPackTheme;
  /** tier of the pack */
  PackTier: number;
  /** credits returned for a pack sold */
  Refund?: number;
  /** credits paid for a pack bought or restocked */
  Cost?: number;
}

/** written when the player renames the carrier */
export interface CarrierNameChange {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierNameChange';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier, which the game writes under an empty key; since 4.2.0.0 */
  ''?: CarrierTypeName;
  /** the new name */
  Name: string;
  /** callsign of the carrier */
  Callsign: string;
}

/** written when the player renames the carrier, according to the manual; the game itself writes CarrierNameChange */
export interface CarrierNameChanged {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierNameChanged';
  /** ID of the carrier, which is also that of its market */
  CarrierID?: number | bigint;
  /** callsign of the carrier */
  Callsign?: string;
  /** the new name */
  Name?: string;
}

/** written when the player buys, restocks or sells a pack of ships for the carrier's shipyard */
export interface CarrierShipPack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierShipPack';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: string;
  /** what is done with the pack */
  Operation?: string;
  /** theme of the pack */
  PackTheme: string;
  /** tier of the pack */
  PackTier: number;
  /** credits returned for a pack sold */
  Refund?: number;
  /** credits paid for a pack bought or restocked */
  Cost?: number;
}

/** written when the player opens the management of the carrier */
export interface CarrierStats {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierStats';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: CarrierTypeName;
  /** callsign of the carrier */
  Callsign: string;
  /** name of the carrier */
  Name: string;
  /** who may dock */
  DockingAccess: CarrierDockingAccess;
  /** notorious players may dock, too */
  AllowNotorious: boolean;
  /** tonnes of tritium in the tank */
  FuelLevel: number;
  /** jump range with the present load, in light-years */
  JumpRangeCurr: number;
  /** greatest jump range, in light-years */
  JumpRangeMax: number;
  /** the carrier is to be decommissioned */
  PendingDecommission: boolean;
  /** how the space on board is used */
  SpaceUsage: CarrierSpace;
  /** the finances of the carrier */
  Finance: CarrierAccounts;
  /** the posts on board */
  Crew: CarrierPost[];
  /** ship packs on board */
  ShipPacks: CarrierPack[];
  /** module packs on board */
  ModulePacks: CarrierPack[];
}

/** how the space on board a carrier is used */
export interface CarrierSpace {
  /** space in all, in tonnes */
  TotalCapacity: number;
  /** space taken by services, in tonnes */
  Crew: number;
  /** space taken by cargo, in tonnes */
  Cargo: number;
  /** space kept free for purchase orders, in tonnes */
  CargoSpaceReserved: number;
  /** space taken by ship packs, in tonnes */
  ShipPacks: number;
  /** space taken by module packs, in tonnes */
  ModulePacks: number;
  /** free space, in tonnes */
  FreeSpace: number;
}

/** the finances of a carrier */
export interface CarrierAccounts {
  /** balance of the carrier, in credits */
  CarrierBalance: number;
  /** part of the balance set aside for upkeep, in credits */
  ReserveBalance: number;
  /** part of the balance that can be spent, in credits */
  AvailableBalance: number;
  /** share of the balance set aside for upkeep, in percent */
  ReservePercent?: number;
  /** tariff at Pioneer Supplies, in percent */
  TaxRate_pioneersupplies?: number;
  /** tariff at the shipyard, in percent; since 4.0.0.1700 */
  TaxRate_shipyard?: number;
  /** tariff on rearming, in percent; since 4.0.0.1700 */
  TaxRate_rearm?: number;
  /** tariff on outfitting, in percent; since 4.0.0.1700 */
  TaxRate_outfitting?: number;
  /** tariff on refuelling, in percent; since 4.0.0.1700 */
  TaxRate_refuel?: number;
  /** tariff on repairs, in percent; since 4.0.0.1700 */
  TaxRate_repair?: number;
  /** tariff on all services, in percent; in old journals only; until 3.7 */
  TaxRate?: number;
}

/** a post on board a carrier */
export interface CarrierPost {
  /** the post */
  CrewRole: CarrierCrewRole;
  /** a crew member has been hired for it */
  Activated: boolean;
  /** the service is open; omitted without a crew member */
  Enabled?: boolean;
  /** name of the crew member; omitted without one */
  CrewName?: string;
}

/** a pack of ships or modules that a carrier offers */
export interface CarrierPack {
  /** theme of the pack */
  PackTheme: string;
  /** tier of the pack */
  PackTier: number;
}

/** written when the player sets or cancels a trade order on the carrier */
export interface CarrierTradeOrder {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CarrierTradeOrder';
  /** ID of the carrier, which is also that of its market */
  CarrierID: number | bigint;
  /** type of carrier: a player's own or a squadron's; since 4.2.0.0 */
  CarrierType?: string;
  /** the order is on the carrier's black market */
  BlackMarket: boolean;
  /** internal name of the commodity */
  Commodity: string;
  /** the commodity, as shown in game */
  Commodity_Localised?: string;
  /** units offered for sale */
  SaleOrder?: number;
  /** units wanted */
  PurchaseOrder?: number;
  /** price per unit, in credits; omitted if the order is cancelled */
  Price?: number;
  /** the order is cancelled; omitted if not */
  CancelTrade?: boolean;
}

/** written when the player looks at what the bartender of a carrier trades */
export interface FCMaterials {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FCMaterials';
  /** ID of the carrier's market */
  MarketID: number | bigint;
  /** name of the carrier */
  CarrierName: string;
  /** callsign of the carrier */
  CarrierID: string;
  /** what the bartender trades; only in the file */
  Items?: BartenderItem[];
}

/** something the bartender of a carrier buys or sells */
export interface BartenderItem {
  /** ID of the item in the market */
  id?: number | bigint;
  /** internal name of the item */
  Name?: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** price per piece, in credits */
  Price?: number;
  /** pieces for sale */
  Stock?: number;
  /** pieces wanted */
  Demand?: number;
}

/** written when the content of the backpack is listed, in early versions of Odyssey; the game now writes Backpack */
export interface BackPack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BackPack';
}

/** written when the content of the backpack is listed, in early versions of Odyssey; the game now writes Backpack */
export interface BackPackMaterials {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BackPackMaterials';
  /** goods and assets */
  Items: CarriedItem[];
  /** components */
  Components: CarriedItem[];
  /** consumables */
  Consumables: CarriedItem[];
  /** data */
  Data: CarriedItem[];
}

/** something kept in a backpack or in a ship's locker */
export interface CarriedItem {
  /** internal name of the item */
  Name: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** ID of whom it belongs to; often 0 */
  OwnerID: number | bigint;
  /** the mission it is for */
  MissionID?: number | bigint;
  /** how many */
  Count: number;
}

/** written when the player starts the game on foot or disembarks */
export interface Backpack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Backpack';
  /** goods and other assets */
  Items?: CarriedItem[];
  /** components for engineering */
  Components?: CarriedItem[];
  /** consumables, such as grenades and medkits */
  Consumables?: CarriedItem[];
  /** data */
  Data?: CarriedItem[];
}

/** written when something is put into the backpack or taken out of it */
export interface BackpackChange {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BackpackChange';
  /** what was taken out */
  Removed?: BackpackItem[];
  /** what was put in */
  Added?: BackpackItem[];
}

/** something put into the backpack or taken out of it */
export interface BackpackItem {
  /** internal name of the item */
  Name: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** ID of whom it belongs to; often 0 */
  OwnerID: number | bigint;
  /** the mission it is for */
  MissionID?: number | bigint;
  /** how many */
  Count: number;
  /** category of the item */
  Type: MicroResourceCategory;
}

/** written when the game starts up, according to the manual; the game itself writes Backpack */
export interface BackpackMaterials {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BackpackMaterials';
}

/** written when the player books a dropship to a conflict zone, or back from one */
export interface BookDropship {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BookDropship';
  /** the flight leads back from the conflict zone */
  Retreat: boolean;
  /** fare, in credits */
  Cost: number;
  /** name of the destination system */
  DestinationSystem: string;
  /** destination within that system */
  DestinationLocation: string;
}

/** written when the player books a taxi */
export interface BookTaxi {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BookTaxi';
  /** fare, in credits */
  Cost: number;
  /** name of the destination system */
  DestinationSystem: string;
  /** destination within that system */
  DestinationLocation: string;
  /** the flight leads back from a conflict zone; since 4.0.0.1300 */
  Retreat?: boolean;
}

/** written when the player buys things for use on foot */
export interface BuyMicroResources {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuyMicroResources';
  /** internal name of the item, if it is a single one */
  Name?: string;
  /** the item, as shown in game, if it is a single one */
  Name_Localised?: string;
  /** category of the item */
  Category?: MicroResourceCategory;
  /** category of the item, as shown in game */
  Category_Localised?: string;
  /** how many */
  Count?: number;
  /** how many things in all; since 4.0.0.1300 */
  TotalCount?: number;
  /** what was bought, if it is listed; since 4.0.0.1300 */
  MicroResources?: MicroResource[];
  /** price of all, in credits */
  Price: number;
  /** ID of the market */
  MarketID: number | bigint;
}

/** written when the player buys a suit */
export interface BuySuit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuySuit';
  /** internal name of the suit */
  Name: string;
  /** the suit, as shown in game */
  Name_Localised?: string;
  /** price, in credits */
  Price: number;
  /** ID of the suit */
  SuitID: number | bigint;
  /** modifications of the suit */
  SuitMods?: SuitModName[];
}

/** written when the player buys a hand weapon */
export interface BuyWeapon {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'BuyWeapon';
  /** internal name of the weapon */
  Name: string;
  /** the weapon, as shown in game */
  Name_Localised?: string;
  /** grade of the weapon */
  Class?: number;
  /** price, in credits */
  Price: number;
  /** ID of the weapon */
  SuitModuleID: number | bigint;
  /** modifications of the weapon */
  WeaponMods?: WeaponModName[];
}

/** written when the player cancels a dropship */
export interface CancelDropship {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CancelDropship';
  /** credits returned */
  Refund: number;
}

/** written when the player cancels a taxi */
export interface CancelTaxi {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CancelTaxi';
  /** credits returned */
  Refund: number;
}

/** written when the player picks something up on foot */
export interface CollectItems {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CollectItems';
  /** internal name of the item */
  Name: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** category of the item */
  Type: MicroResourceCategory;
  /** ID of whom it belongs to; often 0 */
  OwnerID: number | bigint;
  /** how many */
  Count: number;
  /** taking it is theft */
  Stolen: boolean;
}

/** written when the player creates a loadout for a suit */
export interface CreateSuitLoadout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CreateSuitLoadout';
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: SuitTypeName;
  /** the suit, as shown in game */
  SuitName_Localised?: string;
  /** modifications of the suit */
  SuitMods?: SuitModName[];
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** name the player gave the loadout */
  LoadoutName: string;
  /** the weapons carried */
  Modules: SuitModule[];
}

/** written when the player deletes a loadout of a suit */
export interface DeleteSuitLoadout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DeleteSuitLoadout';
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: SuitTypeName;
  /** the suit, as shown in game */
  SuitName_Localised?: string;
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** name the player gave the loadout */
  LoadoutName: string;
}

/** written when the player gets out of a ship or SRV */
export interface Disembark {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Disembark';
  /** the vehicle is an SRV */
  SRV: boolean;
  /** the vehicle is a taxi */
  Taxi: boolean;
  /** the vehicle is another player's ship */
  Multicrew: boolean;
  /** ID of the vehicle, if it is the player's own */
  ID?: number | bigint;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** ID of the body within the system */
  BodyID: number | bigint;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
  /** name of the station */
  StationName?: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType?: StationTypeName;
  /** ID of the station's market */
  MarketID?: number | bigint;
}

/** written when the player drops something on foot */
export interface DropItems {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DropItems';
  /** internal name of the item */
  Name: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** category of the item */
  Type: MicroResourceCategory;
  /** ID of whom it belongs to; often 0 */
  OwnerID: number | bigint;
  /** the mission it is for */
  MissionID?: number | bigint;
  /** how many */
  Count: number;
}

/** written when the player jumps out of a dropship at a conflict zone */
export interface DropshipDeploy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DropshipDeploy';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** ID of the body within the system */
  BodyID: number | bigint;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
}

/** written when the player boards a ship or SRV */
export interface Embark {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Embark';
  /** the vehicle is an SRV */
  SRV: boolean;
  /** the vehicle is a taxi */
  Taxi: boolean;
  /** the vehicle is another player's ship */
  Multicrew: boolean;
  /** ID of the vehicle, if it is the player's own */
  ID?: number | bigint;
  /** hired pilots who come aboard */
  Crew?: BoardedCrew[];
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** ID of the body within the system */
  BodyID: number | bigint;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
  /** name of the station */
  StationName?: string;
  /** the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType?: StationTypeName;
  /** ID of the station's market */
  MarketID?: number | bigint;
}

/** a hired pilot who comes aboard */
export interface BoardedCrew {
  /** name of the pilot */
  Name: string;
  /** what the pilot does on board */
  Role: CrewRoleName;
}

/** written when the player puts a weapon into a loadout of a suit */
export interface LoadoutEquipModule {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LoadoutEquipModule';
  /** name the player gave the loadout */
  LoadoutName: string;
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: SuitTypeName;
  /** the suit, as shown in game */
  SuitName_Localised?: string;
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** the slot of the weapon */
  SlotName: SuitSlotName;
  /** internal name of the weapon */
  ModuleName: HandWeaponName;
  /** the weapon, as shown in game */
  ModuleName_Localised?: string;
  /** grade of the weapon */
  Class?: number;
  /** modifications of the weapon */
  WeaponMods?: WeaponModName[];
  /** ID of the weapon */
  SuitModuleID: number | bigint;
}

/** written when the player takes a weapon out of a loadout of a suit */
export interface LoadoutRemoveModule {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LoadoutRemoveModule';
  /** name the player gave the loadout */
  LoadoutName: string;
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: SuitTypeName;
  /** the suit, as shown in game */
  SuitName_Localised?: string;
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** the slot of the weapon */
  SlotName: SuitSlotName;
  /** internal name of the weapon */
  ModuleName: HandWeaponName;
  /** the weapon, as shown in game */
  ModuleName_Localised?: string;
  /** grade of the weapon */
  Class: number;
  /** ID of the weapon */
  SuitModuleID: number | bigint;
  /** modifications of the weapon */
  WeaponMods: string[];
}

/** written when the player renames a loadout of a suit */
export interface RenameSuitLoadout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RenameSuitLoadout';
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: string;
  /** the suit, as shown in game */
  SuitName_Localised?: string;
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** the new name of the loadout */
  LoadoutName: string;
}

/** written when the player refills the supplies of the suit at a ship or SRV */
export interface Resupply {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Resupply';
}

/** written when the player takes a sample of an organism */
export interface ScanOrganic {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ScanOrganic';
  /** how far the sampling is: the first sample, another one, or the analysis of all */
  ScanType: OrganicScanType;
  /** internal name of the genus */
  Genus: GenusName;
  /** the genus, as shown in game */
  Genus_Localised?: string;
  /** internal name of the species */
  Species: string;
  /** the species, as shown in game */
  Species_Localised?: string;
  /** internal name of the variant, which differs in colour; since 4.0.0.1500 */
  Variant?: string;
  /** the variant, as shown in game */
  Variant_Localised?: string;
  /** others have logged it before; since 4.2.1.0 */
  WasLogged?: boolean;
  /** address of the system */
  SystemAddress: number | bigint;
  /** ID of the body within the system */
  Body: number;
}

/** written when the player sells things for use on foot */
export interface SellMicroResources {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellMicroResources';
  /** how many things in all */
  TotalCount: number;
  /** what was sold */
  MicroResources: MicroResource[];
  /** credits received for all */
  Price: number;
  /** ID of the market */
  MarketID: number | bigint;
}

/** written when the player sells samples of organisms to Vista Genomics */
export interface SellOrganicData {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellOrganicData';
  /** ID of the market */
  MarketID: number | bigint;
  /** what was sold */
  BioData: SoldOrganism[];
}

/** the samples of one organism that were sold */
export interface SoldOrganism {
  /** internal name of the genus */
  Genus: GenusName;
  /** the genus, as shown in game */
  Genus_Localised?: string;
  /** internal name of the species */
  Species: string;
  /** the species, as shown in game */
  Species_Localised?: string;
  /** internal name of the variant, which differs in colour; since 4.0.0.1500 */
  Variant?: string;
  /** the variant, as shown in game */
  Variant_Localised?: string;
  /** value, in credits */
  Value: number;
  /** bonus for being the first to log it, in credits */
  Bonus: number;
}

/** written when the player sells a suit */
export interface SellSuit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellSuit';
  /** ID of the suit */
  SuitID: number | bigint;
  /** modifications of the suit */
  SuitMods?: string[];
  /** internal name of the suit */
  Name: SuitTypeName;
  /** the suit, as shown in game */
  Name_Localised?: string;
  /** credits received */
  Price: number;
}

/** written when the player sells a hand weapon */
export interface SellWeapon {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SellWeapon';
  /** internal name of the weapon */
  Name: HandWeaponName;
  /** the weapon, as shown in game */
  Name_Localised?: string;
  /** grade of the weapon */
  Class?: number;
  /** modifications of the weapon */
  WeaponMods?: string[];
  /** credits received */
  Price: number;
  /** ID of the weapon */
  SuitModuleID: number | bigint;
}

/** written when the game starts up, and whenever the content of the ship's locker may have changed */
export interface ShipLocker {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipLocker';
  /** goods and other assets */
  Items?: CarriedItem[];
  /** components for engineering */
  Components?: CarriedItem[];
  /** consumables, such as grenades and medkits */
  Consumables?: CarriedItem[];
  /** data */
  Data?: CarriedItem[];
}

/** written when the content of the ship's locker is listed, in early versions of Odyssey; the game now writes ShipLocker */
export interface ShipLockerMaterials {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ShipLockerMaterials';
  /** goods and other assets */
  Items: CarriedItem[];
  /** components for engineering */
  Components: CarriedItem[];
  /** consumables, such as grenades and medkits */
  Consumables: CarriedItem[];
  /** data */
  Data: CarriedItem[];
}

/** written when the player switches to another loadout */
export interface SwitchSuitLoadout {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SwitchSuitLoadout';
  /** ID of the suit */
  SuitID: number | bigint;
  /** internal name of the suit */
  SuitName: SuitTypeName;
  /** the suit, as shown in game */
  SuitName_Localised?: string;
  /** modifications of the suit */
  SuitMods?: SuitModName[];
  /** ID of the loadout */
  LoadoutID: number | bigint;
  /** name the player gave the loadout */
  LoadoutName: string;
  /** the weapons carried */
  Modules: SuitModule[];
}

/** written when the player exchanges things with a bartender */
export interface TradeMicroResources {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'TradeMicroResources';
  /** what was given */
  Offered: MicroResource[];
  /** how many things were given in all */
  TotalCount: number;
  /** internal name of what was received */
  Received: string;
  /** what was received, as shown in game */
  Received_Localised?: string;
  /** how many were received */
  Count: number;
  /** category of what was received */
  Category: MicroResourceCategory;
  /** ID of the market */
  MarketID: number | bigint;
}

/** written when the player moves things between the backpack and the ship's locker */
export interface TransferMicroResources {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'TransferMicroResources';
  /** what was moved */
  Transfers: LockerTransfer[];
}

/** something moved between the backpack and the ship's locker */
export interface LockerTransfer {
  /** internal name of the item */
  Name: string;
  /** the item, as shown in game */
  Name_Localised?: string;
  /** category of the item */
  Category: string;
  /** how many were moved */
  Count?: number;
  /** how many were in the locker before */
  LockerOldCount?: number;
  /** how many are in the locker now */
  LockerNewCount?: number;
  /** where it was moved to */
  Direction: string;
}

/** written when the player uses a consumable on foot */
export interface UseConsumable {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'UseConsumable';
  /** internal name of the consumable */
  Name: string;
  /** the consumable, as shown in game */
  Name_Localised?: string;
  /** category of the item */
  Type: MicroResourceCategory;
}

/** written when the player applies to join a squadron */
export interface AppliedToSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'AppliedToSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player withdraws an application to a squadron */
export interface CancelledSquadronApplication {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CancelledSquadronApplication';
  /** ID of the squadron */
  SquadronID: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player disbands the squadron */
export interface DisbandedSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DisbandedSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player is invited to join a squadron */
export interface InvitedToSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'InvitedToSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player joins a squadron */
export interface JoinedSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'JoinedSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player is expelled from a squadron */
export interface KickedFromSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'KickedFromSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player leaves a squadron */
export interface LeftSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LeftSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player shares a bookmark with the squadron */
export interface SharedBookmarkToSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SharedBookmarkToSquadron';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player's application to a squadron is accepted */
export interface SquadronApplicationApproved {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SquadronApplicationApproved';
  /** ID of the squadron */
  SquadronID: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player's application to a squadron is turned down */
export interface SquadronApplicationRejected {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SquadronApplicationRejected';
  /** ID of the squadron */
  SquadronID: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player founds a squadron */
export interface SquadronCreated {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SquadronCreated';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player is demoted in the squadron */
export interface SquadronDemotion {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SquadronDemotion';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
  /** number of the rank before */
  OldRank: number;
  /** number of the rank now */
  NewRank: number;
  /** internal name of the rank before */
  OldRankName?: string;
  /** the rank before, as shown in game */
  OldRankName_Localised?: string;
  /** internal name of the rank now */
  NewRankName?: string;
  /** the rank now, as shown in game */
  NewRankName_Localised?: string;
}

/** written when the player is promoted in the squadron */
export interface SquadronPromotion {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SquadronPromotion';
  /** ID of the squadron; since 4.2.0.0 */
  SquadronID?: number | bigint;
  /** name of the squadron */
  SquadronName: string;
  /** number of the rank before */
  OldRank: number;
  /** number of the rank now */
  NewRank: number;
  /** internal name of the rank before */
  OldRankName?: string;
  /** the rank before, as shown in game */
  OldRankName_Localised?: string;
  /** internal name of the rank now */
  NewRankName?: string;
  /** the rank now, as shown in game */
  NewRankName_Localised?: string;
}

/** written when the player wins a trophy for the squadron */
export interface WonATrophyForSquadron {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'WonATrophyForSquadron';
  /** name of the squadron */
  SquadronName: string;
}

/** written when the player deploys a colonisation beacon in a claimed system */
export interface ColonisationBeaconDeployed {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ColonisationBeaconDeployed';
}

/** written when the player docks at a construction site, and every 15 seconds while there */
export interface ColonisationConstructionDepot {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ColonisationConstructionDepot';
  /** ID of the construction site's market */
  MarketID: number | bigint;
  /** how much has been delivered, from 0 to 1 */
  ConstructionProgress: number;
  /** the construction is complete */
  ConstructionComplete: boolean;
  /** the construction was not completed in time */
  ConstructionFailed: boolean;
  /** the commodities the construction takes */
  ResourcesRequired: ConstructionResource[];
}

/** a commodity that a construction needs */
export interface ConstructionResource {
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** tonnes needed in all */
  RequiredAmount: number;
  /** tonnes delivered so far */
  ProvidedAmount: number;
  /** payment per tonne, in credits */
  Payment: number;
}

/** written when the player delivers commodities to a construction site */
export interface ColonisationContribution {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ColonisationContribution';
  /** ID of the construction site's market */
  MarketID: number | bigint;
  /** what was delivered */
  Contributions: ConstructionContribution[];
}

/** an amount of one commodity delivered to a construction site */
export interface ConstructionContribution {
  /** internal name of the commodity */
  Name: string;
  /** the commodity, as shown in game */
  Name_Localised?: string;
  /** number of tonnes */
  Amount: number;
}

/** written when the player claims a system for colonisation */
export interface ColonisationSystemClaim {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ColonisationSystemClaim';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
}

/** written when the player gives up a claim to a system */
export interface ColonisationSystemClaimRelease {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ColonisationSystemClaimRelease';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
}

/** written when a construction is completed; one public collection names the kind */
export interface CompleteConstruction {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CompleteConstruction';
}

/** written when the automatic field maintenance unit has repaired a module, wholly or in part */
export interface AfmuRepairs {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'AfmuRepairs';
  /** internal name of the module */
  Module: string;
  /** the module, as shown in game */
  Module_Localised?: string;
  /** the module is whole again */
  FullyRepaired: boolean;
  /** health of the module now, from 0 to 1 */
  Health: number;
}

/** written when the player takes another role in the crew of another player's ship */
export interface ChangeCrewRole {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ChangeCrewRole';
  /** the new role */
  Role: CrewRoleName;
  /** the player is aboard by telepresence; since 4.0.0.1200 */
  Telepresence: boolean;
}

/** written when a member of the player's crew launches a fighter */
export interface CrewLaunchFighter {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewLaunchFighter';
  /** the crew is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
  /** name of the crew member, a player */
  Crew: string;
  /** ID of the fighter */
  ID?: number | bigint;
}

/** written when another player joins the crew of the player's ship */
export interface CrewMemberJoins {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewMemberJoins';
  /** name of the crew member, a player */
  Crew: string;
  /** the crew is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when another player leaves the crew of the player's ship */
export interface CrewMemberQuits {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewMemberQuits';
  /** name of the crew member, a player */
  Crew: string;
  /** the crew is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when a member of the player's crew takes another role */
export interface CrewMemberRoleChange {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'CrewMemberRoleChange';
  /** name of the crew member, a player */
  Crew: string;
  /** the new role */
  Role: CrewRoleName;
  /** the crew is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when a fighter returns to the ship */
export interface DockFighter {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockFighter';
  /** ID of the fighter; since 3.4 */
  ID: number | bigint;
}

/** written when an SRV returns to the ship */
export interface DockSRV {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockSRV';
  /** internal name of the vehicle; since 4.0.0.1000 */
  SRVType?: SrvTypeName;
  /** the vehicle, as shown in game */
  SRVType_Localised?: string;
  /** ID of the vehicle; since 3.4 */
  ID: number | bigint;
}

/** written when the player, as captain, ends the session of the crew */
export interface EndCrewSession {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EndCrewSession';
  /** it ends because of a crime */
  OnCrime?: boolean;
  /** the crew is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when the ship has rebuilt a lost fighter */
export interface FighterRebuilt {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FighterRebuilt';
  /** loadout of the fighter */
  Loadout: FighterLoadoutName;
  /** ID of the fighter; since 3.4 */
  ID: number | bigint;
}

/** written when the status of a friend changes, or a friend is online when the game starts up */
export interface Friends {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Friends';
  /** the new status */
  Status: FriendStatus;
  /** name of the friend */
  Name: string;
}

/** written when the player joins the crew of another player's ship */
export interface JoinACrew {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'JoinACrew';
  /** name of the ship's commander */
  Captain: string;
  /** the player is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when the player, as captain, removes someone from the crew */
export interface KickCrewMember {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'KickCrewMember';
  /** name of the crew member, a player */
  Crew: string;
  /** the crew member was removed because of a crime; since 2.3 */
  OnCrime?: boolean;
  /** the crew is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when a fighter is launched from the ship */
export interface LaunchFighter {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LaunchFighter';
  /** internal name of the type of fighter, which the game writes under an empty key; since 4.4.1.0 */
  ''?: string;
  /** the type of fighter, as shown in game */
  _Localised?: string;
  /** loadout of the fighter */
  Loadout: FighterLoadoutName;
  /** ID of the fighter; since 3.4 */
  ID: number | bigint;
  /** the player is flying it */
  PlayerControlled: boolean;
}

/** written when an SRV is deployed from the ship */
export interface LaunchSRV {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LaunchSRV';
  /** internal name of the vehicle; since 4.0.0.1000 */
  SRVType?: SrvTypeName;
  /** the vehicle, as shown in game */
  SRVType_Localised?: string;
  /** loadout of the vehicle */
  Loadout: FighterLoadoutName;
  /** ID of the vehicle; since 3.4 */
  ID: number | bigint;
  /** the player is driving */
  PlayerControlled: boolean;
}

/** written when a small vessel, such as the Nomad, is launched from the ship */
export interface LaunchVessel {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LaunchVessel';
  /** internal name of the vessel */
  VesselType: SrvTypeName;
  /** the vessel, as shown in game */
  VesselType_Localised: string;
  /** loadout of the vessel */
  Loadout: FighterLoadoutName;
  /** slot of the bay that it came from; another vehicle may have it later */
  ID: number | bigint;
  /** the player is flying it */
  PlayerControlled: boolean;
}

/** written when the in-game music changes */
export interface Music {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Music';
  /** name of the track, such as Exploration or DockingComputer */
  MusicTrack: MusicTrackName;
}

/** written when a hired crew member gets a share of the player's earnings */
export interface NpcCrewPaidWage {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'NpcCrewPaidWage';
  /** name of the hired crew member */
  NpcCrewName: string;
  /** ID of the hired crew member */
  NpcCrewId: number | bigint;
  /** wage paid, in credits */
  Amount: number;
}

/** written when a hired crew member rises to another combat rank */
export interface NpcCrewRank {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'NpcCrewRank';
  /** name of the hired crew member */
  NpcCrewName: string;
  /** ID of the hired crew member */
  NpcCrewId: number | bigint;
  /** the new combat rank, counted from 0 */
  RankCombat: number;
}

/** written when the player rises in rank */
export interface Promotion {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Promotion';
  /** new trade rank, counted from 0; only if it has risen */
  Trade?: number;
  /** new CQC rank, counted from 0; only if it has risen */
  CQC?: number;
  /** new mercenary rank, counted from 0; only if it has risen */
  Soldier?: number;
  /** new exobiologist rank, counted from 0; only if it has risen */
  Exobiologist?: number;
  /** new rank in the Imperial Navy, counted from 0; only if it has risen */
  Empire?: number;
  /** new rank in the Federal Navy, counted from 0; only if it has risen */
  Federation?: number;
  /** new exploration rank, counted from 0; only if it has risen */
  Explore?: number;
  /** new combat rank, counted from 0; only if it has risen */
  Combat?: number;
}

/** written when the player leaves the crew of another player's ship */
export interface QuitACrew {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'QuitACrew';
  /** name of the ship's commander; may be empty */
  Captain: string;
  /** the player is aboard by telepresence; since 4.0.0.1200 */
  Telepresence?: boolean;
}

/** written when the player reboots the ship to repair it */
export interface RebootRepair {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RebootRepair';
  /** slots of the modules repaired */
  Modules: string[];
}

/** written when a message arrives, from a player, a character of the game or a station */
export interface ReceiveText {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'ReceiveText';
  /** name of the sender; may be empty */
  From: string;
  /** the sender, as shown in game */
  From_Localised?: string;
  /** the message, or its internal name if the game wrote it */
  Message: string;
  /** the message, as shown in game */
  Message_Localised?: string;
  /** the channel it came on; since 2.2 (Beta 5) */
  Channel: TextChannelName;
}

/** written when a repair limpet has repaired the ship */
export interface RepairDrone {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'RepairDrone';
  /** damage to the hull repaired */
  HullRepaired?: number;
  /** damage to the cockpit canopy repaired */
  CockpitRepaired?: number;
  /** damage by corrosion repaired */
  CorrosionRepaired?: number;
}

/** written when another ship or the station has scanned the player */
export interface Scanned {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Scanned';
  /** what the scan was for */
  ScanType: ShipScanType;
}

/** written when the player sends a message */
export interface SendText {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SendText';
  /** the player or channel it is sent to */
  To: string;
  /** the player or channel it is sent to, as shown in game; since 4.2.1.0 */
  To_Localised?: string;
  /** the message */
  Message: string;
  /** the message could be sent */
  Sent: boolean;
}

/** written when the player switches control between the ship and a fighter */
export interface VehicleSwitch {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'VehicleSwitch';
  /** what the player controls now: Mothership or Fighter */
  To?: string;
}

/** written when another player joins the player's wing */
export interface WingAdd {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'WingAdd';
  /** name of that player */
  Name: string;
}

/** written when another player invites the player to a wing */
export interface WingInvite {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'WingInvite';
  /** name of that player */
  Name: string;
}

/** written when the player joins a wing */
export interface WingJoin {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'WingJoin';
  /** names of the players already in the wing */
  Others: string[];
}

/** written when the player leaves the wing */
export interface WingLeave {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'WingLeave';
}

/** allegiance; empty in an unpopulated system */
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

/** economy of a system or station */
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

/** government of a system or station */
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

/** security level of a system */
export type SecurityLevel =
  | '$SYSTEM_SECURITY_low;'
  | '$GAlAXY_MAP_INFO_state_anarchy;'
  | '$SYSTEM_SECURITY_high;'
  | '$SYSTEM_SECURITY_medium;'
  | '$GALAXY_MAP_INFO_state_lawless;'
  | (string & {});

/** type of body */
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

/** the powers of Powerplay */
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

/** Powerplay state of a system */
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

/** state of the Thargoid war in a system */
export type ThargoidWarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery'
  | ''
  | 'Unknown'
  | (string & {});

/** state of a faction */
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

/** government of a faction */
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
  | 'none'
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
  | 11
  | (number & {});

/** legal state of the player */
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

/** type of station */
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

/** state of a station */
export type StationStateName =
  | 'Damaged'
  | 'UnderRepairs'
  | 'UnderAttack'
  | 'Abandoned'
  | 'Construction'
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

/** percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution */
export type PercentileBand =
  | 100
  | 75
  | 50
  | 25
  | 0
  | 10
  | (number & {});

/** the engineers */
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

/** the player's access to an engineer */
export type EngineerAccess =
  | 'Unlocked'
  | 'Invited'
  | 'Known'
  | 'Acquainted'
  | 'Barred'
  | (string & {});

/** where cargo is transferred to */
export type TransferDirection =
  | 'toship'
  | 'tocarrier'
  | 'tosrv';

/** the class of a star */
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

/** the suits, with one name for each class */
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

/** suit modifications */
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

/** slots that hold a weapon */
export type SuitSlotName =
  | 'PrimaryWeapon1'
  | 'PrimaryWeapon2'
  | 'SecondaryWeapon'
  | (string & {});

/** hand weapons */
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

/** hand weapon modifications */
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

/** whose hold it is */
export type CargoVessel =
  | 'Ship'
  | 'SRV'
  | (string & {});

/** what the player is in: the galaxy, or an operation */
export type PlayMode =
  | 'MainGame'
  | 'Operation'
  | (string & {});

/** with whom the player plays */
export type GameMode =
  | 'Solo'
  | 'Open'
  | 'Group'
  | (string & {});

/** the blueprints of engineers */
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

/** the experimental effects of engineers */
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

/** the types of passenger */
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

/** why a station refuses docking */
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

/** where the countdown leads to */
export type JumpType =
  | 'Hyperspace'
  | 'Supercruise'
  | (string & {});

/** the types of unidentified signal source */
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

/** the crimes */
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

/** the combat ranks of pilots */
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

/** how the player goes on after dying */
export type ResurrectOptionName =
  | 'rebuy'
  | 'rejoin'
  | 'handin'
  | 'recover'
  | 'escape'
  | (string & {});

/** the surface vehicles */
export type SrvTypeName =
  | 'testbuggy'
  | 'combat_multicrew_srv_01'
  | 'lander01'
  | 'mev_rhino'
  | (string & {});

/** legal status of a targeted pilot */
export type TargetLegalStatusName =
  | 'Clean'
  | 'Wanted'
  | 'Lawless'
  | 'Enemy'
  | 'Unknown'
  | 'Thargoid22'
  | (string & {});

/** who is under fire */
export type AttackedName =
  | 'You'
  | 'Mothership'
  | 'Fighter'
  | (string & {});

/** the subcategory of a Codex entry */
export type CodexSubCategoryName =
  | '$Codex_SubCategory_Organic_Structures;'
  | '$Codex_SubCategory_Terrestrials;'
  | '$Codex_SubCategory_Stars;'
  | '$Codex_SubCategory_Gas_Giants;'
  | '$Codex_SubCategory_Geology_and_Anomalies;'
  | '$Codex_SubCategory_Thargoid;'
  | (string & {});

/** the category of a Codex entry */
export type CodexCategoryName =
  | '$Codex_Category_Biology;'
  | '$Codex_Category_StellarBodies;'
  | '$Codex_Category_Civilisations;'
  | (string & {});

/** a type of source of data that can be scanned */
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

/** the type of a signal in a system */
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

/** the state of a faction that causes a signal */
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

/** the categories of engineering materials */
export type MaterialCategory =
  | 'Manufactured'
  | 'Encoded'
  | 'Raw'
  | (string & {});

/** the genera of organisms */
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

/** how a body was scanned */
export type ScanTypeName =
  | 'Detailed'
  | 'AutoScan'
  | 'NavBeaconDetail'
  | 'Basic'
  | (string & {});

/** whether a planet can be or has been terraformed */
export type TerraformStateName =
  | 'Terraformable'
  | 'Terraformed'
  | 'Terraforming'
  | ''
  | (string & {});

/** the class of a planet */
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

/** the type of an atmosphere */
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

/** the volcanism of a planet */
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

/** the luminosity class of a star */
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

/** how much the rings of a planet hold for miners */
export type ReserveLevelName =
  | 'PristineResources'
  | 'CommonResources'
  | 'MajorResources'
  | 'LowResources'
  | 'DepletedResources'
  | (string & {});

/** a gas in an atmosphere */
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

/** the class of a ring */
export type RingClassName =
  | 'eRingClass_Rocky'
  | 'eRingClass_MetalRich'
  | 'eRingClass_Icy'
  | 'eRingClass_Metalic'
  | (string & {});

/** the task a limpet is launched for */
export type LimpetType =
  | 'Collection'
  | 'Prospector'
  | 'Repair'
  | 'FuelTransfer'
  | 'Decontamination'
  | 'Hatchbreaker'
  | 'Research'
  | (string & {});

/** who may dock at a carrier */
export type CarrierDockingAccess =
  | 'all'
  | 'none'
  | 'friends'
  | 'squadronfriends'
  | 'squadron'
  | (string & {});

/** how many engineering materials an asteroid contains */
export type AsteroidContentLevel =
  | '$AsteroidMaterialContent_Low;'
  | '$AsteroidMaterialContent_Medium;'
  | '$AsteroidMaterialContent_High;'
  | (string & {});

/** what has been done with the cargo of a mission */
export type CargoDepotUpdateType =
  | 'Deliver'
  | 'Collect'
  | (string & {});

/** what a crew member does */
export type CrewRoleName =
  | 'Idle'
  | 'Active'
  | 'Helm'
  | 'OnFoot'
  | 'OnShoreLeave'
  | 'FighterCon'
  | 'FireCon'
  | (string & {});

/** what a player gives to an engineer */
export type EngineerContributionType =
  | 'Commodity'
  | 'Materials'
  | 'Bounty'
  | (string & {});

/** the ships, with taxis and dropships */
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

/** which category of materials a trader deals in */
export type MaterialTraderType =
  | 'manufactured'
  | 'raw'
  | 'encoded'
  | (string & {});

/** what kind of target a mission is against */
export type MissionTargetType =
  | '$MissionUtil_FactionTag_Pirate;'
  | '$MissionUtil_FactionTag_PirateLord;'
  | '$MissionUtil_FactionTag_AIHumanoid;'
  | '$MissionUtil_FactionTag_TerroristLeader;'
  | '$MissionUtil_FactionTag_DeserterASS;'
  | '$MissionUtil_FactionTag_Deserter;'
  | (string & {});

/** size of a mission's effect, as plus signs */
export type MissionEffectSize =
  | '++'
  | '+'
  | '+++++'
  | '+++'
  | 'None'
  | '++++'
  | (string & {});

/** category of a material given as a reward */
export type MaterialRewardCategory =
  | '$MICRORESOURCE_CATEGORY_Manufactured;'
  | '$MICRORESOURCE_CATEGORY_Data;'
  | '$MICRORESOURCE_CATEGORY_Encoded;'
  | '$MICRORESOURCE_CATEGORY_Item;'
  | '$MICRORESOURCE_CATEGORY_Component;'
  | '$MICRORESOURCE_CATEGORY_Elements;'
  | (string & {});

/** direction of a mission's effect, and whether it is good */
export type MissionTrend =
  | 'UpGood'
  | 'DownBad'
  | 'DownGood'
  | 'UpBad'
  | 'None'
  | (string & {});

/** what a mission does to a faction or its system */
export type MissionEffectName =
  | '$MISSIONUTIL_Interaction_Summary_EP_up;'
  | '$MISSIONUTIL_Interaction_Summary_EP_down;'
  | '$MISSIONUTIL_Interaction_Summary_SP_up;'
  | '$MISSIONUTIL_Interaction_Summary_Outbreak_down;'
  | '$MISSIONUTIL_Interaction_Summary_SP_down;'
  | '$MISSIONUTIL_Interaction_Summary_Outbreak_up;'
  | (string & {});

/** kind of vouchers a player can cash in */
export type VoucherType =
  | 'bounty'
  | 'CombatBond'
  | 'codex'
  | 'settlement'
  | 'trade'
  | 'scannable'
  | (string & {});

/** an SRV or fighter that a ship can carry */
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

/** loadouts of fighters and surface vehicles */
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

/** type of technology broker */
export type TechnologyBrokerType =
  | 'sirius'
  | 'guardian'
  | 'human'
  | 'salvation'
  | 'rescue'
  | (string & {});

/** the categories of things carried on foot */
export type MicroResourceCategory =
  | 'Component'
  | 'Item'
  | 'Consumable'
  | 'Data'
  | 'Mission'
  | (string & {});

/** the types of carrier */
export type CarrierTypeName =
  | 'FleetCarrier'
  | 'SquadronCarrier'
  | (string & {});

/** the layouts of carriers */
export type CarrierVariant =
  | 'CarrierDockB'
  | (string & {});

/** the posts on board a carrier */
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

/** what the player does with a post on a carrier */
export type CarrierCrewOperation =
  | 'Replace'
  | 'Activate'
  | 'Pause'
  | 'Resume'
  | 'Deactivate'
  | (string & {});

/** what the player does with a pack for a carrier */
export type CarrierPackOperation =
  | 'BuyPack'
  | 'SellPack'
  | 'RestockPack'
  | (string & {});

/** the themes of module packs for carriers */
export type CarrierPackTheme =
  | 'Limpets'
  | 'Mining Tools'
  | 'ShipUtilities'
  | (string & {});

/** how far the sampling of an organism is */
export type OrganicScanType =
  | 'Sample'
  | 'Log'
  | 'Analyse'
  | (string & {});

/** status of a friend, or of a request to become friends */
export type FriendStatus =
  | 'Online'
  | 'Offline'
  | 'Added'
  | 'Requested'
  | 'Declined'
  | 'Lost'
  | (string & {});

/** name of a track of the in-game music */
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

/** channel of a message received */
export type TextChannelName =
  | 'npc'
  | 'starsystem'
  | 'squadron'
  | 'wing'
  | 'local'
  | 'player'
  | (string & {});

/** what the scan of a ship is for */
export type ShipScanType =
  | 'Cargo'
  | 'Crime'
  | (string & {});

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
  BackPack: BackPack;
  BackPackMaterials: BackPackMaterials;
  Backpack: Backpack;
  BackpackChange: BackpackChange;
  BackpackMaterials: BackpackMaterials;
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
