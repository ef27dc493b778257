import type { Opening } from '../play/begin.js';
import type { Play } from '../play/play.js';
import type { Activity } from '../play/step.js';

/** What a commander is up to in a session. */
export interface Plan {
  readonly about: string;
  readonly opening: Opening;
  /** Goes on for as long as it is let, from wherever the ship is. */
  readonly story: (play: Play) => Activity;
  /** Whether it goes on outside of the ship, too. */
  readonly anywhere?: true;
}

/** Does one thing after the other, over and over, in the order of chance. */
export function* whatever(
  play: Play,
  things: readonly (readonly [deed: (play: Play) => Activity, weight: number])[],
): Activity {
  for (;;) yield* play.random.weighted(things)(play);
}
