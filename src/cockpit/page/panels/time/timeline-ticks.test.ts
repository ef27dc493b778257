import { describe, expect, it } from 'vitest';
import { PlayedTime } from '../../../recording/played-time.js';
import { TimelineScale } from './timeline-scale.js';
import { timelineTicks } from './timeline-ticks.js';

const at = Date.UTC(2026, 10, 15, 19, 3, 17);
const hour = 3_600_000;

/** Ticks of sessions of some lengths, two days apart. */
function ticks(lengths: readonly number[], width = 800) {
  const played = new PlayedTime(
    lengths.map((length, index) => {
      const from = at + index * 48 * hour;
      return { from, to: from + length, first: index, last: index, launch: index };
    }),
  );
  return timelineTicks(new TimelineScale(played, { start: 0, end: played.total }, width), 60);
}

function many(count: number, length: number): number[] {
  return Array.from({ length: count }, () => length);
}

describe('timelineTicks', () => {
  it('names round times', () => {
    expect(ticks([2 * hour]).map(({ label }) => label)).toEqual([
      '19:15',
      '19:30',
      '19:45',
      '20:00',
      '20:15',
      '20:30',
      '20:45',
    ]);
  });

  it('shows seconds where minutes are wide', () => {
    expect(ticks([30_000], 200).map(({ label }) => label)).toContain('19:03:30');
  });

  it('names the day where it changes', () => {
    expect(ticks([8 * hour]).map(({ label }) => label)).toEqual([
      '20:00',
      '21:00',
      '22:00',
      '23:00',
      '2026-11-16',
      '01:00',
      '02:00',
    ]);
  });

  it('is even, never lets labels touch, nor leave the bar', () => {
    const cases = [[0], [5000], [hour], [50 * hour], [5000 * hour], many(72, hour), many(900, 9)];
    for (const lengths of cases) {
      const places = ticks(lengths).map(({ x }) => x);
      for (const x of places) expect(x).toBeGreaterThanOrEqual(30);
      for (const x of places) expect(x).toBeLessThanOrEqual(770);
      const distances = places.slice(1).map((x, index) => x - (places[index] as number));
      for (const distance of distances) expect(distance).toBeGreaterThanOrEqual(60);
      for (const distance of distances) expect(distance).toBeCloseTo(distances[0] as number, 6);
    }
    expect(ticks(many(72, hour)).length).toBeGreaterThan(5);
  });

  it('has none where nothing was written yet', () => {
    expect(ticks([])).toEqual([]);
  });
});
