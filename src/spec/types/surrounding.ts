// Events of the live game that the specification leaves out.
// Generated from the catalogue by `npm run generate`: change `src/spec/surrounding/` instead.

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
} from './game.js';

/** written when a file of the journal begins */
export interface Fileheader {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Fileheader';
  /** which part of the session the file holds, from 1 */
  part: number;
  /** language and country of the game, such as English/UK */
  language: string;
  /** the game is Odyssey */
  Odyssey: boolean;
  /** version of the game */
  gameversion: string;
  /** build of the game; a space at the end belongs to it */
  build: string;
}

/** written when a commander is loaded */
export interface Commander {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Commander';
  /** identifies the player */
  FID: string;
  /** name of the commander */
  Name: string;
}

/** written when the game starts up */
export interface Materials {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Materials';
  /** raw materials */
  Raw: Material[];
  /** manufactured materials */
  Manufactured: Material[];
  /** encoded data */
  Encoded: Material[];
}

/** a material in store */
export interface Material {
  /** internal name of the material */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
  /** how many */
  Count: number;
}

/** written when the game starts up */
export interface Rank {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Rank';
  /** rank in combat, from 0 */
  Combat: number;
  /** rank in trade */
  Trade: number;
  /** rank in exploration */
  Explore: number;
  /** rank as a mercenary on foot */
  Soldier: number;
  /** rank in exobiology */
  Exobiologist: number;
  /** rank in the Imperial navy */
  Empire: number;
  /** rank in the Federal navy */
  Federation: number;
  /** rank in the arena */
  CQC: number;
}

/** written when the game starts up */
export interface Progress {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Progress';
  /** how far the next rank in combat is, in per cent */
  Combat: number;
  /** the same in trade */
  Trade: number;
  /** the same in exploration */
  Explore: number;
  /** the same as a mercenary on foot */
  Soldier: number;
  /** the same in exobiology */
  Exobiologist: number;
  /** the same in the Imperial navy */
  Empire: number;
  /** the same in the Federal navy */
  Federation: number;
  /** the same in the arena */
  CQC: number;
}

/** written when the game starts up */
export interface Reputation {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Reputation';
  /** standing with the Empire, from -100 to 100 */
  Empire: number;
  /** standing with the Federation */
  Federation: number;
  /** standing with the independent systems */
  Independent: number;
  /** standing with the Alliance */
  Alliance: number;
}

/** written when the player enters the game from the main menu */
export interface LoadGame {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'LoadGame';
  /** identifies the player */
  FID: string;
  /** name of the commander */
  Commander: string;
  /** the game has Horizons */
  Horizons: boolean;
  /** the game has Odyssey */
  Odyssey: boolean;
  /** internal name of the ship, or of the suit on foot */
  Ship: string;
  /** the ship, as shown */
  Ship_Localised?: string;
  /** number of the ship among those of the player */
  ShipID: number;
  /** name the player gave the ship; may be empty */
  ShipName: string;
  /** identification the player gave the ship; may be empty */
  ShipIdent: string;
  /** fuel in the main tank, in tonnes */
  FuelLevel: number;
  /** size of the main tank, in tonnes */
  FuelCapacity: number;
  /** the ship stands on the ground; left out if not */
  StartLanded?: boolean;
  /** the ship is lost; left out if not */
  StartDead?: boolean;
  /** Open, Solo or Group */
  GameMode: string;
  /** name of the group, in a group */
  Group?: string;
  /** credits of the player */
  Credits: number;
  /** credits the player owes */
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
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Statistics';
  /** what the player has and has spent */
  Bank_Account: BankStatistics;
  /** fights, and what they brought */
  Combat: CombatStatistics;
  /** crimes, and what they cost */
  Crime: CrimeStatistics;
  /** trade on black markets */
  Smuggling: SmugglingStatistics;
  /** trade on open markets */
  Trading: TradingStatistics;
  /** what was dug up */
  Mining: MiningStatistics;
  /** journeys and discoveries */
  Exploration: ExplorationStatistics;
  /** people the player carried */
  Passengers: PassengerStatistics;
  /** search, rescue and salvage */
  Search_And_Rescue: RescueStatistics;
  /** meetings with the Thargoids; left out before the first */
  TG_ENCOUNTERS?: ThargoidStatistics;
  /** what engineers did for the player */
  Crafting: CraftingStatistics;
  /** the hired crew */
  Crew: CrewStatistics;
  /** time in other players' ships */
  Multicrew: MulticrewStatistics;
  /** what was changed at material traders */
  Material_Trader_Stats: MaterialTraderStatistics;
  /** fights in the arena */
  CQC: ArenaStatistics;
  /** the player's fleet carrier; left out without one */
  FLEETCARRIER?: CarrierStatistics;
  /** life the player has sampled */
  Exobiology: ExobiologyStatistics;
}

