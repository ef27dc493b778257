/** What a schema file of EDDN may hold: JSON Schema of draft-04, written in itself. */

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const number = { type: 'number' };
const size = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const pattern = { type: 'string', format: 'regex' };
const schema = { $ref: '#' };
const schemas = { type: 'array', minItems: 1, items: schema };
const schemasByName = { type: 'object', additionalProperties: schema };
const flagOrSchema = { anyOf: [flag, schema] };
const typeName = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };
const later = { not: {} };

export const draft4 = {
  type: 'object',
  properties: {
    $schema: { enum: ['http://json-schema.org/draft-04/schema#', 'http://json-schema.org/draft-04/schema'] },
    id: text,
    $ref: text,
    type: { anyOf: [typeName, { type: 'array', minItems: 1, items: typeName }] },
    enum: { type: 'array', minItems: 1 },
    required: texts,
    properties: schemasByName,
    patternProperties: { ...schemasByName, propertyNames: pattern },
    additionalProperties: flagOrSchema,
    dependencies: { type: 'object', additionalProperties: { anyOf: [schema, texts] } },
    minProperties: size,
    maxProperties: size,
    items: { anyOf: [schema, schemas] },
    additionalItems: flagOrSchema,
    minItems: size,
    maxItems: size,
    uniqueItems: flag,
    minimum: number,
    maximum: number,
    exclusiveMinimum: flag,
    exclusiveMaximum: flag,
    multipleOf: { type: 'number', minimum: 0, exclusiveMinimum: true },
    minLength: size,
    maxLength: size,
    pattern,
    format: text,
    definitions: schemasByName,
    allOf: schemas,
    anyOf: schemas,
    oneOf: schemas,
    not: schema,
    // The gateway of EDDN passes over words of later drafts; a validator may not.
    $id: later,
    $anchor: later,
    $defs: later,
    $recursiveRef: later,
    const: later,
    if: later,
    then: later,
    else: later,
    contains: later,
    propertyNames: later,
    prefixItems: later,
    dependentRequired: later,
    dependentSchemas: later,
    unevaluatedItems: later,
    unevaluatedProperties: later,
  },
} as const;
