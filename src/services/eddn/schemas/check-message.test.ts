import { describe, expect, it } from 'vitest';
import { brokenMessage, seeded, validMessage } from '../../../../test/support/eddn-messages.js';
import { runs } from '../../../../test/thorough.js';
import { checkMessage } from './check-message.js';
import { eddnSchemaRules } from './eddn-schema-rule-table.js';
import { eddnSchemas, schemaRefOf } from './eddn-schemas.js';

const header = { uploaderID: 'Ada', softwareName: 'MyTool', softwareVersion: '1.2.0' };
const granted = { timestamp: '2026-11-14T20:41:00Z', event: 'DockingGranted', MarketID: 5, StationName: 'Daedalus' };

const ofGranted = (changes: object) => ({
  $schemaRef: schemaRefOf('dockinggranted/1'),
  header,
  message: { ...granted, ...changes },
});

const atStation = { systemName: 'Sol', stationName: 'Daedalus', marketId: 5, timestamp: granted.timestamp };
const numbers = { meanPrice: 1, buyPrice: 1, stock: 1, stockBracket: 1, sellPrice: 1, demand: 1, demandBracket: 1 };
const doubledFlags = { name: 'gold', ...numbers, statusFlags: ['powerplay', 'powerplay'] };
const organism = {
  event: 'ScanOrganic',
  StarSystem: 'Sol',
  StarPos: [0, 0, 0],
  SystemAddress: 10477373803,
  BodyID: 4,
  Genus: 'a',
  Species: 'b',
  timestamp: granted.timestamp,
};
const rulesOf = (message: unknown, text?: string) =>
  checkMessage(message, text).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);

describe('the schemas of EDDN', () => {
  it('are the 20 that the live gateway knows', () => {
    expect([...eddnSchemas.keys()]).toHaveLength(20);
  });

  it('accept valid messages, and name rule and place of what is broken', () => {
    const random = seeded(1);
    const wrong: unknown[] = [];
    for (const name of eddnSchemas.keys()) {
      for (let run = 0; run < runs(60); run++) {
        const valid = validMessage(name, random);
        if (checkMessage(valid).status !== 200) wrong.push(valid, rulesOf(valid));
        const { message, rule, pointer } = brokenMessage(name, random);
        const expected = rule === undefined ? [] : [`${rule} ${pointer}`];
        if (String(rulesOf(message)) !== String(expected)) wrong.push(message, expected, rulesOf(message));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('report all problems of a message, each with a cure', () => {
    const { status, findings } = checkMessage(ofGranted({ MarketID: '5', StationName_Localised: 'x', LandingPads: 4 }));
    expect(status).toBe(400);
    expect(findings).toEqual([
      {
        rule: 'eddn/type',
        severity: 'error',
        pointer: '/message/MarketID',
        expected: 'an integer',
        found: '"5"',
        message: '/message/MarketID is not an integer',
        hint: eddnSchemaRules.type.cure,
      },
      expect.objectContaining({ rule: 'eddn/localised', pointer: '/message/StationName_Localised' }),
      expect.objectContaining({
        rule: 'eddn/unknown-field',
        message: "/message/LandingPads is no member of this schema: did you mean 'LandingPad'?",
      }),
    ]);
  });

  it('know references: missing, unknown, outdated', () => {
    const statusOf = (message: unknown) => checkMessage(message).status;
    expect([5, null, [], {}, { $schemaRef: {} }].map(statusOf)).toEqual([500, 500, 500, 500, 500]);
    expect(statusOf({ $schemaRef: 'http://schemas.elite-markets.net/eddn/journal/1/test' })).toBe(426);
    const unknown = checkMessage({ $schemaRef: 'https://eddn.edcd.io/schemas/comodity/3' });
    expect([unknown.status, unknown.findings[0]?.message]).toEqual([
      400,
      expect.stringContaining("did you mean 'https://eddn.edcd.io/schemas/commodity/3'?"),
    ]);
  });

  it('find integers that are written with a point, and accept those with many digits', () => {
    const message = ofGranted({ MarketID: 128 });
    expect(rulesOf(message, '{"MarketID": 128.0}')).toEqual(['eddn/type /message/MarketID']);
    expect(rulesOf(message, '{"MarketID": 128, "StarPos": [1.0]}')).toEqual([]);
    expect(rulesOf(ofGranted({ MarketID: 2n ** 63n }))).toEqual([]);
  });

  it.each([
    [
      'outfitting/2',
      { ...atStation, modules: ['Hpt_Railgun', 'Hpt_Railgun'] },
      'eddn/unique',
      '/message/modules/1',
      'Merc Coins',
    ],
    [
      'commodity/3',
      { ...atStation, commodities: [doubledFlags] },
      'eddn/unique',
      '/message/commodities/0/statusFlags/1',
      'Powerplay',
    ],
    ['scanorganic/1', { ...organism, ScanType: 'Analyse' }, 'eddn/value', '/message/ScanType', 'Log nor Sample'],
  ])('say in their own words what senders to %s meet', (name, message, rule, pointer, words) => {
    const content = { $schemaRef: schemaRefOf(name), header, message };
    const { findings, status } = checkMessage(content);
    expect(status).toBe(400);
    expect(findings).toEqual([
      expect.objectContaining({ rule, pointer, message: expect.stringContaining(words), hint: expect.any(String) }),
    ]);
    expect(Object.values(eddnSchemaRules).map(({ cure }) => cure as string)).not.toContain(findings[0]?.hint);
  });

  it('compare modules with prices as a whole, in any order of their members', () => {
    const module = { id: 1, Name: 'Hpt_Railgun', BuyPrice: 0, BuyMercCoinsPrice: 950 };
    const { id, ...rest } = module;
    const ofModules = (second: object) =>
      rulesOf({
        $schemaRef: schemaRefOf('outfitting/3'),
        header,
        message: { ...atStation, modules: [module, second] },
      });
    expect(ofModules({ ...module, id: 2 })).toEqual([]);
    expect(ofModules({ ...module, sku: null })).toEqual([]);
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(ofModules({ ...module, deep })).toEqual([]);
    expect(ofModules({ ...rest, id })).toEqual(['eddn/unique /message/modules/1']);
  });

  it('take a member called constructor for what it is', () => {
    const sales = { constructor: 5, toString: 5 };
    const message = { ...granted, event: 'FCMaterials', CarrierID: 'X1Z-00Z', Items: { purchases: [], sales } };
    const { StationName: _, ...content } = message;
    expect(rulesOf({ $schemaRef: schemaRefOf('fcmaterials_capi/1'), header, message: content })).toEqual([]);
    expect(rulesOf(ofGranted({ constructor: 5 }))).toEqual(['eddn/unknown-field /message/constructor']);
  });

  it('report at most 100 problems', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`Extra${index}`, index]));
    expect(checkMessage(ofGranted(many)).findings).toHaveLength(100);
  });
});
