import type { Play } from './play.js';
import type { Activity } from './step.js';

/** Does something to its end: nobody comes in between. */
export function* committed(play: Play, activity: Activity): Activity {
  const before = play.isCommitted;
  play.isCommitted = true;
  yield* activity;
  play.isCommitted = before;
}
