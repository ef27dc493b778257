import { expect, it } from 'vitest';
import { pipBanks } from './pip-banks.js';

it('counts pips in halves', () => {
  expect(pipBanks({ Pips: [4, 8, 1] }).map(({ name, pips, cells }) => [name, pips, cells])).toEqual([
    ['SYS', 2, [1, 1, 0, 0]],
    ['ENG', 4, [1, 1, 1, 1]],
    ['WEP', 0.5, [0.5, 0, 0, 0]],
  ]);
});

it('distinguishes absent from 0', () => {
  expect(pipBanks(undefined).map(({ pips }) => pips)).toEqual([undefined, undefined, undefined]);
  expect(pipBanks({ Pips: 'full' }).map(({ pips }) => pips)).toEqual([undefined, undefined, undefined]);
  expect(pipBanks({ Pips: [0, '4'] }).map(({ pips }) => pips)).toEqual([0, undefined, undefined]);
});

it('stays within four pips, whatever the journal says', () => {
  expect(pipBanks({ Pips: [99, -3, 2] }).map(({ cells }) => cells)).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
});
