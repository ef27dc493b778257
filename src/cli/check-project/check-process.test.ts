/** The built verb as a process: threads, pipes and interruptions are real here. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deadline } from '../../../test/support/deadline.js';
import { isThorough, oneIn } from '../../../test/thorough.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../../dist/cli/main.js');
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"SquadronStartup", "SquadronID":5, "CurrentRank":"x" }\r\n';
const lines = 20_000;
const head = '"timestamp":"2026-11-14T20:41:00Z", "event":';
const rank = `{ ${head}"SquadronStartup", "SquadronID":5, "SquadronName":"The Night Watch", "CurrentRank":3 }\r\n`;

/**
 * Mostly valid lines, with occasional broken lines, fields, kinds and contradictions to much earlier lines.
 */
function journalOf(count: number): string {
  const jump = `{ ${head}"FSDJump", "StarSystem":"Sol", "SystemAddress":10477373803 }\r\n`;
  const docked = `{ ${head}"Docked", "StarSystem":"Deciat", "SystemAddress":6681123623626 }\r\n`;
  const odd = [line, '{ "torn"\r\n', docked, `{ ${head}"Music" }\r\n`, jump, docked.replace(':00Z', ':30Z')];
  return Array.from({ length: count }, (_, index) => (index % 997 === 5 ? odd[((index / 997) % 6) | 0] : rank)).join(
    '',
  );
}

