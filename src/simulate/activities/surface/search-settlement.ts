import { type Activity, wait, write } from '../../activity.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { downloadData, dropSomething, pickUpSomething, useConsumable } from './use-backpack.js';

/** Searches a settlement on foot: picks up items, copies data, and uses medkits and batteries. */
export function* searchSettlement(world: World): Activity {
  const { random } = world;
  if (world.vehicle !== 'foot' || world.standingOn !== 'settlement') return;
  for (let rooms = random.integer(2, 5); rooms > 0; rooms--) {
    yield wait(random.integer(20, 70));
    for (let finds = random.integer(1, 4); finds > 0; finds--) {
      yield* pickUpSomething(world);
      yield wait(random.integer(1, 9));
    }
    for (let files = random.chance(0.35) ? random.integer(1, 4) : 0; files > 0; files--) {
      yield* downloadData(world);
      yield wait(random.integer(1, 6));
    }
    if (random.chance(0.15)) yield* useConsumable(world, 'energycell');
    if (random.chance(0.05)) yield* dropSomething(world);
    if (happens(world, 'a resupply', 0.03)) yield write('Resupply', {});
  }
}
