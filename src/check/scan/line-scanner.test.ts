import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastEvent, validEvent } from '../../../test/generators/valid.js';
import { oneIn } from '../../../test/thorough.js';
import { applyDeviations } from '../../interface/dialect/apply-deviations.js';
import { deviations } from '../../interface/dialect/deviations.js';
import { type Dialect, extraKinds } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import { type Catalogue, specification } from '../../interface/kind-catalogue.js';
import { base64Bytes } from '../../journal/byte-text.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { diagnose } from '../event/diagnose.js';
import { dialectScanner } from './dialect-scanner.js';
import { LineScanner } from './line-scanner.js';
import { madeScanners, scannerCode } from './made-scanners.js';
import { notClean, otherKind } from './scanner.js';

/** Other forms of a field are left to the parser, so they are no part of what must be recognised. */
const recognised: readonly [Dialect, Catalogue][] = [
  ['spec', specification],
  [
    'game',
    {
      dialect: 'game',
      kinds: [
        ...applyDeviations(
          specification,
          deviations.filter(({ change }) => !('also' in change)),
          'game',
        ).kinds,
        ...extraKinds.kinds.map((kind) => ({ ...kind, shape: ofOneForm(kind.shape) })),
      ],
    },
  ],
];

/** The shape, each field with its first form alone. */
function ofOneForm({ name, about, rules, fields }: Shape): Shape {
  const plain = Object.entries(fields).map(([member, field]) => [member, firstForm(field)] as const);
  return { name, about, rules, fields: Object.fromEntries(plain) };
}

function firstForm(given: Field): Field {
  const { also, ...field } = given;
  if (!also && field.type !== 'object' && field.type !== 'array') return given;
  if (field.type === 'object') return { ...field, shape: ofOneForm(field.shape) };
  return field.type === 'array' ? { ...field, element: firstForm(field.element) } : field;
}

describe.each(recognised)('a clean line in the %s dialect', (dialect, catalogue) => {
  const scanner = dialectScanner(dialect);

  it.each(oneIn(8, catalogue.kinds))('of $name is recognised in any spacing', (kind) => {
    const number = catalogue.kinds.indexOf(kind);
    const numRuns = kind.evidence.grade === 'specified' ? 300 : 60;
    let seen = 0;
    for (const event of fc.sample(fc.oneof(validEvent(kind), leastEvent(kind)), { numRuns, seed: 41 })) {
      const line = formatLine(event as unknown as WritableEvent).trimEnd();
      if (line.includes('\\') || diagnose(catalogue, event).length > 0) continue;
      seen++;
      for (const bytes of spacings(line)) {
        expect(scanner.scan(bytes, 0, bytes.length), bytes.toString()).toBe(number);
      }
    }
    expect(seen).toBeGreaterThan(numRuns / 12);
  });
});

/**
 * The line as it is, with a line end half or wholly cut off, without spaces, and as other serialisers write
 * it.
 */
function spacings(line: string): Buffer[] {
  const { event } = parseLine(line);
  const json = /\d{16}/.test(line) ? [] : [JSON.stringify(event), pythonJson(event)];
  return [line, `${line}\r`, ...json].map((each) => Buffer.from(each));
}

function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${pythonJson(inner)}`)
    .join(', ')}}`;
}

const scanner = dialectScanner('spec');
const scanned = (line: string | Buffer) => {
  const bytes = Buffer.from(line);
  return scanner.scan(bytes, 0, bytes.length);
};
const head = '"timestamp":"2026-11-14T20:41:00Z", "event":';
const cargo = specification.kinds.findIndex(({ name }) => name === 'CargoTransfer');
const transfer = `{ ${head}"CargoTransfer", "Transfers":[ { "Type":"gold", "Count":3, "Direction":"toship" } ] }`;

