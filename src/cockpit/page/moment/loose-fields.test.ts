import { describe, expect, it } from 'vitest';
import {
  fieldsIn,
  flagIn,
  isFields,
  listIn,
  numberIn,
  positionIn,
  shownIn,
  textIn,
  textsIn,
  timeIn,
} from './loose-fields.js';

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

describe('reading an unchecked field', () => {
  it('never throws, whatever the value', () => {
    for (const value of rubbish) {
      const fields = { It: value, It_Localised: value };
      for (const read of [fieldsIn, flagIn, listIn, numberIn, positionIn, shownIn, textIn, textsIn, timeIn]) {
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

  it('escapes invisible characters and direction marks', () => {
    const name = 'gpj.\u202Eexe';
    for (const shown of [textIn({ It: name }, 'It'), shownIn({ It: name }, 'It'), textsIn({ It: [name] }, 'It')[0]])
      expect(shown).toBe('gpj.\\u202eexe');
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
