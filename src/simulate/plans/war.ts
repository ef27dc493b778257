import { fight, flyFighter, interdiction } from '../activities/cockpit/danger.js';
import { visitAnotherSystem } from '../activities/outings.js';
import { startUp } from '../activities/start-up.js';
import { tradeMissions } from '../activities/station/trade.js';
import { enterSupercruise, undock } from '../activities/travel/supercruise.js';
import type { Plan } from './plan.js';

/** Where factions fight, and where the Thargoids are. */
export const war: Plan = {
  about: 'goes where factions or Thargoids fight, and fights',
  opening: { ship: ['combat'], squadron: true },
  *story(play) {
    yield* startUp(play);
    for (;;) {
      yield* visitAnotherSystem(play, (system) => {
        const { conflict, thargoid } = play.politics.interesting(system, play.now);
        return conflict || thargoid !== undefined;
      });
      yield* tradeMissions(play);
      yield* undock(play);
      yield* fight(play);
      yield* flyFighter(play);
      yield* enterSupercruise(play);
      yield* interdiction(play);
    }
  },
};
