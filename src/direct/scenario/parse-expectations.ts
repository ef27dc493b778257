import { kindNamed } from '../../interface/all-kinds.js';
import { entryOf } from '../../words/entry-of.js';
import { quoted } from '../../words/printable.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { stageStateSchema } from '../state/stage-state-schema.js';
import type { ValueSchema } from '../state/value-schema.js';
import { parseToolExpectations } from '../tool/parse-tool-expectations.js';
import { expectedKind } from './expected-kind.js';
import { describeValue, itemsIn, type LocatedObject, type LocatedValue, parseObject } from './located-value.js';
import { parseMessages } from './parse-messages.js';
import type { ExpectationContext, ProblemCollector } from './problem-collector.js';
import type { Expectations, ExpectedEvent } from './scenario-definition.js';
import { expectKeys } from './scenario-keys.js';
import { textsIn } from './texts-in.js';

export function parseExpectations(value: LocatedValue | undefined, context: ExpectationContext): Expectations {
  const { problems } = context;
  const entries = value && parseObject(value, 'expect', expectKeys, problems);
  const valueOf = (name: keyof typeof expectKeys) => entries?.get(name)?.value;
  const [events, never, state, findings] = [valueOf('events'), valueOf('never'), valueOf('state'), valueOf('findings')];
  textsIn(findings, 'findings is a list of rules such as [eddn/twice], or [] for none', problems);
  const unbroken = textsIn(valueOf('unbroken'), 'unbroken is a list of rules such as [eddn/twice]', problems);
  return {
    events: parseExpectedEvents(events, context, true),
    never: parseExpectedEvents(never, context, false),
    state: state && parseExpectedState(state, problems),
    messages: [
      ...parseMessages(valueOf('sent'), 'sent', context),
      ...parseMessages(valueOf('unsent'), 'unsent', context),
    ],
    tool: parseToolExpectations(valueOf('tool'), context),
    findings: findings?.is === 'list' ? findings : undefined,
    unbroken: unbroken.map(({ at: { line, column }, text: rule }) => ({ line, column, rule })),
  };
}

function parseExpectedEvents(
  value: LocatedValue | undefined,
  context: ExpectationContext,
  mustCome: boolean,
): ExpectedEvent[] {
  const items = itemsIn(value, 'expected events are a list such as [Docked]', context.problems);
  return items.flatMap((item) => parseExpectedEvent(item, context, mustCome) ?? []);
}

function parseExpectedEvent(
  value: LocatedValue,
  context: ExpectationContext,
  mustCome: boolean,
): ExpectedEvent | undefined {
  const { problems } = context;
  const named = value.is === 'object' ? value.entries.get('event')?.value : value;
  if (named?.is !== 'scalar' || typeof named.value !== 'string') {
    problems.add(
      value,
      `an expected event is a name or an object such as { event: Docked }, not ${describeValue(value)}`,
    );
    return undefined;
  }
  if (expectedKind(named, context, mustCome) === undefined) return undefined;
  if (value.is === 'object') reportUnknownFields(named.value, value, context);
  const { line, column } = value;
  return { line, column, event: named.value, members: value.is === 'object' ? value : undefined };
}

/** Reports members that the kind does not have. */
function reportUnknownFields(
  name: string,
  { entries }: LocatedObject,
  { dialect, injected, problems }: ExpectationContext,
): void {
  const kind = kindNamed(name, dialect);
  if (!kind) return;
  const added = injected.flatMap((each) => (each.event === name ? Object.keys(each) : []));
  const known = [...new Set([...Object.keys(kind.shape.fields), ...added])];
  for (const [member, { key }] of entries) {
    if (!known.includes(member))
      problems.add(key, `${name} has no member ${quoted(member)}${nearestOrAll(member, known)}`);
    else if (kind.companion && entryOf(kind.shape.fields, member)?.onlyInFile) {
      problems.add(key, `${member} stands in ${kind.companion.file}, not in the line`);
    }
  }
}

function parseExpectedState(value: LocatedValue, problems: ProblemCollector): LocatedObject | undefined {
  reportSchemaMismatch(value, stageStateSchema, 'state', problems);
  return value.is === 'object' ? value : undefined;
}

/** Reports expectations that no state can meet. */
function reportSchemaMismatch(
  value: LocatedValue,
  schema: ValueSchema,
  what: string,
  problems: ProblemCollector,
): void {
  if (value.is === 'scalar' && value.value === null && what !== 'state') return;
  if (schema.is === 'object' && value.is === 'object') {
    for (const [name, { key, value: member }] of value.entries) {
      const inner = entryOf(schema.members, name);
      if (inner) reportSchemaMismatch(member, inner, name, problems);
      else problems.add(key, `${what} has no member ${quoted(name)}${nearestOrAll(name, Object.keys(schema.members))}`);
    }
  } else if (schema.is === 'record' && value.is === 'object') {
    for (const [name, { value: member }] of value.entries) reportSchemaMismatch(member, schema.of, name, problems);
  } else if (schema.is === 'list' && value.is === 'list') {
    for (const item of value.items) reportSchemaMismatch(item, schema.of, what, problems);
  } else if (schema.is === 'text' && value.is === 'scalar' && typeof value.value === 'string') {
    if (schema.words && !schema.words.includes(value.value)) {
      problems.add(value, `${what} is never ${quoted(value.value)}${nearestOrAll(value.value, schema.words)}`);
    }
  } else if (!(schema.is === 'number' && value.is === 'scalar' && isNumber(value.value))) {
    problems.add(value, `${what} is ${schemaNames[schema.is]}, not ${describeValue(value)}`);
  }
}

const schemaNames: Readonly<Record<ValueSchema['is'], string>> = {
  text: 'a text',
  number: 'a number',
  list: 'a list',
  record: 'an object',
  object: 'an object',
};

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}
