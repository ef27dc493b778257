/** Scanners of small tables, each made to show one thing; what they accept, the diagnosis must find clean. */
import { describe, expect, it } from 'vitest';
import { mistakeOf, recordedEvent } from '../../../../test/support/scanner-agreement.js';
import { madeOf, scannerOf } from '../../../../test/support/scanner-of.js';
import { hasBit } from '../../../interface/bits.js';
import { observed } from '../../../interface/evidence.js';
import * as field from '../../../interface/field.js';
import { kind } from '../../../interface/kind.js';
import type { Catalogue } from '../../../interface/kind-catalogue.js';
import { onlyWhenTrue, type Rule, together } from '../../../interface/object-rule.js';
import { closed, open } from '../../../interface/value-list.js';
import { notClean, type Scanner } from '../scanner.js';
import { literal } from './made-file.js';

const { boolean, constant, from, integer, internal, list, number, numberFrom, object, optional, shape, text, utcTime } =
  field;

function tableOf(fields: field.Fields, rules: readonly Rule[] = []): Catalogue {
  const small = kind('Small', 'now and then', fields);
  return { dialect: 'spec', kinds: [{ ...small, shape: { ...small.shape, rules } }] };
}

/** A line with these members. */
function lineOf(members: string): Buffer {
  return Buffer.from(`{ "timestamp":"2026-11-14T20:41:00Z", "event":"Small"${members === '' ? '' : `, ${members}`} }`);
}

/**
 * What is noted of a line that is found clean, which it is only if there is nothing else to say about it;
 * else nothing.
 */
function notesOn(scanner: Scanner, table: Catalogue, members: string): readonly string[] | undefined {
  const line = lineOf(members);
  const answer = scanner.scan(line, 0, line.length);
  if (answer === notClean) return undefined;
  expect(answer).toBe(0);
  expect(mistakeOf(scanner, answer, table, line)).toBeUndefined();
  return scanner.notes;
}

/** Members that are accepted, and others that are left to the parser, whatever came before. */
async function accepts(table: Catalogue, accepted: readonly string[], left: readonly string[]): Promise<void> {
  const scanner = await scannerOf(table);
  const isClean = (members: string) => notesOn(scanner, table, members)?.length === 0;
  const said = [...accepted.map((members) => [members, true]), ...left.map((members) => [members, false])] as const;
  for (const each of [
    said,
    said.toReversed(),
    said.flatMap((pair, index) => [pair, said[(index * 7) % said.length] ?? pair]),
  ]) {
    expect(each.map(([members]) => [members, isClean(members as string)])).toEqual(each);
  }
}

const one = (value: string) => `"A":${value}`;
const values = (...some: unknown[]) => some.map((value) => one(JSON.stringify(value)));

describe('a text', () => {
  it('may be any', () =>
    accepts(tableOf({ A: text() }), values('', 'x', 'Größe', '“€😀”'), values(1, null, [], 'a"b')));

  it('may be constant', () =>
    accepts(tableOf({ A: constant('gold', '') }), values('gold'), values('gol', 'golds', '')));

  it('may be one of many, of any length', async () => {
    const words = Array.from({ length: 40 }, (_, length) => 'abcdefghij'.repeat(4).slice(0, length));
    const near = words.flatMap((word) => [`${word}#`, word.replace(/.$/, '#'), word.replace(/^./, '#')]);
    const table = tableOf({ A: from(closed('Words', '', [...words, 'Größe']), '') });
    await accepts(table, values(...words, 'Größe'), values(...near.filter((word) => word !== ''), 'Grösse'));
  });

  it('may be one that its bytes do not reveal', () =>
    accepts(tableOf({ A: from(closed('Words', '', ['a"b']), '') }), [], ['"A":xxxxxxxx', '"A":"xxxxxxxx"', '"A":""']));

  it('may be one that is too long to be looked for, and is left to the parser', () =>
    accepts(tableOf({ A: from(closed('Words', '', ['a', 'b'.repeat(99)]), '') }), [], values('a', 'b'.repeat(99))));

  it('may be a moment', () =>
    accepts(tableOf({ A: utcTime('') }), values('2024-02-29T23:59:59Z'), values('2023-02-29T23:59:59Z', 'now', '')));

  it('may have an internal form', async () => {
    const ofWord = tableOf({ A: { ...internal('$a_X;', ''), mayBeEmpty: true } });
    await accepts(ofWord, values('$a_b;', '$a_Ü;', ''), values('$a_;', '$a_b', 'a_b;', '$a_b;c;'));
    const ofNumber = tableOf({ A: internal('$a_N;', '') });
    await accepts(ofNumber, values('$a_0;', '$a_123456789;'), values('$a_;', '$a_x;', '$a_-1;', ''));
  });
});

