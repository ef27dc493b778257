import { kindNamed } from '../../interface/all-kinds.js';
import { entryOf } from '../../words/entry-of.js';
import { quoted } from '../../words/printable.js';
import type { Door } from '../../words/shape/door.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { stageStateShape } from '../state/stage-state-shape.js';
import { parseToolExpectations } from '../tool/parse-tool-expectations.js';
import { expectedKind } from './expected-kind.js';
import {
  describePlain,
  describeValue,
  itemsIn,
  type LocatedObject,
  type LocatedValue,
  parseObject,
} from './located-value.js';
import { parseMessages } from './parse-messages.js';
import type { ExpectationContext } from './problem-collector.js';
import type { Expectations, ExpectedEvent } from './scenario-definition.js';
import { readLocated } from './scenario-door.js';
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
    state: state && parseExpectedState(state, context),
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

/** Reports expectations that no state can meet. */
function parseExpectedState(value: LocatedValue, context: ExpectationContext): LocatedObject | undefined {
  readLocated(value, stageStateShape, 'state', context, partOfState);
  return value.is === 'object' ? value : undefined;
}

const partOfState: Partial<Door> = {
  isPart: true,
  nameOf: (owner, key) => (typeof key === 'number' ? owner : key),
  wrong: (name, what, value) => `${name} is ${what}, not ${describePlain(value)}`,
  unknown: (name, value, known) =>
    typeof value === 'string'
      ? `${name} is never ${quoted(value)}${nearestOrAll(value, known)}`
      : `${name} is a text, not ${describePlain(value)}`,
};
