/** Journals that teach nothing, or next to nothing: one line, spoilt in one way, many times. */

/** A line as the game writes it, of a kind that no table has. */
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NextKind", "Mood":"calm" }';

export type NamedBytes = readonly [name: string, bytes: Buffer];

const repeats = 60;

function journalOf(text: string | Buffer, count = repeats): Buffer {
  const one = Buffer.concat([Buffer.from(text), Buffer.from('\r\n')]);
  return Buffer.concat(Array.from({ length: count }, () => one));
}

const strayBytes: readonly (string | Buffer)[] = [
  '\0',
  '\uFEFF',
  '\t',
  ',',
  '[',
  ']',
  '"',
  '//',
  '#',
  '- ',
  '\x1B[2J',
  '\u2028',
  '\uFFFD',
  '\\',
  'x',
  '1',
  ';',
  ...[[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0x80], [0xe2, 0x82]].map((bytes) =>
    Buffer.from(bytes),
  ),
];

export const strayBytesAround: readonly NamedBytes[] = strayBytes.flatMap((stray): NamedBytes[] => {
  const name = JSON.stringify(stray.toString());
  const bytes = Buffer.from(stray);
  const middle = line.indexOf('calm');
  return [
    [`${name} before`, journalOf(Buffer.concat([bytes, Buffer.from(line)]))],
    [`${name} behind`, journalOf(Buffer.concat([Buffer.from(line), bytes]))],
    [
      `${name} between members`,
      journalOf(Buffer.concat([Buffer.from(line.slice(0, middle - 8)), bytes, Buffer.from(line.slice(middle - 8))])),
    ],
  ];
});

export const cutLines: readonly NamedBytes[] = Array.from(
  { length: line.length - 1 },
  (_, end): NamedBytes => [`cut after ${end + 1}`, journalOf(line.slice(0, end + 1))],
);

export const brokenValues: readonly NamedBytes[] = [
  'NaN',
  '-Infinity',
  '01',
  '.5',
  '+1',
  '0x10',
  "'x'",
  'undefined',
  '',
  ',',
  '"\\x"',
  '"\\u12"',
  '"\n"',
  '"\x01"',
  '[ 1, ]',
  '[',
  '{',
  '{ "a":1, }',
  '{ "a":1, "a":2 }',
  '"a" "b"',
  'True',
  '1_000',
  '"a',
  '1e',
  '- 1',
  '/* */ 1',
  '{ a:1 }',
  '<x>',
  '"calm" } { "x":1',
].map((value) => [`"Mood":${value}`, journalOf(line.replace('"calm"', () => value))]);

export const brokenTimes: readonly NamedBytes[] = [
  '""',
  'null',
  '5',
  '{}',
  '"x"',
  '"2026-11-14"',
  '"2026-11-14T20:41:00"',
  '"2026-11-14T20:41:00+01:00"',
  '"2026-11-14T20:41:00.5Z"',
  '"2026-13-45T20:41:00Z"',
  '"2026-02-30T20:41:00Z"',
  '"0000-00-00T00:00:00Z"',
  '"9999-99-99T99:99:99Z"',
  '"+12026-11-14T20:41:00Z"',
  '"2026-11-14T25:61:61Z"',
  '"2026-11-14t20:41:00z"',
  '"20261114T204100Z"',
  '"\\u0032026-11-14T20:41:00Z"',
  '" 2026-11-14T20:41:00Z"',
  '"2026-11-14T20:41:00Z\\n"',
  '"٢٠٢٦-11-14T20:41:00Z"',
  '"0001-01-01T00:00:00Z"',
  '"1970-01-01T00:00:00Z"',
  '"9999-12-31T23:59:59Z"',
].map((value) => [
  `"timestamp":${value}`,
  journalOf(line.replace(/"timestamp":"[^"]*"/, () => `"timestamp":${value}`)),
]);

const texts: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'a b',
  'X\\nY',
  'X: 1',
  '- x',
  '# x',
  '&x',
  '*x',
  '!!js/function',
  '{ x: 1 }',
  '[x]',
  '| x',
  '%YAML',
  '---',
  '...',
  '? x',
  '<<',
  '~',
  '\\u0000',
  '\\uD800',
  '\\u202Ex',
  '\\u001B[2J',
  "'",
  '\\"',
  'Cmdr Jameson',
  '1234567',
  '-1',
  'X'.repeat(81),
  'X'.repeat(1_000_000),
  'Überfall',
  'x-y',
  '$x;',
  '../../x',
  'CON',
  '\\u2028',
];

export const oddKinds: readonly NamedBytes[] = [
  ...texts.map((text) => `"${text}"`),
  '5',
  'null',
  'true',
  '[]',
  '{}',
  '1e999',
  '""',
  '"lower"',
].map((name) => [`"event":${name.slice(0, 90)}`, journalOf(line.replace('"NextKind"', () => name))]);

