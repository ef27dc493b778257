/** Whatever the scanner calls clean, the parser and the diagnosis must have nothing to say about. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakages, brokenEvent } from '../../../test/generators/broken.js';
import { fullEvent, leastEvent, validEvent } from '../../../test/generators/valid.js';
import type { WritableEvent } from '../../journal/event.js';
import { formatLine } from '../../journal/format/line.js';
import { parseLine } from '../../journal/parse/line.js';
import type { Catalogue } from '../../spec/catalogue.js';
import { dialectNames, dialects } from '../../spec/dialect.js';
import type { Kind } from '../../spec/kind.js';
import { diagnose } from '../event/diagnose.js';
import { compileScanner } from './compile.js';
import { otherKind, unsure } from './scanner.js';

const changesPerLine = 8;

describe.each(dialectNames)('in the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];
  const scanner = compileScanner(catalogue, {});
  let clean = 0;

  /** Scans a line and, if it is called clean, asks the parser and the diagnosis. */
  const agree = (bytes: Buffer) => {
    const answer = scanner.scan(bytes, 0, bytes.length);
    if (answer === unsure) return;
    clean++;
    const { event, problem } = parseLine(bytes);
    expect(problem, String(bytes)).toBeUndefined();
    const findings = diagnose(catalogue, event).map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(findings, String(bytes)).toEqual(answer === otherKind ? ['event/kind /event'] : []);
    expect(event?.event).toBe(answer === otherKind ? scanner.name() : catalogue.kinds[answer]?.name);
    if (answer !== otherKind) expect(typesOf(catalogue, bytes), String(bytes)).toEqual([]);
  };

  it.each(catalogue.kinds)('a line of $name is never trusted too much', (kind) => {
    const random = randomFrom(kind.name.length + 977);
    const before = clean;
    for (const line of linesOf(kind)) {
      agree(line);
      for (let change = 0; change < changesPerLine; change++) {
        let bytes = line;
        for (let times = 1 + Math.floor(random() ** 3 * 4); times > 0; times--) bytes = changed(bytes, random);
        agree(bytes);
      }
    }
    expect(clean).toBeGreaterThan(before);
  });

  it('and many changed lines are clean still', () => expect(clean).toBeGreaterThan(2000));
});

function linesOf(kind: Kind): Buffer[] {
  const sound = fc.sample(fc.oneof(validEvent(kind), leastEvent(kind), fullEvent(kind)), { numRuns: 60, seed: 5 });
  const broken = breakages(kind).flatMap((breakage) => fc.sample(brokenEvent(kind, breakage), { numRuns: 1, seed: 6 }));
  const events = [...sound, ...broken.map(({ event }) => event)];
  const others = sound.slice(0, 20).map((event) => ({ ...event, event: `${kind.name}Other` }));
  return [...events, ...others].map((event) => Buffer.from(formatLine(event as unknown as WritableEvent).trimEnd()));
}

/** The findings about types if every number that is not written as an integer is made one that is none. */
function typesOf(catalogue: Catalogue, bytes: Buffer): string[] {
  const text = String(bytes).replace(/"[^"]*"|-?\d[\d.eE+-]*/g, (token) => (/^-?\d+[.eE]/.test(token) ? '0.5' : token));
  return diagnose(catalogue, parseLine(text).event).flatMap(({ rule, pointer }) =>
    rule === 'field/type' ? [pointer] : [],
  );
}

type Random = () => number;

function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 4) / 2 ** 28;
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

const member = /"[A-Za-z_0-9]+":(?:"[^"]*"|-?[\d.]+|true|false|\[[^[\]{}]*\]|\{[^{}]*\})/g;
const number = /(?<=[:[,])-?\d+(?:\.\d+)?(?=[,\] }])/g;
const quoted = /(?<=[:[] ?)"[^"]*"/g;
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
  (bytes, random) => replaced(bytes, random, /, "[A-Za-z_0-9]+":[^,{[]+(?=,)/g, () => ''),
  (bytes, random) => replaced(bytes, random, /, /g, () => pick([',', ',  ', ' , ', ',\t'], random)),
  (bytes, random) => replaced(bytes, random, /":/g, () => pick(['": ', '" :', '":\t'], random)),
  swapped,
];

function changed(bytes: Buffer, random: Random): Buffer {
  return bytes.length === 0 ? bytes : pick(changes, random)(bytes, random);
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
