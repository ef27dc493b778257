import { kindNamed, kindNames } from '../../interface/all-kinds.js';
import type { Field, Shape } from '../../interface/field.js';
import type { Kind } from '../../interface/kind.js';
import type { KnownSide, ObjectFacts, PlaceFacts, ValueType } from './known-facts.js';

/** What the interface says about the live game. */
export function tableFacts(): KnownSide {
  const kinds = kindNames.flatMap((name) => kindNamed(name, 'game') ?? []);
  return {
    lines: Infinity,
    kinds: (file) => new Map(kinds.flatMap((kind) => (isIn(kind, file) ? [[kind.name, kindFacts(kind, file)]] : []))),
  };
}

/** Whether lines of journals, or a file, hold events of a kind. */
function isIn({ companion }: Kind, file: string | undefined): boolean {
  return file === undefined || companion?.file === file;
}

function kindFacts({ shape, companion }: Kind, file: string | undefined): ObjectFacts {
  const facts = shapeFacts(shape, new Map());
  if (file === undefined) return facts;
  // A line may leave the lists to the file, which always has them.
  const { lists = [] } = companion ?? {};
  const inFile = [...facts.fields].map(
    ([name, field]) => [name, lists.includes(name) ? { ...field, always: true } : field] as const,
  );
  return { ...facts, fields: new Map(inFile) };
}

/** Shapes that stand within themselves are made once. */
function shapeFacts(shape: Shape, made: Map<Shape, ObjectFacts>): ObjectFacts {
  const known = made.get(shape);
  if (known) return known;
  const fields = new Map<string, PlaceFacts>();
  const places = new Map(Object.keys(shape.fields).map((name, place) => [name, place]));
  const facts: ObjectFacts = {
    seen: Infinity,
    isMap: shape.members !== undefined,
    fields,
    precedes: (one, other) => (places.get(one) ?? Infinity) < (places.get(other) ?? -1),
  };
  made.set(shape, facts);
  for (const [name, field] of Object.entries(shape.fields)) fields.set(name, fieldFacts(field, made));
  return facts;
}

function fieldFacts(field: Field, made: Map<Shape, ObjectFacts>): PlaceFacts {
  const forms = [field, ...(field.also ?? [])];
  const number = forms.find((form) => form.type === 'number');
  const list = forms.find((form) => form.type === 'array');
  const object = forms.find((form) => form.type === 'object');
  const values = forms.flatMap((form) => ('values' in form && form.values ? [form.values] : []));
  const bits = forms.flatMap((form) => ('bits' in form && form.bits ? form.bits.bits : []));
  return {
    seen: Infinity,
    always: !field.optional,
    types: new Set(forms.flatMap(typesOf)),
    decimals: number?.digits === undefined ? number?.decimals : undefined,
    values:
      values.length > 0 ? new Set(values.flatMap((each) => each.list.map(({ value }) => String(value)))) : undefined,
    bits: bits.length > 0 ? new Set(bits.map(({ bit }) => bit)) : undefined,
    element: list && fieldFacts(list.element, made),
    object: object && shapeFacts(object.shape, made),
  };
}

function typesOf(field: Field): readonly ValueType[] {
  switch (field.type) {
    case 'string':
      return ['text'];
    case 'integer':
      return ['integer'];
    case 'number':
      // As many decimals as needed are none for a whole number.
      return field.digits === undefined ? ['decimal'] : ['decimal', 'integer'];
    case 'boolean':
      return ['flag'];
    case 'array':
      return ['list'];
    case 'object':
      return ['object'];
  }
}
