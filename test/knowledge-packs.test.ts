/** What the verbs and functions know with a pack, and without it. */
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../src/interface/dialect/dialects.js';
import { explain } from '../src/interface/explain-name.js';
import { loadKnowledge } from '../src/interface/knowledge/load-knowledge.js';
import { readPack } from '../src/observe/learn/pack-text.js';
import { inProject, write } from './checked-project.js';
import { shakedown } from './shakedown.js';
import { pack, packText, sampleLine } from './support/knowledge-pack.js';

inProject();

beforeEach(() => write('pack.yaml', packText));

const named = ['--knowledge', 'pack.yaml'];
const found = '.shakedown/knowledge/pack.yaml';

async function json(...words: string[]): Promise<unknown> {
  return JSON.parse((await shakedown(...words, '--format', 'json')).out);
}

describe('shakedown explain --knowledge', () => {
  it('shows a kind, how sure it is, and an invented line', async () => {
    const { code, out } = await shakedown('explain', 'VesselMood', ...named);
    expect({ code, out }).toEqual({
      code: 0,
      out: `VesselMood  kind, group other

Written when VesselMood happens.

A knowledge pack has it, seen once: 3 lines of 1 file of 1 commander, 2026-11-10
to 2026-11-14. It came with version 4.4.2.0 of the game.

Fields
  timestamp  string · time of the event
  event      string · name of the event
  VesselID   integer, optional
  Mood       string, optional · such as calm, */ " \\\\ # end
  Crew       array of VesselMoodCrew, 67 %

Invented line
  ${sampleLine.replace(' "Mood"', '\n    "Mood"')}`.replace('\\\\', '\\'),
    });
    expect(await json('explain', 'VesselMood', ...named)).toMatchObject({
      evidence: { grade: 'declared', lines: 3, since: '4.4.2.0', seen: { lines: 3, files: 1, commanders: 1 } },
      sample: sampleLine,
    });
  });

  it.each([
    [['VesselMood.Crew'], 'In 67 % of the events; seen once: 2 lines of 1 file.'],
    [['VesselMood.Crew.Role'], 'Seen once: 2 lines of 1 file.'],
    [['VesselMoodCrew'], 'seen once: 2 lines of 1 file of 1 commander'],
    [['Docked.BerthFee'], 'In 50 % of the events; seen in about 70 lines of 4 files, since 4.4.2.0.'],
    [['BerthFee'], 'Docked.BerthFee  integer, optional'],
    [['Docked'], 'BerthFee                     integer, 50 %, since 4.4.2.0'],
    [['Docked.StationServices', 'vesselbay'], 'a value of StationService, seen once: 3 lines of 1 file, since'],
    [['StationService', 'vesselbay'], 'a value of StationService, seen once: 3 lines of 1 file, since'],
    [['vesselbay'], 'known  seen once: 3 lines of 1 file, since 4.4.2.0'],
    [['4.4.2.0'], 'played from  2026-11-10\n  build        r340001\n  known by     a knowledge pack'],
    [['4.4.2.0'], 'kinds        VesselMood\n  fields       Docked.BerthFee\n  words        vesselbay'],
    [['Docked', '--game-version', '4.4.2.0'], 'BerthFee'],
    [['VesselMood', '--dialect', 'spec'], 'group other'],
  ])('knows %j, which is not known without the pack', async (words, text) => {
    const { code, out } = await shakedown('explain', ...words, ...named);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(text) as string });
    const without = await shakedown('explain', ...words);
    expect(without.out).not.toContain(text);
  });

  it('knows of an earlier version only what that version had', async () => {
    expect((await shakedown('explain', 'Docked', '--game-version', '4.4.1.1', ...named)).out).not.toContain('BerthFee');
    const { err } = await shakedown('explain', 'VesselMood', '--game-version', '4.4.1.1', ...named);
    expect(err).toContain("'4.4.1.1' has no VesselMood: it is written since 4.4.2.0");
  });

  it('uses the packs that are found, and none with --no-knowledge', async () => {
    expect(await shakedown('explain', 'VesselMood')).toMatchObject({ code: 2 });
    write(found, packText);
    const { code, err } = await shakedown('explain', 'VesselMood');
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringMatching(/^knowledge: .*pack\.yaml \(until 2026-11-14\)$/),
    });
    expect(await shakedown('explain', 'VesselMood', '--no-knowledge')).toMatchObject({ code: 2, out: '' });
  });
});

