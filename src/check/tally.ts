import type { PlacedFinding, Summary } from './finding.js';

const plural = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts what is looked at and found in one run. */
export class Tally {
  files = 0;
  lines = 0;
  events = 0;
  unreadable = 0;
  readonly #found = { errors: 0, warnings: 0, notes: 0 };
  /** Unknown kinds that were told: each is told once in a run. */
  readonly #kinds = new Set<string>();

  /** Counts a finding, unless it says what was said before. */
  counts({ rule, found, severity }: PlacedFinding): boolean {
    if (rule === 'event/kind') {
      if (this.#kinds.has(found)) return false;
      this.#kinds.add(found);
    }
    this.#found[plural[severity]]++;
    return true;
  }

  get summary(): Summary {
    const { files, lines, events } = this;
    return { files, lines, events, ...this.#found };
  }
}
