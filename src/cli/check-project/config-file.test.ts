import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configName, findConfig, readConfig } from './config-file.js';

const noRules = async () => [];

let project: string;
let config: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'shakedown-config-'));
  config = path.join(project, configName);
  mkdirSync(path.join(project, 'a/b'), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true }));

describe('the config of a directory', () => {
  it('is its own, or that of the nearest parent', async () => {
    mkdirSync(path.join(project, '.git'));
    writeFileSync(config, '{ "dialect": "game" }');
    expect(await findConfig(path.join(project, 'a/b'), noRules)).toEqual({
      file: config,
      settings: { dialect: 'game' },
    });
    const nearer = path.join(project, 'a', configName);
    writeFileSync(nearer, '{}');
    expect(await findConfig(path.join(project, 'a/b'), noRules)).toEqual({ file: nearer, settings: {} });
  });

  it.each(['a directory', 'a file'])('is not looked for outside of its repository, if .git is %s', async (git) => {
    writeFileSync(config, '{}');
    const inner = path.join(project, 'a/.git');
    if (git === 'a file') writeFileSync(inner, 'gitdir: elsewhere');
    else mkdirSync(inner);
    expect(await findConfig(path.join(project, 'a/b'), noRules)).toBeUndefined();
    expect(await findConfig(project, noRules)).toBeDefined();
  });

  it('is not passed over because it is a link that leads nowhere', async () => {
    symlinkSync(path.join(project, 'gone.json'), config);
    const sentence = `the config ${config} is a broken link`;
    await expect(findConfig(path.join(project, 'a/b'), noRules)).rejects.toThrow(sentence);
    writeFileSync(path.join(project, 'gone.json'), '{ "dialect": "game" }');
    expect(await findConfig(path.join(project, 'a/b'), noRules)).toEqual({
      file: config,
      settings: { dialect: 'game' },
    });
  });

  it('is not made up', async () => {
    mkdirSync(path.join(project, '.git'));
    expect(await findConfig(project, noRules)).toBeUndefined();
  });
});

describe('a config file', () => {
  it.each([
    ['{ "dialect": "game", }', `${configName}:1:22: expected a name in quotes, found "}"`],
    ['{\r\n  "failOn": oops\r\n}', `${configName}:2:13: expected a value, found "o"`],
    ['{\n\n  "ignore": [', `${configName}:3:14: the file ends too early`],
    ['', `${configName}:1:1: the file ends too early`],
    ['{} {}', `${configName}:1:4: a second object begins after the first`],
    ['{ "dialect": "spec", "dialect": "game" }', `${configName}:1:22: the name "dialect" appears twice in one object`],
    ['['.repeat(100_000), 'values are nested more than'],
    ['{ "dialekt": "spec" }', `${configName}: 'dialekt' is not a setting: did you mean 'dialect'?`],
    [Buffer.from([0x7b, 0xff, 0x7d]), `${configName} is not a UTF-8 text file`],
    [Buffer.alloc(17 * 1024 * 1024, ' '), 'it has more than 16 MB'],
  ])('%.60j is answered with a sentence', async (content, sentence) => {
    writeFileSync(config, content);
    await expect(readConfig(config, noRules)).rejects.toMatchObject({ name: 'UsageError' });
    await expect(readConfig(config, noRules)).rejects.toThrow(sentence);
  });

  it('may begin with a byte order mark', async () => {
    writeFileSync(config, '\uFEFF{ "eventsOnly": true }');
    expect((await readConfig(config, noRules)).settings).toEqual({ eventsOnly: true });
  });

  it('has to be there, and a file', async () => {
    await expect(readConfig(config, noRules)).rejects.toThrow('there is no config');
    mkdirSync(config);
    await expect(readConfig(config, noRules)).rejects.toMatchObject({ name: 'UsageError', cause: { code: 'EISDIR' } });
    await expect(findConfig(project, noRules)).rejects.toMatchObject({ name: 'UsageError' });
  });

  it.runIf(process.platform === 'linux')('may not be without end', async () => {
    await expect(readConfig('/dev/zero', noRules)).rejects.toThrow('it is not a regular file');
    const large = path.join(project, 'large.json');
    writeFileSync(large, '');
    truncateSync(large, 17 * 1024 * 1024);
    await expect(readConfig(large, noRules)).rejects.toThrow('it has more than 16 MB');
  });
});
