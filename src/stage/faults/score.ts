import path from 'node:path';
import type { PlacedFinding } from '../../check/finding.js';
import type { KeyEntry } from './answer-key.js';

/** What of a finding counts: any checker can be scored that tells these. */
export type ScoredFinding = Pick<PlacedFinding, 'rule' | 'severity' | 'file' | 'line' | 'pointer'>;

/** How well a checker did. */
export interface Score<F extends ScoredFinding = ScoredFinding> {
  /** Faults that were told at their place by one of their rules. */
  readonly found: readonly KeyEntry[];
  /** Faults that can be seen and were not told. */
  readonly missed: readonly KeyEntry[];
  /** Errors and warnings that no fault of their line explains; a note accuses nobody. */
  readonly extra: readonly F[];
}

/**
 * Holds what a checker found after a session against what was broken in it. Faults that passed, and those that break no
 * rule, are not to be told: a finding about them is one too many.
 */
export function score<F extends ScoredFinding>(key: readonly KeyEntry[], findings: Iterable<F>): Score<F> {
  const byPlace = new Map<string, F[]>();
  for (const finding of findings) {
    const place = placeOf(finding);
    byPlace.set(place, [...(byPlace.get(place) ?? []), finding]);
  }
  const wrong = key.filter(({ trace, rules }) => trace === 'lasting' && rules.length > 0);
  const isFound = (entry: KeyEntry) =>
    byPlace.get(placeOf(entry))?.some(({ rule, pointer }) => entry.rules.includes(rule) && pointer === entry.pointer) ??
    false;
  const due = new Map<string, ReadonlySet<string>>();
  for (const entry of wrong) due.set(placeOf(entry), new Set([...(due.get(placeOf(entry)) ?? []), ...entry.rules]));
  return {
    found: wrong.filter(isFound),
    missed: wrong.filter((entry) => !isFound(entry)),
    // One fault may be told in several ways, each by one of its rules.
    extra: [...byPlace].flatMap(([place, all]) =>
      all.filter(({ severity, rule }) => severity !== 'note' && !due.get(place)?.has(rule)),
    ),
  };
}

function placeOf({ file, line }: { readonly file: string; readonly line: number }): string {
  return `${path.basename(file)}:${line}`;
}
