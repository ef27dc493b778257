import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/** Where a built page is on this disk. */
export function builtPage(name: string): string {
  return path.join(dist, name);
}

/** Serves a built page as a static file, below a path, and other files beside it; returns its address. */
export async function serveStatically(
  name = 'cockpit.html',
  beside: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = http.createServer((request, response) => {
    const asked = request.url?.replace(/\?.*/, '').replace('/somewhere/', '') ?? '';
    const content = asked === '' ? readFileSync(builtPage(name)) : beside[asked];
    if (content === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', asked === '' ? 'text/html' : 'text/plain');
    response.end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/somewhere/`;
}
