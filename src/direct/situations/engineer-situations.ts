import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { visitEngineer } from '../../simulate/activities/station/visit-engineer.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { type Engineer, engineerUpdate, isOnFoot } from '../../simulate/commander/engineer-progress.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { aboardShip, docked } from './prerequisites.js';
import type { Situation, Situations } from './situation.js';

const highestRank = 5;

/** The longest way to an engineer, in light-years. */
const maxDistance = 500;

/** The system of an engineer's workshop, if it is near enough and the ship can dock there. */
function workshopOf({ galaxy, ship, system: here }: World, { system }: Engineer): StarSystem | undefined {
  const there = galaxy.systemByName(system);
  if (!there || stationsWithPadFor(there, ship).length === 0) return undefined;
  return distanceBetween(there.position, here.position) <= maxDistance ? there : undefined;
}

/** The engineers within reach, the nearest first. Those of the on-foot expansion count only for a commander who has it. */
function engineersInReach(world: World, { engineer }: SessionSettings): Engineer[] {
  const { commander, system } = world;
  return commander.engineers
    .filter((each) => (commander.odyssey || !isOnFoot(each)) && (engineer === undefined || each.name === engineer))
    .flatMap((each) => {
      const there = workshopOf(world, each);
      return there ? [{ each, distance: distanceBetween(there.position, system.position) }] : [];
    })
    .sort((a, b) => a.distance - b.distance || a.each.id - b.each.id)
    .map(({ each }) => each);
}

/** The engineer who is closest to being unlocked; of several, the nearest. */
function toUnlock(world: World, settings: SessionSettings): Engineer | undefined {
  const closed = engineersInReach(world, settings).filter(({ access }) => access !== 'Unlocked');
  return closed.find(({ access }) => access === 'Invited') ?? closed.find(({ access }) => access) ?? closed[0];
}

function toRank(world: World, settings: SessionSettings): Engineer | undefined {
  const ranked = engineersInReach(world, settings).filter((each) => !isOnFoot(each));
  return (
    ranked.find(({ access, rank }) => access === 'Unlocked' && rank < highestRank) ??
    ranked.find(({ access }) => access !== 'Unlocked')
  );
}

/** Chooses the engineer for a situation. */
type EngineerChoice = (world: World, settings: SessionSettings) => Engineer | undefined;

const toGain: EngineerChoice = (world, settings) => toUnlock(world, settings) ?? toRank(world, settings);

/** Docks at the workshop of the chosen engineer. */
function dockAtEngineer(choose: EngineerChoice): (world: World, settings: SessionSettings) => Activity {
  return function* (world, settings) {
    yield* aboardShip(world);
    const engineer = choose(world, settings);
    const system = engineer && workshopOf(world, engineer);
    if (system) yield* docked(world, { ...settings, system });
  };
}

function assertEngineerInReach(
  choose: EngineerChoice,
  what: string,
): (world: World, settings: SessionSettings) => void {
  return (world, settings) => {
    if (choose(world, settings)) return;
    throw new StageError(
      `${world.commander.name} can ${what} by ${settings.engineer ?? 'no engineer'} within reach any more`,
    );
  };
}

function* unlockEngineer(world: World, engineer: Engineer): Activity {
  while (engineer.access !== 'Unlocked') {
    yield wait(world.random.integer(20, 60));
    engineer.access = engineer.access === 'Invited' ? 'Unlocked' : engineer.access === 'Known' ? 'Invited' : 'Known';
    if (engineer.access === 'Unlocked') engineer.rank = isOnFoot(engineer) ? 0 : 1;
    yield write('EngineerProgress', engineerUpdate(engineer, 'access', world.dialect, false));
    yield wait(world.random.integer(3, 10));
  }
}

function* raiseRank(world: World, engineer: Engineer): Activity {
  yield* unlockEngineer(world, engineer);
  yield wait(world.random.integer(20, 60));
  engineer.rank++;
  engineer.rankProgress = 0;
  yield write('EngineerProgress', engineerUpdate(engineer, 'rank', world.dialect, false));
  yield wait(world.random.integer(3, 10));
}

/** A visit to an engineer. */
function engineerSituation(
  about: string,
  choose: EngineerChoice,
  what: string,
  visit: (world: World, engineer: Engineer) => Activity,
): Situation<'engineer'> {
  return {
    about,
    writes: ['EngineerProgress'],
    takes: ['engineer'],
    assertPossible: assertEngineerInReach(choose, what),
    prepare: dockAtEngineer(choose),
    *act(world, settings) {
      const engineer = choose(world, settings);
      if (engineer) yield* visit(world, engineer);
    },
  };
}

export const engineerSituations = {
  engineer: engineerSituation('visits an engineer, and comes one step further', toGain, 'be taken further', (world) =>
    visitEngineer(world),
  ),
  'engineer-unlocked': engineerSituation('is let in by an engineer', toUnlock, 'be let in', unlockEngineer),
  'engineer-ranked': engineerSituation('rises in rank with an engineer', toRank, 'be raised', raiseRank),
} as const satisfies Situations;
