import { utf8At } from '../journal/byte-text.js';
import type { JournalEvent } from '../journal/journal-event.js';
import { parseLineAt } from '../journal/parse/parse-line.js';
import { kindOf } from '../journal/read/line-front.js';

/** An event, with what parsing loses: the order of all its members, and how its numbers are written. */
export interface ObservedEvent {
  readonly event: JournalEvent;
  readonly kind: string;
  /** The timestamp; empty if there is none. */
  readonly time: string;
  /** The text of every number, in the order of the line. */
  readonly numbers: readonly string[];
}

/** The event of a line or a companion; `undefined` if there is none. */
export function observedEvent(bytes: Uint8Array, start: number, end: number): ObservedEvent | undefined {
  const { event } = parseLineAt(bytes, start, end);
  if (!event) return undefined;
  const text = utf8At(bytes, start, end);
  const time: unknown = event.timestamp;
  return {
    event: inWrittenOrder(event, text),
    kind: kindOf(event),
    time: typeof time === 'string' ? time : '',
    numbers: numbersIn(text),
  };
}

const indexName = /"(\d+)"(?=\s*:)/g;

/**
 * JavaScript moves names such as "12" to the beginning of their object. With a prefix they stay where they
 * were written; like all names that do not start with a letter, they are not kept in evidence.
 */
function inWrittenOrder(event: JournalEvent, text: string): JournalEvent {
  if (text.search(indexName) < 0) return event;
  const object = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return JSON.parse(object.replaceAll(indexName, '"-$1"')) as JournalEvent;
}

const textOrNumber = /"[^"]*"|-?\d[\d.eE+-]*/g;

function numbersIn(text: string): string[] {
  // Without escapes, a text ends at the next quote.
  const plain = text.includes('\\') ? text.replaceAll(/\\./g, '') : text;
  return (plain.match(textOrNumber) ?? []).filter((token) => !token.startsWith('"'));
}
