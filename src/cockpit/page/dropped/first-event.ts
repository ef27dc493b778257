import { lineFeed } from '../../../journal/ascii.js';
import { parseLine } from '../../../journal/parse/parse-line.js';

/** The first line of a journal has a few hundred bytes; this is ample. */
const looked = 64 * 1024;

/** The kind of the event a file starts with, known or not; undefined if it starts with something else. */
export async function firstKind(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, looked).arrayBuffer());
  const end = bytes.indexOf(lineFeed);
  const { event } = parseLine(end < 0 ? bytes : bytes.subarray(0, end));
  return typeof event?.event === 'string' ? event.event : undefined;
}
