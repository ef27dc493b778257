import { quoted } from '../../words/printable.js';
import { type NeighbourName, type NeighbourText, neighbourNames, parseNeighbour } from '../neighbour-names.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { StageError } from '../stage-error.js';
import { messageTable } from './expected-message-table.js';
import { describeValue, type LocatedValue, parseObject } from './located-value.js';
import type { ExpectationContext, ProblemCollector } from './problem-collector.js';
import type { ExpectedMessage } from './scenario-definition.js';

/** Parses `[eddn, 'inara:4431']`. */
export function parseServices(value: LocatedValue | undefined, problems: ProblemCollector): NeighbourText[] {
  return textsIn(value, 'with is a list of services such as [eddn]', problems).flatMap(({ at, text }) => {
    try {
      parseNeighbour(text);
      return [text as NeighbourText];
    } catch (error) {
      if (!(error instanceof StageError)) throw error;
      problems.add(at, error.message);
      return [];
    }
  });
}

/** The texts of a list; a problem is reported for each other element. */
export function textsIn(
  value: LocatedValue | undefined,
  what: string,
  problems: ProblemCollector,
): { readonly at: LocatedValue; readonly text: string }[] {
  const items = value?.is === 'list' ? value.items : value ? [value] : [];
  return items.flatMap((item) => {
    if (value?.is === 'list' && item.is === 'scalar' && typeof item.value === 'string')
      return [{ at: item, text: item.value }];
    problems.add(item, `${what}, not ${describeValue(item)}`);
    return [];
  });
}

const messageKeys: Readonly<Record<string, string>> = Object.fromEntries(
  [...neighbourNames, ...Object.keys(messageTable)].map((name) => [name, name]),
);

/** Parses the messages that are expected, or those that are not. */
export function parseMessages(
  value: LocatedValue | undefined,
  what: 'sent' | 'unsent',
  context: ExpectationContext,
): ExpectedMessage[] {
  if (!value) return [];
  if (value.is === 'list') return value.items.flatMap((item) => parseMessage(item, what, context) ?? []);
  context.problems.add(value, `${what} is a list such as [{ eddn: commodity/3 }], not ${describeValue(value)}`);
  return [];
}

function parseMessage(
  value: LocatedValue,
  what: 'sent' | 'unsent',
  context: ExpectationContext,
): ExpectedMessage | undefined {
  const { problems } = context;
  const { line, column } = value;
  const none = what === 'unsent' && { count: 0 };
  if (value.is === 'scalar' && typeof value.value === 'string') {
    const service = neighbourNames.find((name) => name === value.value);
    if (service !== undefined) return { line, column, service, ...none };
    problems.add(value, `there is no service ${quoted(value.value)}${nearestOrAll(value.value, neighbourNames)}`);
    return undefined;
  }
  const before = problems.count;
  const entries = parseObject(value, 'a message', messageKeys, problems);
  const [service, another] = neighbourNames.filter((name) => entries.has(name));
  if (problems.count > before) return undefined;
  if (service === undefined || another !== undefined) {
    problems.add(value, `a message names one service, and its kind, such as { eddn: commodity/3 }`);
    return undefined;
  }
  const count = entries.get('count');
  if (none && count) problems.add(count.key, 'what is not sent has no count');
  const members = Object.entries(messageTable).flatMap(([name, { parse }]) => {
    const member = entries.get(name)?.value;
    const parsed = member && parse(member, context);
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  const kind = parseMessageKind(entries.get(service)?.value, service, problems);
  return { line, column, service, ...(kind !== undefined && { kind }), ...Object.fromEntries(members), ...none };
}

/** The kind; undefined for any. */
function parseMessageKind(
  value: LocatedValue | undefined,
  service: NeighbourName,
  problems: ProblemCollector,
): string | undefined {
  if (!value || (value.is === 'scalar' && value.value === null)) return undefined;
  if (value.is === 'scalar' && typeof value.value === 'string') return value.value;
  problems.add(value, `a kind of message to ${service} is a text, not ${describeValue(value)}`);
  return undefined;
}
