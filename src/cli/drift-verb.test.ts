import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inProject } from '../../test/checked-project.js';
import { shakedown } from '../../test/shakedown.js';
import type { Evidence } from '../observe/evidence-format.js';
import { readPack } from '../observe/learn/pack-text.js';

inProject();

/** A journal of one game version: some Music, and the lines of the test. */
function journal(version: string, lines: readonly string[], count = 40): string {
  const header = event(
    'Fileheader',
    `"part":1, "language":"English/UK", "Odyssey":true, "gameversion":"${version}", "build":"r310585/r0 "`,
  );
  return [header, ...Array.from({ length: count }, () => lines).flat()].join('');
}

function event(kind: string, fields: string): string {
  return `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${kind}", ${fields} }\r\n`;
}

const old = journal('4.1.0.100', [
  event('Music', '"MusicTrack":"MainMenu"'),
  event('FuelScoop', '"Scooped":1.500000, "Total":2.500000'),
]);
const fresh = journal('4.2.0.100', [
  event('Music', '"MusicTrack":"PlantedTrack", "Mood":{ "Calm":0.500, "Name":"$calm_mood;" }'),
  event('FuelScoop', '"Total":2.500000'),
  event('CarrierMood', '"CarrierID":3700123456, "Mood":"x", "Crew":[ { "Role":"cook", "Happy":true } ]'),
]);

beforeEach(() => {
  for (const [name, text] of Object.entries({ old, fresh })) {
    mkdirSync(name);
    writeFileSync(path.join(name, 'Journal.2026-11-14T204100.01.log'), text);
  }
});

