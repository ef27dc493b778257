import { createHash } from 'node:crypto';
import type { PlacedFinding } from '../../check/finding.js';

/** The same for the same finding, whoever found it and how often: by it, one that was stored twice is known. */
export function findingId(commander: string, copy: number, finding: PlacedFinding): string {
  const { file, line, column, rule, pointer, message } = finding;
  const identity = JSON.stringify([commander, file, copy, line, column, rule, pointer, message]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}
