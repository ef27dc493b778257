import { type Fields, integer, number, object, optional, type Shape, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { amount } from '../summary/summary-part.js';

/** Counters; their names say what they count. */
function counts(names: string): Fields {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, integer(inWords(name))]));
}

/** A mean or a distance, which the game writes with as many decimals as it takes. */
function measure(name: string): Fields {
  return { [name]: number(inWords(name), { digits: 14 }) };
}

/** Parts of the names that are not words by themselves. */
const spoken: Readonly<Record<string, string>> = {
  OnFoot: 'on-foot',
  ConflictZone: 'conflict zone',
  SearchRescue: 'search and rescue',
  POI: 'points of interest',
  VIP: 'VIP',
  TG: 'Thargoid',
  NpcCrew: 'NPC crew',
  TotalWages: 'total wages',
  StateChange: 'state change',
  FireOut: 'fire out',
  FLEETCARRIER: 'fleet carrier',
  TRADEPROFIT: 'trade profit',
  TRADESPEND: 'trade spend',
  STOLENPROFIT: 'stolen profit',
  STOLENSPEND: 'stolen spend',
  CQC: 'CQC',
  KD: 'kill/death ratio',
  WL: 'win/loss ratio',
};

function inWords(name: string): string {
  return name
    .split('_')
    .map((word) => spoken[word] ?? word.toLowerCase())
    .join(' ');
}

function group(name: string, about: string, ...fields: readonly Fields[]): Shape {
  return shape(`${name}Statistics`, about, Object.assign({}, ...fields) as Fields);
}

const bank = group(
  'Bank',
  'wealth and spending',
  counts(
    `Current_Wealth Spent_On_Ships Spent_On_Outfitting Spent_On_Repairs Spent_On_Fuel Spent_On_Ammo_Consumables
    Insurance_Claims Spent_On_Insurance Owned_Ship_Count Spent_On_Suits Spent_On_Weapons Spent_On_Suit_Consumables
    Suits_Owned Weapons_Owned Spent_On_Premium_Stock Premium_Stock_Bought`,
  ),
);

const combat = group(
  'Combat',
  'combat',
  counts(
    `Bounties_Claimed Bounty_Hunting_Profit Combat_Bonds Combat_Bond_Profits Assassinations Assassination_Profits
    Highest_Single_Reward Skimmers_Killed OnFoot_Combat_Bonds OnFoot_Combat_Bonds_Profits OnFoot_Vehicles_Destroyed
    OnFoot_Ships_Destroyed Dropships_Taken Dropships_Booked Dropships_Cancelled ConflictZone_High ConflictZone_Medium
    ConflictZone_Low ConflictZone_Total ConflictZone_High_Wins ConflictZone_Medium_Wins ConflictZone_Low_Wins
    ConflictZone_Total_Wins Settlement_Defended Settlement_Conquered OnFoot_Skimmers_Killed OnFoot_Scavs_Killed`,
  ),
);

const crime = group(
  'Crime',
  'crime and fines',
  counts(
    `Notoriety Fines Total_Fines Bounties_Received Total_Bounties Highest_Bounty Malware_Uploaded
    Settlements_State_Shutdown Production_Sabotage Production_Theft Total_Murders Citizens_Murdered Omnipol_Murdered
    Guards_Murdered Data_Stolen Goods_Stolen Sample_Stolen Total_Stolen Turrets_Destroyed Turrets_Overloaded
    Turrets_Total Value_Stolen_StateChange Profiles_Cloned`,
  ),
);

const smuggling = group(
  'Smuggling',
  'trading on black markets',
  counts('Black_Markets_Traded_With Black_Markets_Profits Resources_Smuggled'),
  measure('Average_Profit'),
  counts('Highest_Single_Transaction'),
);

const trading = group(
  'Trading',
  'trading on regular markets',
  counts('Markets_Traded_With Market_Profits Resources_Traded'),
  measure('Average_Profit'),
  counts('Highest_Single_Transaction Data_Sold Goods_Sold Assets_Sold'),
);

const mining = group('Mining', 'mining', counts('Mining_Profits Quantity_Mined Materials_Collected'));

const exploration = group(
  'Exploration',
  'travel and exploration',
  counts(
    `Systems_Visited Exploration_Profits Planets_Scanned_To_Level_2 Planets_Scanned_To_Level_3 Efficient_Scans
    Highest_Payout Total_Hyperspace_Distance Total_Hyperspace_Jumps`,
  ),
  measure('Greatest_Distance_From_Start'),
  counts(
    `Time_Played OnFoot_Distance_Travelled Shuttle_Journeys Shuttle_Distance_Travelled Spent_On_Shuttles
    First_Footfalls Planet_Footfalls Settlements_Visited`,
  ),
);

const passengers = group(
  'Passenger',
  'passenger missions',
  counts(
    `Passengers_Missions_Accepted Passengers_Missions_Disgruntled Passengers_Missions_Bulk Passengers_Missions_VIP
    Passengers_Missions_Delivered Passengers_Missions_Ejected`,
  ),
);

