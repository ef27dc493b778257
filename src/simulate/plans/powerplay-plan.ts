import type { StarSystem } from '../../game/star-system.js';
import { hunt, scanTraffic } from '../activities/combat/hunt.js';
import { isOwnTerritory } from '../activities/combat/merits.js';
import { dockSomewhere, idle, visitAnotherSystem, workOff } from '../activities/outings.js';
import { collectForPower, deliverForPower } from '../activities/station/carry-for-power.js';
import { linger } from '../activities/station/linger.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { trade } from '../activities/station/trade-goods.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** Works for a power. */
export const powerplay: Plan = {
  about: 'works for a power, in systems that it controls or contests',
  clients: ['odyssey', 'horizons'],
  startConditions: { ship: ['all-rounder', 'trader', 'combat'], pledged: true },
  *run(world) {
    // The first thing to do is what the power pays for in any case.
    for (let isFirst = true; ; isFirst = false) {
      if (!isFirst || !isOwnTerritory(world)) yield* visitAnotherSystem(world, (system) => isOfInterest(world, system));
      yield* deliverForPower(world);
      if (isOwnTerritory(world) && (isFirst || world.random.chance(0.6))) {
        yield* scanTraffic(world, world.random.integer(3, 9));
        yield* dockSomewhere(world);
      }
      yield* tradeMissions(world);
      yield* linger(world);
      yield* workOff(world);
      yield* linger(world);
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

/** Whether the power that the commander is pledged to works in a system. */
function isOfInterest({ politics, now, commander }: World, system: StarSystem): boolean {
  return politics.interestOf(system, now).power === commander.pledge;
}
