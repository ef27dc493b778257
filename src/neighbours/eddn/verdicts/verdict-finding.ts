import { type Finding, findingOf } from '../../../check/finding.js';
import { nameAtPointer } from '../../../check/text/json-pointer.js';
import type { Where } from '../../../state/journal-state.js';
import { shortJson } from '../../../words/short-json.js';
import { eddnSchemaRules, type SchemaRule } from '../schemas/eddn-schema-rule-table.js';
import { eddnVerdictRules, type VerdictRuleId } from './verdict-rules-table.js';

const rules: ReadonlyMap<VerdictRuleId, SchemaRule> = new Map(
  [...eddnVerdictRules, eddnSchemaRules.localised].map((rule) => [rule.id, rule]),
);

export interface VerdictDetails {
  readonly schema: string;
  readonly pointer?: string;
  readonly expected?: unknown;
  readonly found?: unknown;
  /** What is wrong, if it is not one value instead of another. */
  readonly message?: string;
  readonly from?: Where | undefined;
}

export function verdictFinding(id: VerdictRuleId, details: VerdictDetails): Finding {
  const rule = rules.get(id) as SchemaRule;
  const { schema, pointer = '', expected, found, message = compared(details) } = details;
  return findingOf(rule, {
    kind: schema,
    pointer,
    message,
    hint: rule.cure,
    ...(details.message === undefined && { expected: shortJson(expected), found: shortJson(found) }),
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
