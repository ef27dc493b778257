import { askedRule } from '../../interface/asked-rules.js';
import type { Field, Range, Shape } from '../../interface/field.js';
import type { Kind } from '../../interface/kind.js';
import { type Catalogue, findKind, shapesBelow } from '../../interface/kind-catalogue.js';
import type { Rule } from '../../interface/object-rule.js';
import { base64Bytes } from '../../journal/byte-text.js';

/** What the build makes of a table: what the module goes by, and the meaning of the numbers in it. */
export interface MadeScanner {
  /** The memory image of the tables in base64, or a function that reads it from a file. */
  readonly tables: string | ((into: Uint8Array) => void);
  /**
   * Where in the memory the table of each kind is, in their order; -1 if its lines are left to the parser.
   */
  readonly kinds: readonly (readonly [kind: string, place: number])[];
  /** The limits of numbers that the module may ask about. */
  readonly numbers: readonly NumberLimits[];
  /** The rules that the module does not check by itself. */
  readonly rules: readonly RulePlace[];
}

/** Puts the tables at the beginning of some bytes. */
export function putTables({ tables }: MadeScanner, into: Uint8Array): void {
  if (typeof tables === 'string') into.set(base64Bytes(tables));
  else tables(into);
}

/** What a number must be. */
export interface NumberLimits {
  readonly range?: Range;
  readonly values?: readonly number[];
}

/** The location of a rule in the table. */
export interface RulePlace {
  /** A kind that has the shape. */
  readonly kind: string;
  readonly shape: string;
  readonly rule: string;
  /** The members of the shape that it reads. */
  readonly members: readonly RuleMember[];
}

/** A member that a rule reads, and its content. */
export interface RuleMember {
  readonly name: string;
  readonly content: 'integer' | 'object' | 'numbers' | 'list' | 'other';
}

/** The rule at a place, and the shape it belongs to. */
export function ruleAt(
  catalogue: Catalogue,
  { kind: of, shape: name, rule: id }: Omit<RulePlace, 'members'>,
): { readonly rule: Rule; readonly shape: Shape } {
  const kind = findKind(catalogue, of);
  // Those below are made when they are looked at, which takes time.
  const shape = kind?.shape.name === name ? kind.shape : kind && shapesBelow(kind).find((each) => each.name === name);
  const rule = shape?.rules.find((each) => each.id === id);
  if (!shape || !rule) throw new TypeError(`the scanner asks for ${id} of ${name}, which the table does not have`);
  return { rule, shape };
}

/** The location of a rule; looking it up must give the same rule. */
export function placeOf(catalogue: Catalogue, kind: string, shape: Shape, rule: Rule): RulePlace {
  const place = { kind, shape: shape.name, rule: rule.id };
  const found = ruleAt(catalogue, place);
  if (found.rule !== rule || found.shape !== shape || (askedRule(rule.id) ?? rule) !== rule) {
    throw new TypeError(`there are two rules ${rule.id} of ${shape.name}: the scanner cannot tell them apart`);
  }
  const members = membersOf(rule, shape).map((name) => ({ name, content: contentOf(shape.fields[name] as Field) }));
  return { ...place, members };
}

function contentOf(field: Field): RuleMember['content'] {
  if (field.type === 'integer' || field.type === 'object') return field.type;
  if (field.type !== 'array') return 'other';
  return field.element.type === 'integer' || field.element.type === 'number' ? 'numbers' : 'list';
}

/** Whether a rule reads a member: one that its examples name. */
export function looksAt({ about, good, bad }: Rule, name: string): boolean {
  return name === about || Object.hasOwn(good, name) || Object.hasOwn(bad, name);
}

/** The members of a shape that a rule reads. */
export function membersOf(rule: Rule, shape: Shape): string[] {
  return Object.keys(shape.fields).filter((name) => looksAt(rule, name));
}

/**
 * Whether the lines of a kind are scanned: their time and name have to be what they are everywhere. Any
 * others are parsed.
 */
export function isScanned({ name, shape }: Kind): boolean {
  const [first, second] = Object.entries(shape.fields);
  if (first?.[0] !== 'timestamp' || second?.[0] !== 'event') return false;
  const [time, event] = [first[1], second[1]];
  return (
    time.type === 'string' &&
    time.utcTime === true &&
    time.form === undefined &&
    time.values === undefined &&
    time.constant === undefined &&
    event.type === 'string' &&
    event.constant === name &&
    event.form === undefined &&
    event.values === undefined
  );
}
