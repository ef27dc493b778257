/** The balance of the commander: written at the start, changed by lines that earn or cost. */
import type { Members } from '../interface/object-rule.js';
import { type CreditChange, creditChanges, unstatedChanges } from './credit-change-table.js';
import type { Update, Updates } from './fold.js';
import { numberFrom, sumOfMember, timeFrom } from './fold-fields.js';
import type { JournalState, Where } from './journal-state.js';

export const creditUpdates: Updates = {
  LoadGame: (state, event, where) => {
    // A part of what is earned goes into a loan.
    const hasLoan = event.Loan !== undefined && event.Loan !== 0;
    learnCredits(state, hasLoan ? undefined : event.Credits, event, where);
  },
  CarrierBankTransfer: (state, event, where) => {
    const isKnown = state.commander.credits !== undefined;
    learnCredits(state, isKnown ? event.PlayerBalance : undefined, event, where);
  },
  ...mapped(creditChanges, changedBy),
};

export const unstatedCreditUpdates: Updates = mapped(unstatedChanges, (fields) => (state, event, where) => {
  const isUnstated = fields.length === 0 || fields.some((name) => event[name] !== undefined && event[name] !== 0);
  if (isUnstated) learnCredits(state, undefined, event, where);
});

/** An event says what the balance is; undefined if it does not, so that it is not known any more. */
export function learnCredits(state: JournalState, amount: unknown, { timestamp }: Members, where: Where): void {
  const credits = numberFrom(amount);
  state.commander.credits = credits;
  state.learned.credits = credits === undefined ? undefined : { where, changes: 0, timestamp: timeFrom(timestamp) };
}

/** On the rebuy screen no Status has the balance. */
const withoutStatus: ReadonlySet<unknown> = new Set(['SellShipOnRebuy', 'Resurrect']);

function changedBy(change: CreditChange): Update {
  const fields = Object.entries(change).map(([field, sign]) => {
    const [name = '', , inner] = field.replace('?', '').split('/');
    return { name, inner, optional: field.endsWith('?'), sign };
  });
  return (state, event, where) => {
    const { commander, learned } = state;
    if (commander.credits === undefined || !learned.credits) return;
    if (learned.credits.byStatus && !withoutStatus.has(event.event)) return;
    let { credits } = commander;
    for (const { name, inner, optional, sign } of fields) {
      const value = event[name];
      const isAbsent = optional && value === undefined;
      const amount = inner === undefined ? numberFrom(isAbsent ? 0 : value) : sumOfMember(value, inner);
      if (amount === undefined) return learnCredits(state, undefined, event, where);
      credits += sign * amount;
    }
    commander.credits = credits;
    const { where: since, changes } = learned.credits;
    learned.credits = { where: since, changes: changes + 1, timestamp: timeFrom(event.timestamp) };
  };
}

function mapped<Value>(table: Readonly<Record<string, Value>>, updateFor: (value: Value) => Update): Updates {
  return Object.fromEntries(Object.entries(table).map(([kind, value]) => [kind, updateFor(value)]));
}
