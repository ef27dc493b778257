import type { Range, Shape } from '../../interface/field.js';
import type { Rule } from '../../interface/object-rule.js';

/** What the build makes of a table: a module, and the meaning of the numbers in it. */
export interface MadeScanner {
  /** The WebAssembly module, in base64. */
  readonly code: string;
  /** The kinds of the table in their order; the module answers with their numbers. */
  readonly kinds: readonly string[];
  /** The names of the members that are extracted; the module notes their numbers. */
  readonly members: readonly string[];
  /** The limits of numbers that the module does not check by itself. */
  readonly numbers: readonly NumberLimits[];
  /** The rules that the module does not check by itself. */
  readonly rules: readonly RulePlace[];
}

/** What a number must be. */
export interface NumberLimits {
  readonly range?: Range;
  readonly values?: readonly number[];
}

/** Where a rule stands in the table. */
export interface RulePlace {
  readonly shape: string;
  readonly rule: string;
}

/** The rule at a place, and the shape it belongs to. */
export function ruleAt(shapes: readonly Shape[], { shape: name, rule: id }: RulePlace): { rule: Rule; shape: Shape } {
  const shape = shapes.find((each) => each.name === name);
  const rule = shape?.rules.find((each) => each.id === id);
  if (!shape || !rule) throw new TypeError(`the scanner asks for ${id} of ${name}, which the table does not have`);
  return { rule, shape };
}

/** The members of a shape that a rule looks at: those its examples name. */
export function membersOf(rule: Rule, shape: Shape): string[] {
  const named = new Set([rule.about, ...Object.keys(rule.good), ...Object.keys(rule.bad)]);
  return Object.keys(shape.fields).filter((name) => named.has(name));
}
