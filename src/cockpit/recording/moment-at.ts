import type { Moment, StateLine } from '../protocol.js';
import type { CompanionLog } from './companion-log.js';
import { gatheredLine } from './gathered-line.js';
import { noKind } from './kind-names.js';
import { soundBit } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { LineReader } from './line-reader.js';
import { eventText } from './line-text.js';
import { parseIndexed } from './parsed-row.js';
import { RecentTexts } from './recent-texts.js';
import { gatheredNames, latestKinds } from './state-kinds.js';
import type { TimeSpans } from './time-spans.js';

/** An event has the time of its second: what was written within that second belongs to the same moment. */
const restOfSecond = 999;

/** After so many attempts, lines that turn out to be no events are left out, and not replaced by those before them. */
const mostAttempts = 8;

const mostCharacters = 4 * 1024 * 1024;

interface MomentParts {
  readonly index: LineIndex;
  readonly lines: LineReader;
  readonly spans: TimeSpans;
  readonly companions: CompanionLog;
}

/** Builds what is known at a moment, and reads no more lines than it consists of. */
export class Moments {
  readonly #parts: MomentParts;
  readonly #texts = new RecentTexts(mostCharacters);

  constructor(parts: MomentParts) {
    this.#parts = parts;
  }

  /** After so many lines, or at a time; at the end if neither is given. */
  async at({ lines, time }: { readonly lines?: number; readonly time?: number }): Promise<Moment> {
    const { index, companions } = this.#parts;
    const count = Math.min(index.count, lines ?? (time === undefined ? Infinity : this.#linesAt(time)));
    const lastTime = index.timeAfter(count);
    // At the end, and with the clock of another machine, the latest companion is the one that counts.
    const isEnd = count === index.count && time === undefined;
    const until = Math.max(time ?? -Infinity, (lastTime ?? -Infinity) + restOfSecond);
    return {
      lines: count,
      ...(lastTime !== undefined && { time: lastTime }),
      ...(await this.#state(count)),
      companions: companions.at(isEnd ? Infinity : until),
    };
  }

  /** How many lines there are before the first that is later, in the stretch of play in which the time lies. */
  #linesAt(time: number): number {
    const { index, spans } = this.#parts;
    const span = spans.at(time);
    if (!span) return 0;
    for (let n = span.first; n <= span.last; n++) if (index.time(n) > time) return n;
    return span.last + 1;
  }

  async #state(count: number): Promise<Pick<Moment, 'latest' | 'gathered'>> {
    const { index } = this.#parts;
    for (let attempt = 1; ; attempt++) {
      const latest = index.latestAt(count);
      const byKind = latestKinds
        .map((kind) => [kind, latest[index.kinds.numberOf(kind)] as number] as const)
        .filter(([, n]) => n >= 0);
      const byName = gatheredNames.map((name) => [name, index.gatheredAt(name, count, latest)] as const);
      const wanted = new Set([...byKind.map(([, n]) => n), ...byName.flatMap(([, numbers]) => numbers)]);
      const texts = await this.#read([...wanted].sort((one, other) => one - other));
      if (texts.size < wanted.size && attempt < mostAttempts) continue;
      const stateLine = (n: number): StateLine[] => {
        const text = texts.get(n);
        return text === undefined ? [] : [{ n, text }];
      };
      return {
        latest: Object.fromEntries(byKind.flatMap(([kind, n]) => stateLine(n).map((line) => [kind, line]))),
        gathered: Object.fromEntries(
          byName.map(([name, numbers]) => [name, numbers.flatMap(stateLine).map((line) => gatheredLine(name, line))]),
        ) as unknown as Moment['gathered'],
      };
    }
  }

  /** The texts of those lines that are events. */
  async #read(numbers: readonly number[]): Promise<Map<number, string>> {
    const { index, lines } = this.#parts;
    const texts = new Map<number, string>();
    const unread = numbers.filter((n) => {
      const text = this.#texts.get(n);
      if (text !== undefined) texts.set(n, text);
      return text === undefined;
    });
    const read = await lines.read(unread);
    for (const [at, n] of unread.entries()) {
      const bytes = read[at] as Uint8Array;
      if ((index.bits(n) & soundBit) === 0) parseIndexed(index, n, bytes);
      if (index.kind(n) === noKind || bytes.length < index.length(n)) continue;
      const text = eventText(bytes);
      this.#texts.set(n, text);
      texts.set(n, text);
    }
    return texts;
  }
}
