import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../protocol.js';
import { PlayedTime } from '../../../recording/played-time.js';
import { marksInWords } from './marks-in-words.js';
import { marksNear, neighbouringMark, otherMarks, placedMarks } from './placed-marks.js';
import { TimelineScale } from './timeline-scale.js';

const played = new PlayedTime([{ from: 0, to: 1000, first: 0, last: 1000, launch: 0 }]);
const scale = new TimelineScale(played, { start: 0, end: 1000 }, 1000);

function mark(name: Mark['name'], time: number, count = 1): Mark {
  return { name, n: time, time, count };
}

describe('placedMarks', () => {
  it('joins marks of one name that lie too close, and counts them', () => {
    const placed = placedMarks(
      [mark('jump', 100), mark('jump', 103), mark('danger', 104), mark('jump', 200)],
      scale,
      10,
    );
    expect(placed.map(({ name, n, count }) => [name, n, count])).toEqual([
      ['jump', 100, 2],
      ['danger', 104, 1],
      ['jump', 200, 1],
    ]);
  });

  it('keeps no more of them than there is room for, however many there are', () => {
    const many = Array.from({ length: 5000 }, (_, index) => mark('jump', index / 5));
    const placed = placedMarks(many, scale, 10);
    expect(placed.length).toBeLessThanOrEqual(100);
    expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
  });

  it('finds those that the pointer is over', () => {
    const placed = placedMarks([mark('jump', 100), mark('danger', 104), mark('jump', 200)], scale, 10);
    expect(marksNear(placed, 102, 6).map(({ name }) => name)).toEqual(['jump', 'danger']);
  });
});

describe('otherMarks', () => {
  it('puts what was done, what was sent and what matches in order, in its own words', () => {
    const marks = otherMarks(
      [{ name: 'trigger', words: 'docked', time: 300, lines: [30, 31] }],
      [
        { service: 'EDDN', words: 'journal', time: 400, isRefused: true },
        { service: 'Inara', words: 'addCommanderTravelDock', time: 200, isRefused: false },
      ],
      [100],
    );
    expect(marks.map(({ name, n }) => [name, n])).toEqual([
      ['hit', undefined],
      ['sent', undefined],
      ['trigger', 30],
      ['refused', undefined],
    ]);
    expect(marksInWords(placedMarks(marks, scale, 10))).toBe(
      '1 match of the query, Inara: addCommanderTravelDock, trigger docked, EDDN: journal',
    );
  });
});

describe('neighbouringMark', () => {
  const marks = [{ n: 3 }, { n: 3 }, { n: 8 }];

  it('goes to the next line with a mark, and to the one before', () => {
    expect(neighbouringMark(marks, 3, 1)).toBe(8);
    expect(neighbouringMark(marks, 8, -1)).toBe(3);
    expect(neighbouringMark(marks, 5, -1)).toBe(3);
  });

  it('finds none beyond the ends', () => {
    expect(neighbouringMark(marks, 8, 1)).toBeUndefined();
    expect(neighbouringMark(marks, 3, -1)).toBeUndefined();
  });
});

describe('marksInWords', () => {
  it('counts each name in words', () => {
    expect(marksInWords([mark('jump', 1, 2), mark('danger', 1), mark('jump', 2)])).toBe('3 jumps, 1 danger');
    expect(marksInWords([])).toBe('');
  });
});
