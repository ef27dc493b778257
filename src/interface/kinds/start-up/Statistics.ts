import { observed } from '../../evidence.js';
import {
  declared,
  either,
  type Field,
  type Fields,
  integer,
  number,
  object,
  optional,
  shape,
  since,
  text,
} from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const BankStatistics = shape('BankStatistics', 'wealth and spending', () => ({
  Current_Wealth: integer('everything the player owns, in credits'),
  Spent_On_Ships: integer('spent on ships, in credits'),
  Spent_On_Outfitting: integer('spent on outfitting, in credits'),
  Spent_On_Repairs: integer('spent on repairs, in credits'),
  Spent_On_Fuel: integer('spent on fuel, in credits'),
  Spent_On_Ammo_Consumables: integer('spent on ammunition and other consumables, in credits'),
  Insurance_Claims: integer('number of insurance claims'),
  Spent_On_Insurance: integer('spent on insurance, in credits'),
  Owned_Ship_Count: optional(integer('number of ships owned'), 1),
  Spent_On_Suits: inOdyssey('spent on suits, in credits'),
  Spent_On_Weapons: inOdyssey('spent on hand weapons, in credits'),
  Spent_On_Suit_Consumables: inOdyssey('spent on consumables for suits, in credits'),
  Suits_Owned: inOdyssey('number of suits owned'),
  Weapons_Owned: inOdyssey('number of hand weapons owned'),
  Spent_On_Premium_Stock: inOdyssey('spent on suits and hand weapons that were upgraded already, in credits'),
  Premium_Stock_Bought: inOdyssey('number of suits and hand weapons bought that were upgraded already'),
  MercCoins_Current: since('4.3.3.0', optional(integer('Merc Coins the player has'), 0.001)),
  MercCoins_Total_Earned: since('4.3.3.0', optional(integer('Merc Coins earned in all'), 0.001)),
  MercCoins_Total_Spent: since('4.3.3.0', optional(integer('Merc Coins spent in all'), 0.001)),
  MercCoins_Spent_On_MercGear: since('4.3.3.0', optional(integer('Merc Coins spent on gear'), 0.001)),
  MercCoins_Spent_On_Engineering: since('4.3.3.0', optional(integer('Merc Coins spent on engineering'), 0.001)),
}));

export const CombatStatistics = shape('CombatStatistics', 'combat', () => ({
  Bounties_Claimed: integer('number of bounties claimed'),
  Bounty_Hunting_Profit: optional(number('earned by bounty hunting, in credits', { digits: 14 }), 1),
  Combat_Bonds: integer('number of combat bonds'),
  Combat_Bond_Profits: integer('earned by combat bonds, in credits'),
  Assassinations: integer('number of assassinations'),
  Assassination_Profits: integer('earned by assassinations, in credits'),
  Highest_Single_Reward: integer('highest single reward, in credits'),
  Skimmers_Killed: optional(integer('number of skimmers destroyed'), 1),
  OnFoot_Combat_Bonds: inOdyssey('number of combat bonds earned on foot'),
  OnFoot_Combat_Bonds_Profits: inOdyssey('earned by combat bonds on foot, in credits'),
  OnFoot_Vehicles_Destroyed: since('4.0.0.1475', optional(integer('number of vehicles destroyed on foot'), 0.974)),
  OnFoot_Ships_Destroyed: since('4.0.0.1475', optional(integer('number of ships destroyed on foot'), 0.974)),
  Dropships_Taken: inOdyssey('number of dropship flights taken'),
  Dropships_Booked: inOdyssey('number of dropship flights booked'),
  Dropships_Cancelled: inOdyssey('number of dropship flights cancelled'),
  ConflictZone_High: inOdyssey('number of conflict zones of high intensity fought in on foot'),
  ConflictZone_Medium: inOdyssey('number of conflict zones of medium intensity fought in on foot'),
  ConflictZone_Low: inOdyssey('number of conflict zones of low intensity fought in on foot'),
  ConflictZone_Total: inOdyssey('number of conflict zones fought in on foot'),
  ConflictZone_High_Wins: inOdyssey('number of conflict zones of high intensity won'),
  ConflictZone_Medium_Wins: inOdyssey('number of conflict zones of medium intensity won'),
  ConflictZone_Low_Wins: inOdyssey('number of conflict zones of low intensity won'),
  ConflictZone_Total_Wins: inOdyssey('number of conflict zones won'),
  Settlement_Defended: inOdyssey('number of settlements defended'),
  Settlement_Conquered: inOdyssey('number of settlements conquered'),
  OnFoot_Skimmers_Killed: inOdyssey('number of skimmers destroyed on foot'),
  OnFoot_Scavs_Killed: inOdyssey('number of scavengers killed on foot'),
}));

