/** The command as a process of its own, as `npm test` has just built it, and the code it keeps. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import nodeModule from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCodeFile, writeCodeFile } from './code-file.js';

const root = path.resolve(import.meta.dirname, '../../..');
const main = path.join(root, 'dist/cli/main.js');
/** Node keeps code by itself, in files of its own. */
const nodeKeepsCode = 'enableCompileCache' in nodeModule;

const line =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"SquadronStartup", "SquadronName":"Aces", "CurrentRank":"2" }\r\n';
let place: string;
let caches: string;
let journal: string;

beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'shakedown-start-'));
  caches = path.join(place, 'caches');
  journal = path.join(place, 'Journal.2026-11-14T204100.01.log');
  writeFileSync(journal, line);
});

afterEach(() => rmSync(place, { recursive: true }));

const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  XDG_CACHE_HOME: caches,
  LOCALAPPDATA: caches,
  ...more,
});

/** What a run printed, without how long it took. */
function run(words: string[], { program = main, env = environment() } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: 'utf8' });
  return { status, stdout: stdout.replace(/, [\d.]+ m?s/, ''), stderr };
}

const check = () => run(['check', journal, '--format', 'concise']);
const kept = () => readdirSync(path.join(caches, 'shakedown'));

describe('the command', () => {
  it('does the same with the code it kept as without', () => {
    const plain = run(['check', journal], { env: environment({ SHAKEDOWN_NO_CACHE: '1' }) });
    expect(plain).toMatchObject({ status: 1, stdout: expect.stringContaining('[field/type]') as string, stderr: '' });
    for (let round = 0; round < 3; round++) expect(run(['check', journal])).toEqual(plain);
    expect(run(['check', journal, '--threads', '2'])).toEqual(plain);
  });

  it('keeps nothing where that is not wanted', () => {
    run(['check', journal], { env: environment({ SHAKEDOWN_NO_CACHE: '1' }) });
    expect(readdirSync(place)).toEqual([path.basename(journal)]);
  });

  it('says nothing of a directory that it cannot write to', () => {
    writeFileSync(caches, 'not a directory');
    expect(check()).toMatchObject({ status: 1, stderr: '' });
  });

  it('is not confused by others that start at the same time', async () => {
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [main, 'list', 'plans'], { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const printed = await Promise.all(
      children.map(async (child) => {
        const texts: string[] = [];
        child.stdout.setEncoding('utf8').on('data', (text: string) => texts.push(text));
        return [...(await once(child, 'close')), texts.join('')];
      }),
    );
    const { stdout } = run(['list', 'plans']);
    expect(printed).toEqual(children.map(() => [0, null, stdout]));
    expect(kept().filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

describe.skipIf(nodeKeepsCode)('the code that is kept', () => {
  const onlyFile = () => path.join(caches, 'shakedown', kept()[0] ?? '');
  const nameOf = (file: string) => path.basename(file, '.code');
  const identity = () => [statSync(onlyFile()).ino, statSync(onlyFile()).mtimeMs];

  it('stays as it is once it is there', () => {
    check();
    expect(kept()).toEqual([expect.stringMatching(/^check-[\da-f]+-[\da-f]+\.code$/)]);
    const before = identity();
    check();
    expect(identity()).toEqual(before);
  });

  it('is that of no verb if only the help is asked for', () => {
    run(['--help']);
    const scripts = [...readCodeFile(path.dirname(onlyFile()), nameOf(onlyFile())).keys()];
    expect(scripts).toContain('any-verb.js');
    expect(scripts.filter((name) => /(?<!any)-verb/.test(name))).toEqual([]);
  });

  it('grows with what else a verb loads', () => {
    run(['check', '--help']);
    const before = readCodeFile(path.dirname(onlyFile()), nameOf(onlyFile()));
    check();
    const after = readCodeFile(path.dirname(onlyFile()), nameOf(onlyFile()));
    expect(kept()).toHaveLength(1);
    expect([...after.keys()]).toEqual(expect.arrayContaining([...before.keys(), 'checking.js']));
    expect(before.has('checking.js')).toBe(false);
  });

  it('is without that of all tables as long as no line has to be diagnosed', () => {
    const scripts = () => [...readCodeFile(path.dirname(onlyFile()), nameOf(onlyFile())).keys()];
    writeFileSync(journal, line.replace('"2"', '2'));
    expect(run(['check', journal, '--dialect', 'game']).status).toBe(0);
    expect(scripts()).toContain('checking.js');
    expect(scripts()).not.toContain('tables.js');
    writeFileSync(journal, line);
    expect(run(['check', journal, '--dialect', 'game']).status).toBe(1);
    expect(scripts()).toContain('tables.js');
  });

  it.each([
    [
      'a changed byte',
      (bytes: Buffer) => bytes.fill(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
    ['a run of NUL bytes', (bytes: Buffer) => bytes.fill(0, bytes.length >> 1)],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['nothing in it', (bytes: Buffer) => bytes.subarray(0, 0)],
  ])('is made anew from a file with %s', (_name, damage) => {
    const found = check();
    const whole = readFileSync(onlyFile());
    writeFileSync(onlyFile(), damage(Buffer.from(whole)));
    expect(check()).toEqual(found);
    const codes = readCodeFile(path.dirname(onlyFile()), nameOf(onlyFile()));
    expect([...codes.keys()]).toContain('checking.js');
  });

  it('is made anew if it is that of another V8', () => {
    const found = check();
    const [directory, name] = [path.dirname(onlyFile()), nameOf(onlyFile())];
    const foreign = new Map(
      [...readCodeFile(directory, name)].map(([script, { source, code }]) => {
        const changed = Buffer.from(code);
        // Where V8 says which version it is.
        changed.writeUInt32LE(changed.readUInt32LE(4) ^ 1, 4);
        return [script, { source, code: changed }];
      }),
    );
    writeCodeFile(directory, name, foreign);
    expect(check()).toEqual(found);
    expect(readCodeFile(directory, name)).not.toEqual(foreign);
  });

  it.runIf(process.platform !== 'win32')('is not taken from a file that others can write to', () => {
    check();
    chmodSync(onlyFile(), 0o666);
    expect(check()).toMatchObject({ status: 1, stderr: '' });
    expect(statSync(onlyFile()).mode & 0o777).toBe(0o600);
  });

  it('is what runs, as long as the text is the same', () => {
    const copy = path.join(place, 'copy');
    const scripts = path.join(copy, 'dist/cli');
    mkdirSync(copy);
    cpSync(path.join(root, 'dist/cli'), scripts, { recursive: true });
    cpSync(path.join(root, 'package.json'), path.join(copy, 'package.json'));
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const program = path.join(scripts, 'main.js');
    const help = () => run(['check', '--help'], { program }).stdout;
    const before = help();
    const [directory, name] = [path.dirname(onlyFile()), nameOf(onlyFile())];
    const ours = readCodeFile(directory, name);
    const text = readFileSync(path.join(scripts, 'any-verb.js'), 'latin1');
    writeFileSync(path.join(scripts, 'any-verb.js'), text.replaceAll('check journals', 'CHECK JOURNALS'));
    expect(help()).toBe(before.replaceAll('check journals', 'CHECK JOURNALS'));
    expect(help()).not.toBe(before);
    // The code of the former text, as if it were that of this one: what is printed shows that it runs.
    const theirs = readCodeFile(directory, name);
    const mixed = [...theirs].map(
      ([script, { source }]) => [script, { source, code: ours.get(script)?.code ?? Buffer.alloc(0) }] as const,
    );
    writeCodeFile(directory, name, new Map(mixed));
    expect(help()).toBe(before);
  });
});