describe('shakedown drift --observe', () => {
  it('writes what was counted, and says how much', async () => {
    const { code, out, err } = await shakedown('drift', '--observe', 'old', 'fresh', '--out', 'deep/all.json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe('202 lines of 4 kinds · 2 versions of the game · deep/all.json');
    const { games } = JSON.parse(readFileSync('deep/all.json', 'utf8')) as { games: object };
    expect(Object.keys(games)).toEqual(['4.1.0.100', '4.2.0.100']);
  });

  it('merges parts to the very bytes of the whole', async () => {
    await shakedown('drift', '--observe', 'old', 'fresh', '--out', 'whole.json');
    await shakedown('drift', '--observe', 'old', '--out', 'old.json');
    await shakedown('drift', '--observe', 'fresh', '--out', 'fresh.json');
    expect(await shakedown('drift', '--observe', 'fresh.json', 'old.json', '--out', 'both.json')).toMatchObject({
      code: 0,
    });
    expect(readFileSync('both.json', 'utf8')).toBe(readFileSync('whole.json', 'utf8'));
    // Evidence among journals is merged; without a file it is printed.
    const { out } = await shakedown('drift', '--observe', 'fresh.json', 'old/Journal.2026-11-14T204100.01.log');
    expect(`${out}\n`).toBe(readFileSync('whole.json', 'utf8'));
  });

  it('keeps no key that may be the name of a player, also of evidence that has it', async () => {
    const line = event('CarrierShares', '"Shares":{ "Pepper":0.5, "Count":2 }');
    writeFileSync('old/Journal.2026-11-14T214100.01.log', line);
    const { out } = await shakedown('drift', '--observe', 'old');
    const { games } = JSON.parse(out) as Evidence;
    const shares = games.unknown?.kinds.CarrierShares?.fields?.Shares?.object;
    expect(shares).toMatchObject({ seen: 1, fields: { Count: { seen: 1 } }, members: { seen: 1 } });
    expect(out).not.toContain('Pepper');
    writeFileSync('forged.json', out.replaceAll('"Count"', '"Pepper"'));
    expect((await shakedown('drift', '--observe', 'forged.json')).out).not.toContain('Pepper');
  });

  it('reads the standard input', async () => {
    const input = async function* () {
      yield old.slice(0, 100);
      yield old.slice(100);
    };
    await shakedown('drift', '--observe', 'old', '--out', 'file.json');
    await shakedown({ input }, 'drift', '--observe', '-', '--out', 'stream.json');
    expect(readFileSync('stream.json', 'utf8')).toBe(readFileSync('file.json', 'utf8'));
  });

  it.each([
    [['old', '--out', 'old/Journal.2026-11-14T204100.01.log'], 'refusing to write a report over a journal'],
    [['old', '--out', 'old'], 'is a directory'],
    [['nowhere'], "there is no file or directory 'nowhere'"],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await shakedown('drift', '--observe', ...words);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
    expect(readFileSync('old/Journal.2026-11-14T204100.01.log', 'utf8')).toBe(old);
  });

  it.each([
    ['{ "format":"shakedown-evidence", "version":2 }', 'it is of version 2'],
    [
      '{ "format":"shakedown-evidence", "version":1, "games":{ "4":{ "lines":-1, "kinds":{} } } }',
      'games.4.lines must be a whole number',
    ],
    ['{ "format":"shakedown-evidence", "version":1, "games":[] }', 'games must be an object'],
    [
      '{ "format":"shakedown-evidence", "version":1, "games":{ "4":{ "lines":1, "kinds":{}, "files":{ "A B":{} } } } }',
      '"A B" in the evidence.games.4.files is no name of a file',
    ],
  ])('refuses evidence that is none: %s', async (text, message) => {
    writeFileSync('wrong.json', text);
    const { code, err } = await shakedown('drift', '--observe', 'wrong.json', '--out', 'all.json');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
    expect(existsSync('all.json')).toBe(false);
  });
});

describe('shakedown drift', () => {
  it('prints what is not in the tables, and fails', async () => {
    const { code, out } = await shakedown('drift', 'fresh');
    expect(code).toBe(1);
    // The number of lines behind the table changes with each added evidence.
    expect(out.replace(/in all [\d,]+ before/, 'in all … before')).toBe(`Game 4.2.0.100 · 121 lines · 2026-11
  new kind    CarrierMood  40 of 121 lines
  new field   Music.Mood  in 40 of 40
  new value   Music.MusicTrack  "PlantedTrack", 40 of 40 times
  field gone  FuelScoop.Scooped  in none of 40, in all … before; at most 8 % still have it

4 changes`);
  });

  it('says so if there is none', async () => {
    expect(await shakedown('drift', 'old')).toMatchObject({ code: 0, out: 'no drift' });
    expect(await shakedown('drift', 'fresh', 'fresh')).toMatchObject({ code: 0, out: 'no drift' });
  });

  it('compares journals and evidence, in any format', async () => {
    await shakedown('drift', '--observe', 'old', '--out', 'old.json');
    const { code, out } = await shakedown('drift', 'old.json', 'fresh', '--format', 'json');
    expect(code).toBe(1);
    const { drift, changes } = JSON.parse(out) as {
      drift: boolean;
      changes: { change: string; kind: string; path?: string }[];
    };
    expect(drift).toBe(true);
    expect(changes.map(({ change, kind, path: place }) => `${change} ${kind} ${place ?? ''}`.trim())).toEqual([
      'new-kind CarrierMood',
      'new-field Music Mood',
      'new-value Music MusicTrack',
      'gone-field FuelScoop Scooped',
    ]);
    const { out: markdown } = await shakedown('drift', 'old.json', 'fresh', '--format', 'markdown');
    expect(markdown).toContain('### Game 4.2.0.100 · 121 lines · 2026-11\n\n| Change | Where | What |');
    expect(markdown).toContain(
      '| field gone | `FuelScoop.Scooped` | in none of 40, in all 40 before; at most 8 % still have it |',
    );
  });

  it('compares the versions in one evidence with each other', async () => {
    await shakedown('drift', '--observe', 'old', 'fresh', '--out', 'all.json');
    const { code, out } = await shakedown('drift', 'all.json', '--versions');
    expect({ code, changes: out.split('\n').at(-1) }).toEqual({ code: 1, changes: '4 changes' });
    expect(await shakedown('drift', 'old', 'fresh', '--versions')).toMatchObject({ code: 2 });
  });

  it('calls nothing gone that is missing too seldom', async () => {
    const { out } = await shakedown('drift', 'old', 'fresh', '--least', '41');
    expect(out).not.toContain('gone');
  });

  it('does not take chance for drift', async () => {
    writeFileSync('once.log', old + event('Music', '"MusicTrack":"Rare"'));
    const { code, out } = await shakedown('drift', 'old', 'once.log');
    expect(code).toBe(0);
    expect(out).toContain(
      'perhaps: chance, or what was played, may explain it as well:\n  new value   Music.MusicTrack  "Rare", 1 of 41 times',
    );
    expect(out).toContain('\n\nno drift');
  });

  it('is not what the tables know, between two players', async () => {
    const miner = [
      event('Music', '"MusicTrack":"Exploration"'),
      event('MiningRefined', '"Type":"$gold_name;", "Planted":1'),
    ];
    writeFileSync('miner.log', journal('4.1.0.100', miner));
    const { code, out } = await shakedown('drift', 'old', 'miner.log');
    expect({ code, out }).toEqual({
      code: 1,
      out: `Game 4.1.0.100 · 81 lines · 2026-11
  new field   MiningRefined.Planted  in 40 of 40
  perhaps: chance, or what was played, may explain it as well:
  kind gone   FuelScoop  in none of 81 lines, 40 before; at most 4 % of them

1 change`,
    });
  });

  it('uses a wide terminal, up to 130 columns', async () => {
    const wide = await shakedown({ terminal: true, columns: () => 200, env: { NO_COLOR: '1' } }, 'drift', 'fresh');
    expect(wide.out).toMatch(/FuelScoop\.Scooped {2}in none of 40, .* still have it/);
    for (const line of wide.out.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
    const narrow = await shakedown({ terminal: true, env: { NO_COLOR: '1' } }, 'drift', 'fresh');
    for (const line of narrow.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('learns what is new, in a pack', async () => {
    const { code, out, err } = await shakedown('drift', 'fresh', '--learn', 'pack.yaml');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('new kind   CarrierMood  seen once: 40 lines of 1 file, 1 commander');
    expect(out).toContain('look at it before you send it');
    const { kinds, fields, words } = readPack(readFileSync('pack.yaml', 'utf8'));
    expect(kinds?.CarrierMood).toMatchObject({
      seen: { lines: 40, files: 1, since: '4.2.0.100' },
      fields: {
        CarrierID: { is: 'id' },
        Mood: { is: 'text' },
        Crew: { is: 'list', of: { is: 'object', fields: { Role: { is: 'text' } } } },
      },
    });
    expect(fields?.['Music.Mood']).toMatchObject({ after: 'MusicTrack', field: { is: 'object' } });
    expect(words?.['Music.MusicTrack']).toHaveProperty('PlantedTrack');
  });

  it('makes one pack of several', async () => {
    await shakedown('drift', 'fresh', '--learn', 'pack.yaml');
    const text = readFileSync('pack.yaml', 'utf8');
    writeFileSync('yours.yaml', text.replaceAll('lines: 40', 'lines: 41'));
    const { code, err } = await shakedown(
      'drift',
      '--merge',
      'pack.yaml',
      '--merge',
      'yours.yaml',
      '--learn',
      'all.yaml',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { kinds } = readPack(readFileSync('all.yaml', 'utf8'));
    expect(kinds?.CarrierMood?.seen).toMatchObject({ lines: 81, files: 2, commanders: 2 });
    await shakedown('drift', '--merge', 'pack.yaml', '--merge', 'pack.yaml', '--learn', 'same.yaml');
    expect(readFileSync('same.yaml', 'utf8')).toBe(text);
  });

  it.each([
    [['fresh', '--merge', 'pack.yaml'], '--merge adds packs to the one that --learn writes: --learn all.yaml'],
    [['--merge', 'none.yaml', '--learn', 'all.yaml'], "cannot read 'none.yaml': it does not exist"],
  ])('refuses %j', async (words, says) => {
    const { code, err } = await shakedown('drift', ...words);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(says) });
  });
});

describe('what holds no event at all', () => {
  it.each([
    ['cut.json', '{"format":"shakedown-ev', "no event was found in 'cut.json': 1 bad line, and nothing else"],
    ['junk.log', 'no journal\n'.repeat(806), "no event was found in 'junk.log': 806 bad lines, and nothing else"],
    ['empty.log', '', "no event was found in 'empty.log'"],
  ])('is no proof that nothing has changed: %s', async (name, text, message) => {
    writeFileSync(name, text);
    for (const words of [
      ['drift', name],
      ['drift', name, 'fresh'],
      ['drift', 'old', name],
      ['drift', name, '--versions'],
      ['drift', '--observe', name],
    ]) {
      const { code, out, err } = await shakedown(...words);
      expect({ code, out, printed: err.includes(message) }, `${words.join(' ')}: ${err}`).toEqual({
        code: 2,
        out: '',
        printed: true,
      });
    }
  });
});