export const CrimeStatistics = shape('CrimeStatistics', 'crime and fines', () => ({
  Notoriety: optional(integer('current notoriety of the player'), 1),
  Fines: integer('number of fines received'),
  Total_Fines: integer('sum of the fines, in credits'),
  Bounties_Received: integer('number of bounties put on the player'),
  Total_Bounties: integer('sum of those bounties, in credits'),
  Highest_Bounty: integer('highest of those bounties, in credits'),
  Malware_Uploaded: inOdyssey('number of times malware was uploaded'),
  Settlements_State_Shutdown: inOdyssey('number of settlements shut down'),
  Production_Sabotage: inOdyssey('number of times production was sabotaged'),
  Production_Theft: inOdyssey('number of thefts from production'),
  Total_Murders: inOdyssey('number of murders on foot'),
  Citizens_Murdered: inOdyssey('number of citizens murdered'),
  Omnipol_Murdered: inOdyssey('number of Omnipol officers murdered'),
  Guards_Murdered: inOdyssey('number of guards murdered'),
  Data_Stolen: inOdyssey('number of data items stolen'),
  Goods_Stolen: inOdyssey('number of goods stolen'),
  Sample_Stolen: inOdyssey('number of samples stolen'),
  Total_Stolen: inOdyssey('number of things stolen in all'),
  Turrets_Destroyed: inOdyssey('number of turrets destroyed'),
  Turrets_Overloaded: inOdyssey('number of turrets overloaded'),
  Turrets_Total: inOdyssey('number of turrets put out of action in all'),
  Value_Stolen_StateChange: inOdyssey('value of what was stolen while the state of a settlement changed'),
  Profiles_Cloned: inOdyssey('number of profiles cloned'),
}));

export const SmugglingStatistics = shape('SmugglingStatistics', 'trading on black markets', () => ({
  Black_Markets_Traded_With: integer('number of black markets traded with'),
  Black_Markets_Profits: integer('earned on black markets, in credits'),
  Resources_Smuggled: integer('tonnes smuggled'),
  Average_Profit: number('average profit, in credits', { digits: 14 }),
  Highest_Single_Transaction: integer('highest profit of a single transaction, in credits'),
}));

export const TradingStatistics = shape('TradingStatistics', 'trading on regular markets', () => ({
  Markets_Traded_With: integer('number of markets traded with'),
  Market_Profits: integer('earned on markets, in credits'),
  Resources_Traded: integer('tonnes traded'),
  Average_Profit: number('average profit, in credits', { digits: 14 }),
  Highest_Single_Transaction: integer('highest profit of a single transaction, in credits'),
  Data_Sold: inOdyssey('number of data items sold to bartenders'),
  Goods_Sold: inOdyssey('number of goods sold to bartenders'),
  Assets_Sold: inOdyssey('number of assets sold to bartenders'),
}));

export const MiningStatistics = shape('MiningStatistics', 'mining', () => ({
  Mining_Profits: integer('earned by mining, in credits'),
  Quantity_Mined: integer('tonnes mined'),
  Materials_Collected: optional(integer('number of materials collected'), 1),
}));

