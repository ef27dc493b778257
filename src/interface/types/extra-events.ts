// Events of the live game that the specification leaves out.
// Generated from the catalogue by `npm run generate`: change `src/interface/extra-kinds/` instead.

import type {
  AllegianceName,
  BodyTypeName,
  Conflict,
  ContendingPower,
  ControllingFaction,
  EconomyShare,
  EconomyToken,
  EngineerName,
  Faction,
  GovernmentToken,
  LandingPads,
  PowerName,
  PowerplayState,
  SecurityLevel,
  StarClassName,
  StationService,
  StationTypeName,
  ThargoidWar,
} from './game-events.js';

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
  /** Odyssey is running */
  Odyssey: boolean;
  /** version of the game */
  gameversion: string;
  /** build of the game; may end in a space */
  build: string;
}

/** written when a commander is loaded */
export interface Commander {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Commander';
  /** Frontier ID of the player */
  FID: string;
  /** name of the commander */
  Name: string;
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
  /** name, as shown in game */
  Name_Localised?: string;
  /** how many */
  Count: number;
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
  /** mercenary rank */
  Soldier: number;
  /** exobiologist rank */
  Exobiologist: number;
  /** rank in the Imperial Navy */
  Empire: number;
  /** rank in the Federal Navy */
  Federation: number;
  /** CQC rank */
  CQC: number;
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
  /** progress to the next mercenary rank */
  Soldier: number;
  /** progress to the next exobiologist rank */
  Exobiologist: number;
  /** progress to the next rank in the Imperial Navy */
  Empire: number;
  /** progress to the next rank in the Federal Navy */
  Federation: number;
  /** progress to the next CQC rank */
  CQC: number;
}

/** written when the game starts up */
export interface Reputation {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Reputation';
  /** reputation with the Empire, from -100 to 100 */
  Empire: number;
  /** reputation with the Federation */
  Federation: number;
  /** reputation with independent systems */
  Independent: number;
  /** reputation with the Alliance */
  Alliance: number;
}

/** written when the player enters the game from the main menu */
export interface LoadGame {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LoadGame';
  /** Frontier ID of the player */
  FID: string;
  /** name of the commander */
  Commander: string;
  /** the player has Horizons */
  Horizons: boolean;
  /** the player has Odyssey */
  Odyssey: boolean;
  /** internal name of the ship, or of the suit if on foot */
  Ship: string;
  /** name of the ship type, as shown in game */
  Ship_Localised?: string;
  /** ID of the ship among the player's own */
  ShipID: number;
  /** name the player gave the ship; may be empty */
  ShipName: string;
  /** ID plate the player gave the ship; may be empty */
  ShipIdent: string;
  /** fuel in the main tank, in tonnes */
  FuelLevel: number;
  /** size of the main tank, in tonnes */
  FuelCapacity: number;
  /** the ship has landed on a planet; omitted if not */
  StartLanded?: boolean;
  /** the ship has been destroyed; omitted if not */
  StartDead?: boolean;
  /** Open, Solo or Group */
  GameMode: string;
  /** name of the private group, if GameMode is Group */
  Group?: string;
  /** credit balance of the player */
  Credits: number;
  /** loan the player owes, in credits */
  Loan: number;
  /** language and country of the game */
  language: string;
  /** version of the game */
  gameversion: string;
  /** build of the game */
  build: string;
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
  /** Thargoid encounters; omitted before the first one */
  TG_ENCOUNTERS?: ThargoidStatistics;
  /** engineering */
  Crafting: CraftingStatistics;
  /** NPC crew */
  Crew: CrewStatistics;
  /** multicrew */
  Multicrew: MulticrewStatistics;
  /** material trading */
  Material_Trader_Stats: MaterialTraderStatistics;
  /** CQC */
  CQC: ArenaStatistics;
  /** the player's fleet carrier; omitted if there is none */
  FLEETCARRIER?: CarrierStatistics;
  /** exobiology */
  Exobiology: ExobiologyStatistics;
}

/** wealth and spending */
export interface BankStatistics {
  /** current wealth */
  Current_Wealth: number;
  /** spent on ships */
  Spent_On_Ships: number;
  /** spent on outfitting */
  Spent_On_Outfitting: number;
  /** spent on repairs */
  Spent_On_Repairs: number;
  /** spent on fuel */
  Spent_On_Fuel: number;
  /** spent on ammo consumables */
  Spent_On_Ammo_Consumables: number;
  /** insurance claims */
  Insurance_Claims: number;
  /** spent on insurance */
  Spent_On_Insurance: number;
  /** owned ship count */
  Owned_Ship_Count: number;
  /** spent on suits */
  Spent_On_Suits: number;
  /** spent on weapons */
  Spent_On_Weapons: number;
  /** spent on suit consumables */
  Spent_On_Suit_Consumables: number;
  /** suits owned */
  Suits_Owned: number;
  /** weapons owned */
  Weapons_Owned: number;
  /** spent on premium stock */
  Spent_On_Premium_Stock: number;
  /** premium stock bought */
  Premium_Stock_Bought: number;
}

