import type { EventName } from '../../interface/event-types.js';
import { type Activity, type WriteStep, writeMade } from '../../simulate/activity.js';
import type { EventFields } from '../../simulate/event-fields.js';

/** An activity whose lines of one kind have other fields. */
export function* altered<Kind extends EventName>(
  activity: Activity,
  kind: Kind,
  change: (fields: EventFields<Kind>) => EventFields<Kind>,
): Activity {
  for (const step of activity) {
    if (step.kind === kind) yield writeMade(kind, () => change((step as WriteStep<Kind>).fields));
    else yield step;
  }
}

/** An activity up to its first line of a kind. */
export function* upTo(activity: Activity, kind: EventName): Activity {
  for (const step of activity) {
    yield step;
    if (step.kind === kind) return;
  }
}
