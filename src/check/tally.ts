import type { PlacedFinding, Summary } from './finding.js';

const plural = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts what is looked at and found in one run. */
export class Tally {
  files = 0;
  lines = 0;
  events = 0;
  unreadable = 0;
  readonly #found = { errors: 0, warnings: 0, notes: 0 };

  /** Counts a finding that is told. */
  count({ severity }: PlacedFinding): void {
    this.#found[plural[severity]]++;
  }

  get summary(): Summary {
    const { files, lines, events } = this;
    return { files, lines, events, ...this.#found };
  }
}