/** what the player has and has spent */
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

/** fights, and what they brought */
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
  /** onfoot combat bonds */
  OnFoot_Combat_Bonds: number;
  /** onfoot combat bonds profits */
  OnFoot_Combat_Bonds_Profits: number;
  /** onfoot vehicles destroyed */
  OnFoot_Vehicles_Destroyed: number;
  /** onfoot ships destroyed */
  OnFoot_Ships_Destroyed: number;
  /** dropships taken */
  Dropships_Taken: number;
  /** dropships booked */
  Dropships_Booked: number;
  /** dropships cancelled */
  Dropships_Cancelled: number;
  /** conflictzone high */
  ConflictZone_High: number;
  /** conflictzone medium */
  ConflictZone_Medium: number;
  /** conflictzone low */
  ConflictZone_Low: number;
  /** conflictzone total */
  ConflictZone_Total: number;
  /** conflictzone high wins */
  ConflictZone_High_Wins: number;
  /** conflictzone medium wins */
  ConflictZone_Medium_Wins: number;
  /** conflictzone low wins */
  ConflictZone_Low_Wins: number;
  /** conflictzone total wins */
  ConflictZone_Total_Wins: number;
  /** settlement defended */
  Settlement_Defended: number;
  /** settlement conquered */
  Settlement_Conquered: number;
  /** onfoot skimmers killed */
  OnFoot_Skimmers_Killed: number;
  /** onfoot scavs killed */
  OnFoot_Scavs_Killed: number;
}

/** crimes, and what they cost */
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
  /** value stolen statechange */
  Value_Stolen_StateChange: number;
  /** profiles cloned */
  Profiles_Cloned: number;
}

/** trade on black markets */
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

/** trade on open markets */
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

/** what was dug up */
export interface MiningStatistics {
  /** mining profits */
  Mining_Profits: number;
  /** quantity mined */
  Quantity_Mined: number;
  /** materials collected */
  Materials_Collected: number;
}

/** journeys and discoveries */
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
  /** onfoot distance travelled */
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

/** people the player carried */
export interface PassengerStatistics {
  /** passengers missions accepted */
  Passengers_Missions_Accepted: number;
  /** passengers missions disgruntled */
  Passengers_Missions_Disgruntled: number;
  /** passengers missions bulk */
  Passengers_Missions_Bulk: number;
  /** passengers missions vip */
  Passengers_Missions_VIP: number;
  /** passengers missions delivered */
  Passengers_Missions_Delivered: number;
  /** passengers missions ejected */
  Passengers_Missions_Ejected: number;
}

/** search, rescue and salvage */
export interface RescueStatistics {
  /** searchrescue traded */
  SearchRescue_Traded: number;
  /** searchrescue profit */
  SearchRescue_Profit: number;
  /** searchrescue count */
  SearchRescue_Count: number;
  /** salvage legal poi */
  Salvage_Legal_POI: number;
  /** salvage legal settlements */
  Salvage_Legal_Settlements: number;
  /** salvage illegal poi */
  Salvage_Illegal_POI: number;
  /** salvage illegal settlements */
  Salvage_Illegal_Settlements: number;
  /** maglocks opened */
  Maglocks_Opened: number;
  /** panels opened */
  Panels_Opened: number;
  /** settlements state fireout */
  Settlements_State_FireOut: number;
  /** settlements state reboot */
  Settlements_State_Reboot: number;
}

/** meetings with the Thargoids */
export interface ThargoidStatistics {
  /** tg encounter killed */
  TG_ENCOUNTER_KILLED: number;
  /** tg encounter total */
  TG_ENCOUNTER_TOTAL: number;
  /** where the last one was */
  TG_ENCOUNTER_TOTAL_LAST_SYSTEM: string;
  /** when it was, in the years of the game */
  TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP: string;
  /** the ship the player was in */
  TG_ENCOUNTER_TOTAL_LAST_SHIP: string;
}

