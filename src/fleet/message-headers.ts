/** Converts messages to NATS headers, which are text, and back. */
import { createHash } from 'node:crypto';
import { toUSVString } from 'node:util';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type Dialect, dialectNames } from '../interface/dialect/dialects.js';
import type { FleetMessage, MessageType } from './fleet-message.js';

/** Within its window the server stores a message id only once. */
const idHeader = 'Nats-Msg-Id';

/** In the order in which they are written. The names are part of the public format. */
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

/**
 * The headers as sent over the wire, all ASCII: several times faster than building `MsgHdrs`. Default values
 * are omitted: type `line`, copy 1.
 */
export function headerBytes(message: FleetMessage): Buffer {
  const { type, commander, kind, file, copy, line, offset, dialect, more, start } = message;
  let text = 'NATS/1.0\r\n';
  const add = (name: string, value: string | number) => {
    text += `${name}: ${value}\r\n`;
  };
  add(idHeader, messageId(message));
  if (type !== 'line') add(messageHeaders.type, type);
  add(messageHeaders.commander, encoded(commander));
  if (kind !== '') add(messageHeaders.kind, encoded(kind));
  if (file !== '') add(messageHeaders.file, encoded(file));
  if (copy > 1) add(messageHeaders.copy, copy);
  if (line > 0) add(messageHeaders.line, line);
  add(messageHeaders.offset, offset);
  add(messageHeaders.dialect, dialect);
  if (more) add(messageHeaders.more, 1);
  if (start) add(messageHeaders.start, 1);
  return Buffer.from(`${text}\r\n`, 'latin1');
}

/**
 * Equal only for identical messages, so resending is harmless. The length counts because a line may be
 * published unfinished and again when complete; a companion is hashed because after a crash the same number
 * may have different content.
 */
export function messageId({ type, commander, file, copy, offset, payload }: FleetMessage): string {
  const content =
    type === 'companion' ? createHash('sha256').update(payload).digest('hex').slice(0, 16) : payload.length;
  return [encoded(commander), type, encoded(file), copy, offset, content].join('|');
}

/** The message, or the reason why the headers are not those of a message. */
export function messageOf(made: MsgHdrs | undefined, payload: Uint8Array): FleetMessage | string {
  return messageOfTexts((name) => made?.get(messageHeaders[name]) ?? '', payload);
}

export type HeaderName = keyof typeof messageHeaders;

/** An empty text means that the header is absent. */
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

/** Printable ASCII is kept, except space, percent and the separator of ids. */
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
