/** Journals that were judged by the rules of earlier versions of the game. */
import { orderOf } from '../game/game-version.js';
import { counted } from '../words/counted.js';

/** A version by whose rules lines of a year were judged. */
export interface OlderRules {
  readonly version: string;
  readonly year: string;
}

export class OlderRulesTally {
  readonly #files = new Set<string>();
  readonly #used: OlderRules[] = [];

  add(file: string, used: readonly OlderRules[] = []): void {
    if (used.length === 0) return;
    this.#files.add(file);
    this.#used.push(...used);
  }

  /** "38 journals of 2016–2017 are judged by the rules of 2.2 to 2.4"; nothing if all are by today's. */
  get notice(): string | undefined {
    const count = this.#files.size;
    if (count === 0) return undefined;
    const years = this.#used.map(({ year }) => year).sort();
    const versions = this.#used.map(({ version }) => version).sort((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0));
    const what = `${counted(count, 'journal')} of ${range(years, '–')} ${count === 1 ? 'is' : 'are'}`;
    return `${what} judged by the rules of ${range(versions, ' to ')}`;
  }
}

function range(sorted: readonly string[], dash: string): string {
  return [...new Set([sorted[0], sorted.at(-1)])].join(dash);
}
