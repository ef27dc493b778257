import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { moduleInfo } from '../../ship/module-info.js';
import type { Ship } from '../../ship/ship.js';
import { atScreen } from './screen.js';

/** Looks at the modules on the right-hand panel. They are told if they are not what was told last. */
export function* lookAtModules(play: Play): Activity {
  if (play.ride === 'ship') yield* atScreen(play, 'InternalPanel', look(play));
}

function* look(play: Play): Activity {
  const { ship, commander, random } = play;
  yield wait(random.integer(2, 5));
  const content = contentOf(ship);
  if (content !== commander.memory.modules) {
    commander.memory.modules = content;
    yield write('ModuleInfo', moduleInfo(ship, play.dialect));
  }
  yield wait(random.integer(3, 15));
  if (random.chance(0.3)) changePriority(play);
}

/** Gives a module another place in the order in which power is cut. */
function changePriority({ ship, random }: Play): void {
  const index = random.pick([...ship.modules.keys()].filter((each) => ship.modules[each]?.priority !== undefined));
  const module = ship.modules[index];
  if (module) ship.modules[index] = { ...module, priority: random.integer(0, 4) };
}

function contentOf({ hull, modules }: Ship): string {
  return `${hull} ${modules.map(({ slot, item, priority }) => `${slot} ${item} ${priority ?? ''}`).join()}`;
}