describe('a number', () => {
  it('may be any', () =>
    accepts(tableOf({ A: number() }), ['1', '-2.50', '0'].map(one), ['1e3', '01', '"1"', '-'].map(one)));

  it('may be an integer of any size', () =>
    accepts(tableOf({ A: integer() }), ['-1', '18446744073709551615'].map(one), ['1.0', '1.5'].map(one)));

  it('may be one of a list', async () => {
    const few = closed(
      'Few',
      '',
      [0, 7, 999_999_999].map((value) => ({ value, name: `n${value}` })),
    );
    await accepts(tableOf({ A: numberFrom(few, '') }), values(0, 7, 999_999_999), values(1, -7, 70, 1_999_999_999));
    const wide = closed(
      'Wide',
      '',
      [-1, 5_000_000_000].map((value) => ({ value, name: `n${value}` })),
    );
    await accepts(tableOf({ A: numberFrom(wide, '') }), values(-1, 5_000_000_000), values(1, 705_032_704, 0));
  });

  it.each([
    [{ min: 0, max: 10 }, [0, 10, 5], [-1, 11, 10.5]],
    [{ min: -10, max: -5 }, [-10, -5], [-4, -11, 5, 0]],
    [{ min: 0, max: 2 ** 32 - 1 }, [0, 999_999_999, 1_000_000_000, 4_294_967_295], [-1, 4_294_967_296, 1e12]],
    [{ min: 5e9, max: 6e9 }, [5e9, 5_500_000_000, 6e9], [0, 705_032_704, 800_000_000, 999_999_999, 4_999_999_999]],
    [{ min: -6e9, max: -5e9 }, [-5e9, -6e9], [-705_032_704, -800_000_000, 0, 5e9]],
    [{ min: 0.5, max: 1.5 }, [0.5, 1, 1.5], [0.25, 1.75, 0]],
  ])('is held to a range of %j, wherever that lies', (range, inside, outside) =>
    accepts(tableOf({ A: number('', { range }) }), values(...inside), values(...outside)),
  );

  it('is left out of no range without end', async () => {
    const made = await madeOf(tableOf({ A: number('', { range: { min: 0, max: Infinity } }) }));
    expect(() => literal(made)).toThrow('max of a range is Infinity');
  });
});

describe('a list', () => {
  it('may have any length, or a certain one', async () => {
    await accepts(tableOf({ A: list(boolean(), '') }), values([], [true], [true, false]), values([1], {}, [true, 1]));
    await accepts(tableOf({ A: list(number(), '', 3) }), values([1, 2, 3]), values([], [1, 2], [1, 2, 3, 4]));
  });

  it('may hold lists and objects', async () => {
    const table = tableOf({ A: list(list(shape('Inner', '', { B: integer() }), ''), '') });
    await accepts(table, values([], [[]], [[{ B: 1 }, { B: 2 }], []]), values([{ B: 1 }], [[{}]], [[{ B: 'x' }]]));
  });
});

