import type { Bit } from './bits.js';
import type { Patch, Rule } from './rule.js';
import type { Values } from './values.js';

/** What there is to say about a name, as data. */
export type Explanation = Subject | RuleExplanation;

/** A kind, a shape, a field, a list of values or a table of bits. */
export interface Subject {
  readonly path: string;
  readonly is: 'kind' | 'shape' | 'field' | 'values' | 'bits';
  readonly about: string;
  readonly type: string;
  /** Whether the specification leaves it out. */
  readonly outside?: true;
  readonly required?: boolean;
  readonly constraints?: readonly string[];
  /** The file that holds the latest event of the kind. */
  readonly file?: string;
  /** The fields that hold values of the list, or bits of the table. */
  readonly usedBy?: readonly string[];
  readonly fields?: readonly FieldSummary[];
  readonly values?: Values;
  readonly bits?: readonly Bit[];
  readonly rules: readonly RuleSummary[];
  /** The rules of the shapes inside. */
  readonly rulesInside: readonly RuleSummary[];
  /** Where the live game departs from the specification. */
  readonly departures: readonly DepartureSummary[];
  /** Where it departs in the shapes inside. */
  readonly departuresInside: readonly DepartureSummary[];
}

export interface RuleExplanation {
  readonly path: string;
  readonly is: 'rule';
  readonly about: string;
  readonly severity: Rule['severity'];
  readonly reason: string;
  /** The shape whose objects the rule judges. */
  readonly shape: string;
  /** The file beside the journal, where the rule holds only there. */
  readonly file?: string;
  /** Members of an object that obeys, and of one that does not. */
  readonly good: Patch;
  readonly bad: Patch;
  readonly departures: readonly DepartureSummary[];
}

export interface FieldSummary {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
}

export interface RuleSummary extends Pick<Rule, 'id' | 'severity' | 'says' | 'reason'> {
  /** The file beside the journal, where the rule holds only there. */
  readonly file?: string;
}

export interface DepartureSummary {
  readonly id: string;
  readonly fields: readonly string[];
  readonly change: string;
  readonly reason: string;
}
