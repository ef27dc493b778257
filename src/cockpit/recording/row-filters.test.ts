import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refual } from '../../../test/support/findings.js';
import { lineAt, recorded, simulatedLines } from '../../../test/support/recorded.js';
import { runs } from '../../../test/thorough.js';
import type { Recording } from './recording.js';

async function passing(recording: Recording, query: string): Promise<number[]> {
  return (await recording.answer('rows', { count: 2000, query })).rows.map(({ n }) => n);
}

/** A query for exactly this text. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\*]/g, '\\$&')}"`;
}

/** Numbers of the lines that match. */
function those(lines: readonly string[], holds: (line: string) => boolean): number[] {
  return [...lines.keys()].filter((n) => holds(lines[n] as string));
}

describe('rows', () => {
  const lines = Array.from({ length: 300 }, (_, n) => lineAt(n, n % 3 === 0 ? 'Docked' : 'Music', `"Number":${n}`));
  const { recording } = recorded([lines.join('\n')]);

  it('are given from a place on, no more than there are', async () => {
    expect(await recording.answer('rows', { from: 298, count: 10 })).toMatchObject({
      total: 300,
      from: 298,
      rows: [{ n: 298 }, { n: 299 }],
    });
    expect(await recording.answer('rows', { from: 1000, count: 10 })).toEqual({ total: 300, from: 300, rows: [] });
    expect(await recording.answer('rows', { count: 0 })).toEqual({ total: 300, from: 0, rows: [] });
  });

  it.each([
    [150, 145, 154],
    [2, 0, 9],
    [299, 290, 299],
  ])('are given around line %i', async (around, first, last) => {
    const { from, rows } = await recording.answer('rows', { around, count: 10 });
    expect([from, rows[0]?.n, rows.at(-1)?.n]).toEqual([first, first, last]);
  });

  it('are given around a line that does not pass the filter', async () => {
    const { from, total, rows } = await recording.answer('rows', { around: 151, count: 5, query: 'kind:docked' });
    expect({ total, from, rows: rows.map(({ n }) => n) }).toEqual({
      total: 100,
      from: 49,
      rows: [147, 150, 153, 156, 159],
    });
  });

  it('read no more than their own lines', async () => {
    const other = recorded([lines.join('\n')]);
    await other.recording.answer('rows', { from: 100, count: 10 });
    expect(other.files.reads).toBe(1);
    expect(other.files.bytesRead).toBeLessThan(10 * 100);
  });
});

