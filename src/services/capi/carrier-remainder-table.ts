/** What `/fleetcarrier` has and no session keeps: always the same. */

/** It does not follow the livery. */
export const carrierTheme = 'None';

export const carrierHolds = {
  carrierLocker: { assets: [], goods: [], data: [] },
  reputation: [
    { majorFaction: 'empire', score: 100 },
    { majorFaction: 'federation', score: 100 },
    { majorFaction: 'independent', score: 100 },
    { majorFaction: 'alliance', score: 100 },
  ],
} as const;

/** A hangar that comes with a purchase outside the game. */
const granted = { category: 'module', cost: 0, sku: 'ELITE_V_MKIIFIGHTERBAY_FREE', stock: -1, bundle: true } as const;

/** Two of the twelve: the ids of the others are not known. */
export const grantedHangars = {
  129_045_677: { id: 129_045_677, name: 'Int_FighterBayMk2_Size5_Class1_Free', ...granted },
  129_045_678: { id: 129_045_678, name: 'Int_FighterBayMk2_Size6_Class1_Free', ...granted },
} as const;

/** The version in which they are granted. */
export const firstGrantedHangars = '4.4.0.0';

export const carrierShips = { shipyard_list: [], discount_list: [] } as const;

export const microResourceCapacity = {
  microresourceCapacityTotal: 1000,
  microresourceCapacityFree: 1000,
  microresourceCapacityUsed: 0,
  microresourceCapacityReserved: 0,
  squadronBankTotal: 0,
} as const;

export const blackMarketFinances = {
  cargoTotalValue: 0,
  allTimeProfit: 0,
  numCommodsForSale: 0,
  numCommodsPurchaseOrders: 0,
  balanceAllocForPurchaseOrders: 0,
} as const;

export const debtThreshold = -300_000_000;

export const bartenderFinances = {
  microresourcesTotalValue: 0,
  allTimeProfit: 0,
  microresourcesForSale: 0,
  microresourcesPurchaseOrders: 0,
  balanceAllocForPurchaseOrders: 0,
  profitHistory: [0, 0, 0, 0, 0, 0, 0, 0],
} as const;

/** The posts whose crew is listed. */
export const listedPosts: readonly string[] = ['Refuel', 'Repair', 'Rearm'];

export const crewRemainder = { gender: 'F', faction: 'FleetCarrier', hiringPrice: 0, lastEdit: '' } as const;
