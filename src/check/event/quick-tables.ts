/** What `diagnose` looks up in the catalogue for every event, computed once. */
import type { Field, Shape } from '../../interface/field.js';
import type { Rule } from '../../interface/object-rule.js';
import type { Values } from '../../interface/value-list.js';

const localised = '_Localised';

/** The fields of a shape in their order. */
export const fieldsOf = once((shape: Shape): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(shape.fields),
);

/** The localised fields of a shape, each with the name of the plain one. */
export const localisedOf = once((shape: Shape): readonly (readonly [name: string, plain: string])[] =>
  Object.keys(shape.fields).flatMap((name) =>
    name.endsWith(localised) ? [[name, name.slice(0, -localised.length)] as const] : [],
  ),
);

/** The members that a rule looks at. */
export const judgedBy = once((rule: Rule): readonly string[] => Object.keys({ ...rule.good, ...rule.bad }));

/** The values of a list. */
export const listedIn = once((values: Values) => new ListedValues(values));

/** How often a list is gone through before it becomes a set: most lists are asked about once or twice, and some are long. */
const fewQuestions = 8;

class ListedValues {
  readonly #values: Values;
  #set: ReadonlySet<unknown> | undefined;
  #questions = 0;

  constructor(values: Values) {
    this.#values = values;
  }

  has(wanted: unknown): boolean {
    const { list } = this.#values;
    if (!this.#set && this.#questions++ < fewQuestions) return list.some(({ value }) => value === wanted);
    this.#set ??= new Set(list.map(({ value }) => value));
    return this.#set.has(wanted);
  }
}

/** The same as texts, in the order of the list. */
export const wordsIn = once((values: Values): readonly string[] => values.list.map(({ value }) => String(value)));

/** Computes the answer for a key the first time, and remembers it. */
function once<Key extends object, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = make(key)));
    return answer;
  };
}
