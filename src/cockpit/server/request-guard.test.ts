import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../test/support/cockpit-request.js';
import { FeedListener } from '../../../test/support/feed-listener.js';
import { openStage } from '../../stage/open-stage.js';
import type { Stage } from '../../stage/stage.js';
import { type Cockpit, type CockpitOptions, openCockpit } from './open-cockpit.js';

const policy = "default-src 'none'; script-src 'sha256-abc='";
const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
const rest = 'shakedownChunks.add({})';
const builtPage = `<!doctype html>${policyMeta}<meta name="shakedown-source" content="dropped" /><script id="rest">${rest}</script>`;
let home: string;
let stage: Stage;
let cockpit: Cockpit;

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-guard-'));
  stage = await openStage({ seed: 7, directory: path.join(home, 'journals'), control: true });
  writeFileSync(path.join(home, 'cockpit.html'), builtPage);
  writeFileSync(path.join(home, 'secret.txt'), 'secret');
});

afterEach(async () => {
  await cockpit.close();
  await stage.close();
  rmSync(home, { recursive: true, force: true });
});

async function open(options: Partial<CockpitOptions> = {}): Promise<void> {
  cockpit = await openCockpit({ paths: [stage.directory], port: 0, page: path.join(home, 'cockpit.html'), ...options });
}

const json = { 'content-type': 'application/json' };

function control(headers: Record<string, string>, host?: string) {
  const body = JSON.stringify({ situation: 'dock' });
  return request(cockpit.port, '/api/stage/trigger', { method: 'POST', headers, body, ...(host && { host }) });
}

function withToken(): Record<string, string> {
  return { authorization: `Bearer ${cockpit.token}`, ...json };
}

function written(kind: string): number {
  return stage.written.filter(({ event }) => event === kind).length;
}

