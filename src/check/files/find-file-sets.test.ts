import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileSet } from './file-set.js';
import { findFileSets } from './find-file-sets.js';

const live = 'Journal.2026-11-14T204100.01.log';
const laterLive = 'Journal.2026-11-16T204100.01.log';
const beta = 'JournalBeta.2026-11-15T204100.01.log';
const alpha = 'JournalAlpha.2026-11-13T204100.01.log';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-sources-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

/** The batches at some paths below the directory, after these files were written there. */
async function batches(files: readonly string[], ...paths: string[]): Promise<readonly FileSet[]> {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
  const found = await findFileSets(
    paths.map((each) => path.join(directory, each)),
    () => false,
  );
  return found.fileSets;
}

function inDirectory(...names: string[]): string[] {
  return names.map((name) => path.join(directory, name));
}

describe('the journals of a directory', () => {
  it('belong together with their companions', async () => {
    expect(await batches([laterLive, live, 'Status.json'], '.')).toEqual([
      { directory, journals: inDirectory(live, laterLive), companions: inDirectory('Status.json') },
    ]);
  });

  it('are one batch for each edition of the game, and the companions are of the one played last', async () => {
    expect(await batches([live, beta, alpha, 'Status.json'], '.')).toEqual([
      { journals: inDirectory(alpha), companions: [] },
      { journals: inDirectory(live), companions: [] },
      { directory, journals: inDirectory(beta), companions: inDirectory('Status.json') },
    ]);
    expect(await batches([laterLive], '.')).toEqual([
      { journals: inDirectory(alpha), companions: [] },
      { journals: inDirectory(beta), companions: [] },
      { directory, journals: inDirectory(live, laterLive), companions: inDirectory('Status.json') },
    ]);
  });

  it.runIf(process.platform !== 'win32').each([
    ['a', 'a'],
    ['c', 'b'],
  ])('are found once, though a link in %s leads to one of b: in %s', async (folder, first) => {
    mkdirSync(path.join(directory, folder));
    symlinkSync(path.join(directory, 'b', live), path.join(directory, folder, laterLive));
    const found = await batches([`b/${live}`], '.', `b/${live}`, `${folder}/${laterLive}`);
    const journals = inDirectory(path.join(first, first === 'b' ? live : laterLive));
    expect(found).toEqual([{ directory: path.join(directory, first), journals, companions: [] }]);
  });

  it('are kept apart by edition as well where they are given by name', async () => {
    expect(await batches([live, beta, 'Status.json', 'a.log'], 'Status.json', beta, 'a.log', live)).toEqual([
      { journals: inDirectory(live), companions: [] },
      { journals: inDirectory(beta), companions: inDirectory('Status.json') },
      { journals: inDirectory('a.log'), companions: [] },
    ]);
  });

  it('may be missing: companions alone are a batch', async () => {
    expect(await batches(['Status.json'], '.')).toEqual([
      { directory, journals: [], companions: inDirectory('Status.json') },
    ]);
  });
});