describe.runIf(process.platform !== 'win32')('checking as a process', () => {
  let directory: string;
  const children: ChildProcess[] = [];

  beforeAll(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-check-process-'));
    writeFileSync(path.join(directory, 'big.log'), line.repeat(lines));
    writeFileSync(path.join(directory, 'small.log'), line);
  });

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  function check(words: string[]): ChildProcess {
    const child = spawn(process.execPath, [main, 'check', ...words], { cwd: directory });
    children.push(child);
    return child;
  }

  async function codeOf(child: ChildProcess): Promise<unknown> {
    const [code] = (await once(child, 'exit', { signal: AbortSignal.timeout(deadline) })) as unknown[];
    return code;
  }

  /** Waits for the first output, and keeps reading, so that the child is not blocked by a full pipe. */
  async function begun(child: ChildProcess): Promise<void> {
    await once(child.stdout as Readable, 'data', { signal: AbortSignal.timeout(deadline) });
  }

  function leftovers(): string[] {
    return readdirSync(directory).filter((name) => !name.endsWith('.log'));
  }

  it('prints the same in the same order with any number of threads', () => {
    const mixed = path.join(directory, 'mixed');
    mkdirSync(mixed);
    onTestFinished(() => rmSync(mixed, { recursive: true }));
    // More than two chunks per file, so that related lines are split between threads.
    writeFileSync(path.join(mixed, 'Journal.2026-11-14T204100.01.log'), journalOf(45_000));
    // Not a journal, as its start shows; the following lines are scanned before that is known, and must not
    // affect the next file.
    const alien = '\0PK\0\n\0\0\0\n\0\u0003\n'.repeat(1000);
    const friends = `{ ${head}"Friends" }\r\n`;
    writeFileSync(
      path.join(mixed, 'Journal.2026-11-14T204100.02.log'),
      alien + friends.repeat(isThorough ? 200_000 : 100_000),
    );
    writeFileSync(path.join(mixed, 'Journal.2026-11-14T204100.03.log'), journalOf(45_000) + friends);
    const [alone = '', ...shared] = (isThorough ? ['1', '2', '8'] : ['1', '2']).map((threads) => {
      const words = [main, 'check', 'mixed', '--format', 'concise', '--threads', threads];
      const { status, stdout } = spawnSync(process.execPath, words, {
        cwd: directory,
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
      });
      // One of the files is no journal, which is an input error.
      expect(status).toBe(2);
      return stdout.replace(/, [\d.]+ m?s · (?=dialect spec \(no Fileheader\)\n$)/, ' · ');
    });
    for (const rule of ['field/type', 'line/cut', 'file/binary', 'docked/system', 'time/backwards', 'event/kind']) {
      expect(alone).toContain(`[${rule}]`);
    }
    expect(alone).toContain('.03.log:45001:47: note: "Friends" is not a known kind of event');
    for (const each of shared) expect(each).toBe(alone);
  });

  it('works where the standard streams cannot be described, as under Wine', () => {
    const preload = path.join(directory, 'no-fstat.cjs');
    const text = `const fs = require('node:fs');
      const { fstatSync } = fs;
      fs.fstatSync = (fd, ...rest) => {
        if (fd <= 2) throw Object.assign(new Error('EINVAL: invalid argument, fstat'), { code: 'EINVAL' });
        return fstatSync(fd, ...rest);
      };
      require('node:module').syncBuiltinESMExports();`;
    writeFileSync(preload, text);
    onTestFinished(() => {
      for (const each of [preload, path.join(directory, 'no-fstat')]) rmSync(each, { recursive: true });
    });
    for (const words of [
      ['check', 'small.log'],
      ['simulate', '--for', '1m', '--out', 'no-fstat', '--seed', '1'],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, ['--require', preload, main, ...words], {
        cwd: directory,
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: words[0] === 'check' ? 1 : 0, stderr: '' });
    }
  });

  it.runIf(isThorough)('reports a line of 70 MB once, and goes on after it, in a file or in the standard input', () => {
    const file = path.join(directory, 'huge.log');
    onTestFinished(() => rmSync(file));
    // The long line starts at the end of a chunk, and is not part of it.
    const piece = 2 * 1024 * 1024;
    const before = rank.replace('The Night Watch', 'x'.repeat(piece - rank.length + 'The Night Watch'.length));
    expect(before).toHaveLength(piece);
    writeFileSync(file, before);
    truncateSync(file, piece + 70 * 1024 * 1024);
    appendFileSync(file, `\r\n${rank}${rank.replace(':3 ', ':"x" ')}`);
    for (const words of [['huge.log', '--threads', '1'], ['huge.log', '--threads', '2'], ['-']]) {
      const input = openSync(file, 'r');
      const { status, stdout } = spawnSync(process.execPath, [main, 'check', ...words], {
        cwd: directory,
        encoding: 'utf8',
        stdio: [input, 'pipe', 'pipe'],
      });
      closeSync(input);
      expect(status).toBe(1);
      const printed = stdout.replaceAll(/^\S+\.log:|^-:/gm, '').split('\n');
      expect(printed.slice(0, 2)).toEqual([
        '2:1: error: the line has more than 67108864 bytes [line/too-long]',
        expect.stringMatching(/^4:\d+: error: CurrentRank must be an integer, found "x" \[field\/type\]$/),
      ]);
      expect(printed.slice(2).join('\n')).toContain('1 file, 4 lines, 3 events');
    }
  });

  it('reads the standard input to its end', () => {
    const { status, stdout } = spawnSync(process.execPath, [main, 'check', '-'], {
      input: line + line,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('-:2:');
  });

  it.each(oneIn(2, ['spec', 'game']))(
    'does not take ten NUL bytes for a date, even in the first line, in the %s dialect',
    (dialect) => {
      const input = `{ "timestamp":"${'\0'.repeat(10)}T20:41:00Z", "event":"ModuleInfo" }\r\n`;
      const words = [main, 'check', '-', '--dialect', dialect];
      const { status, stdout } = spawnSync(process.execPath, words, { input, encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stdout).toContain('-:1:16: error: ');
    },
  );

  it('ends with 130 at Ctrl-C in the middle of a file, and leaves no process behind', async () => {
    const child = check(['big.log', '--format', 'json', '-o', 'out.json', '--format', 'concise']);
    let errors = '';
    child.stderr?.on('data', (bytes) => (errors += String(bytes)));
    await begun(child);
    child.kill('SIGINT');
    expect(await codeOf(child)).toBe(130);
    expect(errors).toBe('');
    expect(leftovers()).toEqual([]);
  });

  it('ends with 130 at Ctrl-C while it waits for the standard input', async () => {
    const child = check(['-']);
    child.stdin?.write(line);
    await begun(child);
    child.kill('SIGINT');
    expect(await codeOf(child)).toBe(130);
  });

  it('ends quietly with the findings so far when the reader closes the pipe, and leaves no file', async () => {
    const child = check(['big.log', '--format', 'json', '-o', 'out.json', '--format', 'concise']);
    let errors = '';
    child.stderr?.on('data', (bytes) => (errors += String(bytes)));
    await begun(child);
    child.stdout?.destroy();
    expect(await codeOf(child)).toBe(1);
    expect(errors).toBe('');
    expect(leftovers()).toEqual([]);
  });
  it('ends with 0 when the reader closes the pipe before any failing finding', async () => {
    const child = check(['big.log', '--format', 'concise', '--fail-on', 'never']);
    await begun(child);
    child.stdout?.destroy();
    expect(await codeOf(child)).toBe(0);
  });

  it('ends with 1 although its output is not read', () => {
    const { status } = spawnSync('sh', ['-c', '"$0" "$1" check small.log >&-', process.execPath, main], {
      cwd: directory,
    });
    expect(status).toBe(1);
  });
  it('does not overwrite the file redirected to standard input', () => {
    const command = '"$0" "$1" check - --format json -o small.log <small.log';
    const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, main], {
      cwd: directory,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toBe("shakedown: refusing to write a report over a file that is checked: 'small.log'\n");
    expect(readFileSync(path.join(directory, 'small.log'), 'utf8')).toBe(line);
  });
});
