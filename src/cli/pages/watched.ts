import path from 'node:path';
import stringWidth from 'string-width';
import type { JournalEvent } from '../../journal/event.js';
import { formatLine } from '../../journal/format/line.js';
import type { Problem } from '../../journal/parse/problem.js';
import { printable } from '../../journal/printable.js';
import type { Watched } from '../../journal/watch/watcher.js';
import { decodeBits, isBitSet } from '../../spec/bits.js';
import { findKind, specification } from '../../spec/catalogue.js';
import { pad, pageWidth, shorten, wrap } from '../terminal/layout.js';
import type { Style } from '../terminal/style.js';

/** An event on one line: as the journal has it, or its time, its kind, and as many of its fields as fit. */
export function eventLine(event: JournalEvent, format: 'pretty' | 'ndjson', style: Style): string {
  if (format === 'ndjson') return formatLine(event).trimEnd();
  // Whatever its type says, what stands in a file can be anything.
  const { timestamp, event: name, ...fields } = event as Readonly<Record<string, unknown>>;
  const time = /T(\d\d:\d\d:\d\d)/.exec(String(timestamp))?.[1] ?? '--:--:--';
  const kind = typeof name === 'string' ? name : '?';
  const told = Object.entries(fields).flatMap(([field, value]) => brief(kind, field, value));
  const head = pad(shorten(printable(kind), pageWidth - time.length - 2), kindWidth);
  const room = pageWidth - time.length - 2 - stringWidth(head) - 2;
  const rest = room > 0 ? `  ${shorten(printable(told.join(' · ')), room)}` : '';
  return `${style.dim(time)}  ${style.bold(head)}${rest}`.trimEnd();
}

const kindWidth = 16;

/** What is wrong with a line or a companion: a code, the place and a sentence, on as many lines as it takes. */
export function problemLines({ problem, place }: Trouble, style: Style, prefix = ''): string {
  const sentence = shorten(printable(problem.message), longestSentence);
  const text = `${prefix}${style.red(problem.code)} ${printable(place)}: ${sentence}`;
  return wrap(text, pageWidth - 2).join('\n  ');
}

const longestSentence = 400;

/** A problem and the file that has it, without its directory: that one was told at the beginning. */
export interface Trouble {
  readonly problem: Problem;
  readonly place: string;
}

export function troubleOf(watched: Watched): Trouble | undefined {
  const { problem } = watched;
  if (!problem) return undefined;
  if (!('position' in watched)) return { problem, place: watched.companion };
  return { problem, place: `${path.basename(watched.position.file)}:${watched.position.line}` };
}

/** A field in short: text as it is, numbers with their name, lists by their length, bits by their names; no identifiers. */
function brief(kind: string, name: string, value: unknown): string[] {
  const field = findKind(specification, kind)?.shape.fields[name];
  if (field?.type === 'integer' && field.id) return [];
  if (field?.type === 'integer' && field.bits && isBitSet(value)) return decodeBits(field.bits, value).slice(0, 5);
  if (Array.isArray(value)) return value.length > 0 ? [`${value.length} ${name}`] : [];
  switch (typeof value) {
    case 'string':
      return value === '' || value.startsWith('$') ? [] : [value];
    case 'number':
      return [`${name} ${Math.round(value * 1000) / 1000}`];
    case 'bigint':
      return [`${name} ${value}`];
    case 'boolean':
      return value ? [name] : [];
    default:
      return [];
  }
}
