import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { goAshore, visitAnotherSystem, visitSurface } from '../activities/outings.js';
import { embark } from '../activities/surface/on-foot.js';
import type { Plan } from './plan.js';

/** As little time in the seat as possible. */
export const onFoot: Plan = {
  about: 'leaves the ship wherever possible: stations, shops and planets on foot',
  opening: { ship: ['explorer', 'all-rounder', 'combat'], odyssey: true, onFoot: 0.4 },
  anywhere: true,
  *story(play) {
    for (;;) {
      yield* goAshore(play);
      yield* embark(play);
      if (play.random.chance(0.3)) yield* lookAtModules(play);
      yield* visitSurface(play);
      yield* visitAnotherSystem(play);
    }
  },
};
