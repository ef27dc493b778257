import { statSync } from 'node:fs';
import path from 'node:path';
import { type DirectoryRecord, newJournalRecord } from './directory-record.js';
import { journalsIn } from './journal-owner.js';

/** Marks the current content of a directory's journals as not to be published. */
export function beginNow(directory: string, record: DirectoryRecord): void {
  for (const { name } of journalsIn(directory)) {
    const offset = statSync(path.join(directory, name), { throwIfNoEntry: false })?.size ?? 0;
    // The start and number of its last line are determined when the file is opened.
    if (offset > 0) record.journals[name] = { ...newJournalRecord(), offset, line: undefined, start: true };
  }
}
