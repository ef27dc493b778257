import { askBartender } from '../activities/carrier/bartender.js';
import { awaitCarrierJump, cancelCarrierJump, isAboard, sendCarrier } from '../activities/carrier/carrier-jump.js';
import { manageCarrier } from '../activities/carrier/carrier-management.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { transferCargo } from '../activities/cockpit/transfer-cargo.js';
import { idle, moveOn, populatedAround, visitCarrier, visitSurface } from '../activities/outings.js';
import { linger } from '../activities/station/linger.js';
import { trade } from '../activities/station/trade-goods.js';
import { visitOutfitting } from '../activities/station/visit-outfitting.js';
import { disembark, embark } from '../activities/surface/walking.js';
import type { Activity } from '../activity.js';
import { happens } from '../world/rare-moments.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** Fills a fleet carrier, load by load, and travels with it. */
export const carrier: Plan = {
  about: 'looks after a fleet carrier: loads it, manages it and jumps with it, between visits to the market',
  startConditions: { ship: ['trader', 'miner', 'all-rounder'], carrier: true },
  *run(world) {
    haveBar(world);
    for (let isFirst = true; ; isFirst = false) {
      yield* linger(world);
      yield* trade(world);
      yield* visitCarrier(world);
      yield* onBoard(world, isFirst);
      yield* visitOutfitting(world);
      if (world.random.chance(0.2)) yield* lookAtModules(world);
      if (world.random.chance(0.4)) yield* visitSurface(world, { walks: world.random.integer(2, 4) });
      yield* moveOn(world);
    }
  },
};

/** Light-years from one market of the carrier to the next. */
const nextMarket = 90;

/** Sends the carrier on, for sure or mostly, and passes the time until it has jumped. */
function* onBoard(world: World, isSure: boolean): Activity {
  const { random, commander } = world;
  if (!isAboard(world)) return;
  yield* manageCarrier(world);
  if (random.chance(0.3)) yield* barVisit(world);
  const near = populatedAround(world, nextMarket);
  if (near.length === 0 || !(isSure || random.chance(0.6))) return;
  yield* sendCarrier(world, random.pick(near.slice(-12)));
  if (!isSure && random.chance(0.1)) yield* cancelCarrierJump(world);
  if (!commander.carrier.jump) return;
  yield* manageCarrier(world);
  yield* transferCargo(world);
  yield* barVisit(world);
  if (random.chance(0.5)) yield* idle(world);
  yield* happens(world, 'a jump on foot', 0.09) ? barVisit(world, awaitCarrierJump) : awaitCarrierJump(world);
  yield* manageCarrier(world);
}

/** Where carriers are looked after, there is someone behind the bar. */
function haveBar({ commander }: World): void {
  const own = commander.carrier;
  own.services = [...new Set([...own.services, 'bartender'])];
}

/** A drink on board, and what happens `meanwhile`. */
function* barVisit(world: World, meanwhile?: (world: World) => Activity): Activity {
  if (!isAboard(world) || !world.commander.odyssey) return;
  yield* disembark(world);
  yield* askBartender(world);
  if (meanwhile) yield* meanwhile(world);
  yield* embark(world);
}
