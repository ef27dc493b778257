/**
 * The posts on board in the order of CarrierStats: the service, the tonnes it takes, and credits per week.
 */
export const carrierPosts = [
  ['BlackMarket', 'blackmarket', 250, 2_000_000],
  ['Captain', '', 0, 0],
  ['Refuel', 'refuel', 500, 1_500_000],
  ['Repair', 'repair', 180, 1_500_000],
  ['Rearm', 'rearm', 250, 1_500_000],
  ['Commodities', 'commodities', 0, 0],
  ['VoucherRedemption', 'voucherredemption', 100, 1_850_000],
  ['Exploration', 'exploration', 120, 1_850_000],
  ['Shipyard', 'shipyard', 3000, 6_500_000],
  ['Outfitting', 'outfitting', 1750, 5_000_000],
  ['CarrierFuel', 'carrierfuel', 0, 0],
  ['VistaGenomics', 'vistagenomics', 120, 1_500_000],
  ['PioneerSupplies', 'pioneersupplies', 200, 5_000_000],
  ['Bartender', 'bartender', 150, 1_750_000],
] as const;

/** Credits per week for the carrier itself. */
export const hullUpkeep = 5_000_000;

export const crewFirstNames = [
  'Amara',
  'Bertil',
  'Chiyo',
  'Dorian',
  'Elsbeth',
  'Farid',
  'Greta',
  'Hamish',
  'Inez',
  'Joao',
  'Katya',
  'Lior',
];

export const crewLastNames = [
  'Aldana',
  'Brandt',
  'Castellan',
  'Duval',
  'Eriksen',
  'Falk',
  'Greer',
  'Holt',
  'Ivers',
  'Juarez',
  'Kessler',
  'Lund',
];
