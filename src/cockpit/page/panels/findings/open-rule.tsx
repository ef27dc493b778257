import { RuleFindings } from './rule-findings.js';
import { shownRule } from './shown-rule.js';

/** The findings of the rule that is open. */
export function OpenRule() {
  return shownRule.value === undefined ? null : <RuleFindings key={shownRule.value} rule={shownRule.value} />;
}
