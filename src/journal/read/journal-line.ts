import { latin1At } from '../byte-text.js';
import type { JournalEvent, UnknownEvent } from '../journal-event.js';
import type { Problem } from '../parse/line-problem.js';
import type { Parsed } from '../parse/parse-line.js';
import type { LinePlace, Position } from './journal-entry.js';
import { frontOf, type LineFront } from './line-front.js';
import { kindOf } from './line-kind.js';
import type { LineMaker } from './line-maker.js';
import { parseKeptLine } from './parse-cut-line.js';
import { WantedKinds } from './wanted-kinds.js';

/**
 * A line of a journal that is parsed, once, when it is asked for its event or its problem. Comparing its kind gives its event
 * a type. It has its bytes for itself, so that it can be kept.
 */
export type JournalLine<Event extends { readonly event: string } = JournalEvent> =
  | (Event extends unknown ? LineOf<Event['event'], Event> : never)
  | LineOf<'', UnknownEvent>;

interface LineOf<Kind extends string, Event> extends LinePlace {
  /**
   * The kind that the first bytes name, whether the rest of the line is sound or not. Only a line that does not begin as the
   * game's lines do is parsed for it. Empty if it names none.
   */
  readonly kind: Kind;
  /** The timestamp, found in the same way. */
  readonly timestamp: string;
  /** The line without its line ending. What is not valid UTF-8 is replaced. */
  readonly text: string;
  /** A copy of its bytes, without its line ending. */
  readonly bytes: Uint8Array;
  /** `undefined` if the line cannot be parsed: then there is a problem. */
  readonly event: Event | undefined;
  readonly problem: Problem | undefined;
}

/** Makes a line to be parsed later of each line, or only of those that may be of some kinds. */
export function lazyLineMaker(kinds?: ReadonlySet<string>): LineMaker<JournalLine> {
  const wanted = kinds && new WantedKinds(kinds);
  return {
    ...(wanted && { wanted }),
    line: (lines, position, next, unended) => {
      const { bytes, start, end } = lines;
      const front = wanted ? wanted.frontOf(lines) : frontOf(bytes, start, end);
      if (front === 'unwanted') return undefined;
      const line = new LazyLine(position, next, unended, latin1At(bytes, start, end), front, start);
      if (wanted && !front && line.event && !wanted.has(line.kind)) return undefined;
      return line as JournalLine;
    },
    problem: (problem, position, next, unended) => {
      return new LazyLine(position, next, unended, '', undefined, 0, { problem }) as JournalLine;
    },
  };
}

class LazyLine {
  readonly position: Position;
  readonly next: Position;
  declare readonly unended?: true;
  /** A character for each byte: made faster than a copy of the bytes, and often what is parsed. */
  readonly #latin1: string;
  readonly #front: LineFront | undefined;
  /** From where the front counts. */
  readonly #start: number;
  #parsed: Parsed | undefined;

  constructor(
    position: Position,
    next: Position,
    unended: true | undefined,
    latin1: string,
    front: LineFront | undefined,
    start: number,
    parsed?: Parsed,
  ) {
    this.position = position;
    this.next = next;
    if (unended) this.unended = true;
    this.#latin1 = latin1;
    this.#front = front;
    this.#start = start;
    this.#parsed = parsed;
  }

  get kind(): string {
    return this.#front ? this.#slice(this.#front.kind, this.#front.kindEnd) : kindOf(this.event);
  }

  get timestamp(): string {
    if (this.#front) return this.#slice(this.#front.time, this.#front.timeEnd);
    const timestamp: unknown = this.event?.timestamp;
    return typeof timestamp === 'string' ? timestamp : '';
  }

  get text(): string {
    return this.#content().toString();
  }

  get bytes(): Uint8Array {
    return this.#content();
  }

  get event(): JournalEvent | undefined {
    return this.#parse().event;
  }

  get problem(): Problem | undefined {
    return this.#parse().problem;
  }

  #parse(): Parsed {
    return (this.#parsed ??= parseKeptLine(this.#latin1));
  }

  #slice(from: number, to: number): string {
    return this.#latin1.slice(from - this.#start, to - this.#start);
  }

  #content(): Buffer {
    const end = this.#latin1.endsWith('\r') ? -1 : undefined;
    return Buffer.from(this.#latin1.slice(0, end), 'latin1');
  }
}
