import { aString, checkArgument, checkOptions, mustBe, type OptionChecks } from '../../words/option-gate.js';
import type { Field, Shape } from '../field.js';
import {
  allShapes,
  allValues,
  assertCatalogue,
  type Catalogue,
  catalogueCheck,
  companionKinds,
} from '../kind-catalogue.js';
import type { Values } from '../value-list.js';
import { describe } from './describe-field.js';

export interface TypeScriptOptions {
  /** The folder to name in the comment at the top as the source of the types. */
  readonly tables?: string;
  /** Another catalogue: its types are imported from `module` instead of declared again. */
  readonly shared?: { readonly catalogue: Catalogue; readonly module: string };
}

const typeScriptChecks: OptionChecks<TypeScriptOptions> = {
  tables: aString,
  shared: mustBe('an object with a catalogue and the module that declares its types', (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const { catalogue, module } = value as Partial<NonNullable<TypeScriptOptions['shared']>>;
    return catalogueCheck.complaint(catalogue, '') === undefined && typeof module === 'string';
  }),
};

/** The kinds and shapes of a catalogue as TypeScript declarations, with their notes as doc comments. */
export function typeScript(catalogue: Catalogue, title: string, options?: TypeScriptOptions): string {
  assertCatalogue(catalogue);
  checkArgument('title', title, aString);
  const { tables = 'src/interface/kinds/', shared } = checkOptions('typeScript', options, typeScriptChecks);
  const isShared = sharedNames(shared?.catalogue);
  const shapes = allShapes(catalogue).filter(({ name }) => !isShared(name));
  const values = allValues(catalogue).filter(({ name }) => !isShared(name));
  const taken = namedTypes(shapes).filter(isShared);
  return [
    `// ${title}`,
    `// Generated from the catalogue by \`npm run generate\`: change \`${tables}\` instead.`,
    '',
    ...(shared && taken.length > 0 ? [importText(taken, shared.module), ''] : []),
    ...shapes.flatMap((shape) => [interfaceText(shape), '']),
    ...values.flatMap((each) => [valuesText(each), '']),
    '/** Every kind of event, by name. */',
    'export interface Kinds {',
    ...catalogue.kinds.map(({ name }) => `  ${name}: ${name};`),
    '}',
    '',
    // The files are those of the other catalogue.
    ...(shared ? [] : companionsText(catalogue)),
  ].join('\n');
}

function sharedNames(catalogue: Catalogue | undefined): (name: string) => boolean {
  const known = catalogue ? [...allShapes(catalogue), ...allValues(catalogue)] : [];
  const names = new Set(known.map(({ name }) => name));
  return (name) => names.has(name);
}

/** Every word in the types of the fields, each once. */
function namedTypes(shapes: readonly Shape[]): string[] {
  const types = shapes.flatMap(({ fields }) => Object.values(fields).map(fieldType));
  return [...new Set(types.flatMap((type) => type.match(/\w+/g) ?? []))];
}

function importText(names: readonly string[], module: string): string {
  return ['import type {', ...names.toSorted().map((name) => `  ${name},`), `} from '${module}';`].join('\n');
}

function companionsText(catalogue: Catalogue): string[] {
  const kinds = companionKinds(catalogue);
  if (kinds.length === 0) return [];
  return [
    '/** The kinds that have a file of their own beside the journal, with its name. */',
    'export interface Companions {',
    ...kinds.map(({ name, companion }) => `  ${name}: ${literal(companion.file)};`),
    '}',
    '',
  ];
}

/** One of the game's names is empty. */
function memberName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
}

function interfaceText(shape: Shape): string {
  const members = Object.entries(shape.fields).flatMap(([name, field]) => [
    ...comment(describe(field), '  '),
    `  ${memberName(name)}${field.optional ? '?' : ''}: ${fieldType(field)};`,
  ]);
  const forbidden = shape.rules
    .filter(({ forbids }) => forbids)
    .flatMap(({ about, says }) => [...comment(says, '  '), `  ${about}?: never;`]);
  const others = shape.members ? [`  [name: string]: ${fieldType(shape.members)};`] : [];
  return [
    ...comment(shape.about, ''),
    `export interface ${shape.name} {`,
    ...members,
    ...forbidden,
    ...others,
    '}',
  ].join('\n');
}

function valuesText(values: Values): string {
  const literals = values.list.map(({ value }) => literal(value));
  const rest = values.closed ? [] : [typeof values.list[0]?.value === 'number' ? '(number & {})' : '(string & {})'];
  return [
    ...comment(values.about, ''),
    `export type ${values.name} =`,
    ...[...literals, ...rest].map((each) => `  | ${each}`),
  ]
    .join('\n')
    .concat(';');
}

function fieldType(field: Field): string {
  const types = [field, ...(field.also ?? [])].map(ownType);
  return types.join(' | ');
}

function ownType(field: Field): string {
  switch (field.type) {
    case 'string':
      if (field.constant !== undefined) return literal(field.constant);
      return field.values ? `${field.values.name}${field.mayBeEmpty ? " | ''" : ''}` : 'string';
    case 'integer':
      if (field.id) return 'number | bigint';
      return field.values?.name ?? 'number';
    case 'number':
    case 'boolean':
      return field.type;
    case 'array':
      return arrayType(fieldType(field.element), field.length);
    case 'object':
      return field.shape.name;
  }
}

function arrayType(element: string, length: number | undefined): string {
  if (length !== undefined) return `[${Array.from({ length }, () => element).join(', ')}]`;
  return element.includes(' ') ? `(${element})[]` : `${element}[]`;
}

function comment(text: string, indent: string): string[] {
  return text ? [`${indent}/** ${text.replaceAll('*/', '*\\/')} */`] : [];
}

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
}