describe('a long list or object that was accepted before', () => {
  const listOf = (of: string, count: number) => `[ ${Array.from({ length: count }, () => of).join(', ')} ]`;

  it('is accepted again only if it is the same to its last byte', async () => {
    const Inner = shape('Inner', '', { N: integer(), W: from(closed('Words', '', ['gold', 'tin']), '') });
    const long = `"A":${listOf('{ "N":1, "W":"tin" }', 20)}`;
    const left = Array.from({ length: long.length - 4 }, (_, at) => `${long.slice(0, at + 4)}x${long.slice(at + 5)}`);
    const shorter = [`"A":${listOf('{ "N":1, "W":"tin" }', 19)}`, `"A":${listOf('{ "N":1, "W":"tin" }', 21)}`];
    await accepts(tableOf({ A: list(object(Inner), '') }), [long, ...shorter], [...left, long.slice(0, -1)]);
  });

  it('is forgotten when there have been many others, and never mixed up with those', async () => {
    const table = tableOf({ A: optional(list(text(), '')), B: optional(list(integer(), '')) });
    const scanner = await scannerOf(table);
    const isClean = (members: string) => notesOn(scanner, table, members) !== undefined;
    const ofTexts = listOf('"x"', 400);
    for (let round = 0; round < 3; round++) {
      expect(isClean(`"A":${ofTexts}`)).toBe(true);
      for (let count = 400; count < 700; count++) {
        const ofIntegers = listOf('12345', count);
        expect(isClean(`"B":${ofIntegers}`)).toBe(true);
        expect(isClean(`"A":${ofIntegers}`)).toBe(false);
        expect(isClean(`"B":${ofTexts}`)).toBe(false);
      }
    }
  });

  it('is tried again after a long time without repetition, until one repeats', async () => {
    const table = tableOf({ A: list(integer(), '') });
    const scanner = await scannerOf(table);
    const isClean = (members: string) => notesOn(scanner, table, members) !== undefined;
    for (let element = 10_000; element < 11_000; element++) {
      const numbers = listOf(String(element), 20);
      // Every seventh comes twice.
      const times = element % 7 === 0 ? 2 : 1;
      const answers = Array.from({ length: times }, () => isClean(`"A":${numbers}`));
      expect(answers).not.toContain(false);
      expect(isClean(`"A":${numbers.replace(/\d \]/, 'x ]')}`)).toBe(false);
    }
  });
});

describe('an object', () => {
  it('may have more members than one number keeps account of, each once and in any order', async () => {
    const names = Array.from({ length: 70 }, (_, index) => 'x'.repeat(1 + (index % 24)) + index);
    const table = tableOf(Object.fromEntries(names.map((name) => [name, optional(integer())])));
    const member = (name: string) => `"${name}":1`;
    const all = names.map(member).join(', ');
    await accepts(
      table,
      ['', all, names.toReversed().map(member).join(', '), ...names.map(member)],
      [...names.map((name) => `${all}, ${member(name)}`), ...names.map((name) => member(name.replace(/.$/, '#')))],
    );
  });

  it('must have what is required of it, and nothing else', () =>
    accepts(
      tableOf({ A: integer(), B: optional(text()) }),
      ['"A":1', '"B":"x", "A":1'],
      ['', '"B":"x"', '"A":1, "C":1'],
    ));

  it('has a localised text only beside the plain one', () =>
    accepts(
      tableOf({ A: optional(text()), A_Localised: optional(text()), B_Localised: optional(text()) }),
      ['', '"A":"$a;"', '"A":"$a;", "A_Localised":"a"'],
      ['"A_Localised":"a"', '"B_Localised":"b"'],
    ));

  it('is left to the parser if its members may have any name, or it holds itself', async () => {
    const any = { ...shape('Any', '', {}), members: integer() };
    await accepts(tableOf({ A: optional(object(any)) }), [''], values({ x: 1 }));
    const fields: Record<string, field.Field> = {};
    const self = shape('Self', '', fields);
    fields.S = optional(object(self));
    await accepts(tableOf({ A: object(self) }), values({}), values({ S: {} }, { S: { S: {} } }));
  });

  it('is left to the parser where a name needs an escape', () =>
    accepts(tableOf({ A: integer(), 'B"': optional(integer()) }), ['"A":1'], ['"A":1, "B\\"":1']));
});

