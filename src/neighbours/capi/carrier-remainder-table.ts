/** What `/fleetcarrier` has and no session keeps: always the same. */
export const carrierRemainder = {
  theme: 'hull01',
  carrierLocker: { assets: [], goods: [], data: [] },
  reputation: [
    { majorFaction: 'empire', score: 0 },
    { majorFaction: 'federation', score: 0 },
    { majorFaction: 'independent', score: 0 },
    { majorFaction: 'alliance', score: 0 },
  ],
  ships: { shipyard_list: [], unavailable_list: [] },
  modules: [],
} as const;

export const microResourceCapacity = { Total: 1000, Free: 1000, Used: 0, Reserved: 0 } as const;

export const blackMarketFinances = {
  cargoTotalValue: 0,
  allTimeProfit: 0,
  numCommodsForSale: 0,
  numCommodsPurchaseOrders: 0,
  balanceAllocForPurchaseOrders: 0,
} as const;

export const financeRemainder = {
  debtThreshold: 250_000_000,
  maintenanceToDate: 0,
  servicesCostToDate: 0,
  jumpsCost: 0,
  numJumps: 0,
  bartender: {
    microresourcesTotalValue: 0,
    allTimeProfit: 0,
    microresourcesForSale: 0,
    microresourcesPurchaseOrders: 0,
    balanceAllocForPurchaseOrders: 0,
  },
} as const;

export const crewRemainder = { gender: 'F', faction: 'FleetCarrier', avatarStr: '', lastEdit: '' } as const;
