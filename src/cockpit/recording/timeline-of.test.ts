import { describe, expect, it } from 'vitest';
import { refual } from '../../../test/support/findings.js';
import { firstTime, lineAt, recorded } from '../../../test/support/recorded.js';
import type { Mark, Timeline } from '../protocol.js';

const minute = 60;

async function timelineOf(lines: readonly string[]): Promise<Timeline> {
  return recorded([lines.join('\n')]).recording.answer('timeline', {});
}

/** Spans in seconds since the first time. */
function secondsOf({ spans }: Timeline): number[][] {
  return spans.map(({ from, to, first, last }) => [(from - firstTime) / 1000, (to - firstTime) / 1000, first, last]);
}

describe('the timeline', () => {
  it('of nothing is empty', async () => {
    const nothing = { spans: [], marks: [], density: { counts: [] } };
    expect(await timelineOf([])).toMatchObject(nothing);
    expect(await timelineOf(['nonsense', '{ "event":"Docked" }'])).toMatchObject(nothing);
  });

  it('starts a span with each launch, and not with a further part of one', async () => {
    const kinds = ['Fileheader', 'Music', 'Continued', 'Fileheader', 'Music', 'Shutdown', 'Fileheader', 'Music'];
    const { spans } = await timelineOf(kinds.map((kind, n) => lineAt(n, kind)));
    expect(spans.map(({ first, last, launch }) => [first, last, launch])).toEqual([
      [0, 5, 0],
      [6, 7, 6],
    ]);
  });

  it('counts the lines of equally long stretches of play', async () => {
    // Two minutes of a line a second, three hours of nothing, two minutes of two lines a second.
    const times = Array.from({ length: 361 }, (_, n) => (n <= 120 ? n : 3 * 60 * minute + (n - 120) / 2));
    const { recording } = recorded([times.map((time) => lineAt(time)).join('\n')]);
    const { density } = await recording.answer('timeline', { buckets: 2 });
    expect(density.counts).toEqual([120, 241]);
    expect(density.step).toBeCloseTo(120_000, -4);
  });

  it('has the marks and the density of a range only, and all of them', async () => {
    const kinds = ['FSDJump', 'Docked', 'Music', 'Died'];
    const lines = Array.from({ length: 20_000 }, (_, n) => lineAt(n * 7, kinds[n % kinds.length]));
    const { recording } = recorded([lines.join('\n')]);
    const [from, to] = [70_000_000, 70_700_000];
    const { marks, density } = await recording.answer('timeline', { from, to, buckets: 10 });
    expect(density).toEqual({ from, step: 70_000, counts: [10, 10, 10, 10, 10, 10, 10, 10, 10, 11] });
    expect(marks.every(({ n, count }) => n >= 10_000 && n <= 10_100 && count === 1)).toBe(true);
    expect(marks.filter(({ name }) => name === 'jump').length).toBe(26);
  });

  it('folds the pauses of more than five minutes', async () => {
    const times = [0, 5 * minute, 10 * minute, 16 * minute, 17 * minute];
    expect(secondsOf(await timelineOf(times.map((time) => lineAt(time))))).toEqual([
      [0, 600, 0, 2],
      [960, 1020, 3, 4],
    ]);
  });

  it('leaves lines without a time where they are', async () => {
    const lines = ['nonsense', lineAt(0), 'nonsense', lineAt(3600), ''];
    expect(secondsOf(await timelineOf([...lines, 'nonsense']))).toEqual([
      [0, 0, 0, 2],
      [3600, 3600, 3, 5],
    ]);
  });

  it('is not spoilt by a clock that was wrong for a while', async () => {
    const times = [0, 30, 29, 31, 50 * 365 * 24 * 60 * minute, 40, 45, -99 * 24 * 60 * minute, 50];
    const [before, after, ...others] = secondsOf(await timelineOf(times.map((time) => lineAt(time))));
    expect(before).toEqual([0, 31, 0, 3]);
    expect(after?.slice(2)).toEqual([4, 4]);
    expect(others.map((span) => span.slice(2))).toEqual([
      [5, 6],
      [7, 7],
      [8, 8],
    ]);
  });

  it('marks jumps, dockings and dangers, and findings by their severity', async () => {
    const kinds = ['LoadGame', 'FSDJump', 'Music', 'Docked', 'UnderAttack'];
    const { recording } = recorded([kinds.map((kind, n) => lineAt(n, kind)).join('\n')]);
    recording.addFindings([{ ...refual, file: '0.log', line: 4 }]);
    const { marks } = await recording.answer('timeline', {});
    expect(marks.map(({ name, n, time, count }) => [name, n, (time - firstTime) / 1000, count])).toEqual([
      ['jump', 1, 1, 1],
      ['docking', 3, 3, 1],
      ['error', 3, 3, 1],
      ['danger', 4, 4, 1],
    ]);
  });

  it('has no more marks than a screen can show, and counts all', async () => {
    const kinds = ['FSDJump', 'Docked', 'Music', 'Died', 'LoadGame'];
    const lines = Array.from({ length: 20_000 }, (_, n) => lineAt(n * 7, kinds[n % kinds.length]));
    const { marks } = await timelineOf(lines);
    expect(marks.length).toBeLessThanOrEqual(2400);
    expect(marks.length).toBeGreaterThan(1000);
    const counted = (name: Mark['name']) =>
      marks.filter((mark) => mark.name === name).reduce((sum, { count }) => sum + count, 0);
    expect([counted('jump'), counted('docking'), counted('danger')]).toEqual([4000, 4000, 4000]);
    const jumps = marks.filter(({ name }) => name === 'jump');
    // They are spread evenly over the session.
    expect(Math.max(...jumps.map(({ count }) => count))).toBeLessThanOrEqual(12);
    for (const { n, time } of marks) expect(time).toBe(firstTime + n * 7000);
  });

  it('has no more spans than a screen can show, and none that it had not', async () => {
    const hour = 60 * minute;
    // Sessions of a quarter of an hour, three a day, with an occasional wrong clock.
    const times = Array.from({ length: 9000 }, (_, n) => Math.floor(n / 3) * 8 * hour + (n % 3) * 4 * minute);
    const { spans } = await timelineOf(times.map((time) => lineAt(time)));
    expect(spans.length).toBeLessThanOrEqual(2000);
    expect([spans[0]?.first, spans.at(-1)?.last]).toEqual([0, 8999]);
    expect(spans.slice(1).map(({ first }) => first - 1)).toEqual(spans.slice(0, -1).map(({ last }) => last));
    const wild = await timelineOf(times.map((time, n) => lineAt(n % 2 === 0 ? time : -time)));
    expect(wild.spans.length).toBeLessThanOrEqual(2000);
    expect([wild.spans[0]?.first, wild.spans.at(-1)?.last]).toEqual([0, 8999]);
  });
});
