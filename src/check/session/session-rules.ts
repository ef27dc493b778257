import { addTo } from '../../words/map-entries.js';
import type { RuleText } from '../rule-text.js';
import { dockedSystemRule } from './docked-system-rule.js';
import { conflictRule, controllingFactionRule, influenceRule } from './faction-rules.js';
import { jumpDistanceRule } from './jump-distance-rule.js';
import { jumpFuelRule } from './jump-fuel-rule.js';
import { lifeRules } from './life/life-rules.js';
import { routeHopsRule, routeStartRule } from './route-rules.js';
import { sessionFold } from './session-fold.js';
import type { SessionRule } from './session-rule.js';
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
  for (const kind of Object.keys(rule.reads)) addTo(rulesByKind, kind, rule);
}

/** The rules that look at a kind, in their order. */
export function rulesOf(kind: string): readonly GradedRule[] {
  return rulesByKind.get(kind) ?? [];
}

/** The kinds that the rules and the state need. */
export const sessionKinds: ReadonlySet<string> = new Set([...rulesByKind.keys(), ...sessionFold.kinds]);
