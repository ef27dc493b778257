import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Members } from '../../../interface/object-rule.js';
import type { OpenService } from '../../server/open-service.js';
import { openService } from '../../server/open-service.js';
import { EddnGateway, type GatewayOptions } from './eddn-gateway.js';

const sessionTime = Date.UTC(2026, 10, 14, 20, 41);
const context = { now: () => sessionTime, random: () => 0.5 };
const ref = 'https://eddn.edcd.io/schemas/dockinggranted/1/test';
const message = {
  $schemaRef: ref,
  header: { uploaderID: 'Ada', softwareName: 'MyTool', softwareVersion: '1.2.0' },
  message: { timestamp: '2026-11-14T20:40:58Z', event: 'DockingGranted', MarketID: 128016640, StationName: 'Daedalus' },
};
const withMessage = (changes: object) => ({ ...message, message: { ...message.message, ...changes } });

let service: OpenService;
let published: Members[] = [];

async function open(options: Partial<GatewayOptions> = {}): Promise<void> {
  published = [];
  const gateway = new EddnGateway({ context, publish: (content) => published.push(content), ...options });
  service = await openService(gateway, { context });
}

afterEach(async () => service.close());

async function post(body: unknown, encoding?: string): Promise<[status: number, body: string]> {
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const headers = encoding === undefined ? {} : { 'content-encoding': encoding };
  const response = await fetch(`${service.url}/upload/`, { method: 'POST', body: bytes as string, headers });
  return [response.status, await response.text()];
}

