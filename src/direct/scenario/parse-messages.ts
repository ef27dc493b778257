import { quoted } from '../../words/printable.js';
import { parseService, type ServiceText, serviceNames } from '../service-names.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { StageError } from '../stage-error.js';
import { messageTable } from './expected-message-table.js';
import { itemsIn, type LocatedValue, parseObject, textIn } from './located-value.js';
import type { ExpectationContext, ProblemCollector } from './problem-collector.js';
import type { ExpectedMessage } from './scenario-definition.js';
import { textsIn } from './texts-in.js';

/** Parses `[eddn, 'inara:4431']`. */
export function parseServices(value: LocatedValue | undefined, problems: ProblemCollector): ServiceText[] {
  return textsIn(value, 'with is a list of services such as [eddn]', problems)
    .filter(({ at, text }) => {
      try {
        return parseService(text);
      } catch (error) {
        if (!(error instanceof StageError)) throw error;
        problems.add(at, error.message);
        return false;
      }
    })
    .map(({ text }) => text as ServiceText);
}

const memberNames = [...serviceNames, ...Object.keys(messageTable)];
const messageKeys = Object.fromEntries(memberNames.map((name) => [name, name]));

/** Whether messages are expected, or expected not to come. */
type Expected = 'sent' | 'unsent';

export function parseMessages(value: LocatedValue | undefined, what: Expected, context: ExpectationContext) {
  const items = itemsIn(value, `${what} is a list such as [{ eddn: commodity/3 }]`, context.problems);
  return items.flatMap((item) => parseMessage(item, what, context) ?? []);
}

function parseMessage(value: LocatedValue, what: Expected, context: ExpectationContext): ExpectedMessage | undefined {
  const { problems } = context;
  const { line, column } = value;
  const none = what === 'unsent' && { count: 0 };
  if (value.is === 'scalar' && typeof value.value === 'string') {
    const service = serviceNames.find((name) => name === value.value);
    if (service !== undefined) return { line, column, service, ...none };
    problems.add(value, `there is no service ${quoted(value.value)}${nearestOrAll(value.value, serviceNames)}`);
    return undefined;
  }
  const before = problems.count;
  const entries = parseObject(value, 'a message', messageKeys, problems);
  const [service, another] = serviceNames.filter((name) => entries.has(name));
  if (problems.count > before) return undefined;
  if (service === undefined || another !== undefined) {
    problems.add(value, 'a message names one service, and its kind, such as { eddn: commodity/3 }');
    return undefined;
  }
  const count = entries.get('count');
  if (none && count) problems.add(count.key, 'what is not sent has no count');
  const members = Object.entries(messageTable).map(([name, { parse }]) => {
    const member = entries.get(name)?.value;
    return [name, member && parse(member, context)] as const;
  });
  const kind = parseMessageKind(entries.get(service)?.value, problems);
  return { line, column, service, kind, ...Object.fromEntries(members), ...none };
}

/** The kind; undefined for any. */
function parseMessageKind(value: LocatedValue | undefined, problems: ProblemCollector): string | undefined {
  if (!value || (value.is === 'scalar' && value.value === null)) return undefined;
  return textIn(value, 'a kind of message is a text such as commodity/3', problems);
}
