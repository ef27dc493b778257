/** `simulate --continue`: takes up where a directory ends. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { Members } from '../../src/interface/object-rule.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { shakedown } from '../shakedown.js';
import { isThorough, oneIn } from '../thorough.js';
import { endingAt, endNames, spotNames } from './endings.js';

const place = mkdtempSync(path.join(os.tmpdir(), 'shakedown-continue-'));
afterAll(() => rmSync(place, { recursive: true }));

const usual = ['--for', '20m', '--seed', '7', '--start', '2026-11-14T20:41:00Z'];

async function written(out: string, ...words: string[]): Promise<string> {
  const directory = path.join(place, out);
  const { code, err } = await shakedown('simulate', ...words, '--out', directory);
  expect(err).toBe('');
  expect(code).toBe(0);
  return directory;
}

/** The files of some directories, the later ones in place of the earlier ones. */
function filesIn(...directories: string[]): Record<string, string> {
  const files = directories.flatMap((directory) =>
    readdirSync(directory)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, readFileSync(path.join(directory, name), 'utf8')] as const),
  );
  return Object.fromEntries(files);
}

function eventsIn(directory: string): Members[] {
  const journals = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return journals.flatMap((name) =>
    readFileSync(path.join(directory, name), 'utf8')
      .trim()
      .split('\r\n')
      .map((line) => JSON.parse(line) as Members),
  );
}

it('continues one of its own directories exactly, and that again', async () => {
  const whole = await written('whole', 'trade', '--evenings', '4', ...usual);
  const first = await written('first', 'trade', ...usual);
  const second = await written('second', '--continue', first);
  const third = await written('third', '--continue', second, '--evenings', '2');
  expect(filesIn(first, second, third)).toEqual(filesIn(whole));
});

it('continues any other directory from what its lines say', async () => {
  const before = await written('before', 'explore', ...usual);
  rmSync(path.join(before, '.shakedown-origin'));
  const after = await written('after', 'trade', '--continue', before, '--seed', '3', '--for', '20m');
  const [one, two] = [eventsIn(before), eventsIn(after)];
  const last = (kind: string) => one.findLast(({ event }) => event === kind);
  const next = (kind: string) => two.find(({ event }) => event === kind);
  expect(next('Commander')).toMatchObject({ Name: last('Commander')?.Name, FID: last('Commander')?.FID });
  expect(next('Rank')).toMatchObject({ Combat: last('Rank')?.Combat, Empire: last('Rank')?.Empire });
  expect(next('Loadout')).toMatchObject({ Ship: last('Loadout')?.Ship, ShipID: last('Loadout')?.ShipID });
  const slots = (loadout: Members | undefined) =>
    JSON.stringify(loadout?.Modules).match(/(Hard|Slot)[^}]*?"Item":"\w+/g);
  expect(slots(next('Loadout'))).toEqual(slots(last('Loadout')));
  const system = one.findLast(({ StarPos }) => StarPos !== undefined)?.StarSystem;
  expect(next('Location')?.StarSystem).toBe(system);
  expect(Date.parse(String(two[0]?.timestamp))).toBeGreaterThan(Date.parse(String(one.at(-1)?.timestamp)));
  const found: unknown[] = [];
  for await (const finding of checkJournal(after)) found.push(finding);
  expect(found).toEqual([]);
});

const endings = spotNames.flatMap((spot, index) =>
  oneIn(9, endNames.slice(isThorough ? 0 : index % 9)).map((end) => [spot, end] as const),
);

