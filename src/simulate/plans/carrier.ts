import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { visitAnotherSystem, visitCarrier, visitSurface } from '../activities/outings.js';
import { visitOutfitting } from '../activities/station/outfitting.js';
import { trade } from '../activities/station/trade.js';
import type { Plan } from './plan.js';

/** Fills a fleet carrier, load by load. */
export const carrier: Plan = {
  about: 'loads and unloads a fleet carrier, between visits to the market',
  opening: { ship: ['trader', 'miner', 'all-rounder'] },
  *story(play) {
    yield* lookAtModules(play);
    for (;;) {
      yield* trade(play);
      yield* visitCarrier(play);
      yield* visitOutfitting(play);
      if (play.random.chance(0.2)) yield* lookAtModules(play);
      if (play.random.chance(0.3)) yield* visitSurface(play);
      yield* visitAnotherSystem(play);
    }
  },
};
