import { unreadableFinding } from '../../../check/files/file-rules.js';
import type { PlacedFinding } from '../../../check/finding.js';
import type { Dialect } from '../../../interface/dialect/dialects.js';
import { fileNameOf, folderOf } from '../../../journal/file-name.js';
import { RecordingCheck } from '../../recording/recording-check.js';
import type { ChosenFiles } from './choose-files.js';
import type { ReadCompanion } from './dropped-companions.js';
import { checkedSize, piecesOf } from './file-pieces.js';

/**
 * Checks the journals piece by piece, then the companions. `ends`: number of lines at the end of each file.
 * Yields the findings since the previous part, and the number of lines of the recording checked so far.
 */
export async function* checkDropped(
  { journals, companions: dropped }: ChosenFiles,
  companions: readonly ReadCompanion[],
  dialect: Dialect,
  ends: readonly number[],
) {
  const check = new RecordingCheck({ dialect });
  let file = -1;
  let before = 0;
  for await (const piece of piecesOf(journals, checkedSize)) {
    if (piece.file > file) {
      file = piece.file;
      before = check.lines;
      check.beginFile(journals[file]?.path ?? '');
    }
    const start = ends[file - 1] ?? 0;
    if (piece.what === 'bytes') {
      const findings = check.check(piece.bytes);
      yield { findings, lines: start + check.lines - before };
    } else if (piece.what === 'end') {
      // A file that is no journal or cannot be read counts as checked to its end.
      yield { findings: check.endFile(), lines: ends[file] ?? start };
    }
  }
  const lines = ends.at(-1) ?? 0;
  for (const companion of companions) yield { findings: companionFindings(companion), lines };
  yield { findings: missingFindings(), lines };

  function companionFindings(companion: ReadCompanion): PlacedFinding[] {
    const { path } = companion;
    if (companion.text !== undefined) return check.checkCompanion(path, companion.text);
    return [unreadableFinding(path, companion.reason)];
  }

  /** Only a whole folder can lack something. */
  function missingFindings(): PlacedFinding[] {
    const folders = new Set(journals.filter(({ isGiven }) => !isGiven).map(({ path }) => folderOf(path)));
    return [...folders].flatMap((folder) => {
      const present = dropped.filter(({ path }) => folderOf(path) === folder).map(({ path }) => fileNameOf(path));
      return check.missingCompanions(folder, new Set(present));
    });
  }
}
