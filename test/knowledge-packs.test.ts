/** What the verbs and functions know with a pack, and without it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BindingLanguageName, bindingLanguageNames } from '../src/bindings/binding-languages.js';
import { fixture } from '../src/fixture/fixture.js';
import { dialects } from '../src/interface/dialect/dialects.js';
import { asyncApi } from '../src/interface/emit/asyncapi-document.js';
import { bundleSchema } from '../src/interface/emit/json-schema.js';
import { explain } from '../src/interface/explain-name.js';
import type { Catalogue } from '../src/interface/kind-catalogue.js';
import { loadKnowledge } from '../src/interface/knowledge/load-knowledge.js';
import type { KnowledgePack, SeenFields } from '../src/interface/knowledge/pack-shape.js';
import { readPack } from '../src/observe/learn/pack-text.js';
import { inProject, write } from './checked-project.js';
import { shakedown } from './shakedown.js';
import { pack, packText, sampleLine } from './support/knowledge-pack.js';
import { oneIn } from './thorough.js';

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
to 2026-11-14. It came with version 9.4.2.0 of the game.

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
      evidence: { grade: 'declared', lines: 3, since: '9.4.2.0', seen: { lines: 3, files: 1, commanders: 1 } },
      sample: sampleLine,
    });
  });

  const explained = [
    [['VesselMood.Crew'], 'In 67 % of the events; seen once: 2 lines of 1 file.'],
    [['VesselMood.Crew.Role'], 'Seen once: 2 lines of 1 file.'],
    [['VesselMoodCrew'], 'seen once: 2 lines of 1 file of 1 commander'],
    [['Docked.BerthFee'], 'In 50 % of the events; seen in about 70 lines of 4 files, since 9.4.2.0.'],
    [['BerthFee'], 'Docked.BerthFee  integer, optional'],
    [['Docked'], 'BerthFee                     integer, 50 %, since 9.4.2.0'],
    [['Docked.StationServices', 'vesselbay'], 'a value of StationService, seen once: 3 lines of 1 file, since'],
    [['StationService', 'vesselbay'], 'a value of StationService, seen once: 3 lines of 1 file, since'],
    [['vesselbay'], 'known  seen once: 3 lines of 1 file, since 9.4.2.0'],
    [['9.4.2.0'], 'played from  2026-11-10\n  build        r340001\n  known by     a knowledge pack'],
    [['9.4.2.0'], 'kinds        VesselMood\n  fields       Docked.BerthFee\n  words        vesselbay'],
    [['Docked', '--game-version', '9.4.2.0'], 'BerthFee'],
    [['VesselMood', '--dialect', 'spec'], 'group other'],
  ] as const;

  it.each(oneIn(3, explained))('knows %j, which is not known without the pack', async (words, text) => {
    const { code, out } = await shakedown('explain', ...words, ...named);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(text) as string });
    const without = await shakedown('explain', ...words);
    expect(without.out).not.toContain(text);
  });

  it('knows of an earlier version only what that version had', async () => {
    expect((await shakedown('explain', 'Docked', '--game-version', '4.4.1.1', ...named)).out).not.toContain('BerthFee');
    const { err } = await shakedown('explain', 'VesselMood', '--game-version', '4.4.1.1', ...named);
    expect(err).toContain("'4.4.1.1' has no VesselMood: it is written since 9.4.2.0");
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
    expect(out).toContain('VesselMood happens (seen once: 3 lines of 1 file, since 9.4.2.0)');
    expect((await shakedown('list', 'kinds')).out).not.toContain('VesselMood');
    const [one, other] = [await json('list', 'kinds', ...named), await json('list', 'kinds')] as [object[], object[]];
    expect(one.length).toBe(other.length + 1);
  });

  it('lists the packs that are found and those that are named', async () => {
    const { out } = await shakedown('list', 'knowledge', ...named);
    expect(out).toMatch(
      /^built in {3}until \d{4}-\d\d, [\d.]+\npack\.yaml {2}until 2026-11-14, 9\.4\.2\.0, 1 kind, 1 field, 1 word\n/,
    );
    expect(out).toContain('Packs are found in /nowhere/.config/shakedown/knowledge, and in .shakedown/knowledge');
    write(found, packText);
    const all = { from: '2026-11-10', until: '2026-11-14', versions: ['9.4.2.0'], kinds: 1, fields: 1, words: 1 };
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

describe('shakedown schema --knowledge', () => {
  it('judges what the pack knows, beside schemas that do not know it', async () => {
    await shakedown('schema', '--out', 'with', ...named);
    await shakedown('schema', '--out', 'without');
    const schemaIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const validate = ajv.compile(schemaIn('with/VesselMood.schema.json'));
    const event = JSON.parse(sampleLine) as object;
    expect([validate(event), validate({ ...event, VesselID: 'seven' })]).toEqual([true, false]);
    expect(existsSync('without/VesselMood.schema.json')).toBe(false);
    // Each has an ID of its own.
    const [knows, knowsNot] = ['with', 'without'].map((place) => ajv.compile(schemaIn(`${place}/Docked.schema.json`)));
    const docked = { ...(JSON.parse(fixture('Docked')) as object), BerthFee: 'free' };
    expect([knows?.(docked), knowsNot?.(docked)]).toEqual([false, true]);
    expect(knows?.({ ...docked, BerthFee: 5 })).toBe(true);
    expect(schemaIn('with/journal.schema.json')).toMatchObject({ $defs: { VesselMood: {}, Docked: {} } });
  });

  it('makes an AsyncAPI document with it', async () => {
    const { out } = await shakedown('schema', '--format', 'asyncapi', ...named);
    expect(JSON.parse(out)).toMatchObject({ channels: { journal: { messages: { VesselMood: {} } } } });
  });

  it('refuses the specification, and reads no pack that is only found', async () => {
    write(found, packText);
    expect((await shakedown('schema')).out).not.toContain('VesselMood');
    expect(await shakedown('schema', '--dialect', 'spec', ...named)).toMatchObject({
      code: 2,
      err: 'shakedown: --knowledge adds to what is known of the live game, not to --dialect spec',
    });
  });
});

/** How each language declares the new kind, the new field and the new word. */
const declared: Readonly<Record<BindingLanguageName, readonly RegExp[]>> = {
  python: [/^class VesselMood\(TypedDict\):/m, /^ {4}BerthFee: NotRequired\[int\]/m, /vesselbay: Final = "vesselbay"/],
  csharp: [/public sealed class VesselMood\b/, /public long\? BerthFee \{ get/, /const string vesselbay = "vesselbay"/],
  java: [/class VesselMood\b/, /public Long BerthFee;/, /final String vesselbay = "vesselbay"/],
  rust: [/^ {4}VesselMood \{/m, /BerthFee "BerthFee" i64,/, /pub const vesselbay: &str = "vesselbay"/],
  go: [/^type VesselMood struct/m, /BerthFee +\*int64 +`/, /StationService_vesselbay += "vesselbay"/],
  typescript: [/^export interface VesselMood \{/m, /^ {2}BerthFee\?: number;/m, /^ {2}\| 'vesselbay'/m],
};

describe('shakedown types --knowledge', () => {
  it.each(oneIn(3, bindingLanguageNames))('declares what the pack knows for %s', async (language) => {
    const { out } = await shakedown('types', '--language', language, ...named);
    for (const form of declared[language]) expect(out).toMatch(form);
    const { out: before } = await shakedown('types', '--language', language);
    for (const form of declared[language]) expect(before).not.toMatch(form);
  });

  it('compiles in TypeScript, and the types fit the invented line', async () => {
    await shakedown('types', '--language', 'typescript', '--out', 'journal.ts', ...named);
    write(
      'use.ts',
      `import type { Docked, JournalEvent, StationService, VesselMood } from './journal.js';
const mood: VesselMood = ${sampleLine};
export const fee = (event: JournalEvent): number | undefined => (event.event === 'Docked' ? event.BerthFee : mood.VesselID);
export const service: StationService = 'vesselbay';
// @ts-expect-error: it is a number.
export const wrong: Docked['BerthFee'] = 'free';
`,
    );
    const compiler = path.join(import.meta.dirname, '../node_modules/typescript-native/bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', 'use.ts'];
    expect(spawnSync(process.execPath, [compiler, ...options], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: '',
    });
  });

  it('names each type once, also where a field holds objects or words', async () => {
    write(
      'odd.yaml',
      packText.replace('{ is: integer }', '{ is: object or text, words: [ one ], fields: { Name: { is: text } } }'),
    );
    const { out } = await shakedown(
      'types',
      '--language',
      'typescript',
      '--kinds',
      'VesselMood',
      '--knowledge',
      'odd.yaml',
    );
    expect(out).toContain('  VesselID?: VesselMoodVesselID | VesselMoodVesselIDWord;');
    const names = Array.from(out.matchAll(/^export (?:interface|type) (\w+)/gm), ([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is a module of Python', async () => {
    await shakedown('types', '--language', 'python', '--out', 'ed_journal.py', ...named);
    const program =
      'import ed_journal as j; print("VesselMood" in j.KINDS, "BerthFee" in j.Docked.__annotations__, j.StationService.vesselbay)';
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
    expect(execFileSync('python3', ['-c', program], { env, encoding: 'utf8' }).trim()).toBe('True True vesselbay');
  });

  it('covers the versions that are asked for, and takes the new kind by name', async () => {
    const upTo = ['--game-version', '4.0..4.4.1.1'];
    expect((await shakedown('types', '--language', 'go', ...upTo, ...named)).out).not.toContain('VesselMood');
    const { out } = await shakedown(
      'types',
      '--language',
      'go',
      '--game-version',
      '9.4.2.0..',
      '--kinds',
      'VesselMood',
      ...named,
    );
    expect(out).toContain('versions 9.4.2.0 to 9.4.2.0');
    expect(await shakedown('types', '--kinds', 'VesselMood')).toMatchObject({ code: 2 });
    expect(await shakedown('types', '--game-version', '9.4.2.0..')).toMatchObject({ code: 2 });
  });
});

describe('shakedown export --knowledge', () => {
  it('has columns for the new kind and field', async () => {
    write('Journal.2026-11-14T204100.01.log', `${sampleLine}\r\n`);
    const header = async (...words: string[]) => {
      await shakedown('export', '.', '--out', 'tables', '--format', 'csv', '--clean', ...words);
      return readFileSync('tables/kind=VesselMood/part-0.csv', 'utf8').split('\r\n');
    };
    expect(await header(...named)).toEqual([
      'journal_file,journal_line,journal_commander,timestamp,event,VesselID,Mood,Crew,journal_other',
      '"Journal.2026-11-14T204100.01.log",1,,2026-11-14T20:41:00Z,"VesselMood",7,"calm","[{""Role"":""pilot""}]",',
      '',
    ]);
    write(found, packText);
    expect((await header())[0]).toBe('journal_file,journal_line,journal_commander,timestamp,event,journal_other');
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
    expect([moods, fears].map((catalogue) => Object.keys(bundleSchema(catalogue).$defs as object).length)).toEqual(
      Array.from([0, 1], () => Object.keys(bundleSchema(dialects.game).$defs as object).length + 2),
    );
    expect(new Set([moods, fears, dialects.game].map((catalogue) => bundleSchema(catalogue).$id)).size).toBe(3);
    expect(JSON.stringify(asyncApi(fears, '1.0.0'))).not.toContain('VesselMood');
  });

  it('know the words of each other only together', () => {
    const words = (catalogue: typeof moods) => JSON.stringify(explain(catalogue, 'StationService'));
    expect([moods, fears].map((each) => words(each).includes('vesselbay'))).toEqual([true, false]);
    expect(words(loadKnowledge([pack, other]))).toMatch(/vesselbay.*fearbay/);
  });
});

describe('objects of packs that would be named alike', () => {
  const days = { from: '2026-11-10', until: '2026-11-14' };
  const seen = { lines: 3, files: 1, commanders: 1, ...days };
  const crew = (name: string) => ({ is: 'list', of: { is: 'object', fields: { [name]: { is: 'integer' } } } });
  const packWith = (fields: Readonly<Record<string, SeenFields>>): KnowledgePack => ({
    knowledge: 1,
    ...days,
    kinds: Object.fromEntries(Object.entries(fields).map(([kind, own]) => [kind, { seen, fields: own }])),
  });
  const packs = [
    packWith({ Vessel: { MoodCrew: crew('Age') } }),
    // The last two would be called like the first one, a shape of the tables, and a kind.
    packWith({ VesselMood: { Crew: crew('Rank') }, Economy: { Share: crew('Trend') }, Ves: { sel: crew('Mood') } }),
  ];
  const defined = (catalogue: Catalogue) => {
    const $defs = bundleSchema(catalogue).$defs as Record<string, { properties: Record<string, object> }>;
    return ([kind, field]: readonly string[]) => {
      const { items } = ($defs[kind ?? '']?.properties[field ?? ''] ?? {}) as { items?: { $ref?: string } };
      const shape = items?.$ref?.replace('#/$defs/', '') ?? '';
      return [shape, ...Object.keys($defs[shape]?.properties ?? {})];
    };
  };
  const places = ['Vessel.MoodCrew', 'VesselMood.Crew', 'Economy.Share', 'Ves.sel'].map((each) => each.split('.'));

  it('have definitions of their own in schemas', () => {
    expect(places.map(defined(loadKnowledge(packs)))).toEqual([
      ['VesselMoodCrew', 'Age'],
      ['VesselMoodCrew2', 'Rank'],
      ['EconomyShare2', 'Trend'],
      ['Vessel2', 'Mood'],
    ]);
    const economies = defined(loadKnowledge(packs))(['Docked', 'StationEconomies']);
    expect(economies).toEqual(defined(dialects.game)(['Docked', 'StationEconomies']));
  });

  it('have types of their own', async () => {
    for (const [index, each] of packs.entries()) write(`${index}.yaml`, JSON.stringify(each));
    const words = ['--language', 'typescript', '--kinds', 'Vessel,VesselMood,Economy,Ves'];
    const { out } = await shakedown('types', ...words, '--knowledge', '0.yaml', '--knowledge', '1.yaml');
    expect(out).toMatch(/interface VesselMoodCrew \{\s[^}]*Age\?: number;/);
    expect(out).toMatch(/interface VesselMoodCrew2 \{\s[^}]*Rank\?: number;/);
    expect(out).toContain('Crew?: VesselMoodCrew2[];');
  });

  it('can be added to by another pack', () => {
    const place = 'VesselMood.Crew[].Age';
    const later: KnowledgePack = { knowledge: 1, ...days, fields: { [place]: { seen, field: { is: 'integer' } } } };
    expect(places.slice(0, 2).map(defined(loadKnowledge([...packs, later])))).toEqual([
      ['VesselMoodCrew', 'Age'],
      ['VesselMoodCrew2', 'Age', 'Rank'],
    ]);
  });
});

it.each(['\u2028', '\u202E', '\u200B', '\u0085'])('refuses a word with the character %j', (character) => {
  expect(() =>
    loadKnowledge(JSON.parse(JSON.stringify(pack).replaceAll('vesselbay', `bay${character}`)) as typeof pack),
  ).toThrow('is no name of a word');
});
