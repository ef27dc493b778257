import { type Bit, hasBit, isBitSet, undefinedBits } from './bits.js';
import type { Catalogue } from './catalogue.js';
import { type Change, departures } from './departures.js';
import { constraints, typeName } from './emit/describe.js';
import type { Field, Shape } from './field.js';
import { type Found, lookUp, type NotFound, shapeOf } from './lookup.js';
import type { Rule } from './rule.js';
import type { Values } from './values.js';

/** What there is to say about a kind, a shape or a field, as data. */
export interface Explanation {
  readonly path: string;
  readonly is: 'kind' | 'shape' | 'field';
  readonly about: string;
  readonly type: string;
  readonly required?: boolean;
  readonly constraints?: readonly string[];
  /** The file that holds the latest event of the kind. */
  readonly file?: string;
  readonly fields?: readonly FieldSummary[];
  readonly values?: Values;
  readonly bits?: readonly Bit[];
  readonly rules: readonly RuleSummary[];
  /** Where the live game departs from the specification. */
  readonly departures: readonly DepartureSummary[];
}

export interface FieldSummary {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
}

export type RuleSummary = Pick<Rule, 'id' | 'severity' | 'says' | 'reason'>;

export interface DepartureSummary {
  readonly fields: readonly string[];
  readonly change: string;
  readonly reason: string;
}

export function explain(catalogue: Catalogue, path: string): Explanation | NotFound {
  const found = lookUp(catalogue, path);
  return found.found ? explainFound(found) : found;
}

/** What a value of a field says. */
export type Decoded =
  | { readonly value: number; readonly bits: readonly Bit[] }
  | { readonly value: string | number; readonly known: boolean; readonly name?: string; readonly note?: string };

/** Reads a value of an explained field; `undefined` where the field gives its values no meaning, or the value is none. */
export function explainValue({ bits, values, type }: Explanation, text: string): Decoded | undefined {
  const value = type === 'integer' ? (/^\d+$/.test(text) ? Number(text) : Number.NaN) : text;
  if (bits) return isBitSet(value) ? { value, bits: explainBits(bits, value) } : undefined;
  if (!values || Number.isNaN(value)) return undefined;
  const known = values.list.find((each) => each.value === value);
  return { ...known, value, known: known !== undefined };
}

/** The bits that are set, with their meanings; one outside the table says so. */
function explainBits(bits: readonly Bit[], value: number): Bit[] {
  const outside = undefinedBits({ name: '', bits }, value);
  return [
    ...bits.filter(({ bit }) => hasBit(value, bit)),
    ...outside.map((bit) => ({ bit, name: `Bit${bit}`, meaning: 'not defined' })),
  ];
}

/** A change of a dialect in words. */
export function describeChange(change: Change): string {
  if ('adds' in change) return `also ${change.adds.map((value) => JSON.stringify(value)).join(', ')}`;
  if ('opens' in change) return 'any value';
  if ('mayBeEmpty' in change) return 'may be empty';
  if ('optional' in change) return 'may be left out';
  if ('also' in change) return `may be a ${typeName(change.also)} (${change.also.note})`;
  if ('silences' in change) return `not judged by ${change.silences.join(', ')}`;
  return change.means;
}

function explainFound(found: Found): Explanation {
  if (found.found === 'field') return explainField(found);
  const shape = found.found === 'kind' ? found.kind.shape : found.shape;
  const companion = found.found === 'kind' ? found.kind.companion : undefined;
  return {
    path: shape.name,
    is: found.found,
    about: shape.about,
    type: 'object',
    ...(companion && { file: companion.file }),
    fields: summaries(shape),
    rules: shape.rules.map(ruleSummary),
    departures: departuresOf((place) => place.startsWith(`${shape.name}.`)),
  };
}

function explainField({ path, owner, name, field }: Found & { found: 'field' }): Explanation {
  const inner = shapeOf(field);
  const leaf = leafOf(field);
  return {
    path,
    is: 'field',
    about: field.note,
    type: typeName(field),
    required: !field.optional,
    constraints: constraints(field),
    ...(inner && { fields: summaries(inner) }),
    ...('values' in leaf && leaf.values && { values: leaf.values }),
    ...('bits' in leaf && leaf.bits && { bits: leaf.bits.bits }),
    rules: [...owner.rules.filter((rule) => rule.about === name), ...(inner?.rules ?? [])].map(ruleSummary),
    departures: departuresOf((place) => place === `${owner.name}.${name}`),
  };
}

function summaries(shape: Shape): FieldSummary[] {
  return Object.entries(shape.fields).map(([name, field]) => ({
    name,
    type: typeName(field),
    required: !field.optional,
    about: field.note,
  }));
}

function ruleSummary({ id, severity, says, reason }: Rule): RuleSummary {
  return { id, severity, says, reason };
}

function departuresOf(concerns: (place: string) => boolean): DepartureSummary[] {
  return departures
    .filter(({ fields }) => fields.some(concerns))
    .map(({ fields, change, reason }) => ({ fields, change: describeChange(change), reason }));
}

function leafOf(field: Field): Field {
  return field.type === 'array' ? leafOf(field.element) : field;
}
