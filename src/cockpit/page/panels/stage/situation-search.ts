import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';

/** A readable name: `dock-wanted` is "Dock wanted". */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of a search, in lower case. */
function wordsOf(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}

/** Entries of which a text contains every word of the search. */
export function foundEntries<Entry>(
  all: readonly Entry[],
  search: string,
  textOf: (entry: Entry) => string,
): readonly Entry[] {
  const words = wordsOf(search);
  return all.filter((entry) => words.every((word) => textOf(entry).toLowerCase().includes(word)));
}

/** Situations that contain every word of the search; earlier matches in the name first. */
export function foundSituations(all: readonly SituationEntry[], search: string): readonly SituationEntry[] {
  const words = wordsOf(search);
  if (words.length === 0) return all;
  return all
    .map((entry) => ({ entry, rank: words.reduce((sum, word) => sum + rankOf(entry, word), 0) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length)
    .map(({ entry }) => entry);
}

/** Rank of a match: 0 is best, Infinity is none. */
function rankOf({ name, about, writes, later }: SituationEntry, word: string): number {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  if (name.split('-').some((part) => part.startsWith(word))) return 2;
  if (name.includes(word)) return 3;
  if ([...writes, ...later].some((kind) => kind.toLowerCase().startsWith(word))) return 4;
  if (about.toLowerCase().includes(word)) return 5;
  return [...writes, ...later].some((kind) => kind.toLowerCase().includes(word)) ? 6 : Infinity;
}
