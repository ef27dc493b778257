/** Rules about a total and its parts in one line. */
import type { Members } from '../../../interface/object-rule.js';
import { childPointer } from '../../text/json-pointer.js';
import { numberFrom, objectsFrom } from '../field-readers.js';
import type { RuleFinding, SessionRule } from '../session-rule.js';

/** The price of one and of all, by kind. */
const trades: Readonly<Record<string, readonly [price: string, total: string]>> = {
  MarketBuy: ['BuyPrice', 'TotalCost'],
  MarketSell: ['SellPrice', 'TotalSale'],
  BuyDrones: ['BuyPrice', 'TotalCost'],
  SellDrones: ['SellPrice', 'TotalSale'],
};

const purchase = { timestamp: '2026-11-14T20:41:00Z', event: 'MarketBuy', Type: 'gold', Count: 4, BuyPrice: 9000 };

export const tradeTotalRule: SessionRule = {
  id: 'trade/total',
  severity: 'warning',
  says: 'the total of a purchase or sale is the price of one, times the number',
  reason: 'Tools compute the profit from either.',
  reads: Object.fromEntries(Object.entries(trades).map(([kind, fields]) => [kind, ['Count', ...fields]])),
  check: (event) => {
    const [price = '', total = ''] = trades[String(event.event)] ?? [];
    const [one, count] = [numberFrom(event[price]), numberFrom(event.Count)];
    if (one === undefined || count === undefined) return [];
    return differing(event, total, one * count, `${price} times Count is`);
  },
  good: { journal: [{ ...purchase, TotalCost: 36_000 }] },
  bad: { journal: [{ ...purchase, TotalCost: 9000 }] },
};

const bounty = { timestamp: '2026-11-14T20:41:00Z', event: 'Bounty', VictimFaction: 'Sol Cartel' };
const Rewards = [
  { Faction: 'Sol Constitution Party', Reward: 40_000 },
  { Faction: 'Mother Gaia', Reward: 12_000 },
];

export const bountyTotalRule: SessionRule = {
  id: 'bounty/total',
  severity: 'warning',
  says: 'the TotalReward of a bounty is the sum of its Rewards',
  reason: 'Tools add up the vouchers of each faction and show the total.',
  reads: { Bounty: ['TotalReward', 'Rewards/*/Reward'] },
  check: (event) => {
    if (!Array.isArray(event.Rewards)) return [];
    let sum = 0;
    for (const each of objectsFrom(event.Rewards)) sum += numberFrom(each?.Reward) ?? Number.NaN;
    return Number.isNaN(sum) ? [] : differing(event, 'TotalReward', sum, 'the Rewards add up to');
  },
  good: { journal: [{ ...bounty, Rewards, TotalReward: 52_000 }] },
  bad: { journal: [{ ...bounty, Rewards, TotalReward: 40_000 }] },
};

function differing(event: Members, name: string, expected: number, what: string): RuleFinding[] {
  const total = numberFrom(event[name]);
  if (total === undefined || total === expected) return [];
  const message = `${name} is ${total}, but ${what} ${expected}`;
  return [{ pointer: childPointer('', name), expected: String(expected), found: String(total), message }];
}
