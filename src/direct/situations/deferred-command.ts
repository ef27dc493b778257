import type { Activity } from '../../simulate/activity.js';
import type { ActivityCommand } from '../../simulate/session-command.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';

/** The longest an action may take, in milliseconds of session time: a day. */
export const maxActionTime = 24 * 60 * 60 * 1000;

/**
 * A command made when its turn comes, since only then it is known whether it is possible. An error is passed
 * to `failed`, which returns the error to throw, or undefined to carry on regardless.
 */
export function deferredCommand(
  make: (world: World) => ActivityCommand,
  failed: (error: unknown) => unknown = (error) => error,
): ActivityCommand {
  let command: ActivityCommand | undefined;
  return {
    *act(world) {
      try {
        command = make(world);
        yield* withinADay(world, command.act(world));
      } catch (error) {
        const thrown = failed(error);
        if (thrown !== undefined) throw thrown;
      }
    },
    isReached: (world) => command?.isReached?.(world) ?? false,
  };
}

function* withinADay(world: World, activity: Activity): Activity {
  const latest = world.now + maxActionTime / 1000;
  for (const step of activity) {
    yield step;
    if (world.now > latest) throw new StageError('that did not happen within a day of session time');
  }
}
