import type { Severity } from '../spec/rule.js';

/** What every rule tells of itself, whoever looks after it. */
export interface RuleText {
  /** Stable: reports, settings and baselines name it. */
  readonly id: string;
  readonly severity: Severity;
  /** What always holds, in a clause: "a required field is always present". */
  readonly says: string;
  /** Why it matters, for a player or the author of a tool. */
  readonly reason: string;
}
