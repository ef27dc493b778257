import type { JournalEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { ByteLines } from '../../journal/read/byte-lines.js';
import { once } from '../../words/memo.js';

/** A line with its ending, byte for byte, and the event in it, if it can be parsed. */
export interface RawLine {
  readonly bytes: Uint8Array;
  readonly event: JournalEvent | undefined;
}

/** Reads some bytes into a memory and gives their number; 0 at the end. */
type ReadInto = (into: Uint8Array) => Promise<number>;

/** The report of a line that does not fit into memory. */
export type TooLong = (number: number, lines: Pick<ByteLines, 'length' | 'longest'>) => Error;

/** The lines of bytes, including bad ones and a last one without an ending: together they are all bytes. */
export async function* linesIn(read: ReadInto, tooLong: TooLong): AsyncGenerator<RawLine, void, undefined> {
  const lines = new ByteLines();
  lines.begin(0);
  let number = 0;
  for (;;) {
    const came = await read(lines.space());
    lines.filled(came);
    while (lines.next()) {
      number++;
      if (lines.isTooLong) throw tooLong(number, lines);
      yield lineAt(lines, 1);
    }
    if (came > 0) continue;
    if (!lines.last()) return;
    if (lines.isTooLong) throw tooLong(number + 1, lines);
    return yield lineAt(lines, 0);
  }
}

/** A copy, since the memory is reused for the next lines. */
function lineAt({ bytes, start, end }: ByteLines, lineEnd: number): RawLine {
  const line = new Uint8Array(bytes.subarray(start, end + lineEnd));
  // Who only counts or copies lines need not wait for them to be parsed.
  const event = once(() => parseLine(line).event);
  return {
    bytes: line,
    get event() {
      return event();
    },
  };
}
