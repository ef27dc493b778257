import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import type { Commander } from '../commander/simulated-commander.js';
import type { EventFields } from '../event-fields.js';
import { type CarrierJumpPlan, carrierAsStation, type FleetCarrier } from '../galaxy/fleet-carrier.js';
import type { Politics } from '../politics/galaxy-politics.js';
import { sixDecimals } from '../round.js';
import { timestampOf } from '../session-time.js';
import { tonnesIn } from '../ship/ship.js';
import { crewSpace, postsOn } from './carrier-crew.js';

/** Total capacity, in tonnes. */
const carrierSpace = { FleetCarrier: 25_000, SquadronCarrier: 60_000 } as const;

/** Maximum jump range, in light-years. */
export const carrierRange = 500;

/** Capacity of the tritium tank, in tonnes. */
export const carrierTank = 1000;

type CarrierIdentity = Required<Pick<EventFields<'CarrierLocation'>, 'CarrierType' | 'CarrierID'>>;

export function carrierIdentity({ kind, marketId }: FleetCarrier): CarrierIdentity {
  return { CarrierType: kind, CarrierID: marketId };
}

export function carrierLocationFields(carrier: FleetCarrier, system: StarSystem): EventFields<'CarrierLocation'> {
  return {
    ...carrierIdentity(carrier),
    StarSystem: system.name,
    SystemAddress: system.address,
    BodyID: system.arrival.id,
  };
}

export function jumpRequestFields(
  carrier: FleetCarrier,
  { to, departure }: CarrierJumpPlan,
): EventFields<'CarrierJumpRequest'> {
  return {
    ...carrierIdentity(carrier),
    SystemName: to.name,
    Body: to.arrival.name,
    SystemAddress: to.address,
    BodyID: to.arrival.id,
    DepartureTime: timestampOf(departure),
  };
}

/** Tonnes of tritium for a jump; grows with the load. */
export function tritiumFor(commander: Commander, politics: Politics, to: StarSystem): number {
  const { carrier, carrierCargo } = commander;
  if (!carrier.at) return 0;
  const distance = distanceBetween(carrier.at.system.position, to.position);
  return Math.round(5 + (distance * mass(carrier, carrierCargo, politics)) / 200_000);
}

export function carrierStatsFields(
  carrier: FleetCarrier,
  cargo: CarrierCargo,
  politics: Politics,
): EventFields<'CarrierStats'> {
  const reach = ((carrier.fuel - 5) * 200_000) / mass(carrier, cargo, politics);
  return {
    ...carrierIdentity(carrier),
    Callsign: carrier.name,
    Name: carrier.title,
    DockingAccess: carrier.access,
    AllowNotorious: carrier.allowsNotorious,
    FuelLevel: carrier.fuel,
    JumpRangeCurr: sixDecimals(Math.max(0, Math.min(carrierRange, reach))),
    JumpRangeMax: carrierRange,
    PendingDecommission: false,
    SpaceUsage: spaceFields(carrier, cargo, politics),
    Finance: { ...accountsFields(carrier), ...tariffFields(carrier, servicesOn(carrier, politics)) },
    Crew: postsOn(carrier, servicesOn(carrier, politics)),
    ShipPacks: [],
    ModulePacks: [],
  };
}

type AccountFields = Pick<
  EventFields<'CarrierFinance'>,
  'CarrierBalance' | 'ReserveBalance' | 'AvailableBalance' | 'ReservePercent'
>;

export function accountsFields({ balance, reservePercent, orders }: FleetCarrier): AccountFields {
  const ReserveBalance = Math.floor((balance * reservePercent) / 100);
  const owed = [...orders.values()].reduce(
    (sum, { is, tonnes, price }) => (is === 'purchase' ? sum + tonnes * price : sum),
    0,
  );
  return {
    CarrierBalance: balance,
    ReserveBalance,
    AvailableBalance: Math.max(0, balance - ReserveBalance - owed),
    ReservePercent: reservePercent,
  };
}

type TariffFields = Pick<
  EventFields<'CarrierFinance'>,
  'TaxRate_shipyard' | 'TaxRate_rearm' | 'TaxRate_outfitting' | 'TaxRate_refuel' | 'TaxRate_repair'
>;

/** The tariff of each service on board that can have one. */
export function tariffFields({ tariff }: FleetCarrier, services: ReadonlySet<string>): TariffFields {
  return {
    ...(services.has('shipyard') && { TaxRate_shipyard: tariff }),
    ...(services.has('rearm') && { TaxRate_rearm: tariff }),
    ...(services.has('rearm') && services.has('outfitting') && { TaxRate_outfitting: tariff }),
    TaxRate_refuel: tariff,
    TaxRate_repair: tariff,
  };
}

/** The services on board, by their names in the live game. */
export function servicesOn(carrier: FleetCarrier, politics: Politics): ReadonlySet<string> {
  return new Set<string>(politics.services(carrierAsStation(carrier), 'game'));
}

/** Tonnes of free space for cargo. */
export function freeCarrierSpace({ carrier, carrierCargo }: Commander, politics: Politics): number {
  return spaceFields(carrier, carrierCargo, politics).FreeSpace;
}

type CarrierCargo = Commander['carrierCargo'];

/** What a jump moves, in tonnes: the carrier as such weighs as much as it holds. */
function mass(carrier: FleetCarrier, cargo: CarrierCargo, politics: Politics): number {
  const { TotalCapacity, FreeSpace } = spaceFields(carrier, cargo, politics);
  return TotalCapacity - FreeSpace + TotalCapacity + carrier.fuel;
}

function spaceFields(
  carrier: FleetCarrier,
  cargo: CarrierCargo,
  politics: Politics,
): EventFields<'CarrierStats'>['SpaceUsage'] {
  const TotalCapacity = carrierSpace[carrier.kind];
  const Crew = crewSpace(servicesOn(carrier, politics));
  const Cargo = tonnesIn(cargo);
  const CargoSpaceReserved = [...carrier.orders.values()].reduce(
    (sum, { is, tonnes }) => (is === 'purchase' ? sum + tonnes : sum),
    0,
  );
  return {
    TotalCapacity,
    Crew,
    Cargo,
    CargoSpaceReserved,
    ShipPacks: 0,
    ModulePacks: 0,
    FreeSpace: TotalCapacity - Crew - Cargo - CargoSpaceReserved,
  };
}
