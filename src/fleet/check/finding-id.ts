import { createHash } from 'node:crypto';
import type { PlacedFinding } from '../../check/finding.js';

/** Identical for the same finding, whichever process found it: identifies duplicates. */
export function findingId(commander: string, copy: number, finding: PlacedFinding): string {
  const { file, line, column, rule, pointer, message } = finding;
  const identity = JSON.stringify([commander, file, copy, line, column, rule, pointer, message]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}