describe('the page', () => {
  it('comes with a policy that lets nothing in from elsewhere, and is asked for each time', async () => {
    await open();
    const { status, headers, text } = await request(cockpit.port, '/');
    const html =
      '<!doctype html><meta name="shakedown-source" content="server" /><script src="rest.js" defer></script>';
    expect([status, text]).toEqual([200, html]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBe(
      `${policy.replace('script-src', "script-src 'self'")}; connect-src 'self'; frame-ancestors 'none'`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await request(cockpit.port, '/rest.js')).text).toBe(rest);
  });

  it('is the only answer that may run or load anything', async () => {
    await open();
    for (const asked of ['/api/moment', '/nothing.js']) {
      const { headers } = await request(cockpit.port, asked);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('is all that can be read', async () => {
    await open();
    for (const asked of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/.hidden',
      '/%00.js',
      '/cockpit.html',
      '/nothing.js',
    ]) {
      const { status, text } = await request(cockpit.port, asked);
      expect([status, text], asked).not.toContain('secret');
      expect(status, asked).toBe(404);
    }
  });

  it('is a sentence if it was not built', async () => {
    await open({ page: path.join(home, 'nowhere') });
    const { status, text } = await request(cockpit.port, '/');
    expect([status, text]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('another site', () => {
  it('can neither view nor control', async () => {
    await open();
    const sites: Readonly<Record<string, Record<string, string>>> = {
      'a host name that leads here (DNS rebinding)': { host: 'evil.example:4100' },
      'a host name without our port': { host: '127.0.0.1' },
      'the host name of another port': { host: 'localhost:1' },
      'a host name that begins like ours': { host: '127.0.0.1.evil.example' },
      'its own origin': { origin: 'https://evil.example' },
      'no origin that it would admit to': { origin: 'null' },
      'the origin of another port of this machine': { origin: 'http://127.0.0.1:1' },
      'a request from another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      'a form': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      'a page of another port': { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    };
    for (const [site, headers] of Object.entries(sites)) {
      for (const asked of ['/api/rules', '/api/feed', '/api/stage/situations'])
        expect((await request(cockpit.port, asked, { headers })).status, site).toBe(403);
      expect((await control({ ...withToken(), ...headers })).status, site).toBe(403);
    }
    expect(written('Docked')).toBe(0);
  });

  it('may link to the page', async () => {
    await open();
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await request(cockpit.port, '/', { headers })).status).toBe(200);
    expect((await request(cockpit.port, '/', { method: 'POST', headers })).status).toBe(405);
  });

  it.each([['localhost'], ['127.0.0.1']])('is not our page at %s', async (name) => {
    await open();
    const host = `${name}:${cockpit.port}`;
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect((await request(cockpit.port, '/api/rules', { headers })).status).toBe(200);
    expect((await control({ ...withToken(), ...headers })).status).toBe(200);
    expect(written('Docked')).toBe(1);
  });
});

describe('without the token', () => {
  it('this machine can view but not control', async () => {
    await open();
    expect((await request(cockpit.port, '/api/stage/situations')).status).toBe(200);
    for (const headers of [
      json,
      { ...json, authorization: 'Bearer ' },
      { ...json, authorization: `Bearer ${'x'.repeat(cockpit.token.length)}` },
      { ...json, authorization: `Bearer ${cockpit.token}x` },
    ]) {
      const { status, text } = await control(headers);
      expect([status, text]).toEqual([401, expect.stringContaining('token')]);
    }
    expect(written('Docked')).toBe(0);
    const feed = await FeedListener.open(cockpit.port);
    expect((await feed.wait('snapshot')).info.stage?.canControl).toBe(false);
    feed.close();
    const ours = await FeedListener.open(cockpit.port, {}, `?token=${cockpit.token}`);
    expect((await ours.wait('snapshot')).info.stage?.canControl).toBe(true);
    ours.close();
  });

  it('or with a body of a type that a form could send, control is refused', async () => {
    await open();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
      expect((await control({ ...withToken(), 'content-type': type })).status, type).toBe(415);
    expect(written('Docked')).toBe(0);
  });
});

describe('a request', () => {
  it('that is wrong is answered with a status and a sentence', async () => {
    await open();
    for (const [method, asked, status] of [
      ['GET', '/api/stage/trigger', 405],
      ['DELETE', '/api/rows', 405],
      ['POST', '/api/rows', 405],
      ['POST', '/api/feed', 405],
      ['PUT', '/index.html', 405],
      ['GET', '/api/nothing', 404],
      ['GET', '/api/stage/../secret.txt', 404],
      ['GET', '//api/rows', 404],
      ['GET', '/api/rows', 400],
      ['GET', '/api/rows?ask=', 400],
      ['GET', '/api/rows?ask={', 400],
      ['GET', '/api/rows?ask=[]', 400],
      ['GET', '/api/rows?ask=null', 400],
      ['GET', '/api/rows?ask={"count":-1}', 400],
      ['GET', '/api/rows?ask={"count":1e9}', 400],
      ['GET', '/api/rows?ask={"count":1,"around":1.5}', 400],
      ['GET', '/api/rows?ask={"count":1,"filter":{"text":7}}', 400],
      ['GET', '/api/rows?ask={"count":1,"__proto__":{}}', 400],
      ['GET', '/api/line?ask={"n":"0"}', 400],
      ['GET', '/api/line?ask={"n":999999}', 400],
      ['GET', '/api/moment?ask={"time":"now"}', 400],
      ['GET', '/api/findings?ask={"rule":1,"from":0,"count":1}', 400],
    ] as const) {
      const answer = await request(cockpit.port, asked.replaceAll('"', '%22'), { method });
      expect([answer.status, JSON.parse(answer.text)], asked).toEqual([status, { error: expect.any(String) }]);
      expect(answer.text).not.toMatch(/internal|\.js:|\.ts:/);
    }
  });

  it('with a huge body is refused before it is read', async () => {
    await open();
    const headers = { ...withToken(), 'content-length': String(2 ** 31) };
    const socket = net.connect(cockpit.port, '127.0.0.1');
    const host = `127.0.0.1:${cockpit.port}`;
    const head = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST /api/stage/inject HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`);
    const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())));
    socket.destroy();
    expect(answer).toContain('HTTP/1.1 413');
    const { status } = await request(cockpit.port, '/api/stage/inject', {
      method: 'POST',
      headers: withToken(),
      body: JSON.stringify({ event: 'x'.repeat(2 ** 21) }),
    });
    expect(status).toBe(413);
  });

  it('that the stage refuses comes back with its sentence', async () => {
    await open();
    const refusal = await request(cockpit.port, '/api/stage/trigger', {
      method: 'POST',
      headers: withToken(),
      body: '{"situation":"dokc"}',
    });
    expect([refusal.status, refusal.text]).toEqual([400, expect.stringContaining('dock')]);
  });
});

const lanAddress = Object.values(os.networkInterfaces())
  .flat()
  .find((card) => card?.family === 'IPv4' && !card.internal)?.address;

describe.skipIf(lanAddress === undefined)('another machine', () => {
  const host = lanAddress ?? '';

  it('reaches nothing by default', async () => {
    await open();
    await expect(request(cockpit.port, '/', { host })).rejects.toThrow('ECONNREFUSED');
    expect(cockpit.lanUrls).toEqual([]);
  });

  it('can view with the token only, and cannot control', async () => {
    await open({ lan: true });
    expect(cockpit.lanUrls).toContain(`http://${host}:${cockpit.port}/#token=${cockpit.token}`);
    expect((await request(cockpit.port, '/', { host })).status).toBe(200);
    for (const asked of ['/api/rules', '/api/feed', '/api/stage/situations', '/api/feed?token=wrong']) {
      expect((await request(cockpit.port, asked, { host })).status).toBe(401);
    }
    expect((await request(cockpit.port, '/api/rules', { host, headers: withToken() })).status).toBe(200);
    expect((await request(cockpit.port, `/api/rules?token=${cockpit.token}`, { host })).status).toBe(200);
    const { status, text } = await control(withToken(), host);
    expect([status, text]).toEqual([403, expect.stringContaining('--lan-control')]);
    expect((await request(cockpit.port, '/', { host, headers: { host: `evil.example:${cockpit.port}` } })).status).toBe(
      403,
    );
    expect(written('Docked')).toBe(0);
  });

  it('controls with the token if that is allowed', async () => {
    await open({ lan: true, lanControl: true });
    expect((await control(json, host)).status).toBe(401);
    expect((await control(withToken(), host)).status).toBe(200);
    expect(written('Docked')).toBe(1);
  });
});
