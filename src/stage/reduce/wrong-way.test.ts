import { expect, it } from 'vitest';
import { judgeAnswer } from '../../direct/tool/compare-answer.js';
import type { AskedValue } from '../../direct/tool/right-answer.js';
import { wayOf } from './wrong-way.js';

it.each([
  ['Sol', 'Sol', undefined],
  ['Sol', undefined, 'left out'],
  ['Sol', null, 'none, where there is one'],
  ['Sol', '', 'none, where there is one'],
  [null, 'Sol', 'one, where there is none'],
  ['Sol', 'Wolf 359', 'another value'],
  [7, 8, 'too much'],
  [7, 6, 'too little'],
  [7, '8', 'another value'],
  [['a'], ['a', 'b'], 'too much'],
  [['a'], [], 'too little'],
  [['a'], ['b'], 'another value'],
  [{ gold: 1, tin: 2 }, { gold: 1 }, 'too little'],
  [{ gold: 1 }, { gold: 1, tin: 2 }, 'too much'],
  [{ gold: 1 }, { tin: 1 }, 'another value'],
  [{}, { tin: 1 }, 'too much'],
  [{ id: 7, type: 'asp', name: null }, { id: 8, type: 'asp', name: null }, 'another value'],
  [true, false, 'another value'],
])('%j, answered with %j, is %s', (right, says, way) => {
  const asked = { member: 'cargo', right, byJournal: right, before: undefined } as unknown as AskedValue;
  expect(wayOf(judgeAnswer(asked, says === undefined ? {} : { cargo: says }))).toBe(way);
});
