import type { JournalEvent } from '../../journal/event.js';
import { formatLine } from '../../journal/format/line.js';
import type { Watched } from '../../journal/watch/watcher.js';
import { decodeBits, isBitSet } from '../../spec/bits.js';
import { findKind, specification } from '../../spec/catalogue.js';
import { pageWidth } from '../terminal/layout.js';
import { printable } from '../terminal/printable.js';
import type { Style } from '../terminal/style.js';

/** One thing a watch told, on one line. */
export function watchedLine(watched: Watched, format: 'pretty' | 'ndjson', style: Style): string {
  const { event, problem } = watched;
  if (event) return format === 'ndjson' ? formatLine(event).trimEnd() : eventLine(event, style);
  if (!problem) return '';
  const place = 'position' in watched ? `${watched.position.file}:${watched.position.line}` : watched.companion;
  return `${style.red(problem.code)} ${place}: ${printable(problem.message)}`;
}

/** Time, kind, and as many of its fields as fit. */
function eventLine(event: JournalEvent, style: Style): string {
  const { timestamp, event: name, ...fields } = event;
  const time = /T(\d\d:\d\d:\d\d)/.exec(timestamp)?.[1] ?? '--:--:--';
  const room = pageWidth - time.length - 2 - kindWidth - 2;
  const told = Object.entries(fields).flatMap(([field, value]) => brief(name, field, value));
  return `${style.dim(time)}  ${style.bold(name.padEnd(kindWidth))}  ${shorten(printable(told.join(' · ')), room)}`.trimEnd();
}

const kindWidth = 16;

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

function shorten(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}
