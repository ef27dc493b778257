/** The proxy in front of the services, as clients meet it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../src/check/finding.js';
import type { ServiceName } from '../../src/direct/service-names.js';
import { makeAuthority } from '../../src/services/proxy/authority.js';
import type { ServicesAt } from '../../src/services/server/running-services.js';
import { spawnCommandIn } from '../support/built-command.js';
import { until } from '../support/deadline.js';
import { seeded, validMessage } from '../support/eddn-messages.js';
import { takeForTemporary } from '../support/temporary.js';
import { allFrom, requestText, secured, sent, servicesBehindProxy, tunnelTo } from './proxy-clients.js';

const eddnHost = 'eddn.edcd.io:4430';
const message = JSON.stringify(validMessage('navbeaconscan/1', seeded(5)));
const upload = requestText('POST', '/upload/', eddnHost, message);

type Behind = Awaited<ReturnType<typeof servicesBehindProxy>>;
let behind: Behind;
let ca: string;
let temporary: string;

beforeEach(async () => {
  temporary = mkdtempSync(path.join(os.tmpdir(), 'shakedown-proxied-'));
  takeForTemporary(temporary);
  await open();
});

afterEach(async () => {
  await behind.services.close();
  // Else the next file in this worker would look there.
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

async function open(texts: readonly ServiceName[] = ['eddn', 'edsm'], at: ServicesAt = {}) {
  behind = await servicesBehindProxy(texts, at);
  ca = readFileSync(behind.environment.SSL_CERT_FILE ?? '', 'utf8');
}

describe('a known host', () => {
  it('answers to an address in a request', async () => {
    const [plain, secure] = ['http://www.edsm.net', 'https://edsm.net'].map((base) =>
      requestText('GET', `${base}/api-journal-v1/discard`, 'example.com'),
    );
    for (const request of [plain, secure]) {
      const answer = await sent(behind.port, request ?? '');
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"Music"/);
    }
    expect(behind.proxy.refused.findings).toEqual([]);
  });

  it('answers in a tunnel, with TLS and without', async () => {
    const { socket, answer } = await tunnelTo(behind.port, eddnHost);
    expect(answer).toBe('HTTP/1.1 200 Connection established\r\n\r\n');
    const inside = await secured(socket, 'eddn.edcd.io', ca);
    inside.write(upload);
    expect(await allFrom(inside)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*OK$/);
    const { socket: bare } = await tunnelTo(behind.port, 'EDDN.edcd.io.:4430');
    bare.write(upload);
    expect(await allFrom(bare)).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(behind.services.get('eddn').messages.map(({ kind, status }) => [kind, status])).toEqual([
      ['navbeaconscan/1', 200],
      ['navbeaconscan/1', 200],
    ]);
  });

  it('answers when its name is only in the handshake, or in the Host header', async () => {
    const direct = await secured(behind.port, 'eddn.edcd.io', ca);
    direct.write(upload);
    expect(await allFrom(direct)).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await sent(behind.port, requestText('GET', '/api-journal-v1/discard', 'www.edsm.net'))).toContain('200 OK');
  });

  it('answers as demanded, and several times on one connection', async () => {
    const eddn = behind.services.get('eddn');
    eddn.answer({ status: 418, body: 'tea', next: 1 });
    eddn.answer({ cut: true, next: 1 });
    const { socket } = await tunnelTo(behind.port, eddnHost);
    const inside = await secured(socket, 'eddn.edcd.io', ca);
    const kept = upload.replace('Connection: close\r\n', '');
    inside.write(kept);
    const [first] = (await once(inside, 'data')) as [Buffer];
    expect(String(first)).toMatch(/^HTTP\/1\.1 418/);
    inside.write(kept);
    expect(await allFrom(inside)).toBe('');
    expect(eddn.messages.map(({ status }) => status)).toEqual([418, 0]);
  });

  it('answers as well if the services have a certificate of their own', async () => {
    await behind.services.close();
    await open(['eddn'], { tls: makeAuthority(['localhost'], Date.now()).server });
    const { socket } = await tunnelTo(behind.port, eddnHost);
    const inside = await secured(socket, 'eddn.edcd.io', ca);
    inside.write(upload);
    expect(await allFrom(inside)).toMatch(/^HTTP\/1\.1 200 OK/);
    const address = 'https://eddn.edcd.io:4430/upload/';
    expect(await sent(behind.port, requestText('POST', address, 'x', message))).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('is that of the request, whatever the tunnel led to', async () => {
    const { socket } = await tunnelTo(behind.port, eddnHost);
    const inside = await secured(socket, 'www.edsm.net', ca);
    inside.write(requestText('GET', '/api-journal-v1/discard', 'www.edsm.net'));
    expect(await allFrom(inside)).toMatch(/^HTTP\/1\.1 200 OK/);
    const again = await tunnelTo(behind.port, eddnHost);
    const wrong = await secured(again.socket, 'eddn.edcd.io', ca);
    wrong.write(requestText('GET', '/', 'example.com'));
    expect(await allFrom(wrong)).toMatch(/^HTTP\/1\.1 502/);
  });
});

describe('everything else', () => {
  const refusals = [
    ['example.com:443', 'example.com is no host of eddn, capi, inara or edsm, and nothing is passed on'],
    ['inara.cz:443', 'inara.cz belongs to inara, which does not run: add --with inara'],
    ['eddn.edcd.io:443', 'eddn.edcd.io answers at port 4430, 4431, 4432, and not at 443'],
    ['localhost:80', 'localhost is this machine: it is reached without a proxy (NO_PROXY=localhost,127.0.0.1,::1)'],
    ['[::1]:80', '[::1] is this machine: it is reached without a proxy (NO_PROXY=localhost,127.0.0.1,::1)'],
    ['user@eddn.edcd.io:4430', 'the request names no host and port that could be read'],
  ] as const;

  it('gets 502 with the reason, once for each host, with a count', async () => {
    const heard: Finding[] = [];
    behind.proxy.refused.listeners.push((refused) => heard.push(refused));
    for (const [authority, reason] of refusals) {
      const { answer } = await tunnelTo(behind.port, authority);
      expect(answer).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
      expect(answer).toContain(`\r\n\r\nShakedown refused this: ${reason}\n`);
      const plain = await sent(behind.port, requestText('POST', `http://${authority}/x`, 'edsm.net', 'body'));
      expect(plain).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
      expect(plain).toContain(`Shakedown refused this: ${reason}\n`);
    }
    expect(heard.map(({ message: text, count }) => [text, count])).toEqual(refusals.map(([, reason]) => [reason, 1]));
    expect(behind.proxy.refused.findings.map(({ message: text, count }) => [text, count])).toEqual(
      refusals.map(([, reason]) => [reason, 2]),
    );
    expect(behind.proxy.refused.findings[0]).toMatchObject({
      rule: 'proxy/host',
      severity: 'warning',
      found: 'example.com',
    });
    expect(behind.services.get('eddn').count + behind.services.get('edsm').count).toBe(0);
  });

  it('ends in the handshake, since there is no certificate for it', async () => {
    const cut = /before secure TLS connection was established|ECONNRESET/;
    await expect(secured(behind.port, 'example.com', ca)).rejects.toThrow(cut);
    const { socket } = await tunnelTo(behind.port, eddnHost);
    await expect(secured(socket, 'inara.cz', ca)).rejects.toThrow(cut);
    expect(behind.proxy.refused.findings.map(({ found, count }) => [found, count])).toEqual([
      ['example.com', 1],
      ['inara.cz', 1],
    ]);
  });

  it('is counted together from the thousandth host on', async () => {
    const connection = Array.from({ length: 1100 }, (_, place) => `h${place}.example.com`);
    const text = connection.map((host) => `GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join('');
    expect(
      (await sent(behind.port, `${text}GET http://last/ HTTP/1.0\r\n\r\n`)).match(/^HTTP\/1.1 502/gm),
    ).toHaveLength(1101);
    const refused = behind.proxy.refused.findings;
    expect([refused.length, refused.at(-1)?.count, refused.at(-1)?.message]).toEqual([
      1001,
      101,
      'more than 1000 other hosts were refused',
    ]);
  });
});

describe('the folder', () => {
  it('holds the certificate of the authority in three forms, and no key', () => {
    const { SSL_CERT_DIR: folder = '', JAVA_TOOL_OPTIONS: java } = behind.environment;
    expect(path.dirname(folder)).toBe(temporary);
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(all.map(({ name }) => name).sort()).toEqual(['a9f4322f.0', 'authority.jks', 'authority.pem']);
    for (const { parentPath, name } of all) {
      const content = readFileSync(path.join(parentPath, name), 'latin1');
      expect(content).not.toContain('PRIVATE KEY');
      expect(content.length).toBeLessThan(2000);
    }
    expect(ca.match(/-----BEGIN CERTIFICATE-----/g)).toHaveLength(1);
    expect(java).toContain(`-Djavax.net.ssl.trustStore="${path.join(folder, 'authority.jks')}"`);
  });

  it('is gone with the proxy, which cuts every connection', async () => {
    const folder = behind.environment.SSL_CERT_DIR ?? '';
    const { socket } = await tunnelTo(behind.port, eddnHost);
    const inside = await secured(socket, 'eddn.edcd.io', ca);
    const ended = [allFrom(inside), sent(behind.port, 'GET ')];
    await behind.services.close();
    expect(await Promise.all(ended)).toEqual(['', '']);
    expect(existsSync(folder)).toBe(false);
    await expect(tunnelTo(behind.port, eddnHost)).rejects.toThrow('ECONNREFUSED');
  });

  it('of a process that was killed is gone with the next proxy, and others stay', async () => {
    const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
    const left = [`shakedown-proxy-${dead}-x`, `shakedown-proxy-${process.ppid}-x`, 'shakedown-proxy-x'];
    for (const name of left) mkdirSync(path.join(temporary, name));
    const second = await servicesBehindProxy(['eddn']);
    await second.services.close();
    expect(left.map((name) => existsSync(path.join(temporary, name)))).toEqual([false, true, true]);
    expect(existsSync(behind.environment.SSL_CERT_DIR ?? '')).toBe(true);
  });

  it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'of a stage that ended by %s holds nothing that could be used',
    async (signal) => {
      const words = ['stage', '--with', 'eddn', '--proxy', '--format', 'json', '--out', path.join(temporary, signal)];
      const stage = spawnCommandIn({ env: { ...process.env, TMPDIR: temporary } }, ...words);
      await until(() => stage.printed().includes('\n'), stage.warned);
      const { environment } = JSON.parse(stage.printed()) as { environment: Record<string, string> };
      const { SSL_CERT_DIR: folder = '', HTTPS_PROXY: url = '' } = environment;
      expect(existsSync(folder)).toBe(true);
      await stage.end(signal);
      expect(existsSync(folder)).toBe(signal === 'SIGKILL');
      await expect(tunnelTo(Number(new URL(url).port), eddnHost)).rejects.toThrow('ECONNREFUSED');
      const keys = readdirSync(temporary, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .filter(({ parentPath, name }) => /PRIVATE KEY/.test(readFileSync(path.join(parentPath, name), 'latin1')));
      expect(keys).toEqual([]);
      const next = await servicesBehindProxy(['eddn']);
      await next.services.close();
      expect(existsSync(folder)).toBe(false);
    },
  );

  it('leaves nothing that a client would trust the next proxy with', async () => {
    const next = await servicesBehindProxy(['eddn']);
    try {
      await expect(secured(next.port, 'eddn.edcd.io', ca)).rejects.toThrow(/signature|self.signed|verify/);
    } finally {
      await next.services.close();
    }
  });
});
