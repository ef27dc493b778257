import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { oneOf, trueOrFalse } from '../../words/shape/shape.js';
import type { Field, Fields, Range, Shape } from '../field.js';
import { anyKind, type Companion, type Kind } from '../kind.js';
import {
  allShapes,
  assertCatalogue,
  assertKind,
  type Catalogue,
  companionKinds,
  shapesBelow,
} from '../kind-catalogue.js';
import { utcTimePattern } from '../text-forms.js';
import type { Values } from '../value-list.js';
import { describe } from './describe-field.js';
import { filesOfKinds } from './page-names.js';

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface SchemaOptions {
  /** Reject fields and kinds that are not in the catalogue. */
  readonly strict?: boolean;
}

/**
 * How a bundle picks the schema of a kind. `if-then` leaves kinds that it does not list alone; generators of
 * code see no kinds in it, and understand `one-of`, which has only those it lists.
 */
export const bundleForms = ['if-then', 'one-of'] as const;

export type BundleForm = (typeof bundleForms)[number];

export interface BundleOptions extends SchemaOptions {
  /** `if-then` by default. */
  readonly form?: BundleForm;
}

const schemaChecks: OptionShapes<SchemaOptions> = { strict: trueOrFalse };
const bundleChecks: OptionShapes<BundleOptions> = { ...schemaChecks, form: oneOf(bundleForms) };

const metaSchema = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Every schema has an ID of its own: those of several dialects and packs can be loaded side by side. It is
 * the address of the schema if the site has it (`site/make-pages.js`), which has none of a pack, and no
 * strict ones.
 */
function identifier({ dialect, knowledge }: Catalogue, file: string, { strict }: SchemaOptions): string {
  if (!knowledge && !strict) return `https://shakedown-journal.github.io/shakedown/schemas/${dialect}/${file}`;
  const tables = knowledge ? `${dialect}-with-${checksum(JSON.stringify(knowledge))}` : dialect;
  return ['urn:shakedown', tables, file, ...(strict ? ['strict'] : [])].join(':');
}

function checksum(text: string): string {
  const sum = Array.from(text).reduce((all, each) => (all * 31 + (each.codePointAt(0) ?? 0)) % 2 ** 32, 7);
  return sum.toString(16);
}

/** All schema files of a catalogue by name: one per kind, one per companion, and the bundles. */
export function schemaFiles(catalogue: Catalogue, given?: SchemaOptions): Map<string, JsonSchema> {
  assertCatalogue(catalogue);
  const options = checkOptions('schemaFiles', given, schemaChecks);
  const files = new Map<string, JsonSchema>();
  for (const kind of catalogue.kinds) files.set(fileOf(catalogue, kind), kindSchema(catalogue, kind, options));
  for (const kind of companionKinds(catalogue)) {
    files.set(`${kind.companion.file}.schema.json`, companionSchema(catalogue, kind, kind.companion, options));
  }
  for (const form of bundleForms) files.set(bundleFiles[form], bundleSchema(catalogue, { ...options, form }));
  return files;
}

const bundleFiles = { 'if-then': 'journal.schema.json', 'one-of': 'journal.one-of.schema.json' };

function fileOf(catalogue: Catalogue, { name }: Kind): string {
  return filesOfKinds(catalogue, (kind) => kind, '.schema.json').get(name) ?? `${name}.schema.json`;
}

