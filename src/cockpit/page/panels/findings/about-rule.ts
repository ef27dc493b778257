/** Texts of the rules. Loaded when one is opened, because it pulls in all rules of the checker. */

import { findRule } from '../../../../check/rules/rule-catalogue.js';
import type { RuleExample } from '../../../../check/rules/rule-example.js';
import { exampleParts } from '../../../../check/rules/rule-example-text.js';
import { ruleGroups } from '../../../../check/rules/rule-groups.js';
import type { Severity } from '../../../../interface/object-rule.js';
import { withCount } from '../../../../words/counted.js';
import { printableLines } from '../../../../words/printable.js';
import { sentence } from '../../../../words/sentence.js';

export interface AboutRule {
  readonly says: string;
  readonly reason: string;
  readonly severity: Severity;
  /** What it is about, as a heading and a clause. */
  readonly group: string;
  readonly about: string;
  /** What it means for a player. */
  readonly player: string;
  readonly good: string;
  readonly bad: string;
}

export function aboutRule(id: string): AboutRule | undefined {
  const rule = findRule(id);
  if (!rule) return undefined;
  const { says, reason, good, bad, severity, player } = rule;
  const { title, about } = ruleGroups[rule.group];
  return {
    says: sentence(says),
    reason,
    severity,
    group: title,
    about,
    player: sentence(withCount(player ?? ruleGroups[rule.group].player, 1)),
    good: exampleText(good),
    bad: exampleText(bad),
  };
}

function exampleText(example: RuleExample): string {
  const text = exampleParts(example).flatMap(({ file, lines, remarks }) => [
    ...(file === undefined ? [] : [`${file}:`]),
    ...lines,
    ...remarks.map((remark) => `(${remark})`),
  ]);
  return printableLines(text.join('\n'));
}
