import { lineFeed } from '../../../journal/ascii.js';
import { parseLine } from '../../../journal/parse/parse-line.js';

/** The first line of a journal has a few hundred bytes. */
const looked = 64 * 1024;

/** Whether a file begins with an event, be it of a kind that nobody knows. */
export async function beginsWithEvent(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, looked).arrayBuffer());
  const end = bytes.indexOf(lineFeed);
  const { event } = parseLine(end < 0 ? bytes : bytes.subarray(0, end));
  return typeof event?.event === 'string';
}
