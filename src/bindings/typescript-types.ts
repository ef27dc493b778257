import { arrayOf, interfaceLines, literal, unionLines } from '../interface/emit/typescript-text.js';
import type { BindingModel, BoundFlags, BoundList, BoundType, BoundValue } from './model.js';
import { wrapped } from './names.js';

/** One module of types; the flags are its only values. */
export function typescript({ types, lists, flags, kinds, companions, versions }: BindingModel): string {
  return [
    `// The journal of Elite Dangerous as types: ${kinds.length} kinds of events, versions ${versions} of the game.`,
    '// Members and kinds that are not listed here occur: an event is the plain object that JSON.parse returns.',
    '// Made by "shakedown types --language typescript": change the tables there, not this file.',
    '',
    ...lists.flatMap(listType),
    ...flags.flatMap(flagTable),
    ...types.flatMap(interfaceText),
    '/** Every kind of event, by the value of its member `event`. */',
    'export interface Kinds {',
    ...kinds.map(({ kind, name }) => `  ${kind}: ${name};`),
    '}',
    '',
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

function listType({ name, doc, values }: BoundList): string[] {
  const known = values.map(({ value }) => value);
  return unionLines(name, wrapped([`${doc}. Other values occur.`], 100), known, true);
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

function interfaceText({ name, doc, members, others }: BoundType): string[] {
  const declared = members.map(({ key, doc: own, type, required }) => ({
    name: key,
    doc: wrapped(own, 100),
    isOptional: !required,
    type: typeOf(type),
  }));
  return interfaceLines(name, wrapped(doc, 100), declared, others && typeOf(others));
}

function typeOf(value: BoundValue): string {
  switch (value.is) {
    case 'text':
      return value.constant === undefined ? (value.list ?? 'string') : literal(value.constant);
    case 'integer':
      return value.isId ? 'number | bigint' : (value.list ?? 'number');
    case 'list':
      return arrayOf(typeOf(value.of));
    case 'object':
      return value.type;
    case 'either':
      return value.of.map(typeOf).join(' | ');
    default:
      return value.is;
  }
}
