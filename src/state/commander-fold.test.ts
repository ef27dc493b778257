import { expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return state;
}

it('knows the ranks once both navies are listed, and follows promotions', () => {
  const rank = { event: 'Rank', Empire: 3, Federation: 12 };
  expect(stateAfter(rank, { event: 'Promotion', Empire: 4 }).ranks).toEqual({ Empire: 4, Federation: 12 });
  expect(stateAfter({ ...rank, Empire: undefined }).ranks).toBeUndefined();
  expect(stateAfter({ ...rank, Federation: 'Rear Admiral' }).ranks).toBeUndefined();
  expect(stateAfter({ event: 'Promotion', Empire: 4 }).ranks).toBeUndefined();
});

it('drops credits, ranks and missions of another commander, and keeps those of the same', () => {
  const before = [
    { event: 'Commander', FID: 'F1', Name: 'Jameson' },
    { event: 'LoadGame', FID: 'F1', Commander: 'Jameson', Ship: 'adder', Credits: 7 },
    { event: 'Rank', Empire: 3, Federation: 12 },
    { event: 'MissionAccepted', MissionID: 1 },
    { event: 'DockingGranted' },
    { event: 'DockSRV' },
  ];
  const after = (FID: string) => stateAfter(...before, { event: 'Commander', FID });
  expect(after('F1')).toMatchObject({ commander: { credits: 7 }, ranks: {}, missions: { 1: {} }, clearance: true });
  const { commander, ranks, missions, clearance, boarded } = after('F2');
  expect([commander.credits, ranks, missions, clearance, boarded]).toEqual(Array(5).fill(undefined));
});
