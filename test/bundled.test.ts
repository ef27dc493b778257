/** A user's program, bundled into one file together with the package. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const program = `
  import { checkJournal } from 'shakedown';
  let threads = 0;
  let scanners = 0;
  const { Instance } = globalThis.WebAssembly ?? {};
  if (Instance) WebAssembly.Instance = function (...words) { scanners++; return new Instance(...words); };
  process.on('worker', () => threads++);
  async function main() {
    const rules = [];
    for await (const { rule } of checkJournal('logs', { threads: 4 })) rules.push(rule);
    console.log(JSON.stringify({ rules, threads, scanners }));
  }
  main();
`;
const found = ['field/type', 'companion/status'];
let home: string;

beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-bundled-'));
  mkdirSync(path.join(home, 'node_modules'));
  symlinkSync(root, path.join(home, 'node_modules/shakedown'), 'junction');
  mkdirSync(path.join(home, 'logs'));
  const line =
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"SquadronStartup", "SquadronName":"Aces", "CurrentRank":"2" }\r\n';
  writeFileSync(path.join(home, 'logs/Journal.2026-11-14T204100.01.log'), line);
  writeFileSync(path.join(home, 'program.mjs'), program);
});

afterAll(() => rmSync(home, { recursive: true }));

describe('a bundled program', () => {
  it.each(
    oneIn(2, [
      ['esm', 'mjs'],
      ['cjs', 'cjs'],
    ] as const),
  )(
    'checks a journal in one thread where it was asked for four, with the scanner in it: %s',
    async (format, extension) => {
      const place = path.join(home, format);
      const bundle = await rolldown({
        input: path.join(home, 'program.mjs'),
        platform: 'node',
        // An empty import.meta in CommonJS is the point of this test.
        onLog: () => undefined,
      });
      await bundle.write({
        dir: place,
        format,
        entryFileNames: `program.${extension}`,
        chunkFileNames: `[name].${extension}`,
      });
      await bundle.close();
      // A foreign file beside the bundle is not started.
      for (const name of ['thread.js', 'check-thread.js']) writeFileSync(path.join(place, name), 'process.exit(9);');
      const { stdout } = await run(process.execPath, [path.join(place, `program.${extension}`)], { cwd: home });
      expect(JSON.parse(stdout)).toEqual({ rules: found, threads: 0, scanners: 1 });
    },
  );
});

describe('a program without WebAssembly', () => {
  it('finds the same, and reads every line', async () => {
    const { stdout } = await run(process.execPath, ['--jitless', '--no-warnings', 'program.mjs'], { cwd: home });
    expect(JSON.parse(stdout)).toEqual({ rules: found, threads: 3, scanners: 0 });
  });
});

describe('threads', () => {
  it('are started beside its own by a program that has the package as it is', async () => {
    const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: home });
    expect(JSON.parse(stdout)).toEqual({ rules: found, threads: 3, scanners: 1 });
  });

  it('are started by the command', () => {
    const counting = "data:text/javascript,process.on('worker',()=>console.log('started'))";
    const words = ['--import', counting, path.join(root, 'dist/cli/main.js'), 'check', 'logs', '--threads', '3'];
    const out = execFileSync(process.execPath, [...words, '--fail-on', 'never'], { cwd: home, encoding: 'utf8' });
    expect(out.match(/started/g)).toHaveLength(2);
  });
});
