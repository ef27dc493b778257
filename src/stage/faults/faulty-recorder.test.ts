import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Bench, start } from '../../../test/stage/faulty.js';
import type { TimedWrite } from '../../simulate/session-output.js';

const bench = new Bench();

afterAll(() => bench.remove());

type Written = Omit<TimedWrite, 'at'>;

function timed(write: Written, seconds: number): TimedWrite {
  return { ...write, at: start.getTime() + seconds * 1000 } as TimedWrite;
}

const stamp = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString().replace('.000', '');
const text = (seconds: number) => ({
  timestamp: stamp(seconds),
  event: 'ReceiveText',
  From: 'Ada',
  Message: 'o7',
  Channel: 'local',
});

/** The lines written with faults, and the key; one write every 100 seconds. */
async function written(faults: readonly string[], writes: readonly ((seconds: number) => Written)[]) {
  const directory = bench.newDirectory();
  const recorder = await bench.recorder(directory, faults, { seed: 1, dialect: 'game' });
  for (const [index, write] of writes.entries()) recorder.add(timed(write(100 * index), 100 * index));
  recorder.close();
  const [file = ''] = recorder.inner.files;
  const lines = readFileSync(path.resolve(directory, file), 'utf8').split(/(?<=\n)/);
  return { lines, key: bench.readKey(directory) };
}

const line = (seconds: number): Written => ({ event: text(seconds) });

describe('a clock that goes back after an unreadable line', () => {
  it('goes back from the line before that', async () => {
    const { key } = await written(['lost-bracket@3', 'clock-back@3'], [line, line, line, line]);
    expect(key.map(({ fault }) => fault)).toEqual(['lost-bracket', 'clock-back']);
    expect(key[1]?.what).toMatch(new RegExp(` s before ${stamp(100)}$`));
  });

  it('goes back from a line that was only formatted differently', async () => {
    const { key } = await written(['lf@3', 'clock-back@3'], [line, line, line, line]);
    expect(key[1]?.what).toMatch(new RegExp(` s before ${stamp(200)}$`));
  });
});

describe('a fault', () => {
  it('is in the line that its entry names, also after other faults', async () => {
    const faults = ['lf@1', 'torn-line@3', 'nul-run@4', 'lost-bracket@6'];
    const { lines, key } = await written(faults, [line, line, line, line, line, line]);
    expect(key.map((entry) => [entry.fault, entry.line])).toEqual([
      ['lf', 1],
      ['torn-line', 3],
      ['nul-run', 4],
      ['lost-bracket', 6],
    ]);
    expect(lines[0]).toMatch(/[^\r]\n$/);
    expect(lines[3]).toContain('\0');
    expect(() => JSON.parse(lines[5] ?? '')).toThrow(SyntaxError);
  });
});

describe('the line that announces an unwritten file', () => {
  it('has no fault of its own, and the next one of its kind may', async () => {
    const companion = (seconds: number) => ({ companion: { timestamp: stamp(seconds), event: 'NavRoute', Route: [] } });
    const announcing = (seconds: number) => ({ event: { timestamp: stamp(seconds), event: 'NavRoute' } });
    const faults = ['stale-navroute@1', 'lf:100%'];
    const { lines, key } = await written(faults, [line, companion, announcing, line, companion, announcing]);
    expect(lines.map((each) => [/"event":"(\w+)"/.exec(each)?.[1], each.endsWith('\r\n')])).toEqual([
      ['ReceiveText', false],
      ['NavRoute', true],
      ['ReceiveText', false],
      ['NavRoute', false],
    ]);
    expect(key.map(({ fault, trace }) => `${fault} ${trace}`)).toContain('stale-navroute passing');
  });
});
