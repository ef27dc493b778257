/** Whatever tools send, and whatever tests demand, no service ends its process or keeps the memory. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ServiceName, serviceNames } from '../../src/direct/service-names.js';
import { controlAddressIn } from '../../src/stage/control/control-client.js';
import { spawnCommandIn } from '../support/built-command.js';
import { longDeadline, until } from '../support/deadline.js';
import { isThorough, runs } from '../thorough.js';

const mostGrowth = 64 * 1024;

/** Collects garbage on demand. */
const collector = `import v8 from 'node:v8'; import vm from 'node:vm'; v8.setFlagsFromString('--expose-gc');
const gc = vm.runInNewContext('gc'); process.on('SIGUSR2', () => gc());`;

/** Texts and objects that have names of JavaScript's own, that are deep, large, or no texts at all. */
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const hostile = fc.oneof(
  fc.constantFrom(
    '{"toString":1,"valueOf":2}',
    '{"__proto__":{"x":1},"constructor":null,"hasOwnProperty":0}',
    '{"toJSON":"x","length":-1,"then":{}}',
    '12345678901234567890',
    '-0',
    '1e400',
    'null',
    '""',
    '"\\u0000\\ud800\\r\\n"',
    '"__proto__"',
    deep(400),
    deep(10_000),
    JSON.stringify('x'.repeat(50_000)),
    JSON.stringify(Array.from({ length: 500 }, (_, place) => ({ [`k${place}`]: {} }))),
  ),
  fc.json(),
);

const members = (...names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom('toString', '__proto__', 'timestamp', 'event', ...names), hostile), {
      maxLength: 8,
    })
    .map((some) => `{${some.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`);

const json = fc.oneof(hostile, fc.string(), members('Name'));
const ref = '"https://eddn.edcd.io/schemas/journal/1"';
const form = (...names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), json), { maxLength: 8 })
    .map((fields) => String(new URLSearchParams(fields)));

/** The paths of a service, and bodies that are nearly right. */
const services: Readonly<Record<ServiceName, readonly [paths: readonly string[], body: fc.Arbitrary<string>]>> = {
  eddn: [
    ['/upload/', '/upload', '/stats/', '/health_check/'],
    fc
      .tuple(
        fc.oneof(fc.constant(ref), hostile),
        members('uploaderID', 'softwareName', 'softwareVersion', 'gameversion', 'APIkey'),
        members('StarSystem', 'StarPos', 'SystemAddress', 'Factions', 'commodities', 'modules', 'signals', 'Route'),
      )
      .map(([schema, header, message]) => `{"$schemaRef":${schema},"header":${header},"message":${message}}`),
  ],
  capi: [
    [
      '/auth?redirect_uri=x:y&client_id=1&response_type=code',
      '/token',
      '/decode',
      '/profile',
      '/market',
      '/journal/9/9/9',
    ],
    form('grant_type', 'code', 'client_id', 'refresh_token', 'redirect_uri', 'code_verifier'),
  ],
  inara: [
    ['/inapi/v1/', '/inapi/v1'],
    fc
      .tuple(
        fc.oneof(
          fc.constant('{"appName":"a","appVersion":"1","APIkey":"k","commanderName":"c"}'),
          members('APIkey', 'commanderName'),
        ),
        fc.array(members('eventName', 'eventTimestamp', 'eventData', 'eventCustomID'), { maxLength: 4 }),
      )
      .map(([header, events]) => `{"header":${header},"events":[${events.join(',')}]}`),
  ],
  edsm: [
    ['/api-journal-v1', '/api-journal-v1/discard'],
    fc
      .tuple(
        fc.array(members('StarSystem', '_systemAddress', '_shipId'), { maxLength: 4 }),
        form('commanderName', 'apiKey'),
      )
      .map(([events, fields]) => {
        const sure = { commanderName: 'c', apiKey: 'k', fromSoftware: 's', fromSoftwareVersion: '1' };
        const game = { fromGameVersion: '4.4.0.0', fromGameBuild: 'r1/r0 ', message: `[${events.join(',')}]` };
        return `${String(new URLSearchParams({ ...sure, ...game }))}&${fields}`;
      }),
  ],
};

/** For the services a message, one that takes more memory than the log has for all. */
const large = JSON.stringify({
  $schemaRef: JSON.parse(ref),
  header: {},
  events: [],
  commanderName: 'c',
  apiKey: 'k',
  fromSoftware: 's',
  fromSoftwareVersion: '1',
  fromGameVersion: '4',
  fromGameBuild: 'r',
  message: { event: 'Docked', timestamp: '2026-11-14T20:41:00Z', StarSystem: 'x'.repeat(1_000_000) },
});

const header = fc.constantFrom(
  ['content-type', 'application/json'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-encoding', 'gzip'],
  ['accept', 'text/html'],
  ['authorization', 'Bearer x'],
  ['origin', 'https://example.org'],
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
);

const anything = (name: ServiceName) =>
  fc.record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET', 'HEAD', 'OPTIONS', 'PUT'),
    path: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...services[name][0]) },
      { weight: 1, arbitrary: fc.webPath().map((each) => `/${each}`) },
    ),
    headers: fc.array(header, { maxLength: 2 }).map((some) => Object.fromEntries(some) as Record<string, string>),
    body: fc.oneof({ weight: 5, arbitrary: services[name][1] }, { weight: 1, arbitrary: json }),
  });

