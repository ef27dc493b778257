import type { Activity } from '../../simulate/activity.js';
import type { ActivityCommand } from '../../simulate/session-command.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';

/** A day of the session for one deed: what has not come by then never will. */
export const maxActionTime = 24 * 60 * 60 * 1000;

/**
 * A deed that is made up when its turn has come: how things are then decides whether it can be. What fails is handed to
 * `failed`, and goes on as if nothing had been if that gives nothing to throw.
 */
export function deferredCommand(
  make: (world: World) => ActivityCommand,
  failed: (error: unknown) => unknown = (error) => error,
): ActivityCommand {
  let deed: ActivityCommand | undefined;
  return {
    *act(world) {
      try {
        deed = make(world);
        yield* withinADay(world, deed.act(world));
      } catch (error) {
        const told = failed(error);
        if (told !== undefined) throw told;
      }
    },
    isReached: (world) => deed?.isReached?.(world) ?? false,
  };
}

function* withinADay(world: World, activity: Activity): Activity {
  const latest = world.now + maxActionTime / 1000;
  for (const step of activity) {
    yield step;
    if (world.now > latest) throw new StageError('that did not happen within a day of session time');
  }
}
