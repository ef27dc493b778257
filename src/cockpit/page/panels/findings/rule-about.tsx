import { findRule } from '../../../../check/rules/rule-catalogue.js';
import type { RuleExample } from '../../../../check/rules/rule-example.js';
import { exampleParts } from '../../../../check/rules/rule-example-text.js';
import { ruleGroups } from '../../../../check/rules/rule-groups.js';
import { withCount } from '../../../../words/counted.js';
import { printableLines } from '../../../../words/printable.js';
import { sentence } from '../../../../words/sentence.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { shownRule } from './shown-rule.js';

/** The page about the opened rule: what it says and why, and an example of each kind. */
export function RuleAbout() {
  const rule = findRule(shownRule.value ?? '');
  if (!rule) return <p class="muted">There is no text about this rule.</p>;
  const { title, about, player } = ruleGroups[rule.group];
  return (
    <article class="rule-about stack" aria-label={`About ${shownRule.value}`}>
      <p>
        <strong>{sentence(rule.says)}</strong> {rule.reason}
      </p>
      <p class="muted">
        <SeverityMark severity={rule.severity} /> · {title}: {about}. For a player:{' '}
        {sentence(withCount(rule.player ?? player, 1))}
      </p>
      <h4>Good</h4>
      <pre>{exampleText(rule.good)}</pre>
      <h4>Bad</h4>
      <pre>{exampleText(rule.bad)}</pre>
    </article>
  );
}

function exampleText(example: RuleExample): string {
  const text = exampleParts(example).flatMap(({ file, lines, remarks }) => [
    ...(file === undefined ? [] : [`${file}:`]),
    ...lines,
    ...remarks.map((remark) => `(${remark})`),
  ]);
  return printableLines(text.join('\n'));
}
