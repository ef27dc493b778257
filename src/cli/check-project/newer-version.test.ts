import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { inProject, write } from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';
import { reportNames } from '../../check/report/report-formats.js';
import { fixtureNamed } from '../../fixture/fixture.js';
import { lastKnown, versionFacts } from '../../game/game-version.js';
import { knownUntil } from '../../game/version-table.js';

inProject();

const notice = (version: string) =>
  `${version} is newer than what Shakedown knows (${lastKnown}, ${knownUntil}): shakedown drift --learn shows what is new`;

function header(gameversion: unknown, build = 'r332841/r0 ', day = '2026-12-01'): string {
  return fixtureNamed('Fileheader', { timestamp: `${day}T20:41:00Z`, gameversion, build }, { anyway: true });
}

const journal = 'Journal.2026-12-01T204100.01.log';

it.each([
  ['9.4.2.0', '9.4.2.0'],
  ['9.4.1.2', '9.4.1.2'],
  ['9.5', '9.5'],
  ['9.4.2.0 (Beta)', '9.4.2.0'],
  ['5.0.0.0 (Beta 3)', '5.0.0.0'],
  ['9.4.2.0 ', '9.4.2.0'],
])('says that %s is newer than what is known', async (gameversion, version) => {
  write(journal, header(gameversion));
  expect(await shakedown('check', '.', '--format', 'concise')).toMatchObject({ code: 0, err: notice(version) });
});

it.each([
  '4.4.1.1',
  '4.4.1.1 (Beta)',
  '4.4.1 (Beta 7)',
  '4.4.0.3',
  '3.8.0.1400',
  '3.8.0.99999',
  'Fleet Carriers Update - Patch 11',
  '',
  '2026.12.01',
  '9.4.2.0; rm',
  '\u001B[31m4.4.2.0',
  'v4.4.2.0',
  4.5,
])('says nothing of the version %j', async (gameversion) => {
  write(journal, header(gameversion));
  expect((await shakedown('check', '.')).err).not.toContain('newer than');
});

it('says nothing of a newer build of a known version', async () => {
  write(journal, header('4.4.1.1', 'r999999/r0 '));
  expect((await shakedown('check', '.')).err).not.toContain('newer than');
});

it('says it once, of the newest version, wherever the journals are and however they are checked', async () => {
  for (const [day, version] of [
    ['2026-12-01', '9.4.2.0'],
    ['2026-12-02', '9.10.0.0'],
    ['2026-12-03', '4.9.0.0'],
  ] as const)
    write(`Journal.${day}T204100.01.log`, header(version, 'r400000/r0 ', day));
  for (const options of [[], ['--events-only'], ['--threads', '2'], ['--dialect', 'spec'], ['--quiet']]) {
    const { err } = await shakedown('check', '.', ...options);
    expect(err.split('\n').filter((line) => line.includes('newer than'))).toEqual([notice('9.10.0.0')]);
  }
  const all = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => readFileSync(`Journal.${day}T204100.01.log`));
  const { err } = await shakedown({ input: () => Readable.from([Buffer.concat(all)]) }, 'check', '-');
  expect(err).toContain(notice('9.10.0.0'));
});

it('reads it from LoadGame, if the journal has no Fileheader', async () => {
  write(journal, fixtureNamed('LoadGame', { gameversion: '9.4.2.0' }));
  expect((await shakedown('check', '.')).err).toContain(notice('9.4.2.0'));
});

it.each(reportNames)('says it beside the report %s, not in it', async (format) => {
  write(journal, header('9.4.2.0'));
  const { out, err } = await shakedown('check', '.', '--format', format);
  expect(err).toContain(notice('9.4.2.0'));
  expect(out).not.toContain('newer than');
});

it('knows the game at least until the day of its newest version', () => {
  expect(knownUntil >= (versionFacts(lastKnown)?.from.slice(0, 7) ?? '')).toBe(true);
});
