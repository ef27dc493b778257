import { goAshore, visitAnotherSystem, visitSurface } from '../activities/outings.js';
import { startUp } from '../activities/start-up.js';
import type { Plan } from './plan.js';

/** As little time in the seat as possible. */
export const onFoot: Plan = {
  about: 'leaves the ship wherever it can: stations, shops and planets on foot',
  opening: { ship: ['explorer', 'all-rounder', 'combat'] },
  *story(play) {
    yield* startUp(play);
    for (;;) {
      yield* goAshore(play);
      yield* visitSurface(play);
      yield* visitAnotherSystem(play);
    }
  },
};
