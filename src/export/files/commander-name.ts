import { closeSync, readSync } from 'node:fs';
import { personalFieldsOf } from '../../interface/personal-fields.js';
import { lineFeed } from '../../journal/ascii.js';
import { fieldOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { frontOf } from '../../journal/read/line-front.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError } from '../../journal/system-error-reason.js';

/** The kinds that name the commander, at the beginning of a session. */
const greetings: ReadonlySet<string> = new Set(['Commander', 'LoadGame']);

/** The commander that a line names, if it is of such a kind. */
export function commanderOfLine(line: Uint8Array): string | undefined {
  const front = frontOf(line);
  if (front && !greetings.has(front.kind)) return undefined;
  const { event } = parseLine(line);
  if (!event || !greetings.has(event.event)) return undefined;
  const field = personalFieldsOf(event.event).find(({ holds }) => holds === 'commander-name');
  const name = field && fieldOf(event, field.pointer.slice(1));
  return typeof name === 'string' ? name : undefined;
}

/** The greeting is among the first lines. */
const beginningBytes = 64 * 1024;

/** The commander named near the beginning of a journal; also of the lines before the name. */
export function commanderIn(file: string): string | undefined {
  const bytes = beginningOf(file);
  for (let start = 0, end = bytes.indexOf(lineFeed); end >= 0; start = end + 1, end = bytes.indexOf(lineFeed, start)) {
    const name = commanderOfLine(bytes.subarray(start, end));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Empty if the file cannot be read, or not twice; `readFileSets` reports why. */
function beginningOf(file: string): Buffer {
  const bytes = Buffer.alloc(beginningBytes);
  try {
    const descriptor = openRegularFile(file);
    try {
      return bytes.subarray(0, readSync(descriptor, bytes, { position: 0 }));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return bytes.subarray(0, 0);
  }
}
