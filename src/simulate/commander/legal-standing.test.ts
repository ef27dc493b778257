import { expect, test } from 'vitest';
import {
  addOffence,
  clearOffences,
  hasFineIn,
  isWantedIn,
  type LegalRecord,
  legalStateIn,
  owedIn,
} from './legal-standing.js';

const here = { faction: 'Mother Gaia', security: 'high', population: 5 } as const;
const there = { faction: 'EXO', security: 'low', population: 5 } as const;
const anarchy = { faction: 'Dragons', security: 'anarchy', population: 5 } as const;
const nowhere = { faction: '', security: 'anarchy', population: 0 } as const;

function offender(): LegalRecord {
  return { offences: new Map(), passingLegalState: undefined };
}

test('the commander is wanted where the crime happened, until everything is paid', () => {
  const commander = offender();
  addOffence(commander, here, { bounty: 400, fine: 100 });
  expect([here, there, nowhere].map((system) => legalStateIn(commander, system))).toEqual(['Wanted', 'Clean', 'Clean']);
  expect([isWantedIn(commander, here), hasFineIn(commander, here), owedIn(commander, here)]).toEqual([true, true, 500]);
  expect([isWantedIn(commander, there), hasFineIn(commander, there), owedIn(commander, there)]).toEqual([
    false,
    false,
    0,
  ]);
  clearOffences(commander, here);
  expect(legalStateIn(commander, here)).toBe('Clean');
});

test('debts add up', () => {
  const commander = offender();
  addOffence(commander, here, { fine: 100 });
  addOffence(commander, here, { fine: 50, bounty: 1000 });
  expect(owedIn(commander, here)).toBe(1150);
});

test('there is no crime where there is no law', () => {
  const commander = offender();
  for (const system of [anarchy, nowhere]) addOffence(commander, system, { bounty: 400 });
  expect(commander.offences.size).toBe(0);
});

test('a passing legal state takes precedence over unpaid debts', () => {
  const commander = { ...offender(), passingLegalState: 'Speeding' as const };
  addOffence(commander, here, { bounty: 400 });
  expect(legalStateIn(commander, here)).toBe('Speeding');
});

test('the oldest record is dropped, so that the list stays bounded', () => {
  const commander = offender();
  for (let index = 0; index < 100; index++) addOffence(commander, { ...here, faction: `F${index}` }, { fine: 1 });
  expect(commander.offences.size).toBeLessThan(40);
  expect(commander.offences.has('F99')).toBe(true);
});
