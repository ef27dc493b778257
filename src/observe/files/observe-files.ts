import { fileNameOf } from '../../journal/file-name.js';
import { ByteLines } from '../../journal/read/byte-lines.js';
import { type ByteSource, fileSource, streamSource } from '../../journal/read/byte-source.js';
import { unreadable } from '../../journal/read/journal-entry.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { LineObserver } from '../line-observer.js';

/** Files of one directory: journals in the order of play, and companions. */
export interface ObservedSet {
  /** Set if the files were found by listing a directory: then a pipe is not a journal, and not waited for. */
  readonly directory?: string | undefined;
  readonly journals: readonly string[];
  readonly companions: readonly string[];
}

export interface ObserveOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes that were read of a file since the last time. */
  readonly progress?: ((file: string, bytes: number) => void) | undefined;
  /** Called with a file that cannot be read, and why. */
  readonly onUnreadable: (message: string) => void;
}

/** Passes all lines of journals, and the content of companions, to an observer. */
export async function observeFiles(
  sets: readonly ObservedSet[],
  observer: LineObserver,
  options: ObserveOptions,
): Promise<void> {
  const lines = new ByteLines();
  for (const { directory, journals, companions } of sets) {
    observer.beginJournal();
    for (const file of journals) {
      const open = () => fileSource(file, 0, { pipes: directory === undefined });
      await orUnreadable(file, options, () => observeSource(file, open, lines, observer, options));
    }
    for (const file of companions) await orUnreadable(file, options, () => observeCompanion(file, observer, options));
  }
}

/** The same for a stream, such as the standard input. */
export async function observeStream(
  stream: AsyncIterable<Uint8Array | string>,
  observer: LineObserver,
  options: ObserveOptions,
): Promise<void> {
  await observeSource('-', () => Promise.resolve(streamSource(stream)), new ByteLines(), observer, options);
}

async function observeSource(
  file: string,
  open: () => Promise<ByteSource>,
  lines: ByteLines,
  observer: LineObserver,
  { signal, progress }: ObserveOptions,
): Promise<void> {
  const source = await open();
  try {
    lines.begin(0);
    observer.beginJournal();
    for (;;) {
      signal?.throwIfAborted();
      const count = await source.read(lines.space());
      lines.filled(count);
      progress?.(file, count);
      while (lines.next()) showLine(lines, observer);
      if (count > 0) continue;
      if (lines.last()) showLine(lines, observer);
      return;
    }
  } finally {
    await source.close();
  }
}

function showLine(lines: ByteLines, observer: LineObserver): void {
  if (lines.isTooLong) observer.unusableLine();
  else observer.line(lines.bytes, lines.start, lines.end);
}

/** A file that is too large for a companion is reported and skipped. */
function observeCompanion(file: string, observer: LineObserver, { progress, onUnreadable }: ObserveOptions): void {
  const bytes = readRegularFile(file, maxCompanionBytes);
  if (bytes === 'too large') {
    onUnreadable(`${file} is larger than ${maxCompanionBytes} bytes, so it is not a companion file of the game`);
    return;
  }
  progress?.(file, bytes.length);
  // The game empties some companions between two sessions.
  if (bytes.length > 0) observer.companion(fileNameOf(file), bytes);
}

async function orUnreadable(
  file: string,
  { onUnreadable }: ObserveOptions,
  read: () => Promise<void> | void,
): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    onUnreadable(unreadable(file, error).message);
  }
}
