import { describe, expect, it } from 'vitest';
import { fieldOf, isKind, ofKind } from './journal-event.js';

const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', StarSystem: 'Wolf 359' };

describe('an event', () => {
  it('is of the kind it names, and of no other', () => {
    expect(isKind(jump, 'FSDJump')).toBe(true);
    expect(isKind(jump, 'Docked')).toBe(false);
  });

  it('has any field by name, and nothing that it inherits', () => {
    expect(fieldOf(jump, 'StarSystem')).toBe('Wolf 359');
    expect(fieldOf(jump, 'Body')).toBeUndefined();
    expect(fieldOf(jump, 'constructor')).toBeUndefined();
  });

  it('can be had as one of its kind', () => {
    expect(ofKind(jump, 'FSDJump')).toBe(jump);
    expect(ofKind(jump, 'Docked')).toBeUndefined();
  });
});
