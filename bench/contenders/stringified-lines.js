/** The straightforward way to write events: `JSON.stringify` and a buffered write. */
import { closeSync, openSync, writeSync } from 'node:fs';

/** How many characters are written at a time. */
export const batch = 256 * 1024;

export function writeStringified(file, events) {
  const descriptor = openSync(file, 'w');
  let lines = [];
  let length = 0;
  for (const event of events) {
    const line = `${JSON.stringify(event)}\r\n`;
    lines.push(line);
    length += line.length;
    if (length < batch) continue;
    writeSync(descriptor, lines.join(''));
    lines = [];
    length = 0;
  }
  writeSync(descriptor, lines.join(''));
  closeSync(descriptor);
}
