import { type Finding, findingOf } from './finding.js';
import { internalRule } from './lines/line-rules.js';

/** The findings of a check; or, if it fails, that it did: one line must not cost the rest of the run. */
export function withoutFailing(check: () => readonly Finding[], onFailure?: () => void): readonly Finding[] {
  try {
    return check();
  } catch (error) {
    onFailure?.();
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return [findingOf(internalRule, { found, message: `internal error, please report it: ${found}` })];
  }
}
