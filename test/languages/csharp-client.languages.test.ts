/** The C# client, compiled for Mono and run against stages of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindingLanguages } from '../../src/bindings/binding-languages.js';
import { commandScript } from '../support/command-script.js';
import { languageModel } from './language-catalogue.js';
import { compile, monoEnvironment } from './mono.js';

const root = path.resolve(import.meta.dirname, '../..');
const clients = path.join(root, 'clients/csharp');
const client = path.join(clients, 'ShakedownStage.cs');
let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-csharp-'));
});

afterAll(() => rmSync(home, { recursive: true }));

/** What a program that uses the client prints. */
function outputOf(name: string, ...sources: string[]): string {
  compile(home, `${name}.exe`, client, ...sources);
  const env = {
    ...process.env,
    ...monoEnvironment(),
    SHAKEDOWN: commandScript(home),
    TMPDIR: home,
    http_proxy: 'http://127.0.0.1:9',
  };
  return execFileSync('mono', [`${name}.exe`], { cwd: home, env, encoding: 'utf8' });
}

it('makes every request, and says what is wrong', () => {
  const output = outputOf('ControlStage', path.join(import.meta.dirname, 'programs/ControlStage.cs'));
  expect(JSON.parse(output)).toEqual({
    seed: 3,
    began: 'Abraham Lincoln',
    commander: "Jane O'Hara",
    previewed: true,
    injected: [expect.stringContaining('"SquadronID":9007199254740993, "SquadronName":"ACES"')],
    text: [expect.stringContaining('"SquadronID":9007199254740993, "SquadronName":3')],
    requested: true,
    stopped: true,
    services: true,
    clock: { isPaused: true, speed: 0, now: Date.parse('2026-11-14T22:00:00Z') },
    lists: true,
    again: expect.stringContaining('seed: 3'),
    attached: 3,
    unknown: "unknown situation 'dok': did you mean 'dock'?",
    kept: true,
    ended: 'this stage has ended',
    removed: true,
    elsewhere: 'no stage is running in elsewhere: start one with shakedown stage --out elsewhere',
    option: expect.stringContaining(`there is no option '--no "such" option\\'`),
    missing: expect.stringContaining('no-such-command cannot be run, is Shakedown installed?'),
    silent: 'the stage ended before it was ready',
    late: 'the stage was not ready within 0.02 seconds',
    answer: '{"header":{"eventStatus":400}}',
    delay: "'delay' must be a number of milliseconds from 0 to 3600000, not '5'",
    header: 'this answer cannot be sent: Invalid character in header content ["a"]',
    left: 'the stage was not ready within 1 seconds',
    oops: 'oops',
  });
  const [started = '', left = ''] = ['started', 'left'].map((name) =>
    readFileSync(path.join(home, name), 'utf8').trim(),
  );
  process.kill(Number(left));
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', started], { encoding: 'utf8' });
  // It may stay as a zombie.
  expect(stdout.trim()).toMatch(/^(Z|$)/);
});

it('makes fixtures, and says why it cannot', () => {
  const output = outputOf('MakeFixtures', path.join(import.meta.dirname, 'programs/MakeFixtures.cs'));
  expect(JSON.parse(output)).toEqual({
    music: '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n',
    market: expect.stringMatching(/"StationName":"Jane \\"O'Hara\\" é".*"MarketID":18446744073709551615, .*\r\n$/s),
    first: expect.stringMatching(/"event":"Fileheader".*"gameversion":"4\.0 \(Beta\)".*\r\n$/s),
    last: expect.stringMatching(/ }\r\n$/),
    anyway: true,
    misspelt: "there is no kind, file or situation 'Dokced': did you mean 'Docked'?",
    version: expect.stringMatching(/^version 3\.7 has no SuitLoadout: it is written since 4\.0/),
    dialect: 'the dialect spec has no Loadout: use the dialect game',
  });
});

it('runs the example of a test, beside the types of all events', () => {
  writeFileSync(path.join(home, 'Journal.cs'), bindingLanguages.csharp.emit(languageModel));
  expect(outputOf('Example', path.join(clients, 'Example.cs'), 'Journal.cs')).toBe(
    'passed: knows the station\npassed: survives a broken line\n',
  );
});

it('runs what the guide shows', () => {
  const guide = readFileSync(path.join(root, 'docs/staging-elsewhere.md'), 'utf8');
  const [, shown = ''] = /^```csharp\n([\s\S]*?)^```/m.exec(guide) ?? [];
  const program = `using System;\nusing Shakedown;\nstatic class Guide\n{\n    static void Main()\n    {\n${shown}    }\n}\n`;
  writeFileSync(path.join(home, 'Guide.cs'), program);
  expect(outputOf('Guide', 'Guide.cs')).toBe('Abraham Lincoln\n');
});
