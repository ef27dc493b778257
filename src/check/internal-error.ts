import { type Finding, findingOf } from './finding.js';
import { internalRule } from './lines/line-rules.js';

/** The finding that a check failed: one line must not cost the rest of the run. */
export function internalFinding(error: unknown): Finding {
  const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return findingOf(internalRule, { found, message: `internal error, please report it: ${found}` });
}
