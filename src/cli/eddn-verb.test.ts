import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shakedown } from '../../test/shakedown.js';
import { reportNames } from '../check/report/report-formats.js';

let directory: string;
let journals: string;
let messages: { $schemaRef: string; header: Record<string, unknown>; message: Record<string, unknown> }[];

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-eddn-'));
  journals = path.join(directory, 'journals');
  await shakedown('simulate', 'trade', '--seed', '7', '--for', '30m', '--out', journals);
  messages = messagesIn((await shakedown('eddn', 'build', journals)).out);
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('shakedown eddn build', () => {
  it('prints a message per line, those of a file as well if its timestamp is that of a line', () => {
    const market = JSON.parse(readFileSync(path.join(journals, 'Market.json'), 'utf8'));
    expect(messages).toContainEqual({
      $schemaRef: 'https://eddn.edcd.io/schemas/commodity/3/test',
      header: expect.objectContaining({ softwareName: 'Shakedown', gamebuild: expect.stringMatching(/ $/) }),
      message: expect.objectContaining({ timestamp: market.timestamp, marketId: market.MarketID, horizons: true }),
    });
  });

  it('uses live references and writes a file on request', async () => {
    const file = path.join(directory, 'live.ndjson');
    expect(await shakedown('eddn', 'build', journals, '--refs', 'never', '-o', file)).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    const live = messagesIn(readFileSync(file, 'utf8'));
    expect(live).toHaveLength(messages.length);
    expect(live.filter(({ $schemaRef }) => $schemaRef.endsWith('/test'))).toEqual([]);
  });

  it('says what cannot be read, and does not write over a journal', async () => {
    expect(await shakedown('eddn', 'build', path.join(directory, 'none'))).toMatchObject({ code: 2 });
    const over = await shakedown('eddn', 'build', journals, '-o', path.join(journals, 'Market.json'));
    expect(over).toMatchObject({ code: 2, err: expect.stringContaining('refusing to write') });
    const rubbish = path.join(directory, 'rubbish.log');
    writeFileSync(rubbish, 'no journal\n');
    const none = await shakedown('eddn', 'build', rubbish);
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('no event was found in ') });
  });
});

