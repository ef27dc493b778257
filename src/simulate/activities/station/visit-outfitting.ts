import { moduleId } from '../../../game/module-ids.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write, writeMade } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { storageAt, transferCost } from '../../commander/stored-modules.js';
import type { EventFields } from '../../event-fields.js';
import type { World } from '../../world/world.js';
import { writeLoadout } from '../cockpit/write-cargo-and-loadout.js';
import { atService } from './docked-station.js';
import { itemFields } from './module-fields.js';
import { modulesSoldAt } from './station-prices.js';
import { type ModuleTrade, tradeModules } from './trade-modules.js';
import { writeStoredModules } from './write-stored-modules.js';

/** Visits outfitting, and sometimes changes a few modules. */
export function* visitOutfitting(world: World, trade: ModuleTrade = sometimes): Activity {
  yield* atService(world, 'Outfitting', (station) => browse(world, station, trade));
}

function* browse(world: World, station: Station, trade: ModuleTrade): Activity {
  const { random } = world;
  yield wait(random.integer(4, 12));
  yield* openOutfitting(world, station);
  yield wait(random.integer(8, 40));
  yield* trade(world, station);
  // Loadout is written once, on leaving outfitting.
  yield wait(random.integer(2, 8));
  yield* writeLoadout(world);
}

function* sometimes(world: World, station: Station): Activity {
  if (world.random.chance(0.4)) yield* tradeModules(world, station);
}

/** The content of the screen: the modules on sale, and those in storage. */
function* openOutfitting(world: World, station: Station): Activity {
  yield writeMade('Outfitting', () => outfittingFields(world, station));
  yield* writeStoredModules(world, station);
}

export function outfittingFields({ system }: World, station: Station): EventFields<'Outfitting'> {
  return {
    MarketID: station.marketId,
    StationName: station.name,
    StarSystem: system.name,
    Horizons: true,
    Items: modulesSoldAt(station),
  };
}

/** Orders the transfer of modules stored elsewhere; they arrive later. */
export function* orderModuleTransfer(world: World): Activity {
  yield* atService(world, 'Outfitting', (station) => order(world, station));
}

function* order(world: World, station: Station): Activity {
  const { commander, random, system } = world;
  yield wait(random.integer(2, 6));
  yield* openOutfitting(world, station);
  yield wait(random.integer(5, 20));
  const here = storageAt(system, station);
  const elsewhere = commander.storedModules.filter(
    ({ where, arrives, item }) =>
      arrives === undefined && where.marketId !== here.marketId && moduleId(item) !== undefined,
  );
  for (const module of random.sample(elsewhere, random.integer(1, 3))) {
    const { cost, seconds } = transferCost(module, here);
    if (!pay(commander, cost)) continue;
    module.where = here;
    module.arrives = world.now + seconds;
    yield write('FetchRemoteModule', {
      StorageSlot: module.slot,
      ...itemFields('StoredItem', module.item),
      ServerId: moduleId(module.item) ?? 0,
      TransferCost: cost,
      TransferTime: seconds,
      Ship: world.ship.hull,
      ShipID: world.ship.id,
    });
    yield* writeStoredModules(world, station);
    yield wait(random.integer(2, 9));
  }
}
