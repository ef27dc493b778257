import { type Activity, wait, write } from '../../activity.js';
import { pilotOf } from '../../commander/hired-pilot.js';
import { pay } from '../../commander/simulated-commander.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';

/** Ranks of pilots for hire, with their fee and what is left of the commander's earnings. */
const pilots = [
  [0, 15_000, 0.93],
  [2, 55_000, 0.92],
  [4, 250_000, 0.9],
] as const;

/** What is done about the hired pilot. */
export type CrewMatter = 'hire' | 'assign' | 'fire';

/** Hires a pilot, sends the hired one on duty or ashore, or fires them. */
export function* visitCrewLounge(
  world: World,
  matter: CrewMatter = world.commander.shareAfterCrew === 1 ? 'hire' : 'assign',
): Activity {
  yield* atService(world, 'Contacts', () => see(world, matter));
}

function* see({ commander, random, system }: World, matter: CrewMatter): Activity {
  const pilot = pilotOf(commander);
  const [CombatRank, Cost, share] = random.pick(pilots);
  yield wait(random.integer(10, 40));
  if (matter === 'fire') {
    commander.shareAfterCrew = 1;
    return yield write('CrewFire', pilot);
  }
  if (matter === 'hire') {
    if (!pay(commander, Cost)) return;
    commander.shareAfterCrew = share;
    yield write('CrewHire', { ...pilot, Faction: system.faction, Cost, CombatRank });
    yield wait(random.integer(5, 7));
  }
  yield write('CrewAssign', { ...pilot, Role: matter === 'hire' || random.chance(0.6) ? 'Active' : 'OnShoreLeave' });
  yield wait(random.integer(2, 8));
}
