import type { Activity } from '../activity.js';
import type { StartConditions } from '../world/make-world.js';
import type { World } from '../world/world.js';

/** What a commander is up to in a session. */
export interface Plan {
  readonly about: string;
  readonly startConditions: StartConditions;
  /** Goes on for as long as it is let, from wherever the ship is. */
  readonly run: (world: World) => Activity;
  /** Whether it goes on outside of the ship, too. */
  readonly runsOnFoot?: true;
}

/** Does one thing after the other, over and over, in the order of chance. */
export function* repeatAtRandom(
  world: World,
  things: readonly (readonly [deed: (world: World) => Activity, weight: number])[],
): Activity {
  for (;;) yield* world.random.weighted(things)(world);
}