export const ExplorationStatistics = shape('ExplorationStatistics', 'travel and exploration', () => ({
  Systems_Visited: integer('number of systems visited'),
  Exploration_Profits: integer('earned by exploration, in credits'),
  Planets_Scanned_To_Level_2: integer('number of planets scanned to level 2'),
  Planets_Scanned_To_Level_3: integer('number of planets scanned to level 3'),
  Efficient_Scans: optional(integer('number of planets mapped with the efficiency bonus'), 1),
  Highest_Payout: integer('highest payout for exploration data, in credits'),
  Total_Hyperspace_Distance: integer('distance jumped, in light-years'),
  Total_Hyperspace_Jumps: integer('number of hyperspace jumps'),
  Greatest_Distance_From_Start: number('greatest distance from the starting system, in light-years', { digits: 14 }),
  Time_Played: integer('time played, in seconds'),
  OnFoot_Distance_Travelled: since('4.0.0.1475', optional(integer('distance travelled on foot, in metres'), 0.974)),
  Shuttle_Journeys: inOdyssey('number of journeys by taxi'),
  Shuttle_Distance_Travelled: since(
    '4.0',
    optional(number('distance travelled by taxi, in light-years', { digits: 14 }), 0.975),
  ),
  Spent_On_Shuttles: inOdyssey('spent on taxis, in credits'),
  First_Footfalls: inOdyssey('number of planets the player was the first to set foot on'),
  Planet_Footfalls: inOdyssey('number of planets the player has set foot on'),
  Settlements_Visited: inOdyssey('number of settlements visited'),
  Fuel_Scooped: declared(number('fuel scooped, in tonnes')),
  Fuel_Purchased: declared(number('fuel bought, in tonnes')),
}));

export const PassengerStatistics = shape('PassengerStatistics', 'passenger missions', () => ({
  Passengers_Missions_Accepted: optional(integer('number of passenger missions accepted'), 0.896),
  Passengers_Missions_Refugee_bulk_delivered: optional(integer('number of refugees delivered in bulk missions'), 0.001),
  Passengers_Missions_Refugee_bulk_ejected: declared(integer('number of refugees ejected in bulk missions')),
  ...passengers('AidWorker', 'aid workers'),
  ...passengers('POW', 'prisoners of war'),
  ...passengers('Criminal', 'criminals', 'vip_delivered', 'vip_ejected'),
  ...passengers('Tourist', 'tourists', 'vip_delivered', 'vip_ejected'),
  Passengers_Missions_Refugee_vip_delivered: declared(integer('number of refugees delivered in VIP missions')),
  Passengers_Missions_Refugee_vip_ejected: declared(integer('number of refugees ejected in VIP missions')),
  ...passengers('FreedomFighters', 'freedom fighters', 'vip_delivered', 'vip_ejected'),
  ...passengers('Politicians', 'politicians'),
  ...passengers('PoliticalPrisoner', 'political prisoners'),
  ...passengers('SecurityForces', 'security forces'),
  ...passengers('Explorers', 'explorers', 'vip_delivered'),
  Passengers_Missions_Disgruntled: optional(integer('number of passengers who became disgruntled'), 0.871),
  ...passengers('HeadOfState', 'heads of state', 'vip_delivered'),
  ...passengers('ScienceTeams', 'scientists', 'vip_delivered'),
  ...passengers('Celebrities', 'celebrities', 'vip_delivered'),
  ...passengers('Medical', 'medical staff', 'vip_delivered'),
  ...passengers('Disgruntled', 'disgruntled passengers'),
  ...passengers('Soldiers', 'soldiers', 'vip_delivered'),
  ...passengers('Protestors', 'protesters'),
  ...passengers('Prisoners', 'prisoners'),
  ...passengers('Businessmen', 'business people', 'vip_delivered'),
  Passengers_Missions_Bulk: integer('number of passengers carried in bulk missions'),
  Passengers_Missions_VIP: integer('number of passengers carried in VIP missions'),
  Passengers_Missions_Delivered: integer('number of passengers delivered'),
  Passengers_Missions_Ejected: integer('number of passengers ejected'),
}));

