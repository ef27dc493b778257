/** The balance of the commander: written at the start, changed by lines that earn or cost. */
import type { Members } from '../interface/object-rule.js';
import type { CreditChange } from './credit-change-table.js';
import { creditChanges, freeOfCharge, paidAroundWages, unstatedChanges } from './credit-change-table.js';
import { forKinds, type Updates } from './fold.js';
import { numberFrom, secondsFrom, sumOfMember, timeFrom } from './fold-fields.js';
import type { JournalState, Wages, Where } from './journal-state.js';

export const creditUpdates: Updates = {
  ...forKinds(Object.keys(creditChanges), changeCredits),
  LoadGame: (state, event, where) => {
    learnCredits(state, event.Credits, event, where);
    // A part of what is earned goes into a loan.
    if (event.Loan !== undefined && event.Loan !== 0) learnCredits(state, undefined, event, where);
  },
  CarrierBankTransfer: (state, event, where) => learnCredits(state, event.PlayerBalance, event, where),
  NpcCrewPaidWage: payWage,
};

export const unstatedCreditUpdates: Updates = forKinds(Object.keys(unstatedChanges), (state, event, where) => {
  const fields = unstatedChanges[event.event as string] ?? [];
  const isUnstated = fields.length === 0 || fields.some((name) => !freeOfCharge.includes(event[name]));
  if (isUnstated) learnCredits(state, undefined, event, where);
});

/** An event says what the balance is; undefined if it does not, so that it is not known any more. */
export function learnCredits(state: JournalState, amount: unknown, { timestamp }: Members, where: Where): void {
  const { commander, learned } = state;
  const credits = numberFrom(amount);
  state.wages = undefined;
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
export function amountIn(event: Members): number | undefined {
  return amountReaders.get(event.event)?.(event);
}

/** The wages right before a line that says what is left after them: they are no cost beside it. */
export function wagesWithin(event: Members, { wages }: JournalState): Wages | undefined {
  return paidAroundWages.after.includes(event.event) && isShareOf(event, wages) ? wages : undefined;
}

/** The game writes wages in the second of the line whose share they are, or in the one before. */
function isShareOf({ timestamp }: Members, wages: Wages | undefined): wages is Wages {
  const seconds = (secondsFrom(timestamp) ?? NaN) - (secondsFrom(wages?.timestamp) ?? NaN);
  return seconds >= 0 && seconds <= 1;
}

/** Until the line is known that they are a share of, it is not certain that they cost anything. */
function payWage(state: JournalState, event: Members, where: Where): void {
  const { commander, learned, estimate } = state;
  const amount = amountIn(event);
  if (amount === 0 || learned.credits?.byStatus) return;
  const others = isShareOf(event, state.wages) ? state.wages : undefined;
  const before = others?.before ?? { credits: commander.credits, learned: learned.credits, estimate };
  const { sum, count } = others ?? { sum: 0, count: 0 };
  learnCredits(state, undefined, event, where);
  if (state.estimate) state.estimate = { ...state.estimate, since: state.estimate.since + (amount ?? 0) };
  const timestamp = timeFrom(event.timestamp);
  if (amount !== undefined) state.wages = { timestamp, sum: sum + amount, count: count + 1, before };
}

/** On the rebuy screen no Status has the balance. */
const withoutStatus: ReadonlySet<unknown> = new Set(['SellShipOnRebuy', 'Resurrect']);

function changeCredits(state: JournalState, event: Members, where: Where): void {
  const { commander, learned, wages } = state;
  state.wages = undefined;
  if (learned.credits?.byStatus && !withoutStatus.has(event.event)) return;
  let amount = amountIn(event);
  const isBefore = paidAroundWages.before.includes(event.event);
  if (isShareOf(event, wages) && (isBefore || paidAroundWages.after.includes(event.event))) {
    const { credits, estimate } = wages.before;
    Object.assign(state, { estimate: estimate && { ...estimate } });
    commander.credits = credits;
    learned.credits = wages.before.learned;
    if (isBefore && amount !== undefined) amount += wages.sum;
  }
  if (amount === undefined) learnCredits(state, undefined, event, where);
  if (state.estimate) state.estimate.since += amount ?? 0;
  if (commander.credits === undefined || amount === undefined || !learned.credits) return;
  commander.credits += amount;
  const { where: since, changes } = learned.credits;
  learned.credits = { where: since, changes: changes + 1, timestamp: timeFrom(event.timestamp) };
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
