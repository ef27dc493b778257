import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSequences } from '../../../test/generators/line-sequences.js';
import { firstTime, lineAt, recorded, simulatedLines } from '../../../test/support/recorded.js';
import { runs } from '../../../test/thorough.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { membersOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { printable, visible } from '../../words/printable.js';
import type { Row } from '../protocol.js';
import { mostLookedAt } from './cut-lines.js';
import type { Recording } from './recording.js';

async function rowsOf(recording: Recording): Promise<readonly Row[]> {
  return (await recording.answer('rows', { count: 2000 })).rows;
}

/** The row of a line according to JSON.parse. The time of a broken line does not matter. */
function saidBy(line: Uint8Array): Partial<Row> {
  const { event, problem } = parseLine(line);
  if (!event) return { kind: '', isBroken: true, summary: printable(problem.message) };
  const { timestamp, event: kind } = membersOf(event);
  return {
    kind: typeof kind === 'string' ? visible(kind) : '',
    ...(typeof timestamp === 'string' && isUtcTime(timestamp) && { time: Date.parse(timestamp) }),
  };
}

describe('the lines of a recording', () => {
  it('equal those of JSON.parse, for any lines, line ends and chunks', async () => {
    const sequence = fc.tuple(
      lineSequences(dialects.game),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.constantFrom(7, 100, 4096, 1 << 20),
    );
    await fc.assert(
      fc.asyncProperty(sequence, async ([lines, end, isEnded, size]) => {
        // Of longer lines only the beginning is looked at.
        const isShown = (line: Buffer) => line.length > 0 && line.length <= mostLookedAt;
        const sound = lines.filter((line) => !line.includes('\n') && line.at(-1) !== 0x0d && isShown(line));
        fc.pre(sound.length > 0);
        const bytes = Buffer.concat(
          sound.flatMap((line, at) => [line, Buffer.from(isEnded || at < sound.length - 1 ? end : '')]),
        );
        const rows = await rowsOf(recorded([bytes], size).recording);
        expect(rows).toHaveLength(sound.length);
        const parsed = rows.map(({ kind, time, isBroken, summary }) => ({
          kind,
          ...(isBroken ? { isBroken, summary } : time !== undefined && { time }),
        }));
        expect(parsed).toEqual(sound.map(saidBy));
      }),
      { numRuns: runs(60) },
    );
  });

  it('have the kinds and times of a simulated session, in pieces of any size', async () => {
    const lines = simulatedLines(3);
    const text = lines.map((line) => `${line}\r\n`).join('');
    for (const size of [61, 1000, 1 << 20]) {
      const { recording } = recorded([text], size);
      expect(recording.lines).toBe(lines.length);
      const counted = await recording.answer('kinds', {});
      const kinds = lines.map((line) => JSON.parse(line).event as string);
      expect(Object.fromEntries(counted.map(({ kind, count }) => [kind, count]))).toEqual(
        Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((each) => each === kind).length])),
      );
      const times = (await rowsOf(recording)).map(({ time }) => time);
      expect(times).toEqual(lines.slice(0, 2000).map((line) => Date.parse(JSON.parse(line).timestamp)));
    }
  });

  it('may be empty, begin with a byte order mark, or have NUL bytes around them', async () => {
    const { recording } = recorded([`\uFEFF${lineAt(0)}\n\n\r\n\0\0${lineAt(1, 'Docked')}\0\n\0\0\0\n   `]);
    expect(await rowsOf(recording)).toMatchObject([
      { kind: 'Music', time: firstTime },
      { kind: '', isBroken: true, summary: 'the line is empty, at column 1' },
      { kind: '', isBroken: true },
      { kind: 'Docked', time: firstTime + 1000 },
      { kind: '', isBroken: true, summary: 'NUL bytes (3) are all there is, at column 1' },
      { kind: '', isBroken: true },
    ]);
  });

  it('may be in the form of other writers, or have no time, no kind, or a kind that is no text', async () => {
    const { recording } = recorded([
      [
        '{"timestamp":"2026-11-14T20:41:00Z","event":"Docked","StationName":"Galileo"}',
        '{"event":"Docked","timestamp":"2026-11-14T20:41:00.250Z"}',
        '{ "event":"Music" }',
        '{ "timestamp":"2026-11-14T20:41:00Z" }',
        '{ "timestamp":"2026-11-14T20:41:00Z", "event":5 }',
        '{ "timestamp":"2026-02-30T20:41:00Z", "event":"Music" }',
        '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Mus\\u0069c" }',
      ].join('\n'),
    ]);
    const rows = await rowsOf(recording);
    expect(rows.map(({ kind, time }) => [kind, time && time - firstTime])).toEqual([
      ['Docked', 0],
      ['Docked', 250],
      ['Music', undefined],
      ['', 0],
      ['', 0],
      ['Music', undefined],
      ['Music', 0],
    ]);
    expect(rows.some(({ isBroken }) => isBroken)).toBe(false);
  });

  it('may be huge: then they are not parsed, and only their first part is shown', async () => {
    const long = lineAt(0, 'Docked', `"Padding":"${'é'.repeat(700_000)}"`);
    const { recording } = recorded([`${long}\r\n${lineAt(1)}\n`]);
    const [row, next] = await rowsOf(recording);
    expect(row).toEqual({
      n: 0,
      time: firstTime,
      kind: 'Docked',
      family: 'travel',
      summary: 'a line of 1,400,070 bytes',
    });
    expect(next).toMatchObject({ kind: 'Music' });
    const { text, isCut } = await recording.answer('line', { n: 0 });
    expect(isCut).toBe(true);
    expect(text.length).toBeGreaterThan(100_000);
    expect(long.startsWith(text)).toBe(true);
    expect(Object.keys((await recording.answer('moment', {})).latest)).toEqual([]);
  });

  it('show what cannot be seen in them as escapes, and do not grow without end', async () => {
    const name = `\u202E<img onerror="alert(1)">${'x'.repeat(10_000)}`;
    const { recording } = recorded([
      lineAt(0, 'Docked', `"StationName":${JSON.stringify(name)}`),
      lineAt(1, `\u202E${'k'.repeat(500)}`),
    ]);
    const [row, odd] = await rowsOf(recording);
    expect(row?.summary).toMatch(/^\\u202e<img onerror="alert\(1\)">x+…$/);
    expect(row?.summary.length).toBeLessThan(400);
    expect(odd?.kind).toMatch(/^\\u202ek+…$/);
    expect(odd?.kind.length).toBeLessThan(120);
    expect((await recording.answer('line', { n: 0 })).text).toContain(name.slice(1, 10));
  });

  it('that only begin like an event are shown as broken, and their kind no longer counts them', async () => {
    const { recording } = recorded([`${lineAt(0, 'Docked')}\n${lineAt(1, 'Docked', '"Fuel":-nan(ind)')}\n`]);
    expect(await recording.answer('kinds', {})).toMatchObject([{ kind: 'Docked', count: 2 }]);
    expect((await rowsOf(recording))[1]).toMatchObject({
      kind: '',
      isBroken: true,
      summary: expect.stringMatching(/-nan\(ind\)/),
    });
    expect(await recording.answer('kinds', {})).toEqual([{ kind: 'Docked', count: 1, family: 'travel' }]);
    const { rows, total } = await recording.answer('rows', { count: 10, query: 'kind:Docked' });
    expect([total, rows.map(({ n }) => n)]).toEqual([1, [0]]);
  });

  it('lie in their files, and are counted there from 1', async () => {
    const { recording } = recorded([`${lineAt(0)}\n${lineAt(1)}\n`, `${lineAt(2)}\n${lineAt(3, 'Docked')}\n`]);
    expect(await recording.answer('line', { n: 3 })).toEqual({
      n: 3,
      file: '1.log',
      line: 2,
      text: lineAt(3, 'Docked'),
      findings: [],
    });
    await expect(recording.answer('line', { n: 4 })).rejects.toThrow('there is no line 4: there are 4 lines');
  });

  it('may come from two files in turn, or one by one', async () => {
    const { recording } = recorded([`${lineAt(0)}\n${lineAt(9)}\n`, `${lineAt(1)}\n`]);
    const line = new TextEncoder().encode(lineAt(9));
    recording.addLine(0, line.length + 1, line);
    recording.addLine(1, 0, line.subarray(0, 5));
    expect(recording.lines).toBe(5);
    expect(await recording.answer('line', { n: 3 })).toMatchObject({ file: '0.log', line: 3, text: lineAt(9) });
    expect(await recording.answer('line', { n: 4 })).toMatchObject({ file: '1.log', line: 2, text: '{ "ti' });
    expect((await rowsOf(recording)).slice(3)).toMatchObject([
      { kind: 'Music', time: firstTime + 9000 },
      { kind: '', isBroken: true },
    ]);
  });

  it('may be events whose kind is no text', async () => {
    const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":5 }';
    const { recording } = recorded([line]);
    recording.addLine(0, 0, new TextEncoder().encode(line));
    const rows = await rowsOf(recording);
    expect(rows.map(({ kind, isBroken }) => [kind, isBroken])).toEqual([
      ['', undefined],
      ['', undefined],
    ]);
  });

  it('may be too long to be looked into', async () => {
    const { recording } = recorded([`${lineAt(0)}\n`]);
    recording.addLine(0, 100, new Uint8Array(), 20_000_000);
    expect((await rowsOf(recording))[1]).toEqual({
      n: 1,
      kind: '',
      summary: 'a line of 20,000,000 bytes',
    });
  });

  it('are gone after their file is truncated, without an error', async () => {
    const { recording } = recorded([`${lineAt(0)}\n`]);
    recording.addLine(0, 10_000, new TextEncoder().encode(lineAt(0, 'Docked')));
    expect((await rowsOf(recording))[1]).toEqual({
      n: 1,
      time: firstTime,
      kind: 'Docked',
      family: 'travel',
      summary: 'the file was truncated: the line is gone',
    });
    expect((await recording.answer('moment', {})).latest).toEqual({});
  });
});
