import type { BindingModel, BoundFlags, BoundList, BoundType } from '../interface/emit/binding-model.js';
import { sentence } from '../words/sentence.js';
import { wrap } from '../words/wrap.js';
import { fieldNames, isMap, namedValues, quoted, type TypeOf, typeWriter } from './names.js';
import { readerText } from './reader-text.js';

const forms = {
  text: 'String',
  integer: 'i64',
  number: 'f64',
  boolean: 'bool',
  either: 'Value',
  list: (element: string) => `Vec<${element}>`,
  map: (element: string) => `BTreeMap<String, ${element}>`,
};

/** One file of Rust that needs serde_json. */
export function rust(model: BindingModel): string {
  const { types, lists, flags, kinds, companions, versions } = model;
  const typeOf = typeWriter(forms, types);
  return [
    `//! The journal of Elite Dangerous as types: ${kinds.length} kinds of events, versions ${versions} of the game.`,
    '//! Members and kinds that have no type here are kept, and written back.',
    '//!',
    '//! Made by "shakedown types --language rust": change the tables there, not this file.',
    readerText('reader.rs'),
    ...lists.flatMap(constants),
    ...flags.flatMap(flagModule),
    ...types.flatMap((type) => (isMap(type) ? [] : structText(type, typeOf))),
    'journal_events! {',
    ...kinds.map(({ kind, name }) => `    ${quoted(kind)} ${name},`),
    '}',
    '',
    '/// The files beside the journal, by the kind of event that they hold.',
    'pub const COMPANIONS: &[(&str, &str)] = &[',
    ...companions.map(({ kind, file }) => `    (${quoted(kind)}, ${quoted(file)}),`),
    '];',
    '',
  ].join('\n');
}

function structText({ name, doc, members }: BoundType, typeOf: TypeOf): string[] {
  const names = fieldNames(members, (key) => key, ['extra', 'members', 'value'], reserved);
  return [
    'journal_type! {',
    ...comments(doc, '    '),
    `    ${name} {`,
    ...members.flatMap(({ key, doc: said, type }) => [
      ...comments(said, '        '),
      `        ${names.get(key)} ${quoted(key)} ${typeOf(type)},`,
    ]),
    '    }',
    '}',
    '',
  ];
}

function constants(list: BoundList): string[] {
  return [
    ...comments(list.doc),
    `pub mod ${list.name} {`,
    ...namedValues(list, reserved).flatMap(({ value, own, note }) => [
      ...(note === undefined ? [] : comments(sentence(note), '    ')),
      ...broken(`    pub const ${own}: ${typeof value === 'number' ? 'i64' : '&str'} =`, `${quoted(value)};`),
    ]),
    '}',
    '',
  ];
}

/** On one line of at most 100 columns, or on two: as rustfmt has it. */
function broken(name: string, value: string): string[] {
  const line = `${name} ${value}`;
  return line.length <= 100 ? [line] : [name, `        ${value}`];
}

function flagModule({ name, bits }: BoundFlags): string[] {
  return [
    ...comments(`The bits of ${name} in Status.json.`),
    `pub mod ${name} {`,
    ...bits.flatMap(({ bit, name: own, meaning }) => [
      ...comments(sentence(meaning), '    '),
      `    pub const ${own}: i64 = 1 << ${bit};`,
    ]),
    '',
    '    const NAMES: &[(u32, &str)] = &[',
    ...bits.map(({ bit, name: own }) => `        (${bit}, ${quoted(own)}),`),
    '    ];',
    '',
    '    /// The names of the bits that are set, lowest first; one without a name is Bit23.',
    '    pub fn decode(value: i64) -> Vec<String> {',
    '        super::bit_names(value, NAMES)',
    '    }',
    '}',
    '',
  ];
}

function comments(doc: string, indent = ''): string[] {
  return wrap(doc, 100).map((line) => `${indent}/// ${line.replaceAll('[', '\\[')}`);
}

const reserved = new Set(
  'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while abstract become box do final macro override priv typeof unsized virtual yield try'.split(
    ' ',
  ),
);