describe('a rule', () => {
  const reported = { id: 'small/rule', reason: '' };
  const judged = (holds: Rule['holds']): Rule => ({
    ...reported,
    severity: 'warning',
    about: 'A',
    says: '',
    holds,
    good: { A: 1, B: 1 },
    bad: { A: 1, B: 2 },
  });

  it('about what is there, true or false, is tried out when the scanner is made', async () => {
    const fields = { A: optional(boolean()), B: optional(text()), C: optional(text()) };
    const rules = [onlyWhenTrue('A', reported), together({ B: 'x', C: 'x' }, { ...reported, id: 'small/pair' })];
    const table = tableOf(fields, rules);
    expect((await madeOf(table)).rules).toEqual([]);
    await accepts(
      table,
      ['', '"A":true', '"B":"x", "C":"x"', '"C":"x", "B":"x", "A":true'],
      ['"A":false', '"B":"x"', '"C":"x"', '"A":false, "B":"x", "C":"x"'],
    );
  });

  it('about some bits of an integer is tried out when the scanner is made', async () => {
    const rule: Rule = {
      ...judged(({ A, B }) => B === undefined || hasBit(A, 3) || hasBit(A, 4)),
      presenceOnly: ['B'],
      bitsOnly: { A: [3, 4] },
    };
    const table = tableOf({ A: optional(integer()), B: optional(integer()) }, [rule]);
    expect((await madeOf(table)).rules).toEqual([]);
    await accepts(
      table,
      ['', '"A":4', '"A":8, "B":1', '"B":1, "A": 16', '"A":4294967295, "B":1', '"A":9999999999, "B":1'],
      ['"A":-1', '"B":1', '"A":0, "B":1', '"A":7, "B":1', '"A":32, "B":1', '"A":4294967271, "B":1', '"A":-8, "B":1'],
    );
  });

  it('about other values is asked with what stands in the line', async () => {
    const table = tableOf({ A: optional(integer()), B: optional(integer()) }, [judged(({ A, B }) => A === B)]);
    const members = ['A', 'B'].map((name) => ({ name, content: 'integer' }));
    expect((await madeOf(table)).rules).toEqual([{ kind: 'Small', shape: 'Small', rule: 'small/rule', members }]);
    await accepts(table, ['', '"A":2, "B":2', '"B":3, "A":3'], ['"A":1', '"B":1', '"A":1, "B":2']);
  });

  it('is asked once about the same, and never mistakes something for that', async () => {
    let asked = 0;
    const rule = judged(({ A, B }) => {
      asked++;
      return A === undefined || (A as number) < (B as number);
    });
    const table = tableOf({ A: optional(integer()), B: optional(integer()) }, [rule]);
    const scanner = await scannerOf(table);
    const isClean = (members: string) => notesOn(scanner, table, members) !== undefined;
    expect(isClean('"A":1, "B":23')).toBe(true);
    const once = asked;
    const line = lineOf('"A":1, "B":23');
    for (let times = 0; times < 9; times++) expect(scanner.scan(line, 0, line.length)).toBe(0);
    expect(asked).toBe(once);
    const others = {
      '"A":12, "B":3': false,
      '"B":23': true,
      '"A":123': false,
      '"A":1, "B": 23': true,
      '"A":12, "B":23': true,
    };
    expect(Object.fromEntries(Object.keys(others).map((members) => [members, isClean(members)]))).toEqual(others);
  });

  it('about how long a list is, or whether something is there, is asked once for all that are alike in that', async () => {
    let asked = 0;
    const rule: Rule = {
      ...judged(({ A, B }) => {
        asked++;
        return B === undefined || (A as unknown[]).length > 1;
      }),
      lengthOnly: ['A'],
      presenceOnly: ['B'],
    };
    const table = tableOf({ A: list(text(), ''), B: optional(integer()) }, [rule]);
    await accepts(table, ['"A":[ "x", "y" ], "B":1', '"A":[ "x" ]'], ['"A":[ "x" ], "B":1', '"A":[  ], "B":1']);
    const scanner = await scannerOf(table);
    asked = 0;
    for (const members of ['"A":[ "x", "y" ], "B":1', '"A":[ "yy", "xx" ], "B":2', '"A":[ "a", "b" ], "B":12345']) {
      const line = lineOf(members);
      expect(scanner.scan(line, 0, line.length)).toBe(0);
    }
    expect(asked).toBe(1);
  });

  it('of an object with very many fields leaves it to the parser', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`F${index}`, optional(integer())]));
    const table = tableOf({ A: optional(integer()), B: optional(integer()), ...many }, [judged(() => true)]);
    await accepts(table, [], ['', '"A":1', '"F69":1']);
  });

  it('about a list or an object is asked with all of it', async () => {
    const Inner = shape('Inner', '', { N: integer() });
    const rule = judged(({ A, B }) => (A as unknown[]).length === (B as { N: number }).N);
    const table = tableOf({ A: list(text(), ''), B: object(Inner) }, [rule]);
    await accepts(table, ['"A":[], "B":{"N":0}', '"A":["x", "y"], "B":{"N":2}'], ['"A":["x"], "B":{"N":2}']);
  });

  it('that fails over a line leaves it to the parser', async () => {
    const rule = judged(({ A }) => (A as string).length === 1);
    await accepts(tableOf({ A: optional(text()), B: optional(text()) }, [rule]), ['"A":"x"'], ['"A":"xy"', '"B":"x"']);
  });

  it('about the time of the event leaves its kind to the parser', async () => {
    const rule = { ...judged(() => true), about: 'timestamp', good: {}, bad: {} };
    await accepts(tableOf({ A: optional(text()) }, [rule]), [], ['', '"A":"x"']);
  });

  it('is refused if another has the same name in an object of the same name', async () => {
    const twice = (holds: Rule['holds']) => shape('Twice', '', { A: integer(), B: integer() }, [judged(holds)]);
    const table = tableOf({ C: object(twice(() => true)), D: object(twice(() => false)) });
    await expect(madeOf(table)).rejects.toThrow(
      'there are two rules small/rule of Twice: the scanner cannot tell them apart',
    );
  });
});

