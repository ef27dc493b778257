/** Sessions with a pack: what only it knows is written as it says, or refused. */
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Shell } from '../src/cli/shell.js';
import { inProject, read, write } from './checked-project.js';
import { shakedown } from './shakedown.js';
import { packText } from './support/knowledge-pack.js';

inProject();

const named = ['--knowledge', 'pack.yaml'];
/** Without the pack it is taken for a misspelt DockingGranted. */
const kind = 'DockingGrante';

/** A pack with a kind of this name that all of 900 lines bear out. */
function packOf(name: string): string {
  return packText.replaceAll('VesselMood', name).replaceAll('lines: 3, files: 1', 'lines: 900, files: 40');
}

function injecting(id: string): string {
  const event = `{ event: ${kind}, VesselID: ${id}, Mood: calm }`;
  const trial = 'trial: { theme: vehicle, grade: must, why: It is new. }';
  return `seed: 7\nkinds: []\n${trial}\nsteps: [{ inject: ${event} }, { ask: { vehicle: ship } }]\n`;
}

beforeEach(() => {
  write('pack.yaml', packOf(kind));
  write('right.yaml', injecting('7'));
  write('wrong.yaml', injecting('seven'));
});

/** A tool that answers every question with the same. */
function toolThat(answer: string): string[] {
  const program = `require('node:readline').createInterface({ input: process.stdin }).on('line', () => console.log('${answer}'))`;
  return ['--', process.execPath, '-e', program];
}

describe.each([
  [
    'simulate',
    ['--out', 'journals'],
    /^events      1: others 1$[^]* simulate right\.yaml .*--knowledge pack\.yaml --out/m,
  ],
  ['scenario run', [], /^✔ right\.yaml /],
  ['trials run', toolThat('{ "vehicle": "ship" }'), /^✔ right /],
])('%s', (verb, rest, plays) => {
  const play = (...words: string[]) => shakedown(...verb.split(' '), ...words, ...rest);

  it('injects a kind that a pack knows, with the pack', async () => {
    const ran = await play('right.yaml', ...named);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(plays);
  });

  it.each([
    ['without the pack', ['right.yaml'], `unknown kind '${kind}': did you mean 'DockingGranted'?`],
    [
      'where it contradicts the pack',
      ['wrong.yaml', ...named],
      'found "seven": an integer in all 900 lines seen (anyway',
    ],
  ])('refuses it %s', async (_, words, sentence) => {
    const { code, out, err } = await play(...words);
    expect({ code, said: out + err }).toEqual({ code: 2, said: expect.stringContaining(sentence) as string });
  });
});

it('names its packs in the command that repeats a scenario or trial', async () => {
  write('fails.yaml', `${injecting('7')}expect: { events: [Docked] }\n`);
  const again = (words: string) => expect.stringContaining(`(reproduce with: shakedown ${words} `) as string;
  expect(await shakedown('scenario', 'run', 'fails.yaml', ...named)).toMatchObject({
    code: 1,
    out: again('simulate fails.yaml --clean --knowledge pack.yaml'),
  });
  const wrong = toolThat('{ "vehicle": "spoon" }');
  expect(await shakedown('trials', 'run', 'right.yaml', ...named, ...wrong)).toMatchObject({
    code: 1,
    out: again('trials run right.yaml --knowledge pack.yaml --'),
  });
});

it('draws no name for a fault that a pack knows', async () => {
  const drawn = async () => {
    const session = ['simulate', 'stay', '--for', '5m', '--seed', '7', '--start', '2026-11-14', '--clean'];
    const words = ['--fault', 'unknown-kind:50%', '--out', 'journals', '--answer-key', 'key.json', ...named];
    expect(await shakedown(...session, ...words)).toMatchObject({ code: 0 });
    return new Set(Array.from(read('key.json').matchAll(/"what":"(\w+) after/g), ([, name = '']) => name));
  };
  const [first = '', ...others] = await drawn();
  expect([first, others]).toEqual([expect.stringMatching(/^[A-Z]/), []]);
  write('pack.yaml', packOf(first));
  const [next] = await drawn();
  expect(next).toMatch(/^[A-Z]/);
  expect(next).not.toBe(first);
});

it.each([
  [['simulate', 'right.yaml', '--out', 'journals', '--dialect', 'spec'], 'not to --dialect spec'],
  [['stage', '--dialect', 'spec'], 'not to --dialect spec'],
  [['trials', 'run', '--seeds', '1'], 'random sessions write nothing that only a pack knows'],
])('%j is refused with a pack', async (words, sentence) => {
  const { code, err } = await shakedown(...words, ...named, ...(words[0] === 'trials' ? toolThat('{}') : []));
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) as string });
});

describe('the packs that are found', () => {
  const found = '.shakedown/knowledge/pack.yaml';
  const listed = async (own: Partial<Shell> = {}) => {
    const { out } = await shakedown(own, 'list', 'knowledge', '--format', 'json', ...named);
    return (JSON.parse(out) as { packs: { file: string }[] }).packs.map(({ file }) => file);
  };

  it('are listed once where they are also named, by whatever path', async () => {
    mkdirSync('.shakedown/knowledge', { recursive: true });
    symlinkSync('../../pack.yaml', found);
    expect(await listed()).toEqual(['pack.yaml']);
  });

  it.each([
    ['the files of Git', 'project/.git', []],
    ['those of Shakedown', 'project/.shakedown', []],
    ['the home of the user', 'project/home', []],
    ['none of these', 'project/inner', ['above']],
  ])('are looked for upwards as far as the directory with %s', async (_, directory, above) => {
    write(found, packOf('Above'));
    mkdirSync(directory, { recursive: true });
    mkdirSync('project/deep', { recursive: true });
    const root = process.cwd();
    const home = directory.endsWith('home') ? path.join(root, 'project') : '/nowhere';
    process.chdir('project/deep');
    write('pack.yaml', packOf(kind));
    const seen = above.map(() => path.join(root, found));
    expect(await listed({ home })).toEqual(['pack.yaml', ...seen]);
    write(path.join(root, 'project', found), packOf('Within'));
    expect(await listed({ home })).toEqual(['pack.yaml', path.join(root, 'project', found)]);
  });
});