/** what engineers did for the player */
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

/** the hired crew */
export interface CrewStatistics {
  /** npccrew totalwages */
  NpcCrew_TotalWages: number;
  /** npccrew hired */
  NpcCrew_Hired: number;
  /** npccrew fired */
  NpcCrew_Fired: number;
  /** npccrew died */
  NpcCrew_Died: number;
}

/** time in other players' ships */
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

/** what was changed at material traders */
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

/** fights in the arena */
export interface ArenaStatistics {
  /** cqc credits earned */
  CQC_Credits_Earned: number;
  /** cqc time played */
  CQC_Time_Played: number;
  /** cqc kd */
  CQC_KD: number;
  /** cqc kills */
  CQC_Kills: number;
  /** cqc wl */
  CQC_WL: number;
}

/** the player's fleet carrier */
export interface CarrierStatistics {
  /** fleetcarrier export total */
  FLEETCARRIER_EXPORT_TOTAL: number;
  /** fleetcarrier import total */
  FLEETCARRIER_IMPORT_TOTAL: number;
  /** fleetcarrier tradeprofit total */
  FLEETCARRIER_TRADEPROFIT_TOTAL: number;
  /** fleetcarrier tradespend total */
  FLEETCARRIER_TRADESPEND_TOTAL: number;
  /** fleetcarrier stolenprofit total */
  FLEETCARRIER_STOLENPROFIT_TOTAL: number;
  /** fleetcarrier stolenspend total */
  FLEETCARRIER_STOLENSPEND_TOTAL: number;
  /** fleetcarrier distance travelled */
  FLEETCARRIER_DISTANCE_TRAVELLED: number;
  /** fleetcarrier total jumps */
  FLEETCARRIER_TOTAL_JUMPS: number;
  /** fleetcarrier shipyard sold */
  FLEETCARRIER_SHIPYARD_SOLD: number;
  /** fleetcarrier shipyard profit */
  FLEETCARRIER_SHIPYARD_PROFIT: number;
  /** fleetcarrier outfitting sold */
  FLEETCARRIER_OUTFITTING_SOLD: number;
  /** fleetcarrier outfitting profit */
  FLEETCARRIER_OUTFITTING_PROFIT: number;
  /** fleetcarrier rearm total */
  FLEETCARRIER_REARM_TOTAL: number;
  /** fleetcarrier refuel total */
  FLEETCARRIER_REFUEL_TOTAL: number;
  /** fleetcarrier refuel profit */
  FLEETCARRIER_REFUEL_PROFIT: number;
  /** fleetcarrier repairs total */
  FLEETCARRIER_REPAIRS_TOTAL: number;
  /** fleetcarrier vouchers redeemed */
  FLEETCARRIER_VOUCHERS_REDEEMED: number;
  /** fleetcarrier vouchers profit */
  FLEETCARRIER_VOUCHERS_PROFIT: number;
}

/** life the player has sampled */
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