describe('a filter by text', () => {
  it('passes the lines that contain it, in upper or lower case, in any file', async () => {
    const [one, two] = [simulatedLines(2, 3600), simulatedLines(4, 3600)];
    const { recording } = recorded([one.join('\r\n'), two.join('\n')]);
    const all = [...one, ...two];
    for (const text of ['docked', 'STARSYSTEM', 'e', 'no such text', '"event":"FSDJump"', '\r', ' }']) {
      const wanted = those(all, (line) => line.toLowerCase().includes(text.toLowerCase()));
      const { total } = await recording.answer('rows', { count: 0, query: quoted(text) });
      expect([text, total]).toEqual([text, wanted.length]);
      expect(await passing(recording, quoted(text))).toEqual(wanted.slice(0, 2000));
    }
  });

  it('finds what a plain search finds, of some kinds or of all, while lines are being added', async () => {
    const word = fc.array(fc.constantFrom('a', 'A', 'b', 'ä', 'Ä', 'п', 'П', 'р', 'Р', 'ß', '日'), {
      minLength: 1,
      maxLength: 4,
    });
    const aLine = fc.record({
      kind: fc.constantFrom('Music', 'Docked', 'Scan'),
      text: fc.array(word, { maxLength: 5 }),
    });
    const kinds = fc.option(fc.constantFrom<string[]>(['Docked'], ['Docked', 'Scan'], ['Unknown'], []), {
      nil: undefined,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(aLine, { maxLength: 40 }),
        word,
        kinds,
        fc.nat(40),
        async (choices, given, wanted, half) => {
          const lines = choices.map(({ kind, text }, n) => lineAt(n, kind, `"Text":"${text.flat().join('')}"`));
          const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
          const { recording } = recorded([bytes]);
          const text = given.join('');
          const query = `${quoted(text)} ${wanted?.length ? `kind:${wanted.join(',')}` : ''}`;
          const matching = those(
            lines,
            (line) =>
              line.toLowerCase().includes(text.toLowerCase()) &&
              (!wanted?.length || wanted.includes(JSON.parse(line).event)),
          );
          expect(await passing(recording, query)).toEqual(matching);
          // The second half of the lines is added to the first file again.
          let offset = 0;
          for (const [n, line] of lines.entries()) {
            const whole = new TextEncoder().encode(line);
            if (n >= half) recording.addLine(0, offset, whole);
            offset += whole.length + 1;
          }
          const again = matching.filter((n) => n >= half).map((n) => n - half + lines.length);
          expect(await passing(recording, query)).toEqual([...matching, ...again]);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('finds a text in a huge line, also where two pieces of it meet', async () => {
    const piece = 4 << 20;
    const line = lineAt(0, 'Docked', `"Padding":"${'x'.repeat(2 * piece)}"`);
    for (const at of [piece - 3, piece, line.length - 10]) {
      const text = `${lineAt(1)}\n${line.slice(0, at)}Needle${line.slice(at)}\n${lineAt(2)}\n`;
      expect(await passing(recorded([text]).recording, 'nEEDLE')).toEqual([1]);
    }
  });

  it('searches each line once, and yields in between', async () => {
    const line = `${lineAt(0, 'Docked', `"Padding":"${'x'.repeat(1000)}"`)}\n`;
    const { recording, files } = recorded([line.repeat(20_000)]);
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const first = await recording.answer('rows', { count: 1, query: 'docked' });
    clearInterval(timer);
    expect(first.total).toBe(20_000);
    expect(turns).toBeGreaterThan(1);
    const before = files.bytesRead;
    await recording.answer('rows', { from: 10_000, count: 1, query: 'DOCKED' });
    expect(files.bytesRead - before).toBeLessThan(2 * line.length);
  });

  it('stops when the last caller aborts, and resumes with the next', async () => {
    const line = `${lineAt(0, 'Docked', `"Padding":"${'x'.repeat(1000)}"`)}\n`;
    const { recording, files } = recorded([line.repeat(20_000)]);
    const size = line.length * 20_000;
    const controller = new AbortController();
    const ask = { count: 1, query: 'docked' };
    const answer = recording.answer('rows', ask, controller.signal);
    setImmediate(() => controller.abort(new Error('something else is wanted')));
    await expect(answer).rejects.toThrow('something else is wanted');
    await expect(recording.answer('rows', ask, controller.signal)).rejects.toThrow('something else is wanted');
    const searched = files.bytesRead;
    expect(searched).toBeLessThan(size / 2);
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(files.bytesRead).toBe(searched);
    // Two equal requests share the work, and one may be aborted.
    const other = new AbortController();
    const [left, stayed] = [recording.answer('rows', ask, other.signal), recording.answer('rows', ask)];
    setImmediate(() => other.abort(new Error('gone')));
    await expect(left).rejects.toThrow('gone');
    expect((await stayed).total).toBe(20_000);
    expect(files.bytesRead).toBeLessThan(size * 1.1);
  });
});

describe('a filter by severity', () => {
  it('passes the lines that have such a finding by now', async () => {
    const { recording } = recorded([[lineAt(0, 'Docked'), lineAt(1), lineAt(2, 'Docked')].join('\n')]);
    const query = 'severity:* kind:Docked';
    expect(await passing(recording, query)).toEqual([]);
    recording.addFindings([1, 2].map((line) => ({ ...refual, file: '0.log', line })));
    expect(await passing(recording, query)).toEqual([0]);
    expect(await passing(recording, `severity:${refual.severity}`)).toEqual([0, 1]);
    expect(await passing(recording, 'severity:* music')).toEqual([1]);
    expect(await passing(recording, '-severity>=note')).toEqual([2]);
  });
});
