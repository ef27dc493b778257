import { allRules, specification } from '../../interface/kind-catalogue.js';
import { type FieldRuleId, fieldRule, fieldRules } from '../event/field-rules.js';
import { type FileRule, fileRules } from '../files/file-rules.js';
import { type LineRule, lineRules } from '../lines/line-rules.js';
import type { RuleText } from '../rule-text.js';
import { sessionRules } from '../session/session-rules.js';
import type { MembersExample, RuleExample } from './rule-example.js';
import { type RuleGroup, ruleGroups } from './rule-groups.js';

/** A rule of the checker, with an example that obeys it and one that breaks it. */
export interface KnownRule extends RuleText {
  readonly group: RuleGroup;
  readonly good: RuleExample;
  readonly bad: RuleExample;
}

/** All rules, group by group. */
export const ruleCatalogue: readonly KnownRule[] = [
  ...lineRules.map((rule) => toKnownRule('line', rule, lineExamples(rule))),
  ...(Object.keys(fieldRules) as FieldRuleId[]).map((id) => toKnownRule('field', fieldRule(id), eventExamples(id))),
  ...allRules(specification).map(({ rule, shape }) => {
    const membersOf = membersExample(shape.name);
    return toKnownRule('note', rule, { good: membersOf(rule.good), bad: membersOf(rule.bad) });
  }),
  ...sessionRules.map((rule) =>
    toKnownRule('session', rule, { good: { is: 'scene', ...rule.good }, bad: { is: 'scene', ...rule.bad } }),
  ),
  ...Object.values(fileRules).map((rule) =>
    toKnownRule('file', rule, {
      good: { is: 'directory', files: rule.good },
      bad: { is: 'directory', files: rule.bad },
    }),
  ),
];

export const ruleIds: readonly string[] = ruleCatalogue.map(({ id }) => id);

/** The rules that compare events or files with each other, which `eventsOnly` switches off. */
export const crossEventRules: ReadonlySet<string> = new Set(
  [
    ...sessionRules,
    ...lineRules.filter(({ comparesLines }) => comparesLines),
    ...Object.values<FileRule>(fileRules).filter(({ comparesFiles }) => comparesFiles),
  ].map(({ id }) => id),
);

const byId = new Map(ruleCatalogue.map((rule) => [rule.id, rule]));

export function findRule(id: string): KnownRule | undefined {
  return byId.get(id);
}

type Examples = Pick<KnownRule, 'good' | 'bad'>;

function toKnownRule(
  group: RuleGroup,
  { id, severity, says, reason, player }: RuleText,
  examples: Examples,
): KnownRule {
  return { id, group, severity, says, reason, player: player ?? ruleGroups[group].player, ...examples };
}

function lineExamples({ good, bad, badEncoding, longest }: LineRule): Examples {
  const limit = longest === undefined ? {} : { longest };
  return {
    good: { is: 'lines', text: good, encoding: 'utf8', ...limit },
    bad: { is: 'lines', text: bad, encoding: badEncoding ?? 'utf8', ...limit },
  };
}

function eventExamples(id: FieldRuleId): Examples {
  const { good, bad, pointer } = fieldRules[id];
  return { good: { is: 'event', text: good }, bad: { is: 'event', text: bad, pointer } };
}

function membersExample(of: string): (patch: MembersExample['members']) => MembersExample {
  return (patch) => ({
    is: 'members',
    of,
    members: patch,
    without: Object.keys(patch).filter((name) => patch[name] === undefined),
  });
}