/** combat */
export interface CombatStatistics {
  /** bounties claimed */
  Bounties_Claimed: number;
  /** bounty hunting profit */
  Bounty_Hunting_Profit: number;
  /** combat bonds */
  Combat_Bonds: number;
  /** combat bond profits */
  Combat_Bond_Profits: number;
  /** assassinations */
  Assassinations: number;
  /** assassination profits */
  Assassination_Profits: number;
  /** highest single reward */
  Highest_Single_Reward: number;
  /** skimmers killed */
  Skimmers_Killed: number;
  /** on-foot combat bonds */
  OnFoot_Combat_Bonds: number;
  /** on-foot combat bonds profits */
  OnFoot_Combat_Bonds_Profits: number;
  /** on-foot vehicles destroyed */
  OnFoot_Vehicles_Destroyed: number;
  /** on-foot ships destroyed */
  OnFoot_Ships_Destroyed: number;
  /** dropships taken */
  Dropships_Taken: number;
  /** dropships booked */
  Dropships_Booked: number;
  /** dropships cancelled */
  Dropships_Cancelled: number;
  /** conflict zone high */
  ConflictZone_High: number;
  /** conflict zone medium */
  ConflictZone_Medium: number;
  /** conflict zone low */
  ConflictZone_Low: number;
  /** conflict zone total */
  ConflictZone_Total: number;
  /** conflict zone high wins */
  ConflictZone_High_Wins: number;
  /** conflict zone medium wins */
  ConflictZone_Medium_Wins: number;
  /** conflict zone low wins */
  ConflictZone_Low_Wins: number;
  /** conflict zone total wins */
  ConflictZone_Total_Wins: number;
  /** settlement defended */
  Settlement_Defended: number;
  /** settlement conquered */
  Settlement_Conquered: number;
  /** on-foot skimmers killed */
  OnFoot_Skimmers_Killed: number;
  /** on-foot scavs killed */
  OnFoot_Scavs_Killed: number;
}

/** crime and fines */
export interface CrimeStatistics {
  /** notoriety */
  Notoriety: number;
  /** fines */
  Fines: number;
  /** total fines */
  Total_Fines: number;
  /** bounties received */
  Bounties_Received: number;
  /** total bounties */
  Total_Bounties: number;
  /** highest bounty */
  Highest_Bounty: number;
  /** malware uploaded */
  Malware_Uploaded: number;
  /** settlements state shutdown */
  Settlements_State_Shutdown: number;
  /** production sabotage */
  Production_Sabotage: number;
  /** production theft */
  Production_Theft: number;
  /** total murders */
  Total_Murders: number;
  /** citizens murdered */
  Citizens_Murdered: number;
  /** omnipol murdered */
  Omnipol_Murdered: number;
  /** guards murdered */
  Guards_Murdered: number;
  /** data stolen */
  Data_Stolen: number;
  /** goods stolen */
  Goods_Stolen: number;
  /** sample stolen */
  Sample_Stolen: number;
  /** total stolen */
  Total_Stolen: number;
  /** turrets destroyed */
  Turrets_Destroyed: number;
  /** turrets overloaded */
  Turrets_Overloaded: number;
  /** turrets total */
  Turrets_Total: number;
  /** value stolen state change */
  Value_Stolen_StateChange: number;
  /** profiles cloned */
  Profiles_Cloned: number;
}

/** trading on black markets */
export interface SmugglingStatistics {
  /** black markets traded with */
  Black_Markets_Traded_With: number;
  /** black markets profits */
  Black_Markets_Profits: number;
  /** resources smuggled */
  Resources_Smuggled: number;
  /** average profit */
  Average_Profit: number;
  /** highest single transaction */
  Highest_Single_Transaction: number;
}

/** trading on regular markets */
export interface TradingStatistics {
  /** markets traded with */
  Markets_Traded_With: number;
  /** market profits */
  Market_Profits: number;
  /** resources traded */
  Resources_Traded: number;
  /** average profit */
  Average_Profit: number;
  /** highest single transaction */
  Highest_Single_Transaction: number;
  /** data sold */
  Data_Sold: number;
  /** goods sold */
  Goods_Sold: number;
  /** assets sold */
  Assets_Sold: number;
}

/** mining */
export interface MiningStatistics {
  /** mining profits */
  Mining_Profits: number;
  /** quantity mined */
  Quantity_Mined: number;
  /** materials collected */
  Materials_Collected: number;
}

