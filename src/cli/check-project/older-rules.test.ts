import { expect, it } from 'vitest';
import { inProject, write } from '../../../test/checked-project.js';
import { shakedown } from '../../../test/shakedown.js';

inProject();

const docked = { event: 'Docked', StationName: 'Galileo', StationType: 'Orbis' };

function journal(day: string, gameversion: string, event: object = docked): string {
  const header = { event: 'Fileheader', part: 1, language: 'English\\UK', gameversion, build: 'r121645/r0 ' };
  return [header, event].map((each) => `${JSON.stringify({ timestamp: `${day}T20:41:00Z`, ...each })}\r\n`).join('');
}

it('says once which journals are judged by the rules of earlier versions', async () => {
  write('Journal.161001204100.01.log', journal('2016-10-01', '2.2 (Beta 2)'));
  write('Journal.170301204100.01.log', journal('2017-03-01', '2.2'));
  const old = await shakedown('check', '.', '--format', 'concise');
  expect(old).toMatchObject({ code: 0, err: '2 journals of 2016–2017 are judged by the rules of 2.2' });
  write('Journal.170501204100.01.log', journal('2017-05-01', '2.3.11', { event: 'Cargo', Inventory: [] }));
  // A kind that has not changed since is judged as today.
  write('Journal.200701204100.01.log', journal('2020-07-01', 'Fleet Carriers Update - Patch 2', { event: 'Dockde' }));
  expect((await shakedown('check', '.', '--threads', '2')).err).toContain(
    '3 journals of 2016–2017 are judged by the rules of 2.2 to 2.3.10',
  );
  expect((await shakedown('check', '.', '--dialect', 'spec')).err).not.toContain('judged');
});
