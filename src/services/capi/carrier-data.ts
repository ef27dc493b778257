import type { Members } from '../../interface/object-rule.js';
import { carrierPosts, hullUpkeep } from '../../simulate/carrier/carrier-crew-table.js';
import type { EventFields } from '../../simulate/event-fields.js';
import type { CarrierDetails, Moment } from '../moment.js';
import {
  bartenderFinances,
  blackMarketFinances,
  carrierHolds,
  carrierShips,
  carrierTheme,
  crewRemainder,
  debtThreshold,
  firstGrantedHangars,
  grantedHangars,
  listedPosts,
  microResourceCapacity,
} from './carrier-remainder-table.js';
import { documentIn, isPlayedSince } from './moment-document.js';
import { capitalised, hexOf, objectOrEmptyList, timeText } from './shapes.js';
import { marketOf, shownCommodity } from './station-screens.js';
import type { Wording } from './wording.js';

type Stats = EventFields<'CarrierStats'>;

/** The answer to `/fleetcarrier`; undefined if the commander owns none. */
export function fleetCarrierOf(moment: Moment, wording: Wording): Members | undefined {
  const stats = documentIn(moment, 'CarrierStats');
  const carrier = moment.details?.carrier;
  if (!stats || !carrier) return undefined;
  const items = (carrier.market as unknown as EventFields<'Market'>).Items ?? [];
  const screens = { Market: carrier.market, FCMaterials: { Items: carrier.materials } };
  const atOwn = { ...moment, documents: screens, lastStation: carrier.station };
  const vanityName = hexOf(stats.Name);
  const { orders, commodities, ...market } = marketOf(atOwn, wording);
  return {
    name: { callsign: stats.Callsign, vanityName, filteredVanityName: vanityName },
    currentStarSystem: carrier.system?.name ?? '',
    balance: String(stats.Finance.CarrierBalance),
    fuel: String(stats.FuelLevel),
    state: stats.PendingDecommission ? 'pendingDecommission' : 'normalOperation',
    theme: carrierTheme,
    dockingAccess: stats.DockingAccess,
    notoriousAccess: stats.AllowNotorious,
    capacity: capacityOf(stats, items),
    itinerary: itineraryOf(moment, carrier),
    marketFinances: marketFinancesOf(items),
    blackmarketFinances: blackMarketFinances,
    finance: financeOf(stats),
    servicesCrew: objectOrEmptyList(
      stats.Crew.filter(({ Activated, CrewRole }) => Activated && listedPosts.includes(CrewRole)).map(crewEntry),
    ),
    cargo: Object.entries(carrier.cargo).map(([commodity, qty]) => {
      const lot = { commodity: capitalised(commodity), originSystem: null, mission: false, qty, value: 0 };
      return { ...lot, stolen: false, locName: shownCommodity(commodity, wording) };
    }),
    orders,
    ...carrierHolds,
    market,
    commodities: { commodities },
    ships: carrierShips,
    modules: isPlayedSince(moment, firstGrantedHangars) ? grantedHangars : [],
  };
}

type MarketItems = NonNullable<EventFields<'Market'>['Items']>;

function capacityOf({ SpaceUsage: space }: Stats, items: MarketItems): Members {
  const cargoForSale = Math.min(space.Cargo, sumOf(items.map(({ Stock }) => Stock)));
  return {
    shipPacks: space.ShipPacks,
    modulePacks: space.ModulePacks,
    cargoForSale,
    cargoNotForSale: space.Cargo - cargoForSale,
    cargoSpaceReserved: space.CargoSpaceReserved,
    crew: space.Crew,
    freeSpace: space.FreeSpace,
    ...microResourceCapacity,
  };
}

function itineraryOf({ state }: Moment, { system, since, stops, jump }: CarrierDetails): Members {
  const now = Date.parse(state.timestamp) / 1000;
  const stays = [...stops, ...(system ? [{ system: system.name, since, until: undefined }] : [])];
  return {
    completed: stays.map((stay) => ({
      departureTime: stay.until === undefined ? null : timeText(stay.until),
      arrivalTime: timeText(stay.since),
      state: 'success',
      visitDurationSeconds: Math.floor((stay.until ?? now) - stay.since),
      starsystem: stay.system,
    })),
    totalDistanceJumpedLY: 0,
    currentJump: jump ? { departureTime: timeText(jump.departure), starsystem: jump.system } : null,
  };
}

function marketFinancesOf(items: MarketItems): Members {
  const sales = items.filter(({ Stock }) => Stock > 0);
  const purchases = items.filter(({ Demand }) => Demand > 0);
  return {
    cargoTotalValue: sumOf(sales.map(({ Stock, MeanPrice }) => Stock * MeanPrice)),
    allTimeProfit: 0,
    numCommodsForSale: sales.length,
    numCommodsPurchaseOrders: purchases.length,
    balanceAllocForPurchaseOrders: sumOf(purchases.map(({ Demand, SellPrice }) => Demand * SellPrice)),
  };
}

function financeOf({ Finance, Crew }: Stats): Members {
  const salaries = Crew.flatMap(({ Activated, CrewRole }) => (Activated ? [salaryOf(CrewRole)] : []));
  const servicesCost = sumOf(salaries);
  const tariffs = Object.entries(Finance).filter(([name]) => name.startsWith('TaxRate_'));
  return {
    bankBalance: Finance.CarrierBalance,
    bankReservedBalance: Finance.ReserveBalance,
    taxation: Finance.TaxRate_refuel ?? 0,
    service_taxation: objectOrEmptyList(tariffs.map(([name, rate]) => [name.slice('TaxRate_'.length), rate])),
    numServices: salaries.length,
    numOptionalServices: salaries.filter((salary) => salary > 0).length,
    debtThreshold,
    maintenance: hullUpkeep + servicesCost,
    maintenanceToDate: 0,
    coreCost: hullUpkeep,
    servicesCost,
    servicesCostToDate: 0,
    jumpsCost: 0,
    numJumps: 0,
    bartender: bartenderFinances,
  };
}

function crewEntry({ CrewRole, CrewName = '', Enabled = false }: Stats['Crew'][number]) {
  const enabled = Enabled ? 'YES' : 'NO';
  const { gender, faction, hiringPrice, lastEdit } = crewRemainder;
  const crewMember = { name: CrewName, gender, enabled, faction, salary: salaryOf(CrewRole), hiringPrice, lastEdit };
  return [CrewRole.toLowerCase(), { crewMember, invoicesWeekToDate: [], status: 'ok' }] as const;
}

function salaryOf(post: string): number {
  return carrierPosts.find(([role]) => role === post)?.[3] ?? 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
