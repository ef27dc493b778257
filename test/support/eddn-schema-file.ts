/** Schemas of EDDN as the files that EDDN has them in: JSON Schema of draft-04, made of our tables. */
import { eddnSchemas, schemaRefOf } from '../../src/services/eddn/schemas/eddn-schemas.js';
import type { SchemaNode } from '../../src/services/eddn/schemas/schema-node.js';

type Json = Record<string, unknown>;

const disallowed = { $ref: '#/definitions/disallowed' };
const anything = ['array', 'boolean', 'integer', 'number', 'null', 'object', 'string'];

export function schemaFile(name: string): Json {
  const { envelope } = eddnSchemas.get(name) as { envelope: SchemaNode };
  return {
    $schema: 'http://json-schema.org/draft-04/schema#',
    id: `${schemaRefOf(name)}#`,
    ...partOf(envelope),
    definitions: { disallowed: { not: { type: anything } } },
  };
}

/** A schema that no table has, with a member of every sort that EDDN uses. */
export function newSchemaFile(message: Json = {}): Json {
  const text = { type: 'string', minLength: 1 };
  return {
    $schema: 'http://json-schema.org/draft-04/schema#',
    id: 'https://eddn.edcd.io/schemas/colonisation/1#',
    type: 'object',
    additionalProperties: false,
    required: ['$schemaRef', 'header', 'message'],
    properties: {
      $schemaRef: { type: 'string' },
      header: { type: 'object', required: ['uploaderID'], properties: { uploaderID: text } },
      message: {
        type: 'object',
        additionalProperties: false,
        required: ['timestamp', 'event', 'SystemAddress'],
        properties: {
          timestamp: { type: 'string', format: 'date-time' },
          event: { enum: ['ColonisationBeaconDeployed'] },
          SystemAddress: { type: 'integer' },
          Progress: { type: 'number', minimum: 0, maximum: 1 },
          Depots: { type: 'array', uniqueItems: true, maxItems: 3, items: { type: 'object' } },
          Name: { type: 'string', pattern: '^\\$.+;$' },
          Site: { anyOf: [{ type: 'integer' }, { type: 'object', additionalProperties: false }] },
          Architect: disallowed,
          ...message,
        },
        patternProperties: { _Localised$: disallowed },
      },
    },
    definitions: { disallowed: { not: { type: anything } } },
  };
}

function partOf(node: SchemaNode): Json {
  if (node.isForbidden) return disallowed;
  const { types, values, except, members = {}, required = [], numbered, isClosed, isUnlocalised } = node;
  const { items, fewest, most, isUnique, isFilled, isTime, pattern } = node;
  const named = Object.fromEntries(Object.entries(members).map(([name, member]) => [name, partOf(member)]));
  return {
    ...(types && { type: types.length === 1 ? types[0] : types }),
    ...(values && { enum: values }),
    ...(except && { not: { enum: except } }),
    ...(Object.keys(named).length > 0 && { properties: named }),
    ...(required.length > 0 && { required }),
    patternProperties: {
      ...(numbered && { '^[0-9]+$': partOf(numbered) }),
      ...((isClosed || isUnlocalised) && { _Localised$: disallowed }),
    },
    ...(isClosed && { additionalProperties: false }),
    ...(items && { items: partOf(items) }),
    ...(fewest !== undefined && { minItems: fewest }),
    ...(most !== undefined && { maxItems: most }),
    ...(isUnique && { uniqueItems: true }),
    ...(isFilled && { minLength: 1 }),
    ...(isTime && { format: 'date-time' }),
    ...(pattern && { pattern: pattern.source }),
  };
}
