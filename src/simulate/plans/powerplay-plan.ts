import type { StarSystem } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { hunt } from '../activities/combat/hunt.js';
import { carryOutMission } from '../activities/missions/carry-out-mission.js';
import { dockSomewhere, idle, visitAnotherSystem } from '../activities/outings.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { collectForPower, deliverForPower } from '../activities/station/power-goods.js';
import { trade } from '../activities/station/trade-goods.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** Works for a power. */
export const powerplay: Plan = {
  about: 'works for a power, in systems that it controls or contests',
  startConditions: { ship: ['all-rounder', 'trader', 'combat'], pledged: true },
  *run(world) {
    yield* lookAtModules(world);
    for (;;) {
      yield* visitAnotherSystem(world, (system) => isOfInterest(world, system));
      yield* deliverForPower(world);
      yield* tradeMissions(world);
      yield* carryOutMission(world);
      yield* trade(world);
      yield* collectForPower(world);
      if (world.ship.purpose === 'combat') {
        yield* hunt(world, { kills: world.random.integer(2, 6) });
        yield* dockSomewhere(world);
      }
      yield* idle(world);
    }
  },
};

/** The own power is in control, or at least some power. */
function isOfInterest({ politics, now, commander, random }: World, system: StarSystem): boolean {
  const { power } = politics.interestOf(system, now);
  return power !== undefined && (power === commander.pledge || random.chance(0.2));
}
