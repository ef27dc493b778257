import { describe, expect, it } from 'vitest';
import type { Members } from '../../../interface/object-rule.js';
import { EddnUploader, type UploaderOptions } from './eddn-uploader.js';

const timestamp = '2026-11-14T20:41:00Z';
const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const { SystemAddress } = sol;
const fileheader = { event: 'Fileheader', part: 1, Odyssey: true, gameversion: '4.4.0.1', build: 'r330377/r0 ' };
const loadGame = { event: 'LoadGame', Commander: 'Tango Magpie', Horizons: true, Odyssey: true, GameMode: 'Open' };
const jump = { event: 'FSDJump', ...sol, FuelUsed: 1.2, Factions: [{ Name: 'Mother Gaia', MyReputation: 5 }] };
const begun = [fileheader, loadGame, jump];
const flags = { horizons: true, odyssey: true };

describe('the uploader', () => {
  it('passes a line on without what the schema forbids, under the names of game and commander', () => {
    const [message] = sent(begun);
    expect(message).toEqual({
      $schemaRef: 'https://eddn.edcd.io/schemas/journal/1',
      header: {
        uploaderID: 'Tango Magpie',
        softwareName: 'Shakedown',
        softwareVersion: '2.0.0',
        gameversion: '4.4.0.1',
        gamebuild: 'r330377/r0 ',
      },
      message: { timestamp, event: 'FSDJump', ...sol, Factions: [{ Name: 'Mother Gaia' }], ...flags },
    });
  });

  it('adds the system to lines of the same address, and drops others', () => {
    const beacon = { event: 'NavBeaconScan', SystemAddress, NumBodies: 40 };
    expect(messagesOf([...begun, beacon, { ...beacon, SystemAddress: 5 }], 'NavBeaconScan')).toEqual([
      { timestamp, ...beacon, StarSystem: 'Sol', StarPos: [0, 0, 0], ...flags },
    ]);
    const settlement = { event: 'ApproachSettlement', SystemAddress, Name: 'a', BodyID: 1, BodyName: 'b' };
    const there = { ...settlement, Latitude: 1, Longitude: 2 };
    expect(sent([fileheader, loadGame, there])).toEqual([]);
    expect(messagesOf([...begun, settlement, there], 'ApproachSettlement')).toHaveLength(1);
  });

  it('takes the flags from LoadGame alone, and the version from there if need be', () => {
    const { Odyssey: _, ...older } = loadGame;
    const [message] = sent([{ ...older, gameversion: '3.8.0.1', build: 'r1 ' }, jump]);
    expect(message).toMatchObject({
      header: { gameversion: '3.8.0.1', gamebuild: 'r1 ' },
      message: { horizons: true },
    });
    expect(message?.message).not.toHaveProperty('odyssey');
  });

  it.each([
    ['beta', '4.5.0.0 (Beta)', true],
    ['beta', '4.5.0.0', false],
    ['always', '4.5.0.0', true],
    ['never', '4.5.0.0 (Beta)', false],
  ] as const)('uses references for tests: %s, in %s: %s', (test, gameversion, isTest) => {
    const [message] = sent([{ ...fileheader, gameversion }, loadGame, jump], { test });
    expect(message?.$schemaRef.endsWith('/test')).toBe(isTest);
  });

  it('sends nothing as crew or in CQC', () => {
    const crew = [{ event: 'JoinACrew', Captain: 'Nova Lynx' }, jump];
    expect(sent([...begun.slice(0, 2), ...crew])).toEqual([]);
    expect(sent([...begun.slice(0, 2), ...crew, { event: 'QuitACrew' }, jump])).toHaveLength(1);
    const { GameMode: _, ...arena } = loadGame;
    expect(sent([fileheader, arena, jump])).toEqual([]);
    expect(sent([fileheader, { ...loadGame, GameMode: 'CQC' }, jump])).toEqual([]);
  });

  it('is crew and in CQC exactly where the fold of the journal is', () => {
    const nextPart = { ...fileheader, part: 2 };
    expect(sent([...begun.slice(0, 2), { event: 'JoinACrew', Captain: 'Nova Lynx' }, nextPart, jump])).toEqual([]);
    expect(sent([...begun.slice(0, 2), { ...jump, Multicrew: true }])).toEqual([]);
    const { GameMode: _, ...older } = loadGame;
    expect(sent([fileheader, { ...older, Ship: 'CobraMkIII' }, jump])).toHaveLength(1);
  });

  it('collects signals until another line, in both orders of the game', () => {
    const signal = { event: 'FSSSignalDiscovered', SystemAddress, SignalName: 'a', TimeRemaining: 3 };
    const mission = { ...signal, USSType: '$USS_Type_MissionTarget;' };
    const stranger = { ...signal, SystemAddress: 5 };
    const expected = {
      timestamp,
      event: 'FSSSignalDiscovered',
      ...sol,
      ...flags,
      signals: [
        { timestamp, SignalName: 'a' },
        { timestamp, SignalName: 'a' },
      ],
    };
    const run = [stranger, signal, mission, signal];
    for (const journal of [
      [fileheader, loadGame, ...run, jump],
      [...begun, ...run, { event: 'Music' }],
      [...begun, ...run],
    ]) {
      expect(messagesOf(journal, 'FSSSignalDiscovered')).toEqual([expected]);
    }
    expect(messagesOf([...begun, stranger, mission, { event: 'Music' }], 'FSSSignalDiscovered')).toEqual([]);
  });
});

