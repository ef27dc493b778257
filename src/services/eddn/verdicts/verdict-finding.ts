import { type Finding, findingOf } from '../../../check/finding.js';
import { nameAtPointer } from '../../../check/text/json-pointer.js';
import type { Where } from '../../../state/journal-state.js';
import { shortJson } from '../../../words/short-json.js';
import { eddnSchemaRules } from '../schemas/eddn-schema-rule-table.js';
import { eddnVerdictRules, type VerdictRule, type VerdictRuleId } from './verdict-rules-table.js';

const rules: ReadonlyMap<VerdictRuleId, VerdictRule> = new Map(
  [...eddnVerdictRules, eddnSchemaRules.localised].map((rule) => [rule.id, rule]),
);

export interface VerdictDetails {
  readonly schema: string;
  readonly pointer?: string;
  readonly expected?: unknown;
  readonly found?: unknown;
  /** What is wrong, if neither the rule nor the values say it. */
  readonly message?: string;
  readonly from?: Where | undefined;
}

export function verdictFinding(id: VerdictRuleId, details: VerdictDetails): Finding {
  const rule = rules.get(id) as VerdictRule;
  const { schema, pointer = '', expected, found } = details;
  const problem = details.message ?? rule.problem;
  return findingOf(rule, {
    kind: schema,
    pointer,
    message: problem ?? compared(details),
    hint: rule.cure,
    ...(problem === undefined && { expected: shortJson(expected), found: shortJson(found) }),
  });
}

/** `line 12 of Journal.….log`. */
export function lineOf(from: Where | undefined): string {
  if (!from) return 'the journal';
  const file = from.file.replace(/^.*[\\/]/, '');
  return file === '' ? `line ${from.line}` : `line ${from.line} of ${file}`;
}

function compared({ pointer = '', expected, found, from }: VerdictDetails): string {
  const name = nameAtPointer(pointer);
  if (expected === undefined) return `${name} does not follow from ${lineOf(from)}`;
  if (found === undefined) return `${name} lacks ${shortJson(expected)}, which ${lineOf(from)} has`;
  return `${name} is ${shortJson(found)}, but by ${lineOf(from)} it is ${shortJson(expected)}`;
}
