/** Everything that can go wrong with a server, as seen by a user of the command. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { type Ran, shakedown, start } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { createAuthority } from './support/certificates.js';
import { createRealm } from './support/credentials.js';
import { freePort, startNatsServer } from './support/nats-server.js';

/** Runs `fleet status`, which connects and only reads. */
async function status(...words: string[]): Promise<Ran> {
  return shakedown('fleet', 'status', '--once', '--format', 'json', ...words);
}

const refused = (sentence: string) => ({ code: 2, out: '', err: `shakedown: ${sentence}` });

/** Writes files to a temporary directory; returns their paths. */
function written(files: Readonly<Record<string, string>>): (name: string) => string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-connect-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text);
  return (name) => path.join(home, name);
}

/** A port that belongs to another program. */
async function listening(server: Server): Promise<string> {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `nats://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('without a server', () => {
  it('a closed port is reported at once', async () => {
    const url = `nats://127.0.0.1:${await freePort()}`;
    expect(await status('--server', url)).toEqual(refused(`no server listens at ${url}`));
  });

  it.runIf(isThorough)('a port of another program is reported', async () => {
    const silent = await listening(createServer());
    const http = await listening(createHttpServer());
    const other = await listening(createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')));
    const closing = await listening(createServer((socket) => socket.end()));
    const sentence = (url: string, what: string) =>
      refused(`what listens at ${url} does not answer as a NATS server: ${what}`);
    expect(await status('--server', silent)).toEqual(sentence(silent, 'it accepts the connection and says nothing'));
    expect(await status('--server', http)).toEqual(sentence(http, 'it accepts the connection and says nothing'));
    expect(await status('--server', other)).toEqual(sentence(other, String.raw`it says 'SSH-2.0-OpenSSH_9.2\r\n'`));
    expect(await status('--server', closing)).toEqual(sentence(closing, 'it closes the connection'));
  });

  it('an unknown host and an invalid URL are reported, never with a password', async () => {
    expect(await status('--server', 'nats://jameson:secret@nowhere.invalid')).toEqual(
      refused('the host of nats://nowhere.invalid:4222 is not known'),
    );
    expect(await status('--server', 'http://jameson:secret@localhost')).toEqual(
      refused("'http://localhost' is not the URL of a NATS server: it begins with nats:// or tls://"),
    );
    expect(await status('--server', 'nats://jameson:sec ret@local host:1')).toEqual(
      refused("'nats://local host:1' is not the URL of a server: write nats://host:4222"),
    );
    expect(await status('--server', 'nats://a:secret@localhost,nats://b:secret@localhost')).toEqual(
      refused('the servers of one cluster take the same user, so give it with the first of them'),
    );
  });

  it('a server that starts later is waited for, which is reported once', async () => {
    const port = await freePort();
    const url = `nats://127.0.0.1:${port}`;
    const notices: string[] = [];
    const opening = openFleet({ servers: [url], wait: 600_000, notify: (sentence) => notices.push(sentence) });
    await expect.poll(() => notices).toHaveLength(1);
    await startNatsServer({ port });
    await (await opening).close();
    expect(notices).toEqual([`no server listens at ${url}; trying again until one does`]);
  });

  it('waiting ends with Ctrl-C', async () => {
    const running = start('fleet', 'status', '--server', `nats://127.0.0.1:${await freePort()}`, '--wait', '10m');
    await running.warned('trying again');
    expect(await running.interrupt()).toBe(130);
  });

  it('another server of the cluster is used', async () => {
    const server = await startNatsServer();
    const away = `nats://127.0.0.1:${await freePort()}`;
    await using fleet = await openFleet({ servers: [away, server.url] });
    expect(fleet.server).toBe(server.url);
    expect((await status('--server', away, '--server', server.url)).code).toBe(0);
    expect(await status('--server', `${away},${away}`)).toEqual(
      refused(`no server listens at ${away}, and none of the other servers answers`),
    );
  });
});

describe('a client', () => {
  it('passes user and password, or a token, in the URL', async () => {
    const server = await startNatsServer({ arguments: ['-js', '--user', 'jameson', '--pass', 'p@ss:word'] });
    const at = server.url.slice('nats://'.length);
    const right = `nats://jameson:p%40ss%3Aword@${at}`;
    await (await openFleet({ servers: [right] })).close();
    expect(await shakedown({ env: { NATS_URL: right } }, 'fleet', 'status', '--once')).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await status('--server', `nats://jameson:wrong@${at}`)).toEqual(
      refused(`the server at ${server.url} does not accept the user 'jameson' with this password`),
    );
    expect(await status('--server', server.url)).toEqual(
      refused(`the server at ${server.url} wants to know who connects: write nats://user:password@… or give --creds`),
    );
    const tokened = await startNatsServer({ arguments: ['-js', '--auth', 'secret'] });
    const place = tokened.url.slice('nats://'.length);
    await (await openFleet({ servers: [`nats://secret@${place}`] })).close();
    expect(await status('--server', `nats://wrong@${place}`)).toEqual(
      refused(`the server at ${tokened.url} does not accept this token`),
    );
  });

  it('passes a credentials file', async () => {
    const realm = createRealm();
    const server = await startNatsServer({ arguments: [], config: realm.config });
    const file = written({ 'mine.creds': realm.creds, 'other.creds': realm.strangersCreds, 'no.creds': 'nothing' });
    await (await openFleet({ servers: [server.url], creds: file('mine.creds') })).close();
    const known = await status('--server', server.url, '--creds', file('mine.creds'));
    expect(known).toMatchObject({ code: 0, err: '' });
    expect(await status('--server', server.url, '--creds', file('other.creds'))).toEqual(
      refused(`the server at ${server.url} does not accept the credentials in '${file('other.creds')}'`),
    );
    expect(await status('--server', server.url, '--creds', file('no.creds'))).toEqual(
      refused(`'${file('no.creds')}' is not a credentials file of NATS`),
    );
    expect(await status('--server', server.url, '--creds', file('none'))).toEqual(
      refused(`cannot read '${file('none')}': it does not exist`),
    );
  });

  it('may lack permissions', async () => {
    const config = `
      jetstream: {}
      authorization: { users: [
        { user: looks, password: x, permissions: { publish: ["$JS.API.STREAM.INFO.>"], subscribe: ["_INBOX.>"] } }
        { user: deaf, password: x, permissions: { publish: [">"], subscribe: { deny: [">"] } } }
      ] }`;
    const server = await startNatsServer({ arguments: [], config });
    const as = (user: string) => ({ servers: [server.url.replace('//', `//${user}:x@`)] });
    await expect(openFleet(as('looks'))).rejects.toMatchObject({
      code: 'forbidden',
      message: `cannot create the stream KV_JOURNAL_STATE at ${server.url}: this user may not publish to $JS.API.STREAM.CREATE.KV_JOURNAL_STATE`,
    });
    await expect(openFleet(as('deaf'))).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/this user may not subscribe to _INBOX\./) as string,
    });
  });
});