describe('a line', () => {
  it('may stand anywhere in a larger array, before anything', () => {
    for (const behind of [
      '',
      '\n',
      '\r\n',
      `\r\n${transfer}`,
      'x',
      '"',
      '}',
      ' '.repeat(200),
      `${'9'.repeat(200)}\n`,
    ]) {
      for (const before of ['', 'x', `${transfer}\r\n`, '{'.repeat(33)]) {
        const bytes = Buffer.from(`${before}${transfer}${behind}`);
        expect(scanner.scan(bytes, before.length, before.length + transfer.length)).toBe(cargo);
        expect(scanner.scan(bytes.subarray(before.length), 0, transfer.length)).toBe(cargo);
        expect(scanner.scan(bytes, before.length, before.length + transfer.length - 1)).toBe(notClean);
      }
    }
  });

  it('may have its members in another order, each once', () => {
    const inner = '"Direction":"toship", "Count":3, "Type":"gold"';
    expect(scanned(`{ ${head}"CargoTransfer", "Transfers":[ { ${inner} } ] }`)).toBe(cargo);
    expect(scanned(`{ ${head}"CargoTransfer", "Transfers":[ { ${inner}, "Count":3 } ] }`)).toBe(notClean);
  });

  it('tells its moment as a number', () => {
    expect(scanned(transfer)).toBe(cargo);
    expect(scanner.moment).toBe(20261114204100);
  });

  it('is left to the parser if an integer is written as a decimal', () => {
    for (const count of ['3.0', '3e0', '3E0', '03', '-', '+3', '3.', '-nan(ind)', '']) {
      expect(scanned(transfer.replace('3', count)), count).toBe(notClean);
    }
  });

  it.each([
    ['{ "a":1 }', 'no time'],
    [`{ "event":"Music", "timestamp":"2026-11-14T20:41:00Z" }`, 'another order'],
    [`\0{ ${head}"Music" }`, 'dirt before it'],
    [transfer.replace('"event":', '"event":  '), 'two spaces before its name'],
    [`{ ${head}"Music" } x`, 'something behind it'],
    [`{ ${head}"Music" }{ ${head}"Music" }`, 'another event behind it'],
    [`{ ${head}"Music", "timestamp":"2026-11-14T20:41:00Z" }`, 'two times'],
    [`{ ${head}"Music", "event":"Music" }`, 'two names'],
    [`{ ${head}"Music", "a":{ "b":1, "b":1 } }`, 'a name twice'],
    [`{ ${head}"Music", "a":{ "b":1, "\\u0062":1 } }`, 'a name twice, once in disguise'],
    [`{ ${head}"Music", "a":1, }`, 'a comma too many'],
    [`{ ${head}"Music" "a":1 }`, 'a comma missing'],
    [`{ ${head}"Music", "a":[1,] }`, 'a comma too many in a list'],
    [`{ ${head}"Music", "a":01 }`, 'a zero too many'],
    [`{ ${head}"Music", "a":1e400 }`, 'an exponent'],
    [`{ ${head}"Music", "a":${'9'.repeat(400)} }`, 'an endless number'],
    [`{ ${head}"Music", "a":nul }`, 'half a word'],
    [`{ ${head}"Music", "a":${'['.repeat(150)}${']'.repeat(150)} }`, 'great depth'],
    [`{ ${head}"Music", "a":"\t" }`, 'a control character'],
    [`{ ${head}"Music", "a":"`, 'no end'],
    [`{ ${head}7 }`, 'a number for a name'],
    [`{ ${head}"Music"`, 'no brace'],
    ['', 'nothing'],
  ])('%j is left to the parser: %s', (line) => expect(scanned(line)).toBe(notClean));

  it('is left to the parser if it has more names than are kept in mind', () => {
    const members = (count: number) => Array.from({ length: count }, (_, index) => `"n${index}":${index}`).join(', ');
    expect(scanned(`{ ${head}"Market", ${members(3000)} }`)).toBe(otherKind);
    expect(scanned(`{ ${head}"Market", ${members(10_000)} }`)).toBe(notClean);
  });
});

describe('a rule that the scanner asks', () => {
  const start = '{ "timestamp":"2026-11-14T20:41:00Z", "event":';
  const noTable = (): never => {
    throw new Error('asks for the table');
  };

  it.each([
    [`${start}"Status", "Flags":16777240, "Pips":[4,8,0], "GuiFocus":0 }`, true],
    [`${start}"Status", "Flags":16777240, "Pips":[4,9,0], "GuiFocus":0 }`, false],
  ])('needs no table if the live game writes its kind: %s', (line, isClean) => {
    const made = new LineScanner(base64Bytes(scannerCode), madeScanners.game, noTable);
    const bytes = Buffer.from(`${line}\n`);
    expect(made.scan(bytes, 0, bytes.length - 1) !== notClean).toBe(isClean);
  });
});

describe('a line of another kind', () => {
  it.each([
    `{ ${head}"Music" }`,
    `{"timestamp":"2026-11-14T20:41:00Z","event":"Music","a":[],"b":{},"c":[{"x":1},{"x":1}]}`,
    `{ ${head}"Größe", "a":[ 1, -2.5, true, false, null, "x", [  ], { "a":{ "a":"ü€😀" } } ] }`,
    `{ ${head}"FSDJumpX", "a":18446744073709551615 }`,
    `{ ${head}"FSDJum", "a":0.1234567890123456789 }`,
    `{ ${head}"", "aaaa":1, "aaab":1, "aaaabbbb":1, "bbbbaaaa":1, "ü":1, "ö":1, "":1 }`,
  ])('is known as one: %s', (line) => {
    expect(scanned(line)).toBe(otherKind);
    expect(scanner.name()).toBe(parseLine(line).event?.event);
  });
});
