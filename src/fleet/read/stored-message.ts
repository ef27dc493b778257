/** Messages of the stream from what the client got, much faster than by its own reading of headers. */
import type { Msg } from '@nats-io/transport-node';
import type { StoredMessage } from '../fleet-message.js';
import { type HeaderName, messageHeaders, messageOf, messageOfTexts } from '../message-headers.js';
import type { ReadMessage } from './stream-reader.js';

/** The message, or a sentence that says why it is none of a fleet. */
export function storedMessageOf({ sequence, message }: ReadMessage): StoredMessage | string {
  const payload = message.data;
  const block = headerBlock(message, payload);
  const read = block === undefined ? messageOf(message.headers, payload) : messageOfBlock(block, payload);
  return typeof read === 'string' ? read : Object.assign(read, { sequence });
}

const greeting = 'NATS/1.0\r\n';

/**
 * The bytes of the headers, which the client leaves where they came: right before the payload. How many there are it
 * does not say, but how large the whole message is, with its two subjects.
 */
function headerBlock(message: Msg & { size?: () => number }, payload: Uint8Array): string | undefined {
  if (typeof message.size !== 'function') return undefined;
  const length = message.size() - message.subject.length - (message.reply?.length ?? 0) - payload.length;
  const start = payload.byteOffset - length;
  if (length < greeting.length || start < 0) return undefined;
  const text = Buffer.from(payload.buffer, start, length).toString('latin1');
  return text.startsWith(greeting) && text.endsWith('\r\n\r\n') ? text : undefined;
}

type Texts = Record<HeaderName, string>;

const nameOfHeader = new Map(
  Object.entries(messageHeaders).map(([name, header]) => [header as string, name as HeaderName]),
);

/** Of each name the last value that was read: most are the same in the next message, and one text is kept for all. */
const lastTexts: Partial<Texts> = {};

function messageOfBlock(block: string, payload: Uint8Array) {
  const texts: Partial<Texts> = {};
  for (let start = greeting.length; start < block.length - 2; ) {
    const end = block.indexOf('\r\n', start);
    const colon = block.indexOf(':', start);
    if (colon > start && colon < end) {
      const name = nameOfHeader.get(block.slice(start, colon));
      // The first of several counts, as for the client.
      if (name && texts[name] === undefined) texts[name] = textOf(name, block.slice(colon + 1, end).trim());
    }
    start = end + 2;
  }
  return messageOfTexts((name) => texts[name] ?? '', payload);
}

function textOf(name: HeaderName, text: string): string {
  const last = lastTexts[name];
  if (last === text) return last;
  lastTexts[name] = text;
  return text;
}
