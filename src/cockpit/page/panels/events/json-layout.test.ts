import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutJson } from './json-layout.js';

function shown(text: string): string[] | undefined {
  return layoutJson(text)?.map(
    ({ depth, parts }) => '  '.repeat(depth) + parts.map(({ start, end }) => text.slice(start, end)).join(''),
  );
}

describe('layoutJson', () => {
  it('puts each member on a line of its own', () => {
    expect(shown('{ "event":"Fuel", "Main":{ "Level":12.571020 }, "Free":true }')).toEqual([
      '{',
      '  "event":"Fuel",',
      '  "Main":{',
      '    "Level":12.571020',
      '  },',
      '  "Free":true',
      '}',
    ]);
  });

  it('keeps the digits of numbers as they were written', () => {
    expect(shown('{"Id":18446744073709551615,"A":0.100000,"B":-1E+05}')?.slice(1, 4)).toEqual([
      '  "Id":18446744073709551615,',
      '  "A":0.100000,',
      '  "B":-1E+05',
    ]);
  });

  it('keeps a short list of numbers on one line, and breaks one of objects', () => {
    expect(shown('{"StarPos":[-43.25000,-64.34375,-77.68750],"L":[{"A":1},{"B":2}],"E":[],"O":{}}')).toEqual([
      '{',
      '  "StarPos":[-43.25000,-64.34375,-77.68750],',
      '  "L":[',
      '    {',
      '      "A":1',
      '    },',
      '    {',
      '      "B":2',
      '    }',
      '  ],',
      '  "E":[],',
      '  "O":{}',
      '}',
    ]);
  });

  it('says which member begins on a line, through lists', () => {
    const paths = layoutJson('{"Factions":[{"Name":"A"},{"Name":"B"}],"Deep":{"Er":{"X":1}},"Last":1}')?.flatMap(
      ({ path }) => (path ? [path.join('.')] : []),
    );
    expect(paths).toEqual(['Factions', 'Factions.Name', 'Factions.Name', 'Deep', 'Deep.Er', 'Deep.Er.X', 'Last']);
  });

  it('tells names from texts, whatever is in them', () => {
    const text = '{"a\\"b":"c:{\\"d\\",[","e" : "f"}';
    const types = layoutJson(text)?.flatMap(({ parts }) =>
      parts.map(({ type, start, end }) => [type, text.slice(start, end)]),
    );
    expect(types?.filter(([type]) => type === 'name' || type === 'string')).toEqual([
      ['name', '"a\\"b"'],
      ['string', '"c:{\\"d\\",["'],
      ['name', '"e"'],
      ['string', '"f"'],
    ]);
  });

  it.each(['', '{', 'NaN', '{"a":1', '{"a":01}', "{'a':1}", '{"a":1}{"b":2}'])('does not take %j for JSON', (text) => {
    expect(layoutJson(text)).toBeUndefined();
  });

  it('shows every sign of any JSON, in its order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const parts = layoutJson(text)?.flatMap((line) => line.parts) ?? [];
        expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      }),
    );
  });
});
