import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Members } from '../../interface/object-rule.js';
import { lineFeed } from '../../journal/ascii.js';
import { latin1At } from '../../journal/byte-text.js';
import { parseLine } from '../../journal/parse/parse-line.js';

/** How much of a file is searched for a Fileheader, which has a few hundred bytes. */
export const decisiveBytes = 16 * 1024;

/**
 * The dialect of a journal that begins with these bytes: the live game begins each file with a Fileheader.
 */
export function dialectOfBytes(first: Uint8Array): Dialect {
  return headerVersion(first) === undefined ? 'spec' : 'game';
}

/** The version of the game in the Fileheader of a journal that begins with these bytes. */
export function headerVersion(first: Uint8Array): string | undefined {
  return versionIn(firstLine(first), 'Fileheader');
}

/** The version of the game in the first LoadGame among these bytes, if its line is complete. */
export function loadedVersion(first: Uint8Array): string | undefined {
  for (let rest = first; rest.includes(lineFeed); rest = rest.subarray(rest.indexOf(lineFeed) + 1)) {
    const version = versionIn(firstLine(rest), 'LoadGame');
    if (version !== undefined) return version;
  }
  return undefined;
}

function firstLine(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(lineFeed);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

/** Few lines have to be parsed: the name of the event is there literally, unless it has an escape. */
function versionIn(line: Uint8Array, kind: string): string | undefined {
  const text = latin1At(line, 0, line.length);
  if (!text.includes(kind) && !text.includes('\\u')) return undefined;
  const event = parseLine(line).event as Members | undefined;
  return event?.event === kind && typeof event.gameversion === 'string' ? event.gameversion : undefined;
}
