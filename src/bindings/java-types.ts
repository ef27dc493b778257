import type { BindingModel, BoundFlags, BoundList, BoundMember, BoundType } from '../interface/emit/binding-model.js';
import { sentence } from '../words/sentence.js';
import { wrap } from '../words/wrap.js';
import { fieldNames, isMap, namedValues, quoted, type TypeOf, typeWriter } from './names.js';
import { readerText } from './reader-text.js';

const forms = {
  text: 'String',
  integer: 'Long',
  number: 'Double',
  boolean: 'Boolean',
  either: 'JsonNode',
  list: (element: string) => `List<${element}>`,
  map: (element: string) => `Map<String, ${element}>`,
};

const imports = [
  'com.fasterxml.jackson.core.JsonProcessingException',
  'com.fasterxml.jackson.databind.JsonNode',
  'com.fasterxml.jackson.databind.ObjectMapper',
  'com.fasterxml.jackson.databind.node.ArrayNode',
  'com.fasterxml.jackson.databind.node.ObjectNode',
  'java.lang.annotation.ElementType',
  'java.lang.annotation.Retention',
  'java.lang.annotation.RetentionPolicy',
  'java.lang.annotation.Target',
  'java.lang.reflect.Field',
  'java.lang.reflect.Modifier',
  'java.lang.reflect.ParameterizedType',
  'java.lang.reflect.Type',
  'java.time.Instant',
  'java.time.OffsetDateTime',
  'java.time.format.DateTimeParseException',
  'java.util.ArrayList',
  'java.util.HashMap',
  'java.util.LinkedHashMap',
  'java.util.List',
  'java.util.Map',
  'java.util.Optional',
  'java.util.function.Supplier',
];

/** One class for Java 11 and later that needs Jackson; everything is nested in it. */
export function java(model: BindingModel): string {
  const { types, lists, flags, kinds, companions, versions } = model;
  const typeOf = typeWriter(forms, types);
  return [
    'package journal;',
    '',
    ...imports.map((name) => `import ${name};`),
    '',
    ...javadoc(
      `The journal of Elite Dangerous as types: ${kinds.length} kinds of events, versions ${versions} of the game. ` +
        'Members and kinds that have no class here are kept, and written back. ' +
        'Made by "shakedown types --language java": change the tables there, not this file.',
    ),
    'public final class Journal {',
    readerText('reader.java'),
    ...lists.flatMap(constants),
    ...flags.flatMap(flagClass),
    ...types.flatMap((type) => (isMap(type) ? [] : classText(type, typeOf))),
    '    private static final Map<String, Supplier<Event>> KINDS = new HashMap<>();',
    '    /** The files beside the journal, by the kind of event that they hold. */',
    '    public static final Map<String, String> COMPANIONS = new HashMap<>();',
    '',
    '    static {',
    ...kinds.map(({ kind, name }) => `        KINDS.put(${quoted(kind)}, ${name}::new);`),
    ...companions.map(({ kind, file }) => `        COMPANIONS.put(${quoted(kind)}, ${quoted(file)});`),
    '    }',
    '}',
    '',
  ].join('\n');
}

function classText({ name, doc, kind, members }: BoundType, typeOf: TypeOf): string[] {
  const names = fieldNames(members, (key) => key, ['extra'], reserved);
  return [
    ...javadoc(doc, '    '),
    `    public static final class ${name} extends ${kind === undefined ? 'JournalObject' : 'Event'} {`,
    ...members.flatMap((member) => fieldText(member, names.get(member.key) ?? '', typeOf)),
    ...(kind === undefined
      ? []
      : [
          '',
          '        @Override',
          '        public String kind() {',
          `            return ${quoted(kind)};`,
          '        }',
        ]),
    '    }',
    '',
  ];
}

function fieldText({ key, doc, type }: BoundMember, name: string, typeOf: TypeOf): string[] {
  return [
    ...javadoc(doc, '        '),
    ...(name === key ? [] : [`        @Key(${quoted(key)})`]),
    `        public ${typeOf(type)} ${name};`,
  ];
}

function constants(list: BoundList): string[] {
  const { name, doc } = list;
  return [
    ...javadoc(doc, '    '),
    `    public static final class ${name} {`,
    ...namedValues(list, reserved).flatMap(({ value, own, note }) => [
      ...(note === undefined ? [] : javadoc(sentence(note), '        ')),
      `        public static final ${typeof value === 'number' ? `long ${own} = ${value}L` : `String ${own} = ${quoted(value)}`};`,
    ]),
    '',
    `        private ${name}() {`,
    '        }',
    '    }',
    '',
  ];
}

function flagClass({ name, bits }: BoundFlags): string[] {
  return [
    `    /** The bits of ${name} in Status.json. */`,
    `    public static final class ${name} {`,
    ...bits.flatMap(({ bit, name: own, meaning }) => [
      ...javadoc(sentence(meaning), '        '),
      `        public static final long ${own} = 1L << ${bit};`,
    ]),
    '        private static final Map<Integer, String> NAMES = new HashMap<>();',
    '',
    '        static {',
    ...bits.map(({ bit, name: own }) => `            NAMES.put(${bit}, ${quoted(own)});`),
    '        }',
    '',
    `        private ${name}() {`,
    '        }',
    '',
    '        /** The names of the bits that are set, lowest first; one without a name is Bit23. */',
    '        public static List<String> decode(long value) {',
    '            return bitNames(value, NAMES);',
    '        }',
    '    }',
    '',
  ];
}

function javadoc(doc: string, indent = ''): string[] {
  const lines = wrap(doc, 100).map((line) => line.replaceAll('*/', '*&#47;').replaceAll('\\', '&#92;'));
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

const reserved = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null'.split(
    ' ',
  ),
);
