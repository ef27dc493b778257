/** Mutates lines, byte by byte and member by member. */

export type Random = () => number;

/** Seeded random numbers, the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 4) / 2 ** 28;
  };
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

const member = /"[A-Za-z_0-9]+":(?:"[^"]*"|-?[\d.]+|true|false|\[[^[\]{}]*\]|\{[^{}]*\})/g;
const number = /(?<=[:[,])-?\d+(?:\.\d+)?(?=[,\] }])/g;
const quoted = /(?<=[:[] ?)"[^"]*"/g;
const token = /"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g;
const pieces = ['{', '}', '[', ']', ',', ':', '"', ' ', '\\', '0', '9', '-', '.', 'e', '\t', '\r', '\0', 'x', ';', '$'];
const numbers = [
  '0',
  '-0',
  '-1',
  '1',
  '7',
  '1.5',
  '3.0',
  '1e3',
  '1E-2',
  '01',
  '-',
  '.5',
  '5.',
  '4294967295',
  '4294967296',
];
const wide = ['9007199254740993', '18446744073709551615', '1e400', '-nan(ind)', '123456789012345678901234567890.5'];
const words = ['""', '"x"', '"$economy_;"', '"$x;"', '"$a;b;"', '"\\u0041"', '"None"', '"2024-02-30T00:00:00Z"', '"ü"'];
const others = ['true', 'false', 'null', '[  ]', '{  }', '[ 1 ]', '"2024-02-29T23:59:59Z"', '"2024-01-01T00:00:00.5Z"'];
const bytesOfNoText = [0x80, 0xbf, 0xc0, 0xc3, 0xe0, 0xed, 0xf0, 0xf4, 0xff, 0x7f, 0x0a];

const changes: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => bytes.subarray(0, Math.floor(random() * bytes.length)),
  (bytes, random) => spliced(bytes, random, 1, Buffer.from(pick(pieces, random))),
  (bytes, random) => spliced(bytes, random, 0, Buffer.from(pick(pieces, random))),
  (bytes, random) => spliced(bytes, random, 1, Buffer.alloc(0)),
  (bytes, random) => spliced(bytes, random, 1, Buffer.from([pick(bytesOfNoText, random)])),
  (bytes, random) => spliced(bytes, random, 0, Buffer.from(pick(['é', '€', '😀', '\uFEFF', '\u{10FFFF}'], random))),
  (bytes, random) => replaced(bytes, random, number, () => pick([...numbers, ...wide], random)),
  (bytes, random) => replaced(bytes, random, number, (found) => `${found}.0`),
  (bytes, random) => replaced(bytes, random, quoted, () => pick([...words, ...others], random)),
  (bytes, random) => replaced(bytes, random, member, () => ''),
  (bytes, random) => replaced(bytes, random, member, (found) => `${found}, ${found}`),
  (bytes, random) => replaced(bytes, random, member, (found) => found.replace(/:.*/s, `:${pick(others, random)}`)),
  (bytes, random) =>
    replaced(bytes, random, member, (found) => `${found}, "Other":${pick([...others, ...words], random)}`),
  (bytes, random) =>
    replaced(bytes, random, member, (found) => found.replace('":', `${pick(['x', '_Localised', '7'], random)}":`)),
  (bytes, random) => replaced(bytes, random, /, "[A-Za-z_0-9]+":[^,{[]+(?=,)/g, () => ''),
  (bytes, random) => replaced(bytes, random, /, /g, () => pick([',', ',  ', ' , ', ',\t'], random)),
  (bytes, random) => replaced(bytes, random, /":/g, () => pick(['": ', '" :', '":\t'], random)),
  swapped,
  respaced,
];

/** The bytes with one mutation, such as tearing, misspelling or reordering. */
export function changed(bytes: Buffer, random: Random): Buffer {
  return bytes.length === 0 ? bytes : pick(changes, random)(bytes, random);
}

/** Other blanks between the tokens, which mean nothing. */
function respaced(bytes: Buffer, random: Random): Buffer {
  const blank = () => (random() < 0.8 ? '' : pick([' ', '  ', '\t', '\r', ' \t '], random));
  return Buffer.from(String(bytes).replaceAll(token, (found) => `${blank()}${found}${blank()}`));
}

function spliced(bytes: Buffer, random: Random, taken: number, put: Buffer): Buffer {
  const at = Math.floor(random() * bytes.length);
  return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + taken)]);
}

function replaced(bytes: Buffer, random: Random, form: RegExp, by: (found: string) => string): Buffer {
  const text = String(bytes);
  const found = [...text.matchAll(form)];
  if (found.length === 0) return bytes;
  const { 0: match, index } = pick(found, random);
  return Buffer.from(`${text.slice(0, index)}${by(match)}${text.slice(index + match.length)}`);
}

/** Two members change places, or one takes the place of another. */
function swapped(bytes: Buffer, random: Random): Buffer {
  const text = String(bytes);
  const found = [...text.matchAll(member)];
  if (found.length < 2) return bytes;
  const [one, two] = [pick(found, random), pick(found, random)].sort((a, b) => a.index - b.index);
  if (!one || !two || one.index === two.index) return bytes;
  const between = text.slice(one.index + one[0].length, two.index);
  const first = random() < 0.5 ? two[0] : one[0];
  return Buffer.from(
    `${text.slice(0, one.index)}${two[0]}${between}${first === two[0] ? one[0] : two[0]}${text.slice(two.index + two[0].length)}`,
  );
}
