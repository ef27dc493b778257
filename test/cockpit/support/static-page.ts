import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const file = path.resolve(import.meta.dirname, '../../../dist/cockpit.html');

/** Serves the built page as a static file, below a path; returns its address. */
export async function serveStatically(): Promise<string> {
  const server = http.createServer((request, response) => {
    if (request.url !== '/somewhere/') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html');
    response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/somewhere/`;
}
