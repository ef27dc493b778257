import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inProject } from '../../test/checked-project.js';
import { shakedown, widest } from '../../test/shakedown.js';
import { isThorough } from '../../test/thorough.js';
import type { Comparison } from '../observe/compare/compare-profiles.js';

inProject();

/** A line `seconds` after the start of the session. */
function line(seconds: number, kind: string, fields = ''): string {
  const time = new Date(Date.UTC(2026, 10, 14, 20, 41, seconds)).toISOString().replace('.000', '');
  return `{ "timestamp":"${time}", "event":"${kind}"${fields && `, ${fields}`} }\r\n`;
}

/** A session of jumps, a minute apart, each with the lines of `jump`. */
function session(jump: (seconds: number) => string, jumps = 30): string {
  const header = '"part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.2.0.100", "build":"r1/r0 "';
  return [
    line(0, 'Fileheader', header),
    ...Array.from({ length: jumps }, (_, index) => jump(60 * (index + 1))),
    line(60 * (jumps + 1), 'Shutdown'),
  ].join('');
}

const realJump = (at: number) =>
  line(at, 'StartJump', '"JumpType":"Hyperspace", "Taxi":false, "StarClass":"K"') +
  line(at + 18, 'FSDJump', '"StarSystem":"Sol"') +
  line(at + 18, 'Music', '"MusicTrack":"Supercruise"');
const barrenJump = (at: number) =>
  line(at, 'StartJump', '"JumpType":"Hyperspace"') + line(at + 18, 'FSDJump', '"StarSystem":"Sol"');

function directory(name: string, ...sessions: readonly string[]): void {
  mkdirSync(name);
  for (const [index, text] of sessions.entries())
    writeFileSync(path.join(name, `Journal.2026-11-${14 + index}T204100.01.log`), text);
}

beforeEach(() => {
  directory('real', session(realJump), session(realJump));
  directory('same', session(realJump));
  directory('barren', session(barrenJump));
});

async function compared(...words: readonly string[]): Promise<Comparison & { readonly betweenHalves?: number }> {
  const { out, err } = await shakedown('compare', ...words, '--format', 'json');
  expect(err).toBe('');
  return JSON.parse(out) as Comparison;
}

/** More unknown names than are counted, a hundred in each line. */
const manyNames = Array.from({ length: 520 }, (_, index) =>
  line(index, `Kind${index}`, Array.from({ length: 100 }, (__, place) => `"X${index}Y${place}":1`).join(', ')),
);

describe('shakedown compare', () => {
  it.runIf(isThorough)('refuses more names than journals of the game have', async () => {
    directory('many', manyNames.join(''));
    const { code, err } = await shakedown('compare', 'real', 'many');
    const sentence = 'there are more than 50000 different names of fields: these are not journals of the game';
    expect({ code, err }).toEqual({ code: 2, err: `shakedown: ${sentence}` });
  });

  it('finds no distance between sessions of one kind, nor between the halves of the real side', async () => {
    const { distance, betweenHalves, sides } = await compared('real', 'same');
    expect({ distance, betweenHalves }).toEqual({ distance: 0, betweenHalves: 0 });
    const { hours, linesAnHour, ...counts } = sides[0];
    expect(counts).toEqual({ lines: 184, sessions: 2, sameSecond: 0.32967, kinds: 5 });
    expect(hours).toBeCloseTo(2 * (31 / 60), 5);
    expect(linesAnHour).toBeCloseTo(184 / hours, 2);
  });

  it('measures every part', async () => {
    const { parts, kinds, sides } = await compared('real', 'barren');
    expect(parts.kinds).toBeCloseTo(60 / 184, 5);
    expect(sides[1].sameSecond).toBe(0);
    expect(parts.sameSecond).toBeCloseTo(0.32967, 5);
    const jump = kinds.find(({ kind }) => kind === 'FSDJump');
    expect(jump?.next.slice(0, 2)).toEqual([
      { name: 'Music', shares: [1, 0] },
      { name: 'StartJump', shares: [0, 0.966667] },
    ]);
    expect(jump?.gaps.median).toEqual([0, 42]);
    const start = kinds.find(({ kind }) => kind === 'StartJump');
    expect(start?.fields).toEqual([
      { name: 'StarClass', shares: [1, 0] },
      { name: 'Taxi', shares: [1, 0] },
    ]);
    expect(kinds.find(({ kind }) => kind === 'Music')).toMatchObject({ distance: 1, lines: [60, 0] });
  });

  it('sees other values in a field that has a list of them', async () => {
    directory(
      'silent',
      session((at) => realJump(at).replace('Supercruise', 'NoTrack')),
    );
    const { kinds } = await compared('real', 'silent');
    expect(kinds.find(({ kind }) => kind === 'Music')?.values).toEqual([
      { field: 'MusicTrack', name: 'Supercruise', shares: [1, 0] },
      { field: 'MusicTrack', name: 'NoTrack', shares: [0, 1] },
    ]);
  });

  it('excludes pauses from the hours, and does not count the next launch as a transition', async () => {
    directory('paused', session(realJump) + session(realJump).replaceAll('2026-11-14', '2026-11-15'));
    const { sides, distance } = await compared('same', 'paused');
    expect(sides[1].sessions).toBe(2);
    expect(sides[1].hours).toBeCloseTo(2 * sides[0].hours, 5);
    expect(distance).toBe(0);
  });

  it.each([80, 130])('prints a page for a terminal of %d columns', async (width) => {
    const { out } = await shakedown({ terminal: true, columns: () => width }, 'compare', 'real', 'barren');
    expect(out).toContain('Only in real');
    expect(out).toContain('StartJump → FSDJump');
    expect(widest(out)).toBeLessThanOrEqual(width);
  });

  it('prints all about one kind', async () => {
    const { out } = await shakedown('compare', 'real', 'barren', '--kind', 'StartJump');
    expect(out).toMatch(/^StartJump: 60 real lines, 30 simulated, distance 0\.\d{3}\n/);
    expect(out).toMatch(/^ {2}Taxi +100 % +0 %$/m);
  });

  it('fails where the distance is larger than allowed', async () => {
    expect((await shakedown('compare', 'real', 'barren', '--most', '0.9')).code).toBe(0);
    expect((await shakedown('compare', 'real', 'barren', '--most', '0.1')).code).toBe(1);
    expect((await shakedown('compare', 'real', 'same', '--most', '0')).code).toBe(0);
  });

  it.each([
    [['real', 'empty.log'], "no event was found in 'empty.log'"],
    [['real', 'nowhere'], "'nowhere'"],
    [['-', '-'], 'the standard input (-) can be read only once'],
    [['real', 'same', '--most', '2'], '--most takes a distance from 0 to 1'],
    [['real', 'same', '--kind', 'FSDjump'], "no event 'FSDjump' was seen: did you mean 'FSDJump'?"],
    [['real'], 'simulated'],
  ])('says what is wrong with %j', async (words, message) => {
    writeFileSync('empty.log', '');
    const { code, err } = await shakedown('compare', ...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
