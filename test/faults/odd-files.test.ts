/** A pipe or a link to nowhere that has the name of a journal, a lock or a companion is not waited for. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shakedown } from '../shakedown.js';
import { deadline } from '../support/deadline.js';
import { makePipe } from '../support/pipe.js';
import { isThorough } from '../thorough.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli/main.js');
const journal = 'Journal.2026-11-15T204100.01.log';

let source: string;
let home: string;
let directory: string;

beforeAll(async () => {
  source = mkdtempSync(path.join(os.tmpdir(), 'shakedown-odd-source-'));
  await shakedown('simulate', '--for', '2m', '--seed', '7', '--start', '2026-11-14T20:41:00Z', '--out', source);
});

afterAll(() => rmSync(source, { recursive: true }));

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-odd-'));
  directory = path.join(home, 'journals');
  cpSync(source, directory, { recursive: true });
});

afterEach(() => rmSync(home, { recursive: true }));

const oddities = {
  pipe: makePipe,
  'link to nowhere': (place: string) => symlinkSync('/nowhere/at/all', place),
};

const verbs = {
  simulate: () => ['simulate', '--for', '1m', '--out', directory],
  continue: () => ['simulate', '--for', '1m', '--continue', directory, '--out', path.join(home, 'next')],
  state: () => ['state', '--out', directory],
  report: () => ['report', directory, '--out', path.join(home, 'page.html')],
  observe: () => ['drift', '--observe', directory],
  export: () => ['export', directory, '--out', path.join(home, 'tables'), '--format', 'csv'],
  replay: () => ['replay', directory, '--speed', 'max', '--out', path.join(home, 'again')],
} satisfies Record<string, () => string[]>;

type Case = readonly [verb: keyof typeof verbs, name: string, oddity: keyof typeof oddities, sentence: string];

const once: readonly Case[] = [
  ['simulate', '.shakedown-lock', 'link to nowhere', 'should be a lock file: remove it'],
  ['simulate', '.shakedown-journals', 'pipe', 'it is not a regular file'],
  ['state', '.shakedown-lock', 'pipe', 'should be a lock file: remove it'],
  ['continue', journal, 'pipe', `${journal}: it is not a regular file`],
  ['continue', 'Cargo.json', 'pipe', 'Cargo.json: it is not a regular file'],
];

const others: readonly Case[] = [
  ['simulate', '.shakedown-lock', 'pipe', 'should be a lock file: remove it'],
  ['continue', '.shakedown-origin', 'pipe', 'it is not a regular file'],
  ['continue', journal, 'link to nowhere', 'there is no journal at '],
  ['report', journal, 'pipe', `${journal}: it is not a regular file`],
  ['observe', journal, 'pipe', 'it is not a regular file'],
  ['export', journal, 'pipe', 'it is not a regular file'],
  ['replay', journal, 'pipe', `${journal}: it is not a regular file`],
];

// As processes: this one could not notice that it hangs.
describe.skipIf(process.platform === 'win32')('does not hang', () => {
  it.each(isThorough ? [...once, ...others] : once)(
    '%s, where %s is a %s',
    { timeout: 2 * deadline },
    async (...each) => {
      const [verb, name, oddity, sentence] = each;
      rmSync(path.join(directory, name), { force: true });
      oddities[oddity](path.join(directory, name));
      const words = [command, ...verbs[verb]()];
      const ended = await promisify(execFile)(process.execPath, words, { timeout: deadline }).catch((error) => error);
      expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    },
  );
});
