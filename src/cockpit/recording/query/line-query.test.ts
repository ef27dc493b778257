import { describe, expect, it } from 'vitest';
import { lineAt, recorded } from '../../../../test/support/recorded.js';

const lines = [
  lineAt(0, 'Docked', '"StationName":"Abraham Lincoln", "StationType":"Orbis", "StarSystem":"Sol"'),
  lineAt(1, 'Docked', '"StationName":"Daedalus", "StationType":"Orbis", "StarSystem":"Sol"'),
  lineAt(2, 'FSDJump', '"StarSystem":"Deciat", "SystemAddress":6681123623626, "FuelUsed":2.5, "FuelLevel":6.25'),
  lineAt(3, 'FSDJump', '"StarSystem":"Sol", "FuelUsed":9, "FuelLevel":16'),
  lineAt(4, 'Music', '"MusicTrack":"Exploration"'),
  lineAt(
    5,
    'Loadout',
    '"Ship":"krait_mkii", "Modules":[{ "Slot":"Armour", "Health":0.5 }, { "Slot":"Engine", "Health":1 }]',
  ),
  lineAt(6, 'ReceiveText', '"From":"$npc;", "From_Localised":"Security", "Message":"Docked or not"'),
  '{"timestamp":"2026-11-14T20:41:07Z", "event":"Docked", "StationName":"Abra',
];
const { recording } = recorded([lines.join('\n')]);

async function ask(query: string) {
  return recording.answer('rows', { count: 100, query });
}

describe('a query', () => {
  it.each([
    ['kind:docked station:"Abraham*"', [0]],
    ['station:abraham', [0]],
    ['station=abraham', []],
    ['StationName:*lincoln', [0]],
    ['-kind:docked,music station:*', []],
    ['fuel<8', [2]],
    ['fuel>=6.25', [2, 3]],
    ['FuelUsed=9', [3]],
    ['SystemAddress:6681123623626', [2]],
    ['system:sol -kind:Docked', [3]],
    ['kind:travel', [0, 1, 2, 3]],
    ['event:docked,music', [0, 1, 4]],
    ['-event:docked family:travel', [2, 3]],
    ['-kind:noise -kind:travel', [5, 7]],
    ['slot:armour', [5]],
    ['modules.health<0.7', [5]],
    ['from:security', [6]],
    ['docked kind:receivetext', [6]],
    ['"abra*lincoln"', [0]],
    ['timestamp>2026-11-14T20:41:04', [5, 6]],
    ['timestamp>2026-11-14', []],
    ['-music -docked "e"', [2, 3, 5]],
    ['kind:fsd*,load*', [2, 3, 5]],
  ])('%s', async (query, wanted) => {
    const { rows } = await ask(query);
    expect(rows.map(({ n }) => n)).toEqual(wanted);
  });

  it('says what matched in each row', async () => {
    const { rows } = await ask('kind:Docked station:abra* sol');
    expect(rows.map(({ hits }) => hits)).toEqual([
      [
        { name: 'StationName', text: 'Abraham Lincoln' },
        { name: 'StarSystem', text: 'Sol' },
      ],
    ]);
    expect((await ask('iontyp')).rows[0]?.hits).toEqual([{ text: 'ionTyp' }]);
  });

  it.each([
    ['kind:FSDJump station:Abraham*', 'No FSDJump with station Abraham*; 2 FSDJump in all.'],
    ['kind:Dokked', 'No Dokked in this journal: did you mean Docked?'],
    ['zzz fuel>100', 'No line with “zzz” with fuel > 100; 8 lines in all.'],
    ['kind:FSDJump used,level>3', 'No FSDJump with “used,level>3”; 2 FSDJump in all.'],
    [
      'kind:FSDJump fue:3',
      'No FSDJump with fue 3; 2 FSDJump in all. “fue” may be FuelUsed or FuelLevel: write it in full.',
    ],
  ])('says why nothing matches: %s', async (query, hint) => {
    expect(await ask(query)).toMatchObject({ total: 0, hint });
  });

  it('gives the times of its hits and the texts of its lines', async () => {
    const { total, times } = await recording.answer('hits', { query: 'kind:Docked' });
    expect({ total, times: times.map((time) => new Date(time).getUTCSeconds()) }).toEqual({ total: 2, times: [0, 1] });
    expect(await recording.answer('texts', { from: 1, query: 'kind:FSDJump' })).toEqual({
      total: 2,
      texts: [lines[3]],
    });
  });
});

it('thins its hits, and gives the texts in several answers', async () => {
  const many = recorded([Array.from({ length: 5000 }, (_, n) => lineAt(n)).join('\n')]);
  const { total, times } = await many.recording.answer('hits', { query: 'music' });
  expect([total, times.length]).toEqual([5000, 1000]);
  const first = await many.recording.answer('texts', { from: 0 });
  expect([first.texts.length, first.next]).toEqual([2000, 2000]);
});
