import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import type { DemandedAnswer, IncomingRequest, Service } from '../service.js';

import { type OpenService, openService } from './open-service.js';

/** The time of the session, long past. */
const sessionTime = Date.UTC(2021, 4, 19, 12);

const echo: Service = {
  name: 'eddn',
  bodyLimit: 1000,
  answer: ({ body, path, method }) => ({
    status: method === 'GET' ? 204 : 200,
    body: `echo ${body.length}`,
    received: [{ kind: path, content: Buffer.from(body).toString(), findings: [] }],
  }),
  wrote: () => {},
  omissions: () => [],
};

let service: OpenService;

async function open(behaviour: Partial<Service> = {}): Promise<OpenService> {
  service = await openService({ ...echo, ...behaviour }, { context: { now: () => sessionTime, random: () => 0.5 } });
  return service;
}

afterEach(async () => service.close());

const post = (path: string, body = 'x', options: RequestInit = {}) =>
  fetch(`${service.url}${path}`, { method: 'POST', body, ...options });

describe('a service', () => {
  it('listens on this machine, tells the time of the session, and logs what came', async () => {
    await open();
    expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const response = await post('/upload/?key=1', 'hello', { headers: { authorization: 'Bearer secret' } });
    expect([response.status, await response.text()]).toEqual([200, 'echo 5']);
    expect(response.headers.get('date')).toBe('Wed, 19 May 2021 12:00:00 GMT');
    expect(service.messages).toEqual([
      { kind: '/upload/', content: 'hello', findings: [], number: 1, timestamp: '2021-05-19T12:00:00Z', status: 200 },
    ]);
    expect(JSON.stringify(service.messages)).not.toContain('secret');
    expect((await fetch(`${service.url}/quiet`)).status).toBe(204);
  });

  it('keeps the latest 10,000 messages and counts all', async () => {
    const received = Array.from({ length: 7000 }, (_, index) => ({ kind: 'many', content: index, findings: [] }));
    await open({ answer: () => ({ status: 200, received }) });
    for (let round = 0; round < 3; round++) await post('/');
    expect([service.messages.length, service.count]).toEqual([10_000, 21_000]);
    expect(service.messages.at(-1)).toMatchObject({ number: 21_000, content: 6999 });
  });

  it('keeps no content of messages that take much memory, and drops the oldest early', async () => {
    const huge = Array.from({ length: 200_000 }, () => ({}));
    const large = 'x'.repeat(500_000);
    await open({
      answer: ({ path }) => ({
        status: 200,
        received: [{ kind: 'm', content: path === '/huge' ? huge : large, findings: [] }],
      }),
    });
    await post('/huge');
    expect(service.messages[0]?.content).toBeUndefined();
    for (let round = 0; round < 60; round++) await post('/large');
    expect(service.messages.length).toBeLessThan(45);
    expect(service.count).toBe(61);
  });

  it('lets go of the content that it does not keep', async () => {
    let content: WeakRef<readonly string[]> | undefined;
    const answer = () => {
      const huge = ['x'.repeat(600_000)];
      content = new WeakRef(huge);
      return { status: 200, received: [{ kind: 'm', content: huge, findings: [] }] };
    };
    await open({ answer });
    await post('/');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const left = () => {
      collect();
      return content?.deref();
    };
    await expect.poll(left).toBeUndefined();
    expect(service.count).toBe(1);
  });

  it('gives answers on demand: for the next requests, by path, delayed, empty, at a rate', async () => {
    await open();
    service.answer({ status: 503, body: 'later', headers: { 'retry-after': '5' } });
    service.answer({ status: 400, next: 1 });
    service.answer({ status: 418, next: 1, path: '/tea' });
    const first = await post('/');
    expect([first.status, await first.text()]).toEqual([400, '']);
    const second = await post('/');
    expect([second.status, await second.text(), second.headers.get('retry-after')]).toEqual([503, 'later', '5']);
    expect((await post('/tea')).status).toBe(418);
    service.clearAnswers();
    service.answer({ body: '', next: 1 });
    const empty = await post('/');
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    service.answer({ status: 500, rate: 0.4 });
    expect((await post('/')).status).toBe(200);
    service.answer({ status: 500, rate: 0.6, delay: 5 });
    expect((await post('/')).status).toBe(500);
    expect(service.messages.map(({ kind, status }) => [kind, status])).toEqual([
      ['POST /', 400],
      ['POST /', 503],
      ['POST /tea', 418],
      ['/', 200],
      ['/', 200],
      ['POST /', 500],
    ]);
  });

  it.each<[unknown, string]>([
    [{ status: 99 }, 'status must be a whole number from 200 to 599, not 99'],
    [{ status: '400' }, "status must be a whole number from 200 to 599, not '400'"],
    [{ status: null }, 'not null'],
    [{ rate: 2 }, 'rate must be a number from 0 to 1, not 2'],
    [{ rate: '1' }, 'rate must be'],
    [{ next: 0 }, 'next must be a whole number, at least 1, not 0'],
    [{ next: 1.5 }, 'next must be'],
    [{ delay: -1 }, 'delay must be a number of milliseconds from 0 to 3600000, not -1'],
    [{ delay: '5' }, "delay must be a number of milliseconds from 0 to 3600000, not '5'"],
    [{ delay: Number.NaN }, 'delay must be'],
    [{ delay: 2n ** 64n }, 'delay must be'],
    [{ body: null }, 'body must be a text, or an object or list to be sent as JSON, not null'],
    [{ body: 7 }, 'body must be'],
    [{ body: true }, 'body must be'],
    [{ silent: 'yes' }, "silent must be true or false, not 'yes'"],
    [{ cut: 1 }, 'cut must be true or false, not 1'],
    [{ lag: 'tomorrow' }, 'lag must be a number of seconds, or one of until-disembarked, mixed, station, session'],
    [{ lag: '5' }, 'lag must be'],
    [{ lag: -1 }, 'lag must be'],
    [{ path: 'upload' }, "path must be a path such as /upload/, not 'upload'"],
    [{ path: 7 }, 'path must be'],
    [{ headers: null }, 'headers must be an object of texts, not null'],
    [{ headers: ['a: b'] }, 'headers must be'],
    [{ headers: { a: null } }, 'headers must be'],
    [{ headers: { a: { b: 'c' } } }, 'headers must be'],
    [{ headers: { a: 'b\r\nc: d' } }, 'this answer cannot be sent: Invalid character in header content ["a"]'],
    [{ headers: { a: '☃' } }, 'this answer cannot be sent: Invalid character'],
    [{ headers: { 'a b': 'c' } }, 'this answer cannot be sent: Header name must be a valid HTTP token ["a b"]'],
    [{ headers: { '': 'c' } }, 'this answer cannot be sent'],
    [{ headers: { trailer: 'a' } }, 'this answer cannot be sent: Trailers are invalid'],
    [{ stauts: 400 }, "answer has no option 'stauts'; did you mean 'status'?"],
    [null, 'answer takes its options as an object, not null'],
    [[], 'answer takes its options as an object, not a list'],
  ])('refuses to answer %o', async (wrong, sentence) => {
    await open();
    expect(() => service.answer(wrong as DemandedAnswer)).toThrow(sentence);
    expect(service.demands).toEqual([]);
    expect((await post('/')).status).toBe(200);
  });

  it('sends objects and lists as JSON, with all digits', async () => {
    await open();
    const circular: unknown[] = [];
    circular.push(circular);
    expect(() => service.answer({ body: circular })).toThrow(
      'this answer cannot be sent: Converting circular structure',
    );
    service.answer({ body: { header: { eventStatus: 400 }, id: 2n ** 64n }, next: 1 });
    service.answer({ body: [1], headers: { 'Content-Type': 'text/x' }, next: 1 });
    const first = await post('/');
    expect([first.headers.get('content-type'), await first.text()]).toEqual([
      'application/json',
      '{"header":{"eventStatus":400},"id":18446744073709551616}',
    ]);
    const second = await post('/');
    expect([second.headers.get('content-type'), await second.text()]).toEqual(['text/x', '[1]']);
  });

  it('says in an answer that it failed, and goes on', async () => {
    await open();
    const end = service.onMessage(() => {
      throw new Error('mine');
    });
    const failed = await post('/');
    expect([failed.status, await failed.text()]).toEqual([
      500,
      expect.stringContaining('Shakedown failed to answer: Error: mine'),
    ]);
    end();
    expect((await post('/')).status).toBe(200);
  });

  it('forgets a request whose client disconnects during the delay', async () => {
    await open();
    service.answer({ delay: 3_600_000, next: 1 });
    const waiting = new AbortController();
    const unanswered = post('/', 'x', { signal: waiting.signal });
    await service.waitFor(({ number }) => number === 1);
    waiting.abort();
    await expect(unanswered).rejects.toThrow(/aborted/);
    expect((await post('/')).status).toBe(200);
  });

  it('refuses a host that is neither this machine nor the real service', async () => {
    await open();
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = httpRequest(`${service.url}/`, { method: 'POST', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.on('error', reject).end('x');
      });
    for (const host of [
      'localhost',
      'LOCALHOST:80',
      '127.0.0.1:9',
      '[::1]:9',
      'eddn.edcd.io:4430',
      'beta.eddn.edcd.io',
    ])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
    for (const host of ['example.org', 'localhost.example.org', 'inara.cz', '127.0.0.1.example.org', 'x@localhost'])
      expect([host, await statusFor(host)]).toEqual([host, 421]);
    expect(service.count).toBe(6);
    expect((await post('/', 'x', { headers: { origin: 'https://example.org' } })).status).toBe(200);
  });

  it('cuts connections and stays silent on demand', async () => {
    await open();
    service.answer({ cut: true, next: 1 });
    await expect(post('/')).rejects.toThrow('fetch failed');
    service.answer({ silent: true, next: 1 });
    const waiting = new AbortController();
    const unanswered = post('/', 'x', { signal: waiting.signal });
    await service.waitFor(({ number }) => number === 2);
    waiting.abort();
    await expect(unanswered).rejects.toThrow(/aborted/);
    expect(service.messages.map(({ status }) => status)).toEqual([0, 0]);
    expect((await post('/')).status).toBe(200);
  });

  it('refuses bodies that are too large, and the next request is answered', async () => {
    await open();
    expect((await post('/', 'x'.repeat(1000))).status).toBe(200);
    expect((await post('/', 'x'.repeat(1001))).status).toBe(413);
    expect((await post('/', 'x'.repeat(20_000_000))).status).toBe(413);
    expect((await post('/')).status).toBe(200);
  });

  it('survives clients that stop half-way or send no HTTP', async () => {
    await open();
    const half = httpRequest(`${service.url}/`, { method: 'POST', headers: { 'content-length': '100' } });
    half.on('error', () => {});
    half.write('only this');
    await new Promise((resolve) => setTimeout(resolve, 20));
    half.destroy();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(service.port, '127.0.0.1', () => socket.write('\x16\x03\x01 no HTTP\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await post('/')).status).toBe(200);
    expect(service.count).toBe(1);
  });

  it('waits for messages that came and for those to come', async () => {
    await open();
    const listened: string[] = [];
    const end = service.onMessage(({ kind }) => listened.push(kind));
    const later = service.waitFor(({ kind }) => kind === '/b');
    await post('/a');
    expect((await service.waitFor(({ kind }) => kind === '/a')).number).toBe(1);
    await post('/b');
    expect((await later).number).toBe(2);
    end();
    await post('/c');
    expect(listened).toEqual(['/a', '/b']);
    await expect(service.waitFor(({ kind }) => kind === '/a', { after: 1, timeout: 20 })).rejects.toThrow(
      'no such message within 0.02 s: the latest were 1 /a (200), 2 /b (200), 3 /c (200)',
    );
  });

  it('loses nothing among parallel uploads', async () => {
    await open({ answer: async (request: IncomingRequest) => echo.answer(request) });
    const bodies = Array.from({ length: 100 }, (_, index) => `${index}`);
    await Promise.all(bodies.map((body) => post('/', body)));
    expect(service.messages.map(({ content }) => Number(content)).sort((a, b) => a - b)).toEqual(bodies.map(Number));
  });

  it('says why it cannot listen', async () => {
    await open();
    const again = openService(echo, { context: { now: () => 0, random: () => 0 }, port: service.port });
    await expect(again).rejects.toThrow(`eddn cannot listen on 127.0.0.1:${service.port}: it is in use`);
  });
});
