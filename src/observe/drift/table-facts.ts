import { dialects } from '../../interface/dialect/dialects.js';
import { type Evidence, evidenceOf } from '../../interface/evidence.js';
import type { Field, Shape } from '../../interface/field.js';
import type { Kind } from '../../interface/kind.js';
import type { Values } from '../../interface/value-list.js';
import type { KnownSide, ObjectFacts, PlaceFacts, ValueType } from './known-facts.js';

/** The live game according to the interface. */
export function tableFacts(kinds: readonly Kind[] = dialects.game.kinds): KnownSide {
  return {
    lines: Infinity,
    kinds: (file) => new Map(kinds.flatMap((kind) => (isIn(kind, file) ? [[kind.name, kindFacts(kind, file)]] : []))),
  };
}

/** Whether lines of journals, or a file, hold events of a kind. */
function isIn({ companion }: Kind, file: string | undefined): boolean {
  return file === undefined || companion?.file === file;
}

function kindFacts({ shape, evidence, companion }: Kind, file: string | undefined): ObjectFacts {
  const facts = shapeFacts(shape, evidence);
  if (file === undefined) return facts;
  // A line may leave the lists to the file, which always has them.
  const { lists = [] } = companion ?? {};
  const inFile = [...facts.fields].map(
    ([name, field]) => [name, lists.includes(name) ? { ...field, always: true } : field] as const,
  );
  return { ...facts, fields: new Map(inFile) };
}

/** What is not in the table is new; what contradicts it is weighed by the evidence of the field. */
function shapeFacts(shape: Shape, evidence: Evidence): ObjectFacts {
  const places = new Map(Object.keys(shape.fields).map((name, place) => [name, place]));
  return {
    seen: Infinity,
    isMap: shape.members !== undefined,
    fields: new Map(Object.entries(shape.fields).map(([name, field]) => [name, fieldFacts(field, evidence)])),
    precedes: (one, other) => (places.get(one) ?? Infinity) < (places.get(other) ?? -1),
  };
}

function fieldFacts(field: Field, parent: Evidence): PlaceFacts {
  const evidence = evidenceOf(parent, field);
  const forms = [field, ...(field.also ?? [])];
  const number = forms.find((form) => form.type === 'number');
  const list = forms.find((form) => form.type === 'array');
  const object = forms.find((form) => form.type === 'object');
  const values = forms.flatMap((form) => ('values' in form && form.values ? [form.values] : []));
  const bits = forms.flatMap((form) => ('bits' in form && form.bits ? form.bits.bits : []));
  return {
    seen: weightOf(evidence),
    always: !field.optional,
    types: new Set(forms.flatMap(typesOf)),
    decimals: number?.digits === undefined ? number?.decimals : undefined,
    knows: values.length > 0 ? knowing(values) : undefined,
    bits: bits.length > 0 ? new Set(bits.map(({ bit }) => bit)) : undefined,
    valuesSeen: Infinity,
    element: list && fieldFacts(list.element, evidence),
    object: object && shapeFacts(object.shape, evidence),
    since: field.since,
    until: field.until,
  };
}

/** The game writes some words in different case in different fields: that is not a new value. */
function knowing(lists: readonly Values[]): (value: string) => boolean {
  const known = new Set(lists.flatMap(({ list }) => list.map(({ value }) => String(value).toLowerCase())));
  return (value) => known.has(value.toLowerCase());
}

/** The number of lines that support a field; 0 if it is only declared. */
function weightOf({ grade, lines = 0 }: Evidence): number {
  return grade === 'specified' ? Infinity : grade === 'observed' ? lines : 0;
}

const valueTypes = {
  string: 'text',
  integer: 'integer',
  number: 'decimal',
  boolean: 'flag',
  array: 'list',
  object: 'object',
} as const satisfies Record<Field['type'], ValueType>;

/** With as many decimals as needed, a whole number has none. */
function typesOf(field: Field): readonly ValueType[] {
  const type = valueTypes[field.type];
  return field.type === 'number' && field.digits !== undefined ? [type, 'integer'] : [type];
}
