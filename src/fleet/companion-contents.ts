import type { StoredMessage } from './fleet-message.js';

/** Identifies a version of a companion: its message number and the timestamp in it. Both increase. */
export interface CompanionVersion {
  readonly number: number;
  readonly time: string;
}

/** Assembles the latest contents of companions from messages. */
export class CompanionContents {
  readonly #latest: Map<string, CompanionVersion>;
  readonly #changed = new Map<string, readonly StoredMessage[]>();
  /** By file: the pieces so far of a content that is too large for one message. */
  readonly #pieces = new Map<string, StoredMessage[]>();
  duplicates = 0;

  constructor(latest: Readonly<Record<string, CompanionVersion>> = {}) {
    this.#latest = new Map(Object.entries(latest));
  }

  get versions(): Readonly<Record<string, CompanionVersion>> {
    return Object.fromEntries(this.#latest);
  }

  /** The sequence number of the first message of an incomplete content. */
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

  /** The contents that changed since the last call, by file name, as the messages that contain them. */
  takeChanged(): ReadonlyMap<string, readonly StoredMessage[]> {
    const changed = new Map(this.#changed);
    this.#changed.clear();
    return changed;
  }

  /**
   * A resent content has a lower number and an earlier time. A new publisher starts with low numbers, but its
   * times continue.
   */
  #take(file: string, pieces: readonly StoredMessage[], version: CompanionVersion): void {
    const before = this.#latest.get(file);
    if (before && version.number <= before.number && version.time <= before.time) {
      this.duplicates++;
      return;
    }
    this.#latest.set(file, version);
    this.#changed.set(file, pieces);
  }
}

export function contentOf(pieces: readonly StoredMessage[]): Buffer {
  return Buffer.concat(pieces.map(({ payload }) => payload));
}

/** The game's timestamps sort as text. */
function timeIn(content: Buffer): string {
  return /"timestamp"\s*:\s*"([^"]*)"/.exec(content.toString('latin1', 0, 200))?.[1] ?? '';
}
