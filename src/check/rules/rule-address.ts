import type { RuleGroup } from './rule-groups.js';

/** The page of a group of rules. */
export function rulePageFile(group: RuleGroup): string {
  return `${group}.md`;
}

/** The anchor that GitHub gives to the heading of a rule. */
export function ruleAnchor(id: string): string {
  return id.replace('/', '');
}
