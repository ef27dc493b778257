/** Clients of the proxy that write what they like. */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { type ServiceText } from '../../src/direct/service-names.js';
import { RunningServices, type ServicesAt } from '../../src/services/server/running-services.js';

/** Services with a proxy before them, at a moment that stands still. */
export async function servicesBehindProxy(texts: readonly ServiceText[], at: ServicesAt = {}) {
  const services = new RunningServices();
  const context = { now: () => Date.UTC(2026, 10, 14), random: () => 0.5 };
  await services.start(texts, { proxy: 0, ...at, context });
  const { proxy } = services;
  if (!proxy) throw new Error('there is no proxy');
  return { services, proxy, port: Number(new URL(proxy.url).port), environment: services.environment };
}

/** Sends bytes to a port and returns everything that comes until the connection ends. */
export async function sent(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return allFrom(socket);
}

export async function allFrom(socket: Socket): Promise<string> {
  // What came before a reset counts.
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  await text(socket).catch(() => {});
  return received;
}

/** Asks for a tunnel; the connection, and the first answer. */
export async function tunnelTo(port: number, authority: string): Promise<{ socket: Socket; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const answer = await new Promise<string>((resolve, reject) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.once('error', reject).once('close', () => resolve(''));
  });
  return { socket, answer };
}

/** TLS over a tunnel, or straight to a port, with the name that the handshake sends. */
export async function secured(over: Socket | number, servername: string, ca: string): Promise<TLSSocket> {
  const where = typeof over === 'number' ? { port: over, host: '127.0.0.1' } : { socket: over };
  const socket = connectTls({ ...where, servername, ca });
  await new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', resolve).once('error', reject);
  });
  return socket;
}

export function requestText(method: string, path: string, host: string, body = ''): string {
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}
