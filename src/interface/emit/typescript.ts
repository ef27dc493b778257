import { checkArgument } from '../../words/shape/check-options.js';
import { aString } from '../../words/shape/shape.js';
import type { Field, Shape } from '../field.js';
import { allShapes, allValues, assertCatalogue, type Catalogue, companionKinds } from '../kind-catalogue.js';
import { describe } from './describe-field.js';
import { arrayOf, interfaceLines, literal, unionLines } from './typescript-text.js';

/** The kinds and shapes of a catalogue as TypeScript declarations, with their notes as doc comments. */
export function typeScript(catalogue: Catalogue, title: string): string {
  assertCatalogue(catalogue);
  checkArgument('title', title, aString);
  return [
    `// ${title}`,
    '// Generated from the catalogue by `npm run generate`: change `src/interface/kinds/` instead.',
    '',
    ...allShapes(catalogue).flatMap(shapeLines),
    ...allValues(catalogue).flatMap(({ name, about, list, closed }) =>
      unionLines(
        name,
        [about],
        list.map(({ value }) => value),
        !closed,
      ),
    ),
    '/** Every kind of event, by name. */',
    'export interface Kinds {',
    ...catalogue.kinds.map(({ name }) => `  ${name}: ${name};`),
    '}',
    '',
    ...companionsText(catalogue),
  ].join('\n');
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

function shapeLines({ name, about, fields, rules, members }: Shape): string[] {
  const known = Object.entries(fields).map(([key, field]) => ({
    name: key,
    doc: [describe(field)],
    isOptional: field.optional ?? false,
    type: fieldType(field),
  }));
  const forbidden = rules
    .filter(({ forbids }) => forbids)
    .map((rule) => ({ name: rule.about, doc: [rule.says], isOptional: true, type: 'never' }));
  return interfaceLines(name, [about], [...known, ...forbidden], members && fieldType(members));
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
    case 'array': {
      const { element, length } = field;
      if (length === undefined) return arrayOf(fieldType(element));
      return `[${Array.from({ length }, () => fieldType(element)).join(', ')}]`;
    }
    case 'object':
      return field.shape.name;
  }
}
