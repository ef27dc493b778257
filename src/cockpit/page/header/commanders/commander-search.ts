import { compareTexts } from '../../../../words/compare-texts.js';
import type { CommanderEntry } from '../../../protocol.js';

/** Commanders whose names contain every word of the search: prefix matches first, then by name. */
export function foundCommanders(all: readonly CommanderEntry[], search: string): readonly CommanderEntry[] {
  const wanted = folded(search).trim();
  const words = wanted.split(/\s+/);
  return all
    .map((entry) => ({ entry, name: folded(entry.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort(
      (a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)) || compareTexts(a.name, b.name),
    )
    .map(({ entry }) => entry);
}

/** Ignores case and accents: Zoe finds Zoë. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
