/** Whatever comes in, the proxy stays, keeps nothing, and opens no connection to anywhere. */
import dns from 'node:dns';
import { connect, Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProxy } from '../../src/services/proxy/open-proxy.js';
import { deadline, longDeadline, until } from '../support/deadline.js';
import { isThorough, runs } from '../thorough.js';
import { requestText, sent, servicesBehindProxy } from './proxy-clients.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const rubbish = fc.uint8Array({ maxLength: 400 }).map((some) => Buffer.from(some));
const hello = bytes('\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003');

const authority = fc.oneof(
  fc.constantFrom(
    'eddn.edcd.io:4430',
    'EDDN.EDCD.IO.:4430',
    'eddn.edcd.io:22',
    'eddn.edcd.io:0',
    'eddn.edcd.io:99999',
    'eddn.edcd.io:4430@example.com:80',
    'user:secret@eddn.edcd.io:4430',
    'eddn.edcd.io..:4430',
    'eddn.edcd.io%00.example.com:443',
    'example.com:443',
    'localhost:80',
    '127.1:80',
    '0x7f000001:80',
    '2130706433:80',
    '[::1]:443',
    '[::ffff:169.254.169.254]:80',
    '169.254.169.254:80',
    'xn--edcd-io.example:443',
    '[',
    ':',
    '',
  ),
  fc.webAuthority({ withPort: true, withUserInfo: true, withIPv6: true }),
  fc.string({ maxLength: 300 }),
);

const headers = fc.constantFrom(
  '',
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
  'Transfer-Encoding: xchunked\r\n',
  'Transfer-Encoding : chunked\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n',
  'Content-Length: -1\r\n',
  'Host: example.com\r\nHost: eddn.edcd.io\r\n',
  'Connection: upgrade\r\nUpgrade: websocket\r\n',
  'Expect: 100-continue\r\n',
  'Proxy-Authorization: Basic eDp5\r\n',
  'X-A: b\n\nGET / HTTP/1.1\r\n',
  `X-Long: ${'x'.repeat(20_000)}\r\n`,
  'X-Many: y\r\n'.repeat(3000),
);

const scheme = fc.constantFrom('http://', 'https://', 'ftp://', 'file://', 'HTTP://', '//', 'http:/', '');
const method = fc.constantFrom('GET', 'POST', 'CONNECT', 'OPTIONS', 'TRACE', 'PRI', 'get', 'G\u0000T');

/** A request of any kind, and what follows it. */
const request = fc
  .tuple(method, scheme, authority, headers, fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', ''), rubbish)
  .map(([verb, prefix, where, more, version, rest]) => {
    const host = verb === 'CONNECT' ? where : `${prefix}${where}/upload/`;
    return Buffer.concat([bytes(`${verb} ${host} ${version}\r\nHost: ${where}\r\n${more}\r\n`), rest]);
  });

/** Into a tunnel that is open, and TLS that makes no sense. */
const tunnelled = fc
  .tuple(fc.constantFrom('CONNECT eddn.edcd.io:4430 HTTP/1.1\r\n\r\n', ''), fc.constantFrom(hello, bytes('')), rubbish)
  .map(([open, start, rest]) => Buffer.concat([bytes(open), start, rest]));

type Behaviour = 'ends' | 'waits' | 'resets' | 'trickles';
const client = fc.tuple(
  fc.oneof(request, tunnelled, rubbish),
  fc.constantFrom<Behaviour>('ends', 'ends', 'waits', 'resets', 'trickles'),
);

/** The sockets of this process, whether or not they keep it alive. */
function openSockets(): number {
  const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles: () => unknown[] };
  return handles().filter((each) => each instanceof Socket).length;
}

/** Plays one client until its connection is over. */
async function play(port: number, content: Buffer, behaviour: Behaviour): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const over = new Promise<void>((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve());
  });
  socket.resume();
  if (behaviour === 'trickles') for (const byte of content.subarray(0, 20)) socket.write(Uint8Array.of(byte));
  else socket.write(content);
  if (behaviour === 'ends') socket.end();
  if (behaviour === 'resets') socket.once('connect', () => socket.resetAndDestroy());
  // What the proxy keeps open, it closes by its own limit.
  await over;
}

describe('the proxy under hostile clients', () => {
  let behind: Awaited<ReturnType<typeof servicesBehindProxy>>;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let port: number;
  let before: number;

  beforeEach(async () => {
    behind = await servicesBehindProxy(['eddn', 'capi']);
    const services = new Map((['eddn', 'capi'] as const).map((name) => [name, behind.services.get(name)]));
    proxy = await openProxy(services, 0, 120);
    port = Number(new URL(proxy.url).port);
    before = openSockets();
  });

  afterEach(async () => {
    await proxy.close();
    await behind.services.close();
  });

  /** An honest client is answered still. */
  async function isWell() {
    const answer = await sent(port, requestText('GET', 'http://eddn.edcd.io:4430/health_check/', 'x'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  }

  it('stays, connects to nothing else, asks no name server, and lets go of every connection', {
    timeout: longDeadline,
  }, async () => {
    const dialled = vi.spyOn(Socket.prototype, 'connect');
    const lookups = [vi.spyOn(dns, 'lookup'), vi.spyOn(dns.promises, 'lookup'), vi.spyOn(dns, 'resolve')];
    const clients = fc.sample(client, { numRuns: isThorough ? 10_000 : 1000, seed: 7 });
    for (let first = 0; first < clients.length; first += 200)
      await Promise.all(
        clients.slice(first, first + 200).map(([content, behaviour]) => play(port, content, behaviour)),
      );
    await isWell();
    const ports = dialled.mock.calls.map(([given]) => (Array.isArray(given) ? given[0] : given) as { port?: number });
    expect(new Set(ports.map((each) => each.port))).toEqual(new Set([port]));
    expect(ports).toHaveLength(clients.length + 1);
    for (const lookup of lookups) expect(lookup).not.toHaveBeenCalled();
    await until(
      () => openSockets() <= before,
      () => `${openSockets() - before} connections are open`,
      deadline,
    );
  });

  it('outlives connections that are opened and closed in part', { timeout: 10 * longDeadline }, async () => {
    expect.hasAssertions();
    const parts = ['', 'G', 'GET http://', 'CONNECT eddn.edcd.io:4430 HTTP/1.1\r\n\r\n', String(hello)];
    for (let made = 0; made < runs(10_000); made += 100) {
      const group = Array.from({ length: 100 }, (_, place) => bytes(parts[place % parts.length] ?? ''));
      await Promise.all(group.map((content, place) => play(port, content, place % 3 === 0 ? 'resets' : 'ends')));
    }
    await isWell();
    await until(
      () => openSockets() <= before,
      () => `${openSockets() - before} connections are open`,
    );
  });
});
