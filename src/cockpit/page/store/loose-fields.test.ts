import { describe, expect, it } from 'vitest';
import { numberIn, numbersIn, objectIn, textIn } from './loose-fields.js';

describe('reading fields of an unchecked event', () => {
  it('gives what is there', () => {
    expect(textIn({ Name: 'Sol' }, 'Name')).toBe('Sol');
    expect(numberIn({ Fuel: 0 }, 'Fuel')).toBe(0);
    expect(objectIn({ Fuel: { FuelMain: 1 } }, 'Fuel')).toEqual({ FuelMain: 1 });
    expect(numbersIn({ Pips: [4, 8, 0] }, 'Pips')).toEqual([4, 8, 0]);
  });

  it('takes the first name that has a text', () => {
    expect(textIn({ Name_Localised: '', Name: '$sol;' }, 'Name_Localised', 'Name')).toBe('$sol;');
  });

  it.each([undefined, null, true, [], {}])('takes %j for absent where something else is expected', (value) => {
    expect(textIn({ Field: value }, 'Field')).toBeUndefined();
    expect(numberIn({ Field: value }, 'Field')).toBeUndefined();
  });

  it('takes no list, no null and no text for an object', () => {
    expect([[1], null, 'x', 3].map((Field) => objectIn({ Field }, 'Field'))).toEqual(Array(4).fill(undefined));
  });

  it('leaves a hole in a list where an element is no number', () => {
    expect(numbersIn({ Pips: [4, '8', null] }, 'Pips')).toEqual([4, undefined, undefined]);
    expect(numbersIn({ Pips: 'none' }, 'Pips')).toEqual([]);
  });

  it('finds nothing in no event', () => {
    expect([textIn(undefined, 'x'), numberIn(undefined, 'x'), objectIn(undefined, 'x')]).toEqual(
      Array(3).fill(undefined),
    );
  });
});
