import { expect, it } from 'vitest';
import { commanderNames, pilotNameParts } from '../game/name-words.js';
import { inventedNames } from './activities/exploration/signal-names.js';
import { commanderName, pilotName } from './person-names.js';
import { Random } from './random.js';

const random = new Random(1);
const many = <Name>(make: () => Name) => Array.from({ length: 1000 }, make);

it('players and other pilots have no word of their names in common', () => {
  const { firsts, lasts } = pilotNameParts;
  const words = new Set([...firsts, ...lasts]);
  expect([...commanderNames.firsts, ...commanderNames.lasts].filter((word) => words.has(word))).toEqual([]);
  expect(many(() => commanderName(random)).filter((name) => !/^\p{L}+ \p{L}+$/u.test(name))).toEqual([]);
  expect(new Set(many(() => pilotName(random))).size).toBeGreaterThan(950);
});

it('a fifth of carriers are seen without a name, and the others seldom share one', () => {
  const carriers = many(() => inventedNames.carrier(random, 'K7Q-BQL').replace(/ ?K7Q-BQL$/, ''));
  const unnamed = carriers.filter((name) => name === '').length;
  expect(Math.abs(unnamed - 200)).toBeLessThan(50);
  expect(new Set(carriers).size).toBeGreaterThan(650);
  expect(carriers.filter((name) => /[a-z]/.test(name))).toEqual([]);
});
