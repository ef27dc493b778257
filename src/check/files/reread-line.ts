import { closeSync, readSync } from 'node:fs';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import type { LinePlace } from '../lines/line-report.js';
import type { ReadAgain } from './journal-order.js';

/**
 * The text of a line that was checked before, for the few that have a finding. It is read again, so that not all lines are
 * kept in memory. If the file is gone by now, the text is empty: the finding stays, without an excerpt.
 */
export const rereadLine: ReadAgain = Object.assign(reread, { atAnyTime: true });

function reread(file: string, { text, offset, length }: LinePlace): string {
  if (text !== undefined) return text;
  try {
    return readText(file, offset, length);
  } catch (error) {
    if (isSystemError(error)) return '';
    throw error;
  }
}

function readText(file: string, offset: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const descriptor = openRegularFile(file);
  try {
    const count = readSync(descriptor, bytes, { position: offset });
    return bytes.toString('utf8', 0, count).replace(/\r$/, '');
  } finally {
    closeSync(descriptor);
  }
}
