import { serviceNames } from '../../direct/service-names.js';
import { stageStateShape } from '../../direct/state/stage-state-shape.js';
import type { Schema } from '../../words/shape/shape.js';

/** Values that tables name by a word. */
const common = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
  milliseconds: { type: 'number', description: 'A time in the session, in milliseconds since 1970.' },
  service: { type: 'string', enum: serviceNames },
  state: {
    description: 'The true state of the session: what a tool that follows it should know by now.',
    ...stageStateShape.schema(),
  },
} satisfies Readonly<Record<string, Schema>>;

/**
 * A value that is sent: by a word, by the name of a schema, as a list or an object of such, or as its schema.
 */
export type Value<SchemaName extends string = string> =
  | keyof typeof common
  | SchemaName
  | {
      readonly list?: Value<SchemaName>;
      /** These and no others; one whose name ends with `?` may be lacking. */
      readonly members?: Readonly<Record<string, Value<SchemaName>>>;
      readonly oneOf?: readonly Value<SchemaName>[];
      readonly description?: string;
      readonly type?: string;
      readonly enum?: readonly string[];
      readonly const?: string;
    };

/** The JSON Schema of a value. */
export function schemaFor(value: Value): Schema {
  if (typeof value === 'string')
    return value in common ? common[value as keyof typeof common] : { $ref: `#/components/schemas/${value}` };
  const { list, members = {}, oneOf, ...own } = value;
  const names = Object.keys(members);
  const needed = names.filter((name) => !name.endsWith('?'));
  return {
    ...(list && { type: 'array', items: schemaFor(list) }),
    ...own,
    ...(oneOf && { oneOf: oneOf.map(schemaFor) }),
    ...(names.length > 0 && {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(members).map(([name, each]) => [name.replace('?', ''), schemaFor(each)]),
      ),
      ...(needed.length > 0 && { required: needed }),
      additionalProperties: false,
    }),
  };
}
