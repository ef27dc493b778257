import { expect, it } from 'vitest';
import { careers, highestRanks } from './rank-and-permit-table.js';
import { rankName } from './rank-name.js';

it.each([
  ['Combat', 6, 'Dangerous'],
  ['Trade', 8, 'Elite'],
  ['Explore', 10, 'Elite II'],
  ['Exobiologist', 13, 'Elite V'],
  ['Empire', 12, 'Duke'],
  ['Federation', 9, 'Lieutenant Commander'],
  ['CQC', 9, 'rank 9'],
  ['Combat', -1, 'rank -1'],
] as const)('the rank %s %i is %s', (career, rank, name) => {
  expect(rankName(career, rank)).toBe(name);
});

it.each(careers)('%s has a name for each rank', (career) => {
  const names = Array.from({ length: highestRanks[career] + 1 }, (_, rank) => rankName(career, rank));
  expect(new Set(names.filter((name) => !name.startsWith('rank'))).size).toBe(highestRanks[career] + 1);
});
