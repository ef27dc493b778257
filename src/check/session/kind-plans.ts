import { wantedPart } from '../scan/extraction-paths.js';
import { SessionEvent } from './session-event.js';
import type { SessionRule } from './session-rule.js';
import { sessionFields, sessionRules } from './session-rules.js';
import { sessionUpdates } from './session-updates.js';
import type { StateUpdate } from './state-update.js';

/** All that is done with a line of one kind. */
export interface KindPlan {
  /** The kind as the rules see it. */
  readonly view: SessionEvent;
  readonly rules: readonly SessionRule[];
  readonly update: StateUpdate['update'] | undefined;
}

const plans = new Map<string, KindPlan>();

/** Made when a kind is met for the first time: of two hundred a journal has some dozens. */
export function planOf(kind: string): KindPlan {
  let plan = plans.get(kind);
  if (!plan) plans.set(kind, (plan = makePlan(kind)));
  return plan;
}

function makePlan(kind: string): KindPlan {
  return {
    view: new SessionEvent(kind, wantedPart(sessionFields[kind] ?? [])),
    rules: sessionRules.filter(({ reads }) => Object.hasOwn(reads, kind)),
    update: sessionUpdates.get(kind)?.update,
  };
}