/** written when the game starts up, or the player is revived at a station */
export interface Location {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Location';
  /** latitude on or near a planet, in degrees */
  Latitude?: number;
  /** longitude on or near a planet, in degrees */
  Longitude?: number;
  /** distance from the arrival star, in light-seconds */
  DistFromStarLS?: number;
  /** the ship is docked; only then the station is told */
  Docked: boolean;
  /** name of the station */
  StationName?: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType?: StationTypeName;
  /** identifies the market of the station */
  MarketID?: number | bigint;
  /** the faction that runs the station */
  StationFaction?: ControllingFaction;
  /** government, in internal form; looks like $government_X; */
  StationGovernment?: GovernmentToken;
  /** government, as shown */
  StationGovernment_Localised?: string;
  /** the superpower the station follows */
  StationAllegiance?: AllegianceName;
  /** what the station offers */
  StationServices?: StationService[];
  /** internal name of the economy, if the station has just one */
  StationEconomy?: EconomyToken;
  /** the economy as shown, if the station has just one */
  StationEconomy_Localised?: string;
  /** the economies, if the station has several */
  StationEconomies?: EconomyShare[];
  /** the player sits in a taxi; left out on foot and in an SRV */
  Taxi?: boolean;
  /** the player is in another player's ship; left out on foot and in an SRV */
  Multicrew?: boolean;
  /** the player drives an SRV; left out if not */
  InSRV?: boolean;
  /** the player is on foot; left out if not */
  OnFoot?: boolean;
  /** the player is wanted in the system */
  Wanted?: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** x, y and z of the system, in light-years from the origin system */
  StarPos: [number, number, number];
  /** the superpower the system follows; may be empty */
  SystemAllegiance: AllegianceName;
  /** main economy, in internal form; looks like $economy_X; */
  SystemEconomy: EconomyToken;
  /** main economy, as shown */
  SystemEconomy_Localised?: string;
  /** second economy */
  SystemSecondEconomy: EconomyToken;
  /** second economy, as shown */
  SystemSecondEconomy_Localised?: string;
  /** government, in internal form; looks like $government_X; */
  SystemGovernment: GovernmentToken;
  /** government, as shown */
  SystemGovernment_Localised?: string;
  /** how well the system is policed, in internal form; looks like $X; */
  SystemSecurity: SecurityLevel;
  /** how well the system is policed, as shown */
  SystemSecurity_Localised?: string;
  /** how many people live there */
  Population: number;
  /** name of the nearest body, or of the station */
  Body: string;
  /** number of that body in the system */
  BodyID: number;
  /** what that body is */
  BodyType: BodyTypeName;
  /** the power that controls the system */
  ControllingPower?: PowerName;
  /** the powers active there; for a pledged player in a system that is involved */
  Powers?: PowerName[];
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
  /** the factions present in the system */
  Factions?: Faction[];
  /** the faction that controls the system */
  SystemFaction?: ControllingFaction;
  /** the conflicts between factions of the system */
  Conflicts?: Conflict[];
}

/** written when the game starts up, and whenever the player boards or refits a ship */
export interface Loadout {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Loadout';
  /** internal name of the ship, in lower case */
  Ship: string;
  /** number of the ship among those of the player */
  ShipID: number;
  /** name the player gave it; may be empty */
  ShipName: string;
  /** identification the player gave it; may be empty */
  ShipIdent: string;
  /** the law looks for the ship; left out if not */
  Hot?: boolean;
  /** what the hull cost, in credits */
  HullValue?: number;
  /** what the modules cost, in credits */
  ModulesValue: number;
  /** how sound the hull is, from 0 to 1 */
  HullHealth: number;
  /** mass without fuel and cargo, in tonnes */
  UnladenMass: number;
  /** room for cargo, in tonnes */
  CargoCapacity: number;
  /** farthest jump without cargo and with just enough fuel, in light-years */
  MaxJumpRange: number;
  /** the size of the tanks, in tonnes */
  FuelCapacity: FuelCapacity;
  /** what the insurance asks for a new one, in credits */
  Rebuy: number;
  /** the modules */
  Modules: ShipModule[];
}

/** the size of the tanks, in tonnes */
export interface FuelCapacity {
  /** the main tank */
  Main: number;
  /** the reservoir */
  Reserve: number;
}

/** a module of the ship */
export interface ShipModule {
  /** where it is fitted */
  Slot: string;
  /** internal name of the module, in lower case */
  Item: string;
  /** it is switched on */
  On: boolean;
  /** its power priority, from 0 */
  Priority: number;
  /** rounds loaded */
  AmmoInClip?: number;
  /** rounds in store */
  AmmoInHopper?: number;
  /** how sound it is, from 0 to 1 */
  Health: number;
  /** what it cost, in credits */
  Value?: number;
  /** what an engineer did to a module */
  Engineering?: ModuleEngineering;
}

/** what an engineer did to a module */
export interface ModuleEngineering {
  /** name of the engineer */
  Engineer?: EngineerName;
  /** identifies the engineer */
  EngineerID: number;
  /** identifies the blueprint */
  BlueprintID: number;
  /** internal name of the blueprint */
  BlueprintName: string;
  /** grade of the blueprint, from 1 to 5 */
  Level: number;
  /** how far the grade is worked out, from 0 to 1 */
  Quality: number;
  /** internal name of the effect that was added */
  ExperimentalEffect?: string;
  /** that effect, as shown */
  ExperimentalEffect_Localised?: string;
  /** the properties that changed */
  Modifiers: ModuleModifier[];
}

