import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { onceReleased } from '../../journal/once-released.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import type { EventChecker } from '../event/event-checker.js';
import { type CompanionReport, reportOnCompanion, reportWithoutContent, tooLarge } from './companion-report.js';
import { unreadableFinding } from './file-rules.js';

/** A companion modified within this many milliseconds may be half-written: it is read again. */
const fresh = 2000;
const retries = 8;
const retryDelay = 25;

/** Reads and checks a companion, again and again for a while if it is just being written. */
export async function checkCompanion(file: string, checker: EventChecker): Promise<CompanionReport> {
  try {
    for (let tries = 0; ; tries++) {
      const bytes = onceReleased(() => readRegularFile(file, maxCompanionBytes));
      if (bytes === 'too large') return tooLarge(file);
      const parsed = parseLine(bytes);
      const isDue = parsed.problem && tries < retries && isFresh(file);
      if (!isDue) return reportOnCompanion(file, { parsed, text: bytes.toString() }, checker);
      await wait(retryDelay);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { ...reportWithoutContent(unreadableFinding(file, reasonOf(error))), unreadable: true };
  }
}

/** After a clock was put back, files may have a time in the future, although nothing writes to them. */
function isFresh(file: string): boolean {
  return Math.abs(Date.now() - statSync(file).mtimeMs) <= fresh;
}
