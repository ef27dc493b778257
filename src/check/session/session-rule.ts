import type { Members, Severity } from '../../interface/object-rule.js';
import type { EventFileType } from '../event/diagnose.js';
import type { RuleText } from '../rule-text.js';
import type { SessionState } from './session-state.js';

/** A rule that compares an event with the state of the session before it. */
export interface SessionRule extends Omit<RuleText, 'severity'> {
  /** A warning if left out. */
  readonly severity?: Severity;
  // The kinds it checks, and the fields it needs of each, such as 'Factions/*/Name'. Besides timestamp and
  // event, all other members may be missing.
  readonly reads: Readonly<Record<string, readonly string[]>>;
  readonly check: (event: Members, state: SessionState, fileType: EventFileType) => readonly RuleFinding[];
  /** The first version of the game that is known to obey it; all of them if left out. */
  readonly since?: string;
  /** The first version whose lines are complete enough for a warning: before it, findings are notes. */
  readonly firmSince?: string;
  /** Events, cut down to the fields that matter, that obey the rule and that break it. */
  readonly good: SessionExample;
  readonly bad: SessionExample;
}

/** What a rule found in an event; together with the rule it becomes a finding. */
export interface RuleFinding {
  /** The field it is about, as a JSON pointer: `/Flags`. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
  readonly message: string;
  readonly hint?: string;
  /** That of the rule, unless the journal may have left something out. */
  readonly severity?: Severity | undefined;
}

export const noFindings: readonly RuleFinding[] = [];

/** The events of a journal, and the content of the companions at its end. */
export interface SessionExample {
  readonly journal: readonly Members[];
  readonly companions?: readonly Members[];
}