/** a property of a module that an engineer changed */
export interface ModuleModifier {
  /** which property */
  Label: string;
  /** its value now */
  Value?: number;
  /** its value as built */
  OriginalValue?: number;
  /** 1 if a smaller value is better, else 0 */
  LessIsGood?: number;
  /** its value now, where it is a text */
  ValueStr?: string;
  /** that text, as shown */
  ValueStr_Localised?: string;
}

/** written when the game starts up, and whenever the cargo changes */
export interface Cargo {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Cargo';
  /** Ship or SRV */
  Vessel: string;
  /** tonnes on board */
  Count: number;
  /** what is on board; at start-up, later only in a file beside the journal */
  Inventory?: CargoItem[];
}

/** a commodity on board */
export interface CargoItem {
  /** internal name of the commodity */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
  /** how many tonnes */
  Count: number;
  /** how many of them are stolen */
  Stolen: number;
  /** the mission it is for */
  MissionID?: number | bigint;
}

/** written when the ship takes off from a pad */
export interface Undocked {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Undocked';
  /** name of the station */
  StationName: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType: StationTypeName;
  /** identifies the market of the station */
  MarketID: number | bigint;
  /** the player sits in a taxi */
  Taxi: boolean;
  /** the player is in another player's ship */
  Multicrew: boolean;
}

/** written when the drive begins to charge the last seconds before a jump */
export interface StartJump {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'StartJump';
  /** Hyperspace, or Supercruise */
  JumpType: string;
  /** the player sits in a taxi */
  Taxi: boolean;
  /** name of the system the jump leads to; in hyperspace */
  StarSystem?: string;
  /** address of that system */
  SystemAddress?: number | bigint;
  /** class of the star the ship will arrive at */
  StarClass?: StarClassName;
}

/** written when the ship has scooped fuel from a star */
export interface FuelScoop {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'FuelScoop';
  /** tonnes scooped */
  Scooped: number;
  /** tonnes in the tank now */
  Total: number;
}

/** written when the ship enters supercruise from normal space */
export interface SupercruiseEntry {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'SupercruiseEntry';
  /** the player sits in a taxi */
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
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'SupercruiseExit';
  /** the player sits in a taxi */
  Taxi: boolean;
  /** the player is in another player's ship */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
  /** what the body is */
  BodyType: BodyTypeName;
}

/** written when the player asks for a landing pad */
export interface DockingRequested {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'DockingRequested';
  /** identifies the market of the station */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType: StationTypeName;
  /** how many pads there are of each size */
  LandingPads: LandingPads;
}

/** written when the station assigns a landing pad */
export interface DockingGranted {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'DockingGranted';
  /** number of the pad */
  LandingPad: number;
  /** identifies the market of the station */
  MarketID: number | bigint;
  /** name of the station */
  StationName: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType: StationTypeName;
}

/** written when the ship enters orbital cruise around a planet */
export interface ApproachBody {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'ApproachBody';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
}

/** written when the ship leaves orbital cruise away from a planet */
export interface LeaveBody {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'LeaveBody';
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
}

/** written when the plotted route is cleared */
export interface NavRouteClear {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'NavRouteClear';
  /** no star any more; stands in the file */
  Route?: [];
}

/** written when the ship lands on a planet */
export interface Touchdown {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Touchdown';
  /** the player flies; false if the ship comes or goes by itself */
  PlayerControlled: boolean;
  /** the ship is a taxi */
  Taxi: boolean;
  /** the ship is another player's */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
  /** it happens at a station */
  OnStation: boolean;
  /** it happens on a planet */
  OnPlanet: boolean;
  /** latitude, in degrees; left out if the ship flies by itself */
  Latitude?: number;
  /** longitude, in degrees; left out if the ship flies by itself */
  Longitude?: number;
  /** the nearest place of note */
  NearestDestination?: string;
  /** the nearest place of note, as shown */
  NearestDestination_Localised?: string;
}

