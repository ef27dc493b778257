import type { Experience } from './experience.js';

/** The size of the counts, relative to a settled commander. */
export const statisticScales: Readonly<Record<Experience, number>> = { new: 0.02, settled: 1, veteran: 8 };

/** The highest count of a settled commander, by a pattern of its name; the first match applies. */
export const statisticSizes: readonly (readonly [name: RegExp, most: number])[] = [
  [/^Notoriety$/, 0],
  [/^Squadron_/, 0],
  [/^Spent_On_Fuel$/, 60_000],
  [/^Spent_On_(Repairs|Suits|Weapons)$/, 5_000_000],
  [/^Spent_On_(Ammo_Consumables|Suit_Consumables|Shuttles)$/, 600_000],
  [/^Spent_On_Premium_Stock$/, 3_000_000],
  [/^(Premium_Stock_Bought|Insurance_Claims|Black_Markets_Traded_With|Bounties_Received)$/, 8],
  [/^Total_(Fines|Bounties)$/, 60_000],
  [/^Black_Markets_Profits$/, 2_000_000],
  [/^Resources_Smuggled$/, 400],
  [/^(Markets_Traded_With|Efficient_Scans)$/, 90],
  [/^Settlements_Visited$/, 20],
  [/^(Market|Mining|Organic_Data|First_Logged)_Profits$/, 900_000_000],
  [/^Resources_Traded$/, 20_000],
  [/^SearchRescue_Profit$/, 3_000_000],
  [/^SearchRescue_/, 120],
  [/Murdered$|Stolen$|Sabotage$|Theft$|Cloned$|Uploaded$|^Turrets_|^Settlements_State|^Value_Stolen/, 6],
  [/Claimed$|Received$|Bonds$/, 80],
  [/Time_(Played|Total)|_Time_Total$/, 900_000],
  [
    /Profit|Credits|Spent|Wages|Bount(y|ies)_|Reward|Payout|Transaction|Total_(Fines|Bounties)|SPEND|PROFIT/i,
    60_000_000,
  ],
  [/Distance|DISTANCE/, 40_000],
  [/Jumps|Visited|Materials|Quantity|Traded|Resources|Scan/i, 2500],
  [/Owned|Count_Of|Genus|Claims|Murder|Assets/, 12],
  [/./, 60],
];

/** Counts that are the sum of others in their group. */
export const statisticSums: readonly (readonly [sum: string, parts: RegExp])[] = [
  ['Combat ConflictZone_Total', /^Combat ConflictZone_(High|Medium|Low)$/],
  ['Combat ConflictZone_Total_Wins', /^Combat ConflictZone_(High|Medium|Low)_Wins$/],
  ['Crime Total_Murders', /^Crime (Citizens|Omnipol|Guards)_Murdered$/],
  ['Crime Total_Stolen', /^Crime (Data|Goods|Sample)_Stolen$/],
  ['Crime Turrets_Total', /^Crime Turrets_(Destroyed|Overloaded)$/],
  ['Crafting Recipes_Generated', /^Crafting Recipes_Generated_Rank/],
  ['Material_Trader_Stats Materials_Traded', /^Material_Trader_Stats Grade_\d_Materials_Traded$/],
];

/** Counts that cannot be larger than others, or than a share of them. */
export const statisticLimits: readonly (readonly [part: string, whole: string, share?: number])[] = [
  ['Combat ConflictZone_High_Wins', 'Combat ConflictZone_High'],
  ['Combat ConflictZone_Medium_Wins', 'Combat ConflictZone_Medium'],
  ['Combat ConflictZone_Low_Wins', 'Combat ConflictZone_Low'],
  ['Crime Highest_Bounty', 'Crime Total_Bounties'],
  ['Trading Highest_Single_Transaction', 'Trading Market_Profits'],
  ['Smuggling Highest_Single_Transaction', 'Smuggling Black_Markets_Profits'],
  ['Exploration Highest_Payout', 'Exploration Exploration_Profits'],
  ['Exploration Systems_Visited', 'Exploration Total_Hyperspace_Jumps'],
  ['Exploration First_Footfalls', 'Exploration Planet_Footfalls'],
  ['Combat Highest_Single_Reward', 'Combat Bounty_Hunting_Profit'],
  ['Exobiology First_Logged', 'Exobiology Organic_Data'],
  ['Exploration Efficient_Scans', 'Exploration Planets_Scanned_To_Level_3'],
  ['Exploration Planets_Scanned_To_Level_3', 'Exploration Planets_Scanned_To_Level_2'],
  ['TG_ENCOUNTERS TG_ENCOUNTER_KILLED', 'TG_ENCOUNTERS TG_ENCOUNTER_TOTAL'],
  ['Exobiology First_Logged_Profits', 'Exobiology Organic_Data_Profits'],
  ['Multicrew Multicrew_Time_Total', 'Exploration Time_Played', 0.2],
  ['Multicrew Multicrew_Gunner_Time_Total', 'Multicrew Multicrew_Time_Total', 0.5],
  ['Multicrew Multicrew_Fighter_Time_Total', 'Multicrew Multicrew_Time_Total', 0.5],
  ['CQC CQC_Time_Played', 'Exploration Time_Played', 0.1],
  ['Passengers Passengers_Missions_Delivered', 'Passengers Passengers_Missions_Accepted'],
  ['Passengers Passengers_Missions_Ejected', 'Passengers Passengers_Missions_Accepted', 0.1],
  ['Crafting Suits_Upgraded_Full', 'Crafting Suits_Upgraded', 0.3],
  ['Crafting Weapons_Upgraded_Full', 'Crafting Weapons_Upgraded', 0.3],
  ['Crafting Suit_Mods_Applied_Full', 'Crafting Suit_Mods_Applied', 0.3],
  ['Crafting Weapon_Mods_Applied_Full', 'Crafting Weapon_Mods_Applied', 0.3],
  // Any grade is a fifth of the sum of all, on average.
  ['Material_Trader_Stats Raw_Materials_Traded', 'Material_Trader_Stats Grade_3_Materials_Traded'],
  ['Material_Trader_Stats Encoded_Materials_Traded', 'Material_Trader_Stats Grade_2_Materials_Traded'],
];

/** The counts from which each mean is computed. */
export const statisticMeans: Readonly<Record<string, readonly [whole: string, parts: string]>> = {
  'Trading Average_Profit': ['Trading Market_Profits', 'Trading Markets_Traded_With'],
  'Smuggling Average_Profit': ['Smuggling Black_Markets_Profits', 'Smuggling Resources_Smuggled'],
};
