import { counted } from '../../words/counted.js';
import { printable, quoted } from '../../words/printable.js';
import { paragraph } from '../terminal/text-layout.js';
import type { BaselineEntry, BaselineKey, BaselineUpdate, EntryMismatch } from './finding-baseline.js';

/** So many entries are named; more would bury what else was told. */
const mostEntries = 10;

/** What a baseline counts and nobody has found, and how to be rid of it. */
export function staleLines(file: string, stale: readonly EntryMismatch[]): string {
  const few = stale.length === 1;
  return [
    paragraph(
      `hint: ${entries(stale)} of ${printable(file)} ${few ? 'counts' : 'count'} more than was found; the same command with --update-baseline brings ${few ? 'it' : 'them'} up to date:`,
    ),
    ...listed(stale.map(({ entry, found }) => `  ${described(entry)} (${entry.count}, found ${found})`)),
  ].join('\n');
}

/** Where there was more than a baseline counts, so that it has kept nothing back. */
export function exceededLines(file: string, exceeded: readonly EntryMismatch[]): string {
  const few = exceeded.length === 1;
  return [
    paragraph(
      `hint: ${entries(exceeded)} of ${printable(file)} ${few ? 'counts' : 'count'} less than was found, so all that ${few ? 'it knows' : 'they know'} is told again:`,
    ),
    ...listed(exceeded.map(({ entry, found }) => `  ${described(entry)} (${entry.count}, found ${found})`)),
  ].join('\n');
}

/** What a baseline has gained and lost. */
export function updateLines(file: string, { entries: all, added, removed, changed }: BaselineUpdate): string {
  const changes = `${added.length} added, ${removed.length} removed, ${changed.length} changed`;
  const withCount = (mark: string) => (known: BaselineEntry) => `${mark} ${described(known)} (${known.count})`;
  return [
    paragraph(`wrote ${printable(file)}: ${entries(all)} (${changes})`),
    ...listed(added.map(withCount('+'))),
    ...listed(removed.map(withCount('-'))),
    ...listed(changed.map(({ entry, found }) => `  ${described(entry)} (${entry.count}, now ${found})`)),
  ].join('\n');
}

function entries(all: readonly unknown[]): string {
  return counted(all.length, 'entry', 'entries');
}

/** An entry in the words of a sentence. */
function described({ file, rule, kind, pointer }: BaselineKey): string {
  const words = [quoted(file), printable(rule), kind === undefined ? '' : printable(kind)];
  return [...words.filter(Boolean), ...(pointer === '' ? [] : [quoted(pointer)])].join(' ');
}

function listed(lines: readonly string[]): string[] {
  const shown = lines.slice(0, mostEntries).map((line) => `  ${line}`);
  return lines.length > mostEntries
    ? [...shown, `  ${lines[0]?.[0] ?? ' '} and ${lines.length - mostEntries} more`]
    : shown;
}
