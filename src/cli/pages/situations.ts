import type { SituationEntry } from '../../stage/situations/catalogue.js';
import { columns } from '../terminal/layout.js';
import type { Style } from '../terminal/style.js';

/** Every situation: what happens, what is written when it has come, what follows, and what can be set. */
export function situationsPage(entries: readonly SituationEntry[], style: Style): string {
  const rows = entries.map(({ name, about, writes, later, takes }) => [
    style.bold(name),
    `${about}; writes ${writes.length === 0 ? 'Status alone' : writes.join(', ')}${later.length === 0 ? '' : `; later ${later.join(', ')}`}${takes.length === 0 ? '' : style.dim(` (set: ${takes.join(', ')})`)}`,
  ]);
  return columns(rows);
}
