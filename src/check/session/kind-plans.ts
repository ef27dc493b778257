import { wantedPart } from '../scan/extraction-paths.js';
import { SessionEvent } from './session-event.js';
import type { SessionRule } from './session-rule.js';
import { sessionFields, sessionRules } from './session-rules.js';
import { sessionUpdates } from './session-updates.js';
import type { StateUpdate } from './state-update.js';
import { systemFields } from './system-mentions.js';
import { type UsualLine, usualLines } from './usual-lines.js';

/** All that is done with a line of one kind. */
export interface KindPlan {
  /** The kind as the rules see it. */
  readonly view: SessionEvent;
  readonly rules: readonly SessionRule[];
  /** Those that may find something: if a line may be wrong about systems, or if not; then the same of a line whose tests hold. */
  readonly asked: readonly AskedRules[];
  readonly tellsOfSystems: boolean;
  readonly updates: readonly StateUpdate['update'][];
  /** Changes the state by a line, straight from its row, if everything in it is as expected. */
  readonly takeUsual: UsualLine | undefined;
}

/** Rules, and what each of them does. */
export interface AskedRules {
  readonly rules: readonly SessionRule[];
  readonly checks: readonly SessionRule['check'][];
}

const plans = new Map<string, KindPlan>();
const rulesByKind = new Map<string, SessionRule[]>();

/** Made when a kind is met for the first time: of two hundred a journal has some dozens. */
export function planOf(kind: string): KindPlan {
  let plan = plans.get(kind);
  if (!plan) plans.set(kind, (plan = makePlan(kind)));
  return plan;
}

function makePlan(kind: string): KindPlan {
  const rules = rulesOf(kind);
  const withoutDoubt = rules.filter(({ onlyDoubtful }) => !onlyDoubtful);
  const untested = ({ silentWhere = {} }: SessionRule) => !Object.hasOwn(silentWhere, kind);
  return {
    view: new SessionEvent(kind, wantedPart(sessionFields[kind] ?? [])),
    rules,
    asked: [rules, withoutDoubt, rules.filter(untested), withoutDoubt.filter(untested)].map((each) => ({
      rules: each,
      checks: each.map(({ check }) => check),
    })),
    tellsOfSystems: Object.hasOwn(systemFields, kind),
    updates: sessionUpdates.get(kind)?.steps ?? [],
    takeUsual: Object.hasOwn(usualLines, kind) ? usualLines[kind] : undefined,
  };
}

/** The rules that look at a kind, in their order. */
function rulesOf(kind: string): readonly SessionRule[] {
  if (rulesByKind.size === 0) {
    for (const rule of sessionRules) {
      for (const each of Object.keys(rule.reads)) {
        const others = rulesByKind.get(each);
        if (others) others.push(rule);
        else rulesByKind.set(each, [rule]);
      }
    }
  }
  return rulesByKind.get(kind) ?? [];
}
