import type { RuleText } from '../rule-text.js';
import { dockedSystemRule } from './docked-system-rule.js';
import { conflictRule, controllingFactionRule, influenceRule } from './faction-rules.js';
import { jumpDistanceRule } from './jump-distance-rule.js';
import { jumpFuelRule } from './jump-fuel-rule.js';
import { lifeRules } from './life/life-rules.js';
import { routeHopsRule, routeStartRule } from './route-rules.js';
import { sessionFold } from './session-fold.js';
import type { SessionRule } from './session-rule.js';
import { stateFields } from './state-fields-table.js';
import { statusDockedRule } from './status-docked-rule.js';
import { statusFuelRule } from './status-fuel-rule.js';
import { statusLowFuelRule } from './status-low-fuel-rule.js';
import { statusSystemRule } from './status-system-rule.js';
import { systemAddressRule, systemCellRule, systemPositionRule } from './system-rules.js';

const rules: readonly SessionRule[] = [
  jumpDistanceRule,
  jumpFuelRule,
  systemAddressRule,
  systemPositionRule,
  systemCellRule,
  influenceRule,
  controllingFactionRule,
  conflictRule,
  dockedSystemRule,
  routeStartRule,
  routeHopsRule,
  statusDockedRule,
  statusFuelRule,
  statusSystemRule,
  statusLowFuelRule,
  ...lifeRules,
];

/** A rule whose severity is known. */
type GradedRule = SessionRule & RuleText;

/** All rules that compare events and files with each other. */
export const sessionRules: readonly GradedRule[] = rules.map((rule) => ({ severity: 'warning', ...rule }));

const rulesByKind = new Map<string, GradedRule[]>();
for (const rule of sessionRules) {
  for (const kind of Object.keys(rule.reads)) rulesByKind.set(kind, [...(rulesByKind.get(kind) ?? []), rule]);
}

/** The rules that look at a kind, in their order. */
export function rulesOf(kind: string): readonly GradedRule[] {
  return rulesByKind.get(kind) ?? [];
}

/** The fields that the rules and the state need, by kind; with an empty list only timestamp and event. */
export const sessionFields: Readonly<Record<string, readonly string[]>> = collectFields();

function collectFields(): Record<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  const add = (kind: string, fields: readonly string[]) => {
    all.set(kind, new Set([...(all.get(kind) ?? []), ...fields]));
  };
  for (const reads of [...sessionRules.map((rule) => rule.reads), ...stateFields]) {
    for (const [kind, fields] of Object.entries(reads)) add(kind, fields);
  }
  for (const kind of sessionFold.kinds) add(kind, []);
  return Object.fromEntries(Array.from(all, ([kind, fields]) => [kind, [...fields]]));
}

/** The members into which those fields lead, by kind: `Route` for `Route/*\/StarSystem`. */
export const sessionMembers: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(sessionFields).map(([kind, fields]) => [kind, topMembers(fields)]),
);

function topMembers(fields: readonly string[]): readonly string[] {
  return [...new Set(fields.map((field) => field.split('/', 1)[0] as string))];
}
