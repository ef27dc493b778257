import { expect, it } from 'vitest';
import { careers, highestRanks } from './rank-and-permit-table.js';
import { rankNameTable } from './rank-name-table.js';

it.each([
  ['Combat', 6, 'Dangerous'],
  ['Trade', 8, 'Elite'],
  ['Explore', 10, 'Elite II'],
  ['Exobiologist', 13, 'Elite V'],
  ['Empire', 12, 'Duke'],
  ['Federation', 9, 'Lieutenant Commander'],
] as const)('the rank %s %i is %s', (career, rank, name) => {
  expect(rankNameTable[career][rank]).toBe(name);
});

it.each(careers)('each rank in %s has a name of its own', (career) => {
  expect(new Set(rankNameTable[career]).size).toBe(highestRanks[career] + 1);
});
