/** The language of displayed texts, as the user requests it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStage } from '../../src/stage/open-stage.js';
import { shakedown } from '../shakedown.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-language-'));
});

afterEach(() => rmSync(home, { recursive: true }));

function journalIn(directory: string): string {
  const name = readdirSync(directory).find((each) => each.endsWith('.log'));
  return readFileSync(path.join(directory, name ?? ''), 'utf8');
}

it('is that of the journal, which the checker accepts, and of the command that repeats it', async () => {
  const out = path.join(home, 'journals');
  const { out: page } = await shakedown(
    'simulate',
    'trade',
    '--seed',
    '7',
    '--for',
    '10m',
    '--language',
    'xx',
    '--out',
    out,
  );
  const journal = journalIn(out);
  expect(journal).toContain('"language":"German/DE"');
  expect(journal).toMatch(/"StationEconomy_Localised":"『[^"]+』"/);
  expect(readFileSync(path.join(out, 'Market.json'), 'utf8')).not.toMatch(/_Localised":"[A-Z]/);
  expect((await shakedown('check', out, '--format', 'concise')).code).toBe(0);
  await shakedown(...(page.split('\n').at(-1)?.trim() ?? '').split(' ').slice(1));
  expect(journalIn(`${out}-again`)).toBe(journal);
});

it('is that of a stage, and does not touch injected events', async () => {
  const stage = await openStage({ directory: path.join(home, 'stage'), language: 'fr', seed: 7 });
  await stage.inject({ event: 'ReceiveText', From: 'iron', Message: 'hi', Message_Localised: 'Hi', Channel: 'npc' });
  await stage.close();
  const journal = journalIn(stage.directory);
  expect(journal).toContain('"language":"French/FR"');
  expect(journal).toContain('"Name":"iron", "Name_Localised":"Fer"');
  expect(journal).toContain('"From":"iron", "Message":"hi", "Message_Localised":"Hi"');
  expect(stage.reproduction).toContain('language: fr');
});

it('is one of a few', async () => {
  const { code, err } = await shakedown('simulate', '--language', 'fl', '--out', path.join(home, 'none'));
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'fr'?") as string });
});
