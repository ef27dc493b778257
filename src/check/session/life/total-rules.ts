/** Rules about a total and its parts in one line. */
import type { Members } from '../../../interface/object-rule.js';
import { numberFrom, sumOfMember } from '../../../state/fold-fields.js';
import { noFindings, type RuleFinding, type SessionRule } from '../session-rule.js';

/** The price of one and of all, by kind. */
const trades: Readonly<Record<string, { readonly price: string; readonly total: string }>> = {
  MarketBuy: { price: 'BuyPrice', total: 'TotalCost' },
  MarketSell: { price: 'SellPrice', total: 'TotalSale' },
  BuyDrones: { price: 'BuyPrice', total: 'TotalCost' },
  SellDrones: { price: 'SellPrice', total: 'TotalSale' },
};

const purchase = { timestamp: '2026-11-14T20:41:00Z', event: 'MarketBuy', Type: 'gold', Count: 4, BuyPrice: 9000 };

export const tradeTotalRule: SessionRule = {
  id: 'trade/total',
  says: 'the total of a purchase or sale is the price of one, times the number',
  reason: 'Tools compute the profit from either.',
  reads: Object.fromEntries(Object.entries(trades).map(([kind, { price, total }]) => [kind, ['Count', price, total]])),
  check: (event) => {
    const trade = trades[String(event.event)];
    const one = trade && numberFrom(event[trade.price]);
    const count = numberFrom(event.Count);
    if (!trade || one === undefined || count === undefined) return noFindings;
    const all = one * count;
    return event[trade.total] === all
      ? noFindings
      : differing(event, trade.total, all, `${trade.price} times Count is`);
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
  says: 'the TotalReward of a bounty is the sum of its Rewards',
  reason: 'Tools add up the vouchers of each faction and show the total.',
  reads: { Bounty: ['TotalReward', 'Rewards/*/Reward'] },
  check: (event) => {
    const sum = sumOfMember(event.Rewards, 'Reward');
    return sum === undefined ? noFindings : differing(event, 'TotalReward', sum, 'the Rewards add up to');
  },
  good: { journal: [{ ...bounty, Rewards, TotalReward: 52_000 }] },
  bad: { journal: [{ ...bounty, Rewards, TotalReward: 40_000 }] },
};

function differing(event: Members, name: string, expected: number, what: string): readonly RuleFinding[] {
  const total = numberFrom(event[name]);
  if (total === undefined || total === expected) return noFindings;
  const message = `${name} is ${total}, but ${what} ${expected}`;
  return [{ pointer: `/${name}`, expected: String(expected), found: String(total), message }];
}
