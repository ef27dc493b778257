import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { visitAnotherSystem, visitCarrier, visitSurface } from '../activities/outings.js';
import { trade } from '../activities/station/trade-goods.js';
import { visitOutfitting } from '../activities/station/visit-outfitting.js';
import type { Plan } from './session-plan.js';

/** Fills a fleet carrier, load by load. */
export const carrier: Plan = {
  about: 'loads and unloads a fleet carrier, between visits to the market',
  startConditions: { ship: ['trader', 'miner', 'all-rounder'] },
  *run(world) {
    yield* lookAtModules(world);
    for (;;) {
      yield* trade(world);
      yield* visitCarrier(world);
      yield* visitOutfitting(world);
      if (world.random.chance(0.2)) yield* lookAtModules(world);
      if (world.random.chance(0.3)) yield* visitSurface(world);
      yield* visitAnotherSystem(world);
    }
  },
};