export const RescueStatistics = shape('RescueStatistics', 'search and rescue, and salvage', () => ({
  SearchRescue_Traded: integer('number of items handed in to search and rescue'),
  SearchRescue_Profit: integer('earned by search and rescue, in credits'),
  SearchRescue_Count: integer('number of visits to search and rescue'),
  Salvage_Legal_POI: inOdyssey('legal salvage from points of interest'),
  Salvage_Legal_Settlements: inOdyssey('legal salvage from settlements'),
  Salvage_Illegal_POI: inOdyssey('illegal salvage from points of interest'),
  Salvage_Illegal_Settlements: inOdyssey('illegal salvage from settlements'),
  Maglocks_Opened: inOdyssey('number of maglocks opened'),
  Panels_Opened: inOdyssey('number of panels opened'),
  Settlements_State_FireOut: inOdyssey('number of fires put out at settlements'),
  Settlements_State_Reboot: inOdyssey('number of settlements rebooted'),
}));

export const SquadronStatistics = shape('SquadronStatistics', 'what the player did for the squadron', () => ({
  Squadron_Bank_Credits_Deposited: integer('credits paid into the squadron bank'),
  Squadron_Bank_Credits_Withdrawn: integer('credits taken from the squadron bank'),
  Squadron_Bank_Commodities_Deposited_Num: integer('amount of commodities given to the squadron bank'),
  Squadron_Bank_Commodities_Deposited_Value: integer('value of those commodities, in credits'),
  Squadron_Bank_Commodities_Withdrawn_Num: integer('amount of commodities taken from the squadron bank'),
  Squadron_Bank_Commodities_Withdrawn_Value: integer('value of those commodities, in credits'),
  Squadron_Bank_PersonalAssets_Deposited_Num: integer('number of on-foot items given to the squadron bank'),
  Squadron_Bank_PersonalAssets_Deposited_Value: integer('value of those items, in credits'),
  Squadron_Bank_PersonalAssets_Withdrawn_Num: integer('number of on-foot items taken from the squadron bank'),
  Squadron_Bank_PersonalAssets_Withdrawn_Value: integer('value of those items, in credits'),
  Squadron_Bank_Ships_Deposited_Num: integer('number of ships given to the squadron bank'),
  Squadron_Bank_Ships_Deposited_Value: integer('value of those ships, in credits'),
  Squadron_Leaderboard_aegis_highestcontribution: integer('highest contribution to the Aegis leaderboard'),
  Squadron_Leaderboard_bgs_highestcontribution: integer(
    'highest contribution to the leaderboard for work for factions',
  ),
  Squadron_Leaderboard_bounty_highestcontribution: integer('highest contribution to the bounty hunting leaderboard'),
  Squadron_Leaderboard_colonisation_contribution_highestcontribution: integer(
    'highest contribution to the colonisation leaderboard',
  ),
  Squadron_Leaderboard_combat_highestcontribution: integer('highest contribution to the combat leaderboard'),
  Squadron_Leaderboard_cqc_highestcontribution: integer('highest contribution to the CQC leaderboard'),
  Squadron_Leaderboard_exploration_highestcontribution: integer('highest contribution to the exploration leaderboard'),
  Squadron_Leaderboard_mining_highestcontribution: integer('highest contribution to the mining leaderboard'),
  Squadron_Leaderboard_powerplay_highestcontribution: integer('highest contribution to the Powerplay leaderboard'),
  Squadron_Leaderboard_trade_highestcontribution: integer('highest contribution to the trade leaderboard'),
  Squadron_Leaderboard_trade_illicit_highestcontribution: integer(
    'highest contribution to the leaderboard for illicit trade',
  ),
  Squadron_Leaderboard_operationscore_highestcontribution: optional(
    integer('highest contribution to the leaderboard for operations'),
    0.011,
  ),
  Squadron_Leaderboard_podiums: integer('number of times the squadron stood on the podium of a leaderboard'),
}));

