import type { StarSystem } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { fight } from '../activities/combat/battle.js';
import { interdiction } from '../activities/combat/be-interdicted.js';
import { flyOperation } from '../activities/combat/operation.js';
import { dockSomewhere, idle, visitAnotherSystem, visitStationOnFoot, workOff } from '../activities/outings.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { visitOutfitting } from '../activities/station/visit-outfitting.js';
import { lookAtShips } from '../activities/station/visit-shipyard.js';
import { enterSupercruise } from '../activities/travel/supercruise.js';
import type { Activity } from '../activity.js';
import { happens } from '../world/rare-moments.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** Where factions fight, and where the Thargoids are. */
export const war: Plan = {
  about: 'flies to faction conflicts and Thargoid attacks, and fights',
  startConditions: { ship: ['combat'], squadron: true },
  *run(world) {
    for (;;) {
      yield* visitAnotherSystem(world, (system) => isAtWar(world, system));
      yield* tradeMissions(world);
      yield* workOff(world);
      for (let battles = world.random.integer(1, 3); battles > 0; battles--) yield* campaign(world);
      yield* restAtStation(world);
    }
  },
};

function isAtWar({ politics, now }: World, system: StarSystem): boolean {
  const { conflict, thargoid } = politics.interestOf(system, now);
  return conflict || thargoid !== undefined;
}

/** Fights, and docks at a station of the same system; may be interdicted on the way. */
function* campaign(world: World): Activity {
  yield* fight(world);
  if (world.dialect === 'game' && happens(world, 'an operation', 0.1)) yield* flyOperation(world);
  yield* enterSupercruise(world);
  if (world.random.chance(0.2)) yield* interdiction(world);
  yield* dockSomewhere(world);
}

/** What the commander does at a station between two battles. */
function* restAtStation(world: World): Activity {
  const { random } = world;
  yield* tradeMissions(world);
  if (random.chance(0.5)) yield* visitOutfitting(world);
  if (random.chance(0.2)) yield* lookAtShips(world);
  if (random.chance(0.4)) yield* lookAtModules(world);
  if (random.chance(0.4)) yield* idle(world);
  if (random.chance(0.3)) yield* visitStationOnFoot(world);
}
