import type { Station } from '../../../game/star-system.js';
import { storableModuleTable } from '../../../game/storable-module-table.js';
import { pay } from '../../commander/simulated-commander.js';
import type { StoredModule } from '../../commander/stored-modules.js';
import type { World } from '../../world/world.js';

/**
 * Utility modules of the same mass and power draw: swapping them changes neither the range nor the order of the panel.
 */
const utilities = ['heatsinklauncher_turret', 'chafflauncher', 'electroniccountermeasure'].flatMap((name) =>
  storableModuleTable.filter(([item]) => item === `hpt_${name}_tiny`),
);

/** Swaps a utility module; returns whether the stored modules have changed. */
export function swapUtility(world: World, station: Station): boolean {
  const { ship, commander, random } = world;
  const index = ship.modules.findIndex(({ item }) => utilities.some(([utility]) => utility === item));
  const fitted = ship.modules[index];
  const old = utilities.find(([item]) => item === fitted?.item);
  if (!fitted || !old) return false;
  const stored = commander.storedModules.findIndex((module) => canReplace(module, old[0], station));
  if (stored >= 0) {
    const module = commander.storedModules[stored] as StoredModule;
    ship.modules[index] = { ...fitted, item: module.item };
    const [item, name, buyPrice] = old;
    commander.storedModules[stored] = { item, name, buyPrice, slot: module.slot, hot: false, where: module.where };
    return true;
  }
  const [item, , price] = random.pick(utilities.filter(([utility]) => utility !== old[0]));
  if (pay(commander, price)) {
    commander.credits += old[2];
    ship.modules[index] = { ...fitted, item };
  }
  return false;
}

function canReplace({ item, where, arrives, engineering }: StoredModule, old: string, station: Station): boolean {
  if (arrives !== undefined || engineering || where.marketId !== station.marketId) return false;
  return item !== old && utilities.some(([utility]) => utility === item);
}
