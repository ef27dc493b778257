import type { Finding } from './finding.js';

/** Where there are more, it is no journal: the rest is not told, so that the first ones are the same in every run. */
const most = 10_000;

/** Unknown kinds that were told: each is told once in a run. */
export class ToldKinds {
  readonly #told = new Set<string>();

  /** Whether a finding is about anything else than an unknown kind that was told. */
  isNews({ rule, found }: Pick<Finding, 'rule' | 'found'>): boolean {
    if (rule !== 'event/kind') return true;
    if (this.#told.has(found) || this.#told.size >= most) return false;
    this.#told.add(found);
    return true;
  }
}
