/** What the table merely does not know says the same wherever it occurs: it is told at its first place, and counted. */
import { type Finding, withoutIndexes } from './finding.js';

/** What makes two findings of such a rule the same. A long value is told from another by as much of it as is shown. */
const sameness: Readonly<Record<string, (finding: Finding) => readonly (string | undefined)[]>> = {
  'event/kind': ({ found }) => [found],
  'field/unknown': ({ kind, pointer }) => [kind, withoutIndexes(pointer)],
  'field/unseen': ({ kind, pointer, found }) => [kind, withoutIndexes(pointer), found],
};

/** Whether a finding is of a rule that tells the same thing once. */
export function isToldOnce({ rule }: Pick<Finding, 'rule'>): boolean {
  return Object.hasOwn(sameness, rule);
}

/** How often something occurred. */
export interface Counter {
  count: number;
}

/** Counts findings that are told once. */
export class Repetition {
  readonly #counters = new Map<string, Counter>();

  /** Counts a finding as often as it says it occurred. Tells whether nothing like it came before. */
  isNews(finding: Finding): boolean {
    const key = keyOf(finding);
    const counter = this.#counters.get(key);
    const count = finding.count ?? 1;
    if (counter) counter.count += count;
    else this.#counters.set(key, { count });
    return !counter;
  }

  /** The counter of those that are the same as one that was counted. */
  counterOf(finding: Finding): Counter | undefined {
    return this.#counters.get(keyOf(finding));
  }

  /** The finding with how often it occurred, where that is more than once. */
  counted<F extends Finding>(finding: F): F {
    const count = isToldOnce(finding) ? (this.counterOf(finding)?.count ?? 1) : 1;
    return count === 1 ? finding : { ...finding, count };
  }

  get size(): number {
    return this.#counters.size;
  }

  clear(): void {
    this.#counters.clear();
  }
}

function keyOf(finding: Finding): string {
  return JSON.stringify([finding.rule, ...(sameness[finding.rule]?.(finding) ?? [])]);
}
