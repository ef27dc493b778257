import { describe, expect, it } from 'vitest';
import { encodeFlags, encodeFlags2 } from '../../../interface/flag-tables.js';
import { bitSets, isLit, meaningOf } from './lit-flags.js';
import { seatIn } from './status-in-moment.js';

describe('a flag', () => {
  it('is on or off as its bit says, up to the highest', () => {
    const status = { Flags: encodeFlags(['Docked', 'SrvHighBeam']), Flags2: encodeFlags2(['OnFoot']) };
    expect(isLit(status, 'Docked')).toBe(true);
    expect(isLit(status, 'SrvHighBeam')).toBe(true);
    expect(isLit(status, 'Landed')).toBe(false);
    expect(isLit(status, 'OnFoot')).toBe(true);
  });

  it('is unknown without a Status, and where its field is absent or no bit set', () => {
    expect(isLit(undefined, 'Docked')).toBeUndefined();
    expect(isLit({ Flags: 1 }, 'OnFoot')).toBeUndefined();
    for (const Flags of ['1', -1, 1.5, 2 ** 32, null, true]) expect(isLit({ Flags }, 'Docked')).toBeUndefined();
  });

  it('has a meaning', () => {
    expect(meaningOf('Docked')).toBe('docked, on a landing pad');
  });
});

describe('all bits', () => {
  it('come with the value in hexadecimal', () => {
    const [first, second] = bitSets({ Flags: 2 ** 31 + 10, Flags2: 0 });
    expect(first).toMatchObject({ field: 'Flags', value: 2147483658, hex: '0x8000000A' });
    expect(first?.rows.filter(({ isOn }) => isOn).map(({ bit }) => bit)).toEqual([1, 3, 31]);
    expect(second).toMatchObject({ field: 'Flags2', hex: '0x00000000' });
  });

  it('list those that are set without being defined', () => {
    const rows = bitSets({ Flags: 0, Flags2: 2 ** 23 + 2 ** 30 })[1]?.rows ?? [];
    expect(rows.filter(({ isUndefined }) => isUndefined).map(({ name, isOn }) => [name, isOn])).toEqual([
      ['Bit23', true],
      ['Bit30', true],
    ]);
  });

  it('are unknown, not off, without a Status', () => {
    for (const { value, hex, rows } of bitSets(undefined)) {
      expect([value, hex]).toEqual([undefined, undefined]);
      expect(rows.every(({ isOn }) => isOn === undefined)).toBe(true);
    }
  });
});

describe('the seat', () => {
  it.each([
    ['ship', ['InMainShip'], []],
    ['taxi', ['InMainShip'], ['InTaxi']],
    ['crew', ['InMainShip'], ['InMulticrew', 'TelepresenceMulticrew']],
    ['srv', ['InSRV'], []],
    ['fighter', ['InFighter'], []],
    ['foot', [], ['OnFoot', 'OnFootInStation']],
    [undefined, [], []],
  ] as const)('is %s', (seat, on, on2) => {
    expect(seatIn({ Flags: encodeFlags(on), Flags2: encodeFlags2(on2) })).toBe(seat);
  });

  it('is known from the Flags alone, as older journals write them', () => {
    expect(seatIn({ Flags: encodeFlags(['InMainShip']) })).toBe('ship');
    expect(seatIn(undefined)).toBeUndefined();
  });
});