export const ThargoidStatistics = shape('ThargoidStatistics', 'Thargoid encounters', () => ({
  TG_ENCOUNTER_WAKES: optional(integer('number of Thargoid wakes met with'), 0.006),
  TG_ENCOUNTER_KILLED: optional(integer('number of Thargoids destroyed'), 0.744),
  TG_ENCOUNTER_IMPRINT: optional(integer('number of Thargoid imprints met with'), 0.352),
  TG_ENCOUNTER_TOTAL: optional(integer('number of encounters with Thargoids'), 0.993),
  TG_ENCOUNTER_TOTAL_LAST_SYSTEM: optional(text('system of the last encounter'), 0.993),
  TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP: optional(text('time of the last encounter, with the in-game year'), 0.993),
  TG_ENCOUNTER_TOTAL_LAST_SHIP: optional(text('the ship the player was flying'), 0.993),
  TG_SCOUT_COUNT: optional(integer('number of Thargoid Scouts met with'), 0.014),
}));

export const CraftingStatistics = shape('CraftingStatistics', 'engineering', () => ({
  Count_Of_Used_Engineers: integer('number of engineers the player has used'),
  Recipes_Generated: integer('number of blueprints crafted'),
  Recipes_Generated_Rank_1: integer('number of blueprints of grade 1 crafted'),
  Recipes_Generated_Rank_2: integer('number of blueprints of grade 2 crafted'),
  Recipes_Generated_Rank_3: integer('number of blueprints of grade 3 crafted'),
  Recipes_Generated_Rank_4: integer('number of blueprints of grade 4 crafted'),
  Recipes_Generated_Rank_5: integer('number of blueprints of grade 5 crafted'),
  Suit_Mods_Applied: inOdyssey('number of modifications applied to suits'),
  Weapon_Mods_Applied: inOdyssey('number of modifications applied to hand weapons'),
  Suits_Upgraded: inOdyssey('number of upgrades of suits'),
  Weapons_Upgraded: inOdyssey('number of upgrades of hand weapons'),
  Suits_Upgraded_Full: inOdyssey('number of suits upgraded to the highest grade'),
  Weapons_Upgraded_Full: inOdyssey('number of hand weapons upgraded to the highest grade'),
  Suit_Mods_Applied_Full: inOdyssey('number of suits with all modifications applied'),
  Weapon_Mods_Applied_Full: inOdyssey('number of hand weapons with all modifications applied'),
  Spent_On_Crafting: declared(integer('spent on engineering, in credits')),
  Recipes_Applied: declared(integer('number of blueprints applied')),
  Recipes_Applied_Rank_1: declared(integer('number of blueprints of grade 1 applied')),
  Recipes_Applied_Rank_2: declared(integer('number of blueprints of grade 2 applied')),
  Recipes_Applied_Rank_3: declared(integer('number of blueprints of grade 3 applied')),
  Recipes_Applied_Rank_4: declared(integer('number of blueprints of grade 4 applied')),
  Recipes_Applied_Rank_5: declared(integer('number of blueprints of grade 5 applied')),
  Recipes_Applied_On_Previously_Modified_Modules: declared(
    integer('number of blueprints applied to modules that were engineered before'),
  ),
}));

export const CrewStatistics = shape('CrewStatistics', 'NPC crew', () => ({
  NpcCrew_TotalWages: optional(integer('wages paid to NPC crew, in credits'), 0.994),
  NpcCrew_Hired: optional(integer('number of NPC crew hired'), 0.994),
  NpcCrew_Fired: optional(integer('number of NPC crew dismissed'), 0.994),
  NpcCrew_Died: optional(integer('number of NPC crew who died'), 0.994),
}));

export const MulticrewStatistics = shape('MulticrewStatistics', 'multicrew', () => ({
  Multicrew_Time_Total: integer('time spent in multicrew, in seconds'),
  Multicrew_Gunner_Time_Total: integer('time spent as a gunner, in seconds'),
  Multicrew_Fighter_Time_Total: integer('time spent in a fighter, in seconds'),
  Multicrew_Credits_Total: integer('earned in multicrew, in credits'),
  Multicrew_Fines_Total: integer('fines received in multicrew, in credits'),
}));

