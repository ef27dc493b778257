/** The balance of the commander: written at the start, changed by lines that earn or cost. */
import type { Members } from '../interface/object-rule.js';
import type { CreditChange } from './credit-change-table.js';
import { creditChanges, freeOfCharge, paidAroundWages, unstatedChanges } from './credit-change-table.js';
import { forKinds, type Updates } from './fold.js';
import { numberFrom, sumOfMember, timeFrom } from './fold-fields.js';
import type { JournalState, Where } from './journal-state.js';

export const creditUpdates: Updates = {
  ...forKinds(Object.keys(creditChanges), changeCredits),
  LoadGame: (state, event, where) => {
    learnCredits(state, event.Credits, event, where);
    // A part of what is earned goes into a loan.
    if (event.Loan !== undefined && event.Loan !== 0) learnCredits(state, undefined, event, where);
  },
  CarrierBankTransfer: (state, event, where) => learnCredits(state, event.PlayerBalance, event, where),
};

export const unstatedCreditUpdates: Updates = forKinds(Object.keys(unstatedChanges), (state, event, where) => {
  const fields = unstatedChanges[event.event as string] ?? [];
  const isUnstated = fields.length === 0 || fields.some((name) => !freeOfCharge.has(event[name]));
  if (isUnstated) learnCredits(state, undefined, event, where);
});

/** An event says what the balance is; undefined if it does not, so that it is not known any more. */
export function learnCredits(state: JournalState, amount: unknown, { timestamp }: Members, where: Where): void {
  const { commander, learned } = state;
  const credits = numberFrom(amount);
  if (credits !== undefined) state.estimate = undefined;
  else if (commander.credits !== undefined)
    state.estimate = { certain: commander.credits, timestamp: learned.credits?.timestamp, since: 0 };
  commander.credits = credits;
  learned.credits = credits === undefined ? undefined : { where, changes: 0, timestamp: timeFrom(timestamp) };
}

/** The balance as far as lines tell: what is certain, or else the last certain one with the ledger since. */
export function likelyCredits({ commander, estimate }: JournalState): number | undefined {
  return commander.credits ?? (estimate && estimate.certain + estimate.since);
}

/** The ledger: what a line adds to the account, or takes from it; undefined if it does not say. */
export function amountIn(event: Members, state: JournalState): number | undefined {
  const amount = amountReaders.get(event.event)?.(event);
  return event.event === 'NpcCrewPaidWage' && paidAroundWages.after.has(earnerOf(event, state)) ? 0 : amount;
}

/** The kind of the line whose share a wage is: it was written in the same second. */
function earnerOf({ timestamp }: Members, { earning }: JournalState): string | undefined {
  return earning?.timestamp === timestamp ? earning?.kind : undefined;
}

/** On the rebuy screen no Status has the balance. */
const withoutStatus: ReadonlySet<unknown> = new Set(['SellShipOnRebuy', 'Resurrect']);

function changeCredits(state: JournalState, event: Members, where: Where): void {
  const amount = amountIn(event, state);
  const { commander, learned } = state;
  const timestamp = timeFrom(event.timestamp);
  if ((amount ?? 0) > 0) state.earning = { kind: String(event.event), timestamp };
  if (learned.credits?.byStatus && !withoutStatus.has(event.event)) return;
  const isWage = event.event === 'NpcCrewPaidWage' && amount !== 0;
  if (amount === undefined || (isWage && !paidAroundWages.before.has(earnerOf(event, state))))
    learnCredits(state, undefined, event, where);
  if (state.estimate) state.estimate.since += amount ?? 0;
  if (commander.credits === undefined || amount === undefined || !learned.credits) return;
  commander.credits += amount;
  const { where: since, changes } = learned.credits;
  learned.credits = { where: since, changes: changes + 1, timestamp };
}

const amountReaders = new Map<unknown, (event: Members) => number | undefined>(
  Object.entries(creditChanges).map(([kind, change]) => [kind, amountReader(change)]),
);

function amountReader(change: CreditChange): (event: Members) => number | undefined {
  const fields = Object.entries(change).map(([field, sign]) => {
    const [path = '', second = ''] = namesIn(field);
    const [name = '', , inner] = path.split('/');
    return { name, inner, second, optional: field.endsWith('?'), sign };
  });
  return (event) => {
    let sum = 0;
    for (const { name, inner, second, optional, sign } of fields) {
      const value = event[name] === undefined ? event[second] : event[name];
      const isAbsent = optional && value === undefined;
      const amount = inner === undefined ? creditsFrom(isAbsent ? 0 : value) : sumOfMember(value, inner);
      if (amount === undefined) return undefined;
      sum += sign * amount;
    }
    return sum;
  };
}

/** The names in a field of the table. */
export function namesIn(field: string): readonly string[] {
  return field.replace('?', '').split('|');
}

/** Donation is a number as text. */
function creditsFrom(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : numberFrom(value);
}