describe('shakedown eddn check', () => {
  it('finds nothing in what build prints, also against the journal', async () => {
    const ran = await check(messages, '-', '--journal', journals, '--fail-on', 'note');
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  it('places what the schema refuses, and names the cure', async () => {
    const [first, ...others] = messages;
    const broken = { ...first, message: { ...first?.message, odyssey: null } };
    const { code, out } = await check([...others, broken], '-', '--format', 'json');
    const [finding] = JSON.parse(out).findings;
    expect(code).toBe(1);
    expect(finding).toMatchObject({ rule: 'eddn/type', pointer: '/message/odyssey', line: messages.length, file: '-' });
  });

  it('wants the version of the game for modules with prices, with and without a journal', async () => {
    const modules = [{ id: 1, Name: 'Int_Engine_Size2_Class1', BuyPrice: 5, BuyMercCoinsPrice: 0 }];
    const message = {
      systemName: 'Sol',
      stationName: 'Galileo',
      marketId: 1,
      timestamp: '2026-11-14T20:41:00Z',
      modules,
    };
    const header = { uploaderID: 'Ada', softwareName: 'MyTool', softwareVersion: '1', gameversion: '4.4.1.1' };
    const $schemaRef = 'https://eddn.edcd.io/schemas/outfitting/3/test';
    for (const more of [[], ['--journal', journals, '--ignore', 'eddn/missing,eddn/no-line']]) {
      const { out } = await check([{ $schemaRef, header, message }], '-', '--format', 'json', ...more);
      const found = JSON.parse(out).findings.map(({ rule, message: text }: Record<string, string>) => [rule, text]);
      expect(found).toEqual([['eddn/game-version', 'the header has no gamebuild']]);
    }
  });

  it('wants the version of the game for whatever says it in its header', async () => {
    const bare = messages.map(({ header, ...message }) => ({
      ...message,
      header: { ...header, gameversion: undefined },
    }));
    const { out } = await check(bare, '-', '--format', 'json', '--all');
    const found = JSON.parse(out).findings.map(({ line, message }: Record<string, unknown>) => [line, message]);
    expect(found).toEqual(bare.map((_, index) => [index + 1, 'the header has no gameversion']));
  });

  it('knows Status.json as it was left: coordinates of then are old for a later line', async () => {
    const walked = path.join(directory, 'walked');
    const at = (time: string, event: object) =>
      `${JSON.stringify({ timestamp: `2026-11-14T20:${time}Z`, ...event })}\r\n`;
    const organism = { event: 'ScanOrganic', ScanType: 'Log', Genus: 'a', Species: 'b', SystemAddress: 5, Body: 4 };
    const place = { BodyName: 'Sol 4', Latitude: 1.5, Longitude: 2 };
    mkdirSync(walked);
    writeFileSync(path.join(walked, 'Status.json'), at('42:00', { event: 'Status', Flags: 0, ...place }));
    const lines = [
      at('41:00', {
        event: 'Fileheader',
        part: 1,
        language: 'English/UK',
        gameversion: '4.4.1.1',
        build: 'r332841/r0 ',
      }),
      at('41:10', { event: 'Location', StarSystem: 'Sol', SystemAddress: 5, StarPos: [0, 0, 0] }),
      at('42:30', organism),
      at('43:30', organism),
    ];
    writeFileSync(path.join(walked, 'Journal.2026-11-14T204100.01.log'), lines.join(''));
    const [, fresh, late] = messagesIn((await shakedown('eddn', 'build', walked)).out);
    expect(fresh.message).toMatchObject({ ...place, BodyID: 4 });
    expect(late.message).not.toHaveProperty('Latitude');
    const old = { ...late, message: { ...late.message, ...place } };
    const { out } = await check([fresh, old], '-', '--journal', walked, '--format', 'json', '--ignore', missing);
    const [finding, ...others] = JSON.parse(out).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'eddn/old-coordinates', line: 2, pointer: '/message/Latitude' });
    expect(finding.message).toContain('90 s before the scan');
  });

  it('reports a value that schema and journal refuse once', async () => {
    const broken = messages.map((each) => ({ ...each, message: { ...each.message, odyssey: null } }));
    const { out } = await check(
      broken.slice(0, 1),
      '-',
      '--journal',
      journals,
      '--format',
      'json',
      '--ignore',
      missing,
    );
    expect(JSON.parse(out).findings.map(({ rule }: { rule: string }) => rule)).toEqual(['eddn/type']);
  });

  it('holds a single message in a file of its own against the journal', async () => {
    const docked = messages.find(({ message }) => message.event === 'Docked');
    const wrong = { ...docked, message: { ...docked?.message, StarPos: [1, 2, 3] } };
    const file = path.join(directory, 'message.json');
    writeFileSync(file, JSON.stringify(wrong, undefined, 2));
    const { code, out } = await shakedown('eddn', 'check', file, '--journal', journals, '--ignore', missing);
    expect({ code, out }).toEqual({ code: 1, out: expect.stringMatching(/message\.json:\d+:\d+.*eddn\/position/) });
  });

  it('reports what was not sent at its line in the journal', async () => {
    const { code, out } = await check(messages.slice(1), '-', '--journal', journals, '--fail-on', 'warning');
    expect(code).toBe(1);
    expect(out).toMatch(/Journal\.\S+\.log:\d+:1.*eddn\/missing/);
  });

  it.each(reportNames)('reports in the format %s', async (format) => {
    const twice = [messages[0], messages[0]];
    const { code, out } = await check(twice, '-', '--journal', journals, '--only', 'eddn/twice', '--format', format);
    expect(code).toBe(0);
    expect(out).toMatch(/accepted before/);
  });

  it('needs messages', async () => {
    expect(await check([], '-')).toMatchObject({ code: 2, err: expect.stringContaining('nothing to check') });
    expect(await shakedown('eddn', 'check', journals)).toMatchObject({
      code: 2,
      err: expect.stringContaining('directory'),
    });
    const { code, out } = await shakedown({ input: () => Readable.from(['{"$schemaRef"\n']) }, 'eddn', 'check', '-');
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('eddn/body') });
  });
});

const missing = 'eddn/missing';

function messagesIn(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function check(content: readonly unknown[], ...words: string[]) {
  const text = content.map((each) => `${JSON.stringify(each)}\n`).join('');
  return shakedown({ input: () => Readable.from([text]) }, 'eddn', 'check', ...words);
}
