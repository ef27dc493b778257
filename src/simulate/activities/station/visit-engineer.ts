import type { StarSystem } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { type Engineer, type EngineerChange, engineerUpdate, isOnFoot } from '../../commander/engineer-progress.js';
import type { World } from '../../world/world.js';

const highestRank = 5;

/** Makes one step of progress with an engineer: known, invited, unlocked, next rank. */
export function* visitEngineer(world: World): Activity {
  const { commander, random, dialect } = world;
  if (world.place.is !== 'docked') return;
  const open = commander.engineers.filter((engineer) => isOpen(engineer) && (commander.odyssey || !isOnFoot(engineer)));
  const here = open.filter(({ system }) => system === world.system.name);
  // Getting to know an engineer and an invitation work from afar; everything else needs a visit.
  const possible = here.length > 0 ? here : open.filter(({ access }) => access === undefined || access === 'Known');
  if (possible.length === 0) return;
  const engineer = random.pick(possible);
  yield wait(random.integer(20, 60));
  const news = advance(engineer);
  yield write('EngineerProgress', engineerUpdate(engineer, news, dialect, random.chance(0.3)));
  yield wait(random.integer(3, 10));
}

/** Whether an engineer lives in a system who would do something for the commander. */
export function hasEngineer({ commander }: World, { name }: StarSystem): boolean {
  return commander.engineers.some(
    (engineer) =>
      engineer.system === name &&
      isOpen(engineer) &&
      (engineer.access === 'Invited' || engineer.access === 'Unlocked') &&
      (commander.odyssey || !isOnFoot(engineer)),
  );
}

/** Whether there is anything left to gain. */
function isOpen(engineer: Engineer): boolean {
  return engineer.access !== 'Unlocked' || (!isOnFoot(engineer) && engineer.rank < highestRank);
}

function advance(engineer: Engineer): EngineerChange {
  if (engineer.access === 'Unlocked') {
    engineer.rank++;
    engineer.rankProgress = 0;
    return 'rank';
  }
  if (engineer.access === 'Invited') {
    engineer.access = 'Unlocked';
    engineer.rank = isOnFoot(engineer) ? 0 : 1;
  } else {
    engineer.access = engineer.access === 'Known' ? 'Invited' : 'Known';
  }
  return 'access';
}
