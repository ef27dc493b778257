/** The dialect of a journal: the live game begins each file with a Fileheader that names its version. */
import { closeSync, readSync } from 'node:fs';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { lineFeed } from '../../journal/ascii.js';
import { onceReleased } from '../../journal/once-released.js';
import type { ByteSource } from '../../journal/read/byte-source.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { CheckedDialect } from '../checked-dialect.js';
import { decisiveBytes, dialectOfBytes, headerVersion, loadedVersion } from './first-line-dialect.js';

/** The dialect of journals that belong together: `game` if one of them has a Fileheader. */
export function dialectOfJournals(files: readonly string[]): Dialect {
  return files.some((file) => dialectOfBytes(beginningOf(file)) === 'game') ? 'game' : 'spec';
}

/**
 * The version of the game that a journal names: in its Fileheader, in that of its first part, or in LoadGame.
 */
export function versionOfJournal(file: string): string | undefined {
  const firstPart = file.replace(/\d{2,}\.log$/, '01.log');
  return (
    headerVersion(beginningOf(file)) ??
    (firstPart === file ? undefined : headerVersion(beginningOf(firstPart))) ??
    loadedVersion(beginningOf(file, startUpBytes))
  );
}

/** The lines that the game writes before LoadGame have fewer bytes. */
const startUpBytes = 64 * 1024;

/** What decided the dialect, if none was chosen. */
export function dialectOrigin(dialect: Dialect): CheckedDialect['dialectBy'] {
  return dialect === 'game' ? 'Fileheader' : 'default';
}

/** A source of which the first line was read ahead, and its dialect; `source` still yields all bytes. */
export interface PeekedSource {
  readonly source: ByteSource;
  readonly dialect: Dialect;
}

/** Waits for the first line of a source, and no more. */
export async function peekDialect(source: ByteSource): Promise<PeekedSource> {
  const head = Buffer.alloc(decisiveBytes);
  let length = 0;
  while (length < decisiveBytes && !head.subarray(0, length).includes(lineFeed)) {
    const count = await source.read(head.subarray(length));
    if (count === 0) break;
    length += count;
  }
  const seen = head.subarray(0, length);
  return { source: withHead(seen, source), dialect: dialectOfBytes(seen) };
}

/**
 * The first bytes of a file, up to the next call; none if it cannot be read, which is reported when it is
 * checked.
 */
function beginningOf(file: string, length = decisiveBytes): Uint8Array {
  if (!firstBytes || firstBytes.length < length) firstBytes = Buffer.alloc(length);
  try {
    const descriptor = onceReleased(() => openRegularFile(file));
    try {
      return firstBytes.subarray(0, readSync(descriptor, firstBytes, { position: 0, length }));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return firstBytes.subarray(0, 0);
  }
}

/** Made once: there may be thousands of journals. */
let firstBytes: Buffer | undefined;

function withHead(head: Buffer, source: ByteSource): ByteSource {
  let rest = head;
  return {
    read(into) {
      if (rest.length === 0) return source.read(into);
      const count = rest.copy(into);
      rest = rest.subarray(count);
      return Promise.resolve(count);
    },
    close: () => source.close(),
  };
}