/** travel and exploration */
export interface ExplorationStatistics {
  /** systems visited */
  Systems_Visited: number;
  /** exploration profits */
  Exploration_Profits: number;
  /** planets scanned to level 2 */
  Planets_Scanned_To_Level_2: number;
  /** planets scanned to level 3 */
  Planets_Scanned_To_Level_3: number;
  /** efficient scans */
  Efficient_Scans: number;
  /** highest payout */
  Highest_Payout: number;
  /** total hyperspace distance */
  Total_Hyperspace_Distance: number;
  /** total hyperspace jumps */
  Total_Hyperspace_Jumps: number;
  /** greatest distance from start */
  Greatest_Distance_From_Start: number;
  /** time played */
  Time_Played: number;
  /** on-foot distance travelled */
  OnFoot_Distance_Travelled: number;
  /** shuttle journeys */
  Shuttle_Journeys: number;
  /** shuttle distance travelled */
  Shuttle_Distance_Travelled: number;
  /** spent on shuttles */
  Spent_On_Shuttles: number;
  /** first footfalls */
  First_Footfalls: number;
  /** planet footfalls */
  Planet_Footfalls: number;
  /** settlements visited */
  Settlements_Visited: number;
}

/** passenger missions */
export interface PassengerStatistics {
  /** passengers missions accepted */
  Passengers_Missions_Accepted: number;
  /** passengers missions disgruntled */
  Passengers_Missions_Disgruntled: number;
  /** passengers missions bulk */
  Passengers_Missions_Bulk: number;
  /** passengers missions VIP */
  Passengers_Missions_VIP: number;
  /** passengers missions delivered */
  Passengers_Missions_Delivered: number;
  /** passengers missions ejected */
  Passengers_Missions_Ejected: number;
}

/** search and rescue, and salvage */
export interface RescueStatistics {
  /** search and rescue traded */
  SearchRescue_Traded: number;
  /** search and rescue profit */
  SearchRescue_Profit: number;
  /** search and rescue count */
  SearchRescue_Count: number;
  /** salvage legal points of interest */
  Salvage_Legal_POI: number;
  /** salvage legal settlements */
  Salvage_Legal_Settlements: number;
  /** salvage illegal points of interest */
  Salvage_Illegal_POI: number;
  /** salvage illegal settlements */
  Salvage_Illegal_Settlements: number;
  /** maglocks opened */
  Maglocks_Opened: number;
  /** panels opened */
  Panels_Opened: number;
  /** settlements state fire out */
  Settlements_State_FireOut: number;
  /** settlements state reboot */
  Settlements_State_Reboot: number;
}

/** Thargoid encounters */
export interface ThargoidStatistics {
  /** Thargoid encounter killed */
  TG_ENCOUNTER_KILLED: number;
  /** Thargoid encounter total */
  TG_ENCOUNTER_TOTAL: number;
  /** system of the last encounter */
  TG_ENCOUNTER_TOTAL_LAST_SYSTEM: string;
  /** time of the last encounter, with the in-game year */
  TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP: string;
  /** the ship the player was flying */
  TG_ENCOUNTER_TOTAL_LAST_SHIP: string;
}

/** engineering */
export interface CraftingStatistics {
  /** count of used engineers */
  Count_Of_Used_Engineers: number;
  /** recipes generated */
  Recipes_Generated: number;
  /** recipes generated rank 1 */
  Recipes_Generated_Rank_1: number;
  /** recipes generated rank 2 */
  Recipes_Generated_Rank_2: number;
  /** recipes generated rank 3 */
  Recipes_Generated_Rank_3: number;
  /** recipes generated rank 4 */
  Recipes_Generated_Rank_4: number;
  /** recipes generated rank 5 */
  Recipes_Generated_Rank_5: number;
  /** suit mods applied */
  Suit_Mods_Applied: number;
  /** weapon mods applied */
  Weapon_Mods_Applied: number;
  /** suits upgraded */
  Suits_Upgraded: number;
  /** weapons upgraded */
  Weapons_Upgraded: number;
  /** suits upgraded full */
  Suits_Upgraded_Full: number;
  /** weapons upgraded full */
  Weapons_Upgraded_Full: number;
  /** suit mods applied full */
  Suit_Mods_Applied_Full: number;
  /** weapon mods applied full */
  Weapon_Mods_Applied_Full: number;
}

/** NPC crew */
export interface CrewStatistics {
  /** NPC crew total wages */
  NpcCrew_TotalWages: number;
  /** NPC crew hired */
  NpcCrew_Hired: number;
  /** NPC crew fired */
  NpcCrew_Fired: number;
  /** NPC crew died */
  NpcCrew_Died: number;
}

/** multicrew */
export interface MulticrewStatistics {
  /** multicrew time total */
  Multicrew_Time_Total: number;
  /** multicrew gunner time total */
  Multicrew_Gunner_Time_Total: number;
  /** multicrew fighter time total */
  Multicrew_Fighter_Time_Total: number;
  /** multicrew credits total */
  Multicrew_Credits_Total: number;
  /** multicrew fines total */
  Multicrew_Fines_Total: number;
}

