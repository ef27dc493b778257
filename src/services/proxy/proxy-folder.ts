import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRunning } from '../../journal/write/lock-owner.js';
import { packagedFiles } from '../../packaged/packaged-files.js';
import type { Authority } from './authority.js';
import { javaTrustStore } from './java-trust-store.js';

const prefix = 'shakedown-proxy-';
const preloadName = 'clients/node/through-proxy.cjs';
const javaPassword = 'shakedown';

/** Where Mono looks: the name of the authority's subject, hashed as OpenSSL does. */
const monoName = '.mono/new-certs/Trust/a9f4322f.0';

/**
 * Makes a temporary folder of files that let a tool trust the proxy, none with a key, and the variables that
 * lead it to both. Folders of processes that were killed are removed.
 */
export function makeProxyFolder(url: string, { certificate }: Authority, outer: NodeJS.ProcessEnv) {
  removeLeftovers(os.tmpdir());
  const directory = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(directory, { recursive: true, force: true });
  };
  process.on('exit', remove);
  const written = (name: string, content: string | Uint8Array) => {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  const authority = written('authority.pem', certificate.toString());
  written(monoName, certificate.toString());
  const javaTrust = written('authority.jks', javaTrustStore(certificate.raw, javaPassword, Date.now()));
  const files = packagedFiles();
  // A shell keeps the path longer than the folder lasts, and Node fails if it leads nowhere.
  const preload = files.isOneFile ? written(preloadName, files.text(preloadName)) : files.pathOf(preloadName);
  const environment = {
    ...inBothCases({ HTTP_PROXY: url, HTTPS_PROXY: url, NO_PROXY: 'localhost,127.0.0.1,::1' }),
    // OpenSSL, Python, Go, .NET and Rust; then requests, curl and Node.
    SSL_CERT_FILE: authority,
    SSL_CERT_DIR: directory,
    REQUESTS_CA_BUNDLE: authority,
    CURL_CA_BUNDLE: authority,
    NODE_EXTRA_CA_CERTS: authority,
    NODE_OPTIONS: `${outer.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`.trim(),
    JAVA_TOOL_OPTIONS: `${outer.JAVA_TOOL_OPTIONS ?? ''} ${javaProperties(new URL(url), javaTrust)}`.trim(),
  };
  return { environment, remove };
}

function javaProperties({ hostname, port }: URL, file: string): string {
  const proxy = (scheme: string) => `-D${scheme}.proxyHost=${hostname} -D${scheme}.proxyPort=${port}`;
  const trust = '-Djavax.net.ssl.trustStore';
  return `${proxy('http')} ${proxy('https')} ${trust}="${file}" ${trust}Type=JKS ${trust}Password=${javaPassword}`;
}

function inBothCases(variables: Readonly<Record<string, string>>): Record<string, string> {
  const lower = Object.entries(variables).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...variables, ...Object.fromEntries(lower) };
}

function removeLeftovers(temporary: string): void {
  for (const name of readdirSync(temporary)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(temporary, name), { recursive: true, force: true });
    } catch {
      // It belongs to another user, and holds no key.
    }
  }
}
