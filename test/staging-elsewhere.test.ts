/** Runs the guide for other languages as its readers would; in `npm run thorough` twice. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { longDeadline, until } from './support/deadline.js';
import { oneIn } from './thorough.js';

const root = path.resolve(import.meta.dirname, '..');
const main = process.env.SHAKEDOWN_MAIN ?? path.join(root, 'dist/cli/main.js');
const guide = readFileSync(path.join(root, 'docs/staging-elsewhere.md'), 'utf8');
const [starting = '', directing = ''] = blocksOf('sh');

function blocksOf(language: string): string[] {
  return Array.from(
    guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')),
    ([, text = '']) => text,
  );
}

describe.runIf(process.platform !== 'win32')('docs/staging-elsewhere.md', () => {
  let home: string;
  let env: NodeJS.ProcessEnv;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-elsewhere-'));
    const bin = path.join(home, 'bin');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'shakedown'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, {
      mode: 0o755,
    });
    env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      TMPDIR: home,
    };
  });

  afterEach(() => rmSync(home, { recursive: true, force: true }));

  function shell(line: string): string {
    return execFileSync('sh', ['-c', line], { cwd: home, env, encoding: 'utf8', timeout: longDeadline });
  }

  it('starts a stage that says when it is ready, directs and ends it, the second time too', async () => {
    for (const _ of oneIn(2, ['once', 'once more'])) {
      const stage = spawn('sh', ['-c', `exec ${starting}`], { cwd: home, env, stdio: ['pipe', 'pipe', 'ignore'] });
      onTestFinished(() => void stage.kill('SIGKILL'));
      let output = '';
      stage.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await until(
        () => output.endsWith('\n'),
        () => `a stage that is ready, only: ${output}`,
      );
      const shown = JSON.parse(blocksOf('text')[0] ?? '') as object;
      expect(Object.keys(JSON.parse(output) as object)).toEqual(Object.keys(shown));
      for (const line of oneIn(3, directing.trim().split('\n'))) {
        const isOnlyAsked = /--dry-run|shakedown state/.test(line);
        expect(shell(line)).toMatch(isOnlyAsked ? /docked|low-fuel|Undocked/ : /^# \S+Z {2}docked at /m);
      }
      shell('shakedown clock end --out journals');
      await until(
        () => stage.exitCode !== null,
        () => 'the end of the stage',
      );
      expect(stage.exitCode).toBe(0);
    }
  });
});
