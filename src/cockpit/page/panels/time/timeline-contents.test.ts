import { describe, expect, it } from 'vitest';
import type { Row } from '../../../protocol.js';
import { TimelineContents } from './timeline-contents.js';

const minute = 60_000;
const density = { from: 0, step: 1000, counts: [6] };

function row(n: number, time: number | undefined, kind = 'Music', more: Partial<Row> = {}): Row {
  return { n, kind, summary: '', ...(time !== undefined && { time }), ...more };
}

describe('TimelineContents', () => {
  it('lengthens the last span while lines come without a long pause', () => {
    const timeline = new TimelineContents();
    timeline.addRows([row(0, 0), row(1, minute), row(2, undefined), row(3, 2 * minute)]);
    expect(timeline.spans).toEqual([{ from: 0, to: 2 * minute, first: 0, last: 3, launch: 0 }]);
    expect(timeline.density.counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('begins a span after a long pause, and where a clock jumps back', () => {
    const timeline = new TimelineContents();
    timeline.addRows([row(0, 60 * minute), row(1, 70 * minute), row(2, 0)]);
    expect(timeline.spans.map(({ from }) => from)).toEqual([60 * minute, 70 * minute, 0]);
  });

  it('begins a span with a launch, and asks whether it is one', () => {
    const timeline = new TimelineContents();
    expect(timeline.addRows([row(0, 0)])).toBe(false);
    expect(timeline.addRows([row(1, 1000)])).toBe(true);
    expect(timeline.addRows([row(2, 2000, 'Fileheader')])).toBe(false);
    expect(timeline.spans.map(({ first, launch }) => [first, launch])).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('counts the lines of a range, of whole buckets exactly', () => {
    const timeline = new TimelineContents({
      spans: [{ from: 0, to: 40_000, first: 0, last: 9, launch: 0 }],
      marks: [],
      density: { from: 0, step: 10_000, counts: [1, 2, 3, 4] },
    });
    expect(timeline.count({ start: 10_000, end: 30_000 })).toBe(5);
    expect(timeline.count({ start: 15_000, end: 35_000 })).toBe(6);
    expect(timeline.count({ start: -9000, end: 99_000 })).toBe(10);
    timeline.addRows([row(10, 45_000)]);
    expect(timeline.count({ start: 30_000, end: 50_000 })).toBe(5);
  });

  it('marks what is marked by its kind', () => {
    const timeline = new TimelineContents();
    timeline.addRows([row(0, 0, 'FSDJump'), row(1, 1, 'Music'), row(2, 2, 'Docked')]);
    expect(timeline.marks).toEqual([
      { name: 'jump', n: 0, time: 0, count: 1 },
      { name: 'docking', n: 2, time: 2, count: 1 },
    ]);
  });

  it('leaves out lines that the source has sent already', () => {
    const timeline = new TimelineContents({
      spans: [{ from: 0, to: 10, first: 0, last: 5, launch: 0 }],
      density,
      marks: [{ name: 'jump', n: 5, time: 10, count: 1 }],
    });
    timeline.addRows([row(5, 10, 'FSDJump'), row(6, 11, 'FSDJump')]);
    expect(timeline.marks.map(({ n }) => n)).toEqual([5, 6]);
  });

  it('marks the worst finding of a line, whenever it is found', () => {
    const timeline = new TimelineContents();
    timeline.addRows([row(0, 0), row(1, 1, 'FSDJump'), row(2, 2, 'Docked')]);
    expect(timeline.addFindings([{ n: 1, severity: 'note' }])).toBe(true);
    expect(timeline.addFindings([{ n: 1, severity: 'error' }])).toBe(true);
    expect(timeline.marks.map(({ name, n }) => `${name} ${n}`)).toEqual(['jump 1', 'error 1', 'docking 2']);
  });

  it('says when it does not know the time of a line any more', () => {
    const timeline = new TimelineContents({
      spans: [{ from: 0, to: 9, first: 0, last: 9, launch: 0 }],
      marks: [],
      density,
    });
    expect(timeline.addFindings([{ n: 3, severity: 'error' }])).toBe(false);
  });
});
