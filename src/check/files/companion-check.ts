import { closeSync, fstatSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { onceReleased } from '../../journal/once-released.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import type { EventChecker } from '../event/event-checker.js';
import { type CompanionContent, type CompanionReport, reportOnCompanion, tooLarge } from './companion-report.js';
import { atFileStart, fileFinding } from './file-rules.js';

/** A companion modified within this many milliseconds may be half-written: it is read again. */
const fresh = 2000;
const retries = 8;
const retryDelay = 25;

export async function checkCompanion(file: string, checker: EventChecker): Promise<CompanionReport> {
  try {
    const read = await readCompanion(file);
    return read ? reportOnCompanion(file, read, checker) : tooLarge(file);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const finding = fileFinding('unreadable', `cannot be read: ${reasonOf(error)}`);
    return { findings: [atFileStart(file, finding)], lines: 0, unreadable: true, placeFindings: () => [] };
  }
}

/**
 * Reads a companion, again and again for a while if it is just being written; undefined if it is too large
 * for one.
 */
async function readCompanion(file: string): Promise<CompanionContent | undefined> {
  for (let tries = 0; ; tries++) {
    const descriptor = onceReleased(() => openRegularFile(file));
    try {
      const { size, mtimeMs } = fstatSync(descriptor);
      if (size > maxCompanionBytes) return undefined;
      const bytes = readFileSync(descriptor);
      const parsed = parseLine(bytes);
      // After a clock was put back, files may have a time in the future, although nothing writes to them.
      const isOld = Math.abs(Date.now() - mtimeMs) > fresh;
      if (!parsed.problem || isOld || tries === retries) return { parsed, text: bytes.toString() };
    } finally {
      closeSync(descriptor);
    }
    await wait(retryDelay);
  }
}