const musicLine = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }';
export const oddFields: readonly NamedBytes[] = texts.flatMap((text): NamedBytes[] => [
  [`field ${text.slice(0, 90)}`, journalOf(musicLine.replace(' }', () => `, "${text}":1 }`))],
  [`word ${text.slice(0, 90)}`, journalOf(musicLine.replace('Exploration', () => text))],
  [`inner ${text.slice(0, 90)}`, journalOf(musicLine.replace(' }', () => `, "Mood":{ "${text}":"${text}" } }`))],
]);

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + '1' + close.repeat(depth);
const wide = (count: number) =>
  `{ ${Array.from({ length: count }, (_, place) => `"A${place.toString(36)}q":1`).join(', ')} }`;

/** Right lines with values that no game writes. */
export const oddValues: readonly NamedBytes[] = [
  '1e999',
  '-1e999',
  '1e-999',
  '123456789012345678901234567890',
  '0.00000000000000000000000000001',
  '-0',
  '1E5',
  '"\\uD800"',
  '"\\uDC00\\uD800"',
  '"\\u0000"',
  '""',
  '"\\u202E"',
  '[  ]',
  '{  }',
  'null',
  '[ null ]',
  '[ [  ] ]',
  '[ 1, "x", true, null, {  }, [  ] ]',
  deep('[ ', ' ]', 20),
  deep('[ [ [ { "Abc":', ' } ] ] ]', 5),
  deep('{ "Abc":', ' }', 20),
  '{ "__proto__":{ "polluted":true } }',
  '{ "constructor":{ "prototype":{ "polluted":true } } }',
  `"${'x'.repeat(1000)}"`,
].map((value) => [`Mood is ${value.slice(0, 60)}`, journalOf(line.replace('"calm"', () => value))] as const);

export const hugeLines: readonly NamedBytes[] = [
  ['lists, 10,000 deep', journalOf(line.replace('"calm"', deep('[', ']', 10_000)), 3)],
  ['objects, 10,000 deep', journalOf(line.replace('"calm"', deep('{ "Abc":', ' }', 10_000)), 3)],
  ['lists, 1,000,000 deep', journalOf(line.replace('"calm"', deep('[', ']', 1_000_000)), 1)],
  ['100,000 members', journalOf(line.replace('"calm"', wide(100_000)), 2)],
  ['100,000 members of the line', journalOf(line.replace(' }', `, ${wide(100_000).slice(2)}`), 2)],
  ['a text of 5 MB', journalOf(line.replace('calm', 'x'.repeat(5_000_000)), 1)],
  ['a list of 300,000', journalOf(line.replace('"calm"', `[ ${'1, '.repeat(300_000)}1 ]`), 1)],
];

const good = journalOf(line);
export const oddFiles: readonly NamedBytes[] = [
  ['empty', Buffer.alloc(0)],
  ['5 MB of NUL', Buffer.alloc(5_000_000)],
  ['only line ends', Buffer.from('\r\n'.repeat(1000))],
  ['only carriage returns', Buffer.from('\r'.repeat(1000))],
  ['UTF-16', Buffer.from(`\uFEFF${good.toString()}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(good.toString(), 'utf16le').swap16()],
  ['UTF-32', Buffer.from([...good].flatMap((each) => [each, 0, 0, 0]))],
  ['base64', Buffer.from(good.toString('base64'))],
  ['one line', Buffer.from(good.toString().replaceAll('\r\n', ''))],
  ['a list', Buffer.from(`[${good.toString().replaceAll('\r\n', ',\r\n')}]`)],
  ['indented', Buffer.from(good.toString().replaceAll(line, JSON.stringify(JSON.parse(line), undefined, 2)))],
  ['written again', Buffer.from(good.toString().replaceAll(line, JSON.stringify(JSON.parse(line))))],
  [
    'written again by Python',
    Buffer.from(
      good.toString().replaceAll(line, '{"timestamp": "2026-11-14T20:41:00Z", "event": "NextKind", "Mood": "calm"}'),
    ),
  ],
  ['the event first', journalOf('{ "event":"NextKind", "timestamp":"2026-11-14T20:41:00Z", "Mood":"calm" }')],
  ['another member first', journalOf('{ "Mood":"calm", "timestamp":"2026-11-14T20:41:00Z", "event":"NextKind" }')],
  ['no time', journalOf('{ "event":"NextKind", "Mood":"calm" }')],
  ['YAML', journalOf('timestamp: "2026-11-14T20:41:00Z"')],
  [
    'random bytes',
    Buffer.from(Array.from({ length: 50_000 }, (_, place) => (place * 7919 + (place >> 3) * 104_729) & 255)),
  ],
];
