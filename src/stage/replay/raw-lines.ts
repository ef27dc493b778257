import { StageError } from '../../direct/stage-error.js';
import { fileSource } from '../../journal/read/byte-source.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { printable } from '../../words/printable.js';
import { linesIn, type RawLine, type TooLong } from './raw-line.js';

/**
 * The lines of a file, including bad ones and a last one without an ending: together they are the whole file.
 */
export async function* rawLines(file: string, signal?: AbortSignal): AsyncGenerator<RawLine, void, undefined> {
  signal?.throwIfAborted();
  const source = await trying(file, () => fileSource(file, 0));
  try {
    const read = (into: Uint8Array) => trying(file, () => source.read(into));
    for await (const line of linesIn(read, tooLongIn(file))) {
      signal?.throwIfAborted();
      yield line;
    }
  } finally {
    await source.close();
  }
}

/** A line is replayed as it is, so it has to fit into memory. */
function tooLongIn(file: string): TooLong {
  return (number, { length, longest }) =>
    new StageError(
      `line ${number} of ${printable(file)} has ${length} bytes, and lines of more than ${longest} cannot be replayed`,
    );
}

async function trying<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StageError(`cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}
