import type { Members } from '../../interface/object-rule.js';
import { carrierPosts } from '../../simulate/carrier/carrier-crew.js';
import type { EventFields } from '../../simulate/event-fields.js';
import type { CarrierDetails, Moment } from '../moment.js';
import { documentIn } from './moment-document.js';
import { hexOf, objectOrEmptyList } from './shapes.js';
import { marketOf, ordersOf, shownCommodity } from './station-screens.js';
import type { Wording } from './wording.js';

type Stats = EventFields<'CarrierStats'>;

const coreCost = 5_000_000;

/** The answer to `/fleetcarrier`; undefined if the commander owns none. */
export function fleetCarrierOf(moment: Moment, wording: Wording): Members | undefined {
  const stats = documentIn(moment, 'CarrierStats');
  const carrier = moment.details?.carrier;
  if (!stats || !carrier) return undefined;
  const market = marketOf(atOwnCarrier(moment, stats, carrier), wording);
  const orders = market.orders as ReturnType<typeof ordersOf>;
  return {
    name: { callsign: stats.Callsign, vanityName: hexOf(stats.Name), filteredVanityName: hexOf(stats.Name) },
    currentStarSystem: carrier.system?.name ?? '',
    balance: String(stats.Finance.CarrierBalance),
    fuel: String(stats.FuelLevel),
    state: stats.PendingDecommission ? 'pendingDecommission' : 'normalOperation',
    theme: 'hull01',
    dockingAccess: stats.DockingAccess,
    notoriousAccess: stats.AllowNotorious,
    capacity: capacityOf(stats, carrier),
    itinerary: itineraryOf(moment, carrier),
    marketFinances: financesOf(market),
    blackmarketFinances: financesOf({}),
    finance: financeOf(stats),
    servicesCrew: objectOrEmptyList(stats.Crew.filter(({ Activated }) => Activated).map(crewEntry)),
    cargo: Object.entries(carrier.cargo).map(([type, qty]) => ({
      commodity: type,
      mission: false,
      qty,
      value: 0,
      stolen: false,
      locName: shownCommodity(type, wording),
    })),
    orders,
    carrierLocker: { assets: [], goods: [], data: [] },
    reputation: ['empire', 'federation', 'independent', 'alliance'].map((majorFaction) => ({ majorFaction, score: 0 })),
    market,
    ships: { shipyard_list: [], unavailable_list: [] },
    modules: [],
  };
}

/** The moment as if the commander had docked at their carrier last. */
function atOwnCarrier(moment: Moment, { Callsign, CarrierID }: Stats, carrier: CarrierDetails): Moment {
  const { services, system = { name: '', address: 0 } } = carrier;
  return {
    ...moment,
    documents: { Market: carrier.market, FCMaterials: { Items: carrier.materials } },
    lastStation: {
      name: Callsign,
      type: 'FleetCarrier',
      marketId: Number(CarrierID),
      system,
      faction: 'FleetCarrier',
      services,
    },
    ...(moment.details && {
      details: {
        ...moment.details,
        station: { allegiance: '', economies: [{ name: 'Private Enterprise', proportion: 1 }], prohibited: [] },
      },
    }),
  };
}

function capacityOf({ SpaceUsage: space }: Stats, { cargo, market }: CarrierDetails): Members {
  const items = (market as unknown as EventFields<'Market'>).Items ?? [];
  const tonnes = Object.values(cargo).reduce((sum, count) => sum + count, 0);
  const cargoForSale = Math.min(
    tonnes,
    items.reduce((sum, { Stock }) => sum + Stock, 0),
  );
  return {
    shipPacks: space.ShipPacks,
    modulePacks: space.ModulePacks,
    cargoForSale,
    cargoNotForSale: space.Cargo - cargoForSale,
    cargoSpaceReserved: space.CargoSpaceReserved,
    crew: space.Crew,
    freeSpace: space.FreeSpace,
    microresourceCapacity: { Total: 1000, Free: 1000, Used: 0, Reserved: 0 },
  };
}

function itineraryOf({ state }: Moment, { system, since, jump }: CarrierDetails): Members {
  const seconds = Date.parse(state.timestamp) / 1000 - since;
  const stay = {
    departureTime: null,
    arrivalTime: timeText(since),
    state: 'success',
    visitDurationSeconds: Math.max(0, Math.floor(seconds)),
    starsystem: system?.name ?? '',
  };
  return {
    completed: system ? [stay] : [],
    totalDistanceJumpedLY: 0,
    currentJump: jump ? { departureTime: timeText(jump.departure), starsystem: jump.system } : null,
  };
}

/** `2026-11-14 20:41:00`. */
function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

function financesOf({ orders, commodities = [] }: Members): Members {
  const { sales = [], purchases = [] } = ((orders as Members | undefined)?.commodities ?? {}) as {
    readonly sales?: readonly { readonly stock: number; readonly price: number }[];
    readonly purchases?: readonly { readonly outstanding: number; readonly price: number }[];
  };
  return {
    cargoTotalValue: (commodities as readonly { readonly stock: number; readonly meanPrice: number }[]).reduce(
      (sum, { stock, meanPrice }) => sum + stock * meanPrice,
      0,
    ),
    allTimeProfit: 0,
    numCommodsForSale: sales.length,
    numCommodsPurchaseOrders: purchases.length,
    balanceAllocForPurchaseOrders: purchases.reduce((sum, { outstanding, price }) => sum + outstanding * price, 0),
  };
}

function financeOf({ Finance, Crew }: Stats): Members {
  const active = new Set(Crew.flatMap(({ Activated, CrewRole }) => (Activated ? [CrewRole as string] : [])));
  const posts = carrierPosts.filter(([role]) => active.has(role));
  const paid = posts.filter(([, , , upkeep]) => upkeep > 0);
  const servicesCost = paid.reduce((sum, [, , , upkeep]) => sum + upkeep, 0);
  return {
    bankBalance: Finance.CarrierBalance,
    bankReservedBalance: Finance.ReserveBalance,
    taxation: Finance.TaxRate_refuel ?? 0,
    service_taxation: objectOrEmptyList(
      Object.entries(Finance).flatMap(([name, rate]) =>
        name.startsWith('TaxRate_') ? [[name.slice('TaxRate_'.length), rate]] : [],
      ),
    ),
    numServices: posts.length,
    numOptionalServices: paid.length,
    debtThreshold: 250_000_000,
    maintenance: coreCost + servicesCost,
    maintenanceToDate: 0,
    coreCost,
    servicesCost,
    servicesCostToDate: 0,
    jumpsCost: 0,
    numJumps: 0,
    bartender: {
      microresourcesTotalValue: 0,
      allTimeProfit: 0,
      microresourcesForSale: 0,
      microresourcesPurchaseOrders: 0,
    },
  };
}

function crewEntry({ CrewRole, CrewName = '', Enabled = false }: Stats['Crew'][number]) {
  const [, , , salary = 0] = carrierPosts.find(([role]) => role === CrewRole) ?? [];
  return [
    CrewRole.toLowerCase(),
    {
      crewMember: {
        name: CrewName,
        gender: 'F',
        enabled: Enabled ? 'YES' : 'NO',
        faction: 'FleetCarrier',
        salary,
        avatarStr: '',
        lastEdit: '',
      },
      invoicesWeekToDate: [],
      status: 'ok',
    },
  ] as const;
}
