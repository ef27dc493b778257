/** What is looked up in the catalogue for every event, computed once. */
import type { Field, Shape } from '../../interface/field.js';
import type { Rule } from '../../interface/object-rule.js';
import type { Values } from '../../interface/value-list.js';
import { memoize, once } from '../../words/memo.js';

const localised = '_Localised';

/** The fields of a shape in their order. */
export const fieldsOf = memoize((shape: Shape): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(shape.fields),
);

/** The localised fields of a shape, each with the name of the plain one. */
export const localisedOf = memoize((shape: Shape): readonly (readonly [name: string, plain: string])[] =>
  Object.keys(shape.fields).flatMap((name) =>
    name.endsWith(localised) ? [[name, name.slice(0, -localised.length)] as const] : [],
  ),
);

/** The members that a rule reads. */
export const judgedBy = memoize((rule: Rule): readonly string[] => Object.keys({ ...rule.good, ...rule.bad }));

/** The values of a list, which may be long: the set is made for the first question. */
export const listedIn = memoize((values: Values) =>
  once((): ReadonlySet<unknown> => new Set(values.list.map(({ value }) => value))),
);
