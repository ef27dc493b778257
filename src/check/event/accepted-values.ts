/** Yes-or-no tests of values, made from the table: most values are accepted, and need no diagnosis. */
import type { ArrayField, Field, IntegerField, NumberField, Shape, StringField } from '../../interface/field.js';
import type { Members } from '../../interface/object-rule.js';
import { hasForm, isUtcTime } from '../../interface/text-forms.js';
import { isObject } from '../../journal/journal-event.js';
import { memoize } from '../../words/memo.js';
import { listedIn, localisedOf } from './quick-tables.js';

type Test = (value: unknown) => boolean;

/** Whether there is nothing to find in a value of a field. */
export const accepts = memoize((field: Field): Test => {
  const { also } = field;
  if (!also) return testOf(field);
  const forms = [field, ...also].map((form) => ({ form, test: testOf(form) }));
  return (value) => forms.find(({ form }) => hasType(value, form))?.test(value) === true;
});

/** Whether there is nothing to find in an object of a shape. */
export const acceptsObject = memoize((shape: Shape): Test => {
  const fields = Object.entries(shape.fields);
  const tests = new Map(fields.map(([name, field]) => [name, { test: accepts(field), isRequired: !field.optional }]));
  const required = fields.filter(([, { optional }]) => !optional).length;
  const other = shape.members && accepts(shape.members);
  const localised = localisedOf(shape);
  return (value) => {
    const members = value as Members;
    let found = 0;
    for (const name of Object.keys(members)) {
      const member = members[name];
      const known = tests.get(name);
      if (member === undefined && known) continue;
      if (!(known ? known.test(member) : other?.(member))) return false;
      if (known?.isRequired) found++;
    }
    if (found < required) return false;
    if (localised.some(([name, plain]) => Object.hasOwn(members, name) && members[plain] === undefined)) return false;
    return shape.rules.every((rule) => rule.holds(members));
  };
});

function testOf(field: Field): Test {
  switch (field.type) {
    case 'string':
      return textTest(field);
    case 'integer':
    case 'number':
      return numberTest(field);
    case 'array':
      return listTest(field);
    case 'object':
      return (value) => isObject(value) && acceptsObject(field.shape)(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
  }
}

function textTest({ constant, utcTime, form, values, mayBeEmpty }: StringField): Test {
  if (constant === undefined && !utcTime && !form && !values) return (value) => typeof value === 'string';
  const listed = values && listedIn(values);
  return (value) => {
    if (typeof value !== 'string') return false;
    if (mayBeEmpty && value === '') return true;
    if (constant !== undefined && value !== constant) return false;
    return (!utcTime || isUtcTime(value)) && (!form || hasForm(value, form)) && (!listed || listed().has(value));
  };
}

function numberTest(field: IntegerField | NumberField): Test {
  const { range } = field;
  const listed = field.type === 'integer' && field.values ? listedIn(field.values) : undefined;
  if (!range && !listed) return (value) => hasType(value, field);
  return (value) => {
    if (!hasType(value, field)) return false;
    const number = value as number;
    return (!range || (number >= range.min && number <= range.max)) && (!listed || listed().has(number));
  };
}

function listTest({ length, element }: ArrayField): Test {
  return (value) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return false;
    return value.every(accepts(element));
  };
}

export function hasType(value: unknown, field: Field): boolean {
  switch (field.type) {
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || Number.isFinite(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'string':
    case 'boolean':
      return typeof value === field.type;
  }
}
