import type { Members } from '../../interface/object-rule.js';
import type { RuleText } from '../rule-text.js';
import type { SessionState } from './session-state.js';

/** What holds across events and files: an event is held against what was known before it. */
export interface SessionRule extends RuleText {
  // Members inside arrays are written 'Factions/*/Name'. Time and name are always there.
  readonly reads: Readonly<Record<string, readonly string[]>>;
  readonly check: (event: Members, known: SessionState, place: 'journal' | 'companion') => readonly RuleFinding[];
  /** Events, cut down to what matters, that obey the rule and that break it. */
  readonly good: SessionExample;
  readonly bad: SessionExample;
}

/** What a rule has to say about an event; with the rule itself it becomes a finding. */
export interface RuleFinding {
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
  readonly message: string;
  readonly hint?: string;
}

/** The lines of a journal, and what the companions hold at its end. */
export interface SessionExample {
  readonly journal: readonly Members[];
  readonly companions?: readonly Members[];
}
