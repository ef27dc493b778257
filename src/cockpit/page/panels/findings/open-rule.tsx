import { RuleFindings } from './rule-findings.js';
import { shownRule } from './shown-rule.js';

/** Findings of the opened rule. */
export function OpenRule() {
  return shownRule.value === undefined ? null : <RuleFindings key={shownRule.value} rule={shownRule.value} />;
}
