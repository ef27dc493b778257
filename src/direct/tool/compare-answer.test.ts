import { describe, expect, it } from 'vitest';
import type { AnswerMember } from './answer-table.js';
import { judgeAnswer } from './compare-answer.js';

function verdictOn(member: AnswerMember, right: unknown, says: unknown, also?: unknown) {
  const asked = { line: 1, column: 1, is: 'scalar', value: 'known' } as const;
  return judgeAnswer({ member, asked, right, also, byJournal: right, before: undefined }, { [member]: says }).verdict;
}

it.each([
  ['the symbol of a station', '$Site; Hope', 'right'],
  ['its name as the game shows it', 'Building Site: Hope', 'right'],
  ['another name', 'Hope', 'wrong'],
  ['nothing', undefined, 'unanswered'],
])('takes %s for what it is', (_, answer, verdict) => {
  expect(verdictOn('station', '$Site; Hope', answer, 'Building Site: Hope')).toBe(verdict);
});

it.each([null, undefined, ''])('takes %j for no name', (name) => {
  expect(verdictOn('ship', { id: 1, name: null }, { id: 1, name })).toBe('right');
});

it.each([' ', 'Adder'])('takes %j for a name', (name) => {
  expect(verdictOn('ship', { id: 1, name: null }, { id: 1, name })).toBe('wrong');
});

describe('lists', () => {
  it.each([
    ['missions', ['1', '2'], ['2', '1'], 'right'],
    ['missions', ['1', '2'], [2, 1], 'right'],
    ['factions', ['A', 'A'], ['A', 'X'], 'wrong'],
    ['factions', ['A', 'X'], ['A', 'A'], 'wrong'],
    ['factions', ['A', 'A'], ['a', 'a'], 'right'],
    ['factions', ['A'], ['A', 'A'], 'wrong'],
    ['ships', [3, 1], [1, 3], 'right'],
    ['route', ['A', 'B'], ['A', 'B'], 'right'],
    ['route', ['A', 'B'], ['B', 'A'], 'wrong'],
    ['route', [], [], 'right'],
    ['route', ['A'], [['A']], 'wrong'],
    ['route', ['A'], [{ toString: 1 }], 'wrong'],
  ] as const)('%s %j: %j is %s', (member, right, says, verdict) => {
    expect(verdictOn(member, right, says)).toBe(verdict);
  });
});
