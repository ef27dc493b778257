/** Packs add to what journals are checked against, and two catalogues work side by side. */
import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject, write } from '../../test/checked-project.js';
import { shakedown } from '../../test/shakedown.js';
import { loadKnowledge } from '../interface/knowledge/load-knowledge.js';
import type { KnowledgePack } from '../interface/knowledge/pack-shape.js';
import { checkJournal } from './check-journal.js';
import { checkEvent } from './event/check-event.js';

const days = { from: '2026-11-10', until: '2026-11-18' };
const often = { lines: 400, files: 9, commanders: 3, ...days, since: '9.4.2.0' };
const pack: KnowledgePack = {
  knowledge: 1,
  ...days,
  versions: { '9.4.2.0': { builds: ['r340000'], ...days } },
  kinds: { RigDeployed: { seen: often, fields: { RigType: { is: 'text' }, Depth: { is: 'number', decimals: 3 } } } },
  fields: { 'FSDJump.Factions[].Mood': { seen: often, after: 'Happiness', field: { is: 'integer' } } },
  words: { 'Music.MusicTrack': { RigDance: often } },
};
const catalogue = loadKnowledge(pack);

const time = '"timestamp":"2026-11-14T20:41:00Z"';
const lines = [
  `{ ${time}, "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"9.4.2.0", "build":"r340000/r0 " }`,
  `{ ${time}, "event":"RigDeployed", "RigType":"drill", "Depth":12.500 }`,
  `{ ${time}, "event":"Music", "MusicTrack":"RigDance" }`,
  `{ ${time}, "event":"RigDeployed", "RigType":4, "Depth":12.500 }`,
];
const journal = 'journals/Journal.2026-11-14T204100.01.log';

inProject();

async function rulesFound(options: object): Promise<string[]> {
  mkdirSync('journals', { recursive: true });
  write(journal, `${lines.join('\r\n')}\r\n`);
  const found: string[] = [];
  for await (const { rule, severity, line } of checkJournal(journal, options))
    found.push(`${line} ${severity} ${rule}`);
  return found.sort();
}

describe('a catalogue with a pack', () => {
  const unknown = ['2 note event/kind', '3 note field/unseen'];

  it.each([1, 2])('knows its kinds, fields and words, with %d threads', async (threads) => {
    expect(await rulesFound({ threads })).toEqual(unknown);
    expect(await rulesFound({ threads, catalogue })).toEqual(['4 warning field/type']);
    expect(await rulesFound({ threads })).toEqual(unknown);
    expect(await rulesFound({ threads, catalogue, dialect: 'spec' })).toContain('2 note event/kind');
  });

  it('judges single events', () => {
    const event = { timestamp: '2026-11-14T20:41:00Z', event: 'RigDeployed', RigType: 'drill' };
    expect(checkEvent(event).map(({ rule }) => rule)).toEqual(['event/kind']);
    expect(checkEvent(event, { catalogue }).map(({ rule }) => rule)).toEqual(['field/required']);
  });

  it('adds to objects within', () => {
    const factions = [{ Name: 'Sol Workers', Mood: 'glad' }];
    const event = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', Factions: factions };
    const moodOf = (options: object) =>
      checkEvent(event, options).find(({ pointer }) => pointer === '/Factions/0/Mood')?.rule;
    expect([moodOf({}), moodOf({ catalogue })]).toEqual(['field/unknown', 'field/type']);
  });

  it('never changes what is known', () => {
    const contrary: KnowledgePack = {
      ...pack,
      fields: { 'Docked.StationName': { seen: often, field: { is: 'integer' } } },
      kinds: { Docked: { seen: often, fields: { MarketID: { is: 'text' } } } },
    };
    const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Docked', StationName: 7, MarketID: 'x' };
    expect(checkEvent(event, { catalogue: loadKnowledge(contrary) })).toEqual(checkEvent(event));
  });

  it('is refused if it is none', () => {
    expect(() => loadKnowledge({ ...pack, kinds: { 'no kind': {} } } as never)).toThrow('the knowledge pack');
    expect(() => checkJournal('.', { catalogue: {} as never })).toThrow('a catalogue from loadKnowledge');
  });
});

describe('shakedown check', () => {
  it('uses packs that are named, or found', async () => {
    await rulesFound({});
    write('pack.json', JSON.stringify(pack));
    const checked = async (...words: string[]) => {
      const { out, err } = await shakedown('check', journal, '--format', 'concise', ...words);
      return [out.includes('RigDeployed'), err];
    };
    const newer = expect.stringContaining('9.4.2.0 is newer than what Shakedown knows');
    expect(await checked()).toEqual([true, newer]);
    expect(await checked('--knowledge', 'pack.json')).toEqual([false, '']);
    mkdirSync('.shakedown/knowledge', { recursive: true });
    write('.shakedown/knowledge/rig.yaml', JSON.stringify(pack));
    expect(await checked()).toEqual([false, expect.stringMatching(/^knowledge: .*rig\.yaml \(until 2026-11-18\)$/)]);
    expect(await checked('--no-knowledge')).toEqual([true, newer]);
    write('.shakedown/knowledge/rig.yaml', 'knowledge: 2');
    const [, said] = await checked();
    expect(said).toMatch(/cannot use '.*rig\.yaml': .*; it is left out/);
  });

  it('refuses what is no pack', async () => {
    write('pack.yaml', '- 1');
    const { code, err } = await shakedown('check', '.', '--knowledge', 'pack.yaml');
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining("cannot use 'pack.yaml': the pack must be"),
    });
  });
});
