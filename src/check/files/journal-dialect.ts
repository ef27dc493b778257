/** What a journal says of itself: the live game begins each with a Fileheader that names its version. */
import { closeSync, readSync } from 'node:fs';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { ByteSource } from '../../journal/read/byte-source.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { CheckedDialect } from '../checked-dialect.js';

/** A Fileheader has a few hundred bytes; no more than so many are looked at. */
const mostBytes = 16 * 1024;

/** The dialect of journals that belong together: that of the game if it wrote one of them. */
export function dialectOfJournals(files: readonly string[]): Dialect {
  return files.some((file) => beginsWithFileheader(beginningOf(file))) ? 'game' : 'spec';
}

/** Who says so, where nobody was asked. */
export function dialectOrigin(dialect: Dialect): CheckedDialect['dialectBy'] {
  return dialect === 'game' ? 'Fileheader' : 'default';
}

/** A feed of which the beginning was looked at, and comes again; and the dialect that it tells. */
export interface PeekedSource {
  readonly feed: ByteSource;
  readonly dialect: Dialect;
}

/** Waits for the first line of a feed, and for no more than that. */
export async function peekDialect(feed: ByteSource): Promise<PeekedSource> {
  const head = Buffer.alloc(mostBytes);
  let length = 0;
  while (length < mostBytes && !head.subarray(0, length).includes(lineEnd)) {
    const count = await feed.read(head.subarray(length));
    if (count === 0) break;
    length += count;
  }
  const seen = head.subarray(0, length);
  return { feed: withHead(seen, feed), dialect: beginsWithFileheader(seen) ? 'game' : 'spec' };
}

const lineEnd = 0x0a;

function beginsWithFileheader(head: Uint8Array): boolean {
  const end = head.indexOf(lineEnd);
  const { event } = parseLine(end < 0 ? head : head.subarray(0, end));
  return event?.event === 'Fileheader' && typeof event.gameversion === 'string';
}

/** Nothing of a file that cannot be read; why it cannot is told when it is checked. */
function beginningOf(file: string): Uint8Array {
  const head = Buffer.alloc(mostBytes);
  try {
    const descriptor = openRegularFile(file);
    try {
      return head.subarray(0, readSync(descriptor, head, { position: 0 }));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return head.subarray(0, 0);
  }
}

function withHead(head: Buffer, feed: ByteSource): ByteSource {
  let rest = head;
  return {
    read(into) {
      if (rest.length === 0) return feed.read(into);
      const count = rest.copy(into);
      rest = rest.subarray(count);
      return Promise.resolve(count);
    },
    close: () => feed.close(),
  };
}
