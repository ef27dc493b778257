import { describe, expect, it } from 'vitest';
import { askedRule } from '../../interface/asked-rules.js';
import { dialectNames } from '../../interface/dialect/dialect-names.js';
import { allRules, specification } from '../../interface/kind-catalogue.js';
import { applyPatch, type Members, type Rule } from '../../interface/object-rule.js';
import { madeScanners } from './made-scanners.js';
import { holds, integerAnswers, lazyArray, lazyObject } from './rule-answers.js';

/** The members a rule asks an object for. */
function askedFor(rule: Rule, object: Members): string[] {
  const asked = new Set<string>();
  const note = (name: string | symbol) => asked.add(String(name));
  const watched = new Proxy(object, {
    get: (target, name) => note(name) && (Reflect.get(target, name) as unknown),
    has: (target, name) => note(name) && Reflect.has(target, name),
    getOwnPropertyDescriptor: (target, name) => {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: () => {
      throw new TypeError(`${rule.id} looks at all members`);
    },
  });
  rule.holds(watched);
  return [...asked];
}

describe('every rule of the catalogue', () => {
  it.each(allRules(specification))('$rule.id looks only at the members that its examples name', ({ rule }) => {
    const named = Object.keys({ [rule.about]: 0, ...rule.good, ...rule.bad });
    const objects = [{}, rule.good, rule.bad].map((patch) => applyPatch({}, patch));
    const oneLess = objects.flatMap((object) =>
      Object.keys(object).map((name) => applyPatch(object, { [name]: undefined })),
    );
    for (const object of [...objects, ...oneLess]) {
      for (const name of askedFor(rule, object)) expect(named).toContain(name);
    }
  });
});

const ruleThat = (answer: (object: Members) => boolean) =>
  ({ about: 'A', good: {}, bad: {}, holds: answer }) as unknown as Rule;

describe('a verdict', () => {
  it('is no if the rule fails', () => {
    const failing = ruleThat(() => {
      throw new TypeError('no');
    });
    expect(holds(failing, {})).toBe(false);
  });

  it('about an integer is remembered, and never given about one that is not known', () => {
    let asked = 0;
    const answers = integerAnswers(
      ruleThat(({ A }) => {
        asked++;
        return A === 7 || Number.isNaN(A);
      }),
      'A',
    );
    expect([7, 8, 7, 8, Number.NaN].map((value) => answers(value))).toEqual([true, false, true, false, false]);
    expect(asked).toBe(2);
  });
});

describe('a lazy value', () => {
  it.each(['[ 1, { "a":18446744073709551615 }, "ü" ]', '{ "a":[ 1 ], "b":true }', '[  ]', '{  }'])(
    '%s is as if it had been parsed',
    (text) => {
      const bytes = Buffer.from(`x${text}x`);
      const parsed = JSON.parse(text.replace('18446744073709551615', '"wide"')) as object;
      const value = Array.isArray(parsed)
        ? lazyArray(bytes, 1, bytes.length - 1, parsed.length)
        : lazyObject(bytes, 1, bytes.length - 1);
      expect(Array.isArray(value)).toBe(Array.isArray(parsed));
      expect(Object.keys(value)).toEqual(Object.keys(parsed));
      expect(
        JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? 'wide' : each))),
      ).toEqual(parsed);
    },
  );
});

it.each(dialectNames)('the rules that the scanner of the %s dialect asks take no table', (dialect) => {
  const asked = madeScanners[dialect].rules.map(({ rule }) => rule);
  expect(asked.filter((id) => askedRule(id) === undefined)).toEqual([]);
});
