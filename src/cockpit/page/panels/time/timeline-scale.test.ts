import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../../protocol.js';
import { timelineScale } from './timeline-scale.js';

const minute = 60_000;
const hour = 60 * minute;

function span(from: number, to: number, first = 0, last = 0): Span {
  return { from, to, first, last };
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

describe('timelineScale', () => {
  it('begins at the left and ends at the right', () => {
    const scale = timelineScale([span(0, hour), span(10 * hour, 11 * hour)], { width: 1000 });
    expect(scale.xOf(0)).toBe(0);
    expect(scale.xOf(11 * hour)).toBeCloseTo(1000);
    expect(scale.timeAt(0)).toBe(0);
    expect(scale.timeAt(1000)).toBe(11 * hour);
  });

  it('folds a long pause to a small break', () => {
    const scale = timelineScale([span(0, hour), span(100 * hour, 101 * hour)], { width: 1000 });
    const [before, after] = scale.pieces;
    expect((after?.left ?? 0) - (before?.right ?? 0)).toBeLessThan(10);
    expect(before?.right).toBeCloseTo(495.5);
    expect(scale.timeAt(500)).toBe(hour);
  });

  it('never goes backwards, and finds the way back from a place to its time', () => {
    fc.assert(
      fc.property(spans, fc.constantFrom(0, 15 * minute), fc.integer({ min: 50, max: 2000 }), (all, recent, width) => {
        const scale = timelineScale(all, { width, recent });
        let before = -1;
        for (let x = 0; x <= width; x += width / 40) {
          const time = scale.timeAt(x);
          expect(time).toBeGreaterThanOrEqual(before);
          expect(scale.timeAt(scale.xOf(time))).toBeCloseTo(time, -2);
          before = time;
        }
        for (const [index, piece] of scale.pieces.entries()) {
          expect(piece.right).toBeGreaterThan(piece.left);
          expect(scale.pieces[index + 1]?.left ?? width).toBeGreaterThan(piece.left);
        }
      }),
    );
  });

  it('keeps the latest minutes of a long session wide enough to hit', () => {
    const ten = [span(0, 10 * hour)];
    const even = timelineScale(ten, { width: 1000 });
    const stretched = timelineScale(ten, { width: 1000, recent: 15 * minute });
    expect(1000 - even.xOf(10 * hour - 15 * minute)).toBeLessThan(30);
    expect(1000 - stretched.xOf(10 * hour - 15 * minute)).toBeGreaterThan(300);
    expect(stretched.recentFrom).toBeGreaterThan(600);
  });

  it('leaves a short session as it is', () => {
    expect(timelineScale([span(0, 20 * minute)], { width: 1000, recent: 15 * minute }).recentFrom).toBeUndefined();
  });

  it('shows two years with hundreds of spans within the bar, with room for each', () => {
    const many = Array.from({ length: 500 }, (_, day) => span(day * 35 * hour, day * 35 * hour + hour, day, day));
    const scale = timelineScale(many, { width: 1000 });
    expect(scale.pieces.at(-1)?.right).toBeCloseTo(1000);
    expect(scale.xOf(250 * 35 * hour)).toBeGreaterThan(490);
    expect(scale.xOf(250 * 35 * hour)).toBeLessThan(510);
  });

  it('gives a span of one moment a place of its own', () => {
    const scale = timelineScale([span(5, 5, 0, 0), span(hour, 2 * hour, 1, 9)], { width: 1000 });
    expect(scale.pieces[0]?.right).toBeGreaterThan(2);
    expect(scale.xOf(5)).toBeLessThan(scale.pieces[1]?.left ?? 0);
  });

  it('places a line in its own span where a clock went back', () => {
    const scale = timelineScale([span(0, hour, 0, 9), span(0, hour, 10, 19)], { width: 1000 });
    expect(scale.xOf(minute, 5)).toBeLessThan(500);
    expect(scale.xOf(minute, 15)).toBeGreaterThan(500);
  });

  it('has an answer where nothing was written yet', () => {
    const scale = timelineScale([], { width: 100 });
    expect(scale.xOf(7)).toBe(100);
    expect(scale.timeAt(50)).toBe(0);
  });
});
