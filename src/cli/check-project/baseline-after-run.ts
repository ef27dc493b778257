import { pathExists } from '../../check/files/path-exists.js';
import { counted } from '../../words/counted.js';
import { printable, quoted } from '../../words/printable.js';
import { OutputFile } from '../output/output-file.js';
import type { Shell } from '../shell.js';
import { wrapped } from '../terminal/terminal-style.js';
import { formatBaseline } from './baseline-file.js';
import { type CheckInputs, covers } from './check-inputs.js';
import {
  type BaselineEntry,
  type BaselineKey,
  type BaselineUpdate,
  type EntryMismatch,
  updateBaseline,
} from './finding-baseline.js';
import type { FindingFilter } from './finding-filter.js';
import type { ResolvedBaseline } from './resolve-settings.js';

/**
 * After a whole run: updates the baseline if asked to; else says where its counts differ from what was found.
 */
export async function finishBaseline(
  baseline: ResolvedBaseline,
  inputs: CheckInputs,
  filter: FindingFilter,
  shell: Shell,
): Promise<void> {
  const { file, known, update } = baseline;
  const isCovered = await coveredEntries(baseline, inputs);
  if (update) {
    const change = updateBaseline(known.entries(), filter.foundEntries, isCovered);
    await OutputFile.writeWhole(file, formatBaseline(change.entries));
    shell.warn(updateLines(file, change));
    return;
  }
  const exceeded = known.exceeded();
  if (exceeded.length > 0) shell.warn(exceededLines(file, exceeded));
  const stale = known.overstated().filter((each) => isCovered(each.entry));
  if (stale.length > 0) shell.warn(staleLines(file, stale));
}

/**
 * Whether this run could find what an entry counts: its rule was on, and its file was checked or no longer
 * exists.
 */
async function coveredEntries(
  { known, coversRule }: ResolvedBaseline,
  inputs: CheckInputs,
): Promise<(entry: BaselineEntry) => boolean> {
  const covered = new Set<BaselineEntry>();
  const gone = new Map<string, boolean>();
  for (const entry of known.entries().filter(coversRule)) {
    const file = known.pathOf(entry);
    if (file !== undefined && !gone.has(file)) gone.set(file, !pathExists(file));
    const isCovered = file === undefined ? inputs.input : covers(inputs, file) || gone.get(file) === true;
    if (isCovered) covered.add(entry);
  }
  return (entry) => covered.has(entry);
}

/** More entries than this are only counted. */
const mostEntries = 10;

/** The entries that count more than was found, and how to update them. */
export function staleLines(file: string, stale: readonly EntryMismatch[]): string {
  return mismatchLines(
    file,
    stale,
    (them) => `more than was found; the same command with --update-baseline brings ${them} up to date`,
  );
}

/** The entries that count less than was found, whose findings are all reported. */
export function exceededLines(file: string, exceeded: readonly EntryMismatch[]): string {
  return mismatchLines(file, exceeded, (them) => `less than was found, so all findings of ${them} are reported`);
}

function mismatchLines(file: string, all: readonly EntryMismatch[], says: (them: string) => string): string {
  const [count, them] = all.length === 1 ? ['counts', 'it'] : ['count', 'them'];
  return [
    wrapped(`hint: ${entries(all)} of ${printable(file)} ${count} ${says(them)}:`),
    ...listed(all.map(({ entry, found }) => `  ${described(entry)} (${entry.count}, found ${found})`)),
  ].join('\n');
}

/** What has changed in a baseline. */
export function updateLines(file: string, { entries: all, added, removed, changed }: BaselineUpdate): string {
  const changes = `${added.length} added, ${removed.length} removed, ${changed.length} changed`;
  const withCount = (mark: string) => (known: BaselineEntry) => `${mark} ${described(known)} (${known.count})`;
  return [
    wrapped(`wrote ${printable(file)}: ${entries(all)} (${changes})`),
    ...listed(added.map(withCount('+'))),
    ...listed(removed.map(withCount('-'))),
    ...listed(changed.map(({ entry, found }) => `  ${described(entry)} (${entry.count}, now ${found})`)),
  ].join('\n');
}

function entries(all: readonly unknown[]): string {
  return counted(all.length, 'entry', 'entries');
}

/** An entry as a sentence names it. */
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
