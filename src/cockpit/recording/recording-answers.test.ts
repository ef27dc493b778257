import { describe, expect, it } from 'vitest';
import { firstTime, lineAt, recorded } from '../../../test/support/recorded.js';

describe('the progress of a recording', () => {
  it('has the first and last time, and the share read and checked', () => {
    const { recording } = recorded([]);
    expect(recording.progress).toEqual({ lines: 0, read: 1, checked: 0 });
    const text = `nonsense\n${lineAt(0)}\n${lineAt(60)}\n`;
    recording.expectBytes(text.length * 2);
    const file = recording.beginFile('a.log');
    recording.addBytes(file, new TextEncoder().encode(text));
    recording.checkedTo(2);
    expect(recording.progress).toEqual({ lines: 3, first: firstTime, last: firstTime + 60_000, read: 0.5, checked: 2 });
  });
});

describe('a batch of lines', () => {
  it('has their rows, the state and the progress after them, be there more lines or fewer', async () => {
    const lines = [lineAt(0, 'Docked'), lineAt(1), 'nonsense', lineAt(3, 'FSDJump')];
    const { recording } = recorded([lines.join('\n')]);
    const batch = await recording.batch(0, 3);
    expect(batch).toMatchObject({
      from: 0,
      rows: [{ kind: 'Docked' }, { kind: 'Music' }, { isBroken: true }],
      state: { place: 'docked' },
      progress: { lines: 3, first: firstTime, last: firstTime + 1000, read: 1 },
    });
    const rest = await recording.batch(3, 10);
    expect(rest).toMatchObject({ from: 3, rows: [{ n: 3 }], progress: { lines: 4, last: firstTime + 3000 } });
    expect(await recording.batch(9, 10)).toMatchObject({ from: 4, rows: [], progress: { lines: 4 } });
  });
});

describe('a recording', () => {
  it('is quiet when long questions have been answered, and others refused', async () => {
    const { recording } = recorded([Array.from({ length: 5000 }, (_, n) => lineAt(n, 'Docked')).join('\n')]);
    const done: string[] = [];
    recording.answer('line', { n: 9999 }).catch(() => done.push('refused'));
    void recording.answer('moment', {}).then(() => done.push('answered'));
    await recording.untilQuiet();
    expect(done).toEqual(['refused', 'answered']);
  });
});

describe('what cannot be asked', () => {
  it.each([
    ['rows', { count: -1 }, 'count must be a whole number from 0 to 2000, not -1'],
    ['rows', { count: 10, query: 5 }, 'query must be a query of at most 10000 characters, not 5'],
    ['rows', { count: 10, query: 'fuel<' }, 'A value is missing after “fuel<”'],
    ['rows', { count: 10, qurey: '' }, "rows has no option 'qurey'; did you mean 'query'?"],
    ['line', {}, 'n must be a whole number, at least 0, not undefined'],
    ['moment', { lines: 'all' }, "lines must be a whole number, at least 0, not 'all'"],
    ['answers', {}, "unknown question 'answers'"],
  ])('is refused in a sentence: %s %j', async (name, ask, sentence) => {
    const { recording } = recorded([lineAt(0)]);
    await expect(recording.answer(name as 'rows', ask as unknown as { count: number })).rejects.toThrow(sentence);
  });
});
