import type { Activity } from '../../src/simulate/activity.js';
import type { UncheckedDraft } from '../../src/simulate/event-fields.js';
import type { World } from '../../src/simulate/world/world.js';

/**
 * Runs an activity step by step, without a session, and returns its writes; `seen` is called at each step.
 */
export function stepped(world: World, activity: Activity, seen: (world: World) => void = () => {}): UncheckedDraft[] {
  const written: UncheckedDraft[] = [];
  for (const { wait = 0, write } of activity) {
    seen(world);
    world.now += wait;
    if (write) written.push(write);
  }
  return written;
}
