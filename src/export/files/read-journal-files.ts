import { fileNameOf } from '../../journal/file-name.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { ByteLines } from '../../journal/read/byte-lines.js';
import { type ByteSource, fileSource, streamSource } from '../../journal/read/byte-source.js';
import { unreadable } from '../../journal/read/journal-entry.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes, tooLong } from '../../journal/read/size-limits.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { EntryBatch, ExportEntry } from '../export-entry.js';
import { commanderIn, commanderOfLine } from './commander-name.js';

/** Files of one directory: journals in the order of play, and companions. */
export interface JournalSet {
  /** Set if the files were found by listing a directory: then a pipe is not a journal, and not waited for. */
  readonly directory?: string | undefined;
  readonly journals: readonly string[];
  readonly companions: readonly string[];
}

export interface ReadFilesOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes that were read of a file since the last time. */
  readonly progress?: ((file: string, bytes: number) => void) | undefined;
  /** Called with a file that cannot be read, and why. */
  readonly onUnreadable: (message: string) => void;
}

/** The lines of all journals, and the content of the companions. */
export async function* readFileSets(
  sets: readonly JournalSet[],
  options: ReadFilesOptions,
): AsyncGenerator<EntryBatch, void, undefined> {
  const lines = new ByteLines();
  for (const { directory, journals, companions } of sets) {
    let commander: string | undefined;
    for (const file of journals) {
      const own = commanderIn(file);
      // A later part of a session does not name its commander again.
      if (own !== undefined || (parseJournalName(fileNameOf(file))?.part ?? 1) === 1) commander = own;
      yield* readSource(() => fileSource(file, 0, { pipes: directory === undefined }), lines, {
        file,
        commander,
        ...options,
      });
    }
    for (const file of companions) {
      const entry = companionEntry(file, commander, options);
      if (entry) yield [entry];
    }
  }
}

/** The lines of a stream, such as the standard input. */
export function readStream(
  stream: AsyncIterable<Uint8Array | string>,
  options: ReadFilesOptions,
): AsyncGenerator<EntryBatch, void, undefined> {
  return readSource(() => Promise.resolve(streamSource(stream)), new ByteLines(), { file: '-', ...options });
}

interface SourceOptions extends ReadFilesOptions {
  readonly file: string;
  readonly commander?: string | undefined;
}

async function* readSource(
  open: () => Promise<ByteSource>,
  lines: ByteLines,
  { file, commander: known, signal, progress, onUnreadable }: SourceOptions,
): AsyncGenerator<EntryBatch, void, undefined> {
  let source: ByteSource | undefined;
  let commander = known;
  let line = 0;
  try {
    source = await open();
    lines.begin(0);
    for (;;) {
      signal?.throwIfAborted();
      const count = await source.read(lines.space());
      lines.filled(count);
      progress?.(file, count);
      yield linesRead(count === 0);
      if (count === 0) return;
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    onUnreadable(unreadable(file, error).message);
  } finally {
    await source?.close();
  }

  /** All whole lines of what was read; at the end, also one without its end. */
  function* linesRead(isAtEnd: boolean): Generator<ExportEntry, void, undefined> {
    for (;;) {
      if (!lines.next() && !(isAtEnd && lines.last())) return;
      line++;
      const { offset, length, longest } = lines;
      if (lines.isTooLong) {
        yield { file, line, offset, commander, bytes: new Uint8Array(), problem: tooLong(length, longest) };
        continue;
      }
      const bytes = lines.bytes.subarray(lines.start, lines.end);
      commander ??= commanderOfLine(bytes);
      yield { file, line, offset, commander, bytes };
    }
  }
}

function companionEntry(
  file: string,
  commander: string | undefined,
  { progress, onUnreadable }: ReadFilesOptions,
): ExportEntry | undefined {
  try {
    const bytes = readRegularFile(file, maxCompanionBytes);
    if (bytes === 'too large') {
      onUnreadable(`${file} is larger than ${maxCompanionBytes} bytes, so it is not a companion file of the game`);
      return undefined;
    }
    progress?.(file, bytes.length);
    return { file, line: 1, offset: 0, commander, bytes };
  } catch (error) {
    onUnreadable(unreadable(file, error).message);
    return undefined;
  }
}