/** The schema of one kind of event, self-contained. */
export function kindSchema(catalogue: Catalogue, kind: Kind, given?: SchemaOptions): JsonSchema {
  assertCatalogue(catalogue);
  assertKind(kind);
  const options = checkOptions('kindSchema', given, schemaChecks);
  const emitter = new SchemaEmitter('#/$defs', options);
  const $defs = emitter.shapes(shapesBelow(kind));
  return {
    $schema: metaSchema,
    $id: identifier(catalogue, fileOf(catalogue, kind), options),
    ...emitter.shape(kind.shape),
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}

/** The schema of a file beside the journal: its event, with the lists that are required in the file. */
function companionSchema(
  catalogue: Catalogue,
  kind: Kind,
  { file, content }: Companion,
  options: SchemaOptions,
): JsonSchema {
  return {
    ...kindSchema(catalogue, asInFile(kind), options),
    $id: identifier(catalogue, `${file}.schema.json`, options),
    title: file,
    description: content,
  };
}

/** The kind as its file must hold it. */
export function asInFile(kind: Kind): Kind {
  const { lists = [] } = kind.companion ?? {};
  const fields = Object.entries(kind.shape.fields).map(([name, field]) => [
    name,
    lists.includes(name) ? { ...field, optional: false } : field,
  ]);
  return { ...kind, shape: { ...kind.shape, fields: Object.fromEntries(fields) } };
}

/** One schema for any line of a journal: it picks the schema of the kind named in `event`. */
export function bundleSchema(catalogue: Catalogue, given?: BundleOptions): JsonSchema {
  assertCatalogue(catalogue);
  const { form = 'if-then', ...options } = checkOptions('bundleSchema', given, bundleChecks);
  const emitter = new SchemaEmitter('#/$defs', options);
  const names = catalogue.kinds.map((kind) => kind.name);
  return {
    $schema: metaSchema,
    $id: identifier(catalogue, bundleFiles[form], options),
    title: 'Journal',
    description: `one journal event, in the ${catalogue.dialect} dialect`,
    type: 'object',
    ...(form === 'one-of' ? oneOfKinds(names) : ifThenKinds(names, emitter, options)),
    $defs: emitter.shapes(allShapes(catalogue)),
  };
}

function ifThenKinds(names: readonly string[], emitter: SchemaEmitter, { strict }: SchemaOptions): JsonSchema {
  const common = emitter.fields(anyKind.fields);
  return {
    properties: strict ? { ...common, event: { ...common.event, enum: names } } : common,
    required: ['timestamp', 'event'],
    allOf: names.map((name) => ({
      if: { properties: { event: { const: name } }, required: ['event'] },
      then: { $ref: `#/$defs/${name}` },
    })),
  };
}

/** `discriminator` is the keyword of OpenAPI; validators of JSON Schema may ignore it. */
function oneOfKinds(names: readonly string[]): JsonSchema {
  return { discriminator: { propertyName: 'event' }, oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) };
}

const utcTimeSchema = { type: 'string', format: 'date-time', pattern: utcTimePattern };

/** Turns shapes and fields into schemas that refer to each other by a JSON pointer below `definitions`. */
export class SchemaEmitter {
  readonly #definitions: string;
  readonly #strict: boolean;

  constructor(definitions: string, { strict = false }: SchemaOptions = {}) {
    this.#definitions = definitions;
    this.#strict = strict;
  }

  /** Schemas of shapes by their names. */
  shapes(shapes: readonly Shape[]): Record<string, JsonSchema> {
    return Object.fromEntries(shapes.map((shape) => [shape.name, this.shape(shape)]));
  }

  shape(shape: Shape): JsonSchema {
    const fields = Object.entries(shape.fields);
    const properties = { ...this.fields(shape.fields), ...forbidden(shape) };
    const required = fields.filter(([, field]) => !field.optional).map(([name]) => name);
    return {
      title: shape.name,
      description: shape.about,
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...this.#otherMembers(shape),
    };
  }

  fields(fields: Fields): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, this.#field(field)]));
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
        if (field.constant !== undefined) return { type: 'string', const: field.constant };
        if (field.utcTime) return utcTimeSchema;
        return { type: 'string', ...valuesSchema(field.values, field.mayBeEmpty) };
      case 'integer':
        return { type: 'integer', format: 'int64', ...valuesSchema(field.values), ...rangeSchema(field.range) };
      case 'number':
        return { type: 'number', ...rangeSchema(field.range) };
      case 'boolean':
        return { type: 'boolean' };
      case 'array':
        return { type: 'array', items: this.#field(field.element), ...lengthSchema(field.length) };
      case 'object':
        return { $ref: `${this.#definitions}/${field.shape.name}` };
    }
  }
}

/** Members that must not be present: no value is valid. */
function forbidden({ rules }: Shape): Record<string, JsonSchema> {
  const never = rules.filter(({ forbids }) => forbids);
  return Object.fromEntries(never.map(({ about, says }) => [about, { description: says, not: {} }]));
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