/** Mostly one of these. */
const mostly = (...values: readonly unknown[]) =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.anything() });

const usualHeaders = ['x-a', 'trailer', 'transfer-encoding', 'content-length', 'connection', 'date', 'x-b'];
const headerName = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom(...usualHeaders) },
  { weight: 1, arbitrary: fc.string() },
);

/** Answers on demand, right and wrong, each for one request. */
const demand = fc
  .record(
    {
      status: mostly(200, 204, 304, 400, 401, 429, 503, 599),
      body: fc.oneof(fc.json(), fc.dictionary(fc.string(), fc.jsonValue()), mostly('', [], {}, null)),
      headers: fc.dictionary(headerName, mostly('chunked', '7', 5, 'close', 'é', 'a\r\nb: c'), { maxKeys: 2 }),
      delay: mostly(0, 1, 1, 1, 1, 1, 3_600_000, '5'),
      silent: mostly(false, false, false, false, true),
      cut: mostly(false, false, true),
      lag: mostly(0, 30, 'mixed', 'session', 'station', 'tomorrow'),
      rate: mostly(0, 0.5, 1),
      path: mostly('/upload/', '/profile', '/inapi/v1/', '/api-journal-v1'),
    },
    { requiredKeys: [] },
  )
  .map((some) => ({ ...some, next: 1 }));

describe.runIf(process.platform === 'linux')('services under hostile requests', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  afterAll(() => agent.destroy());

  interface Sent {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }

  /** Status and body; status 0 if there was no answer in time, or none that could be read. */
  async function send(base: string, { method, path: asked, headers, body }: Sent): Promise<[number, string]> {
    return new Promise((resolve) => {
      const sent = request(
        new URL(base),
        { method, path: asked.replaceAll(/[^!-~]/g, '%'), headers, agent },
        (answer) => {
          text(answer).then(
            (received) => resolve([answer.statusCode ?? 0, received]),
            () => resolve([0, '']),
          );
        },
      );
      // What is silent or late for an hour is given up.
      sent.setTimeout(100, () => sent.destroy());
      sent.on('error', () => resolve([0, '']));
      sent.on('upgrade', () => resolve([0, '']));
      sent.end(method === 'POST' || method === 'PUT' ? body : undefined);
    });
  }

  const groups = isThorough ? serviceNames.map((name) => [name]) : [[...serviceNames]];

  it.each(groups)('%s answer, stay, and keep at most 64 MB', { timeout: 30 * longDeadline }, async (...names) => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-hostile-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collector)}` };
    const words = ['--with', names.join(','), '--paused', '--seed', '7', '--out', directory, '--format', 'json'];
    const stage = spawnCommandIn({ env }, 'stage', ...words);
    await until(() => stage.printed().includes('\n'), stage.warned);
    const ready = JSON.parse(stage.printed().split('\n')[0] ?? '') as { services: Record<ServiceName, string> };
    const { port, token } = controlAddressIn(directory);
    const asking = async (asked: string, body?: unknown) =>
      fetch(`http://127.0.0.1:${port}/${asked}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body, (_, each) => (typeof each === 'bigint' ? 7 : each)) }),
      });
    // What is not read stays in the memory of the stage.
    const control = async (asked: string, body?: unknown) => {
      const answer = await asking(asked, body);
      await answer.text();
      return answer.status;
    };
    const feed = (await asking('services/feed')).body?.getReader();
    const drained = (async () => {
      while (!(await feed?.read())?.done);
    })();
    const kilobytes = () => {
      stage.process.kill('SIGUSR2');
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stage.pid}/status`, 'utf8'))?.[1]);
    };
    const attack = async (name: ServiceName) => {
      const count = Math.min(200, runs(1000));
      // A few at a time: all of them would take gigabytes here.
      for (let seed = 7; seed < 7 + runs(1000) / count; seed++) {
        const requests = fc.sample(anything(name), { numRuns: count, seed });
        for (const [place, demanded] of fc.sample(demand, { numRuns: count, seed: -seed }).entries()) {
          // Every third request has a demand of its own before it.
          const asked = place % 3 === 0 ? await control('answer', { service: name, ...demanded }) : undefined;
          expect([200, 400]).toContain(asked ?? 200);
          const [status, answer] = await send(ready.services[name], requests[place] as Sent);
          expect({ status, answer, isOurs: answer.startsWith('Shakedown failed') }).toMatchObject({ isOurs: false });
        }
      }
      expect(await control('answer', { service: name })).toBe(200);
    };
    const before = kilobytes();
    await Promise.all(names.map(attack));
    for (let sent = 0; sent < (isThorough ? 120 : 0); sent++) {
      const name = names[sent % names.length] as ServiceName;
      const headers = { 'content-type': 'application/json' };
      await (
        await fetch(new URL(services[name][0][0] ?? '', ready.services[name]), {
          method: 'POST',
          headers,
          body: large,
        })
      ).text();
    }
    expect(await control('services')).toBe(200);
    await feed?.cancel();
    await drained;
    await until(
      () => kilobytes() < before + mostGrowth,
      () => `${kilobytes() - before} kB more`,
    );
    expect([stage.process.exitCode, stage.warned()]).toEqual([null, '']);
  });
});