/** material trading */
export interface MaterialTraderStatistics {
  /** trades completed */
  Trades_Completed: number;
  /** materials traded */
  Materials_Traded: number;
  /** encoded materials traded */
  Encoded_Materials_Traded: number;
  /** raw materials traded */
  Raw_Materials_Traded: number;
  /** grade 1 materials traded */
  Grade_1_Materials_Traded: number;
  /** grade 2 materials traded */
  Grade_2_Materials_Traded: number;
  /** grade 3 materials traded */
  Grade_3_Materials_Traded: number;
  /** grade 4 materials traded */
  Grade_4_Materials_Traded: number;
  /** grade 5 materials traded */
  Grade_5_Materials_Traded: number;
  /** assets traded in */
  Assets_Traded_In: number;
  /** assets traded out */
  Assets_Traded_Out: number;
}

/** CQC */
export interface ArenaStatistics {
  /** CQC credits earned */
  CQC_Credits_Earned: number;
  /** CQC time played */
  CQC_Time_Played: number;
  /** CQC kill/death ratio */
  CQC_KD: number;
  /** CQC kills */
  CQC_Kills: number;
  /** CQC win/loss ratio */
  CQC_WL: number;
}

/** the player's fleet carrier */
export interface CarrierStatistics {
  /** fleet carrier export total */
  FLEETCARRIER_EXPORT_TOTAL: number;
  /** fleet carrier import total */
  FLEETCARRIER_IMPORT_TOTAL: number;
  /** fleet carrier trade profit total */
  FLEETCARRIER_TRADEPROFIT_TOTAL: number;
  /** fleet carrier trade spend total */
  FLEETCARRIER_TRADESPEND_TOTAL: number;
  /** fleet carrier stolen profit total */
  FLEETCARRIER_STOLENPROFIT_TOTAL: number;
  /** fleet carrier stolen spend total */
  FLEETCARRIER_STOLENSPEND_TOTAL: number;
  /** fleet carrier distance travelled */
  FLEETCARRIER_DISTANCE_TRAVELLED: number;
  /** fleet carrier total jumps */
  FLEETCARRIER_TOTAL_JUMPS: number;
  /** fleet carrier shipyard sold */
  FLEETCARRIER_SHIPYARD_SOLD: number;
  /** fleet carrier shipyard profit */
  FLEETCARRIER_SHIPYARD_PROFIT: number;
  /** fleet carrier outfitting sold */
  FLEETCARRIER_OUTFITTING_SOLD: number;
  /** fleet carrier outfitting profit */
  FLEETCARRIER_OUTFITTING_PROFIT: number;
  /** fleet carrier rearm total */
  FLEETCARRIER_REARM_TOTAL: number;
  /** fleet carrier refuel total */
  FLEETCARRIER_REFUEL_TOTAL: number;
  /** fleet carrier refuel profit */
  FLEETCARRIER_REFUEL_PROFIT: number;
  /** fleet carrier repairs total */
  FLEETCARRIER_REPAIRS_TOTAL: number;
  /** fleet carrier vouchers redeemed */
  FLEETCARRIER_VOUCHERS_REDEEMED: number;
  /** fleet carrier vouchers profit */
  FLEETCARRIER_VOUCHERS_PROFIT: number;
}

/** exobiology */
export interface ExobiologyStatistics {
  /** organic genus encountered */
  Organic_Genus_Encountered: number;
  /** organic species encountered */
  Organic_Species_Encountered: number;
  /** organic variant encountered */
  Organic_Variant_Encountered: number;
  /** organic data profits */
  Organic_Data_Profits: number;
  /** organic data */
  Organic_Data: number;
  /** first logged profits */
  First_Logged_Profits: number;
  /** first logged */
  First_Logged: number;
  /** organic systems */
  Organic_Systems: number;
  /** organic planets */
  Organic_Planets: number;
  /** organic genus */
  Organic_Genus: number;
  /** organic species */
  Organic_Species: number;
}

