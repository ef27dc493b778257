import type { Catalogue } from '../../spec/catalogue.js';
import { findKind } from '../../spec/catalogue.js';
import { type Dialect, dialects } from '../../spec/dialect.js';
import type { Finding } from '../finding.js';
import { miswrittenIntegers } from '../text/integers.js';
import { diagnose } from './diagnose.js';

/** Where an event stands: a companion has rules of its own. */
export type Where = 'journal' | 'companion';

/** Judges one event by itself, in one dialect. */
export class EventJudge {
  readonly #catalogue: Catalogue;
  /** What the live game writes, for whoever holds it to the letter of the specification. */
  readonly #game: Catalogue | undefined;

  constructor(dialect: Dialect) {
    this.#catalogue = dialects[dialect];
    this.#game = dialect === 'game' ? undefined : dialects.game;
  }

  /** All there is to say about an event; its text, where it is known, shows what its values do not. */
  findings(event: unknown, text?: string, where: Where = 'journal'): Finding[] {
    const findings = this.#diagnosed(this.#catalogue, event, text, where);
    if (findings.length === 0 || !this.#game) return findings;
    const remaining = new Set(this.#diagnosed(this.#game, event, text, where).map(keyOf));
    return findings.map((finding) => (remaining.has(keyOf(finding)) ? finding : { ...finding, departure: true }));
  }

  #diagnosed(catalogue: Catalogue, event: unknown, text: string | undefined, where: Where): Finding[] {
    const findings = diagnose(catalogue, event, where);
    const name = (event as { readonly event?: unknown } | null | undefined)?.event;
    const kind = text !== undefined && typeof name === 'string' ? findKind(catalogue, name) : undefined;
    if (!kind || text === undefined) return findings;
    return [...findings, ...miswrittenIntegers(text, kind.shape).map((each) => ({ ...each, kind: kind.name }))];
  }
}

function keyOf({ rule, pointer }: Finding): string {
  return `${rule} ${pointer}`;
}
