import type { Catalogue } from './catalogue.js';
import type { Departure } from './departures.js';
import type { Field, Shape, StringField } from './field.js';

/** The catalogue with a list of departures carried out. */
export function depart(catalogue: Catalogue, from: readonly Departure[], dialect = catalogue.dialect): Catalogue {
  const kinds = catalogue.kinds.map((kind) => ({ ...kind, shape: departShape(kind.shape, from) }));
  return { dialect, kinds };
}

function departShape(shape: Shape, from: readonly Departure[]): Shape {
  const silenced = new Set(from.flatMap(({ change }) => ('silences' in change ? change.silences : [])));
  const fields = Object.entries(shape.fields).map(([name, field]) => {
    const own = from.filter(({ fields: places }) => places.includes(`${shape.name}.${name}`));
    return [name, own.reduce(departField, inside(field, from))] as const;
  });
  return {
    ...shape,
    fields: Object.fromEntries(fields),
    rules: shape.rules.filter((rule) => !silenced.has(rule.id)),
  };
}

function inside(field: Field, from: readonly Departure[]): Field {
  if (field.type === 'object') return { ...field, shape: departShape(field.shape, from) };
  if (field.type === 'array') return { ...field, element: inside(field.element, from) };
  return field;
}

function departField(field: Field, departure: Departure): Field {
  const { change } = departure;
  if ('optional' in change) return { ...field, optional: true };
  if ('also' in change) return { ...field, also: [...(field.also ?? []), change.also] };
  if ('adds' in change || 'opens' in change || 'mayBeEmpty' in change) return departText(field, departure);
  return field;
}

function departText(field: Field, departure: Departure): Field {
  const { change, id } = departure;
  if (field.type === 'array') return { ...field, element: departText(field.element, departure) };
  if (field.type !== 'string') throw new TypeError(`${id} changes the text of a field that is no text`);
  if ('mayBeEmpty' in change) return { ...field, mayBeEmpty: true };
  if (!field.values) throw new TypeError(`${id} changes the values of a field that has no list`);
  if ('opens' in change) return withoutValues(field);
  if (!('adds' in change)) return field;
  const added = change.adds.map((value) => ({ value }));
  return { ...field, values: { ...field.values, list: [...field.values.list, ...added] } };
}

function withoutValues(field: StringField): StringField {
  const { values, ...rest } = field;
  return values ? rest : field;
}
