import { carriageReturn } from '../ascii.js';
import type { JournalEvent, UnknownEvent } from '../journal-event.js';
import type { Problem } from '../parse/line-problem.js';
import { type Parsed, parseLine } from '../parse/parse-line.js';
import type { LinePlace, Position } from './journal-entry.js';
import { frontOf, kindOf, type LineFront } from './line-front.js';
import type { LineMaker } from './line-maker.js';

/**
 * A journal line that is parsed once, on access to its event or problem. Comparing its kind narrows its
 * event. It owns its bytes, so that it can be kept.
 */
export type JournalLine<Event extends { readonly event: string } = JournalEvent> =
  | (Event extends unknown ? LineOf<Event['event'], Event> : never)
  | LineOf<'', UnknownEvent>;

interface LineOf<Kind extends string, Event> extends LinePlace {
  /**
   * The kind named by the first bytes, whether the rest of the line is valid or not. Only a line with an
   * unusual start is parsed for it. Empty if it names none.
   */
  readonly kind: Kind;
  /** The timestamp, found in the same way. */
  readonly timestamp: string;
  /** The line without its line ending. Invalid UTF-8 is replaced. */
  readonly text: string;
  /** A copy of its bytes, without its line ending. */
  readonly bytes: Uint8Array;
  /** `undefined` if the line cannot be parsed: then there is a problem. */
  readonly event: Event | undefined;
  readonly problem: Problem | undefined;
}

/** Makes a lazy line of each line, or only of those that may be of some kinds. */
export function lazyLineMaker(kinds?: ReadonlySet<string>): LineMaker<JournalLine> {
  return {
    line: ({ bytes, start, end }, position, next, unended) => {
      const front = kinds && frontOf(bytes, start, end);
      if (front && !kinds.has(front.kind)) return undefined;
      const line = new LazyLine(position, next, unended, Buffer.from(bytes.subarray(start, end)));
      if (kinds && !front && line.event && !kinds.has(line.kind)) return undefined;
      return line as JournalLine;
    },
    problem: (problem, position, next, unended) =>
      new LazyLine(position, next, unended, Buffer.alloc(0), { problem }) as JournalLine,
  };
}

class LazyLine {
  readonly position: Position;
  readonly next: Position;
  declare readonly unended?: true;
  readonly #bytes: Buffer;
  #front: LineFront | 'none' | undefined;
  #parsed: Parsed | undefined;

  constructor(position: Position, next: Position, unended: true | undefined, bytes: Buffer, parsed?: Parsed) {
    this.position = position;
    this.next = next;
    if (unended) this.unended = true;
    this.#bytes = bytes;
    this.#parsed = parsed;
  }

  get kind(): string {
    return this.#readFront()?.kind ?? kindOf(this.event);
  }

  get timestamp(): string {
    const timestamp: unknown = this.#readFront()?.timestamp ?? this.event?.timestamp;
    return typeof timestamp === 'string' ? timestamp : '';
  }

  get text(): string {
    return this.#content().toString();
  }

  get bytes(): Uint8Array {
    return Buffer.from(this.#content());
  }

  get event(): JournalEvent | undefined {
    return this.#parse().event;
  }

  get problem(): Problem | undefined {
    return this.#parse().problem;
  }

  #readFront(): LineFront | undefined {
    this.#front ??= frontOf(this.#bytes) ?? 'none';
    return this.#front === 'none' ? undefined : this.#front;
  }

  #parse(): Parsed {
    return (this.#parsed ??= parseLine(this.#bytes));
  }

  #content(): Buffer {
    return this.#bytes.subarray(0, this.#bytes.at(-1) === carriageReturn ? -1 : undefined);
  }
}
