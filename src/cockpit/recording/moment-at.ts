import { RecentCache } from '../../words/memo.js';
import type { Moment, StateLine } from '../protocol.js';
import { FoldedStates } from './folded-states.js';
import { noKind } from './kind-names.js';
import { soundBit } from './line-block.js';
import { eventText } from './line-text.js';
import { latestKinds } from './moment-kinds.js';
import { parseIndexed } from './parsed-row.js';
import type { RecordingParts } from './recording-parts.js';

/** Timestamps have whole seconds: a companion written within that second belongs to the same moment. */
const restOfSecond = 999;

/** After this many attempts, lines that are no events are dropped instead of replaced by earlier ones. */
const mostAttempts = 8;

/** Cached characters: at least this many, at most twice as many. */
const mostCharacters = 4 * 1024 * 1024;

export class Moments {
  readonly #parts: RecordingParts;
  readonly #states: FoldedStates;
  readonly #latest = new RecentCache<number, string>(mostCharacters, lengthOf);

  constructor(parts: RecordingParts) {
    this.#parts = parts;
    this.#states = new FoldedStates(parts);
  }

  /** After a number of lines, or at a time; the latest if neither is given. */
  async at({ lines, time }: { readonly lines?: number; readonly time?: number }): Promise<Moment> {
    const { index, companions } = this.#parts;
    const count = Math.min(index.count, lines ?? (time === undefined ? Infinity : this.#linesAt(time)));
    const lastTime = index.timeAfter(count);
    // At the end the latest companion counts, whatever the other machine's clock says.
    const isEnd = count === index.count && time === undefined;
    const until = Math.max(time ?? -Infinity, (lastTime ?? -Infinity) + restOfSecond);
    return {
      lines: count,
      ...(lastTime !== undefined && { time: lastTime }),
      state: await this.stateAt(count),
      latest: await this.#latestAt(count),
      companions: companions.at(isEnd ? Infinity : until),
    };
  }

  /** The folded state after `count` lines. */
  stateAt(count: number): Promise<Moment['state']> {
    return this.#states.at(count);
  }

  /** Number of lines before the first later one, in the span of the time. */
  #linesAt(time: number): number {
    const { index, spans } = this.#parts;
    const span = spans.at(time);
    if (!span) return 0;
    for (let n = span.first; n <= span.last; n++) if (index.time(n) > time) return n;
    return span.last + 1;
  }

  async #latestAt(count: number): Promise<Moment['latest']> {
    const { index } = this.#parts;
    for (let attempt = 1; ; attempt++) {
      const latest = index.latestAt(count);
      const byKind = latestKinds
        .map((kind) => [kind, latest[index.kinds.numberOf(kind)] as number] as const)
        .filter(([, n]) => n >= 0);
      await this.#read(byKind.map(([, n]) => n));
      const found = byKind.flatMap(([kind, n]): [string, StateLine][] => {
        const text = this.#latest.get(n);
        return text === undefined ? [] : [[kind, { n, text }]];
      });
      if (found.length === byKind.length || attempt >= mostAttempts) return Object.fromEntries(found);
    }
  }

  /** Reads those that are not cached, except lines that are no events. */
  async #read(latest: readonly number[]): Promise<void> {
    const { index, lines } = this.#parts;
    const numbers = latest.filter((n) => this.#latest.get(n) === undefined).sort((one, other) => one - other);
    const read = await lines.read(numbers);
    for (const [at, n] of numbers.entries()) {
      const bytes = read[at] as Uint8Array;
      if ((index.bits(n) & soundBit) === 0) parseIndexed(index, n, bytes);
      if (index.kind(n) !== noKind && bytes.length === index.length(n)) this.#latest.set(n, eventText(bytes));
    }
  }
}

function lengthOf(text: string): number {
  return text.length;
}
