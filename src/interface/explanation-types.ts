import type { Bit } from './bits.js';
import type { Evidence } from './evidence.js';
import type { KindGroup } from './kind-groups.js';
import type { Patch, Rule } from './object-rule.js';
import type { Values } from './value-list.js';

/** Everything the catalogue says about a name, as data. */
export type Explanation = Subject | RuleExplanation;

/** A kind, a shape, a field, a list of values or a table of bits. */
export interface Subject {
  readonly path: string;
  readonly is: 'kind' | 'shape' | 'field' | 'values' | 'bits';
  readonly about: string;
  readonly type: string;
  /** Evidence for a kind, shape or field. The lines of a nested field are computed from the shares. */
  readonly evidence?: Evidence;
  /** Share of the objects that have the field, 0 to 1, if real lines were counted. */
  readonly share?: number;
  /** What a kind is about. */
  readonly group?: KindGroup;
  /** An invented line of the kind, if a knowledge pack has one. */
  readonly sample?: string;
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
  /** The rules of the shapes nested inside it. */
  readonly rulesInside: readonly RuleSummary[];
  /** Where the live game differs from the specification. */
  readonly departures: readonly DeviationSummary[];
  /** Where it differs in the shapes nested inside. */
  readonly departuresInside: readonly DeviationSummary[];
}

export interface RuleExplanation {
  readonly path: string;
  readonly is: 'rule';
  readonly about: string;
  readonly severity: Rule['severity'];
  readonly reason: string;
  /** The shape whose objects the rule checks. */
  readonly shape: string;
  /** The file beside the journal, if the rule applies only there. */
  readonly file?: string;
  /** Members of an object that obeys the rule, and of one that breaks it. */
  readonly good: Patch;
  readonly bad: Patch;
  readonly departures: readonly DeviationSummary[];
}

export interface FieldSummary {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
  readonly evidence: Evidence;
  readonly share?: number;
}

export interface RuleSummary extends Pick<Rule, 'id' | 'severity' | 'says' | 'reason'> {
  /** The file beside the journal, if the rule applies only there. */
  readonly file?: string;
}

export interface DeviationSummary {
  readonly id: string;
  readonly fields: readonly string[];
  readonly change: string;
  readonly reason: string;
}
