import { visitAnotherSystem } from '../activities/outings.js';
import { startUp } from '../activities/start-up.js';
import { contribute } from '../activities/station/community-goals.js';
import { visitOutfitting } from '../activities/station/outfitting.js';
import { trade as buyAndSell, tradeMissions } from '../activities/station/trade.js';
import type { Plan } from './plan.js';

/** From market to market. */
export const trade: Plan = {
  about: 'carries goods from market to market, and missions with them',
  opening: { ship: ['trader', 'all-rounder'] },
  *story(play) {
    yield* startUp(play);
    for (;;) {
      yield* tradeMissions(play);
      yield* buyAndSell(play);
      if (play.random.chance(0.2)) yield* visitOutfitting(play);
      if (play.random.chance(0.3)) yield* contribute(play);
      yield* visitAnotherSystem(play);
    }
  },
};
