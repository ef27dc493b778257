import { describe, expect, it } from 'vitest';
import { timelineScale } from './timeline-scale.js';
import { timelineTicks } from './timeline-ticks.js';

const at = Date.UTC(2026, 10, 15, 19, 3, 17);
const hour = 3_600_000;

function ticks(length: number, width = 800) {
  const scale = timelineScale([{ from: at, to: at + length, first: 0, last: 1 }], { width });
  return timelineTicks(scale, 60);
}

describe('timelineTicks', () => {
  it('names round times', () => {
    expect(ticks(2 * hour).map(({ label }) => label)).toEqual([
      '19:15',
      '19:30',
      '19:45',
      '20:00',
      '20:15',
      '20:30',
      '20:45',
    ]);
  });

  it('shows seconds where there are no round minutes', () => {
    expect(ticks(30_000, 200).map(({ label }) => label)).toContain('19:03:30');
  });

  it('names days where the session is long', () => {
    expect(ticks(20 * 24 * hour)[0]?.label).toMatch(/^2026-11-\d\d$/);
  });

  it('never lets labels touch, nor leave the bar', () => {
    for (const length of [0, 5000, hour, 50 * hour, 5000 * hour]) {
      const all = ticks(length);
      for (const [index, { labelX }] of all.entries()) {
        expect(labelX).toBeGreaterThanOrEqual(30);
        expect(labelX).toBeLessThanOrEqual(770);
        expect(labelX - (all[index - 1]?.labelX ?? -60)).toBeGreaterThanOrEqual(60);
      }
    }
  });

  it('has none where nothing was written yet', () => {
    expect(timelineTicks(timelineScale([], { width: 0 }), 60)).toEqual([]);
  });
});
