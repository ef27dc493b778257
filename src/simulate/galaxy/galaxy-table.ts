import type { StarClass } from '../../game/star-and-body-type-table.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import type { Weights } from '../random.js';

/** Star classes in a cell, by its mass code from a to h, as measured in the game. */
export const starClassWeights: readonly Weights<StarClass>[] = [
  { T: 36, L: 30, Y: 18, M: 16 },
  { M: 94, TTS: 4, L: 2 },
  { K: 75, G: 15, M: 7, TTS: 1, DA: 1, DC: 1 },
  { F: 42, G: 18, N: 18, A: 15, K: 4, AeBe: 1, DA: 1, DB: 1 },
  { A: 45, B: 40, N: 15 },
  { B: 60, N: 38, O: 2 },
  { H: 1 },
  { H: 1 },
];

export const arrivalWeights: readonly (readonly [Omit<StarSystem['arrival'], 'name'> & { suffix: string }, number])[] =
  [
    [{ suffix: '', id: 0, type: 'Star' }, 520],
    [{ suffix: ' A', id: 1, type: 'Star' }, 350],
    [{ suffix: ' A', id: 2, type: 'Star' }, 115],
    [{ suffix: ' A', id: 3, type: 'Star' }, 12],
    // A barycentre of two stars.
    [{ suffix: ' AB', id: 0, type: 'Null' }, 3],
  ];

// biome-ignore format: a list of words
export const settlementSurnames = [
  'Abebe', 'Bergström', 'Chandra', 'Dacosta', 'Eze', 'Fontaine', 'Grigoryan', 'Hassan', 'Ivanov', 'Jansen', 'Kimura',
  'Lindqvist', 'Mbeki', 'Novak', 'Okafor', 'Petrov', 'Quispe', 'Rossi', 'Sato', 'Tanaka', 'Ueda', 'Varga', 'Wójcik',
  'Yilmaz', 'Zhang',
];

/** The purposes of settlements, and their economies. */
export const settlementKinds = [
  ['Hydroponics Hub', 'Agri'],
  ['Cultivation Garden', 'Agri'],
  ['Chemical Site', 'Refinery'],
  ['Drilling Exchange', 'Extraction'],
  ['Manufacturing Workshop', 'Industrial'],
  ['Engineering Complex', 'Industrial'],
  ['Analysis Site', 'HighTech'],
  ['Military Fort', 'Military'],
  ['Munitions Hub', 'Military'],
] as const;

export const settlementPads: readonly Station['pads'][] = [
  [1, 0, 1],
  [0, 0, 1],
  [0, 1, 0],
];

/** Services of some carriers, and their share. */
export const carrierServiceShares = [
  ['Rearm', 0.18],
  ['Outfitting', 0.11],
  ['livery', 0.5],
  ['Shipyard', 0.78],
  ['Exploration', 0.3],
  ['carriervendor', 0.05],
  ['voucherredemption', 0.2],
  ['BlackMarket', 0.2],
  ['shop', 0.2],
  ['modulepacks', 0.002],
] as const;
