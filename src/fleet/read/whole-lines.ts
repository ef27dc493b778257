import { lineFeed } from '../../journal/ascii.js';
import type { Problem } from '../../journal/parse/line-problem.js';
import { longestLine, tooLong } from '../../journal/read/size-limits.js';
import type { StoredMessage } from '../fleet-message.js';

export interface WholeLine {
  readonly line: number;
  /** Byte offset in its journal. */
  readonly offset: number;
  readonly bytes: Uint8Array;
  /** Set if the line is too long; the bytes are then dropped. */
  readonly problem?: Problem;
}

interface Piece {
  readonly offset: number;
  readonly length: number;
  readonly bytes: Uint8Array;
}

/**
 * Joins the messages of a journal, which come in order, into lines. Long lines come in pieces. An unfinished
 * line may be published again when it has grown, so it is held until then, or until the end.
 */
export class WholeLines {
  #line = 0;
  #pieces: Piece[] = [];

  get isWaiting(): boolean {
    return this.#pieces.length > 0;
  }

  *take({ line, offset, payload }: StoredMessage): Generator<WholeLine, void, undefined> {
    const isEnded = payload.at(-1) === lineFeed;
    if (this.#pieces.length === 0 && isEnded) {
      yield { line, offset, bytes: payload };
      return;
    }
    while ((this.#pieces.at(-1)?.offset ?? -1) >= offset) this.#pieces.pop();
    const last = this.#pieces.at(-1);
    if (last && last.offset + last.length !== offset) yield* this.end();
    this.#add(line, { offset, length: payload.length, bytes: payload });
    if (isEnded) yield* this.end();
  }

  /** Yields what is held. */
  *end(): Generator<WholeLine, void, undefined> {
    const [first] = this.#pieces;
    if (!first) return;
    const bytes = Buffer.concat(this.#pieces.map((piece) => piece.bytes));
    const problem = this.#length > longestLine ? tooLong(this.#length, longestLine) : undefined;
    this.#pieces = [];
    yield { line: this.#line, offset: first.offset, bytes, ...(problem && { problem }) };
  }

  #add(line: number, { offset, length, bytes }: Piece): void {
    if (this.#pieces.length === 0) this.#line = line;
    // Copied: the payload may be part of a large buffer.
    this.#pieces.push({ offset, length, bytes: Uint8Array.prototype.slice.call(bytes) });
    if (this.#length > longestLine) this.#pieces = this.#pieces.map((piece) => ({ ...piece, bytes: new Uint8Array() }));
  }

  get #length(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }
}
