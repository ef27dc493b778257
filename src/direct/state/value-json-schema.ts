import type { ValueSchema } from './value-schema.js';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of a value as it is. */
export function valueJsonSchema(form: ValueSchema): Schema {
  return schemaOf(form, false);
}

/** The JSON Schema of what is expected of an object: a part of its members, each of which may also be expected to be missing. */
export function expectedValueJsonSchema(form: ValueSchema): Schema {
  return { ...schemaOf(form, true), type: 'object' };
}

function schemaOf(form: ValueSchema, isExpected: boolean): Schema {
  const type = (name: string) => (isExpected ? [name, 'null'] : name);
  switch (form.is) {
    case 'text':
      return form.words ? { enum: isExpected ? [...form.words, null] : form.words } : { type: type('string') };
    case 'number':
      return { type: type('number') };
    case 'list':
      return { type: type('array'), items: schemaOf(form.of, isExpected) };
    case 'record':
      return { type: type('object'), additionalProperties: schemaOf(form.of, isExpected) };
    case 'object': {
      const members = Object.entries(form.members);
      const required = members.flatMap(([name, { mayLack }]) => (mayLack ? [] : [name]));
      return {
        type: type('object'),
        properties: Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member, isExpected)])),
        ...(!isExpected && { required }),
        additionalProperties: false,
      };
    }
  }
}
