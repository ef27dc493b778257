import { stateOf } from '../../direct/state/stage-state.js';
import { commodities } from '../../game/commodities.js';
import { isForbidden } from '../../game/economy-goods.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import { copyEvent } from '../../journal/copy-event.js';
import type {
  CarrierDetails,
  GoalDetails,
  LastStation,
  Moment,
  MomentDetails,
  MomentDocument,
  ShipDetails,
} from '../../services/moment.js';
import { bartenderFields } from '../../simulate/activities/carrier/bartender.js';
import { carrierOf, carrierUnder } from '../../simulate/activities/carrier/carrier-place.js';
import { loadGameFields } from '../../simulate/activities/start-up-events.js';
import { outfittingFields } from '../../simulate/activities/station/visit-outfitting.js';
import { shipyardFields } from '../../simulate/activities/station/visit-shipyard.js';
import { carrierStatsFields } from '../../simulate/carrier/carrier-fields.js';
import { type Goal, hasEnded } from '../../simulate/commander/community-goals.js';
import { lockerFields } from '../../simulate/commander/locker.js';
import { type OwnedShip, storedShipsFields } from '../../simulate/commander/owned-ships.js';
import { powerplayFields } from '../../simulate/commander/power-work.js';
import { progressFields, rankFields, reputationFields } from '../../simulate/commander/ranks-and-reputation.js';
import { suitLoadoutFields } from '../../simulate/commander/suit-loadouts.js';
import { carrierAsStation } from '../../simulate/galaxy/fleet-carrier.js';
import { marketFields } from '../../simulate/market/market-fields.js';
import { timestampOf } from '../../simulate/session-time.js';
import { loadoutFields } from '../../simulate/ship/loadout-fields.js';
import type { Ship } from '../../simulate/ship/ship.js';
import { hullValue, modulesValue } from '../../simulate/ship/ship-prices.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';

/** What is true in a world now. The world and its random streams stay as they are, and share nothing. */
export function momentOf(world: World): Moment {
  const port = lastPortIn(world);
  return {
    state: stateOf(world),
    documents: documentsOf(world, port),
    ...(port && { lastStation: lastStationOf(world, port) }),
    details: detailsOf(world),
  };
}

interface Port {
  readonly system: StarSystem;
  readonly station: Station;
}

/** Before the first docking of a session it is a port at home. */
function lastPortIn({ place, system, commander, home, ship }: World): Port | undefined {
  if (place.is === 'docked') return { system, station: place.station };
  const { lastPort } = commander.memory;
  if (lastPort) {
    const { station } = lastPort;
    return { station, system: carrierOf(commander, station)?.at?.system ?? lastPort.system };
  }
  const [station] = stationsWithPadFor(home, ship);
  return station && { system: home, station };
}

function lastStationOf({ politics, now, dialect }: World, { system, station }: Port): LastStation {
  const fields = politics.stationFields(system, station, now, 'game');
  const { StationFaction: faction, StationAllegiance: allegiance = '', StationEconomies = [] } = fields;
  return {
    name: station.name,
    type: station.type,
    marketId: station.marketId,
    system: { name: system.name, address: system.address },
    faction: typeof faction === 'string' ? faction : faction?.Name,
    services: politics.services(station, dialect, politics.stationState(system, station, now)),
    allegiance,
    economies: StationEconomies.map(({ Name, Name_Localised: name = Name, Proportion: proportion }) => {
      return { name, proportion };
    }),
    prohibited: [...commodities.keys()].filter((type) => isForbidden(type, station.government)),
  };
}

type Documents = { [Name in MomentDocument]?: object | undefined };

function documentsOf(world: World, port: Port | undefined): Moment['documents'] {
  const { commander, politics, dialect, place } = world;
  const { standing } = commander;
  const station = place.is === 'docked' ? place.station : undefined;
  const here = port?.station ?? { name: '', marketId: 0 };
  const documents: Documents = {
    Commander: { FID: commander.id, Name: commander.name },
    LoadGame: loadGameFields(world),
    Rank: rankFields(standing),
    Progress: progressFields(standing),
    Reputation: reputationFields(standing),
    ...(commander.pledge !== undefined && {
      Powerplay: powerplayFields(commander.pledge, commander.powerWork, world.now),
    }),
    Loadout: loadoutFields(world.ship),
    StoredShips: storedShipsFields(shipsByNow(world), here, port?.system ?? world.system),
    SuitLoadout: suitLoadoutFields(commander.loadout, dialect),
    ShipLocker: lockerFields(commander),
    ...(station && screensOf(world, station)),
    ...(commander.carrier.isOwned && {
      CarrierStats: carrierStatsFields(commander.carrier, commander.carrierCargo, politics),
    }),
  };
  const timestamp = timestampOf(world.now);
  return Object.fromEntries(
    Object.entries(documents).flatMap(([event, fields]) =>
      fields ? [[event, copyEvent({ timestamp, event, ...fields })]] : [],
    ),
  );
}