describe('a word that an open list lacks', () => {
  const words = open('Words', '', ['gold', 'tin']);
  const unseen = (pattern: string, word: string) =>
    JSON.stringify(['field/unseen', 'Small', pattern, JSON.stringify(word)]);

  /** How many notes there are on each of these; none if it is left to the parser. */
  async function expectNotes(table: Catalogue, some: Readonly<Record<string, number | undefined>>): Promise<void> {
    const scanner = await scannerOf(table);
    for (const [members, count] of Object.entries(some)) {
      expect(notesOn(scanner, table, members)?.length, members).toBe(count);
    }
  }

  it('gets a note with its place', async () => {
    const state = object(shape('State', '', { W: from(words, '') }), '');
    const table = tableOf({
      A: optional(from(words, '')),
      L: optional(list(from(words, ''), '')),
      O: optional(object(shape('Outer', '', { S: list(state, ''), T: state }), '')),
    });
    const scanner = await scannerOf(table);
    const twice = '"O":{ "S":[ { "W":"tin" }, { "W":"lead" }, { "W":"zinc" } ], "T":{ "W":"lead" } }';
    for (let time = 0; time < 3; time++) {
      expect(notesOn(scanner, table, '"A":"gold", "L":[ "tin", "tin" ]')).toEqual([]);
      expect(notesOn(scanner, table, '"A":"lead"')).toEqual([unseen('/A', 'lead')]);
      expect(notesOn(scanner, table, '"A":"Größe", "L":[ "tin", "lead" ]')).toEqual([
        unseen('/A', 'Größe'),
        unseen('/L/*', 'lead'),
      ]);
      expect(notesOn(scanner, table, twice)).toEqual([
        unseen('/O/S/*/W', 'lead'),
        unseen('/O/S/*/W', 'zinc'),
        unseen('/O/T/W', 'lead'),
      ]);
    }
  });

  it('is left to the parser if it has an escape, or two spaces before it', () =>
    expectNotes(tableOf({ A: from(words, '') }), {
      '"A":"a\\"b"': undefined,
      '"A":1': undefined,
      '"A": "lead"': 1,
      '"A":  "lead"': undefined,
      '"A":  "gold"': undefined,
    }));

  it('must still have its form', () =>
    expectNotes(tableOf({ A: { ...from(open('Named', '', ['$a_b;']), ''), form: '$a_X;', mayBeEmpty: true } }), {
      '"A":"$a_c;"': 1,
      '"A":"$a_c"': undefined,
      '"A":"x"': undefined,
    }));

  it('is left to the parser if a rule looks at it, but not at whether it is there alone', async () => {
    const rule = { id: 'small/rule', reason: '', severity: 'warning', about: 'A', says: '' } as const;
    const fields = { A: optional(from(words, '')), B: optional(integer()) };
    const minds: Rule = { ...rule, holds: ({ A }) => A !== 'lead', good: { A: 'tin' }, bad: { A: 'lead' } };
    await expectNotes(tableOf(fields, [minds]), { '"A":"lead"': undefined, '"A":"zinc"': undefined });
    const present: Rule = { ...rule, holds: ({ A }) => A !== undefined, presenceOnly: ['A'], good: { A: '' }, bad: {} };
    await expectNotes(tableOf(fields, [present]), { '"A":"zinc"': 1, '"B":1': undefined });
  });
});

