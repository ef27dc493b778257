import { topMembers } from '../scan/extraction-paths.js';
import type { KindTests, LineTest, TestedMembers } from '../scan/line-tests.js';
import { dockedSystemRule } from './docked-system-rule.js';
import { conflictRule, controllingFactionRule, influenceRule } from './faction-rules.js';
import { jumpDistanceRule } from './jump-distance-rule.js';
import { jumpFuelRule } from './jump-fuel-rule.js';
import { lifeRules } from './life/life-rules.js';
import { routeHopsRule, routeStartRule } from './route-rules.js';
import type { SessionRule } from './session-rule.js';
import { sessionUpdates } from './session-updates.js';
import { statusDockedRule } from './status-docked-rule.js';
import { statusFuelRule } from './status-fuel-rule.js';
import { statusLowFuelRule } from './status-low-fuel-rule.js';
import { statusSystemRule } from './status-system-rule.js';
import { systemAddressRule, systemCellRule, systemPositionRule } from './system-rules.js';

/** All rules that compare events and files with each other. */
export const sessionRules: readonly SessionRule[] = [
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

/**
 * The fields that the rules and the session state need, by kind; of a kind with an empty list only the time and the name. Those that are
 * wanted whole come first, so that a row has them in front.
 */
export const sessionFields: Readonly<Record<string, readonly string[]>> = collectFields();

function collectFields(): Record<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  const add = (kind: string, fields: readonly string[]) => {
    all.set(kind, new Set([...(all.get(kind) ?? []), ...fields]));
  };
  for (const { reads } of sessionRules) for (const [kind, fields] of Object.entries(reads)) add(kind, fields);
  for (const [kind, { reads }] of sessionUpdates) add(kind, reads);
  return Object.fromEntries(Array.from(all, ([kind, fields]) => [kind, wholeFirst([...fields])]));
}

function wholeFirst(fields: readonly string[]): readonly string[] {
  const isPart = (field: string) => field.includes('/');
  return [...fields.filter((field) => !isPart(field)), ...fields.filter(isPart)];
}

/** Tests of clean lines, by kind: where they hold, the members are not needed that only the rules read which find nothing then. */
export const sessionTests: KindTests = Object.fromEntries(
  [...new Set(sessionRules.flatMap(({ silentWhere = {} }) => Object.keys(silentWhere)))].map((kind) => [
    kind,
    testedMembers(kind),
  ]),
);

function testedMembers(kind: string): TestedMembers {
  const tests: LineTest[] = [];
  const tested: string[] = [];
  const others = [...(sessionUpdates.get(kind)?.reads ?? [])];
  for (const { reads, silentWhere } of sessionRules) {
    const own = silentWhere?.[kind];
    if (own) tests.push(...own);
    (own ? tested : others).push(...(reads[kind] ?? []));
  }
  const asked = new Set(topMembers(others));
  return { tests, members: topMembers(tested).filter((name) => !asked.has(name)) };
}
