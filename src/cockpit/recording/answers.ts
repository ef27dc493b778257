import { groupOf } from '../../interface/kind-groups.js';
import { ArgumentError } from '../../words/argument-error.js';
import { counted } from '../../words/counted.js';
import { RecentCache } from '../../words/memo.js';
import type { AskQuestion, FeedMessages, JumpLine, KindCount, QuestionName, Questions } from '../protocol.js';
import { History } from './history.js';
import { jumpLine } from './jump-line.js';
import { severityOf } from './line-block.js';
import { eventText, lineText } from './line-text.js';
import { MatchingLines } from './matching-lines.js';
import { Moments } from './moment-at.js';
import { latestKinds } from './moment-kinds.js';
import { NumberList } from './number-list.js';
import { eventsAmong, rowOf } from './parsed-row.js';
import { LineQuery } from './query/line-query.js';
import { queryHint } from './query/query-hint.js';
import { checkQuestion } from './question-checks.js';
import type { RecordingParts } from './recording-parts.js';
import { Sessions } from './sessions.js';
import { SystemLines } from './system-lines.js';
import { timelineOf } from './timeline-of.js';

/** Bytes shown of a line; longer ones are truncated. */
const mostShown = 256 * 1024;

/** Arrivals read at once. */
const jumpsPerAnswer = 500;

/** Queries cached: at least this many, at most twice as many. */
const recentQueries = 4;

/** Times in an answer: a screen cannot show more. */
const mostTimes = 1000;

/** Lines and bytes of an answer with texts. */
const mostTexts = 2000;
const mostTextBytes = 4 << 20;

type Answering = {
  readonly [Name in QuestionName]: (
    ask: Questions[Name]['ask'],
    signal?: AbortSignal,
  ) => Promise<Questions[Name]['answer']> | Questions[Name]['answer'];
};