describe('a member that the table lacks', () => {
  it('is left to the parser', () => accepts(tableOf({ A: integer() }), ['"A":1'], ['"A":1, "C":1', '"C":1, "A":1']));
});

describe('the members of a recorded line', () => {
  it('are read from its bytes', async () => {
    const table = tableOf({ A: optional(integer()), B: optional(list(integer(), '')), C: optional(text()) });
    const scanner = await scannerOf(table);
    const event = (members: string) => {
      const line = lineOf(members);
      expect(scanner.scan(line, 0, line.length)).toBe(0);
      return recordedEvent(scanner);
    };
    const head = { timestamp: '2026-11-14T20:41:00Z', event: 'Small' };
    expect(event('"A":12, "B":[ 1, 2 ], "C":"x"')).toEqual({ ...head, A: 12, B: [1, 2], C: 'x' });
    expect(event('"C":"x", "A":18446744073709551615')).toEqual({ ...head, A: 18446744073709551615n, C: 'x' });
    expect(event('"C":"x"')).toEqual({ ...head, C: 'x' });
  });
});

describe('the name of a member', () => {
  it.each([1, 2, 3, 4, 5, 11, 12, 19, 20, 27, 28, 60, 95])('of %i bytes is known by all of them', async (length) => {
    const name = 'N'.repeat(length);
    const others = Array.from(name, (_, index) => `${name.slice(0, index)}M${name.slice(index + 1)}`);
    const table = tableOf({ A: optional(integer()), [name]: optional(integer()) });
    const either = (each: string) => [`"${each}":1`, `"A":1, "${each}":1`];
    await accepts(table, either(name), [...others, `${name}N`, name.slice(1)].flatMap(either));
  });

  it('that is longer than any of the game is left to the parser', async () => {
    const name = 'N'.repeat(96);
    await accepts(tableOf({ [name]: optional(integer()) }), [''], [`"${name}":1`]);
  });
});

describe('a table', () => {
  it('may have a member whose name is empty, or as short as any', () =>
    accepts(
      tableOf({ '': integer(), A: optional(integer()), AB: optional(integer()), ABC: optional(integer()) }),
      ['"":1', '"AB":1, "":1, "A":1', '"ABC":1, "":1'],
      ['"A":1', '"":1, "":1', '"":1, "B":1', '"":1, "ABCD":1', '"":"x"'],
    ));

  it('may be larger than there is room for: its lines are left to the parser then', async () => {
    const words = (name: string) => Array.from({ length: 6000 }, (_, index) => `${name} ${index} ${'x'.repeat(10)}`);
    const large = ['A', 'B', 'C'].map((name) =>
      kind(name, '', { Word: from(closed(name, '', words(name)), '') }, { evidence: observed(1000) }),
    );
    const scanner = await scannerOf({ dialect: 'game', kinds: large });
    const answers = large.map(({ name }) => {
      const word = `${name} 7 ${'x'.repeat(10)}`;
      const line = Buffer.from(`{ "timestamp":"2026-11-14T20:41:00Z", "event":"${name}", "Word":"${word}" }`);
      return scanner.scan(line, 0, line.length);
    });
    expect(answers).toEqual([0, notClean, notClean]);
  });

  it('with a kind that has another head than all others leaves that kind to the parser', async () => {
    const table = tableOf({ A: optional(text()) });
    const [small] = table.kinds as [Catalogue['kinds'][number]];
    const fields = { ...small.shape.fields, timestamp: text() };
    await accepts({ ...table, kinds: [{ ...small, shape: { ...small.shape, fields } }] }, [], ['', '"A":"x"']);
  });

  it('may have names and values that need more than one byte for a letter', async () => {
    const table: Catalogue = { dialect: 'spec', kinds: [kind('Ü', '', { é: constant('“x”', '') })] };
    const line = Buffer.from('{ "timestamp":"2026-11-14T20:41:00Z", "event":"Ü", "é":"“x”" }');
    expect((await scannerOf(table)).scan(line, 0, line.length)).toBe(0);
  });
});