describe('the gateway of EDDN', () => {
  it('accepts messages: raw, gzip, zlib, deflate; other encodings are read as they are', async () => {
    await open();
    const text = JSON.stringify(message);
    const ok = [200, 'OK'];
    expect(await post(text)).toEqual(ok);
    expect(await post(`\uFEFF${text}`, 'identity')).toEqual(ok);
    for (const packed of [gzipSync(text), deflateSync(text), deflateRawSync(text)]) {
      expect([await post(packed, 'gzip'), await post(packed, 'deflate')]).toEqual([ok, ok]);
    }
    expect((await post(gzipSync(text), 'br'))[0]).toBe(400);
    expect(service.messages.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      ...Array.from({ length: 8 }, () => 'dockinggranted/1 200'),
      'unreadable 400',
    ]);
    expect(published).toHaveLength(8);
    expect(published[0]).toEqual(message);
    expect(service.verdicts.map(({ rule, number }) => [rule, number])).toEqual([['eddn/body', 9]]);
  });

  it('checks in the order of the real one, and answers with its status and words', async () => {
    await open();
    const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
    const cases: [body: unknown, encoding: string | undefined, status: number, text: unknown][] = [
      ['x'.repeat(1024 * 1024 + 1), undefined, 413, like(/larger than 1 MiB/)],
      ['no zlib', 'gzip', 400, like(/^FAIL: zlib\.error: Error -3 while decompressing data: ./)],
      [gzipSync('{"cut').subarray(0, 12), 'gzip', 400, like(/^FAIL: zlib\.error: /)],
      ['{"cut', undefined, 400, like(/^FAIL: JSON parsing: ./)],
      ['', undefined, 400, like(/^FAIL: JSON parsing: ./)],
      ['data=%7B%7D', undefined, 400, like(/^FAIL: JSON parsing: ./)],
      [Buffer.from(JSON.stringify(message), 'utf16le'), undefined, 400, like(/^FAIL: JSON parsing: ./)],
      [{ header: {}, message: {} }, undefined, 500, like(/\$schemaRef is missing/)],
      [[message], undefined, 500, like(/no object/)],
      ['null', undefined, 500, like(/no object/)],
      [
        { $schemaRef: 'http://schemas.elite-markets.net/eddn/commodity/3/test' },
        undefined,
        426,
        'FAIL: Outdated Schema: The schema you have used is no longer supported. Please check for an updated version of your application.',
      ],
      [
        { $schemaRef: 'https://eddn.edcd.io/schemas/outfitting/4' },
        undefined,
        400,
        "FAIL: Schema Validation: [JsonValidationException('Schema https://eddn.edcd.io/schemas/outfitting/4 is unknown, unable to validate.')]",
      ],
      [
        withMessage({ MarketID: null }),
        undefined,
        400,
        like(
          /^FAIL: Schema Validation: \[<ValidationError: "\/message\/MarketID is not an integer; send the value .*">\]$/,
        ),
      ],
      [
        JSON.stringify(message).replace('128016640', '128016640.0'),
        undefined,
        400,
        like(/ValidationError: "\/message\/MarketID/),
      ],
      [withMessage({ horizons: true }), undefined, 200, 'OK'],
    ];
    for (const [body, encoding, status, text] of cases) {
      expect(await post(body, encoding)).toEqual([status, text]);
    }
    expect(service.messages.map(({ status }) => status)).toEqual(cases.map(([, , status]) => status));
    expect(service.messages.filter(({ findings }) => findings.length === 0)).toHaveLength(1);
    expect(published).toHaveLength(1);
  });

  it('answers other requests: version, counters, CORS, unknown paths and methods', async () => {
    await open();
    await post(message);
    await post({ ...message, extra: 1 });
    const get = async (path: string, method = 'GET') => {
      const response = await fetch(`${service.url}${path}`, { method });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      return { status: response.status, body: await response.text(), headers: response.headers };
    };
    expect(await get('/health_check/')).toMatchObject({ status: 200, body: 'shakedown' });
    const none = { '1min': 0, '5min': 0, '60min': 0 };
    const one = { '1min': 1, '5min': 1, '60min': 1 };
    expect(JSON.parse((await get('/stats/')).body)).toEqual({
      inbound: { '1min': 2, '5min': 2, '60min': 2 },
      outbound: one,
      invalid: one,
      outdated: none,
      uptime: 0,
      version: 'shakedown',
    });
    const preflight = await get('/upload/', 'OPTIONS');
    expect([preflight.status, preflight.body]).toEqual([200, '']);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Content-Type/);
    expect((await get('/upload/')).status).toBe(405);
    expect(await get('/upload', 'POST')).toMatchObject({ status: 404, body: expect.stringContaining('/upload/') });
  });

  it('accepts live references, warns of them, or refuses them', async () => {
    const live = { ...message, $schemaRef: ref.replace('/test', '') };
    await open();
    expect([(await post(live))[0], service.verdicts]).toEqual([200, []]);
    await service.close();
    await open({ liveRefs: 'warn' });
    expect([(await post(live))[0], service.verdicts.map(({ rule }) => rule)]).toEqual([200, ['eddn/live-ref']]);
    await service.close();
    await open({ liveRefs: 'refuse' });
    expect(await post(live)).toEqual([400, expect.stringContaining(`Schema ${live.$schemaRef} is unknown`)]);
    expect([(await post(message))[0], published.length]).toEqual([200, 1]);
  });

  it('refuses on demand in its own words, logs what was refused, and publishes nothing', async () => {
    const delivered: number[] = [];
    const judge = {
      judge: (_: Members, { status }: { status: number }) => {
        delivered.push(status);
        return { findings: [], from: { file: 'Journal.log', line: 7, timestamp: undefined } };
      },
      wrote: () => {},
      omissions: () => [],
    };
    await open({ judge });
    service.answer({ status: 400, next: 1 });
    service.answer({ status: 426, next: 1 });
    service.answer({ status: 503, next: 1, body: 'maintenance' });
    const answers = [await post(message), await post(message), await post(message), await post(message)];
    expect(answers).toEqual([
      [400, expect.stringMatching(/^FAIL: Schema Validation: /)],
      [426, expect.stringMatching(/^FAIL: Outdated Schema: /)],
      [503, 'maintenance'],
      [200, 'OK'],
    ]);
    expect(service.messages.map(({ kind, from }) => [kind, from?.line])).toEqual(
      answers.map(() => ['dockinggranted/1', 7]),
    );
    expect(delivered).toEqual([400, 426, 503, 200]);
    expect(published).toHaveLength(1);
  });

  it('survives hostile bodies: bombs, depth, names of prototypes, many members', async () => {
    await open();
    expect((await post(gzipSync(Buffer.alloc(4_000_000)), 'gzip'))[0]).toBe(413);
    const journal = 'https://eddn.edcd.io/schemas/journal/1/test';
    const inside = (text: string) => `{"$schemaRef":"${journal}","header":{},"message":{"a":${text}}}`;
    expect((await post(inside(`${'['.repeat(60_000)}${']'.repeat(60_000)}`)))[0]).toBe(500);
    expect((await post(inside('['.repeat(100_000))))[0]).toBe(400);
    expect((await post(inside(`[${'{},'.repeat(60_000)}{}]`)))[0]).toBe(413);
    expect((await post(`{"__proto__":{"$schemaRef":"${ref}"}}`))[0]).toBe(500);
    expect((await post({ ...message, constructor: 1, toString: 2 }))[0]).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, index]));
    expect((await post(withMessage(many)))[0]).toBe(400);
    expect(service.messages.at(-1)?.findings).toHaveLength(100);
    expect((await post(message))[0]).toBe(200);
  });
});
