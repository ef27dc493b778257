/** What `/shipyard` has and no session keeps. */

/** The factor on prices for a commander of the rank Elite; the only one that is known. */
export const eliteDiscount = { elite: 0.975 } as const;

/** Of other ships it is not known. */
export const shipSkus: Readonly<Record<string, string>> = { mediumtransport01: 'ELITE_V_MEDIUM_TRANSPORT_01' };

/** Other economies have numbers that are not known. */
export const carrierEconomies = { 136: { name: 'Carrier', proportion: 1 } } as const;

/** The version with the first modules for Merc Coins. */
export const firstMercGear = '4.3.3.0';

/** Modules that are sold for Merc Coins, as in Outfitting.json; there are more. */
export const mercGear = [
  { id: 129_044_375, Name: 'hpt_railgun_fixed_medium', BuyMercCoinsPrice: 950 },
  { id: 129_044_376, Name: 'int_powerdistributor_size5_class5', BuyMercCoinsPrice: 500 },
  { id: 129_045_436, Name: 'hpt_basicmissilerack_fixed_medium', BuyMercCoinsPrice: 800 },
] as const;

/** How they are engineered, by id: known of one, without its values. */
export const engineeredGear: Readonly<Record<number, object>> = {
  129_044_375: {
    nameEngineered: 'Enduring Feedback Rail Gun',
    tags: 'eTag_RailGun',
    recipeName: 'RailGun_LongShot',
    recipeLevel: 1,
    modifiers: { modifiers: [], type: 'merc', progress: 1 },
  },
};

export const gearRestrictions = {
  removal: 'preengineered-mercgear',
  experimental: 'preengineered-mercgear',
} as const;
