/** Texts of the rules. Loaded when one is opened, because it pulls in all rules of the checker. */

import { ruleAddress } from '../../../../check/rules/rule-address.js';
import { findRule } from '../../../../check/rules/rule-catalogue.js';
import type { RuleExample } from '../../../../check/rules/rule-example.js';
import { exampleParts } from '../../../../check/rules/rule-example-text.js';
import { printableLines } from '../../../../words/printable.js';
import { sentence } from '../../../../words/sentence.js';

export interface AboutRule {
  readonly says: string;
  readonly reason: string;
  /** URL of its documentation. */
  readonly page: string;
  readonly good: string;
  readonly bad: string;
}

export function aboutRule(id: string): AboutRule | undefined {
  const rule = findRule(id);
  if (!rule) return undefined;
  const { says, reason, good, bad } = rule;
  return {
    says: sentence(says),
    reason,
    page: ruleAddress(rule),
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
