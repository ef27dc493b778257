import type { PlacedFinding, Summary } from './finding.js';
import { ToldKinds } from './told-kinds.js';

const plural = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts what is looked at and found in one run. */
export class Tally {
  files = 0;
  lines = 0;
  events = 0;
  unreadable = 0;
  readonly #found = { errors: 0, warnings: 0, notes: 0 };
  readonly #kinds = new ToldKinds();

  /** Counts a finding, unless it says what was said before. */
  counts(finding: PlacedFinding): boolean {
    if (!this.#kinds.isNews(finding)) return false;
    this.#found[plural[finding.severity]]++;
    return true;
  }

  get summary(): Summary {
    const { files, lines, events } = this;
    return { files, lines, events, ...this.#found };
  }
}
