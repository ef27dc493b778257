import { describe, expect, it } from 'vitest';
import {
  flagIn,
  isFields,
  listIn,
  numberIn,
  numbersIn,
  objectIn,
  positionIn,
  shownIn,
  textIn,
  textsIn,
  timeIn,
} from './loose-fields.js';

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

const rubbish: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  true,
  '',
  '  ',
  [],
  [null, 1, 'x', {}],
  {},
  { x: 1 },
];

describe('reading a field that nobody has checked', () => {
  it('never throws, whatever stands there', () => {
    for (const value of rubbish) {
      const fields = { It: value, It_Localised: value };
      for (const read of [objectIn, flagIn, listIn, numberIn, positionIn, shownIn, textIn, textsIn, timeIn]) {
        expect(() => read(fields, 'It')).not.toThrow();
        expect(() => read({}, 'It')).not.toThrow();
      }
    }
  });

  it('gives only what has the right type', () => {
    expect(numberIn({ It: '3' }, 'It')).toBeUndefined();
    expect(numberIn({ It: 0 }, 'It')).toBe(0);
    expect(textIn({ It: 3 }, 'It')).toBeUndefined();
    expect(flagIn({ It: 1 }, 'It')).toBeUndefined();
    expect(listIn({ It: [null, 1, { a: 1 }, []] }, 'It')).toEqual([{ a: 1 }]);
    expect(textsIn({ It: ['a', 1, null] }, 'It')).toEqual(['a']);
    expect(isFields([])).toBe(false);
  });

  it('shows a name as the game does, and an internal one without its signs', () => {
    expect(shownIn({ Name: '$hpt_beamlaser_name;', Name_Localised: 'Beam Laser' }, 'Name')).toBe('Beam Laser');
    expect(shownIn({ Name: '$economy_HighTech;' }, 'Name')).toBe('economy_HighTech');
    expect(shownIn({ Name: ' ' }, 'Name')).toBeUndefined();
  });

  it('takes three numbers for a position, and nothing else', () => {
    expect(positionIn({ StarPos: [1, 2, 3] }, 'StarPos')).toEqual([1, 2, 3]);
    expect(positionIn({ StarPos: [1, 2] }, 'StarPos')).toBeUndefined();
    expect(positionIn({ StarPos: [1, '2', 3] }, 'StarPos')).toBeUndefined();
  });

  it('reads a time that is one', () => {
    expect(timeIn({ timestamp: '2026-11-15T19:00:00Z' })).toBe(Date.UTC(2026, 10, 15, 19));
    expect(timeIn({ timestamp: 'yesterday' })).toBeUndefined();
  });
});
