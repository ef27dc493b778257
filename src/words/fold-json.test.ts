import { describe, expect, it } from 'vitest';
import { ruleCatalogue } from '../check/rules/rule-catalogue.js';
import { exampleParts } from '../check/rules/rule-example-text.js';
import { foldJson } from './fold-json.js';

describe('folding a line', () => {
  it('breaks between members', () => {
    expect(foldJson('{ "a":1, "b":[ 1, 2 ] }', 12)).toEqual(['{ "a":1,', '"b":[ 1,', '2 ] }']);
  });

  it('breaks no text, and keeps a bracket with what it holds', () => {
    expect(foldJson('{ "Name":"Pikum Public Group", "Route":[  ] }', 20)).toEqual([
      '{ "Name":"Pikum Public Group",',
      '"Route":[  ] }',
    ]);
    expect(foldJson(String.raw`{ "a":"b \" c d", "e":1 }`, 10)).toEqual([String.raw`{ "a":"b \" c d",`, '"e":1 }']);
  });

  it('loses nothing', () => {
    for (const example of ruleCatalogue.flatMap(({ good, bad }) => [good, bad])) {
      for (const line of exampleParts(example).flatMap(({ lines }) => lines))
        expect(foldJson(line, 76).join(' ')).toBe(line);
    }
  });
});
