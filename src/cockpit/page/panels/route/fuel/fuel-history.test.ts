import { describe, expect, it } from 'vitest';
import { recorded } from '../../../../../../test/support/recorded.js';
import { thousands } from '../../../../../words/counted.js';
import { arrivalsFrom, arrivalsIn } from '../../../moment/current-place.js';
import { fuelHistory, fuelPointWords, fuelSentence } from './fuel-history.js';

function historyOf(jumps: readonly object[], capacity?: number) {
  return fuelHistory(arrivalsIn(jumps.map((fields, n) => ({ n, event: { event: 'FSDJump', ...fields } }))), capacity);
}

const jump = (minute: number, FuelLevel?: unknown, FuelUsed?: unknown) => ({
  timestamp: `2026-11-15T19:${String(minute).padStart(2, '0')}:00Z`,
  StarSystem: `System ${minute}`,
  ...(FuelLevel !== undefined && { FuelLevel }),
  ...(FuelUsed !== undefined && { FuelUsed }),
});

describe('the fuel over the jumps', () => {
  it('has a text alternative', () => {
    const history = historyOf([jump(1, 14, 2), jump(2, 11.5, 2.5), jump(3, 15, 1)], 16);
    expect(fuelSentence(history)).toBe(
      '3 jumps used 5.5 t. 15 t of 16 t left after the latest; the least was 11.5 t, at 19:02:00.',
    );
    const [, second] = history.points;
    expect(second && fuelPointWords(second, history)).toBe('19:02:00 System 2: 11.5 t left, the jump took 2.5 t');
  });

  it('leaves out what is not known, and never throws', () => {
    const jumps = [jump(1), jump(2, '3'), jump(3, 4, 'x'), { StarSystem: 'A', FuelLevel: 3, timestamp: 'never' }, {}];
    const history = historyOf(jumps);
    expect(history).toEqual({ points: [expect.objectContaining({ fuelLevel: 4 })] });
    expect(fuelSentence(historyOf([]))).toContain('after the first jump');
  });

  it('counts all of 5,000 jumps, as a plain parser does', async () => {
    const pad = (value: number) => String(value).padStart(2, '0');
    const lines = Array.from({ length: 5000 }, (_, n) => {
      const time = `2026-11-${pad(1 + Math.floor(n / 1440))}T${pad(Math.floor(n / 60) % 24)}:${pad(n % 60)}:00Z`;
      const fuel = `"FuelUsed":${((n * 37) % 500) / 100}, "FuelLevel":${(n * 7919) % 3200} }`;
      const line = `{ "timestamp":"${time}", "event":"FSDJump", "StarSystem":"S ${n}", ${fuel}`;
      return n % 1000 === 500 ? `{ "timestamp":"${time}", "event":"Fileheader", "part":1 }\r\n${line}` : line;
    });
    const parsed = lines
      .join('\r\n')
      .split('\r\n')
      .map((line) => JSON.parse(line) as Record<string, number | string>);
    const jumps = parsed.filter(({ event }) => event === 'FSDJump');
    const used = jumps.reduce((sum, { FuelUsed }) => sum + Number(FuelUsed), 0);
    const least = Math.min(...jumps.map(({ FuelLevel }) => Number(FuelLevel)));
    const { recording } = recorded([lines.join('\r\n')]);
    const arrivals = await arrivalsFrom(0, (ask) => recording.answer('jumps', ask));
    const sentence = fuelSentence(fuelHistory(arrivals, undefined));
    expect(sentence).toMatch(`5,000 jumps used ${thousands(Number(used.toFixed(2)))} t.`);
    expect(sentence).toMatch(`the least was ${least} t`);
  });
});
