import type { Activity } from '../activity.js';
import { wait } from '../activity.js';
import { hasSrv } from '../ship/ship.js';
import { canBeInterrupted } from '../world/interruption.js';
import type { World } from '../world/world.js';
import { dockSomewhere, driveAround, groundHere } from './outings.js';
import { disembark, walkConcourse } from './surface/walking.js';

/** What ends an evening: most end in the middle of what the commander is doing. */
const lastDeeds: readonly (readonly [deed: LastDeed | undefined, weight: number])[] = [
  [
    { seconds: [600, 1500], isPossible: (world) => hasSrv(world.ship) && groundHere(world) !== undefined, does: drive },
    35,
  ],
  [{ seconds: [500, 900], isPossible: ({ commander }) => commander.odyssey, does: haveADrink }, 4],
  [undefined, 61],
];

interface LastDeed {
  /** How long before the end the commander turns to it. */
  readonly seconds: readonly [least: number, most: number];
  readonly isPossible: (world: World) => boolean;
  readonly does: (world: World) => Activity;
}

/** An activity until the evening nears its `end`; then perhaps another one, in which the evening ends. */
export function* untilTurningIn(world: World, activity: Activity, end: number): Activity {
  const random = world.random.stream(`end of the evening at ${end}`);
  const deed = random.weighted(lastDeeds);
  if (!deed) return yield* activity;
  const from = end - random.integer(...deed.seconds);
  for (const step of activity) {
    yield step;
    if (world.now < from || world.vehicle !== 'ship' || !canBeInterrupted(world) || !deed.isPossible(world)) continue;
    break;
  }
  yield* deed.does(world);
}

function* drive(world: World): Activity {
  for (;;) {
    yield* driveAround(world);
    yield wait(world.random.integer(5, 30));
  }
}

/** In a bar, until closing time. */
function* haveADrink(world: World): Activity {
  yield* dockSomewhere(world, ({ type }) => type !== 'OnFootSettlement');
  yield* disembark(world);
  yield* walkConcourse(world);
  for (;;) yield wait(600);
}
