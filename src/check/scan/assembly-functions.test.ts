import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test/thorough.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { parseExactly } from '../../journal/parse/exact-json.js';
import { functionsOf, makeMemory } from '../../journal/web-assembly.js';
import { compileAssembly } from './generate/assembly-compiler.js';
import { numbersAt, shortNumber, valueAt } from './scanned-value.js';

const memory = makeMemory(1);
const files = ['json-tokens', 'timestamps', 'number-values', 'kind-slots'];
const source = `${files.map((name) => `export * from './assembly/${name}';`).join('\n')}
import { Usual } from './assembly/json-tokens';
export function usualText(p: i32): i32 { return Usual.text(p); }
export function usualInteger(p: i32): i32 { return Usual.integer(p); }
export function usualNumber(p: i32): i32 { return Usual.number(p); }`;
let askedOutside = 0;
const token = functionsOf(await compileAssembly(source, import.meta.dirname), {
  memory,
  numberHolds: () => {
    askedOutside++;
    return 0;
  },
  ruleHolds: () => 0,
  kindTable: () => 0,
  unlistedWord: () => 0,
});

/** What a function says of a text that stands somewhere in the memory. */
function saidOf(name: string, written: string, ...more: number[]): number | undefined {
  const place = 50_000;
  Buffer.from(memory.buffer).write(`${written}\n`, place);
  return token[name]?.(place, place + written.length, ...more);
}

/** Whether a token is all of a text. */
function isWhole(name: string, whole: string | Uint8Array, behind = '\n'): boolean {
  const bytes = Buffer.from(memory.buffer);
  const inside = Buffer.from(whole);
  bytes.fill('\n', inside.length, inside.length + 64);
  bytes.write(behind, inside.length + 1);
  bytes.set(inside, 1);
  return token[name]?.(1) === inside.length + 1;
}

