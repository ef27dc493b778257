import { StageError } from '../../direct/stage-error.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { ByteLines } from '../../journal/read/byte-lines.js';
import { type ByteSource, fileSource } from '../../journal/read/byte-source.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';

/** A line with its ending, byte for byte, and the event in it, if it can be parsed. */
export interface RawLine {
  readonly bytes: Buffer;
  readonly event: JournalEvent | undefined;
}

/** The name of an event; empty if it has none, or one that is not a text. */
export function kindOf(event: JournalEvent): string {
  const name: unknown = event.event;
  return typeof name === 'string' ? name : '';
}

/** The lines of a file, including bad ones and a last one without an ending: together they are the whole file. */
export async function* rawLines(file: string, signal?: AbortSignal): AsyncGenerator<RawLine, void, undefined> {
  signal?.throwIfAborted();
  const source = await trying(file, () => fileSource(file, 0));
  try {
    for await (const line of linesOf(file, source)) {
      signal?.throwIfAborted();
      yield line;
    }
  } finally {
    await source.close();
  }
}

async function* linesOf(file: string, source: ByteSource): AsyncGenerator<RawLine, void, undefined> {
  const lines = new ByteLines();
  lines.begin(0);
  let number = 0;
  for (;;) {
    const came = await trying(file, () => source.read(lines.space()));
    lines.filled(came);
    while (lines.next()) {
      number++;
      assertNotTooLong(file, number, lines);
      yield lineAt(lines, 1);
    }
    if (came > 0) continue;
    if (!lines.last()) return;
    assertNotTooLong(file, number + 1, lines);
    return yield lineAt(lines, 0);
  }
}

/** A line is replayed as it is, so it has to fit into memory. */
function assertNotTooLong(file: string, number: number, { isTooLong, length, longest }: ByteLines): void {
  if (!isTooLong) return;
  throw new StageError(
    `line ${number} of ${printable(file)} has ${length} bytes, and lines of more than ${longest} cannot be replayed`,
  );
}

/** A copy, since the buffer is reused for the next lines. */
function lineAt({ bytes, start, end }: ByteLines, lineEnd: number): RawLine {
  const line = Buffer.from(bytes.subarray(start, end + lineEnd));
  return { bytes: line, event: parseLine(line).event };
}

async function trying<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StageError(`cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}
