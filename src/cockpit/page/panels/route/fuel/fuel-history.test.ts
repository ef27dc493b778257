import { describe, expect, it } from 'vitest';
import { foldedBy } from '../../../../../../test/support/moment-of.js';
import type { Moment } from '../../../../protocol.js';
import { emptyMoment } from '../../../../recording/advance-moment.js';
import { fuelHistory, fuelPointAt, fuelPointWords, fuelSentence, fuelSeries } from './fuel-history.js';

function moment(jumps: readonly object[], loadout?: object): Moment {
  const line = (n: number, event: object) => ({ n, text: JSON.stringify(event) });
  return {
    ...emptyMoment,
    jumps: jumps.map((jump, n) => line(n, { event: 'FSDJump', ...jump })),
    state: foldedBy(loadout ? [{ event: 'Loadout', ...loadout }] : []),
  };
}

const jump = (minute: number, FuelLevel?: unknown, FuelUsed?: unknown) => ({
  timestamp: `2026-11-15T19:${String(minute).padStart(2, '0')}:00Z`,
  StarSystem: `System ${minute}`,
  ...(FuelLevel !== undefined && { FuelLevel }),
  ...(FuelUsed !== undefined && { FuelUsed }),
});

describe('the fuel over the jumps', () => {
  it('has a text alternative', () => {
    const history = fuelHistory(
      moment([jump(1, 14, 2), jump(2, 11.5, 2.5), jump(3, 15, 1)], { FuelCapacity: { Main: 16 } }),
    );
    expect(fuelSentence(history)).toBe(
      '3 jumps used 5.5 t. 15 t of 16 t left after the latest; the least was 11.5 t, at 19:02:00.',
    );
    expect(fuelSeries(history)[1]).toEqual([14, 11.5, 15]);
    const [, second] = history.points;
    expect(second && fuelPointWords(second, history)).toBe('19:02:00 System 2: 11.5 t left, the jump took 2.5 t');
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
