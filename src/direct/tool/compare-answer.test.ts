import { expect, it } from 'vitest';
import { answerVerdict } from './compare-answer.js';

it.each([
  ['the symbol of a station', '$Site; Hope', 'right'],
  ['its name as the game shows it', 'Building Site: Hope', 'right'],
  ['another name', 'Hope', 'wrong'],
  ['nothing', undefined, 'unanswered'],
])('takes %s for what it is', (_, answer, verdict) => {
  expect(answerVerdict({ right: '$Site; Hope', also: 'Building Site: Hope' }, answer)).toBe(verdict);
});

it.each([null, undefined, '', ' '])('takes %j for no name', (name) => {
  expect(answerVerdict({ right: { id: 1, name: null } }, { id: 1, name })).toBe('right');
  expect(answerVerdict({ right: { id: 1, name: null } }, { id: 1, name: 'Adder' })).toBe('wrong');
});
