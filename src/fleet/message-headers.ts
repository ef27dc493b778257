/** Messages as the headers of NATS, which are text, and back. */
import { createHash } from 'node:crypto';
import { toUSVString } from 'node:util';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { type Dialect, dialectNames } from '../interface/dialect/dialects.js';
import type { FleetMessage, MessageType } from './fleet-message.js';

/** The server stores a message of the same id once, within its window. */
const idHeader = 'Nats-Msg-Id';

/** In the order in which they are written; the names are a promise to whoever reads the stream. */
export const messageHeaders = {
  type: 'Type',
  commander: 'Commander',
  kind: 'Kind',
  file: 'File',
  copy: 'Copy',
  line: 'Line',
  offset: 'Offset',
  dialect: 'Dialect',
  more: 'More',
  start: 'Start',
} as const satisfies Record<Exclude<keyof FleetMessage, 'payload'>, string>;

const messageTypes: readonly MessageType[] = ['line', 'companion', 'end', 'rest'];

/** The headers of a message. */
export function headersOf(message: FleetMessage): MsgHdrs {
  const made = headers();
  eachHeader(message, (name, value) => made.set(name, value));
  return made;
}

/** The same as they go over the wire; making `MsgHdrs` takes several times as long. All of it is ASCII. */
export function headerBytes(message: FleetMessage): Buffer {
  let text = 'NATS/1.0\r\n';
  eachHeader(message, (name, value) => {
    text += `${name}: ${value}\r\n`;
  });
  return Buffer.from(`${text}\r\n`, 'latin1');
}

/** What is usual is left out: a line, the first copy. */
function eachHeader(message: FleetMessage, add: (name: string, value: string) => void): void {
  const { type, commander, kind, file, copy, line, offset, dialect, more, start } = message;
  add(idHeader, messageId(message));
  if (type !== 'line') add(messageHeaders.type, type);
  add(messageHeaders.commander, encoded(commander));
  if (kind !== '') add(messageHeaders.kind, encoded(kind));
  if (file !== '') add(messageHeaders.file, encoded(file));
  if (copy > 1) add(messageHeaders.copy, String(copy));
  if (line > 0) add(messageHeaders.line, String(line));
  add(messageHeaders.offset, String(offset));
  add(messageHeaders.dialect, dialect);
  if (more) add(messageHeaders.more, '1');
  if (start) add(messageHeaders.start, '1');
}

/**
 * What is the same in two messages only if they are the same: sending one again does no harm. A line that was published
 * without its end may come again with it, so its length counts; a companion of the same number may have another content
 * after a crash.
 */
export function messageId({ type, commander, file, copy, offset, payload }: FleetMessage): string {
  const content =
    type === 'companion' ? createHash('sha256').update(payload).digest('hex').slice(0, 16) : payload.length;
  return [encoded(commander), type, encoded(file), copy, offset, content].join('|');
}

/** The message of some headers; a sentence if they are not those of a message. */
export function messageOf(made: MsgHdrs | undefined, payload: Uint8Array): FleetMessage | string {
  return messageOfTexts((name) => made?.get(messageHeaders[name]) ?? '', payload);
}

export type HeaderName = keyof typeof messageHeaders;

/** The message whose headers have these texts; an empty one is a header that is not there. */
export function messageOfTexts(text: (name: HeaderName) => string, payload: Uint8Array): FleetMessage | string {
  const type = text('type') || 'line';
  const commander = decoded(text('commander'));
  const kind = decoded(text('kind'));
  const file = decoded(text('file'));
  const [copy, line, offset] = [count(text('copy') || '1'), count(text('line') || '0'), count(text('offset'))];
  const dialect = text('dialect');
  if (!isOneOf(messageTypes, type)) return `the header ${messageHeaders.type} is ${JSON.stringify(type)}`;
  if (!commander) return missing('commander', commander);
  if (kind === undefined) return missing('kind', kind);
  if (file === undefined || (file === '') !== (type === 'rest')) return missing('file', file);
  if (copy === undefined || copy < 1) return missing('copy', copy);
  if (line === undefined || line > 0 !== (type === 'line')) return missing('line', line);
  if (offset === undefined) return missing('offset', offset);
  if (!isOneOf<Dialect>(dialectNames, dialect)) return missing('dialect', dialect || undefined);
  const message: FleetMessage = { type, commander, dialect, file, copy, kind, line, offset, payload };
  const [more, start] = [text('more'), text('start')];
  if (!more && !start) return message;
  return { ...message, ...(more && { more: true }), ...(start && { start: true }) };
}

function missing(name: HeaderName, value: unknown): string {
  return `the header ${messageHeaders[name]} is ${value === undefined || value === '' ? 'missing' : 'not valid'}`;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.includes(name as Name);
}

function count(text: string): number | undefined {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Printable ASCII without spaces, percent and the separator of an id stays as it is. */
function encoded(text: string): string {
  return /^[!-$&-{}~]*$/.test(text) ? text : encodeURIComponent(toUSVString(text));
}

function decoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
