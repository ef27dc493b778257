import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { covers, findInputs } from './check-inputs.js';

let directory: string;
const files = [
  'Journal.2022-03-16T120000.01.log',
  'Journal.220315152503.01.log',
  'notes.txt',
  '.hidden.log',
  'deep/a.log',
  'deep/er/b.log',
  'odd [1]/c.log',
  'odd (x86)/d.log',
];

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-sources-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
});

afterEach(() => rmSync(directory, { recursive: true }));

/** What words below the directory stand for. */
async function found(...words: string[]): Promise<string[]> {
  const { paths } = await findInputs(words.map((word) => `${directory}/${word}`));
  return paths.map((file) => path.relative(directory, file).replaceAll(path.sep, '/'));
}

describe('words on the command line', () => {
  it('are files and directories, each once', async () => {
    const words = [directory, path.join(directory, 'notes.txt'), `${directory}/deep/..`];
    expect(await findInputs(words)).toEqual({ paths: words.slice(0, 2), input: false });
  });

  it('are the standard input once', async () => {
    expect(await findInputs(['-', directory])).toEqual({ paths: [directory], input: true });
    await expect(findInputs(['-', '-'])).rejects.toThrow('the standard input (-) can be read only once');
  });

  it('are globs, whose files come in the order of play', async () => {
    expect(await found('*.log')).toEqual([files[1], files[0]]);
    expect(await found('**/*.log')).toEqual([
      files[1],
      files[0],
      'deep/a.log',
      'deep/er/b.log',
      ...files.slice(6).sort(),
    ]);
    expect(await found('{notes,nothing}.txt', 'note?.txt')).toEqual(['notes.txt']);
    expect(await found('d*/*/[bc].log')).toEqual(['deep/er/b.log']);
  });

  it('stand for whole directories where these match', async () => {
    expect(await found('d*')).toEqual(['deep']);
    expect(await found('deep/**')).toEqual(['deep/a.log', 'deep/er']);
  });

  it('are taken literally as far as such a path exists', async () => {
    expect(await found('odd [1]')).toEqual(['odd [1]']);
    expect(await found('odd [1]/*.log')).toEqual(['odd [1]/c.log']);
    expect(await found('odd (x86)/*.log')).toEqual(['odd (x86)/d.log']);
    writeFileSync(path.join(directory, '*.log'), '');
    expect(await found('*.log')).toEqual(['*.log']);
  });

  it('are relative to the current directory', async () => {
    const here = path.relative('', directory);
    expect((await findInputs([`${here}/*.txt`])).paths).toEqual([path.join(here, 'notes.txt')]);
    expect((await findInputs(['package*.json'])).paths).toEqual(['package-lock.json', 'package.json']);
  });

  it('match nothing that the project ignores, unless it is named', async () => {
    const ignores = (file: string) => path.basename(file) === 'er' || file.endsWith('a.log');
    const { paths } = await findInputs([`${directory}/deep/**/*.log`, `${directory}/deep/a.log`], { ignores }).catch(
      (error: Error) => ({ paths: [error.message] }),
    );
    expect(paths).toEqual([`nothing matches '${directory}/deep/**/*.log'`]);
    expect((await findInputs([`${directory}/deep/a.log`], { ignores })).paths).toHaveLength(1);
  });

  it.each([
    ['', 'a path is empty'],
    ['/nowhere/at/all.log', "there is no file or directory '/nowhere/at/all.log'"],
    ['/nowhere/*.log', "nothing matches '/nowhere/*.log'"],
    ['package.json/*.log', "nothing matches 'package.json/*.log'"],
    ['package.json/x', "there is no file or directory 'package.json/x'"],
    ['a\0b', "there is no file or directory 'a\\u0000b'"],
    ['x'.repeat(5000), 'there is no file or directory'],
  ])('%j that do not exist are answered with a sentence', async (word, sentence) => {
    await expect(findInputs([word])).rejects.toThrow(sentence);
  });

  it('may be interrupted', async () => {
    const signal = AbortSignal.abort();
    await expect(findInputs([`${directory}/**/*.log`], { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe.runIf(process.platform !== 'win32')('links', () => {
  it('may form cycles', async () => {
    symlinkSync('..', path.join(directory, 'deep/up'));
    expect(await found('deep/**/b.log')).toEqual(['deep/er/b.log']);
  });

  it('to directories are followed if the glob has a limited depth', async () => {
    symlinkSync('deep', path.join(directory, 'link'));
    expect(await found('l*/a.log')).toEqual(['link/a.log']);
  });

  it('that are broken are inputs, so that reading them reports it', async () => {
    symlinkSync('nowhere', path.join(directory, 'dead.log'));
    expect(await found('dead.log')).toEqual(['dead.log']);
  });
});

describe.runIf(process.platform !== 'win32' && process.getuid?.() !== 0)('a directory that may not be read', () => {
  it('is an input all the same, so that reading it reports the problem', async () => {
    chmodSync(path.join(directory, 'deep/er'), 0);
    expect(await found('deep/**/b.log')).toEqual(['deep/er']);
    chmodSync(path.join(directory, 'deep/er'), 0o755);
  });
});

it.each([
  ['logs/a.log', true],
  ['logs/deep/..odd.log', true],
  ['one.log', true],
  ['logs2/a.log', false],
  ['..logs/a.log', false],
  ['a.log', false],
])('sources cover what is named and what lies below: %s is %s', (file, expected) => {
  expect(covers({ paths: ['logs', './one.log'], input: false }, path.resolve(file))).toBe(expected);
});
