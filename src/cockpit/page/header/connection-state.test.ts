import { describe, expect, it } from 'vitest';
import { type ConnectionFacts, connectionState } from './connection-state.js';

const now = Date.UTC(2026, 0, 2, 12, 0, 0);

describe('the connection chip', () => {
  it('is live with the age of the last event', () => {
    expect(state({ lastLineAt: now - 3400 })).toEqual({ name: 'live', text: 'Live, 3 s ago' });
    expect(state({ hasStage: true })).toEqual({ name: 'live', text: 'Live' });
  });

  it('is quiet after a minute without an event', () => {
    const text = (seconds: number) => state({ lastLineAt: now - seconds * 1000 }).text;
    expect(text(59)).toBe('Live, 59 s ago');
    expect([60, 3599, 3600].map(text)).toEqual(['Quiet for 1 min', 'Quiet for 59 min', 'Quiet for 1 h']);
  });

  it('has ended after Shutdown or a day of silence, unless a stage may go on', () => {
    const years = now - 3387 * 86_400_000;
    expect(state({ lastLineAt: years })).toEqual({ name: 'ended', text: 'Ended 3387 d ago' });
    expect(state({ lastLineAt: now - 5000, isOver: true })).toEqual({ name: 'ended', text: 'Ended' });
    expect(state({ isOver: true })).toEqual({ name: 'ended', text: 'Ended' });
    expect(state({ lastLineAt: years, isOver: true, hasStage: true }).name).toBe('quiet');
    expect(state({})).toEqual({ name: 'quiet', text: 'Quiet' });
  });

  it('says how far it has caught up, and never 100 % before it has', () => {
    expect(state({ read: 0.4567 })).toEqual({ name: 'catching-up', text: 'Catching up, 45 %' });
    expect(state({ read: 0.9999 }).text).toBe('Catching up, 99 %');
    expect(state({ read: 0.5, mode: 'recording' }).name).toBe('catching-up');
  });

  it('names a recording', () => {
    expect(state({ mode: 'recording', lastLineAt: now - 1e9 })).toEqual({ name: 'recording', text: 'Recording' });
  });

  it('reconnects for a while, then is offline; both say from when the page is', () => {
    expect(state({ isConnected: false, lostAt: now - 9999 })).toEqual({
      name: 'reconnecting',
      text: 'Reconnecting',
      asOf: '11:59:50',
    });
    expect(state({ isConnected: false, lostAt: now - 10_000, mode: 'recording' })).toEqual({
      name: 'offline',
      text: 'Offline',
      asOf: '11:59:50',
    });
  });

  it('connects before anything is known', () => {
    expect(state({ isConnected: false, mode: undefined }).name).toBe('connecting');
    expect(state({ mode: undefined }).name).toBe('connecting');
  });

  it('takes an event from the future, by a clock that was set back, for one of now', () => {
    expect(state({ lastLineAt: now + 5000 }).text).toBe('Live, 0 s ago');
  });
});

function state(facts: Partial<ConnectionFacts>) {
  return connectionState({
    isConnected: true,
    lostAt: undefined,
    read: 1,
    lastLineAt: undefined,
    mode: 'live',
    hasStage: false,
    isOver: false,
    now,
    ...facts,
  });
}
