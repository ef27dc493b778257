import { type Engineer, type EngineerNews, engineerUpdate, isOnFoot } from '../../commander/engineers.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';

const highestRank = 5;

/** Comes one step further with an engineer: hears of them, is invited, is let in, rises in rank. */
export function* visitEngineer(play: Play): Activity {
  const { commander, random, dialect } = play;
  if (play.place.is !== 'docked') return;
  const open = commander.engineers.filter((engineer) => isOpen(engineer) && (commander.odyssey || !isOnFoot(engineer)));
  if (open.length === 0) return;
  const here = open.filter(({ system }) => system === play.system.name);
  const engineer = random.pick(here.length > 0 ? here : open);
  yield wait(random.integer(20, 60));
  const news = advance(engineer);
  yield write('EngineerProgress', engineerUpdate(engineer, news, dialect, random.chance(0.3)));
  yield wait(random.integer(3, 10));
}

/** Whether there is anything left to gain. */
function isOpen(engineer: Engineer): boolean {
  return engineer.access !== 'Unlocked' || (!isOnFoot(engineer) && engineer.rank < highestRank);
}

function advance(engineer: Engineer): EngineerNews {
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
