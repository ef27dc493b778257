import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../../../test/support/deadline.js';
import { FeedClient } from './feed-client.js';

let server: http.Server;
let response: ServerResponse;
let page: IncomingMessage;
let client: FeedClient;
let drained: number;

beforeEach(async () => {
  drained = 0;
  server = http.createServer((_, answer) => {
    response = answer;
    client = new FeedClient(answer, { canControl: false, onDrain: () => drained++, onGone: () => {} });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = http.get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
  [page] = (await once(request, 'response')) as [IncomingMessage];
  page.setEncoding('utf8');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('keeps no more than a quarter of a megabyte for a page that takes nothing', async () => {
  page.pause();
  const message = Buffer.from(`data: ${'x'.repeat(40_000)}\n\n`);
  let most = 0;
  for (let sent = 0; sent < 1000; sent++) {
    // As in the feed: a page that can receive is no longer behind.
    if (client.isReady) client.isBehind = false;
    client.send(message);
    most = Math.max(most, response.writableLength);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([client.isBehind, client.isReady]).toEqual([true, false]);
  expect(most).toBeLessThan(300_000);
  const before = drained;
  page.resume();
  await until(
    () => client.isReady && drained > before,
    () => `${response.writableLength} bytes`,
  );
});

it('hands over a huge message in pieces, whole in the end, also across characters of several bytes', async () => {
  const message = `data: ${'ä𝄞'.repeat(500_000)}\n\n`;
  let text = '';
  page.on('data', (piece: string) => (text += piece));
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, response.writableLength)), 1);
  client.send(Buffer.from(message));
  expect(client.isReady).toBe(false);
  most = Math.max(most, response.writableLength);
  await until(
    () => text.length >= message.length,
    () => `${text.length} of ${message.length}`,
  );
  clearInterval(watching);
  expect(text.endsWith(message)).toBe(true);
  expect(most).toBeLessThan(300_000);
  expect(client.isBehind).toBe(false);
});