/** written when the ship takes off from a planet */
export interface Liftoff {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Liftoff';
  /** the player flies; false if the ship comes or goes by itself */
  PlayerControlled: boolean;
  /** the ship is a taxi */
  Taxi: boolean;
  /** the ship is another player's */
  Multicrew: boolean;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
  /** it happens at a station */
  OnStation: boolean;
  /** it happens on a planet */
  OnPlanet: boolean;
  /** latitude, in degrees; left out if the ship flies by itself */
  Latitude?: number;
  /** longitude, in degrees; left out if the ship flies by itself */
  Longitude?: number;
  /** the nearest place of note */
  NearestDestination?: string;
  /** the nearest place of note, as shown */
  NearestDestination_Localised?: string;
}

/** written when an SRV is deployed from the ship */
export interface LaunchSRV {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'LaunchSRV';
  /** internal name of the vehicle */
  SRVType: string;
  /** the vehicle, as shown */
  SRVType_Localised?: string;
  /** how the vehicle is fitted out */
  Loadout: string;
  /** number of the vehicle */
  ID: number;
  /** the player drives */
  PlayerControlled: boolean;
}

/** written when an SRV returns to the ship */
export interface DockSRV {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'DockSRV';
  /** internal name of the vehicle */
  SRVType: string;
  /** the vehicle, as shown */
  SRVType_Localised?: string;
  /** number of the vehicle */
  ID: number;
}

/** written when the player on foot gets into a ship or an SRV */
export interface Embark {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Embark';
  /** the vehicle is an SRV */
  SRV: boolean;
  /** the vehicle is a taxi */
  Taxi: boolean;
  /** the vehicle is another player's ship */
  Multicrew: boolean;
  /** number of the player's own vehicle */
  ID?: number;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
  /** it happens at a station */
  OnStation: boolean;
  /** it happens on a planet */
  OnPlanet: boolean;
  /** name of the station */
  StationName?: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType?: StationTypeName;
  /** identifies the market of the station */
  MarketID?: number | bigint;
}

/** written when the player steps out of a ship or an SRV */
export interface Disembark {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Disembark';
  /** the vehicle is an SRV */
  SRV: boolean;
  /** the vehicle is a taxi */
  Taxi: boolean;
  /** the vehicle is another player's ship */
  Multicrew: boolean;
  /** number of the player's own vehicle */
  ID?: number;
  /** name of the system */
  StarSystem: string;
  /** address of the system */
  SystemAddress: number | bigint;
  /** name of the body, or of the station */
  Body: string;
  /** number of the body in the system */
  BodyID: number;
  /** it happens at a station */
  OnStation: boolean;
  /** it happens on a planet */
  OnPlanet: boolean;
  /** name of the station */
  StationName?: string;
  /** name of the station, as shown */
  StationName_Localised?: string;
  /** what the station is built like */
  StationType?: StationTypeName;
  /** identifies the market of the station */
  MarketID?: number | bigint;
}

/** written when a fighter is launched from the ship */
export interface LaunchFighter {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'LaunchFighter';
  /** how the fighter is fitted out */
  Loadout: string;
  /** number of the fighter */
  ID: number;
  /** the player flies it */
  PlayerControlled: boolean;
}

/** written when a fighter returns to the ship */
export interface DockFighter {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'DockFighter';
  /** number of the fighter */
  ID: number;
}

/** written when the player books a flight in a taxi */
export interface BookTaxi {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'BookTaxi';
  /** what it costs, in credits */
  Cost: number;
  /** name of the system it goes to */
  DestinationSystem: string;
  /** the place in that system */
  DestinationLocation: string;
}

/** written when the player joins the crew of another player's ship */
export interface JoinACrew {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'JoinACrew';
  /** the commander whose ship it is */
  Captain: string;
  /** the player is there by telepresence */
  Telepresence: boolean;
}

/** written when the player leaves the crew of another player's ship */
export interface QuitACrew {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'QuitACrew';
  /** the commander whose ship it is */
  Captain: string;
  /** the player is there by telepresence */
  Telepresence: boolean;
}

/** written when the tank is filled up at a station */
export interface RefuelAll {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'RefuelAll';
  /** what it costs, in credits */
  Cost: number;
  /** tonnes of fuel */
  Amount: number;
}

/** written when goods are bought on a market */
export interface MarketBuy {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'MarketBuy';
  /** identifies the market */
  MarketID: number | bigint;
  /** internal name of the commodity */
  Type: string;
  /** its name, as shown */
  Type_Localised?: string;
  /** how many tonnes */
  Count: number;
  /** credits for a tonne */
  BuyPrice: number;
  /** credits in all */
  TotalCost: number;
}

