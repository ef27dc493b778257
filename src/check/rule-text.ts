import type { Severity } from '../interface/object-rule.js';

/** The description of a rule. */
export interface RuleText {
  /** Stable, because reports, settings and baselines refer to it. */
  readonly id: string;
  readonly severity: Severity;
  /** What the rule requires, as a clause: "a required field is always present". */
  readonly says: string;
  /** Why it matters, for a player or a tool author. */
  readonly reason: string;
  /** What it means for a player where it is broken # times: "# {line is|lines are} cut short". */
  readonly player?: string;
}