/** Answers questions about a recording. */
export class Answers {
  readonly #parts: RecordingParts;
  readonly #moments: Moments;
  readonly #sessions: Sessions;
  readonly #history: History;
  readonly #systems: SystemLines;
  readonly #queries = new RecentCache<string, LineQuery>(recentQueries);
  readonly #matching = new RecentCache<string, MatchingLines>(recentQueries);
  readonly #answering: Answering = {
    rows: async ({ from = 0, around, count, query: text = '' }, signal) => {
      const { index, lines } = this.#parts;
      const query = this.#query(text);
      const passing = await this.#passing(text, signal);
      const total = passing?.length ?? index.count;
      const wanted = around === undefined ? from : (passing?.below(around) ?? around) - Math.floor(count / 2);
      const first = Math.max(0, Math.min(wanted, around === undefined ? total : total - count));
      const numbers = numbersOf(passing, first, Math.min(total, first + count));
      const read = await lines.read(numbers);
      const rows = numbers.map((n, at) => {
        const bytes = read[at] as Uint8Array;
        const hits = query.hits(bytes);
        return { ...rowOf(index, n, bytes), ...(hits.length > 0 && { hits }) };
      });
      const isNothing = total === 0 && index.count > 0;
      return { total, from: first, rows, ...(isNothing && { hint: queryHint(query, index.count, this.#kinds()) }) };
    },
    hits: async ({ query }, signal) => {
      const { index } = this.#parts;
      const passing = await this.#passing(query, signal);
      const total = passing?.length ?? index.count;
      const step = Math.max(1, total / mostTimes);
      const times = Array.from({ length: Math.min(total, mostTimes) }, (_, at) => {
        const place = Math.floor(at * step);
        return index.time(passing?.at(place) ?? place);
      });
      return { total, times: times.filter((time) => !Number.isNaN(time)) };
    },
    texts: async ({ from, query = '' }, signal) => {
      const { index, lines } = this.#parts;
      const passing = await this.#passing(query, signal);
      const total = passing?.length ?? index.count;
      const numbers = numbersOf(passing, from, Math.min(total, from + mostTexts));
      let bytes = 0;
      const end = numbers.findIndex((n) => (bytes += index.length(n)) > mostTextBytes);
      // At least one line, so that every answer leads on.
      const some = end < 0 ? numbers : numbers.slice(0, Math.max(1, end));
      const texts = (await lines.read(some)).map((each) => lineText(each));
      const next = from + some.length;
      return { total, texts, ...(next < total && { next }) };
    },
    line: async ({ n }) => {
      const { index, segments, lines, findings } = this.#parts;
      if (n >= index.count) throw new ArgumentError(`there is no line ${n}: there are ${counted(index.count, 'line')}`);
      const isCut = index.length(n) > mostShown;
      const [bytes] = await lines.read([n], mostShown);
      return {
        n,
        file: segments.name(segments.fileOf(n)),
        line: segments.lineOf(n),
        text: lineText(bytes as Uint8Array, isCut),
        ...(isCut && { isCut: true as const }),
        findings: findings.ofLine(n),
      };
    },
    numbers: ({ ranges }) => ranges.map((range) => this.#parts.segments.numbersOf(range)),
    moment: (ask) => this.#moments.at(ask),
    /** Leaves out lines that turn out to be no events. */
    jumps: async ({ from }) => {
      const numbers = this.#parts.index.jumpsFrom(from, jumpsPerAnswer);
      const jumps: JumpLine[] = [];
      for await (const events of eventsAmong(this.#parts, numbers))
        jumps.push(...events.map(({ n, event }) => jumpLine(n, event)));
      return { jumps, ...(numbers.length === jumpsPerAnswer && { next: (numbers.at(-1) as number) + 1 }) };
    },
    timeline: (ask) => timelineOf(this.#parts.index, this.#parts.spans.distinct(), ask, this.#parts.pause),
    sessions: () => this.#sessions.all(),
    history: (_, signal) => this.#history.answer(signal),
    system: ({ lines }) => this.#systems.at(lines),
    kinds: () => this.#kinds(),
    rules: () => this.#parts.findings.rules,
    groups: () => this.#parts.findings.groups(this.#parts.segments.names),
    findings: (ask) => this.#parts.findings.ofRule(ask),
  };

  constructor(parts: RecordingParts) {
    this.#parts = parts;
    this.#moments = new Moments(parts);
    this.#sessions = new Sessions(parts);
    this.#history = new History(parts);
    this.#systems = new SystemLines(parts);
  }

  readonly answer: AskQuestion = async (name, ask, signal) => {
    signal?.throwIfAborted();
    return this.#answering[name](checkQuestion(name, ask), signal);
  };

  /** Rows of a range of lines, and those of them that belong to a moment. */
  async linesFrom(from: number, to: number): Promise<Omit<FeedMessages['lines'], 'from' | 'progress'>> {
    const { index, lines } = this.#parts;
    const numbers = Array.from({ length: to - from }, (_, at) => from + at);
    const read = await lines.read(numbers);
    const rows = numbers.map((n, at) => rowOf(index, n, read[at] as Uint8Array));
    // Only parsing, as for a row, shows which of them are events.
    const latest = rows.flatMap(({ n, kind }, at) => {
      const bytes = read[at] as Uint8Array;
      const isWhole = index.isStateLine(n) && bytes.length === index.length(n);
      const isLatest = isWhole && (latestKinds as readonly string[]).includes(kind);
      return isLatest ? [[kind, { n, text: eventText(bytes) }] as const] : [];
    });
    return { rows, state: await this.#moments.stateAt(to), latest: Object.fromEntries(latest) };
  }

  #query(text: string): LineQuery {
    return this.#queries.getOrMake(text, () => new LineQuery(text));
  }

  /** Lines that match a query; undefined if all do. */
  async #passing(text: string, signal?: AbortSignal): Promise<NumberList | undefined> {
    const { index } = this.#parts;
    const query = this.#query(text);
    const isFiltered = query.hasKinds || query.readsLines;
    const matching = isFiltered ? await this.#matchingLines(text, query).upTo(index.count, signal) : undefined;
    if (!query.hasSeverity) return matching;
    const found = new NumberList();
    const count = matching?.length ?? index.count;
    for (let at = 0; at < count; at++) {
      const n = matching ? matching.at(at) : at;
      if (query.wantsSeverity(severityOf(index.bits(n)))) found.push(n);
    }
    return found;
  }

  #matchingLines(text: string, query: LineQuery): MatchingLines {
    // A correction of a line's kind invalidates lists by kind.
    const key = JSON.stringify([text.toLowerCase(), query.hasKinds && this.#parts.index.corrections]);
    return this.#matching.getOrMake(key, () => new MatchingLines(this.#parts, query));
  }

  /** Kinds by frequency; lines that are no events have none. */
  #kinds(): KindCount[] {
    const { index } = this.#parts;
    return Array.from({ length: index.kinds.count }, (_, number) => {
      const kind = index.kinds.name(number);
      return { kind, count: index.countOf(number), family: groupOf(kind) };
    })
      .filter(({ kind, count }) => kind !== '' && count > 0)
      .sort((one, other) => other.count - one.count);
  }
}

/** Line numbers of a range of matches. */
function numbersOf(passing: NumberList | undefined, from: number, to: number): number[] {
  return passing?.slice(from, to) ?? Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
