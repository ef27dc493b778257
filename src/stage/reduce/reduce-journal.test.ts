import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StartTool } from '../tool/tool.js';
import { reduceJournal } from './reduce-journal.js';
import type { ReduceOptions } from './reduce-options.js';

const journal = 'Journal.2026-11-14T204100.01.log';
const at = (second: number) => `2026-11-14T20:${41 + Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}Z`;
const line = (second: number, event: string, members = '') =>
  `{ "timestamp":"${at(second)}", "event":"${event}"${members && `, ${members}`} }\r\n`;

const head = line(0, 'Fileheader', '"part":1, "language":"English/UK", "gameversion":"4.4.1.1", "build":"r332841/r0 "');
const jump = (second: number, system: string) =>
  line(
    second,
    'FSDJump',
    `"StarSystem":"${system}", "SystemAddress":${second + 5}, "StarPos":[0.00000,0.00000,0.00000], "SystemAllegiance":"", "SystemEconomy":"$economy_None;", "SystemSecondEconomy":"$economy_None;", "SystemGovernment":"$government_None;", "SystemSecurity":"$GAlAXY_MAP_INFO_state_anarchy;", "JumpDist":1.5, "FuelUsed":0.1, "FuelLevel":15.9`,
  );
const music = (second: number) => line(second, 'Music', '"MusicTrack":"Exploration"');
const lines = [
  head,
  line(1, 'Commander', '"FID":"F4815162", "Name":"Pepper Vance"'),
  ...Array.from({ length: 40 }, (_, index) => music(2 + index)),
  jump(50, 'Wolf 359'),
  ...Array.from({ length: 30 }, (_, index) => music(51 + index)),
  line(90, 'ReceiveText', '"From":"Pepper Vance", "Message":"o7", "Channel":"local"'),
  ...Array.from({ length: 30 }, (_, index) => music(91 + index)),
];

let home: string;
let journals: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-reduce-'));
  journals = path.join(home, 'journals');
  out = path.join(home, 'out');
  mkdirSync(journals);
  writeFileSync(path.join(journals, journal), lines.join(''));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A tool that fails if the texts of the files say so. */
function tool(fails: (text: string, files: readonly string[]) => boolean, onRun = () => {}): StartTool {
  return async ({ directory }) => {
    onRun();
    const files = readdirSync(directory).sort();
    const text = files.map((file) => readFileSync(path.join(directory, file), 'latin1')).join('');
    if (fails(text, files)) throw new RangeError('it fails');
    return { output: [], ended: undefined, ask: async () => undefined, end: async () => ended };
  };
}

const ended = { code: 0, signal: undefined, byItself: true };

async function reduced(fails: Parameters<typeof tool>[0], options: Partial<ReduceOptions> = {}) {
  return reduceJournal(journals, { out, tool: tool(fails), ...options });
}

const left = (file = journal) => readFileSync(path.join(out, 'journals', file), 'latin1').split(/(?<=\n)/);

