import type { Deed } from '../../simulate/cue.js';
import type { Play } from '../../simulate/play/play.js';
import type { Activity } from '../../simulate/play/step.js';
import { StageError } from '../errors.js';
import { longestDeed } from '../performance.js';

/**
 * A deed that is made up when its turn has come: how things are then decides whether it can be. What fails is handed to
 * `failed`, and goes on as if nothing had been if that gives nothing to throw.
 */
export function inTurn(make: (play: Play) => Deed, failed: (error: unknown) => unknown = (error) => error): Deed {
  let deed: Deed | undefined;
  return {
    *act(play) {
      try {
        deed = make(play);
        yield* withinADay(play, deed.act(play));
      } catch (error) {
        const told = failed(error);
        if (told !== undefined) throw told;
      }
    },
    isReached: (play) => deed?.isReached?.(play) ?? false,
  };
}

function* withinADay(play: Play, activity: Activity): Activity {
  const latest = play.now + longestDeed / 1000;
  for (const step of activity) {
    yield step;
    if (play.now > latest) throw new StageError('that did not happen within a day of session time');
  }
}
