import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../../protocol.js';
import { PlayedTime } from '../../../recording/played-time.js';
import { TimelineScale } from './timeline-scale.js';

const minute = 60_000;
const hour = 60 * minute;

function span(from: number, to: number, first = 0, last = 0): Span {
  return { from, to, first, last, launch: 0 };
}

function scaleOf(spans: readonly Span[], width = 1000): TimelineScale {
  const played = new PlayedTime(spans);
  return new TimelineScale(played, { start: 0, end: played.total }, width);
}

/** Consecutive spans with pauses between them. */
const spans = fc
  .array(fc.record({ pause: fc.integer({ min: 1, max: 1e9 }), length: fc.integer({ min: 0, max: 1e8 }) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((steps) => {
    let end = 0;
    return steps.map(({ pause, length }, index) => {
      const from = end + pause;
      end = from + length;
      return span(from, end, index * 10, index * 10 + 9);
    });
  });

describe('TimelineScale', () => {
  it('begins at the left and ends at the right', () => {
    const scale = scaleOf([span(0, hour), span(10 * hour, 11 * hour)]);
    expect(scale.xOf(0)).toBe(0);
    expect(scale.xOf(11 * hour)).toBeCloseTo(1000);
    expect(scale.timeAt(0)).toBe(0);
    expect(scale.timeAt(1000)).toBe(11 * hour);
  });

  it('folds a long pause', () => {
    const scale = scaleOf([span(0, hour), span(100 * hour, 101 * hour)]);
    expect(scale.pieces().map(({ left, right }) => [left, right])).toEqual([
      [0, 500],
      [500, 1000],
    ]);
    expect(scale.timeAt(499)).toBeLessThan(hour);
    expect(scale.timeAt(501)).toBeGreaterThan(100 * hour);
    expect(scale.xOf(50 * hour)).toBe(500);
  });

  it('never goes backwards, and finds the way back from a place to its time', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 50, max: 2000 }), (all, width) => {
        const scale = scaleOf(all, width);
        let before = -1;
        for (let x = 0; x <= width; x += width / 40) {
          const time = scale.timeAt(x);
          if (time < before || Math.abs(scale.timeAt(scale.xOf(time)) - time) > 50) return false;
          before = time;
        }
        return scale.pieces().every(({ left, right }) => right > left);
      }),
    );
  });

  it('shows a range exactly, whatever else there is', () => {
    const played = new PlayedTime(
      Array.from({ length: 500 }, (_, day) => span(day * 35 * hour, day * 35 * hour + hour)),
    );
    const scale = new TimelineScale(played, { start: 249.5 * hour, end: 250.5 * hour }, 1000);
    expect(scale.pieces()).toHaveLength(2);
    expect(scale.xOf(250 * 35 * hour)).toBeCloseTo(500);
    expect(scale.timeAt(750)).toBeCloseTo(250 * 35 * hour + 15 * minute);
  });

  it('does not move what is shown when the journal grows', () => {
    const [before, after] = [[span(0, hour)], [span(0, hour, 0, 9), span(5 * hour, 7 * hour, 10, 19)]].map(
      (all) => new PlayedTime(all),
    );
    expect(after?.at(17 * minute)).toBe(before?.at(17 * minute));
  });

  it('places a line in its own span where a clock went back', () => {
    const scale = scaleOf([span(0, hour, 0, 9), span(0, hour, 10, 19)]);
    expect(scale.xOf(minute, 5)).toBeLessThan(500);
    expect(scale.xOf(minute, 15)).toBeGreaterThan(500);
  });

  it('gives a span of one moment a place of its own', () => {
    const [moment, rest] = scaleOf([span(5, 5, 0, 0), span(hour, hour + 9000, 1, 9)]).pieces();
    expect(moment?.right).toBe(100);
    expect(rest?.left).toBe(100);
  });

  it('has an answer where nothing was written yet', () => {
    const scale = scaleOf([], 100);
    expect(scale.xOf(7)).toBe(0);
    expect(scale.timeAt(50)).toBe(0);
    expect(scale.pieces()).toEqual([]);
  });
});
