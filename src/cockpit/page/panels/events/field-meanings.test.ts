import { describe, expect, it } from 'vitest';
import { fieldMeaning, kindMeaning } from './field-meanings.js';

describe('kindMeaning', () => {
  it('knows the kinds of the specification', () => {
    expect(kindMeaning('FSDJump')).not.toHaveProperty('known');
    expect(kindMeaning('Loadout')?.known).toMatch(/^Seen in [\d,]+ lines\b/);
    expect(kindMeaning('Loadout')?.known).not.toMatch(/specification/);
    expect(kindMeaning('FSDJump')?.about).not.toBe('');
  });

  it.each(['', 'NoSuchKind', 'FSDJump.StarPos', 'Fuel', '__proto__'])('takes %j for unknown', (kind) => {
    expect(kindMeaning(kind)).toBeUndefined();
  });
});

describe('fieldMeaning', () => {
  it('explains a field, also within lists', () => {
    expect(fieldMeaning('FSDJump', ['StarPos'], undefined)).toMatchObject({ type: expect.any(String) });
    expect(fieldMeaning('FSDJump', ['Factions', 'Influence'], '0.5')?.about).toBeTruthy();
    expect(fieldMeaning('Scan', ['Rings', 'MassMT'], '1')?.type).toMatch(/^number, seen in [\d,]+ lines$/);
  });

  it('says what a value means where there is a table of values', () => {
    expect(fieldMeaning('Status', ['Flags'], '3')?.value).toContain('Docked');
    expect(fieldMeaning('Status', ['GuiFocus'], '6')?.value).toBeTruthy();
  });

  it('does not know fields that the tables do not have', () => {
    expect(fieldMeaning('FSDJump', ['NoSuchField'], '1')).toBeUndefined();
    expect(fieldMeaning('FSDJump', ['Star.Pos'], '1')).toBeUndefined();
    expect(fieldMeaning('NoSuchKind', ['StarPos'], '1')).toBeUndefined();
  });
});