describe('shakedown list', () => {
  it('lists the kinds of a pack among the others', async () => {
    const { out } = await shakedown('list', 'kinds', '--group', 'other', ...named);
    expect(out).toContain('VesselMood happens (seen once: 3 lines of 1 file, since 4.4.2.0)');
    expect((await shakedown('list', 'kinds')).out).not.toContain('VesselMood');
    const [one, other] = [await json('list', 'kinds', ...named), await json('list', 'kinds')] as [object[], object[]];
    expect(one.length).toBe(other.length + 1);
  });

  it('lists the packs that are found and those that are named', async () => {
    const { out } = await shakedown('list', 'knowledge', ...named);
    expect(out).toMatch(
      /^built in {3}until \d{4}-\d\d, [\d.]+\npack\.yaml {2}until 2026-11-14, 4\.4\.2\.0, 1 kind, 1 field, 1 word\n/,
    );
    expect(out).toContain('Packs are found in /nowhere/.config/shakedown/knowledge, and in .shakedown/knowledge');
    write(found, packText);
    const all = { from: '2026-11-10', until: '2026-11-14', versions: ['4.4.2.0'], kinds: 1, fields: 1, words: 1 };
    expect(await json('list', 'knowledge', ...named)).toMatchObject({
      builtIn: { version: expect.any(String) as string },
      packs: [
        { file: 'pack.yaml', ...all },
        { file: path.join(process.cwd(), found), ...all },
      ],
    });
  });

  it('is the same without the packs that are found, unless it lists these', async () => {
    const before = await shakedown('list', 'kinds');
    write(found, packText);
    expect(await shakedown('list', 'kinds')).toEqual(before);
  });

  it.each([
    [['rules', '--knowledge', 'pack.yaml'], '--knowledge adds kinds; rules are the same with it'],
    [['kinds', '--dialect', 'spec', '--knowledge', 'pack.yaml'], 'not to --dialect spec'],
    [['knowledge', '--knowledge', 'none.yaml'], "cannot read 'none.yaml'"],
  ])('%j is answered with a sentence', async (words, sentence) => {
    expect(await shakedown('list', ...words)).toMatchObject({
      code: 2,
      err: expect.stringContaining(sentence) as string,
    });
  });
});

describe('two catalogues side by side', () => {
  const other = readPack(packText.replaceAll('VesselMood', 'VesselFear').replaceAll('vesselbay', 'fearbay'));
  const [moods, fears] = [loadKnowledge(pack), loadKnowledge(other)];

  it('each know their own, and the built-in one knows neither', () => {
    const known = [moods, fears, loadKnowledge([pack, other]), dialects.game].map((catalogue) =>
      ['VesselMood', 'VesselFear'].map((name) => !('found' in explain(catalogue, name))),
    );
    expect(known).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  it('know the words of each other only together', () => {
    const words = (catalogue: typeof moods) => JSON.stringify(explain(catalogue, 'StationService'));
    expect([moods, fears].map((each) => words(each).includes('vesselbay'))).toEqual([true, false]);
    expect(words(loadKnowledge([pack, other]))).toMatch(/vesselbay.*fearbay/);
  });
});

it.each(['\u2028', '\u202E', '\u200B', '\u0085'])('refuses a word with the character %j', (character) => {
  expect(() =>
    loadKnowledge(JSON.parse(JSON.stringify(pack).replaceAll('vesselbay', `bay${character}`)) as typeof pack),
  ).toThrow('is no name of a word');
});