export const MaterialTraderStatistics = shape('MaterialTraderStatistics', 'material trading', () => ({
  Trades_Completed: integer('number of trades with material traders'),
  Materials_Traded: integer('number of materials traded'),
  Encoded_Materials_Traded: optional(integer('number of encoded materials traded'), 0.904),
  Raw_Materials_Traded: optional(integer('number of raw materials traded'), 0.959),
  Grade_1_Materials_Traded: optional(integer('number of materials of grade 1 traded'), 0.902),
  Grade_2_Materials_Traded: optional(integer('number of materials of grade 2 traded'), 0.974),
  Grade_3_Materials_Traded: optional(integer('number of materials of grade 3 traded'), 0.973),
  Grade_4_Materials_Traded: optional(integer('number of materials of grade 4 traded'), 0.966),
  Grade_5_Materials_Traded: optional(integer('number of materials of grade 5 traded'), 0.973),
  Assets_Traded_In: inOdyssey('number of assets given to bartenders in trades'),
  Assets_Traded_Out: inOdyssey('number of assets received from bartenders in trades'),
}));

export const ArenaStatistics = shape('ArenaStatistics', 'CQC', () => ({
  CQC_Credits_Earned: optional(integer('earned in CQC, in credits'), 0.449),
  CQC_Time_Played: integer('time played in CQC, in seconds'),
  CQC_KD: number('ratio of kills to deaths in CQC', { digits: 14 }),
  CQC_Kills: integer('number of kills in CQC'),
  CQC_WL: number('ratio of wins to losses in CQC', { digits: 14 }),
}));

export const CarrierStatistics = shape('CarrierStatistics', "the player's fleet carrier", () => ({
  FLEETCARRIER_EXPORT_TOTAL: integer('tonnes the carrier has sold'),
  FLEETCARRIER_IMPORT_TOTAL: integer('tonnes the carrier has bought'),
  FLEETCARRIER_TRADEPROFIT_TOTAL: integer("earned by the carrier's trade, in credits"),
  FLEETCARRIER_TRADESPEND_TOTAL: integer("spent on the carrier's trade, in credits"),
  FLEETCARRIER_STOLENPROFIT_TOTAL: integer("earned by the carrier's trade in stolen goods, in credits"),
  FLEETCARRIER_STOLENSPEND_TOTAL: integer("spent on the carrier's trade in stolen goods, in credits"),
  FLEETCARRIER_DISTANCE_TRAVELLED: either(
    number('distance the carrier has jumped, in light-years; before March 2021 a text that ends in LY', { digits: 14 }),
    text('the distance with its unit, up to February 2021'),
  ),
  FLEETCARRIER_TOTAL_JUMPS: integer('number of jumps of the carrier'),
  FLEETCARRIER_SHIPYARD_SOLD: integer('number of ships sold on the carrier'),
  FLEETCARRIER_SHIPYARD_PROFIT: integer("earned by the carrier's shipyard, in credits"),
  FLEETCARRIER_OUTFITTING_SOLD: integer('number of modules sold on the carrier'),
  FLEETCARRIER_OUTFITTING_PROFIT: integer("earned by the carrier's outfitting, in credits"),
  FLEETCARRIER_REARM_TOTAL: integer('number of times ships were rearmed on the carrier'),
  FLEETCARRIER_REFUEL_TOTAL: integer('number of times ships were refuelled on the carrier'),
  FLEETCARRIER_REFUEL_PROFIT: integer('earned by refuelling on the carrier, in credits'),
  FLEETCARRIER_REPAIRS_TOTAL: integer('number of times ships were repaired on the carrier'),
  FLEETCARRIER_VOUCHERS_REDEEMED: integer('number of vouchers redeemed on the carrier'),
  FLEETCARRIER_VOUCHERS_PROFIT: integer('earned by redeeming vouchers on the carrier, in credits'),
}));

