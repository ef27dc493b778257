/**
 * Findings about what is not known, or not for certain, are the same wherever they occur: they are reported
 * once, with a count.
 */
import { shortJson } from '../words/short-json.js';
import { countedAs, type Finding } from './finding.js';
import { pointerPattern } from './text/json-pointer.js';

/** The rules that are reported once, and what makes two findings of such a rule the same. */
const identityByRule: Readonly<Record<string, (finding: Finding) => readonly (string | undefined)[]>> = {
  'event/kind': ({ found }) => [found],
  'field/unknown': ({ kind, pointer }) => [kind, pointerPattern(pointer)],
  'field/unseen': ({ kind, pointer, found }) => [kind, pointerPattern(pointer), found],
};

/** What makes two notes on evidence the same. */
function identityOnEvidence({ rule, kind, pointer, found }: Finding): readonly (string | undefined)[] {
  return [kind, pointerPattern(pointer), rule === 'field/value' ? found : undefined];
}

/** Whether the same finding is reported once for all its occurrences. */
export function isReportedOnce({ rule, severity, evidence }: Finding): boolean {
  return Object.hasOwn(identityByRule, rule) || (severity === 'note' && evidence !== undefined);
}

/** How often something occurred. */
export interface Counter {
  count: number;
}

/** How often a finding occurred again, which has been reported with its place before. */
export interface Repeat {
  readonly key: string;
  readonly rule: string;
  readonly count: number;
}

/** Counts findings that are reported once. */
export class RepeatCounter {
  readonly #counters = new Map<string, Counter>();

  /** Counts a finding, as often as its own count says; returns whether it is the first of its kind. */
  add(finding: Finding): boolean {
    return this.addKey(keyOf(finding), finding.count ?? 1);
  }

  /** The same for a finding whose key is known. */
  addKey(key: string, count: number): boolean {
    const counter = this.#counters.get(key);
    if (counter) counter.count += count;
    else this.#counters.set(key, { count });
    return !counter;
  }

  /** Counts what was counted before; returns whether it was. */
  addKnown(key: string, count: number): boolean {
    const counter = this.#counters.get(key);
    if (counter) counter.count += count;
    return counter !== undefined;
  }

  /** The counter of a finding, if the same was counted before. */
  counterOf(finding: Finding): Counter | undefined {
    return this.#counters.get(keyOf(finding));
  }

  /** How often the finding with a key occurred. */
  countOf(key: string): number {
    return this.#counters.get(key)?.count ?? 0;
  }

  has(key: string): boolean {
    return this.#counters.has(key);
  }

  /** The finding with its count, if it occurred more than once. */
  withCount<F extends Finding>(finding: F): F {
    return isReportedOnce(finding) ? countedAs(finding, this.counterOf(finding)?.count ?? 1) : finding;
  }

  /** How often each finding occurred, in the order of the first occurrences. */
  counts(): [key: string, count: number][] {
    return Array.from(this.#counters, ([key, { count }]) => [key, count]);
  }

  /** Goes on from these counts. */
  restore(counts: readonly (readonly [key: string, count: number])[]): void {
    for (const [key, count] of counts) this.#counters.set(key, { count });
  }

  get size(): number {
    return this.#counters.size;
  }
}

/** The same for findings that are the same. */
export function keyOf(finding: Finding): string {
  const identity = identityByRule[finding.rule] ?? identityOnEvidence;
  return JSON.stringify([finding.rule, ...identity(finding)]);
}

/** The key of a note on a member that its kind is not known to have. */
export function unknownKey(kind: string, pointer: string): string {
  return JSON.stringify(['field/unknown', kind, pointerPattern(pointer)]);
}

/** The key of a note on a word that an open list lacks. */
export function unseenKey(kind: string, pattern: string, word: unknown): string {
  return JSON.stringify(['field/unseen', kind, pattern, shortJson(word)]);
}
