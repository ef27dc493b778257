/** Reads files, splits lines, decodes UTF-8, parses each: the straightforward way, and the baseline. */
import { eachLine } from './each-line.js';

/** Tells how many lines hold a JSON value. */
export function run(directory) {
  return eachLine(directory, (bytes, start, end) => parsed(bytes, start, end) !== undefined);
}

export function parsed(bytes, start, end) {
  try {
    return JSON.parse(bytes.toString('utf8', start, end));
  } catch {
    return undefined;
  }
}