/** What the screens of a station show. */
function screensOf(world: World, station: Station): Documents {
  const { markets, politics, system, now } = world;
  const carrier = carrierUnder(world);
  const offers = (service: string) => politics.offers(system, station, service, now);
  return {
    ...(offers('Commodities') && {
      Market: marketFields(system, station, markets.view(world, station), carrier?.access),
    }),
    ...(offers('Outfitting') && { Outfitting: outfittingFields(world, station) }),
    ...(offers('Shipyard') && { Shipyard: shipyardFields(world, station) }),
    ...(carrier && { FCMaterials: bartenderFields(world, carrier) }),
  };
}

/** The world notes arrivals only when the commander looks. */
function shipsByNow({ commander, now }: World): OwnedShip[] {
  return commander.ships.map(({ ship, where, arrives }) => ({
    ship,
    where,
    ...(arrives !== undefined && arrives > now && { arrives }),
  }));
}

function detailsOf(world: World): MomentDetails {
  const { commander, dialect, now, ship, system, ownShipAt } = world;
  const at = ownShipAt ?? world;
  return {
    allegiance: system.allegiance,
    isCanopyBroken: ship.isCanopyBroken,
    ships: [
      shipDetails(ship, at.system, at.place.is === 'docked' ? at.place.station : undefined),
      ...shipsByNow(world).map((owned) => storedShip(world, owned)),
    ],
    suitLoadouts: commander.loadouts.map((loadout) => ({ ...suitLoadoutFields(loadout, dialect) })),
    goals: commander.goals.flatMap((goal) => (hasEnded(goal, now) ? [] : [goalDetails(goal)])),
    ...(commander.squadron && { squadron: { name: commander.squadron.name, rank: commander.squadron.rank } }),
    ...(commander.carrier.isOwned && { carrier: carrierDetails(world) }),
  };
}

function goalDetails({ id, title, system, market, unit, expiry, tiers, total }: Goal): GoalDetails {
  return { id, title, system, market, unit, expiry, target: tiers.at(-1) ?? 0, total };
}

function storedShip({ galaxy, system: current }: World, { ship, where }: OwnedShip): ShipDetails {
  const { marketId } = where;
  const system = current.name === where.system ? current : galaxy.systemByName(where.system);
  const station = system?.stations.find((each) => each.marketId === marketId) ?? { name: '', marketId };
  return shipDetails(ship, system ?? { name: where.system, address: 0 }, station);
}

function shipDetails(
  ship: Ship,
  { name, address }: Pick<StarSystem, 'name' | 'address'>,
  station: Pick<Station, 'name' | 'marketId'> | undefined,
): ShipDetails {
  return {
    id: ship.id,
    type: ship.hull,
    name: ship.christened,
    ident: ship.ident,
    hullValue: hullValue(ship),
    modulesValue: modulesValue(ship),
    system: { name, address },
    ...(station && { station: { name: station.name, marketId: station.marketId } }),
  };
}

function carrierDetails(world: World): CarrierDetails {
  const { commander, markets, system } = world;
  const { carrier, carrierCargo } = commander;
  const { at, jump } = carrier;
  const station = carrierAsStation(carrier);
  return {
    ...(at && { system: { name: at.system.name, address: at.system.address } }),
    since: at?.since ?? 0,
    stops: carrier.stops,
    ...(jump && { jump: { system: jump.to.name, departure: jump.departure } }),
    cargo: Object.fromEntries(carrierCargo),
    market: { ...marketFields(at?.system ?? system, station, markets.view(world, station), carrier.access) },
    materials: bartenderFields(world, carrier)?.Items ?? [],
    station: lastStationOf(world, { system: at?.system ?? system, station }),
  };
}
