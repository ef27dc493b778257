import { explain } from '../../interface/explain-name.js';
import type { RuleExplanation } from '../../interface/explanation-types.js';
import { specification } from '../../interface/kind-catalogue.js';
import { nearest } from '../../words/nearest.js';
import type { RuleText } from '../rule-text.js';
import { findRule, type KnownRule, ruleCatalogue, ruleIds } from './rule-catalogue.js';

/** Everything about a rule; an object rule has the shape, or the companion file, that it applies to. */
export interface ExplainedRule
  extends Pick<RuleExplanation, 'path' | 'is' | 'about' | 'severity' | 'reason' | 'departures'>,
    Partial<Pick<RuleExplanation, 'shape' | 'file'>>,
    Pick<KnownRule, 'group' | 'good' | 'bad'> {}

/** Rules that share the first word of their ids. */
export interface ExplainedFamily {
  readonly path: string;
  readonly is: 'rules';
  readonly rules: readonly RuleText[];
}

/** A rule by its id, or a family of rules by its first word: `jump`, `jump/` and `jump/*` are the same. */
export function explainRule(name: string): ExplainedRule | ExplainedFamily | undefined {
  const rule = findRule(name);
  if (rule) return explained(rule);
  const family = familyNameOf(name);
  const rules = ruleCatalogue.filter(({ id }) => familyOf(id) === family);
  return rules.length > 0 ? { path: `${family}/*`, is: 'rules', rules: rules.map(textOf) } : undefined;
}

/**
 * The rule or family nearest to an unknown name, or what another search has suggested, whichever is nearer.
 */
export function nearestRule(name: string, suggested: string | undefined): string | undefined {
  const families = new Set(ruleIds.map(familyOf));
  const names = [...(suggested === undefined ? [] : [suggested]), ...ruleIds, ...families];
  return nearest(familyNameOf(name), names) ?? suggested;
}

function explained({ id, group, severity, says, reason, good, bad }: KnownRule): ExplainedRule {
  const note = group === 'note' ? explain(specification, id) : undefined;
  const {
    shape,
    file,
    departures = [],
  }: Partial<RuleExplanation> = note && 'is' in note && note.is === 'rule' ? note : {};
  return {
    path: id,
    is: 'rule',
    group,
    about: says,
    severity,
    reason,
    ...(shape !== undefined && { shape }),
    ...(file !== undefined && { file }),
    good,
    bad,
    departures,
  };
}

function textOf({ id, severity, says, reason }: KnownRule): RuleText {
  return { id, severity, says, reason };
}

function familyOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

function familyNameOf(name: string): string {
  return name.replace(/\/\*?$/, '');
}
