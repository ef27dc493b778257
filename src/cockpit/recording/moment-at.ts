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
import { type GatheredName, gatheredNames, latestKinds } from './state-kinds.js';
import type { TimeSpans } from './time-spans.js';

/** An event has the time of its second: what was written within that second belongs to the same moment. */
const restOfSecond = 999;

/** After so many attempts, lines that turn out to be no events are left out, and not replaced by those before them. */
const mostAttempts = 8;

/** Kept of what was read lately; twice as many at the most. */
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
  readonly #latest = new RecentTexts(mostCharacters);
  /** As they stand in a list: moments beside each other have hundreds of them in common. */
  readonly #gathered = Object.fromEntries(
    gatheredNames.map((name) => [name, new RecentTexts(mostCharacters)]),
  ) as Readonly<Record<GatheredName, RecentTexts>>;

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
      const [latestTexts = noTexts, ...listTexts] = await this.#read([
        { numbers: byKind.map(([, n]) => n), recent: this.#latest },
        ...byName.map(([list, numbers]) => ({ numbers, recent: this.#gathered[list], list })),
      ]);
      const isComplete =
        latestTexts.size === byKind.length && byName.every(([, { length }], at) => listTexts[at]?.size === length);
      if (!isComplete && attempt < mostAttempts) continue;
      return {
        latest: Object.fromEntries(
          byKind.flatMap(([kind, n]) => stateLine(n, latestTexts).map((line) => [kind, line])),
        ),
        gathered: Object.fromEntries(
          byName.map(([name, numbers], at) => [name, numbers.flatMap((n) => stateLine(n, listTexts[at] ?? noTexts))]),
        ) as unknown as Moment['gathered'],
      };
    }
  }

  /** The texts of those lines that are events. Each is read once, however many want it. */
  async #read(wanted: readonly WantedLines[]): Promise<Texts[]> {
    const { index, lines } = this.#parts;
    const found = wanted.map(({ numbers, recent }) => {
      const texts = numbers.map((n) => [n, recent.get(n)] as const);
      return new Map(texts.filter((each): each is [number, string] => each[1] !== undefined));
    });
    const unread = wanted.flatMap(({ numbers }, at) => numbers.filter((n) => !found[at]?.has(n)));
    const numbers = [...new Set(unread)].sort((one, other) => one - other);
    const read = await lines.read(numbers);
    for (const [at, n] of numbers.entries()) {
      const bytes = read[at] as Uint8Array;
      const parsed = (index.bits(n) & soundBit) === 0 ? parseIndexed(index, n, bytes) : undefined;
      if (index.kind(n) === noKind || bytes.length < index.length(n)) continue;
      const line = { n, text: eventText(bytes) };
      for (const [which, each] of wanted.entries()) {
        if (found[which]?.has(n) || !each.numbers.includes(n)) continue;
        const { text } = each.list ? gatheredLine(each.list, line, parsed?.event) : line;
        each.recent.set(n, text);
        found[which]?.set(n, text);
      }
    }
    return found;
  }
}

type Texts = ReadonlyMap<number, string>;
const noTexts: Texts = new Map();

/** Lines by themselves, or as they stand in a list. */
interface WantedLines {
  readonly numbers: readonly number[];
  readonly recent: RecentTexts;
  readonly list?: GatheredName;
}

function stateLine(n: number, texts: Texts): StateLine[] {
  const text = texts.get(n);
  return text === undefined ? [] : [{ n, text }];
}
