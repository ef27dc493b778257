/** Packs of others are material: they add to what is known, and never take anything away. */
import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../src/check/event/check-event.js';
import { loadKnowledge } from '../../src/interface/knowledge/load-knowledge.js';
import type { KnowledgePack } from '../../src/interface/knowledge/pack-shape.js';
import { NotPack, readPack } from '../../src/observe/learn/pack-text.js';

const days = 'from: 2026-11-14\nuntil: 2026-11-19\n';
const head = `knowledge: 1\n${days}`;
const much = (text: string, length = 99_000) => text.repeat(Math.floor(length / text.length));

describe('a text that is no pack', () => {
  it.each(
    Object.entries({
      'too long': much('#', 200_000),
      'many lines with dashes': much('- - x\n'),
      'many names': head + Array.from({ length: 9000 }, (_, place) => `a${place}: 1\n`).join(''),
      'many quotes': much('"'),
      'many anchors': much('&a '),
      'deep brackets': '['.repeat(5000),
      'deep lines': Array.from({ length: 400 }, (_, place) => `${' '.repeat(place)}a:\n`).join(''),
      'deep dashes': '- '.repeat(5000),
      'an alias': 'a: &a [x]\nb: *a\n',
      laughs: `a: &a [x,x]\n${Array.from('bcdefgh')
        .map((name, place) => `${name}: &${name} [*${'abcdefg'[place] ?? ''}]\n`)
        .join('')}`,
      'NUL bytes': '\0'.repeat(5000),
      'a tag': `${head}kinds: !!set { A, B }\n`,
      'another document': `${head}---\n${head}`,
      'a name twice': `${head}${days}`,
      'a name twice, inside': `${head}versions: { 4.4.2.0: {}, 4.4.2.0: {} }\n`,
      'a prototype': `${head}kinds: { __proto__: {} }\n`,
      'a yes of YAML 1.1': '%YAML 1.1\n---\nknowledge: yes\n',
      'a merge key': `%YAML 1.1\n---\n<<: { knowledge: 1 }\n${days}`,
      'a list': '- 1\n',
      nothing: '',
      'a path that leads nowhere': `${head}words: { "a..b": {} }\n`,
      'half a surrogate': 'a: "\uD800"',
    }),
  )('is refused with a sentence: %s', (_name, text) => {
    expect(() => readPack(text)).toThrow(NotPack);
  });
});

describe('a pack that contradicts the tables', () => {
  const seen = { lines: 9000, files: 90, commanders: 9, from: '2026-11-14', until: '2026-11-19' };
  const base: KnowledgePack = { knowledge: 1, from: '2026-11-14', until: '2026-11-19' };
  const time = { timestamp: '2026-11-14T20:41:00Z' };
  const wrong = [
    { ...time, event: 'Docked', StationName: 5, MarketID: 'x' },
    { ...time, event: 'FSDJump', Factions: [{ Name: 5, FactionState: 7, Influence: 'x' }] },
    { ...time, event: 'Loadout', Modules: [{ Slot: 5, Item: 5, On: 'x' }] },
    { ...time, event: 'Bounty' },
    { ...time, event: 'Friends', Status: 5, Name: 'x' },
  ];
  const text = { is: 'text' } as const;
  const names = ['Name', 'FactionState', 'Influence', 'Slot', 'Item', 'On', 'StationName', 'MarketID', 'Status'];
  const everything = Object.fromEntries(names.map((name) => [name, { ...text, share: 0.1 }]));
  const shapes = ['Faction', 'FactionInfo', 'LoadoutModule', 'SystemFaction', 'Module', 'FactionPresence'];
  const packs: readonly (readonly KnowledgePack[])[] = [
    [
      {
        ...base,
        kinds: Object.fromEntries(
          ['Docked', 'FSDJump', 'Loadout', 'Friends'].map((name) => [name, { seen, fields: everything }]),
        ),
      },
    ],
    [
      {
        ...base,
        fields: Object.fromEntries(
          names.flatMap((name) =>
            [`Docked.${name}`, `FSDJump.Factions[].${name}`, `Loadout.Modules[].${name}`].map((path) => [
              path,
              { seen, field: text },
            ]),
          ),
        ),
      },
    ],
    [
      {
        ...base,
        words: {
          'Friends.Status': { Unheard: seen },
          'FSDJump.Factions[].FactionState': { '7': seen },
          'Nowhere.At.All': { x: seen },
        },
      },
    ],
    // Kinds called like the shapes of the tables, and a second pack that changes them.
    [
      { ...base, kinds: Object.fromEntries(shapes.map((name) => [name, { seen, fields: {} }])) },
      {
        ...base,
        kinds: Object.fromEntries(shapes.map((name) => [name, { seen, fields: everything }])),
        fields: Object.fromEntries(
          shapes.flatMap((shape) => names.map((name) => [`${shape}.${name}`, { seen, field: text }])),
        ),
      },
    ],
    [
      {
        ...base,
        fields: { 'Loadout.Module': { seen, field: { is: 'object', fields: { Slot: { is: 'text', words: ['a'] } } } } },
      },
      {
        ...base,
        fields: { 'Loadout.Module.Item': { seen, field: text } },
        words: { 'Loadout.Module.Slot': { b: seen } },
      },
    ],
    [
      {
        ...base,
        fields: {
          'Docked.constructor': { seen, field: text },
          'Docked.toString': { seen, after: 'valueOf', field: text },
        },
      },
    ],
  ];

  it.each(packs.map((own, place) => [place, own] as const))('takes no warning away (%i)', (_place, own) => {
    const catalogue = loadKnowledge(own);
    for (const event of wrong) {
      const severe = (findings: ReturnType<typeof checkEvent>) =>
        findings
          .filter(({ severity }) => severity !== 'note')
          .map(({ rule, pointer, severity }) => `${severity} ${rule} ${pointer}`);
      const without = severe(checkEvent(event));
      expect(without).not.toEqual([]);
      expect(severe(checkEvent(event, { catalogue }))).toEqual(expect.arrayContaining(without));
    }
  });
});
