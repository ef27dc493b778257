import type { Members } from '../../../interface/object-rule.js';
import { accountOf } from '../../../state/commander-fold.js';
import { nameFrom, numberFrom } from '../../../state/fold-fields.js';
import type { LearnedCredits } from '../../../state/journal-state.js';
import { lineReference } from '../session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from '../session-rule.js';
import type { SessionState } from '../session-state.js';
import { secondsSince } from '../status-facts.js';

/** Status is written a moment later than the journal. */
const secondsOfStatus = 5;

const start = { timestamp: '2026-11-14T20:41:00Z', event: 'LoadGame', FID: 'F4711', Credits: 100_000, Loan: 0 };
const sale = { timestamp: '2026-11-14T20:52:00Z', event: 'MarketSell', TotalSale: 48_000 };
const fuel = { timestamp: '2026-11-14T20:53:00Z', event: 'RefuelAll', Cost: 312 };
const again = { ...start, timestamp: '2026-11-14T21:05:00Z' };

export const creditsRule: SessionRule = {
  id: 'credits/balance',
  says: 'a balance that is written again is the last one, plus what was earned, minus what was paid',
  reason:
    'Each line that earns or costs says how much, so a tool can keep the balance between two starts. The sum may be off by a credit for each line, because shares are rounded. Not every fee or fine has a line, so a difference of up to 10,000 credits or a thousandth of the balance is only a note. Nothing is compared after a cost that the game does not tell: the share of hired pilots in vouchers, a loan that is paid back, fines for missions, supplies on foot, services of a carrier, a colony that is claimed. In journals of version 2.2, bought ships and scans make differences that no line explains, so each is only a note.',
  firmSince: '2.3',
  reads: {
    LoadGame: ['FID', 'Commander', 'Credits'],
    CarrierBankTransfer: ['Deposit', 'Withdraw', 'PlayerBalance'],
    Status: ['Balance'],
  },
  check: (event, state) => {
    const { commander, learned } = state.journal;
    if (commander.credits === undefined || !learned.credits) return noFindings;
    const credits = { ...learned.credits, amount: commander.credits };
    if (event.event === 'LoadGame') return comparedAtStart(event, credits, state);
    if (event.event === 'Status') return comparedWithStatus(event, credits, state);
    const moved = (numberFrom(event.Withdraw) ?? 0) - (numberFrom(event.Deposit) ?? 0);
    return differing('PlayerBalance', event, { ...credits, amount: credits.amount + moved }, state);
  },
  good: { journal: [start, sale, fuel, { ...again, Credits: 147_688 }] },
  bad: { journal: [start, sale, fuel, { ...again, Credits: 100_000 }] },
};

interface KnownCredits extends LearnedCredits {
  readonly amount: number;
}

function comparedAtStart(event: Members, credits: KnownCredits, state: SessionState): readonly RuleFinding[] {
  const account = accountOf({ id: nameFrom(event.FID), name: nameFrom(event.Commander) });
  if (account === undefined || account !== accountOf(state.journal.commander)) return noFindings;
  return differing('Credits', event, credits, state);
}

function comparedWithStatus(event: Members, credits: KnownCredits, state: SessionState): readonly RuleFinding[] {
  const seconds = secondsSince(credits.timestamp, event, state);
  return seconds === undefined || seconds < secondsOfStatus ? noFindings : differing('Balance', event, credits, state);
}

/** Fees, fines and supplies of this much may have been paid without a line. */
function mostUnrecorded(amount: number): number {
  return Math.max(10_000, amount / 1000);
}

function differing(name: string, event: Members, credits: KnownCredits, state: SessionState): readonly RuleFinding[] {
  const balance = numberFrom(event[name]);
  const { amount, changes, where } = credits;
  if (balance === undefined || Math.abs(balance - amount) <= changes) return noFindings;
  const since = lineReference(where, state.here);
  const message =
    changes === 0
      ? `${name} is ${balance}, but it was ${amount} at ${since}, and nothing has been earned or paid after that`
      : `${name} is ${balance}, but with all that was earned and paid after ${since} it should be ${amount}`;
  const severity = Math.abs(balance - amount) <= mostUnrecorded(amount) ? 'note' : undefined;
  return [{ pointer: `/${name}`, expected: String(amount), found: String(balance), message, severity }];
}
