import type { KnownRule } from './rule-catalogue.js';
import type { RuleGroup } from './rule-groups.js';

/** The folder of the rules' pages where the project is at home. */
export const rulePagesHome = 'https://github.com/shakedown-journal/shakedown/blob/main/docs/rules';

/** The page about a rule, on the web. */
export function ruleAddress({ id, group }: Pick<KnownRule, 'id' | 'group'>): string {
  return `${rulePagesHome}/${rulePageFile(group)}#${ruleAnchor(id)}`;
}

/** The page of a group of rules. */
export function rulePageFile(group: RuleGroup): string {
  return `${group}.md`;
}

/** The anchor that GitHub gives to the heading of a rule. */
export function ruleAnchor(id: string): string {
  return id.replace('/', '');
}