/** written when the game starts up, or the player respawns at a station */
export interface Location {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Location';
  /** latitude on or near a planet, in degrees */
  Latitude?: number;
  /** longitude on or near a planet, in degrees */
  Longitude?: number;
  /** distance from the arrival star, in light-seconds */
  DistFromStarLS?: number;
  /** the ship is docked; the station fields are written only then */
  Docked: boolean;
  /** name of the station */
  StationName?: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType?: StationTypeName;
  /** ID of the station's market */
  MarketID?: number | bigint;
  /** the faction that runs the station */
  StationFaction?: ControllingFaction;
  /** internal name of the government; in the form $government_X; */
  StationGovernment?: GovernmentToken;
  /** government, as shown in game */
  StationGovernment_Localised?: string;
  /** superpower the station is aligned with */
  StationAllegiance?: AllegianceName;
  /** what the station offers */
  StationServices?: StationService[];
  /** internal name of the economy, if the station has only one */
  StationEconomy?: EconomyToken;
  /** economy, as shown in game, if the station has only one */
  StationEconomy_Localised?: string;
  /** the economies, if the station has several */
  StationEconomies?: EconomyShare[];
  /** the player is in a taxi; omitted on foot and in an SRV */
  Taxi?: boolean;
  /** the player is in another player's ship; omitted on foot and in an SRV */
  Multicrew?: boolean;
  /** the player is driving an SRV; omitted if not */
  InSRV?: boolean;
  /** the player is on foot; omitted if not */
  OnFoot?: boolean;
  /** the player is wanted in the system */
  Wanted?: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** x, y and z coordinates of the system, in light-years relative to the origin system */
  StarPos: [number, number, number];
  /** superpower the system is aligned with; may be empty */
  SystemAllegiance: AllegianceName;
  /** internal name of the main economy; in the form $economy_X; */
  SystemEconomy: EconomyToken;
  /** main economy, as shown in game */
  SystemEconomy_Localised?: string;
  /** second economy */
  SystemSecondEconomy: EconomyToken;
  /** second economy, as shown in game */
  SystemSecondEconomy_Localised?: string;
  /** internal name of the government; in the form $government_X; */
  SystemGovernment: GovernmentToken;
  /** government, as shown in game */
  SystemGovernment_Localised?: string;
  /** internal name of the security level; in the form $X; */
  SystemSecurity: SecurityLevel;
  /** security level, as shown in game */
  SystemSecurity_Localised?: string;
  /** population of the system */
  Population: number;
  /** name of the nearest body, or of the station */
  Body: string;
  /** ID of that body within the system */
  BodyID: number;
  /** type of that body */
  BodyType: BodyTypeName;
  /** the power that controls the system */
  ControllingPower?: PowerName;
  /** powers active in the system; written if the player is pledged and the system is involved in Powerplay */
  Powers?: PowerName[];
  /** Powerplay state of the system */
  PowerplayState?: PowerplayState;
  /** control progress within the current state */
  PowerplayStateControlProgress?: number;
  /** merits earned by reinforcement */
  PowerplayStateReinforcement?: number;
  /** merits earned by undermining */
  PowerplayStateUndermining?: number;
  /** the contending powers; only while the system is unoccupied */
  PowerplayConflictProgress?: ContendingPower[];
  /** the Thargoid war in the system */
  ThargoidWar?: ThargoidWar;
  /** the factions present in the system */
  Factions?: Faction[];
  /** the faction that controls the system */
  SystemFaction?: ControllingFaction;
  /** conflicts between factions in the system */
  Conflicts?: Conflict[];
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
  ShipID: number;
  /** name the player gave the ship; may be empty */
  ShipName: string;
  /** ID plate the player gave the ship; may be empty */
  ShipIdent: string;
  /** the ship is marked as hot; omitted if not */
  Hot?: boolean;
  /** value of the hull, in credits */
  HullValue?: number;
  /** value of the modules, in credits */
  ModulesValue: number;
  /** hull health, from 0 to 1 */
  HullHealth: number;
  /** mass without fuel and cargo, in tonnes */
  UnladenMass: number;
  /** cargo capacity, in tonnes */
  CargoCapacity: number;
  /** maximum jump range, with no cargo and just enough fuel for one jump, in light-years */
  MaxJumpRange: number;
  /** fuel capacity of the ship, in tonnes */
  FuelCapacity: FuelCapacity;
  /** rebuy cost, in credits */
  Rebuy: number;
  /** the fitted modules */
  Modules: ShipModule[];
}

/** fuel capacity of the ship, in tonnes */
export interface FuelCapacity {
  /** capacity of the main tank */
  Main: number;
  /** capacity of the reserve tank */
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
  /** engineering applied to a module */
  Engineering?: ModuleEngineering;
}

/** engineering applied to a module */
export interface ModuleEngineering {
  /** name of the engineer */
  Engineer?: EngineerName;
  /** ID of the engineer */
  EngineerID: number;
  /** ID of the blueprint */
  BlueprintID: number;
  /** internal name of the blueprint */
  BlueprintName: string;
  /** grade of the blueprint, from 1 to 5 */
  Level: number;
  /** progress within the grade, from 0 to 1 */
  Quality: number;
  /** internal name of the experimental effect */
  ExperimentalEffect?: string;
  /** experimental effect, as shown in game */
  ExperimentalEffect_Localised?: string;
  /** the changed properties */
  Modifiers: ModuleModifier[];
}

/** a module property changed by engineering */
export interface ModuleModifier {
  /** name of the property */
  Label: string;
  /** current value */
  Value?: number;
  /** value before engineering */
  OriginalValue?: number;
  /** 1 if a lower value is better, otherwise 0 */
  LessIsGood?: number;
  /** current value, if it is text */
  ValueStr?: string;
  /** current value as text, as shown in game */
  ValueStr_Localised?: string;
}

