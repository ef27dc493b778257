import { closeSync, fstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLine } from '../../journal/parse/parse-line.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import type { EventChecker } from '../event/event-checker.js';
import type { Scanner } from '../scan/scanner.js';
import {
  type CompanionContent,
  type CompanionReport,
  reportOnClean,
  reportOnCompanion,
  tooLarge,
} from './companion-report.js';
import { type CleanCompanion, scanCompanion } from './companion-scan.js';
import { atFileStart, fileFinding } from './file-rules.js';

/** A companion that changed within so many milliseconds may be incomplete for a moment: it is read again. */
const fresh = 2000;
const retries = 8;
const retryDelay = 25;

/** Checks a companion; with a scanner, one that is certainly clean is not parsed. */
export async function checkCompanion(file: string, checker: EventChecker, scanner?: Scanner): Promise<CompanionReport> {
  try {
    const read = await readCompanion(file, scanner);
    if (!read) return tooLarge(file);
    return 'clean' in read ? reportOnClean(file, read.clean, read.text) : reportOnCompanion(file, read, checker);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const finding = fileFinding('unreadable', `cannot be read: ${reasonOf(error)}`);
    return { findings: [atFileStart(file, finding)], lines: 0, unreadable: true, placeFindings: () => [] };
  }
}

/** A clean companion, and how to get its text. */
interface ScannedCompanion {
  readonly clean: CleanCompanion;
  readonly text: () => string;
}

/** Reads a companion, again and again for a while if it is just being written; undefined if it is too large for one. */
async function readCompanion(
  file: string,
  scanner: Scanner | undefined,
): Promise<CompanionContent | ScannedCompanion | undefined> {
  for (let tries = 0; ; tries++) {
    const descriptor = openRegularFile(file);
    try {
      const { size, mtimeMs } = fstatSync(descriptor);
      if (size > maxCompanionBytes) return undefined;
      const bytes = readFileSync(descriptor);
      const clean = scanner && scanCompanion(bytes, path.basename(file), scanner);
      if (clean) return { clean, text: () => bytes.toString() };
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