export const ExobiologyStatistics = shape('ExobiologyStatistics', 'exobiology', () => ({
  Organic_Genus_Encountered: integer('number of genera encountered'),
  Organic_Species_Encountered: integer('number of species encountered'),
  Organic_Variant_Encountered: integer('number of variants encountered'),
  Organic_Data_Profits: integer('earned by selling biological data, in credits'),
  Organic_Data: integer('number of sets of biological data sold'),
  First_Logged_Profits: integer('earned by being the first to log a species on a planet, in credits'),
  First_Logged: integer('number of times the player was the first to log a species on a planet'),
  Organic_Systems: integer('number of systems with samples taken'),
  Organic_Planets: integer('number of planets with samples taken'),
  Organic_Genus: integer('number of genera sampled'),
  Organic_Species: integer('number of species sampled'),
}));

export const Statistics = kind(
  'Statistics',
  'the game starts up',
  () => ({
    Bank_Account: object(BankStatistics, 'wealth and spending'),
    Combat: object(CombatStatistics, 'combat'),
    Crime: object(CrimeStatistics, 'crime and fines'),
    Smuggling: object(SmugglingStatistics, 'trading on black markets'),
    Trading: object(TradingStatistics, 'trading on regular markets'),
    Mining: object(MiningStatistics, 'mining'),
    Exploration: object(ExplorationStatistics, 'travel and exploration'),
    Passengers: object(PassengerStatistics, 'passenger missions'),
    Search_And_Rescue: object(RescueStatistics, 'search and rescue, and salvage'),
    Squadron: since('4.2.0.0', optional(object(SquadronStatistics, 'what the player did for the squadron'), 0.072)),
    TG_ENCOUNTERS: optional(object(ThargoidStatistics, 'Thargoid encounters; omitted before the first one'), 0.682),
    Crafting: optional(object(CraftingStatistics, 'engineering'), 1),
    Crew: optional(object(CrewStatistics, 'NPC crew'), 1),
    Multicrew: optional(object(MulticrewStatistics, 'multicrew'), 1),
    Material_Trader_Stats: optional(object(MaterialTraderStatistics, 'material trading'), 1),
    CQC: optional(object(ArenaStatistics, 'CQC; omitted if the player has not played it'), 0.297),
    FLEETCARRIER: optional(object(CarrierStatistics, "the player's fleet carrier; omitted if there is none"), 0.541),
    Exobiology: since('4.0', optional(object(ExobiologyStatistics, 'exobiology'), 0.975)),
  }),
  {
    evidence: observed(2_635, { since: '3.0' }),
    summary: [
      amount('Bank_Account.Current_Wealth', 'cr', 'worth #'),
      amount('Exploration.Time_Played', 'hours', '# played'),
      amount('Exploration.Systems_Visited', 'number', '# systems visited'),
      amount('Exploration.Total_Hyperspace_Jumps', 'number', '# jumps'),
    ],
  },
);

/** A count that came with Odyssey. */
function inOdyssey(note: string): Field {
  return since('4.0', optional(integer(note), 0.975));
}

/** The passengers of a sort, by mission and outcome; `seen` are those that some lines have. */
function passengers(sort: string, shown: string, ...seen: readonly PassengerOutcome[]): Fields {
  const outcomes = ['vip_delivered', 'vip_ejected', 'bulk_delivered', 'bulk_ejected'] as const;
  return Object.fromEntries(
    outcomes.map((each) => {
      const [mission, outcome] = each.split('_');
      const field = integer(`number of ${shown} ${outcome} in ${mission === 'vip' ? 'VIP' : mission} missions`);
      return [`Passengers_Missions_${sort}_${each}`, seen.includes(each) ? optional(field, 0.001) : declared(field)];
    }),
  );
}

type PassengerOutcome = `${'vip' | 'bulk'}_${'delivered' | 'ejected'}`;
