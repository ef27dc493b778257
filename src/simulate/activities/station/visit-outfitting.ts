import { localisedField } from '../../../game/localised.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { noteVisit } from '../../commander/session-memory.js';
import { pay } from '../../commander/simulated-commander.js';
import {
  arriveModules,
  type StoredModule,
  storageAt,
  storedModulesFields,
  transferCost,
} from '../../commander/stored-modules.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { writeLoadout } from '../cockpit/write-cargo-and-loadout.js';
import { dockedStationWith } from './docked-station.js';
import { swapUtility } from './swap-utility.js';

/** Visits outfitting, and sometimes swaps a utility module. */
export function* visitOutfitting(world: World): Activity {
  const station = dockedStationWith(world, 'Outfitting');
  if (station) yield* atScreen(world, 'StationServices', browse(world, station));
}

function* browse(world: World, station: Station): Activity {
  const { random } = world;
  yield wait(random.integer(4, 12));
  yield* writeStoredModules(world, station);
  yield wait(random.integer(15, 60));
  if (!random.chance(0.25)) return;
  const hasStored = swapUtility(world, station);
  yield* writeLoadout(world);
  if (hasStored) yield* writeStoredModules(world, station);
}

/** Orders the transfer of modules stored elsewhere; they arrive later. */
export function* orderModuleTransfer(world: World): Activity {
  const station = dockedStationWith(world, 'Outfitting');
  if (station) yield* atScreen(world, 'StationServices', order(world, station));
}

function* order(world: World, station: Station): Activity {
  const { commander, random, system } = world;
  yield wait(random.integer(5, 20));
  const here = storageAt(system, station);
  const elsewhere = commander.storedModules.filter(
    ({ where, arrives }) => arrives === undefined && where.marketId !== here.marketId,
  );
  for (const module of random.sample(elsewhere, random.integer(1, 3))) {
    const { cost, seconds } = transferCost(module, here);
    if (!pay(commander, cost)) continue;
    module.where = here;
    module.arrives = world.now + seconds;
    const name = `$${module.item}_name;`;
    yield write('FetchRemoteModule', {
      StorageSlot: module.slot,
      StoredItem: name,
      ...localisedField('StoredItem', name, module.name),
      ServerId: 128_000_000 + module.slot,
      TransferCost: cost,
      TransferTime: seconds,
      Ship: world.ship.hull,
      ShipID: world.ship.id,
    });
  }
  yield wait(random.integer(1, 3));
  yield* writeStoredModules(world, station);
}

/** Writes StoredModules on the first visit to a station, and when they have changed since last written. */
function* writeStoredModules(world: World, station: Station): Activity {
  const { commander, system } = world;
  const { memory, storedModules } = commander;
  arriveModules(storedModules, world.now);
  const first = noteVisit(memory, station.marketId);
  const content = contentOf(storedModules);
  if (!first && content === memory.storedModules) return;
  memory.storedModules = content;
  yield write('StoredModules', storedModulesFields(storedModules, station, system));
}

function contentOf(modules: readonly StoredModule[]): string {
  return modules.map(({ item, slot, where, arrives }) => `${item} ${slot} ${where.marketId} ${arrives ?? ''}`).join();
}
