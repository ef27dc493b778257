import { fileNameOf } from '../../journal/file-name.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { type ByteSource, fileSource, streamSource } from '../../journal/read/byte-source.js';
import { startOf, unreadableEntry } from '../../journal/read/journal-entry.js';
import { LineCutter } from '../../journal/read/line-cutter.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { type EntryBatch, type ExportEntry, entryOfBytes } from '../export-entry.js';
import { commanderIn, commanderOf } from './commander-name.js';

/** Files that belong together: journals in the order of play, and the companions beside them. */
export interface JournalSet {
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

/** The lines of all journals, and what the companions contain. */
export async function* readFileSets(
  sets: readonly JournalSet[],
  options: ReadFilesOptions,
): AsyncGenerator<EntryBatch, void, undefined> {
  const cutter = new LineCutter();
  for (const { journals, companions } of sets) {
    let commander: string | undefined;
    for (const file of journals) {
      const own = commanderIn(file);
      // A long session goes on in another file, which does not say anew who plays.
      if (own !== undefined || (parseJournalName(fileNameOf(file))?.part ?? 1) === 1) commander = own;
      yield* readSource(() => fileSource(file, 0, { pipes: true }), cutter, { file, commander, ...options });
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
  return readSource(() => Promise.resolve(streamSource(stream)), new LineCutter(), { file: '-', ...options });
}

interface SourceOptions extends ReadFilesOptions {
  readonly file: string;
  readonly commander?: string | undefined;
}

async function* readSource(
  open: () => Promise<ByteSource>,
  cutter: LineCutter,
  { file, commander: known, signal, progress, onUnreadable }: SourceOptions,
): AsyncGenerator<EntryBatch, void, undefined> {
  let source: ByteSource | undefined;
  let commander = known;
  try {
    source = await open();
    cutter.begin(startOf(file));
    for (;;) {
      signal?.throwIfAborted();
      const count = await source.read(cutter.space());
      cutter.filled(count);
      progress?.(file, count);
      yield linesRead(count === 0);
      if (count === 0) return;
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    onUnreadable(unreadableEntry(startOf(file), error).problem?.message ?? file);
  } finally {
    await source?.close();
  }

  /** All whole lines of what was read; at the end, also one without its end. */
  function* linesRead(isAtEnd: boolean): Generator<ExportEntry, void, undefined> {
    for (let entry = cutter.next() ?? (isAtEnd ? cutter.last() : undefined); entry; entry = cutter.next()) {
      const { event, problem, position } = entry;
      commander ??= event && commanderOf(event);
      yield { file, line: position.line, offset: position.offset, commander, event, problem, bytes: cutter.bytes };
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
    return entryOfBytes({ file, line: 1, offset: 0, commander }, bytes);
  } catch (error) {
    onUnreadable(unreadableEntry(startOf(file), error).problem?.message ?? file);
    return undefined;
  }
}
