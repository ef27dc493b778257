/** Findings of a `RecordingCheck` for a directory whose files it gets as bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DeferredFindings } from '../../src/check/deferred-findings.js';
import type { PlacedFinding } from '../../src/check/finding.js';
import { RecordingCheck } from '../../src/cockpit/recording/recording-check.js';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import { isCompanionName } from '../../src/journal/game-files.js';
import { journalFiles } from '../../src/journal/journal-names.js';

/** All findings in the order of `checkJournal`, which reports some of them once, at the end. */
export function checkedByBytes(directory: string, dialect: Dialect, pieceSize = Infinity): PlacedFinding[] {
  const check = new RecordingCheck({ dialect });
  const findings: PlacedFinding[] = [];
  const deferred = new DeferredFindings();
  const add = (found: readonly PlacedFinding[]) => {
    for (const finding of found) if (!deferred.defer(finding)) findings.push(finding);
  };
  const names = readdirSync(directory);
  for (const { name } of journalFiles(names)) {
    const bytes = readFileSync(path.join(directory, name));
    check.beginFile(path.join(directory, name));
    for (let at = 0; at < bytes.length; at += pieceSize) {
      add(check.check(bytes.subarray(at, Math.min(bytes.length, at + pieceSize))));
    }
    add(check.endFile());
  }
  const companions = names.filter(isCompanionName).map((name) => {
    const file = path.join(directory, name);
    return { name, findings: check.checkCompanion(file, readFileSync(file, 'utf8')) };
  });
  const missing = check.missingCompanions(directory, new Set(names)).map((finding) => ({
    name: path.basename(finding.file),
    findings: [finding],
  }));
  for (const each of [...companions, ...missing].sort((a, b) => (a.name < b.name ? -1 : 1))) add(each.findings);
  return [...findings, ...deferred.findings()];
}