describe('TLS', () => {
  const authority = createAuthority('Test authority');
  const [forServer, forClient] = [authority.issue('server'), authority.issue('client')];
  const foreign = createAuthority('Stranger').issue('stranger');
  const files = {
    'stranger.pem': foreign.certificate,
    'stranger-key.pem': foreign.key,
    'ca.pem': authority.certificate,
    'other.pem': createAuthority('Another authority').certificate,
    'server.pem': forServer.certificate,
    'server-key.pem': forServer.key,
    'client.pem': forClient.certificate,
    'client-key.pem': forClient.key,
  };

  it('connects if the CA is known, and reports it if not', async () => {
    const file = written(files);
    const words = ['-js', '--tlscert', file('server.pem'), '--tlskey', file('server-key.pem')];
    const server = await startNatsServer({ arguments: ['--tls', ...words] });
    const shown = server.url.replace('nats:', 'tls:');
    await (await openFleet({ servers: [shown], tlsCa: file('ca.pem') })).close();
    expect(await status('--server', shown, '--tls-ca', file('ca.pem'))).toMatchObject({ code: 0, err: '' });
    const unknown = 'is not trusted: it is signed by an unknown authority';
    expect(await status('--server', shown)).toEqual(
      refused(`the certificate of ${shown} ${unknown}; --tls-ca names the authority that signed it`),
    );
    expect(await status('--server', shown, '--tls-ca', file('other.pem'))).toEqual(
      refused(`the certificate of ${shown} ${unknown}`),
    );
    const other = shown.replace('127.0.0.1', 'localhost');
    expect(await status('--server', other, '--tls-ca', file('ca.pem'))).toEqual(
      refused(`the certificate of ${other} is not trusted: it is for another host`),
    );
  });

  it('is refused by a server without TLS', async () => {
    const server = await startNatsServer();
    const shown = server.url.replace('nats:', 'tls:');
    expect(await status('--server', shown)).toEqual(
      refused(`the server at ${shown} has no TLS: write nats:// and leave the --tls options out`),
    );
  });

  it('may require a client certificate', async () => {
    const file = written(files);
    const words = ['--tlscert', file('server.pem'), '--tlskey', file('server-key.pem'), '--tlscacert', file('ca.pem')];
    const server = await startNatsServer({ arguments: ['-js', '--tlsverify', ...words] });
    const shown = server.url.replace('nats:', 'tls:');
    const stranger = { tlsCert: file('stranger.pem'), tlsKey: file('stranger-key.pem') };
    const own = { tlsCa: file('ca.pem'), tlsCert: file('client.pem'), tlsKey: file('client-key.pem') };
    await (await openFleet({ servers: [shown], ...own })).close();
    // The server hangs up on both without a word, which takes seconds.
    await Promise.all([
      expect(openFleet({ servers: [shown], ...own, ...stranger })).rejects.toMatchObject({
        message: `the server at ${shown} does not accept the certificate of --tls-cert`,
      }),
      expect(status('--server', shown, '--tls-ca', own.tlsCa)).resolves.toEqual(
        refused(`the server at ${shown} requires a client certificate: give it with --tls-cert and --tls-key`),
      ),
    ]);
    expect(await status('--server', shown, '--tls-cert', own.tlsCert)).toEqual(
      refused('--tls-cert and --tls-key belong together: give both or none'),
    );
    const given = (cert: string, key: string) => status('--server', shown, '--tls-cert', cert, '--tls-key', key);
    expect(await given(own.tlsKey, own.tlsKey)).toEqual(refused(`'${own.tlsKey}' is not a certificate in PEM`));
    expect(await given(own.tlsCert, own.tlsCert)).toEqual(
      refused(`'${own.tlsCert}' is not a private key in PEM without a passphrase`),
    );
    expect(await given(own.tlsCert, file('server-key.pem'))).toEqual(
      refused(`the key in '${file('server-key.pem')}' does not belong to the certificate in '${own.tlsCert}'`),
    );
  });
});
