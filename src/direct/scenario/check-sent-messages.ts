import type { WritableEvent } from '../../journal/journal-event.js';
import type { ServiceName } from '../service-names.js';
import { type Difference, differences } from './expected-differences.js';
import { membersText } from './located-value.js';
import type { ExpectedMessage } from './message-shape.js';

/** A message that a tool sent to a service. */
export interface SentMessage {
  readonly service: ServiceName;
  readonly kind: string;
  readonly content: unknown;
  readonly status: number;
  /** The time of the session: `2026-11-14T20:41:00Z`. */
  readonly timestamp: string;
  /** Real time, in milliseconds. */
  readonly at: number;
  /** The number of lines written before it. */
  readonly lines: number;
}

/** What was sent while a scenario ran. */
export interface Traffic {
  readonly sent: readonly SentMessage[];
  readonly events: readonly WritableEvent[];
  /** When each of the events was written, in milliseconds of real time. */
  readonly times: readonly number[];
  /** When the scenario began. */
  readonly began: number;
}

/** Why an expectation of messages is not met; undefined if it is. */
export function messageFailure(expected: ExpectedMessage, traffic: Traffic): string | undefined {
  const { count } = expected;
  const found = traffic.sent.filter((message) => fits(expected, message, traffic));
  if (count === undefined ? found.length > 0 : found.length === count) return undefined;
  const what = describeExpectedMessage(expected);
  if (found.length === 0) return `expected ${what}, but ${instead(expected, traffic)}`;
  const number = found.length === 1 ? 'one was sent,' : `${found.length} were sent, the first`;
  return `expected ${what}, but ${number} at ${found[0]?.timestamp}`;
}

/**
 * Until when, in milliseconds of real time, the expectation can still be met or missed. Without a limit, a
 * tool has a while from the end of the last step.
 */
export function openUntil(expected: ExpectedMessage, traffic: Traffic, ended: number): number {
  const { count, within } = expected;
  const found = traffic.sent.filter((message) => fits(expected, message, traffic)).length;
  const since = sinceWhen(expected, traffic, traffic.events.length);
  if (since === undefined || found > (count ?? 0)) return -Infinity;
  return within === undefined ? ended + defaultTimeoutMs : since + within * 1000;
}

const defaultTimeoutMs = 10_000;

/** The number of kinds that a sentence lists. */
const mostListed = 8;

/** An expected message in words: `commodity/3 to eddn after Docked within 10 s`. */
export function describeExpectedMessage(expected: ExpectedMessage): string {
  const { service, count, content, status, after, within } = expected;
  const kind = expected.kind ?? (count === undefined ? 'a message' : count > 1 ? 'messages' : 'message');
  const number = count === undefined ? '' : count === 0 ? 'no ' : `exactly ${count} `;
  const members = content ? membersText(content) : '';
  return [
    `${number}${kind} to ${service}`,
    ...(members === '' ? [] : [`with ${members}`]),
    ...(status === undefined ? [] : [`answered with ${status}`]),
    ...(after === undefined ? [] : [`after ${after}`]),
    ...(within === undefined ? [] : [`within ${within} s`]),
  ].join(' ');
}

function fits(expected: ExpectedMessage, message: SentMessage, traffic: Traffic): boolean {
  if (!isKind(expected, message) || others(expected, message).length > 0) return false;
  const since = sinceWhen(expected, traffic, message.lines);
  return since !== undefined && message.at - since <= (expected.within ?? Infinity) * 1000;
}

function isKind({ service, kind }: ExpectedMessage, message: SentMessage): boolean {
  return message.service === service && (kind === undefined || message.kind === kind);
}

/** When the latest line of the named kind was written, among the first lines; undefined if there is none. */
function sinceWhen({ after }: ExpectedMessage, { events, times, began }: Traffic, lines: number): number | undefined {
  if (after === undefined) return began;
  const index = events.findLastIndex(({ event }, at) => at < lines && event === after);
  return times[index];
}

/** How content and answer differ from what is expected. */
function others({ content, status }: ExpectedMessage, message: SentMessage): Pick<Difference, 'path' | 'found'>[] {
  const other =
    status === undefined || status === message.status ? [] : [{ path: 'status', found: `${message.status}` }];
  return [...(content ? differences(content, message.content) : []), ...other];
}

/** What came in place of an expected message. */
function instead(expected: ExpectedMessage, traffic: Traffic): string {
  const { service, after = 'the beginning' } = expected;
  if (sinceWhen(expected, traffic, traffic.events.length) === undefined) return `no ${after} was written`;
  const toService = traffic.sent.filter((message) => message.service === service);
  if (toService.length === 0) return `nothing was sent to ${service}`;
  const [nearest] = toService
    .toReversed()
    .filter((message) => isKind(expected, message))
    .map((message) => ({ message, others: others(expected, message) }))
    .sort((a, b) => a.others.length - b.others.length);
  if (!nearest) {
    const kinds = new Set(toService.map((message) => message.kind));
    return `only other kinds were sent: ${[...kinds].slice(0, mostListed).join(', ')}`;
  }
  const { message } = nearest;
  const so = nearest.others.map(({ path, found }) => `${path} ${found}`);
  if (so.length > 0) return `the nearest, at ${message.timestamp}, has ${so.join(', ')}`;
  const since = sinceWhen(expected, traffic, message.lines);
  if (since === undefined) return `it came before that, at ${message.timestamp}, and not again`;
  return `it came ${((message.at - since) / 1000).toFixed(1)} s after ${after}`;
}
