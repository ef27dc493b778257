import { expect, it } from 'vitest';
import { csvOf } from './csv-of-lines.js';

it('has a column for each member, exact numbers, JSON for lists, and no formulas', () => {
  const text = csvOf([
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"A", "Name":"say \\"hi\\", all", "Id":9007199254740993 }',
    '{ "timestamp":"2026-11-14T20:41:01Z", "event":"B", "List":[1, "x"], "Name":"=1+1", "On":true, "Cost":-5 }',
    'torn {',
  ]);
  expect(text.split('\r\n')).toEqual([
    'timestamp,event,Name,Id,List,On,Cost,(no event)',
    '2026-11-14T20:41:00Z,A,"say ""hi"", all",9007199254740993,,,,',
    '2026-11-14T20:41:01Z,B,\'=1+1,,"[1,""x""]",true,-5,',
    ',,,,,,,torn {',
    '',
  ]);
});

it('keeps the members of many columns together', () => {
  const line = JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`F${at}`, at])));
  const [head, row] = csvOf([line.replace('{', '{"event":"Many",')]).split('\r\n');
  expect(head?.split(',').length).toBe(251);
  expect(row).toContain('""F299"":299');
});
