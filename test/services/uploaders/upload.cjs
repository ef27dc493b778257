/** Sends what it reads to EDDN, by each way that Node has; the addresses are wired in. */
const { readFileSync } = require('node:fs');
const http = require('node:http');
const https = require('node:https');
const tls = require('node:tls');

const message = readFileSync(0);
const eddn = 'https://eddn.edcd.io:4430/upload/';
const edsm = 'http://www.edsm.net/api-journal-v1/discard';
const elsewhere = 'https://example.com/';
const type = { 'content-type': 'application/json' };

/** @typedef {(address: string, body?: Buffer) => Promise<unknown>} Send */

/** @type {Send} */
function byHttps(address, body) {
  return new Promise((resolve) => {
    const { request } = address.startsWith('https') ? https : http;
    const sent = request(address, { method: body ? 'POST' : 'GET', headers: type }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', (error) => resolve(refused(error)));
    sent.end(body);
  });
}

/** @type {Send} */
async function byFetch(address, body) {
  try {
    return (await fetch(address, { method: body ? 'POST' : 'GET', body: body ?? null, headers: type })).status;
  } catch (error) {
    return refused(/** @type {{ cause: NodeJS.ErrnoException }} */ (error).cause);
  }
}

/**
 * As libraries with a socket of their own do.
 * @type {Send}
 */
function byTls(address, body) {
  const { hostname, port, pathname, protocol } = new URL(address);
  if (protocol === 'http:') return byHttps(address, body);
  return new Promise((resolve) => {
    const socket = tls.connect(Number(port) || 443, hostname, { servername: hostname }, () => {
      const head = `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: ${body?.length ?? 0}\r\n\r\n`;
      socket.write(head);
      socket.write(body ?? '');
    });
    socket.once('data', (answer) => {
      resolve(Number(String(answer).split(' ')[1]));
      socket.destroy();
    });
    socket.on('error', (error) => resolve(refused(error)));
  });
}

/**
 * The handshake for a host that is not allowed is cut: nothing could be said in its name.
 * @param {NodeJS.ErrnoException} problem
 */
function refused({ code, message: text }) {
  return code === 'ECONNRESET' ? 'cut' : `${code} ${text}`;
}

void (async () => {
  for (const [name, send] of Object.entries({ https: byHttps, fetch: byFetch, tls: byTls }))
    console.log(name, await send(eddn, message), await send(edsm), await send(elsewhere));
})();
