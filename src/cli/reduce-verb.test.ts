import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown, start } from '../../test/shakedown.js';
import { until } from '../../test/support/deadline.js';
import { isThorough, oneIn } from '../../test/thorough.js';

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

/** Reads all lines of the directory that it is given. */
const reading = `
const fs = require('node:fs');
const directory = process.argv[2];
const names = fs.readdirSync(directory).filter((name) => name.endsWith('.log')).sort();
const texts = names.map((name) => fs.readFileSync(directory + '/' + name, 'utf8'));
const lines = texts.join('').split('\\n').filter(Boolean).map((text) => JSON.parse(text));
const has = (kind) => lines.some(({ event }) => event === kind);
`;

let home: string;
let journals: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-reduce-'));
  journals = path.join(home, 'journals');
  out = path.join(home, 'out');
  mkdirSync(journals);
  writeFileSync(path.join(journals, journal), lines.join(''));
  writeFileSync(path.join(journals, 'Status.json'), line(120, 'Status', '"Flags":0'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A command for a tool with such code, which reads the journal first. */
function tool(code: string, first = reading): string[] {
  const file = path.join(home, 'tool.cjs');
  writeFileSync(file, first + code);
  return ['--', process.execPath, file, '{directory}'];
}

const left = () => readFileSync(path.join(out, 'journals', journal), 'latin1').split(/(?<=\n)/);

const failsAfterJump =
  "if (has('FSDJump') && has('ReceiveText')) docked(); function docked() { throw new Error('no station'); }";

describe('shakedown reduce', () => {
  it('leaves the lines with which a program fails, in the bytes of the game', async () => {
    const command = tool(failsAfterJump);
    const { code, out: said } = await shakedown('reduce', journals, '--out', out, '--keep-names', ...command);
    expect(said.split('\n')[0]).toMatch(/^left {6}4 of 104 lines in 1 file, \d+ runs$/);
    expect(said.replaceAll(/\s+/g, ' ')).toContain('exit code 1; Error: no station; at docked (');
    expect(code).toBe(0);
    expect(left()).toEqual(lines.filter((each) => !each.includes('Music')));
    expect(readdirSync(out).sort()).toEqual(['.shakedown-reduce', 'journals', 'scenario.yaml']);
    expect(readdirSync(path.join(out, 'journals')).sort()).toEqual(['.shakedown-journals', journal]);
    const { out: played } = await shakedown('scenario', 'run', path.join(out, 'scenario.yaml'));
    expect(played).toContain('1 scenario, 1 expectation, none failed');
  });

  it.runIf(isThorough)('asks a question; a tool that reads only once gets no trial', async () => {
    const answer = "{ system: has('FSDJump') ? 'Sol' : undefined, upTo: lines.at(-1)?.timestamp }";
    const words = ['reduce', journals, '--question', 'system', '--format', 'json', '--out', out];
    const { out: said, err } = await shakedown(...words, ...tool(`console.log(JSON.stringify(${answer}))`));
    expect(err).toBe('');
    expect(JSON.parse(said)).toEqual({
      lines: 3,
      of: 104,
      files: 1,
      runs: expect.any(Number),
      isWhole: true,
      failure: `expected that system is "Wolf 359" at ${at(50)}, but the tool says "Sol"`,
      journals: path.join(out, 'journals'),
      scenario: path.join(out, 'scenario.yaml'),
    });
  });

  it.runIf(isThorough)('writes a trial that a tool fails which goes on', async () => {
    const again = `require('node:readline').createInterface({ input: process.stdin }).on('line', () => {
      const names = fs.readdirSync(process.argv[2]).filter((name) => name.endsWith('.log')).sort();
      const text = names.map((name) => fs.readFileSync(process.argv[2] + '/' + name, 'utf8')).join('');
      const upTo = text.match(/(?<="timestamp":")[^"]+/g)?.at(-1);
      console.log(JSON.stringify({ system: text.includes('FSDJump') ? 'Sol' : null, upTo }));
    });`;
    const file = path.join(home, 'tool.yaml');
    const [, ...command] = tool(again, "const fs = require('node:fs');\n");
    writeFileSync(file, `command: ${JSON.stringify(command)}\n`);
    const asked = await shakedown('reduce', journals, '--question', 'system', '--out', out, '--tool', file);
    expect(asked).toMatchObject({ code: 0, err: '' });
    expect(asked.out).toContain('3 of 104 lines');
    const trial = path.join(out, 'trial.yaml');
    const graded = await shakedown('trials', 'run', trial, '--tool', file);
    expect(graded.code).toBe(1);
    expect(graded.out).toContain('expected that system is "Wolf 359"');
  });

  it.each(
    oneIn(4, [
      [
        'a signal',
        "if (has('FSDJump')) process.kill(process.pid, 'SIGTERM'), setTimeout(() => {}, 9000);",
        'by SIGTERM',
      ],
      ['no end', "if (has('FSDJump')) setInterval(() => {}, 1000);", 'no end within 1 s'],
      [
        'an exit code, whatever it prints,',
        'for (let round = 0; round < 50; round++) fs.writeSync(1, "x".repeat(100_000)); process.exit(has("FSDJump") ? 3 : 0)',
        'exit code 3',
      ],
      [
        'an exit code, whatever it leaves,',
        `fs.writeFileSync(directory + '/own.txt', 'x'); fs.rmSync(directory + '/${journal}'); require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }); process.exit(has('FSDJump') ? 4 : 0)`,
        'exit code 4',
      ],
    ] as const),
  )('takes %s for a failure', async (_, code, said) => {
    const ran = await shakedown('reduce', journals, '--out', out, '--timeout', '1s', ...tool(code));
    expect(ran.out).toContain(said);
    expect(ran.out).toContain('3 of 104 lines');
    expect(readdirSync(out).sort()).toEqual(['.shakedown-reduce', 'journals', 'scenario.yaml']);
    expect(readFileSync(path.join(journals, journal), 'utf8')).toBe(lines.join(''));
  });

  it.each([
    ['no directory', ['nowhere', '--', 'true'], 'there is no journal at nowhere'],
    ['no journals', ['.', '--', 'true'], 'there is no journal in .'],
    ['no command', ['.'], 'which tool? Name its command after --'],
    ['an unknown question', ['.', '--question', 'sytem', '--', 'true'], "did you mean 'system'?"],
    ['too few runs', ['.', '--max-runs', '3', '--', 'true'], '--max-runs takes at least 10'],
    ['no name for the result', ['.', '--out', '', '--', 'true'], '--out needs a directory'],
  ])('refuses %s', async (_, words, message) => {
    const { code, err } = await shakedown('reduce', '--out', out, ...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(existsSync(out)).toBe(false);
  });

  it('refuses a command that is not found, and directories with files of others', async () => {
    const missing = await shakedown('reduce', journals, '--out', out, '--', path.join(home, 'nothing'));
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('cannot start the tool');
    for (const foreign of [journals, home]) {
      const refused = await shakedown('reduce', journals, '--out', foreign, ...tool(failsAfterJump));
      expect(refused.code).toBe(2);
      expect(refused.err).toContain('was not written by this command');
    }
  });

  it('ends with exit code 1 if the failure hangs on a name', async () => {
    const code = "if (lines.some(({ Name }) => Name === 'Pepper Vance')) throw new Error('that one')";
    const { code: exit, err } = await shakedown('reduce', journals, '--out', out, ...tool(code));
    expect(exit).toBe(1);
    expect(err).toMatch(/^shakedown: the failure hangs on a name: .*--keep-names/);
  });

  it('keeps what is left after Ctrl-C, and goes on from there', async () => {
    const counter = path.join(home, 'counter');
    const command = tool(`fs.appendFileSync(${JSON.stringify(counter)}, 'x');${failsAfterJump}`);
    const runsSoFar = () => (existsSync(counter) ? readFileSync(counter, 'utf8').length : 0);
    const running = start('reduce', journals, '--out', out, ...command);
    await until(
      () => runsSoFar() >= 12,
      () => `${runsSoFar()} runs`,
    );
    expect(await running.interrupt()).toBe(130);
    expect(left().length).toBeLessThan(104);
    const before = runsSoFar();
    const { code, out: said } = await shakedown('reduce', journals, '--out', out, ...command);
    expect(code).toBe(0);
    const [, runs = ''] = /(\d+) runs/.exec(said) ?? [];
    // The whole is run again, and so is the result.
    expect(runsSoFar() - before).toBeLessThan(Number(runs) - 5);
    expect(left()).toHaveLength(4);
  });
});
