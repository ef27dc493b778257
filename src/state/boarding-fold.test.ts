import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return state;
}

describe('leave to dock', () => {
  it.each(['DockingCancelled', 'DockingTimeout', 'Undocked', 'FSDJump'])('ends with %s', (event) => {
    expect(stateAfter({ event: 'DockingGranted' }).clearance).toBe(true);
    expect(stateAfter({ event: 'DockingGranted' }, { event }).clearance).toBe(false);
  });

  it.each([
    'Docked',
    'LoadGame',
    'Location',
    'Died',
    'Resurrect',
    'JoinACrew',
    'QuitACrew',
    'BookTaxi',
    'BookDropship',
  ])('is not known after %s', (event) => {
    expect(stateAfter({ event: 'Undocked' }, { event }).clearance).toBeUndefined();
  });
});

describe('a boarded ship', () => {
  const embark = { event: 'Embark', SRV: false, Taxi: false, Multicrew: false };

  it.each(['SRV', 'Taxi', 'Multicrew'])('is not a boarded %s', (name) => {
    expect(stateAfter(embark).boarded).toMatchObject({ by: 'Embark' });
    expect(stateAfter({ ...embark, [name]: true }).boarded).toBeUndefined();
    expect(stateAfter({ ...embark, [name]: undefined }).boarded).toBeUndefined();
  });

  it('is one that an SRV docks at, too', () => {
    expect(stateAfter({ event: 'DockSRV' }).boarded).toMatchObject({ by: 'DockSRV' });
  });

  it.each([
    'Loadout',
    'LoadGame',
    'Disembark',
    'Died',
    'Resurrect',
    'Liftoff',
    'Undocked',
    'SupercruiseEntry',
    'FSDJump',
    'LaunchSRV',
  ])('needs no description after %s', (event) => {
    expect(stateAfter(embark, { event }).boarded).toBeUndefined();
  });
});
