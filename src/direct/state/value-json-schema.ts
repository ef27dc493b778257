import type { ValueSchema } from './value-schema.js';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of a value. */
export function valueJsonSchema(schema: ValueSchema): Schema {
  return schemaOf(schema, false);
}

/**
 * The JSON Schema of an expectation about an object: some of its members, where null expects a missing one.
 */
export function expectedValueJsonSchema(schema: ValueSchema): Schema {
  return { ...partJsonSchema(schema), type: 'object' };
}

/** The JSON Schema of any part of a value, or null. */
export function partJsonSchema(schema: ValueSchema): Schema {
  return schemaOf(schema, true);
}

function schemaOf(schema: ValueSchema, isExpected: boolean): Schema {
  const type = (name: string) => (isExpected ? [name, 'null'] : name);
  switch (schema.is) {
    case 'text':
      return schema.words ? { enum: isExpected ? [...schema.words, null] : schema.words } : { type: type('string') };
    case 'number':
      return { type: type('number') };
    case 'list':
      return { type: type('array'), items: schemaOf(schema.of, isExpected) };
    case 'record':
      return { type: type('object'), additionalProperties: schemaOf(schema.of, isExpected) };
    case 'object': {
      const members = Object.entries(schema.members);
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
