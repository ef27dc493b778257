import type { Client } from '../../game/clients.js';
import { type Activity, wait } from '../activity.js';
import type { StartConditions } from '../world/make-world.js';
import type { World } from '../world/world.js';

export interface Plan {
  readonly about: string;
  readonly startConditions: StartConditions;
  /** Endless; must be able to start anywhere. */
  readonly run: (world: World) => Activity;
  /** The clients that have what it needs; all if omitted. */
  readonly clients?: readonly Client[];
  /** Whether it can start on foot; otherwise the commander boards the ship first. */
  readonly runsOnFoot?: true;
  /** Whether random chatter is off: then nothing is written that was not triggered. */
  readonly isQuiet?: true;
}

/** Idle time between two activities: quantiles in seconds. */
const betweenThings = [5, 30, 90, 200, 480] as const;

/** Runs activities one after the other, endlessly, each chosen at random by its weight. */
export function* repeatAtRandom(
  world: World,
  things: readonly (readonly [deed: (world: World) => Activity, weight: number])[],
): Activity {
  for (;;) {
    yield* world.random.weighted(things)(world);
    yield wait(world.random.seconds(betweenThings));
  }
}
