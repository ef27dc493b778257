import { allShapes, type Catalogue, companionKinds, shapesBelow } from '../catalogue.js';
import type { Field, Range, Shape } from '../field.js';
import { momentPattern } from '../form.js';
import type { Companion, Kind } from '../kind.js';
import type { Values } from '../values.js';
import { describe } from './describe.js';

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface SchemaOptions {
  /** Refuse fields and kinds the catalogue does not know. */
  readonly strict?: boolean;
}

const metaSchema = 'https://json-schema.org/draft/2020-12/schema';
const bundleName = 'journal.schema.json';

/** All schema files of a catalogue by name: one per kind, one per companion, and a bundle. */
export function schemaFiles(catalogue: Catalogue, options: SchemaOptions = {}): Map<string, JsonSchema> {
  const files = new Map<string, JsonSchema>();
  for (const kind of catalogue.kinds) files.set(`${kind.name}.schema.json`, kindSchema(kind, options));
  for (const kind of companionKinds(catalogue)) {
    files.set(`${kind.companion.file}.schema.json`, companionSchema(kind, kind.companion, options));
  }
  files.set(bundleName, bundleSchema(catalogue, options));
  return files;
}

/** The schema of one kind of event, complete in itself. */
export function kindSchema(kind: Kind, options: SchemaOptions = {}): JsonSchema {
  const emitter = new SchemaEmitter('#/$defs', options);
  const $defs = emitter.shapes(shapesBelow(kind));
  return {
    $schema: metaSchema,
    $id: `${kind.name}.schema.json`,
    ...emitter.shape(kind.shape),
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}

/** The schema of a file beside the journal: its event, with the list that must stand in the file. */
function companionSchema(kind: Kind, { file, content, list }: Companion, options: SchemaOptions): JsonSchema {
  return {
    ...kindSchema(list === undefined ? kind : withRequired(kind, list), options),
    $id: `${file}.schema.json`,
    title: file,
    description: content,
  };
}

/** The kind as its file must hold it. */
export function withRequired(kind: Kind, name: string): Kind {
  const field = kind.shape.fields[name];
  if (!field) throw new TypeError(`${kind.name} has no field ${name}`);
  const fields = { ...kind.shape.fields, [name]: { ...field, optional: false } };
  return { ...kind, shape: { ...kind.shape, fields } };
}

/** One schema for any line of a journal: it chooses by the name of the event. */
export function bundleSchema(catalogue: Catalogue, options: SchemaOptions = {}): JsonSchema {
  const emitter = new SchemaEmitter('#/$defs', options);
  const names = catalogue.kinds.map((kind) => kind.name);
  return {
    $schema: metaSchema,
    $id: bundleName,
    title: 'Journal',
    description: 'one event of a journal',
    type: 'object',
    properties: { timestamp: momentSchema, event: options.strict ? { enum: names } : { type: 'string' } },
    required: ['timestamp', 'event'],
    allOf: names.map((name) => ({
      if: { properties: { event: { const: name } }, required: ['event'] },
      then: { $ref: `#/$defs/${name}` },
    })),
    $defs: emitter.shapes(allShapes(catalogue)),
  };
}

const momentSchema = { type: 'string', format: 'date-time', pattern: momentPattern };

/** Turns shapes and fields into schemas that refer to each other below one place. */
export class SchemaEmitter {
  readonly #place: string;
  readonly #strict: boolean;

  constructor(place: string, { strict = false }: SchemaOptions = {}) {
    this.#place = place;
    this.#strict = strict;
  }

  /** Schemas of shapes by their names. */
  shapes(shapes: readonly Shape[]): Record<string, JsonSchema> {
    return Object.fromEntries(shapes.map((shape) => [shape.name, this.shape(shape)]));
  }

  shape(shape: Shape): JsonSchema {
    const fields = Object.entries(shape.fields);
    const required = fields.filter(([, field]) => !field.optional).map(([name]) => name);
    return {
      title: shape.name,
      description: shape.about,
      type: 'object',
      ...(fields.length > 0 && {
        properties: Object.fromEntries(fields.map(([name, field]) => [name, this.#field(field)])),
      }),
      ...(required.length > 0 && { required }),
      ...this.#otherMembers(shape),
    };
  }

  #otherMembers(shape: Shape): JsonSchema {
    if (shape.members) return { additionalProperties: this.#field(shape.members) };
    return this.#strict ? { additionalProperties: false } : {};
  }

  #field(field: Field): JsonSchema {
    const description = describe(field);
    const forms = [field, ...(field.also ?? [])].map((form) => this.#type(form));
    return { ...(description && { description }), ...(forms.length === 1 ? forms[0] : { anyOf: forms }) };
  }

  #type(field: Field): JsonSchema {
    switch (field.type) {
      case 'string':
        if (field.constant !== undefined) return { const: field.constant };
        if (field.moment) return momentSchema;
        return { type: 'string', ...valuesSchema(field.values, field.mayBeEmpty) };
      case 'integer':
        return { type: 'integer', ...valuesSchema(field.values), ...rangeSchema(field.range) };
      case 'number':
        return { type: 'number', ...rangeSchema(field.range) };
      case 'boolean':
        return { type: 'boolean' };
      case 'array':
        return { type: 'array', items: this.#field(field.element), ...lengthSchema(field.length) };
      case 'object':
        return { $ref: `${this.#place}/${field.shape.name}` };
    }
  }
}

function valuesSchema(values: Values | undefined, mayBeEmpty?: true): JsonSchema {
  if (!values) return {};
  const list = [...values.list.map(({ value }) => value), ...(mayBeEmpty ? [''] : [])];
  return values.closed ? { enum: list } : { examples: list };
}

function rangeSchema(range: Range | undefined): JsonSchema {
  return range ? { minimum: range.min, maximum: range.max } : {};
}

function lengthSchema(length: number | undefined): JsonSchema {
  return length === undefined ? {} : { minItems: length, maxItems: length };
}
