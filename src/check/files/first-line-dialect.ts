import type { Dialect } from '../../interface/dialect/dialects.js';
import { lineFeed } from '../../journal/ascii.js';
import { parseLine } from '../../journal/parse/parse-line.js';

/** How much of a file is searched for a Fileheader, which has a few hundred bytes. */
export const decisiveBytes = 16 * 1024;

/** The dialect of a journal that begins with these bytes: the live game begins each file with a Fileheader. */
export function dialectOfBytes(first: Uint8Array): Dialect {
  const end = first.indexOf(lineFeed);
  const { event } = parseLine(end < 0 ? first : first.subarray(0, end));
  return event?.event === 'Fileheader' && typeof event.gameversion === 'string' ? 'game' : 'spec';
}
