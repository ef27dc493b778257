import { allShapes, allValues, type Catalogue, companionKinds } from '../catalogue.js';
import type { Field, Shape } from '../field.js';
import type { Values } from '../values.js';
import { describe } from './describe.js';

/** The kinds and shapes of a catalogue as TypeScript declarations, with their notes as doc comments. */
export function typeScript(catalogue: Catalogue, title: string): string {
  return [
    `// ${title}`,
    '// Generated from the catalogue by `npm run generate`: change `src/spec/kinds/` instead.',
    '',
    ...allShapes(catalogue).flatMap((shape) => [interfaceText(shape), '']),
    ...allValues(catalogue).flatMap((values) => [valuesText(values), '']),
    '/** Every kind by its name. */',
    'export interface Kinds {',
    ...catalogue.kinds.map(({ name }) => `  ${name}: ${name};`),
    '}',
    '',
    '/** The kinds that have a file of their own beside the journal, and its name. */',
    'export interface Companions {',
    ...companionKinds(catalogue).map(({ name, companion }) => `  ${name}: ${literal(companion.file)};`),
    '}',
    '',
  ].join('\n');
}

function interfaceText(shape: Shape): string {
  const members = Object.entries(shape.fields).flatMap(([name, field]) => [
    ...comment(describe(field), '  '),
    `  ${name}${field.optional ? '?' : ''}: ${fieldType(field)};`,
  ]);
  const others = shape.members ? [`  [name: string]: ${fieldType(shape.members)};`] : [];
  return [...comment(shape.about, ''), `export interface ${shape.name} {`, ...members, ...others, '}'].join('\n');
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
