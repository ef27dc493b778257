import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companionNames } from '../game-files.js';
import { markerName } from '../journal-marker.js';
import { markAsOurs, ownJournals, prepareDirectory } from './ownership-marker.js';

const journal = 'Journal.2026-11-14T204100.01.log';

describe('a directory', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-ownership-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  function put(name: string, text = ''): void {
    writeFileSync(path.join(directory, name), text);
  }

  it('that is missing is made', async () => {
    const deep = path.join(directory, 'deep', 'down');
    await prepareDirectory(deep);
    expect(readdirSync(deep)).toEqual([]);
  });

  it('that cannot be created is refused with the reason', async () => {
    put('file');
    await expect(prepareDirectory(path.join(directory, 'file'))).rejects.toMatchObject({
      code: 'write-failed',
      message: expect.stringContaining('EEXIST'),
    });
  });

  it.runIf(process.platform === 'linux')('where nothing can be created is refused with the reason', async () => {
    await expect(prepareDirectory('/proc/nowhere/deep')).rejects.toMatchObject({
      code: 'write-failed',
      message: expect.stringContaining('cannot create the directory /proc/nowhere/deep: ENOENT'),
    });
  });

  it.each([journal, 'Journal.210314152503.01.log', 'JournalBeta.2026-11-14T204100.01.log', ...companionNames])(
    'with a foreign %s is refused by name, and left as it was',
    async (name) => {
      put(name, 'theirs');
      await expect(prepareDirectory(directory)).rejects.toMatchObject({
        code: 'foreign',
        message: expect.stringMatching(`${name} was not written by Shakedown.*choose an empty directory`),
      });
      expect(readdirSync(directory)).toEqual([name]);
      expect(readFileSync(path.join(directory, name), 'utf8')).toBe('theirs');
    },
  );

  it('in which we wrote is ours, companions included', async () => {
    markAsOurs(directory, journal);
    put(journal);
    put('Status.json');
    await expect(prepareDirectory(directory)).resolves.toBeUndefined();
  });

  it('that we wrote to is refused once it has a foreign journal', async () => {
    markAsOurs(directory, journal);
    put(journal);
    put('Journal.2026-11-15T204100.01.log');
    await expect(prepareDirectory(directory)).rejects.toThrow('Journal.2026-11-15T204100.01.log was not written');
  });

  it('with other files only is accepted', async () => {
    for (const name of ['notes.txt', `${journal}.bak`, 'Settings.json']) put(name);
    await expect(prepareDirectory(directory)).resolves.toBeUndefined();
  });
});

describe('the marker', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-marker-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it('lists the journals one per line', () => {
    expect(ownJournals(directory)).toBeUndefined();
    markAsOurs(directory);
    expect(ownJournals(directory)).toEqual(new Set());
    markAsOurs(directory, 'one');
    markAsOurs(directory, 'two');
    expect(readFileSync(path.join(directory, markerName), 'utf8')).toBe('one\ntwo\n');
    expect(ownJournals(directory)).toEqual(new Set(['one', 'two']));
  });

  it('that is a directory is refused with a sentence', async () => {
    mkdirSync(path.join(directory, markerName));
    const refusal = { code: 'write-failed', message: expect.stringContaining(`cannot read ${directory}`) as string };
    await expect(prepareDirectory(directory)).rejects.toMatchObject(refusal);
    expect(() => markAsOurs(directory, journal)).toThrow(expect.objectContaining(refusal));
  });

  it('survives a name that a full disk cut short', () => {
    writeFileSync(path.join(directory, markerName), 'one\ntw');
    markAsOurs(directory, 'three');
    expect(ownJournals(directory)).toEqual(new Set(['one', 'tw', 'three']));
  });
});
