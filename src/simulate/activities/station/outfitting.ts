import { pay } from '../../commander/commander.js';
import { localised } from '../../commander/localised.js';
import { firstVisit } from '../../commander/memory.js';
import {
  arriveModules,
  type StoredModule,
  storageAt,
  storedModulesMembers,
  transferTo,
} from '../../commander/stored-modules.js';
import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { tellLoadout } from '../cockpit/hold.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';
import { swapUtility } from './swap-utility.js';

/** Looks around in outfitting, and now and then exchanges something small. */
export function* visitOutfitting(play: Play): Activity {
  const station = stationWith(play, 'Outfitting');
  if (station) yield* atScreen(play, 'StationServices', browse(play, station));
}

function* browse(play: Play, station: Station): Activity {
  const { random } = play;
  yield wait(random.integer(4, 12));
  yield* tellStored(play, station);
  yield wait(random.integer(15, 60));
  if (!random.chance(0.25)) return;
  const hasStored = swapUtility(play, station);
  yield* tellLoadout(play);
  if (hasStored) yield* tellStored(play, station);
}

/** Has a module brought here that is stored somewhere else. It comes after a while, by the clock. */
export function* orderModuleTransfer(play: Play): Activity {
  const station = stationWith(play, 'Outfitting');
  if (station) yield* atScreen(play, 'StationServices', order(play, station));
}

function* order(play: Play, station: Station): Activity {
  const { commander, random, system } = play;
  yield wait(random.integer(5, 20));
  const here = storageAt(system, station);
  const elsewhere = commander.storedModules.filter(
    ({ where, arrives }) => arrives === undefined && where.marketId !== here.marketId,
  );
  for (const module of random.some(elsewhere, random.integer(1, 3))) {
    const { cost, seconds } = transferTo(module, here);
    if (!pay(commander, cost)) continue;
    module.where = here;
    module.arrives = play.now + seconds;
    const name = `$${module.item}_name;`;
    yield write('FetchRemoteModule', {
      StorageSlot: module.slot,
      StoredItem: name,
      ...localised('StoredItem', name, module.name),
      ServerId: 128_000_000 + module.slot,
      TransferCost: cost,
      TransferTime: seconds,
      Ship: play.ship.hull,
      ShipID: play.ship.id,
    });
  }
  yield wait(random.integer(1, 3));
  yield* tellStored(play, station);
}

/** Stored modules are told on the first visit to a station, and when they are not what was told last. */
function* tellStored(play: Play, station: Station): Activity {
  const { commander, system } = play;
  const { memory, storedModules } = commander;
  arriveModules(storedModules, play.now);
  const first = firstVisit(memory, station.marketId);
  const content = contentOf(storedModules);
  if (!first && content === memory.storedModules) return;
  memory.storedModules = content;
  yield write('StoredModules', storedModulesMembers(storedModules, station, system));
}

function contentOf(modules: readonly StoredModule[]): string {
  return modules.map(({ item, slot, where, arrives }) => `${item} ${slot} ${where.marketId} ${arrives ?? ''}`).join();
}
