import type { Allegiance } from './political-vocabulary-table.js';

/** The combat ranks of pilots, lowest first. */
export const combatRankOrder = [
  'Harmless',
  'Mostly Harmless',
  'Novice',
  'Competent',
  'Expert',
  'Master',
  'Dangerous',
  'Deadly',
  'Elite',
] as const;

export type CombatRank = (typeof combatRankOrder)[number];

/** The frequency of each rank. */
export const combatRankWeights: readonly (readonly [rank: CombatRank, weight: number])[] = [
  ['Competent', 197],
  ['Expert', 113],
  ['Novice', 89],
  ['Master', 87],
  ['Dangerous', 82],
  ['Mostly Harmless', 46],
  ['Deadly', 40],
  ['Harmless', 38],
  ['Elite', 24],
];

/** What pilots are out for. */
export type PilotRole = 'pirate' | 'trader' | 'police' | 'soldier';

/** The ships of each role by internal name, with their frequency. */
export const shipsOfRole: Readonly<Record<PilotRole, readonly (readonly [hull: string, weight: number])[]>> = {
  pirate: [
    ['eagle', 12],
    ['cobramkiii', 18],
    ['viper', 8],
    ['viper_mkiv', 14],
    ['sidewinder', 6],
    ['adder', 5],
    ['diamondback', 7],
    ['diamondbackxl', 7],
    ['asp_scout', 7],
    ['asp', 8],
    ['vulture', 9],
    ['krait_mkii', 4],
    ['ferdelance', 7],
    ['python', 5],
    ['mamba', 3],
    ['federation_dropship', 3],
    ['anaconda', 5],
  ],
  trader: [
    ['type6', 20],
    ['type7', 14],
    ['hauler', 15],
    ['independant_trader', 14],
    ['type9', 11],
    ['orca', 6],
    ['belugaliner', 5],
    ['dolphin', 6],
    ['adder', 8],
    ['cobramkiii', 8],
    ['asp', 5],
  ],
  police: [
    ['eagle', 20],
    ['viper', 30],
    ['viper_mkiv', 12],
    ['vulture', 10],
    ['python', 4],
    ['anaconda', 6],
  ],
  soldier: [
    ['eagle', 14],
    ['viper', 12],
    ['viper_mkiv', 12],
    ['cobramkiii', 8],
    ['vulture', 14],
    ['krait_mkii', 6],
    ['ferdelance', 10],
    ['python', 8],
    ['federation_dropship_mkii', 4],
    ['typex', 5],
    ['anaconda', 6],
  ],
};

/** The resilience and value of a ship, relative to a small fighter. */
export const hullSizes: Readonly<Record<string, number>> = {
  asp: 2.2,
  asp_scout: 1.6,
  cobramkiii: 1.5,
  diamondbackxl: 1.6,
  vulture: 2.2,
  type6: 1.4,
  type7: 2.2,
  independant_trader: 1.8,
  krait_mkii: 3,
  mamba: 3.2,
  ferdelance: 3.4,
  python: 3.4,
  federation_dropship: 3,
  federation_dropship_mkii: 3,
  typex: 2.8,
  type9: 4,
  orca: 2.6,
  belugaliner: 3.6,
  anaconda: 5,
};

/** The names of the police, by the allegiance of the system. */
export const policeNames: Readonly<Partial<Record<Allegiance, readonly [token: string, shown: string]>>> = {
  Federation: ['$ShipName_Police_Federation;', 'Federal Security Service'],
  Empire: ['$ShipName_Police_Empire;', 'Imperial Internal Security Service'],
  Alliance: ['$ShipName_Police_Alliance;', 'Allied Police Forces'],
};

export const independentPolice = ['$ShipName_Police_Independent;', 'System Authority Vessel'] as const;

/** The forces that interdict wanted pilots. */
export const militaryName = ['$ShipName_Military_Independent;', 'System Defence Force'] as const;

/** The factions that pay bonds for Thargoids. */
export const thargoidBondFactions = {
  awarding: ['$faction_PilotsFederation;', "Pilots' Federation"],
  victim: ['$faction_Thargoid;', 'Thargoids'],
} as const;

/** A combat site, as in the navigation panel. */
export interface Battlefield {
  readonly name: string;
  readonly localised: string;
  /** The threat level, from 1 to 5. */
  readonly threat: number;
}

/** Where ships arrive from other systems. */
export const navBeacon: Battlefield = { name: '$MULTIPLAYER_SCENARIO42_TITLE;', localised: 'Nav Beacon', threat: 2 };

/** Sites to hunt pirates, with their weights. */
export const huntingGrounds: readonly (readonly [site: Battlefield, weight: number])[] = [
  [{ name: '$MULTIPLAYER_SCENARIO77_TITLE;', localised: 'Resource Extraction Site [Low]', threat: 1 }, 2],
  [{ name: '$MULTIPLAYER_SCENARIO14_TITLE;', localised: 'Resource Extraction Site', threat: 3 }, 4],
  [{ name: '$MULTIPLAYER_SCENARIO78_TITLE;', localised: 'Resource Extraction Site [High]', threat: 4 }, 3],
  [{ name: '$MULTIPLAYER_SCENARIO79_TITLE;', localised: 'Resource Extraction Site [Hazardous]', threat: 5 }, 2],
  [navBeacon, 3],
  [{ name: '$MULTIPLAYER_SCENARIO80_TITLE;', localised: 'Compromised Navigation Beacon', threat: 4 }, 1],
];

/** Sites of conflicts between factions. */
export const conflictZones: readonly (readonly [site: Battlefield, weight: number])[] = [
  [{ name: '$Warzone_PointRace_Low:#index=1;', localised: 'Conflict Zone [Low Intensity]', threat: 2 }, 5],
  [{ name: '$Warzone_PointRace_Med:#index=1;', localised: 'Conflict Zone [Medium Intensity]', threat: 3 }, 4],
  [{ name: '$Warzone_PointRace_High:#index=1;', localised: 'Conflict Zone [High Intensity]', threat: 4 }, 3],
];

/** The site of fights against Thargoids. */
export const thargoidBattlefield: Battlefield = { name: '$Warzone_TG;', localised: 'AX Conflict Zone', threat: 5 };

/** Thargoids by internal name, with reward in credits, resilience and frequency. */
export const thargoidKinds: readonly (readonly [
  thargoid: { readonly hull: string; readonly bond: number; readonly size: number },
  weight: number,
])[] = [
  [{ hull: 'scout', bond: 65_000, size: 1 }, 5],
  [{ hull: 'scout_q', bond: 75_000, size: 1 }, 3],
  [{ hull: 'scout_hq', bond: 75_000, size: 1.2 }, 3],
  [{ hull: 'unknownsaucer', bond: 8_000_000, size: 8 }, 1],
];

/** The share that a broker keeps or adds, in per cent. */
export const brokerPercentage = 25;
