/** A program that does not close its stage still ends, and so does the session. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockName } from '../../src/journal/write/directory-lock.js';
import { deadline } from '../support/deadline.js';
import { oneIn } from '../thorough.js';

const library = pathToFileURL(path.resolve(import.meta.dirname, '../../dist/index.js')).href;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-forgotten-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Runs a user's program until it ends by itself. */
async function ran(program: string): Promise<{ code: number | null; out: string; err: string }> {
  const source = `import { openStage } from ${JSON.stringify(library)};\nconst directory = ${JSON.stringify(directory)};\n${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), deadline);
  try {
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, out, err };
  } finally {
    clearTimeout(tooLong);
  }
}

/** The events in the journal; expects complete lines. */
function written(): string[] {
  const name = readdirSync(directory).find((each) => each.endsWith('.log')) ?? '';
  const lines = readFileSync(path.join(directory, name), 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => (JSON.parse(line) as { event: string }).event);
}

describe('a program that does not close its stage', () => {
  it.each(
    oneIn(7, [
      ['that is idle', `await openStage({ directory, dialect: 'game' });`, 0],
      ['that runs', `await openStage({ directory, dialect: 'game', playing: true, plan: 'trade' });`, 0],
      [
        'that is as fast as can be',
        `await openStage({ directory, dialect: 'game', playing: true, speed: Infinity });`,
        0,
      ],
      ['that others may direct', `await openStage({ directory, dialect: 'game', control: true });`, 0],
      [
        'that it has directed itself',
        `const stage = await openStage({ directory, dialect: 'game', control: true, faults: ['status-empty'] });
       await stage.trigger('supercruise');
       await stage.trigger('dock');`,
        0,
      ],
      ['and leaves at once', `await openStage({ directory, dialect: 'game' }); process.exit(3);`, 3],
      ['and fails', `await openStage({ directory, dialect: 'game' }); throw new Error('on purpose');`, 1],
    ] as const),
  )('%s, ends together with the session', async (_, program, code) => {
    const ended = await ran(program);
    expect(ended.code).toBe(code);
    expect(ended.err).not.toContain('could not be ended');
    expect(written().at(-1)).toBe('Shutdown');
    expect(JSON.parse(readFileSync(path.join(directory, 'Status.json'), 'utf8'))).toMatchObject({ Flags: 0 });
    expect(existsSync(path.join(directory, lockName))).toBe(false);
  });

  it('leaves no temporary directory behind', async () => {
    const { code, out } = await ran(`const stage = await openStage({}); console.log(stage.directory);`);
    expect(code).toBe(0);
    expect(existsSync(out.trim())).toBe(false);
  });
});

describe('a program stays alive', () => {
  it('while it waits for the end of a session', async () => {
    const { code, out } = await ran(
      `const stage = await openStage({ directory, playing: true, speed: 2000, seconds: 900, plan: 'tour' });
       console.log(await stage.finished);
       await stage.close();`,
    );
    expect({ code, out }).toEqual({ code: 0, out: 'true\n' });
  });

  it('while a request is pending, and until the stage is closed', async () => {
    const { code, out } = await ran(
      `const stage = await openStage({ directory, playing: true, plan: 'trade' });
       for (const name of ['supercruise', 'dock', 'supercruise']) await stage.trigger(name);
       await stage.advance(stage.now + 3_600_000);
       await stage.close();
       console.log('closed');`,
    );
    expect({ code, out }).toEqual({ code: 0, out: 'closed\n' });
  });
});
