import { checkArgument } from '../../words/shape/check-options.js';
import { aString } from '../../words/shape/shape.js';
import { wrap } from '../../words/wrap.js';
import { assertCatalogue, type Catalogue } from '../kind-catalogue.js';
import type { BindingModel, BoundFlags, BoundList, BoundType, BoundValue } from './binding-model.js';
import { bindingModel } from './make-binding-model.js';

/** One module of types; the flags and the files beside the journal are its only values. */
export function typeScriptModule(model: BindingModel): string {
  const { flags, kinds, companions, versions } = model;
  return [
    `// The journal of Elite Dangerous as types: ${kinds.length} kinds of events, versions ${versions} of the game.`,
    '// Members and kinds that are not listed here occur: an event is the plain object that JSON.parse returns.',
    '// Made by "shakedown types --language typescript": change the tables there, not this file.',
    '',
    ...flags.flatMap(flagTable),
    ...declarations(model),
    '/** An event of a known kind: comparing its `event` with a name narrows it. */',
    'export type JournalEvent = Kinds[keyof Kinds];',
    '',
    '/** The files beside the journal, by the kind of event that they hold. */',
    'export const companions = {',
    ...companions.map(({ kind, file }) => `  ${kind}: ${literal(file)},`),
    '} as const;',
    '',
    '/** The names of the bits that are set, lowest first; one without a name is Bit23. */',
    'export function bitNames(value: number, names: Readonly<Record<string, number>>): string[] {',
    '  const found = new Map(Object.entries(names).map(([name, bit]) => [bit, name]));',
    '  const set = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => Math.floor(value / 2 ** bit) % 2 === 1);',
    '  return set.map((bit) => found.get(bit) ?? `Bit${bit}`);',
    '}',
    '',
  ].join('\n');
}

/** The kinds and shapes of a catalogue as declarations of TypeScript, with their notes as doc comments. */
export function typeScript(catalogue: Catalogue, title: string): string {
  assertCatalogue(catalogue);
  checkArgument('title', title, aString);
  const model = bindingModel({ catalogue });
  const files = model.companions.filter(({ isShared }) => !isShared);
  return [
    `// ${title}`,
    '// Generated from the catalogue by `npm run generate`: change `src/interface/kinds/` instead.',
    '',
    ...declarations(model),
    '/** The kinds that have a file of their own beside the journal, with its name. */',
    'export interface Companions {',
    ...files.map(({ kind, file }) => `  ${kind}: ${literal(file)};`),
    '}',
    '',
  ].join('\n');
}

function declarations({ types, lists, kinds }: BindingModel): string[] {
  return [
    ...types.flatMap(interfaceText),
    ...lists.flatMap(listType),
    '/** Every kind of event, by the value of its member `event`. */',
    'export interface Kinds {',
    ...kinds.map(({ kind, name }) => `  ${kind}: ${name};`),
    '}',
    '',
  ];
}

/** An open list takes any other value as well, and editors still offer the known ones. */
function listType({ name, doc, values, isOpen }: BoundList): string[] {
  const known = values.map(({ value }) => value);
  const forms = [...known.map(literal), ...(isOpen ? [`(${typeof (known[0] ?? '')} & {})`] : [])];
  return [...comment(doc), `export type ${name} =`, `${forms.map((form) => `  | ${form}`).join('\n')};`, ''];
}

function flagTable({ name, bits }: BoundFlags): string[] {
  return [
    `/** The bits of ${name} in Status.json; bitNames(value, ${name}) decodes them. */`,
    `export const ${name} = {`,
    ...bits.map(({ bit, name: own, meaning }) => `  /** ${meaning} */\n  ${own}: ${bit},`),
    '} as const;',
    '',
  ];
}

function interfaceText({ name, doc, members, never, others }: BoundType): string[] {
  return [
    ...comment(doc),
    `export interface ${name} {`,
    ...members.flatMap(({ key, doc: own, type, required }) => [
      ...comment(own, '  '),
      `  ${memberName(key)}${required ? '' : '?'}: ${typeOf(type)};`,
    ]),
    ...never.flatMap(({ key, doc: own }) => [...comment(own, '  '), `  ${memberName(key)}?: never;`]),
    ...(others === undefined ? [] : [`  [name: string]: ${typeOf(others)};`]),
    '}',
    '',
  ];
}

function typeOf(value: BoundValue): string {
  switch (value.is) {
    case 'text':
      if (value.constant !== undefined) return literal(value.constant);
      return value.list === undefined ? 'string' : `${value.list}${value.mayBeEmpty ? " | ''" : ''}`;
    case 'integer':
      return value.isId ? 'number | bigint' : (value.list ?? 'number');
    case 'list': {
      const element = typeOf(value.of);
      if (value.length !== undefined) return `[${Array.from({ length: value.length }, () => element).join(', ')}]`;
      return element.includes(' ') ? `(${element})[]` : `${element}[]`;
    }
    case 'object':
      return value.type;
    case 'either':
      return value.of.map(typeOf).join(' | ');
    default:
      return value.is;
  }
}

function comment(doc: string, indent = ''): string[] {
  const lines = wrap(doc.replaceAll('*/', '*\\/'), 100);
  if (lines.length < 2) return lines.map((line) => `${indent}/** ${line} */`);
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
}

/** One of the game's names is empty. */
function memberName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
}
