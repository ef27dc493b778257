import type { StoredMessage } from './fleet-message.js';

/** Which content of a companion it is: its number, and the time in it, both of which grow. */
export interface CompanionPlace {
  readonly number: number;
  readonly time: string;
}

/** The latest contents of companions, put together from messages. */
export class CompanionContents {
  readonly #latest: Map<string, CompanionPlace>;
  readonly #changed = new Map<string, readonly StoredMessage[]>();
  /** Of a content that is too large for one message: what has come of it. */
  readonly #pieces = new Map<string, StoredMessage[]>();
  cameTwice = 0;

  constructor(latest: Readonly<Record<string, CompanionPlace>> = {}) {
    this.#latest = new Map(Object.entries(latest));
  }

  get places(): Readonly<Record<string, CompanionPlace>> {
    return Object.fromEntries(this.#latest);
  }

  /** The number of the first message of which the rest has not come yet. */
  get firstWaiting(): number {
    return Math.min(Infinity, ...[...this.#pieces.values()].map(([first]) => first?.sequence ?? Infinity));
  }

  take(message: StoredMessage): void {
    const { file, offset, more } = message;
    const begun = this.#pieces.get(file) ?? [];
    const pieces = begun.at(-1)?.offset === offset - 1 ? [...begun, message] : [message];
    if (more) {
      this.#pieces.set(file, pieces);
      return;
    }
    this.#pieces.delete(file);
    this.#take(file, pieces, { number: offset, time: timeIn(contentOf(pieces)) });
  }

  /** What has changed since it was asked for last, by name of the file: the messages that the content is in. */
  takeChanged(): ReadonlyMap<string, readonly StoredMessage[]> {
    const changed = new Map(this.#changed);
    this.#changed.clear();
    return changed;
  }

  /** One that was sent again has a lower number and an earlier time. A new publisher begins with low numbers, but goes on in time. */
  #take(file: string, pieces: readonly StoredMessage[], place: CompanionPlace): void {
    const before = this.#latest.get(file);
    if (before && place.number <= before.number && place.time <= before.time) {
      this.cameTwice++;
      return;
    }
    this.#latest.set(file, place);
    this.#changed.set(file, pieces);
  }
}

/** The content that is in these messages. */
export function contentOf(pieces: readonly StoredMessage[]): Buffer {
  return Buffer.concat(pieces.map(({ payload }) => payload));
}

/** Times as the game writes them can be compared as texts. */
function timeIn(content: Buffer): string {
  return /"timestamp"\s*:\s*"([^"]*)"/.exec(content.toString('latin1', 0, 200))?.[1] ?? '';
}
