import { describe, expect, it } from 'vitest';
import { shortJson } from './short-json.js';

describe('a value', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    ['a "b"', '"a \\"b\\""'],
    [{ a: [1, true, null], b: {} }, '{"a":[1,true,null],"b":{}}'],
    [18446744073709551615n, '18446744073709551615'],
    [{ id: 18446744073709551615n }, '{"id":18446744073709551615}'],
    ['bigint:5', '"bigint:5"'],
    [Number.NaN, 'NaN'],
    [Symbol('x'), 'a symbol'],
    [() => 7, 'a function'],
    [[undefined, () => 7], '[nothing,a function]'],
  ])('is shown in JSON as far as there is JSON for it: %o', (value, expected) => {
    expect(shortJson(value)).toBe(expected);
  });

  it('that is long is cut', () => {
    expect(shortJson('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
    expect(shortJson('x'.repeat(79))).toBe(`"${'x'.repeat(78)}…`);
    expect(shortJson(Array.from({ length: 100 }, () => 7))).toBe(`[${'7,'.repeat(39)}…`);
  });

  it('is cut between characters, never within one', () => {
    expect(shortJson(`x${'🚀'.repeat(50)}`)).toBe(`"x${'🚀'.repeat(38)}…`);
    expect(shortJson('🚀'.repeat(50))).toBe(`"${'🚀'.repeat(39)}…`);
  });

  it('that holds itself comes to an end', () => {
    const round: Record<string, unknown> = {};
    round.again = [round];
    expect(shortJson(round)).toMatch(/^\{"again":\[\{"again":.*…$/);
    expect(shortJson(round)).toHaveLength(80);
  });

  it('that is huge is looked at only where it begins', () => {
    let looks = 0;
    const elements = new Proxy(
      Array.from({ length: 100_000 }, () => 'x'),
      { get: (target, name) => (looks++, Reflect.get(target, name) as unknown) },
    );
    expect(shortJson([elements])).toHaveLength(80);
    expect(looks).toBeLessThan(200);
  });
});