/** written when goods are sold on a market */
export interface MarketSell {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'MarketSell';
  /** identifies the market */
  MarketID: number | bigint;
  /** internal name of the commodity */
  Type: string;
  /** its name, as shown */
  Type_Localised?: string;
  /** how many tonnes */
  Count: number;
  /** credits for a tonne */
  SellPrice: number;
  /** credits in all */
  TotalSale: number;
  /** what the player paid for a tonne on average */
  AvgPricePaid: number;
  /** the goods are forbidden here; left out if not */
  IllegalGoods?: boolean;
  /** the goods were stolen; left out if not */
  StolenGoods?: boolean;
  /** they went to the black market; left out if not */
  BlackMarket?: boolean;
}

/** written when the player takes on a mission */
export interface MissionAccepted {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'MissionAccepted';
  /** the faction that offers it */
  Faction: string;
  /** internal name of the mission */
  Name: string;
  /** its name, as shown */
  LocalisedName: string;
  /** credits to be given, as text */
  Donation?: string;
  /** internal name of the commodity */
  Commodity?: string;
  /** the commodity, as shown */
  Commodity_Localised?: string;
  /** how many of it */
  Count?: number;
  /** name of the target */
  Target?: string;
  /** name of the target, as shown */
  Target_Localised?: string;
  /** what sort of target it is, in internal form */
  TargetType?: string;
  /** what sort of target it is, as shown */
  TargetType_Localised?: string;
  /** the faction it is against, or goes to */
  TargetFaction?: string;
  /** how many of them */
  KillCount?: number;
  /** name of the system it leads to */
  DestinationSystem?: string;
  /** name of the station it leads to */
  DestinationStation?: string;
  /** name of the settlement it leads to */
  DestinationSettlement?: string;
  /** until when it can be done */
  Expiry?: string;
  /** it can be shared with a wing */
  Wing: boolean;
  /** how much the influence of the faction gains, as plus signs */
  Influence: string;
  /** how much the standing of the player gains, as plus signs */
  Reputation: string;
  /** credits to be earned */
  Reward?: number;
  /** how many passengers */
  PassengerCount?: number;
  /** they are persons of note */
  PassengerVIPs?: boolean;
  /** the law looks for them */
  PassengerWanted?: boolean;
  /** what sort of people they are */
  PassengerType?: string;
  /** identifies the mission */
  MissionID: number | bigint;
}

/** written when the player is paid for a mission */
export interface MissionCompleted {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'MissionCompleted';
  /** the faction that offered it */
  Faction: string;
  /** internal name of the mission; ends in _name */
  Name: string;
  /** its name, as shown */
  LocalisedName: string;
  /** identifies the mission */
  MissionID: number | bigint;
  /** internal name of the commodity */
  Commodity?: string;
  /** the commodity, as shown */
  Commodity_Localised?: string;
  /** how many of it */
  Count?: number;
  /** name of the target */
  Target?: string;
  /** name of the target, as shown */
  Target_Localised?: string;
  /** what sort of target it is, in internal form */
  TargetType?: string;
  /** what sort of target it is, as shown */
  TargetType_Localised?: string;
  /** the faction it is against, or goes to */
  TargetFaction?: string;
  /** how many of them */
  KillCount?: number;
  /** name of the system it leads to */
  DestinationSystem?: string;
  /** name of the station it leads to */
  DestinationStation?: string;
  /** name of the settlement it leads to */
  DestinationSettlement?: string;
  /** credits earned */
  Reward?: number;
  /** credits asked for, as text */
  Donation?: string;
  /** credits given */
  Donated?: number;
  /** permits given as a reward */
  PermitsAwarded?: string[];
  /** goods given as a reward */
  CommodityReward?: CommodityReward[];
  /** materials given as a reward */
  MaterialsReward?: MaterialReward[];
  /** what it means for the factions concerned */
  FactionEffects: FactionEffect[];
}

/** goods given as a reward */
export interface CommodityReward {
  /** internal name of the commodity */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
  /** how many tonnes */
  Count: number;
}

