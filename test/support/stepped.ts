import type { Activity } from '../../src/simulate/activity.js';
import type { UncheckedDraft } from '../../src/simulate/event-fields.js';
import type { World } from '../../src/simulate/world/world.js';

/** Takes an activity step by step, without a session, and gives what it writes; `seen` looks at each moment of it. */
export function stepped(world: World, activity: Activity, seen: (world: World) => void = () => {}): UncheckedDraft[] {
  const written: UncheckedDraft[] = [];
  for (const { wait = 0, write } of activity) {
    seen(world);
    world.now += wait;
    if (write) written.push(write);
  }
  return written;
}
