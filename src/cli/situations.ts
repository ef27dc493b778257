import { commonSettingNames } from '../direct/settings/setting-table.js';
import type { SituationEntry } from '../direct/situations/situation-catalogue.js';
import type { Style } from './terminal/terminal-style.js';
import { columns } from './terminal/text-layout.js';

/** Every situation: what happens, what is written when it has come, what follows, and what can be set for it alone. */
export function situationsPage(entries: readonly SituationEntry[], style: Style): string {
  const rows = entries.map((entry) => [style.bold(entry.name), situationText(entry, style)]);
  const always = `Always: ${commonSettingNames.join(', ')} (shakedown list settings).`;
  return `${columns(rows)}\n\n${always}`;
}

function situationText({ about, writes, later, takes }: SituationEntry, style: Style): string {
  const own = takes.filter((name) => !commonSettingNames.includes(name));
  return [
    `${about}; writes ${writes.length === 0 ? 'Status alone' : writes.join(', ')}`,
    later.length === 0 ? '' : `; later ${later.join(', ')}`,
    own.length === 0 ? '' : style.dim(` (set: ${own.join(', ')})`),
  ].join('');
}