it.each(endings)('continues a journal that ends at %s, by %s', async (spot, end) => {
  for (let seed = 1; seed <= (isThorough ? 3 : 1); seed++) {
    const before = path.join(place, 'ending', `${spot} ${end}`, String(seed));
    mkdirSync(before, { recursive: true });
    const lines = endingAt(spot, end, seed);
    const text = lines.map((line) => `${JSON.stringify(line)}\r\n`).join('');
    writeFileSync(path.join(before, 'Journal.2025-03-04T200000.01.log'), text);
    const plan = planNames[seed % planNames.length] as string;
    const after = await written(`${spot} ${end} ${seed}`, plan, '--continue', before, '--for', '5m');
    const [one, two] = [lines, eventsIn(after)];
    const last = (...kinds: string[]) => one.findLast(({ event }) => kinds.includes(String(event)));
    const next = (kind: string) => two.find(({ event }) => event === kind);
    const { StarSystem, SystemAddress, StarPos } = last('Location', 'FSDJump', 'CarrierJump') ?? {};
    expect(next('Location')).toMatchObject({ StarSystem, SystemAddress, ...(StarPos !== undefined && { StarPos }) });
    const { Ship, ShipID, ShipName, ShipIdent } = last('LoadGame') ?? {};
    expect(next('Loadout')).toMatchObject({ Ship, ShipID, ShipName, ShipIdent });
    expect(next('Rank')).toMatchObject({ Combat: 3, Explore: 9, Federation: 14 });
    expect(next('LoadGame')).toMatchObject({ Commander: 'Okoro', Credits: 123_456_789 });
    // Without a Loadout, it is not known how much the ship holds.
    expect(last('Loadout') ? next('Cargo')?.Count : 4).toBe(4);
    for (const name of readdirSync(before))
      writeFileSync(path.join(after, name), readFileSync(path.join(before, name)));
    const found: unknown[] = [];
    for await (const { rule, file, message } of checkJournal(after)) {
      const isOwn = path.basename(file) !== 'Journal.2025-03-04T200000.01.log';
      // The line that is continued puts that system outside the cell of its address.
      if (isOwn && !(rule === 'system/cell' && spot === 'beyond the galaxy')) found.push({ seed, rule, message });
    }
    expect(found).toEqual([]);
  }
});

it.each([
  ['no directory', [], 'is not a directory to continue'],
  ['no journal', ['empty'], 'there is no journal in'],
  ['an old version', ['old'], 'is of version 3.6: only 4.0 and later can be continued'],
  ['the directory itself', ['ours', '--out', path.join(place, 'ours')], '--out must be another directory'],
  ['another seed', ['ours', '--seed', '8'], '--seed must be the same as in'],
  ['an earlier start', ['ours', '--start', '2026-11-14T20:45:00Z'], '--start must be later than the last line in'],
  ['a speed', ['ours', '--speed', '4'], '--continue writes whole evenings at full speed'],
])('refuses %s', async (_what, [directory = 'missing', ...words], sentence) => {
  mkdirSync(path.join(place, 'empty'), { recursive: true });
  mkdirSync(path.join(place, 'old'), { recursive: true });
  const lines = [
    { event: 'Fileheader', part: 1, gameversion: '3.6' },
    { event: 'Location', StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] },
  ];
  const text = lines.map((line) => `${JSON.stringify({ timestamp: '2020-02-01T10:00:00Z', ...line })}\r\n`).join('');
  writeFileSync(path.join(place, 'old', 'Journal.200201100000.01.log'), text);
  if (directory === 'ours') await shakedown('simulate', 'stay', ...usual, '--out', path.join(place, 'ours'));
  const out = ['--out', path.join(place, 'refused')];
  const { code, err } = await shakedown('simulate', '--continue', path.join(place, directory), ...out, ...words);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

it('writes the first evenings alike, however many follow', () => {
  for (const plan of oneIn(6, planNames)) {
    const options = { seed: 11, plan, seconds: 900, kinds: ['Fileheader', 'Shutdown', 'Docked', 'Music'] } as const;
    const long = [...simulate({ ...options, evenings: 4 })];
    for (const evenings of [1, 2, 3]) {
      const short = [...simulate({ ...options, evenings })];
      expect(long.slice(0, short.length), plan).toEqual(short);
      const earlier = [{ plan, seconds: options.seconds, evenings }];
      expect([...simulate({ ...options, earlier, evenings: 4 - evenings })], plan).toEqual(long);
    }
  }
});