describe('a text', () => {
  it('is taken exactly if it is UTF-8', () => {
    const edges = [0x20, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];
    const wrong: string[] = [];
    for (let first = 0x80; first < 0x100; first++) {
      for (const second of edges) {
        for (const third of edges) {
          for (const fourth of edges) {
            const inside = Buffer.from([first, second, third, fourth, 0x41]);
            const whole = Buffer.concat([Buffer.from('"'), inside, Buffer.from('"')]);
            if (isWhole('text', whole) !== isUtf8(inside)) wrong.push(inside.toString('hex'));
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is taken at any length, and only without quotes, escapes and controls', () => {
    const wrong: string[] = [];
    for (let length = 0; length < 36; length++) {
      for (let at = 0; at < length; at++) {
        for (let code = 0; code < 0x80; code++) {
          const inside = `${'x'.repeat(at)}${String.fromCharCode(code)}${'x'.repeat(length - at - 1)}`;
          const isPlain = JSON.stringify(inside) === `"${inside}"`;
          for (const name of ['text', 'usualText'])
            if (isWhole(name, `"${inside}"`) !== isPlain) wrong.push(`${name} ${inside}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a number', () => {
  const near = fc.oneof(
    fc.stringMatching(/^-?[0-9]{0,6}\.?[0-9]{0,7}[eE+.-]?[0-9]?$/),
    fc.stringMatching(/^-?[0-9]{14,34}\.?[0-9]{0,34}[eE+.-]?[0-9]?$/),
  );

  it('is taken exactly if it is one of JSON without an exponent', () => {
    fc.assert(
      fc.property(near, (written) => {
        const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(written);
        const isInteger = /^-?(0|[1-9]\d*)$/.test(written);
        expect(isWhole('number', written)).toBe(isNumber);
        expect(isWhole('integer', written)).toBe(isInteger);
        for (const behind of ['\n', ', ', ' }', '}', ']']) {
          expect(isWhole('usualNumber', written, behind)).toBe(isNumber);
          expect(isWhole('usualInteger', written, behind)).toBe(isInteger);
        }
      }),
      { numRuns: runs(5000) },
    );
  });

  it('is worth what the parser says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,17})?$/), (written) => {
        const bytes = Buffer.from(` ${written}`);
        const short = shortNumber(bytes, 1, bytes.length);
        expect(Number.isNaN(short) ? Number(written) : short).toBe(Number(written));
        const wide = !written.includes('.') && !Number.isSafeInteger(Number(written));
        expect(valueAt(bytes, 1, bytes.length)).toBe(wide ? BigInt(written) : Number(written));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('may stand among others', () => {
    for (const list of ['[4,8,0]', '[ 4, -8.5, 0 ]', ' [18446744073709551615,1 , 2]', '[  ]', '[]']) {
      const bytes = Buffer.from(`x${list}x`);
      const wide = list.includes('18446744073709551615');
      const plain = JSON.parse(list) as unknown[];
      expect(numbersAt(bytes, 1, bytes.length - 1)).toEqual(wide ? [18446744073709551615n, 1, 2] : plain);
    }
  });
});

describe('an array', () => {
  it('is worth what the parser says, whatever stands in it', () => {
    const number = fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,9})?(e[+-]?\d)?$/);
    const part = fc.oneof(
      { weight: 6, arbitrary: number },
      fc.constantFrom('"1"', '"a, 2"', 'true', 'null', '[1]', '{"a":-0}', '-0', '-0.0'),
    );
    const gap = fc.constantFrom('', ' ', '  ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), gap, gap, (parts, before, after) => {
        const list = `[${before}${parts.join(`${after},${before}`)}${after}]`;
        const bytes = Buffer.from(`x${list}x`);
        expect(valueAt(bytes, 1, bytes.length - 1)).toEqual(parseExactly(list));
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('a boolean', () => {
  it.each(['true', 'false'])('may be %s', (word) => expect(isWhole('boolean', word)).toBe(true));
  it.each(['tru', 'True', 'fals', 'falsy', 'null', '1'])('is never %s', (word) =>
    expect(isWhole('boolean', word)).toBe(false),
  );
});

describe('a moment', () => {
  it('is taken exactly if there is such a one, to the second', () => {
    const part = (limit: number) => fc.integer({ min: 0, max: limit }).map((value) => String(value).padStart(2, '0'));
    const years = fc.constantFrom('0000', '1900', '2000', '2023', '2024', '2100', '9999', '20x4');
    const parts = fc.tuple(
      years,
      part(14),
      part(33),
      part(25),
      part(61),
      part(61),
      fc.constantFrom('Z', 'z', '+', ' '),
    );
    fc.assert(
      fc.property(parts, ([year, month, day, hours, minutes, seconds, zone]) => {
        const written = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`;
        expect(isWhole('moment', `"${written}"`)).toBe(isUtcTime(written));
      }),
      {
        numRuns: runs(5000),
        examples: [[['2024', '02', '29', '23', '59', '59', 'Z']], [['2023', '02', '29', '00', '00', '00', 'Z']]],
      },
    );
  });
});

describe('a range', () => {
  const edge = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -1e9, max: 1e9 }));

  it('holds a number by itself only if it is inside, and asks about no number of few digits that is', () => {
    fc.assert(
      fc.property(edge, edge, fc.stringMatching(/^ ?-?(0|[1-9]\d{0,10})(\.\d{1,3})?$/), (min, max, written) => {
        const [value, before] = [Number(written), askedOutside];
        const holds = saidOf('within', written, min, max, 0) === 1;
        const isInside = value >= min && value <= max;
        const isPlain = /^ ?-?\d{1,9}$/.test(written) && !Object.is(value, -0);
        expect({ isInside, isAsked: askedOutside > before }).toEqual({
          isInside: holds || (isPlain ? false : isInside),
          isAsked: !holds,
        });
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('a small integer', () => {
  it.each([
    ['0', 0],
    [' 7', 7],
    ['999999999', 999_999_999],
    ['1000000000', -1],
    ['-1', -1],
    ['1.5', -1],
  ])('%j is worth %d', (written, worth) => expect(saidOf('small', written)).toBe(worth));
});

describe('the name of another kind', () => {
  it('has a slot of its own, the same each time, as long as there is room for it', () => {
    const names = Array.from({ length: 800 }, (_, index) => `"${'Kind'.repeat(index % 5)}${index}"`);
    const slots = names.map((name) => saidOf('kindSlot', name));
    expect(new Set(slots.slice(0, 700)).size).toBe(700);
    expect(new Set(slots.slice(700))).toEqual(new Set([0]));
    expect(names.map((name) => saidOf('kindSlot', name))).toEqual(slots);
    expect(saidOf('kindSlot', `"${'x'.repeat(63)}"`)).toBe(0);
  });
});
