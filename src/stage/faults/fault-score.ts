import path from 'node:path';
import type { PlacedFinding } from '../../check/finding.js';
import { checkArgument } from '../../words/shape/check-options.js';
import { mustBe } from '../../words/shape/shape.js';
import type { KeyEntry } from './answer-key.js';

/** The parts of a finding that count; any checker that reports these can be scored. */
export type ScoredFinding = Pick<PlacedFinding, 'rule' | 'severity' | 'file' | 'line' | 'pointer'>;

/** How well a checker did. */
export interface Score<F extends ScoredFinding = ScoredFinding> {
  /** Faults reported at their location by one of their rules, or where the same finding came first. */
  readonly found: readonly KeyEntry[];
  /** Faults that can be seen in the files, but were not reported. */
  readonly missed: readonly KeyEntry[];
  /** Errors and warnings that no fault on their line explains; notes do not count. */
  readonly extra: readonly F[];
}

/**
 * Compares a checker's findings with the faults of a session. Faults that have passed or break no rule should
 * not be reported: a finding about them counts as extra.
 */
export function score<F extends ScoredFinding>(key: readonly KeyEntry[], findings: Iterable<F>): Score<F> {
  checkArgument('key', key, mustBe('the entries of an answer key', isListOfEntries));
  checkArgument('findings', findings, mustBe('a list of findings', isIterable));
  const byLocation = new Map<string, F[]>();
  for (const finding of findings) {
    const location = locationOf(finding);
    byLocation.set(location, [...(byLocation.get(location) ?? []), finding]);
  }
  const wrong = key.filter(({ trace, rules }) => trace === 'lasting' && rules.length > 0);
  const isReported = (entry: KeyEntry) =>
    byLocation
      .get(locationOf(entry))
      ?.some(({ rule, pointer }) => entry.rules.includes(rule) && pointer === entry.pointer) ?? false;
  const reported = new Set(wrong.filter(isReported).map(({ number }) => number));
  const isFound = ({ number, countedWith }: KeyEntry) =>
    reported.has(number) || (countedWith !== undefined && reported.has(countedWith));
  const due = new Map<string, ReadonlySet<string>>();
  for (const entry of wrong)
    due.set(locationOf(entry), new Set([...(due.get(locationOf(entry)) ?? []), ...entry.rules]));
  return {
    found: wrong.filter(isFound),
    missed: wrong.filter((entry) => !isFound(entry)),
    // A fault may be reported by several of its rules.
    extra: [...byLocation].flatMap(([location, all]) =>
      all.filter(({ severity, rule }) => severity !== 'note' && !due.get(location)?.has(rule)),
    ),
  };
}

function isListOfEntries(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null);
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function locationOf({ file, line }: { readonly file: string; readonly line: number }): string {
  return `${path.basename(file)}:${line}`;
}
