import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlayedTime } from '../../../recording/played-time.js';
import { asZoom, panned, rangeOf, zoomed, zoomIn, zoomText } from './zoom.js';

const hour = 3_600_000;
const start = Date.parse('2026-11-14T20:00:00Z');

/** Three launches of an hour, a day apart. */
const played = new PlayedTime(
  [0, 1, 2].map((day) => {
    const from = start + day * 24 * hour;
    return { from, to: from + hour, first: day * 10, last: day * 10 + 9, launch: day * 10 };
  }),
);

describe('rangeOf', () => {
  it('is all of a recording, and the current launch of a live journal', () => {
    expect(rangeOf(undefined, played, false)).toEqual({ start: 0, end: 3 * hour });
    expect(rangeOf(undefined, played, true)).toEqual({ start: 2 * hour, end: 3 * hour });
    expect(rangeOf('all', played, true)).toEqual({ start: 0, end: 3 * hour });
  });

  it('takes the last part, a range of play and a range of times', () => {
    expect(rangeOf({ last: hour / 4 }, played, true)).toEqual({ start: 2.75 * hour, end: 3 * hour });
    expect(rangeOf({ start: hour, end: 2 * hour }, played, true)).toEqual({ start: hour, end: 2 * hour });
    const times = { from: start + 24 * hour, to: start + 24.5 * hour };
    expect(rangeOf(times, played, false)).toEqual({ start: hour, end: 1.5 * hour });
  });

  it('stays within the play', () => {
    expect(rangeOf({ last: 99 * hour }, played, true)).toEqual({ start: 0, end: 3 * hour });
    expect(rangeOf({ start: 9 * hour, end: 10 * hour }, played, true)).toEqual({ start: 2 * hour, end: 3 * hour });
    expect(rangeOf(undefined, new PlayedTime([]), true)).toEqual({ start: 0, end: 0 });
  });
});

describe('zooming', () => {
  it('keeps what is under the pointer where it is', () => {
    const range = zoomed({ start: 0, end: 3 * hour }, 0.5, 2 * hour, 3 * hour);
    expect(range).toEqual({ start: hour, end: 2.5 * hour });
  });

  it('never leaves the play, nor gets too short to tell lines apart', () => {
    const steps = fc.array(
      fc.tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    );
    fc.assert(
      fc.property(steps, (all) => {
        let range = { start: 0, end: 3 * hour };
        for (const [factor, share] of all) {
          range = zoomed(range, factor, range.start + share * (range.end - range.start), 3 * hour);
          range = panned(range, share - 0.5, 3 * hour);
          if (!(range.start >= 0 && range.end <= 3 * hour + 1 && range.end - range.start >= 9999)) return false;
        }
        return true;
      }),
    );
  });

  it('goes on with the journal where it reaches the end', () => {
    expect(asZoom({ start: 0, end: 3 * hour }, 3 * hour)).toBe('all');
    expect(asZoom({ start: 2 * hour, end: 3 * hour }, 3 * hour)).toEqual({ last: hour });
    expect(asZoom({ start: hour, end: 2 * hour }, 3 * hour)).toEqual({ start: hour, end: 2 * hour });
  });
});

describe('the zoom in the address', () => {
  it('leads back to the same range', () => {
    for (const zoom of [undefined, 'all', { last: hour }, { start: hour, end: 1.5 * hour }] as const) {
      const read = zoomIn(zoomText(zoom, played));
      expect(rangeOf(read, played, true)).toEqual(rangeOf(zoom, played, true));
    }
  });

  it('is ignored if it is none', () => {
    for (const text of ['', 'x', '1-', '-1', '1-2-3', '1e9', '9'.repeat(20)]) expect(zoomIn(text)).toBeUndefined();
  });
});
