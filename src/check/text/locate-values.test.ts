import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childPointer } from './json-pointer.js';
import { locateValues } from './locate-values.js';

/** Every value below a value, by its pointer. */
function valuesIn(value: unknown, pointer = ''): [string, unknown][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[pointer, value], ...inner.flatMap(([name, each]) => valuesIn(each, childPointer(pointer, name)))];
}

describe('locating values in a text', () => {
  it.each([undefined, 1, '\t'])('finds every value of any object, however it is spaced (%j)', (spacing) => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const text = JSON.stringify(object, undefined, spacing);
        // What JSON cannot tell, such as a minus before a zero, is not looked for.
        const values = valuesIn(JSON.parse(text));
        const places = locateValues(
          text,
          values.map(([pointer]) => pointer),
        );
        for (const [pointer, value] of values) {
          const { start, end } = places.get(pointer)?.value ?? { start: 0, end: 0 };
          expect(JSON.parse(text.slice(start, end))).toEqual(value);
        }
      }),
    );
  });

  it('finds the name of a member', () => {
    const text = '{ "a":[ { "b\\n" : 1 } ] }';
    const { name, value } = locateValues(text, ['/a/0/b\n']).get('/a/0/b\n') ?? {};
    expect([text.slice(name?.start, name?.end), text.slice(value?.start, value?.end)]).toEqual(['"b\\n"', '1']);
  });

  it('leaves out what is not there', () => {
    expect(locateValues('{ "a":1 }', ['/b', '/a/0', '/a/b/c']).size).toBe(0);
    expect(locateValues('no object', ['']).size).toBe(0);
  });

  it('takes the last of two equal names, as everybody does who reads JSON', () => {
    expect(locateValues('{ "a":1, "a":2 }', ['/a']).get('/a')?.value).toEqual({ start: 13, end: 14 });
  });

  it('finds a thousand places in ten megabytes in one walk', () => {
    const text = JSON.stringify({ list: Array.from({ length: 1_000_000 }, (_, index) => `n${index}`) });
    const pointers = Array.from({ length: 1000 }, (_, index) => `/list/${index * 999}`);
    expect(locateValues(text, pointers).size).toBe(1000);
  });
});
