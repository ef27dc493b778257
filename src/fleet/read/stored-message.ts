/** Decodes stored messages, much faster than through the client's header parser. */
import type { Msg } from '@nats-io/transport-node';
import type { StoredMessage } from '../fleet-message.js';
import { type HeaderName, messageHeaders, messageOf, messageOfTexts } from '../message-headers.js';
import type { ReadMessage } from './stream-reader.js';

/** The message, or the reason why it is not a fleet message. */
export function storedMessageOf({ sequence, message }: ReadMessage): StoredMessage | string {
  const payload = message.data;
  const block = headerBlock(message, payload);
  const read = block === undefined ? messageOf(message.headers, payload) : messageOfBlock(block, payload);
  return typeof read === 'string' ? read : Object.assign(read, { sequence });
}

const greeting = 'NATS/1.0\r\n';

/**
 * The header bytes, which the client leaves in its buffer right before the payload. Their length follows from
 * the size of the whole message.
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

const headerNames = Object.entries(messageHeaders) as [HeaderName, string][];

/** Headers by first letter, with the colon: comparing is faster than slicing and looking up. */
const byFirstLetter: readonly (readonly (readonly [HeaderName, string])[] | undefined)[] = Array.from(
  { length: 128 },
  (_, code) => {
    const own = headerNames.filter(([, header]) => header.charCodeAt(0) === code);
    return own.length === 0 ? undefined : own.map(([name, header]) => [name, `${header}:`] as const);
  },
);

const noTexts: Texts = {
  type: '',
  commander: '',
  kind: '',
  file: '',
  copy: '',
  line: '',
  offset: '',
  dialect: '',
  more: '',
  start: '',
};

function messageOfBlock(block: string, payload: Uint8Array) {
  const texts = { ...noTexts };
  for (let start = greeting.length; start < block.length - 2; ) {
    const end = block.indexOf('\r\n', start);
    for (const [name, header] of byFirstLetter[block.charCodeAt(start)] ?? nothing) {
      // Of repeated headers the first wins, as in the client.
      if (block.startsWith(header, start) && texts[name] === '') {
        texts[name] = block.slice(start + header.length, end).trim();
        break;
      }
    }
    start = end + 2;
  }
  return messageOfTexts((name) => texts[name], payload);
}

const nothing = [] as const;
