import type { Station } from '../../../game/star-system.js';
import { type Activity, write } from '../../activity.js';
import { arriveModules, storedModulesFields } from '../../commander/stored-modules.js';
import type { World } from '../../world/world.js';

export function* writeStoredModules(world: World, station: Station): Activity {
  const { commander, system } = world;
  arriveModules(commander.storedModules, world.now);
  yield write('StoredModules', storedModulesFields(commander.storedModules, station, system));
}
