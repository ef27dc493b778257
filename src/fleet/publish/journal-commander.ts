/** Finds the commander of a journal. */

import { closeSync, readSync } from 'node:fs';
import { fieldOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { ByteLines } from '../../journal/read/byte-lines.js';
import { kindOfLine } from '../../journal/read/line-front.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { entryOf } from '../../words/entry-of.js';

/** Events that name the commander, and the field. */
const namingFields: Readonly<Record<string, string>> = { Commander: 'Name', LoadGame: 'Commander' };

/**
 * Searches a journal for its commander, each time from where the last search ended: the game writes the name
 * a while after the first line.
 */
export class CommanderSearch {
  readonly #file: string;
  #offset = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The commander, if a complete line names one by now. */
  look(): string | undefined {
    try {
      const descriptor = openRegularFile(this.#file);
      try {
        return this.#search(descriptor);
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      // Reported when the file itself is read.
      if (!isSystemError(error)) throw error;
      return undefined;
    }
  }

  #search(descriptor: number): string | undefined {
    const lines = new ByteLines({ size: 64 * 1024 });
    lines.begin(this.#offset);
    for (let at = this.#offset; ; ) {
      const count = readSync(descriptor, lines.space(), { position: at });
      if (count === 0) return undefined;
      at += count;
      lines.filled(count);
      while (lines.next()) {
        this.#offset = lines.nextOffset;
        const commander = lines.isTooLong ? undefined : commanderOfLine(lines.bytes.subarray(lines.start, lines.end));
        if (commander !== undefined) return commander;
      }
    }
  }
}

function commanderOfLine(line: Uint8Array): string | undefined {
  const field = entryOf(namingFields, kindOfLine(line));
  if (field === undefined) return undefined;
  const { event } = parseLine(line);
  const name = event && fieldOf(event, field);
  return typeof name === 'string' && name !== '' ? name : undefined;
}
