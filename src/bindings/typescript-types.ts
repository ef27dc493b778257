import type { BindingModel, BoundFlags, BoundList, BoundMember, BoundType, BoundValue } from './model.js';
import { wrapped } from './names.js';

/** One module of types; the flags are its only values. */
export function typescript({ types, lists, flags, versions }: BindingModel): string {
  const kinds = types.filter(({ kind }) => kind !== undefined);
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
    ...kinds.flatMap(({ kind, file }) => (file === undefined ? [] : [`  ${kind}: ${quoted(file)},`])),
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
  const literals = values.map(({ value }) => (typeof value === 'number' ? String(value) : quoted(value)));
  const rest = typeof values[0]?.value === 'number' ? '(number & {})' : '(string & {})';
  return [
    ...comment([`${doc}. Other values occur.`], ''),
    `export type ${name} =`,
    ...[...literals, rest].map((each) => `  | ${each}`),
    '  ;',
    '',
  ];
}

function flagTable({ name, bits }: BoundFlags): string[] {
  return [
    ...comment([`The bits of ${name} in Status.json; bitNames(value, ${name}) decodes them.`], ''),
    `export const ${name} = {`,
    ...bits.map(({ bit, name: own, meaning }) => `  /** ${meaning} */\n  ${own}: ${bit},`),
    '} as const;',
    '',
  ];
}

function interfaceText({ name, doc, members, others }: BoundType): string[] {
  return [
    ...comment(doc, ''),
    `export interface ${name} {`,
    ...members.flatMap(memberText),
    ...(others ? [`  [name: string]: ${typeOf(others)};`] : []),
    '}',
    '',
  ];
}

function memberText({ key, doc, type, required }: BoundMember): string[] {
  const name = /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key);
  return [...comment(doc, '  '), `  ${name}${required ? '' : '?'}: ${typeOf(type)};`];
}

function typeOf(value: BoundValue): string {
  switch (value.is) {
    case 'text':
      return value.constant === undefined ? (value.list ?? 'string') : quoted(value.constant);
    case 'integer':
      return value.isId ? 'number | bigint' : (value.list ?? 'number');
    case 'list': {
      const element = typeOf(value.of);
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

function comment(doc: readonly string[], indent: string): string[] {
  const lines = wrapped(doc, 100).map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

function quoted(value: string): string {
  return JSON.stringify(value);
}
