import { statSync } from 'node:fs';
import path from 'node:path';
import { type DirectoryRecord, newJournalRecord } from './directory-record.js';
import { journalsIn } from './journal-owner.js';

/** Notes that what the journals of a directory hold by now is not published. */
export function beginNow(directory: string, record: DirectoryRecord): void {
  for (const { name } of journalsIn(directory)) {
    const offset = statSync(path.join(directory, name), { throwIfNoEntry: false })?.size ?? 0;
    // Where its last line begins, and which number it has, shows when it is opened.
    if (offset > 0) record.journals[name] = { ...newJournalRecord(), offset, line: undefined, start: true };
  }
}