describe('the content of files', () => {
  const station = { MarketID: 1, StationName: 'Daedalus', StarSystem: 'Sol' };
  const named = { timestamp, marketId: 1, stationName: 'Daedalus', systemName: 'Sol', ...flags };
  const prices = { MeanPrice: 1, BuyPrice: 2, Stock: 3, StockBracket: 1, SellPrice: 4, Demand: 5, DemandBracket: '' };
  const gold = { id: 7, Name: '$Gold_Name;', Name_Localised: 'Or', Category: '$MARKET_category_metals;', ...prices };
  const limpets = { ...gold, Name: '$drones_name;', Category: '$MARKET_category_nonmarketable;' };
  const sentGold = {
    name: 'gold',
    meanPrice: 1,
    buyPrice: 2,
    stock: 3,
    stockBracket: 1,
    sellPrice: 4,
    demand: 5,
    demandBracket: '',
  };
  const market = { timestamp, event: 'Market', ...station, Items: [gold, limpets] };
  const { Items: _, ...line } = market;

  it.each([
    ['before its line', [market], []],
    ['after its line', [], [market]],
  ])('is sent if it is written %s', (_when, before, after) => {
    const uploader = uploaderAfter(begun);
    for (const event of before) uploader.wrote({ event });
    const messages = [...uploader.wrote(inLine(line)), ...after.flatMap((event) => uploader.wrote({ event }))];
    expect(messages.map(({ content }) => content.message)).toEqual([{ ...named, commodities: [sentGold] }]);
  });

  it('is not sent if it is of another time or market', () => {
    const uploader = uploaderAfter(begun);
    uploader.wrote({ event: { ...market, timestamp: '2026-11-14T20:40:00Z' } });
    expect(uploader.wrote(inLine(line))).toEqual([]);
    expect(uploader.wrote({ event: { ...market, MarketID: 2 } })).toEqual([]);
  });

  it.each<[string, Members, Members | undefined]>([
    ['an emptied market', { ...market, Items: [] }, { ...named, commodities: [] }],
    [
      'modules, each once',
      {
        event: 'Outfitting',
        ...station,
        Items: [{ Name: 'hpt_laser' }, { Name: 'hpt_laser' }, { Name: 'int_planetapproachsuite' }],
      },
      { ...named, modules: ['hpt_laser'] },
    ],
    [
      'ships',
      { event: 'Shipyard', ...station, AllowCobraMkIV: true, PriceList: [{ ShipType: 'sidewinder', id: 3 }] },
      { ...named, allowCobraMkIV: true, ships: ['sidewinder'] },
    ],
    ['no ships', { event: 'Shipyard', ...station, PriceList: [] }, undefined],
    [
      'a bartender',
      {
        event: 'FCMaterials',
        MarketID: 1,
        CarrierName: 'A',
        CarrierID: 'K4X-33F',
        Items: [{ id: 1, Name: 'a', Name_Localised: 'b', Price: 1, Stock: 2, Demand: 3 }],
      },
      {
        event: 'FCMaterials',
        MarketID: 1,
        CarrierName: 'A',
        CarrierID: 'K4X-33F',
        Items: [{ id: 1, Name: 'a', Price: 1, Stock: 2, Demand: 3 }],
        timestamp,
        ...flags,
      },
    ],
  ])('may be %s', (_what, file, message) => {
    const messages = uploaderAfter(begun).wrote(inLine({ ...file, timestamp }));
    expect(messages.map(({ content }) => content.message)).toEqual(message ? [message] : []);
  });

  it('are two messages about modules: names, each once, and modules with both prices', () => {
    const laser = { id: 1, Name: 'hpt_laser', BuyPrice: 400 };
    const merc = { id: 2, Name: 'hpt_laser', BuyPrice: 0, BuyMercCoinsPrice: 950 };
    const decoration = [
      { id: 3, Name: 'int_planetapproachsuite', BuyPrice: 5 },
      { id: 4, Name: 'paintjob_sidewinder_gold', BuyPrice: 0 },
    ];
    const file = { event: 'Outfitting', ...station, Items: [laser, merc, laser, ...decoration] };
    const messages = uploaderAfter(begun).wrote(inLine(file));
    expect(messages.map(({ schema, content }) => [schema, content.message])).toEqual([
      ['outfitting/2', { ...named, modules: ['hpt_laser'] }],
      ['outfitting/3', { ...named, modules: [{ ...laser, BuyMercCoinsPrice: 0 }, merc] }],
    ]);
  });

  it('places an organism by a Status.json in step, and sends no analysis', () => {
    const lineOf = { event: 'ScanOrganic', Genus: 'a', Genus_Localised: 'A', Species: 'b', WasLogged: true };
    const organism = { ...lineOf, ScanType: 'Log', SystemAddress, Body: 4 };
    const uploader = uploaderAfter([...begun, { event: 'ApproachBody', StarSystem: 'Sol', Body: 'Moon', BodyID: 4 }]);
    const place = { BodyName: 'Moon', Latitude: 1.5, Longitude: -2 };
    const sentWith = (at: string, status: Members, changes: Members = {}) => {
      uploader.wrote({ event: { timestamp: at, event: 'Status', ...status } });
      return uploader.wrote(inLine({ ...organism, ...changes }))[0]?.content.message;
    };
    const known = { Genus: 'a', Species: 'b', ScanType: 'Log', BodyID: 4, ...sol };
    const expected = { timestamp, event: 'ScanOrganic', ...known, ...flags };
    expect(sentWith(timestamp, place)).toEqual({ ...expected, ...place });
    expect(sentWith('2026-11-14T20:40:00Z', place, { Variant: 'c' })).toEqual({ ...expected, ...place, Variant: 'c' });
    expect(sentWith('2026-11-14T20:39:59Z', place)).toEqual(expected);
    expect(sentWith('2026-11-14T20:41:01Z', place)).toEqual(expected);
    expect(sentWith(timestamp, { ...place, BodyName: 'Earth' })).toEqual(expected);
    expect(sentWith(timestamp, {})).toEqual(expected);
    expect(sentWith(timestamp, place, { ScanType: 'Analyse' })).toBeUndefined();
    expect(sentWith(timestamp, place, { SystemAddress: 5 })).toBeUndefined();
  });

  it('names the body of a discovery', () => {
    const codex = { event: 'CodexEntry', System: 'Sol', SystemAddress, EntryID: 3, IsNewEntry: true };
    const uploader = uploaderAfter([...begun, { event: 'ApproachBody', StarSystem: 'Sol', Body: 'Moon', BodyID: 4 }]);
    const sentWith = (BodyName: string, at = timestamp) => {
      uploader.wrote({ event: { timestamp: at, event: 'Status', BodyName } });
      return uploader.wrote(inLine(codex))[0]?.content.message;
    };
    const expected = { timestamp, event: 'CodexEntry', System: 'Sol', SystemAddress, EntryID: 3, StarPos: [0, 0, 0] };
    expect(sentWith('Moon')).toEqual({ ...expected, ...flags, BodyName: 'Moon', BodyID: 4 });
    expect(sentWith('Earth')).toEqual({ ...expected, ...flags, BodyName: 'Earth' });
    expect(sentWith('Moon', '2026-11-14T23:00:00Z')).toEqual({ ...expected, ...flags });
  });
});

function inLine(event: Members) {
  return { event: { timestamp, ...event }, line: { file: '', line: 1, timestamp } };
}

function uploaderAfter(journal: readonly Members[], options: Partial<UploaderOptions> = {}): EddnUploader {
  const uploader = new EddnUploader({ version: '2.0.0', ...options });
  for (const event of journal) uploader.wrote(inLine(event));
  return uploader;
}

function sent(journal: readonly Members[], options: Partial<UploaderOptions> = {}) {
  const uploader = uploaderAfter([], options);
  const messages = [...journal.flatMap((event) => uploader.wrote(inLine(event))), ...uploader.end()];
  return messages.map(({ content }) => content);
}

function messagesOf(journal: readonly Members[], event: string): Members[] {
  return sent(journal)
    .map(({ message }) => message)
    .filter((message) => message.event === event);
}
