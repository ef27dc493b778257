import type { StarSystem } from '../../game/star-system.js';
import { interdiction } from '../activities/combat/be-interdicted.js';
import { fightPlayer } from '../activities/combat/fight-player.js';
import { hunt } from '../activities/combat/hunt.js';
import { interdict } from '../activities/combat/interdict.js';
import { isFeasible, nextMission } from '../activities/missions/feasible-missions.js';
import { dockSomewhere, idle, moveOn, visitAnotherSystem } from '../activities/outings.js';
import { atService } from '../activities/station/docked-station.js';
import { takeOne, tradeMissions } from '../activities/station/mission-board.js';
import { tradeMaterials } from '../activities/station/trade-materials.js';
import { lookAtShips } from '../activities/station/visit-shipyard.js';
import { enterSupercruise } from '../activities/travel/supercruise.js';
import { type Activity, wait } from '../activity.js';
import type { Mission } from '../commander/taken-missions.js';
import { happens } from '../world/rare-moments.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** From mission board to hunting ground and back. */
export const bountyHunt: Plan = {
  about: 'hunts pirates where miners work, is paid for them, repairs and rearms',
  startConditions: { ship: ['combat'], services: ['Missions'] },
  *run(world) {
    for (;;) {
      yield* tradeMissions(world);
      if (!nextMission(world) && world.random.chance(0.8)) yield* takeContract(world);
      yield* outing(world);
      if (world.random.chance(0.3)) yield* idle(world);
      if (world.random.chance(0.2)) yield* lookAtShips(world);
      if (world.random.chance(0.2)) yield* tradeMaterials(world);
      if (world.random.chance(0.15)) yield* visitAnotherSystem(world, hasPrey);
    }
  },
};

/** Pirates are hunted where the law pays for them. */
function hasPrey({ security, population }: StarSystem): boolean {
  return security !== 'anarchy' && population > 0;
}

/** Takes a mission to kill pirates, if one is offered here. */
function* takeContract(world: World): Activity {
  yield* atService(world, 'Missions', () => chooseContract(world));
}

/** Hunters stack missions against the same pirates: a kill counts once for each faction that wants it. */
function* chooseContract(world: World): Activity {
  const { random, commander } = world;
  yield wait(random.integer(4, 20));
  const task = random.chance(0.75) ? 'massacre' : 'assassination';
  for (let left = task === 'massacre' ? random.integer(2, 7) : 1; left > 0; left--) {
    yield* takeOne(world, {
      task,
      isWanted: (mission) => isFeasible(world, mission) && !commander.missions.some((other) => clashes(mission, other)),
    });
    yield wait(random.integer(5, 25));
  }
}

/** Whether a kill for one mission counts for the other one only after it. */
function clashes(mission: Mission, other: Mission): boolean {
  return mission !== other && mission.faction === other.faction && mission.task === other.task;
}

/** Carries out a mission, or hunts here; then docks and collects the pay. */
function* outing(world: World): Activity {
  const { random } = world;
  if (nextMission(world)) return yield* moveOn(world);
  yield* hunt(world, { kills: random.integer(10, 24) });
  if (happens(world, 'a rival', 0.01)) yield* fightPlayer(world);
  yield* enterSupercruise(world);
  if (random.chance(0.15)) yield* interdiction(world);
  if (happens(world, 'a chase', 0.3)) yield* interdict(world);
  yield* dockSomewhere(world);
}