/** written when the game starts up, and whenever the cargo changes */
export interface Cargo {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Cargo';
  /** Ship or SRV */
  Vessel: string;
  /** tonnes on board */
  Count: number;
  /** what is on board; in the journal only at start-up, later in a file of its own */
  Inventory?: CargoItem[];
}

/** a commodity on board */
export interface CargoItem {
  /** internal name of the commodity */
  Name: string;
  /** name, as shown in game */
  Name_Localised?: string;
  /** number of tonnes */
  Count: number;
  /** how many of those tonnes are stolen */
  Stolen: number;
  /** the mission it is for */
  MissionID?: number | bigint;
}

/** written when the ship takes off from a landing pad */
export interface Undocked {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Undocked';
  /** name of the station */
  StationName: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType: StationTypeName;
  /** ID of the station's market */
  MarketID: number | bigint;
  /** the player is in a taxi */
  Taxi: boolean;
  /** the player is in another player's ship */
  Multicrew: boolean;
}

/** written when the countdown to a hyperspace jump or to supercruise begins */
export interface StartJump {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'StartJump';
  /** Hyperspace or Supercruise */
  JumpType: string;
  /** the player is in a taxi */
  Taxi: boolean;
  /** name of the destination system; only for a hyperspace jump */
  StarSystem?: string;
  /** address of the destination system; only for a hyperspace jump */
  SystemAddress?: number | bigint;
  /** class of the star at the destination */
  StarClass?: StarClassName;
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

/** written when the ship enters supercruise from normal space */
export interface SupercruiseEntry {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SupercruiseEntry';
  /** the player is in a taxi */
  Taxi: boolean;
  /** the player is in another player's ship */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
}

/** written when the ship drops out of supercruise */
export interface SupercruiseExit {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'SupercruiseExit';
  /** the player is in a taxi */
  Taxi: boolean;
  /** the player is in another player's ship */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** ID of the body within the system */
  BodyID: number;
  /** type of body */
  BodyType: BodyTypeName;
}

/** written when the player requests docking */
export interface DockingRequested {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingRequested';
  /** ID of the station's market */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType: StationTypeName;
  /** number of landing pads of each size */
  LandingPads: LandingPads;
}

/** written when the station assigns a landing pad */
export interface DockingGranted {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockingGranted';
  /** number of the landing pad */
  LandingPad: number;
  /** ID of the station's market */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType: StationTypeName;
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
  BodyID: number;
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
  BodyID: number;
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

/** written when the ship lands on a planet */
export interface Touchdown {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Touchdown';
  /** the player is flying; false if the ship is recalled or dismissed */
  PlayerControlled: boolean;
  /** the ship is a taxi */
  Taxi: boolean;
  /** the ship belongs to another player */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** ID of the body within the system */
  BodyID: number;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
  /** latitude, in degrees; omitted if the player is not flying */
  Latitude?: number;
  /** longitude, in degrees; omitted if the player is not flying */
  Longitude?: number;
  /** the nearest point of interest */
  NearestDestination?: string;
  /** the nearest point of interest, as shown in game */
  NearestDestination_Localised?: string;
}

/** written when the ship takes off from a planet */
export interface Liftoff {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Liftoff';
  /** the player is flying; false if the ship is recalled or dismissed */
  PlayerControlled: boolean;
  /** the ship is a taxi */
  Taxi: boolean;
  /** the ship belongs to another player */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** ID of the body within the system */
  BodyID: number;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
  /** latitude, in degrees; omitted if the player is not flying */
  Latitude?: number;
  /** longitude, in degrees; omitted if the player is not flying */
  Longitude?: number;
  /** the nearest point of interest */
  NearestDestination?: string;
  /** the nearest point of interest, as shown in game */
  NearestDestination_Localised?: string;
}

/** written when an SRV is deployed from the ship */
export interface LaunchSRV {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LaunchSRV';
  /** internal name of the vehicle */
  SRVType: string;
  /** name of the vehicle, as shown in game */
  SRVType_Localised?: string;
  /** loadout of the vehicle */
  Loadout: string;
  /** ID of the vehicle */
  ID: number;
  /** the player is driving */
  PlayerControlled: boolean;
}

/** written when an SRV returns to the ship */
export interface DockSRV {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockSRV';
  /** internal name of the vehicle */
  SRVType: string;
  /** name of the vehicle, as shown in game */
  SRVType_Localised?: string;
  /** ID of the vehicle */
  ID: number;
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
  ID?: number;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** ID of the body within the system */
  BodyID: number;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
  /** name of the station */
  StationName?: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType?: StationTypeName;
  /** ID of the station's market */
  MarketID?: number | bigint;
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
  ID?: number;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** ID of the body within the system */
  BodyID: number;
  /** true at a station */
  OnStation: boolean;
  /** true on a planet */
  OnPlanet: boolean;
  /** name of the station */
  StationName?: string;
  /** name of the station, as shown in game */
  StationName_Localised?: string;
  /** type of station */
  StationType?: StationTypeName;
  /** ID of the station's market */
  MarketID?: number | bigint;
}

/** written when a fighter is launched from the ship */
export interface LaunchFighter {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'LaunchFighter';
  /** loadout of the fighter */
  Loadout: string;
  /** ID of the fighter */
  ID: number;
  /** the player is flying it */
  PlayerControlled: boolean;
}

/** written when a fighter returns to the ship */
export interface DockFighter {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'DockFighter';
  /** ID of the fighter */
  ID: number;
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
}

/** written when the player joins the crew of another player's ship */
export interface JoinACrew {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'JoinACrew';
  /** name of the ship's commander */
  Captain: string;
  /** the player is aboard by telepresence */
  Telepresence: boolean;
}

/** written when the player leaves the crew of another player's ship */
export interface QuitACrew {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'QuitACrew';
  /** name of the ship's commander */
  Captain: string;
  /** the player is aboard by telepresence */
  Telepresence: boolean;
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

/** written when the player buys a commodity at a market */
export interface MarketBuy {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MarketBuy';
  /** ID of the market */
  MarketID: number | bigint;
  /** internal name of the commodity */
  Type: string;
  /** name of the commodity, as shown in game */
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
  /** ID of the market */
  MarketID: number | bigint;
  /** internal name of the commodity */
  Type: string;
  /** name of the commodity, as shown in game */
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
  /** name, as shown in game */
  LocalisedName: string;
  /** credits to donate, as text */
  Donation?: string;
  /** internal name of the commodity */
  Commodity?: string;
  /** name of the commodity, as shown in game */
  Commodity_Localised?: string;
  /** number of tonnes or items */
  Count?: number;
  /** name of the target */
  Target?: string;
  /** name of the target, as shown in game */
  Target_Localised?: string;
  /** internal name of the type of target */
  TargetType?: string;
  /** type of target, as shown in game */
  TargetType_Localised?: string;
  /** the faction the mission is against or delivers to */
  TargetFaction?: string;
  /** number of targets to kill */
  KillCount?: number;
  /** name of the destination system */
  DestinationSystem?: string;
  /** name of the destination station */
  DestinationStation?: string;
  /** name of the destination settlement */
  DestinationSettlement?: string;
  /** when the mission expires */
  Expiry?: string;
  /** it can be shared with a wing */
  Wing: boolean;
  /** effect on the faction's influence, as plus signs */
  Influence: string;
  /** effect on the player's reputation, as plus signs */
  Reputation: string;
  /** reward, in credits */
  Reward?: number;
  /** number of passengers */
  PassengerCount?: number;
  /** the passengers are VIPs */
  PassengerVIPs?: boolean;
  /** the passengers are wanted */
  PassengerWanted?: boolean;
  /** type of passengers */
  PassengerType?: string;
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
  /** name, as shown in game */
  LocalisedName: string;
  /** ID of the mission */
  MissionID: number | bigint;
  /** internal name of the commodity */
  Commodity?: string;
  /** name of the commodity, as shown in game */
  Commodity_Localised?: string;
  /** number of tonnes or items */
  Count?: number;
  /** name of the target */
  Target?: string;
  /** name of the target, as shown in game */
  Target_Localised?: string;
  /** internal name of the type of target */
  TargetType?: string;
  /** type of target, as shown in game */
  TargetType_Localised?: string;
  /** the faction the mission is against or delivers to */
  TargetFaction?: string;
  /** number of targets to kill */
  KillCount?: number;
  /** name of the destination system */
  DestinationSystem?: string;
  /** name of the destination station */
  DestinationStation?: string;
  /** name of the destination settlement */
  DestinationSettlement?: string;
  /** reward, in credits */
  Reward?: number;
  /** credits requested as a donation, as text */
  Donation?: string;
  /** credits donated */
  Donated?: number;
  /** system permits given as a reward */
  PermitsAwarded?: string[];
  /** commodities given as a reward */
  CommodityReward?: CommodityReward[];
  /** materials given as a reward */
  MaterialsReward?: MaterialReward[];
  /** effects on the factions involved */
  FactionEffects: FactionEffect[];
}

/** a commodity given as a reward */
export interface CommodityReward {
  /** internal name of the commodity */
  Name: string;
  /** name, as shown in game */
  Name_Localised?: string;
  /** number of tonnes */
  Count: number;
}

/** a material given as a reward */
export interface MaterialReward {
  /** internal name of the material */
  Name: string;
  /** name, as shown in game */
  Name_Localised?: string;
  /** internal name of the material category */
  Category: string;
  /** material category, as shown in game */
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
  ReputationTrend: string;
  /** size of the change, as plus signs */
  Reputation: string;
}

/** an effect of a mission on a faction */
export interface MissionEffect {
  /** internal name of the effect */
  Effect: string;
  /** effect, as shown in game */
  Effect_Localised?: string;
  /** direction of the change and whether it is good, such as UpGood */
  Trend: string;
}

/** change in a faction's influence in a system */
export interface InfluenceEffect {
  /** address of the system */
  SystemAddress: number | bigint;
  /** direction of the change and whether it is good, such as UpGood */
  Trend: string;
  /** size of the change, as plus signs */
  Influence: string;
}

/** written when a mission fails */
export interface MissionFailed {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'MissionFailed';
  /** internal name of the mission; ends in _name */
  Name: string;
  /** name, as shown in game */
  LocalisedName: string;
  /** ID of the mission */
  MissionID: number | bigint;
  /** fine for failing, in credits */
  Fine?: number;
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
  AllFines: boolean;
  /** the faction the fines are paid to, if it is a single one */
  Faction?: string;
  /** name of that faction, as shown in game */
  Faction_Localised?: string;
  /** ID of the ship that was fined */
  ShipID: number;
  /** the broker's cut, in percent */
  BrokerPercentage?: number;
}

/** written when the player has a stored module transferred */
export interface FetchRemoteModule {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'FetchRemoteModule';
  /** storage slot of the module */
  StorageSlot: number;
  /** internal name of the module */
  StoredItem: string;
  /** name of the module, as shown in game */
  StoredItem_Localised?: string;
  /** ID of the module */
  ServerId: number | bigint;
  /** transfer cost, in credits */
  TransferCost: number;
  /** transfer time, in seconds */
  TransferTime: number;
  /** internal name of the ship the player is in */
  Ship: string;
  /** ID of that ship */
  ShipID: number;
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
  /** name of the interdicting pilot, as shown in game */
  Interdictor_Localised?: string;
  /** the interdicting pilot is a player */
  IsPlayer: boolean;
  /** the interdictor is a Thargoid; omitted if not */
  IsThargoid?: boolean;
  /** combat rank of the interdicting player */
  CombatRank?: number;
  /** faction of the interdicting pilot */
  Faction?: string;
  /** power the interdicting pilot is pledged to */
  Power?: PowerName;
}

/** written when the ship escapes an interdiction */
export interface EscapeInterdiction {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'EscapeInterdiction';
  /** name of the interdicting pilot */
  Interdictor: string;
  /** name of the interdicting pilot, as shown in game */
  Interdictor_Localised?: string;
  /** the interdicting pilot is a player */
  IsPlayer: boolean;
  /** the interdictor is a Thargoid; omitted if not */
  IsThargoid?: boolean;
}

/** written when the ship is overheating */
export interface HeatWarning {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'HeatWarning';
}

/** written when the player comes under fire (repeated from time to time) */
export interface UnderAttack {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'UnderAttack';
  /** who is under fire: You, Mothership or Fighter */
  Target?: string;
}

/** written when the in-game music changes */
export interface Music {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Music';
  /** name of the track, such as Exploration or DockingComputer */
  MusicTrack: string;
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

/** written when the game exits normally */
export interface Shutdown {
  /** time of the event */
  timestamp: string;
  /** name of the event */
  event: 'Shutdown';
}

/** Every kind of event, by name. */
export interface Kinds {
  Fileheader: Fileheader;
  Commander: Commander;
  Materials: Materials;
  Rank: Rank;
  Progress: Progress;
  Reputation: Reputation;
  LoadGame: LoadGame;
  Statistics: Statistics;
  Location: Location;
  Loadout: Loadout;
  Cargo: Cargo;
  Undocked: Undocked;
  StartJump: StartJump;
  FuelScoop: FuelScoop;
  SupercruiseEntry: SupercruiseEntry;
  SupercruiseExit: SupercruiseExit;
  DockingRequested: DockingRequested;
  DockingGranted: DockingGranted;
  ApproachBody: ApproachBody;
  LeaveBody: LeaveBody;
  NavRouteClear: NavRouteClear;
  Touchdown: Touchdown;
  Liftoff: Liftoff;
  LaunchSRV: LaunchSRV;
  DockSRV: DockSRV;
  Embark: Embark;
  Disembark: Disembark;
  LaunchFighter: LaunchFighter;
  DockFighter: DockFighter;
  BookTaxi: BookTaxi;
  JoinACrew: JoinACrew;
  QuitACrew: QuitACrew;
  RefuelAll: RefuelAll;
  MarketBuy: MarketBuy;
  MarketSell: MarketSell;
  MissionAccepted: MissionAccepted;
  MissionCompleted: MissionCompleted;
  MissionFailed: MissionFailed;
  PayFines: PayFines;
  FetchRemoteModule: FetchRemoteModule;
  Interdicted: Interdicted;
  EscapeInterdiction: EscapeInterdiction;
  HeatWarning: HeatWarning;
  UnderAttack: UnderAttack;
  Music: Music;
  Continued: Continued;
  Shutdown: Shutdown;
}
