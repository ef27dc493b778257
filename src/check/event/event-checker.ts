import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { Finding } from '../finding.js';
import { withoutFailing } from '../internal-error.js';
import { diagnose, type EventFileType } from './diagnose.js';
import { usualGrade, type WarningGrade } from './evidence-severity.js';

/** Checks single events in one dialect. */
export class EventChecker {
  readonly dialect: Dialect;
  readonly #grade: WarningGrade;

  /** `grade` is the weakest evidence whose contradiction is a warning. */
  constructor(dialect: Dialect, grade: WarningGrade = usualGrade) {
    this.dialect = dialect;
    this.#grade = grade;
  }

  /** Read on demand: a check of clean lines never loads the tables. */
  get #catalogue(): Catalogue {
    return dialects[this.dialect];
  }

  /** Only in the `spec` dialect, to mark findings that are known habits of the live game. */
  get #game(): Catalogue | undefined {
    return this.dialect === 'game' ? undefined : dialects.game;
  }

  /** All findings of an event; with its text, those about how its numbers are written, too. */
  findings(event: unknown, text?: string, fileType: EventFileType = 'journal'): readonly Finding[] {
    return withoutFailing(() => this.withDepartures(this.plainFindings(event, text, fileType), event, text, fileType));
  }

  /**
   * The same, without saying which of them are known habits of the live game: for those of which most are
   * only counted.
   */
  plainFindings(event: unknown, text?: string, fileType: EventFileType = 'journal'): readonly Finding[] {
    return diagnose(this.#catalogue, event, fileType, text, this.#grade);
  }

  /** Some findings of an event, and which of them are known habits of the live game. */
  withDepartures(
    findings: readonly Finding[],
    event: unknown,
    text?: string,
    fileType: EventFileType = 'journal',
  ): readonly Finding[] {
    if (findings.length === 0 || !this.#game) return findings;
    const remaining = diagnose(this.#game, event, fileType, text);
    // Findings were left out, so those that are missing may still be true in the game dialect.
    return remaining.some(({ rule }) => rule === 'event/many') ? findings : departures(findings, remaining);
  }
}

/** Findings, and which of them do not remain in the game dialect. */
function departures(findings: readonly Finding[], remaining: readonly Finding[]): readonly Finding[] {
  const keys = new Set(remaining.map(keyOf));
  return findings.map((finding) => (keys.has(keyOf(finding)) ? finding : { ...finding, departure: true }));
}

function keyOf({ rule, pointer }: Finding): string {
  return `${rule} ${pointer}`;
}
