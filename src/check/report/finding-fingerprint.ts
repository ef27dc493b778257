import { createHash } from 'node:crypto';
import type { PlacedFinding } from '../finding.js';

/** Independent of line and column, so that a finding is recognised when it moves. */
export function fingerprint({ rule, kind, pointer, message }: PlacedFinding, ...more: string[]): string {
  const identity = JSON.stringify([rule, kind ?? '', pointer, message, ...more]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}
