import { visitEngineer } from '../../simulate/activities/station/engineers.js';
import { type Engineer, engineerUpdate, isOnFoot } from '../../simulate/commander/engineers.js';
import { distanceBetween, type StarSystem } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait, write } from '../../simulate/play/step.js';
import { StageError } from '../errors.js';
import type { Overrides } from '../overrides/overrides.js';
import { aboard, docked } from './reach.js';
import type { Situation, Situations } from './situation.js';

const highestRank = 5;

/** Light-years that somebody goes for an engineer. */
const farthest = 500;

/** Where an engineer is met, if the ship can dock there. */
function workshopOf({ galaxy, ship, system: here }: Play, { system }: Engineer): StarSystem | undefined {
  const there = galaxy.named(system);
  if (!there || havensIn(there, ship).length === 0) return undefined;
  return distanceBetween(there.position, here.position) <= farthest ? there : undefined;
}

/** Engineers the commander can get anywhere with: those on foot are for who can walk, and some live too far away. */
function within(play: Play, { engineer }: Overrides): Engineer[] {
  const { commander, system } = play;
  return commander.engineers
    .filter((each) => (commander.odyssey || !isOnFoot(each)) && (engineer === undefined || each.name === engineer))
    .flatMap((each) => {
      const there = workshopOf(play, each);
      return there ? [{ each, distance: distanceBetween(there.position, system.position) }] : [];
    })
    .sort((a, b) => a.distance - b.distance || a.each.id - b.each.id)
    .map(({ each }) => each);
}

/** The nearest to it first, and the nearest by. */
function toUnlock(play: Play, overrides: Overrides): Engineer | undefined {
  const closed = within(play, overrides).filter(({ access }) => access !== 'Unlocked');
  return closed.find(({ access }) => access === 'Invited') ?? closed.find(({ access }) => access) ?? closed[0];
}

function toRank(play: Play, overrides: Overrides): Engineer | undefined {
  const ranked = within(play, overrides).filter((each) => !isOnFoot(each));
  return (
    ranked.find(({ access, rank }) => access === 'Unlocked' && rank < highestRank) ??
    ranked.find(({ access }) => access !== 'Unlocked')
  );
}

/** How an engineer is chosen for what is to happen. */
type Choice = (play: Play, overrides: Overrides) => Engineer | undefined;

const toGain: Choice = (play, overrides) => toUnlock(play, overrides) ?? toRank(play, overrides);

/** Docks where the engineer is. */
function calling(choose: Choice): (play: Play, overrides: Overrides) => Activity {
  return function* (play, overrides) {
    yield* aboard(play);
    const engineer = choose(play, overrides);
    const system = engineer && workshopOf(play, engineer);
    if (system) yield* docked(play, { ...overrides, system });
  };
}

function refusing(choose: Choice, what: string): (play: Play, overrides: Overrides) => void {
  return (play, overrides) => {
    if (choose(play, overrides)) return;
    throw new StageError(
      `${play.commander.name} can ${what} by ${overrides.engineer ?? 'no engineer'} within reach any more`,
    );
  };
}

function* open(play: Play, engineer: Engineer): Activity {
  while (engineer.access !== 'Unlocked') {
    yield wait(play.random.integer(20, 60));
    engineer.access = engineer.access === 'Invited' ? 'Unlocked' : engineer.access === 'Known' ? 'Invited' : 'Known';
    if (engineer.access === 'Unlocked') engineer.rank = isOnFoot(engineer) ? 0 : 1;
    yield write('EngineerProgress', engineerUpdate(engineer, 'access', play.dialect, false));
    yield wait(play.random.integer(3, 10));
  }
}

function* rise(play: Play, engineer: Engineer): Activity {
  yield* open(play, engineer);
  yield wait(play.random.integer(20, 60));
  engineer.rank++;
  engineer.rankProgress = 0;
  yield write('EngineerProgress', engineerUpdate(engineer, 'rank', play.dialect, false));
  yield wait(play.random.integer(3, 10));
}

/** Something that is done with an engineer. */
function visit(
  about: string,
  choose: Choice,
  what: string,
  deed: (play: Play, engineer: Engineer) => Activity,
): Situation {
  return {
    about,
    writes: ['EngineerProgress'],
    takes: ['engineer'],
    refuses: refusing(choose, what),
    reach: calling(choose),
    *act(play, overrides) {
      const engineer = choose(play, overrides);
      if (engineer) yield* deed(play, engineer);
    },
  };
}

export const engineers: Situations = {
  engineer: visit('visits an engineer, and comes one step further', toGain, 'be taken further', (play) =>
    visitEngineer(play),
  ),
  'engineer-unlocked': visit('is let in by an engineer', toUnlock, 'be let in', open),
  'engineer-ranked': visit('rises in rank with an engineer', toRank, 'be raised', rise),
};
