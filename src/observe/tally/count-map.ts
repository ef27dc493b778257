import { compareTexts } from '../../words/compare-texts.js';
import { bump } from '../../words/map-entries.js';
import type { Counts } from '../evidence-format.js';

export type CountMap = Map<string, number>;

export function addCounts(counts: CountMap, more: Counts = {}): void {
  for (const [name, count] of Object.entries(more)) bump(counts, name, count);
}

/** The counts above 0, in the order of the names; `undefined` if there are none. */
export function countsOf(counts: CountMap): Counts | undefined {
  const found = [...counts].filter(([, count]) => count > 0).sort(byName);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The order of names in evidence: that of their codes, the same on every machine. */
export function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return compareTexts(one, other);
}

const exactLengths = 16;

/** Lengths of lists are exact up to 16; longer ones are rounded up to a power of two. */
export function lengthClass(length: number): string {
  if (length <= exactLengths) return String(length);
  const most = 2 ** Math.ceil(Math.log2(length));
  return `${most / 2 + 1}-${most}`;
}
