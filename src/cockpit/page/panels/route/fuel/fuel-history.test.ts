import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../../protocol.js';
import { emptyMoment } from '../../../../recording/advance-moment.js';
import { clockTime, dateAndTime, durationWords, fromNow } from '../time-words.js';
import { fuelHistory, fuelPointAt, fuelPointWords, fuelSentence, fuelSeries } from './fuel-history.js';

function moment(jumps: readonly object[], loadout?: object): Moment {
  const line = (n: number, event: object) => ({ n, text: JSON.stringify(event) });
  return {
    ...emptyMoment,
    gathered: { ...emptyMoment.gathered, jumps: jumps.map((jump, n) => line(n, { event: 'FSDJump', ...jump })) },
    latest: loadout ? { Loadout: line(99, loadout) } : {},
  };
}

const jump = (minute: number, FuelLevel?: unknown, FuelUsed?: unknown) => ({
  timestamp: `2026-11-15T19:${String(minute).padStart(2, '0')}:00Z`,
  StarSystem: `System ${minute}`,
  ...(FuelLevel !== undefined && { FuelLevel }),
  ...(FuelUsed !== undefined && { FuelUsed }),
});

describe('the fuel over the jumps', () => {
  it('is told in a sentence', () => {
    const history = fuelHistory(
      moment([jump(1, 14, 2), jump(2, 11.5, 2.5), jump(3, 15, 1)], { FuelCapacity: { Main: 16 } }),
    );
    expect(fuelSentence(history)).toBe(
      '3 jumps used 5.5 t. 15 t of 16 t left after the latest; the least was 11.5 t, at 19:02:00.',
    );
    expect(fuelSeries(history)[1]).toEqual([14, 11.5, 15]);
    expect(fuelPointWords(history.points[1] ?? expect.fail('no point'))).toBe(
      '19:02:00 System 2: 11.5 t left, the jump took 2.5 t',
    );
  });

  it('leaves out what is not known, and never throws', () => {
    const jumps = [jump(1), jump(2, '3'), jump(3, 4, 'x'), { StarSystem: 'A', FuelLevel: 3, timestamp: 'never' }, {}];
    const history = fuelHistory(moment(jumps, { FuelCapacity: 'big' }));
    expect(history).toEqual({ points: [expect.objectContaining({ level: 4 })] });
    expect(fuelSeries(history)[2]).toEqual([null]);
    expect(fuelSentence(fuelHistory(emptyMoment))).toContain('after the first jump');
  });

  it('finds the jump before a time', () => {
    const history = fuelHistory(moment([jump(1, 14), jump(5, 11)]));
    const at = (minute: number) => fuelPointAt(history, Date.UTC(2026, 10, 15, 19, minute));
    expect([at(0), at(1), at(4), at(5), at(59)]).toEqual([0, 0, 0, 1, 1]);
    expect(fuelPointAt({ points: [] }, 0)).toBeUndefined();
  });
});

describe('times in words', () => {
  it('have the two largest units', () => {
    expect([0, 40, 720, 7500, 273_600, 86_400 * 100].map((seconds) => durationWords(seconds * 1000))).toEqual([
      '0 s',
      '40 s',
      '12 min',
      '2 h 5 min',
      '3 d 4 h',
      '100 d',
    ]);
    expect(fromNow(3_600_000, 0)).toBe('in 1 h');
    expect(fromNow(0, 3_600_000)).toBe('1 h ago');
  });

  it('are those of the journal, and none where there is none', () => {
    expect(clockTime(Date.UTC(2026, 10, 15, 7, 5, 9))).toBe('07:05:09');
    expect(dateAndTime(Date.UTC(2026, 10, 15, 7, 5, 9))).toBe('2026-11-15 07:05');
    expect(clockTime(9e15)).toBe('–');
    expect(clockTime(Number.NaN)).toBe('–');
  });
});
