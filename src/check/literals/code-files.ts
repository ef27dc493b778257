import { onceReleased } from '../../journal/once-released.js';
import { readRegularFile } from '../../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../../journal/system-error-reason.js';
import type { CheckTotals } from '../check-totals.js';
import { unreadableFinding } from '../files/file-rules.js';
import { inTurns } from '../files/files-in-turns.js';
import type { PlacedFinding } from '../finding.js';
import { internalFinding } from '../internal-error.js';
import type { CheckProfile } from '../lines/check-profile.js';
import { languageOf } from './code-names.js';
import type { SourceLanguage } from './language-table.js';
import { findLineLiterals } from './line-literals.js';
import { LiteralChecker } from './literal-check.js';

/** More is not read: no source comes close. */
const mostBytes = 256 * 1024 * 1024;

/** Checks the journal lines in files of source code. */
export async function* checkCodeFiles(
  files: readonly string[],
  profile: CheckProfile,
  totals: CheckTotals,
  onFile: (file: string) => void,
): AsyncGenerator<readonly PlacedFinding[]> {
  const checker = new LiteralChecker(profile);
  for await (const file of inTurns(files)) {
    totals.files++;
    const findings = checkCode(file, checker, totals);
    if (findings.length > 0) yield findings;
    onFile(file);
  }
}

function checkCode(file: string, checker: LiteralChecker, totals: CheckTotals): readonly PlacedFinding[] {
  const source = sourceIn(file);
  if (typeof source !== 'string') {
    totals.leaveOut(file, 'unreadable');
    return [source];
  }
  try {
    const found = findLineLiterals(source, languageOf(file) as SourceLanguage);
    totals.addLiterals(found);
    return checker.findings(file, source, found.literals);
  } catch (error) {
    return [{ ...internalFinding(error), file, line: 1, column: 1 }];
  }
}

function sourceIn(file: string): string | PlacedFinding {
  try {
    const bytes = onceReleased(() => readRegularFile(file, mostBytes));
    if (bytes === 'too large') return unreadableFinding(file, `it has more than ${mostBytes} bytes`);
    const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
    return text.includes('\0') ? unreadableFinding(file, 'it has NUL bytes, so it is not source code') : text;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return unreadableFinding(file, reasonOf(error));
  }
}

/** UTF-16 has a mark at its beginning. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
