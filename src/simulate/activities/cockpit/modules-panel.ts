import { type Activity, wait, write } from '../../activity.js';
import { moduleInfoFields } from '../../ship/module-info-fields.js';
import type { Ship } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from './at-screen.js';

/**
 * Looks at the modules on the right-hand panel. ModuleInfo is written if they have changed since last
 * written.
 */
export function* lookAtModules(world: World): Activity {
  if (world.vehicle === 'ship') yield* atScreen(world, 'InternalPanel', look(world));
}

function* look(world: World): Activity {
  const { ship, commander, random } = world;
  yield wait(random.integer(2, 5));
  const content = contentOf(ship);
  if (content !== commander.memory.modules) {
    commander.memory.modules = content;
    yield write('ModuleInfo', moduleInfoFields(ship, world.dialect));
  }
  yield wait(random.integer(3, 15));
  if (random.chance(0.3)) changePriority(world);
}

/** Changes the power priority of a module. */
function changePriority({ ship, random }: World): void {
  const index = random.pick([...ship.modules.keys()].filter((each) => ship.modules[each]?.priority !== undefined));
  const module = ship.modules[index];
  if (module) ship.modules[index] = { ...module, priority: random.integer(0, 4) };
}

function contentOf({ hull, modules }: Ship): string {
  return `${hull} ${modules.map(({ slot, item, priority }) => `${slot} ${item} ${priority ?? ''}`).join()}`;
}