/** a material given as a reward */
export interface MaterialReward {
  /** internal name of the material */
  Name: string;
  /** its name, as shown */
  Name_Localised?: string;
  /** what sort of material it is, in internal form */
  Category: string;
  /** what sort of material it is, as shown */
  Category_Localised?: string;
  /** how many */
  Count: number;
}

/** what a mission means for a faction */
export interface FactionEffect {
  /** name of the faction */
  Faction: string;
  /** what it brings about */
  Effects: MissionEffect[];
  /** how its influence changes */
  Influence: InfluenceEffect[];
  /** whether the player's standing rises or falls, such as UpGood */
  ReputationTrend: string;
  /** how much, as plus signs */
  Reputation: string;
}

/** what a mission brings about for a faction */
export interface MissionEffect {
  /** what happens, in internal form */
  Effect: string;
  /** what happens, as shown */
  Effect_Localised?: string;
  /** whether it is for the better, such as UpGood */
  Trend: string;
}

/** how the influence of a faction changes in a system */
export interface InfluenceEffect {
  /** address of the system */
  SystemAddress: number | bigint;
  /** whether it is for the better, such as UpGood */
  Trend: string;
  /** how much, as plus signs */
  Influence: string;
}

/** written when a mission has failed */
export interface MissionFailed {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'MissionFailed';
  /** internal name of the mission; ends in _name */
  Name: string;
  /** its name, as shown */
  LocalisedName: string;
  /** identifies the mission */
  MissionID: number | bigint;
  /** credits to be paid for it */
  Fine?: number;
}

/** written when the player pays fines */
export interface PayFines {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'PayFines';
  /** credits paid */
  Amount: number;
  /** all fines are paid */
  AllFines: boolean;
  /** the faction they are paid to, where it is one */
  Faction?: string;
  /** that faction, as shown */
  Faction_Localised?: string;
  /** the ship they lay on */
  ShipID: number;
  /** share of a broker, in per cent */
  BrokerPercentage?: number;
}

/** written when a stored module is sent for */
export interface FetchRemoteModule {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'FetchRemoteModule';
  /** where it is stored */
  StorageSlot: number;
  /** internal name of the module */
  StoredItem: string;
  /** the module, as shown */
  StoredItem_Localised?: string;
  /** identifies the module */
  ServerId: number | bigint;
  /** what it costs, in credits */
  TransferCost: number;
  /** how long it takes, in seconds */
  TransferTime: number;
  /** internal name of the ship the player is in */
  Ship: string;
  /** number of that ship */
  ShipID: number;
}

/** written when the ship is pulled out of supercruise by another */
export interface Interdicted {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Interdicted';
  /** the player gave in */
  Submitted: boolean;
  /** name of the pilot who did it */
  Interdictor?: string;
  /** name of the pilot, as shown */
  Interdictor_Localised?: string;
  /** that pilot is another player */
  IsPlayer: boolean;
  /** it was a Thargoid; left out if not */
  IsThargoid?: boolean;
  /** rank of the other player in combat */
  CombatRank?: number;
  /** the faction the pilot flies for */
  Faction?: string;
  /** the power the pilot flies for */
  Power?: PowerName;
}

/** written when the ship escapes from an interdiction */
export interface EscapeInterdiction {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'EscapeInterdiction';
  /** name of the pilot who did it */
  Interdictor: string;
  /** name of the pilot, as shown */
  Interdictor_Localised?: string;
  /** that pilot is another player */
  IsPlayer: boolean;
  /** it was a Thargoid; left out if not */
  IsThargoid?: boolean;
}

/** written when the ship grows too hot */
export interface HeatWarning {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'HeatWarning';
}

/** written when somebody shoots at the player, told now and then */
export interface UnderAttack {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'UnderAttack';
  /** who is shot at: You, Mothership or Fighter */
  Target?: string;
}

/** written when the music changes with what the player does */
export interface Music {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Music';
  /** what sort of music, such as Exploration or DockingComputer */
  MusicTrack: string;
}

/** written when the file has grown large and another goes on */
export interface Continued {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Continued';
  /** number of the part that follows */
  Part: number;
}

/** written when the game is closed in good order */
export interface Shutdown {
  /** when it happened, in UTC */
  timestamp: string;
  /** the name of the kind */
  event: 'Shutdown';
}

/** Every kind by its name. */
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
