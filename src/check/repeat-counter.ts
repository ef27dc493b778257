/** What the table merely does not know says the same wherever it occurs: it is told at its first place, and counted. */
import type { Finding } from './finding.js';
import { pointerPattern } from './text/json-pointer.js';

/** What makes two findings of such a rule the same. A long value is told from another by as much of it as is shown. */
const identityByRule: Readonly<Record<string, (finding: Finding) => readonly (string | undefined)[]>> = {
  'event/kind': ({ found }) => [found],
  'field/unknown': ({ kind, pointer }) => [kind, pointerPattern(pointer)],
  'field/unseen': ({ kind, pointer, found }) => [kind, pointerPattern(pointer), found],
};

/** Whether a finding is of a rule that tells the same thing once. */
export function isReportedOnce({ rule }: Pick<Finding, 'rule'>): boolean {
  return Object.hasOwn(identityByRule, rule);
}

/** How often something occurred. */
export interface Counter {
  count: number;
}

/** Counts findings that are told once. */
export class RepeatCounter {
  readonly #counters = new Map<string, Counter>();

  /** Counts a finding as often as it says it occurred. Tells whether nothing like it came before. */
  add(finding: Finding): boolean {
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
  withCount<F extends Finding>(finding: F): F {
    const count = isReportedOnce(finding) ? (this.counterOf(finding)?.count ?? 1) : 1;
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
  return JSON.stringify([finding.rule, ...(identityByRule[finding.rule]?.(finding) ?? [])]);
}
