import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceNames } from '../../direct/service-names.js';
import { realHosts } from '../server/real-hosts-table.js';
import { makeAuthority } from './authority.js';
import { javaTrustStore } from './java-trust-store.js';

/** In the folder of the proxy. */
const monoName = 'a9f4322f.0';
const hosts = serviceNames.flatMap((name) => realHosts[name]);
const now = Date.now();
const { certificate: authority, server } = makeAuthority(hosts, now);
const leaf = new X509Certificate(server.cert);

describe('the authority', () => {
  it('signs one certificate, for these hosts and no other', () => {
    expect(leaf.verify(authority.publicKey)).toBe(true);
    expect(leaf.checkIssued(authority)).toBe(true);
    expect([authority.ca, leaf.ca]).toEqual([true, false]);
    for (const host of hosts) expect(leaf.checkHost(host)).toBe(host);
    for (const host of ['example.com', 'www.eddn.edcd.io', '127.0.0.1']) expect(leaf.checkHost(host)).toBeUndefined();
  });

  it('is valid for a day at most, and now', () => {
    for (const { validFrom, validTo } of [authority, leaf]) {
      const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
      expect(to - from).toBe(86_400_000);
      expect([from < now, to > now]).toEqual([true, true]);
    }
  });

  it('is another one each time, and keeps no key of its own', () => {
    const other = makeAuthority(hosts, now);
    expect(other.server.key).not.toBe(server.key);
    expect(other.certificate.serialNumber).not.toBe(authority.serialNumber);
    expect(Object.keys(other)).toEqual(['certificate', 'server']);
    expect(leaf.publicKey.equals(authority.publicKey)).toBe(false);
  });
});

describe('other programs', () => {
  let home: string;
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(path.join(home, name), content);
    return path.join(home, name);
  };
  const run = (command: string, ...words: string[]) => spawnSync(command, words, { encoding: 'utf8' });

  beforeAll(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-authority-'));
  });
  afterAll(() => rmSync(home, { recursive: true }));

  it('accept it: OpenSSL, strictly, and only for these hosts', ({ skip }) => {
    skip(run('openssl', 'version').status !== 0, 'openssl is not installed');
    const root = file('root.pem', authority.toString());
    const verify = (host: string) =>
      run(
        'openssl',
        'verify',
        '-x509_strict',
        '-verify_hostname',
        host,
        '-CAfile',
        root,
        file('leaf.pem', server.cert),
      );
    for (const host of hosts) expect(verify(host).stdout).toContain('leaf.pem: OK');
    expect(verify('example.com').stderr).toContain('hostname mismatch');
    const shown = run('openssl', 'x509', '-in', root, '-noout', '-ext', 'nameConstraints,basicConstraints,keyUsage');
    expect(shown.stdout).toMatch(/Name Constraints: critical\s+Permitted:/);
    expect(shown.stdout.match(/DNS:\S+/g)).toEqual(hosts.map((host) => `DNS:${host}`));
    expect(shown.stdout).toMatch(/Excluded:\s+IP:0\.0\.0\.0\/0\.0\.0\.0\s+IP:0:0:0:0:0:0:0:0\/0:0:0:0:0:0:0:0/);
    expect(`${run('openssl', 'x509', '-in', root, '-noout', '-hash').stdout.trim()}.0`).toBe(monoName);
  });

  it('refuse what it signs for another host', ({ skip }) => {
    skip(run('openssl', 'version').status !== 0, 'openssl is not installed');
    const wrong = makeAuthority(['inara.cz'], now, ['example.com']);
    const root = file('narrow.pem', wrong.certificate.toString());
    const verified = run('openssl', 'verify', '-CAfile', root, file('wide.pem', wrong.server.cert));
    expect(verified.stderr).toContain('permitted subtree violation');
  });

  it('read the file for Java: keytool', ({ skip }) => {
    skip(run('keytool', '-help').status !== 0, 'keytool is not installed');
    const store = file('trust.jks', javaTrustStore(authority.raw, 'secret', now));
    const listed = run('keytool', '-list', '-keystore', store, '-storepass', 'secret');
    expect(listed.stdout).toContain('shakedown');
    expect(listed.stdout).toContain('trustedCertEntry');
    expect(listed.stdout).toContain(authority.fingerprint256);
    expect(run('keytool', '-list', '-keystore', store, '-storepass', 'wrong').stdout).toContain(
      'password was incorrect',
    );
  });
});
