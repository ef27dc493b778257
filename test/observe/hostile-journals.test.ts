/** Journals that teach nothing, and those of which at least the pack can be read again. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPack } from '../../src/observe/learn/pack-text.js';
import { inProject, write } from '../checked-project.js';
import { shakedown } from '../shakedown.js';
import { oneIn } from '../thorough.js';
import * as journals from './hostile-journals.js';

inProject();

const file = 'journals/Journal.2026-11-14T204100.01.log';

async function learn(bytes: Buffer) {
  rmSync('pack.yaml', { force: true });
  write(file, '');
  writeFileSync(file, bytes);
  const ran = await shakedown('drift', 'journals', '--learn', 'pack.yaml');
  return { ...ran, text: existsSync('pack.yaml') ? readFileSync('pack.yaml', 'utf8') : undefined };
}

it('lines that are spoilt teach nothing', async () => {
  const { strayBytesAround, cutLines, brokenValues, brokenTimes, oddFiles } = journals;
  const spoilt = [...strayBytesAround, ...cutLines, ...brokenValues, ...brokenTimes, ...oddFiles];
  expect(spoilt.length).toBeGreaterThan(200);
  for (const [name, bytes] of oneIn(6, spoilt)) {
    const { code, err, text } = await learn(bytes);
    expect({ code, err, text }, name).toEqual({
      code: 2,
      err: 'shakedown: nothing was learned: no line is as the game writes it',
      text: undefined,
    });
  }
});

it('of lines with odd names and values, what is learned can be read again', async () => {
  const { oddKinds, oddFields, oddValues, hugeLines } = journals;
  for (const [name, bytes] of oneIn(12, [...oddKinds, ...oddFields, ...oddValues, ...hugeLines])) {
    const { code, out, err, text } = await learn(bytes);
    const { kinds = {}, fields = {}, words = {} } = text === undefined ? {} : readPack(text);
    const isEmpty = [kinds, fields, words].every((each) => Object.keys(each).length === 0);
    const nothing = 'shakedown: nothing was learned: no line is as the game writes it';
    expect({ code, err, says: out.startsWith('nothing is new') }, name).toEqual(
      text === undefined ? { code: 2, err: nothing, says: false } : { code: 0, err: '', says: isEmpty },
    );
  }
  expect({}).not.toHaveProperty('polluted');
});

it('a companion beside an empty journal has a day of its own', async () => {
  const music = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';
  write('first/Journal.2026-11-14T204100.01.log', music);
  write('second/Journal.2026-11-14T204100.01.log', '');
  write(
    'second/Status.json',
    '{ "timestamp":"2026-11-15T20:41:00Z", "event":"Status", "Flags":0, "Fuelled":true }\r\n',
  );
  write('third/Journal.2026-11-14T204100.01.log', '');
  write('third/Status.json', '{ "timestamp":"2026-11-16T20:41:00Z", "event":"Status", "Flags":0, "Fuelled":true }\r\n');
  const { code, err } = await shakedown('drift', 'first', 'second', 'third', '--learn', 'pack.yaml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { fields } = readPack(readFileSync('pack.yaml', 'utf8'));
  expect(fields?.['Status.Fuelled']?.seen).toMatchObject({ from: '2026-11-15', until: '2026-11-16', files: 2 });
});
