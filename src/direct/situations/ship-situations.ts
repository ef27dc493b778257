import { materialTable } from '../../game/material-table.js';
import type { EventName } from '../../interface/event-types.js';
import { writeLoadout } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import {
  buyAndStoreModule,
  retrieveModule,
  sellStoredModule,
  storeModule,
  storeSeveralModules,
} from '../../simulate/activities/station/modules-in-storage.js';
import { overhaul, repair } from '../../simulate/activities/station/repair-ship.js';
import { tradeMaterials } from '../../simulate/activities/station/trade-materials.js';
import {
  buyModule,
  type ModuleTrade,
  sellModule,
  swapModules,
} from '../../simulate/activities/station/trade-modules.js';
import { visitOutfitting } from '../../simulate/activities/station/visit-outfitting.js';
import {
  buyShip,
  christen,
  nameShip,
  redeemShip,
  type ShipDeal,
  sellShip,
  shipsToBuy,
  swapShip,
  takeOutShip,
  transferShip,
  visitShipyard,
} from '../../simulate/activities/station/visit-shipyard.js';
import type { Activity } from '../../simulate/activity.js';
import { addMaterial, materialCount } from '../../simulate/commander/material-stock.js';
import { cargoTonnes } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { makeRoom } from './hold.js';
import { provideModules } from './module-provisions.js';
import { docked, offersService, type StationFilter } from './prerequisites.js';
import { addShip, ensureCredits } from './provisions.js';
import { retryUntil } from './retry-until.js';
import { makeCargoFit } from './ship-change.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';
import { atStationOffering } from './station-situations.js';

/** More than any of this costs, in credits. */
const maxCost = 100_000_000;

/** A visit to outfitting with a given trade; modules to trade are bought first, if needed. */
function moduleSituation(kind: EventName, trade: ModuleTrade): Staging {
  return {
    prepare: atStationOffering('Outfitting'),
    *act(world) {
      ensureCredits(world, maxCost);
      yield* retryUntil(world, kind, () =>
        visitOutfitting(world, function* (_, station) {
          yield* provideModules(world, station);
          yield* trade(world, station);
        }),
      );
    },
  };
}

/** Stores a module first, so that there is one to retrieve. */
const storeAndRetrieve: ModuleTrade = function* (world, station) {
  yield* storeModule(world, station);
  yield* retrieveModule(world, station);
};

/** A visit to a shipyard with a given deal; the ship it needs is provided. */
function shipSituation(deal: ShipDeal, provide: (world: World) => void = () => undefined): Staging {
  return {
    prepare: atStationOffering('Shipyard'),
    *act(world) {
      ensureCredits(world, maxCost);
      provide(world);
      yield* visitShipyard(world, deal);
    },
  };
}

/** Takes the ship that was provided where the shipyard offers none, as on a carrier that has jumped. */
const swapToProvided: ShipDeal = function* (world, station) {
  const { commander, ship } = world;
  yield* swapShip(world, station);
  const provided = commander.ships.at(-1);
  if (world.ship !== ship || !provided) return;
  if (ship.srvCargo.size > 0 || provided.ship.cargoCapacity < cargoTonnes(ship))
    throw new StageError(`${cargoTonnes(ship)} t of cargo do not fit into another ship: sell some first`);
  yield* takeOutShip(world, station, provided);
};

function* wearAndRepair(world: World): Activity {
  const { ship } = world;
  ensureCredits(world, maxCost);
  const [first] = ship.modules;
  if (first) first.health = Math.min(first.health ?? 1, 0.93);
  yield* retryUntil(world, 'RepairAll', () => repair(world));
}

export const shipSituations = {
  'module-bought': moduleSituation('ModuleBuy', buyModule),
  'module-sold': moduleSituation('ModuleSell', sellModule),
  'module-stored': moduleSituation('ModuleStore', storeModule),
  'modules-stored': moduleSituation('MassModuleStore', storeSeveralModules),
  'module-retrieved': moduleSituation('ModuleRetrieve', storeAndRetrieve),
  'modules-swapped': moduleSituation('ModuleSwap', swapModules),
  'module-bought-and-stored': moduleSituation('ModuleBuyAndStore', buyAndStoreModule),
  'stored-module-sold': moduleSituation('ModuleSellRemote', sellStoredModule),
  shipyard: { prepare: atStationOffering('Shipyard'), act: (world) => visitShipyard(world) },
  'ship-swapped': {
    ...shipSituation(swapToProvided),
    *prepare(world, settings) {
      yield* atStationOffering('Shipyard')(world, settings);
      addShip(world, true);
      const provided = world.commander.ships.at(-1);
      if (provided) yield* makeCargoFit(world, provided);
    },
  },
  'ship-transferred': shipSituation(transferShip, (world) => addShip(world, false)),
  'ship-sold': shipSituation(
    (world, station) => sellShip(world, station, world.commander.ships.at(-1)),
    (world) => addShip(world, true),
  ),
  'ship-bought': {
    ...shipSituation(buyShip),
    *prepare(world, settings) {
      ensureCredits(world, maxCost);
      const hasYard = offersService(world, 'Shipyard');
      const sells: StationFilter = (station, system) =>
        hasYard(station, system) && shipsToBuy(world, station, system).length > 0;
      yield* docked(world, settings, sells, 'with a ship to travel in on sale');
      yield* makeRoom(world, world.ship.cargoCapacity);
    },
  },
  'ship-redeemed': shipSituation(redeemShip),
  'ship-named': shipSituation(nameShip),
  'ship-unnamed': shipSituation(function* (world) {
    yield* christen(world, ' ');
    yield* writeLoadout(world);
  }),
  'ship-repaired': { prepare: atStationOffering('Repair'), act: wearAndRepair },
  'material-trade': {
    prepare: atStationOffering('materialtrader'),
    *act(world) {
      const { commander } = world;
      for (const [name, , , grade] of materialTable)
        if (grade > 1 && materialCount(commander, name) === 0) addMaterial(commander, name, 6);
      yield* retryUntil(world, 'MaterialTrade', () => tradeMaterials(world));
    },
  },
  'wear-repaired': {
    prepare: atStationOffering('Repair'),
    *act(world) {
      ensureCredits(world, maxCost);
      yield* overhaul(world);
    },
  },
} satisfies Stagings;