describe('reduceJournal', () => {
  it('leaves the same lines each time, and no names', async () => {
    const fails = (text: string) => text.includes('FSDJump') && text.includes('o7');
    const first = await reduced(fails);
    expect(first).toMatchObject({ lines: 4, of: 104, files: 1, isWhole: true });
    expect(first.failure).toContain('thrown; RangeError: it fails; at ');
    const before = left();
    expect(before.join('')).not.toMatch(/Pepper|Vance|F4815162/);
    const { journals: again, ...second } = await reduced(fails, { out: path.join(home, 'again') });
    expect(second).toMatchObject({ lines: first.lines, runs: first.runs, failure: first.failure });
    expect(readFileSync(path.join(again, journal), 'latin1')).toBe(before.join(''));
  });

  it('keeps files beside the journal only if they matter', async () => {
    for (const name of ['Status', 'Cargo', 'Market'])
      writeFileSync(path.join(journals, `${name}.json`), music(5).trim());
    await reduced((_, files) => files.includes('Cargo.json') && files.includes(journal));
    expect(readdirSync(path.join(out, 'journals')).sort()).toEqual(['.shakedown-journals', 'Cargo.json', journal]);
  });

  it('finds the files that matter among many, empty ones too', async () => {
    for (let day = 10; day < 30; day++) {
      writeFileSync(path.join(journals, `Journal.2026-10-${day}T204100.01.log`), day === 17 ? '' : lines.join(''));
    }
    const { files, runs } = await reduced(
      (text, names) => names.some((name) => name.includes('-17')) && text.includes('o7'),
    );
    expect(files).toBe(2);
    expect(runs).toBeLessThan(60);
  });

  it('cuts members and items, but nothing that a line needs', async () => {
    const materials = line(
      130,
      'Materials',
      '"Raw":[ { "Name":"iron", "Count":3 }, { "Name":"nickel", "Count":4 } ], "Manufactured":[ { "Name":"wornshieldemitters", "Name_Localised":"Worn", "Count":1 } ], "Encoded":[  ]',
    );
    writeFileSync(path.join(journals, journal), [...lines, materials].join(''));
    await reduced((text) => text.includes('"nickel"'));
    expect(left().at(-1)).toBe(
      line(130, 'Materials', '"Raw":[ { "Name":"nickel", "Count":4 } ], "Manufactured":[  ], "Encoded":[  ]'),
    );
  });

  it('keeps a line that cannot be parsed, and its ending', async () => {
    const torn = '{ "timestamp":"2026-11-14T20:42:00Z", "event":"Dock';
    const all = [...lines.slice(0, 60), `${torn}\n`, 'rubbish\n', '\0\0\n', '\r\n', ...lines.slice(60), '{ "half'];
    writeFileSync(path.join(journals, journal), all.join(''));
    expect(await reduced((text) => text.includes('"Dock'))).toMatchObject({ lines: 3, of: 109 });
    expect(left().at(-1)).toBe(`${torn}\n`);
  });

  it('works without a Fileheader, and with a log-in that matters', async () => {
    writeFileSync(path.join(journals, journal), lines.slice(1).join(''));
    expect(await reduced((text) => text.includes('"Commander"'))).toMatchObject({ lines: 1, of: 103 });
  });

  it('needs a failure, and one that needs a journal', async () => {
    await expect(reduced(() => false)).rejects.toThrow('the tool does not fail with this journal');
    await expect(reduced(() => true)).rejects.toThrow('the tool fails without any journal: thrown; RangeError');
  });

  it('says so if the tool is flaky, unless each candidate may be tried more often', async () => {
    let runs = 0;
    const flaky = (text: string) => text.includes('FSDJump') && runs++ % 2 === 0;
    await expect(reduced(flaky)).rejects.toMatchObject({
      code: 'tool',
      message: expect.stringMatching(/flaky: with the whole journal it failed in 3 of 5 runs .*--tries 5/),
    });
    expect(await reduced(flaky, { tries: 2 })).toMatchObject({ lines: 3 });
  });

  it('takes no other failure for the same', async () => {
    const other: StartTool = async (surroundings) => {
      const text = readFileSync(path.join(surroundings.directory, journal), 'latin1');
      if (!text.includes('FSDJump')) throw new TypeError('where is it?');
      return tool((all) => all.includes('o7'))(surroundings);
    };
    expect(await reduceJournal(journals, { out, tool: other })).toMatchObject({ lines: 4 });
  });

  it('says so if the failure hangs on a name', async () => {
    const fails = (text: string) => text.includes('Pepper Vance');
    await expect(reduced(fails)).rejects.toThrow(/the failure hangs on a name: .*--keep-names/);
    expect(await reduced(fails, { keepNames: true })).toMatchObject({ lines: 2 });
  });

  it('ends at a limit with what is left by then, and goes on from there', async () => {
    const fails = (text: string) => text.includes('FSDJump') && text.includes('o7');
    const first = await reduced(fails, { maxRuns: 12 });
    expect(first).toMatchObject({ isWhole: false, runs: 12 });
    expect(left().length).toBeGreaterThan(4);
    expect(left().length).toBeLessThan(104);
    let runs = 0;
    const second = await reduceJournal(journals, { out, tool: tool(fails, () => runs++) });
    expect(second).toMatchObject({ isWhole: true, lines: 4 });
    expect(runs).toBeLessThan(second.runs - 6);
  });

  it('goes on although the process was killed while it kept an outcome', async () => {
    const fails = (text: string) => text.includes('FSDJump') && text.includes('o7');
    const { runs } = await reduced(fails, { out: path.join(home, 'other') });
    await reduced(fails, { maxRuns: 12 });
    const log = path.join(out, '.shakedown-reduce');
    writeFileSync(log, readFileSync(log).subarray(0, -3));
    let again = 0;
    const second = await reduceJournal(journals, { out, tool: tool(fails, () => again++) });
    expect(second).toMatchObject({ isWhole: true, lines: 4, runs });
    expect(again).toBeLessThan(runs - 5);
  });

  it('asks a question, and keeps whole the lines that say what is right', async () => {
    const cargo = (second: number, count: number) =>
      line(second, 'Cargo', `"Vessel":"Ship", "Count":${count}, "Inventory":[ { "Name":"gold", "Count":${count} } ]`);
    const load = line(
      2,
      'LoadGame',
      '"FID":"F4815162", "Commander":"Pepper Vance", "Ship":"asp", "Credits":1, "Loan":0',
    );
    const sold = line(132, 'MarketSell', '"MarketID":1, "Type":"gold", "Count":1, "SellPrice":1, "TotalSale":1');
    writeFileSync(
      path.join(journals, journal),
      [head, load, ...lines.slice(2), cargo(130, 9), sold, cargo(133, 8)].join(''),
    );
    let milliseconds = 0;
    const forgets: StartTool = async (surroundings) => ({
      ...(await tool(() => false)(surroundings)),
      ask: async () => ({ cargo: {} }),
    });
    const clock = { now: () => (milliseconds += 1000), sleep: async () => {} };
    const { failure } = await reduceJournal(journals, { out, tool: forgets, question: 'cargo', clock });
    expect(failure).toBe(`expected that cargo is {"gold":8} at ${at(133)}, but the tool says {}`);
    expect(left().slice(2)).toEqual([cargo(130, 9), sold, cargo(133, 8)]);
  });

  it('keeps what is left when it is aborted, if that is less', async () => {
    const enough = new AbortController();
    let runs = 0;
    const stopping = tool(
      (text) => text.includes('FSDJump'),
      () => ++runs === 8 && enough.abort(),
    );
    const some = await reduceJournal(journals, { out, tool: stopping, signal: enough.signal });
    expect(some.isWhole).toBe(false);
    expect(some.lines).toBe(left().length);
    const gone = reduceJournal(journals, { out, tool: stopping, signal: AbortSignal.abort(new Error('gone')) });
    await expect(gone).rejects.toThrow('gone');
  });

  it('replaces an earlier result, and refuses what it has not written', async () => {
    await reduced((text) => text.includes('o7'));
    await reduced((text) => text.includes('FSDJump'));
    expect(left().at(-1)).toContain('FSDJump');
    writeFileSync(path.join(out, 'notes.txt'), 'mine');
    await expect(reduced(() => true)).rejects.toThrow('notes.txt was not written by this command');
    rmSync(path.join(out, 'notes.txt'));
    writeFileSync(path.join(out, 'journals', 'Journal.2025-01-01T000000.01.log'), head);
    await expect(reduced((text) => text.includes('o7'))).rejects.toThrow('was not written by Shakedown');
  });
});
