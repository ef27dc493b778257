import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { Finding } from '../finding.js';
import { diagnose, type EventFileType } from './diagnose.js';

/** Judges one event by itself, in one dialect. */
export class EventChecker {
  readonly #catalogue: Catalogue;
  /** What the live game writes, for whoever holds it to the letter of the specification. */
  readonly #game: Catalogue | undefined;

  constructor(dialect: Dialect) {
    this.#catalogue = dialects[dialect];
    this.#game = dialect === 'game' ? undefined : dialects.game;
  }

  /** All there is to say about an event; its text, where it is known, shows what its values do not. */
  findings(event: unknown, text?: string, place: EventFileType = 'journal'): readonly Finding[] {
    const findings = diagnose(this.#catalogue, event, place, text);
    if (findings.length === 0 || !this.#game) return findings;
    const remaining = diagnose(this.#game, event, place, text);
    // Of what is left untold nobody knows whether it is gone.
    if (remaining.some(({ rule }) => rule === 'event/many')) return findings;
    const keys = new Set(remaining.map(keyOf));
    return findings.map((finding) => (keys.has(keyOf(finding)) ? finding : { ...finding, departure: true }));
  }
}

function keyOf({ rule, pointer }: Finding): string {
  return `${rule} ${pointer}`;
}
