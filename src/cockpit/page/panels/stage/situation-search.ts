import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';

/** A readable name: `dock-wanted` is "Dock wanted". */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Situations that contain every word of the search; earlier matches in the name first. */
export function foundSituations(all: readonly SituationEntry[], search: string): readonly SituationEntry[] {
  const words = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return all;
  return all
    .map((entry) => ({ entry, rank: words.map((word) => rankOf(entry, word)) }))
    .filter(({ rank }) => rank.every((each) => each !== undefined))
    .map(({ entry, rank }) => ({ entry, rank: rank.reduce<number>((sum, each) => sum + (each ?? 0), 0) }))
    .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length)
    .map(({ entry }) => entry);
}

/** Rank of a match: 0 is best, undefined is none. */
function rankOf({ name, about, writes, later }: SituationEntry, word: string): number | undefined {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  if (name.split('-').some((part) => part.startsWith(word))) return 2;
  if (name.includes(word)) return 3;
  if ([...writes, ...later].some((kind) => kind.toLowerCase().startsWith(word))) return 4;
  if (about.toLowerCase().includes(word)) return 5;
  return [...writes, ...later].some((kind) => kind.toLowerCase().includes(word)) ? 6 : undefined;
}