const rescue = group(
  'Rescue',
  'search and rescue, and salvage',
  counts(
    `SearchRescue_Traded SearchRescue_Profit SearchRescue_Count Salvage_Legal_POI Salvage_Legal_Settlements
    Salvage_Illegal_POI Salvage_Illegal_Settlements Maglocks_Opened Panels_Opened Settlements_State_FireOut
    Settlements_State_Reboot`,
  ),
);

const thargoids = group('Thargoid', 'Thargoid encounters', counts('TG_ENCOUNTER_KILLED TG_ENCOUNTER_TOTAL'), {
  TG_ENCOUNTER_TOTAL_LAST_SYSTEM: text('system of the last encounter'),
  TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP: text('time of the last encounter, with the in-game year'),
  TG_ENCOUNTER_TOTAL_LAST_SHIP: text('the ship the player was flying'),
});

const crafting = group(
  'Crafting',
  'engineering',
  counts(
    `Count_Of_Used_Engineers Recipes_Generated Recipes_Generated_Rank_1 Recipes_Generated_Rank_2
    Recipes_Generated_Rank_3 Recipes_Generated_Rank_4 Recipes_Generated_Rank_5 Suit_Mods_Applied Weapon_Mods_Applied
    Suits_Upgraded Weapons_Upgraded Suits_Upgraded_Full Weapons_Upgraded_Full Suit_Mods_Applied_Full
    Weapon_Mods_Applied_Full`,
  ),
);

const crew = group('Crew', 'NPC crew', counts('NpcCrew_TotalWages NpcCrew_Hired NpcCrew_Fired NpcCrew_Died'));

const multicrew = group(
  'Multicrew',
  'multicrew',
  counts(
    `Multicrew_Time_Total Multicrew_Gunner_Time_Total Multicrew_Fighter_Time_Total Multicrew_Credits_Total
    Multicrew_Fines_Total`,
  ),
);

const traders = group(
  'MaterialTrader',
  'material trading',
  counts(
    `Trades_Completed Materials_Traded Encoded_Materials_Traded Raw_Materials_Traded Grade_1_Materials_Traded
    Grade_2_Materials_Traded Grade_3_Materials_Traded Grade_4_Materials_Traded Grade_5_Materials_Traded
    Assets_Traded_In Assets_Traded_Out`,
  ),
);

const arena = group(
  'Arena',
  'CQC',
  counts('CQC_Credits_Earned CQC_Time_Played'),
  measure('CQC_KD'),
  counts('CQC_Kills'),
  measure('CQC_WL'),
);

const carrier = group(
  'Carrier',
  "the player's fleet carrier",
  counts(
    `FLEETCARRIER_EXPORT_TOTAL FLEETCARRIER_IMPORT_TOTAL FLEETCARRIER_TRADEPROFIT_TOTAL FLEETCARRIER_TRADESPEND_TOTAL
    FLEETCARRIER_STOLENPROFIT_TOTAL FLEETCARRIER_STOLENSPEND_TOTAL`,
  ),
  measure('FLEETCARRIER_DISTANCE_TRAVELLED'),
  counts(
    `FLEETCARRIER_TOTAL_JUMPS FLEETCARRIER_SHIPYARD_SOLD FLEETCARRIER_SHIPYARD_PROFIT FLEETCARRIER_OUTFITTING_SOLD
    FLEETCARRIER_OUTFITTING_PROFIT FLEETCARRIER_REARM_TOTAL FLEETCARRIER_REFUEL_TOTAL FLEETCARRIER_REFUEL_PROFIT
    FLEETCARRIER_REPAIRS_TOTAL FLEETCARRIER_VOUCHERS_REDEEMED FLEETCARRIER_VOUCHERS_PROFIT`,
  ),
);

const exobiology = group(
  'Exobiology',
  'exobiology',
  counts(
    `Organic_Genus_Encountered Organic_Species_Encountered Organic_Variant_Encountered Organic_Data_Profits Organic_Data
    First_Logged_Profits First_Logged Organic_Systems Organic_Planets Organic_Genus Organic_Species`,
  ),
);

export const Statistics = kind(
  'Statistics',
  'the game starts up',
  {
    Bank_Account: object(bank),
    Combat: object(combat),
    Crime: object(crime),
    Smuggling: object(smuggling),
    Trading: object(trading),
    Mining: object(mining),
    Exploration: object(exploration),
    Passengers: object(passengers),
    Search_And_Rescue: object(rescue),
    TG_ENCOUNTERS: optional(object(thargoids, 'Thargoid encounters; omitted before the first one')),
    Crafting: object(crafting),
    Crew: object(crew),
    Multicrew: object(multicrew),
    Material_Trader_Stats: object(traders),
    CQC: object(arena),
    FLEETCARRIER: optional(object(carrier, "the player's fleet carrier; omitted if there is none")),
    Exobiology: object(exobiology),
  },
  {
    summary: [
      amount('Bank_Account.Current_Wealth', 'cr', 'worth #'),
      amount('Exploration.Time_Played', 'hours', '# played'),
      amount('Exploration.Systems_Visited', 'number', '# systems visited'),
      amount('Exploration.Total_Hyperspace_Jumps', 'number', '# jumps'),
    ],
  },
);
