import type { StarSystem } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, write } from '../../play/step.js';
import { targetSystem } from './target.js';

/**
 * The stops ahead are these from now on. A route that leads straight to the next system is not written, unless the one that
 * was written last would be mistaken for it.
 */
export function* chart(play: Play, stops: readonly StarSystem[]): Activity {
  play.route = stops;
  targetSystem(play);
  if (stops.length === 0 || (stops.length === 1 && !play.isCharted)) return;
  play.isCharted = true;
  yield write('NavRoute', {
    Route: [play.system, ...stops].map(({ name, address, position, starClass }) => ({
      StarSystem: name,
      SystemAddress: address,
      StarPos: [...position],
      StarClass: starClass,
    })),
  });
}

/** The stops ahead are given up. */
export function* giveUp(play: Play): Activity {
  if (play.route.length === 0) return;
  play.route = [];
  targetSystem(play);
  if (play.isCharted) yield write('NavRouteClear');
}
