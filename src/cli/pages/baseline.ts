import { type BaselineUpdate, describeKnown, type Known } from '../../check/project/baseline.js';
import { printable } from '../../journal/printable.js';
import { paragraph } from '../terminal/layout.js';

/** So many entries are named; more would bury what else was told. */
const most = 10;

/** What a baseline knows and nobody has found, and how to be rid of it. */
export function staleLines(file: string, stale: readonly Known[]): string {
  const [count, they] = stale.length === 1 ? ['1 entry', 'it'] : [`${stale.length} entries`, 'them'];
  return [
    paragraph(
      `hint: ${count} of ${printable(file)} matched nothing in this run; if everything was checked, the same command with --update-baseline removes ${they}:`,
    ),
    ...listed(stale, ' '),
  ].join('\n');
}

/** What a baseline has gained and lost. */
export function updateLines(file: string, { entries, added, removed }: BaselineUpdate): string {
  const changes = `${added.length} added, ${removed.length} removed`;
  const all = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return [
    paragraph(`wrote ${printable(file)}: ${all} (${changes})`),
    ...listed(added, '+'),
    ...listed(removed, '-'),
  ].join('\n');
}

function listed(entries: readonly Known[], mark: string): string[] {
  const lines = entries.slice(0, most).map((entry) => `  ${mark} ${describeKnown(entry)}`);
  return entries.length > most ? [...lines, `  ${mark} and ${entries.length - most} more`] : lines;
}
