import { describe, expect, it } from 'vitest';
import { isKind, ofKind } from './journal-event.js';

const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', StarSystem: 'Wolf 359' };

describe('an event', () => {
  it('is of the kind it names, and of no other', () => {
    expect(isKind(jump, 'FSDJump')).toBe(true);
    expect(isKind(jump, 'Docked')).toBe(false);
  });

  it('can be had as one of its kind', () => {
    expect(ofKind(jump, 'FSDJump')).toBe(jump);
    expect(ofKind(jump, 'Docked')).toBeUndefined();
  });
});
