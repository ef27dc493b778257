import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.js';

function words(text: string): string[] {
  return parseQuery(text).terms.map(({ isNegated, name, operator, values }) =>
    [
      isNegated ? '-' : '',
      name === undefined ? '' : `${name}${operator}`,
      values.map(({ pieces }) => pieces.join('*')),
    ].join(''),
  );
}

describe('a query', () => {
  it('is made of terms that name a field, compare, are negated or are free text', () => {
    expect(words('kind:Docked station:"Abraham*" -kind:Music fuel<8 severity:error "free text"')).toEqual([
      'kind:docked',
      'station:abraham*',
      '-kind:music',
      'fuel<8',
      'severity:error',
      'free text',
    ]);
    expect(words('Fuel.FuelMain>=1.5 kind:A,"B c" timestamp>2026-11-14')).toEqual([
      'fuel.fuelmain>=1.5',
      'kind:a,b c',
      'timestamp>2026-11-14',
    ]);
  });

  it('takes what is copied out of a line, times and lone signs as they are meant', () => {
    expect(words('"event":"FSDJump"')).toEqual(['event:fsdjump']);
    expect(words('20:41:00 - -x a-b')).toEqual(['20:41:00', '-', '-x', 'a-b']);
    expect(parseQuery('"a \\"b\\" \\* \\\\"').terms[0]?.values).toEqual([
      { text: 'a "b" * \\', pieces: ['a "b" * \\'] },
    ]);
    expect(parseQuery(' ')).toEqual({ terms: [] });
  });

  it.each([
    ['kind:', 'A value is missing after “kind:”, such as kind:Docked.'],
    ['a kind:Docked,', 'A value is missing after “kind:Docked,”, such as kind:Docked,Docked.'],
    ['x "free', 'The quotation mark before “free” has no second one.'],
    ['fuel<much', '“fuel<” needs a number or a date, such as fuel<8, not “much”.'],
    ['severity:bad', 'A severity is error, warning or note, or * for any, not “bad”.'],
  ])('says what is wrong: %s', (text, message) => {
    expect(parseQuery(text).problem).toBe(message);
  });

  it('knows where its terms and values are', () => {
    expect(parseQuery('a -kind:X,"Y z" b').terms[1]).toMatchObject({ start: 2, end: 15, valueStart: 10 });
  });
});
