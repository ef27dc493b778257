import { wantedPart } from '../scan/extraction-paths.js';
import { SessionEvent } from './session-event.js';
import type { SessionRule } from './session-rule.js';
import { sessionFields, sessionRules } from './session-rules.js';
import { sessionUpdates } from './session-updates.js';
import type { StateUpdate } from './state-update.js';
import { systemFields } from './system-mentions.js';

/** All that is done with a line of one kind. */
export interface KindPlan {
  /** The kind as the rules see it. */
  readonly view: SessionEvent;
  readonly rules: readonly SessionRule[];
  /** Those of them that look at more than what is new of systems. */
  readonly rulesWithoutNews: readonly SessionRule[];
  /** What each of them does. */
  readonly checks: readonly SessionRule['check'][];
  readonly checksWithoutNews: readonly SessionRule['check'][];
  readonly tellsOfSystems: boolean;
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
  const rules = sessionRules.filter(({ reads }) => Object.hasOwn(reads, kind));
  const rulesWithoutNews = rules.filter(({ onlyNews }) => !onlyNews);
  return {
    view: new SessionEvent(kind, wantedPart(sessionFields[kind] ?? [])),
    rules,
    rulesWithoutNews,
    checks: rules.map(({ check }) => check),
    checksWithoutNews: rulesWithoutNews.map(({ check }) => check),
    tellsOfSystems: Object.hasOwn(systemFields, kind),
    update: sessionUpdates.get(kind)?.update,
  };
}
