/** Uploaders with the real addresses wired in reach the services by the environment alone. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { controlAddressIn } from '../../src/stage/control/control-client.js';
import type { ServiceReport } from '../../src/stage/control/control-protocol.js';
import { playScenario } from '../../src/stage/scenarios/play-scenario.js';
import { shakedown, start } from '../shakedown.js';
import { seeded, validMessage } from '../support/eddn-messages.js';
import { isThorough } from '../thorough.js';
import { servicesBehindProxy } from './proxy-clients.js';

const run = promisify(execFile);
const programs = path.join(import.meta.dirname, 'uploaders');
const message = JSON.stringify(validMessage('navbeaconscan/1', seeded(5)));

/** Debian's Python has Debian's packages, another on the path may not. */
const python = spawnSync('/usr/bin/python3', ['--version']).status === 0 ? '/usr/bin/python3' : 'python3';
const curl = `for address in '-d @- https://eddn.edcd.io:4430/upload/' http://www.edsm.net/api-journal-v1/discard https://example.com/
do curl --silent --output /dev/null --write-out '%{http_code} %{http_connect} ' $address; done; echo curl`;

interface Uploader {
  readonly name: string;
  readonly command: readonly string[];
  /** Programs that have to be there. */
  readonly needs?: readonly string[];
  readonly make?: readonly string[];
  /** What each way of sending gets from EDDN, from EDSM, and from a host that is not allowed. */
  readonly prints: RegExp;
}

const everywhere: readonly Uploader[] = [
  { name: 'curl', command: ['sh', '-c', curl], needs: ['sh', 'curl'], prints: /^200 200 200 000 000 502 curl$/ },
  {
    name: 'Python',
    command: [python, 'upload.py'],
    needs: [python],
    prints: /^urllib 200 200 502(\nrequests 200 200 502)?$/,
  },
  {
    name: 'Node',
    command: [process.execPath, 'upload.cjs'],
    // Without a tunnel, nothing can be said in the name of the host.
    prints: /^https 200 200 cut\nfetch 200 200 cut\ntls 200 200 cut$/,
  },
];

const others: readonly Uploader[] = [
  {
    name: 'Java',
    command: ['java', 'Upload.java'],
    needs: ['java'],
    prints: /^connection 200 200 502\nclient 200 200 502$/,
  },
  {
    name: 'Go',
    make: ['go', 'build', '-o', '{folder}/upload', 'upload.go'],
    command: ['{folder}/upload'],
    needs: ['go'],
    prints: /^http 200 200 502$/,
  },
  {
    name: 'C#',
    make: ['mcs', '-out:{folder}/upload.exe', 'Upload.cs'],
    // Mono trusts its own store alone, which is below the settings of the user.
    command: ['sh', '-c', 'XDG_CONFIG_HOME=$SSL_CERT_DIR mono {folder}/upload.exe'],
    needs: ['sh', 'mcs', 'mono'],
    prints: /^webrequest 200 200 refused$/,
  },
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-uploaders-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isMissing(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined;
}

async function output(command: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<string> {
  const [program = '', ...words] = command.map((word) => word.replace('{folder}', folder));
  const started = run(program, words, { cwd: programs, env: { ...process.env, ...env } });
  started.child.stdin?.end(input);
  return (await started).stdout.trim();
}

describe('an unchanged uploader', () => {
  let behind: Awaited<ReturnType<typeof servicesBehindProxy>>;

  beforeEach(async () => {
    behind = await servicesBehindProxy(['eddn', 'edsm']);
  });
  afterEach(async () => behind.services.close());

  it.for([...everywhere, ...(isThorough ? others : [])])('in $name', async (uploader, { skip }) => {
    const { needs = [], make, command, prints } = uploader;
    const missing = needs.filter(isMissing);
    skip(missing.length > 0, `${missing.join(' and ')} cannot be run here`);
    if (make) await output(make, { GOCACHE: folder });
    const printed = await output(command, behind.environment, message);
    expect(printed).toMatch(prints);
    const { messages } = behind.services.get('eddn');
    const expected = printed.split('\n').map(() => ['navbeaconscan/1', 200]);
    expect(messages.map(({ kind, status }) => [kind, status])).toEqual(expected);
    expect(behind.proxy.refused.findings.map((refused) => [refused.message, (refused.count ?? 0) > 0])).toEqual([
      ['example.com is no host of eddn, capi, inara or edsm, and nothing is passed on', true],
    ]);
  });
});

describe.runIf(isThorough)('on a machine without a network', () => {
  const main = path.resolve(import.meta.dirname, '../../dist/cli/main.js');

  it('all of them reach the services', async ({ skip }) => {
    skip(spawnSync('unshare', ['--net', 'true']).status !== 0, 'only root has a machine without a network');
    const present = [...everywhere, ...others].filter(({ needs = [] }) => !needs.some(isMissing));
    for (const { make } of present) if (make) await output(make, { GOCACHE: folder });
    const script = `ip link set lo up
${process.execPath} ${main} stage --with eddn,edsm --proxy --env $0.sh --out $0 >$0.log 2>&1 & stage=$!
until grep -q ready $0.log; do kill -0 $stage || exit 9; sleep 0.1; done
. $0.sh
"$@" <$0.json
kill -INT $stage; wait $stage; true`;
    for (const [place, { command, prints }] of present.entries()) {
      const out = path.join(folder, `alone-${place}`);
      writeFileSync(`${out}.json`, message);
      const words = command.map((word) => word.replace('{folder}', folder));
      expect(await output(['unshare', '--net', 'sh', '-c', script, out, ...words], {})).toMatch(prints);
    }
  });
});

describe.skipIf(process.platform === 'win32')('the verbs', () => {
  const words = ['stage', '--with', 'eddn', '--paused', '--seed', '7', '--proxy'];

  it('write what a shell sources, warn of each refused host once, and report it at the control port', async () => {
    const [env, out] = ['tool.sh', 'journals'].map((name) => path.join(folder, name)) as [string, string];
    const stage = start(...words, '--env', env, '--out', out);
    await stage.warned('ready:');
    expect(stage.err()).toMatch(/HTTPS_PROXY=http:\/\/127\.0\.0\.1:\d+ \(--env writes what else a tool needs\)$/m);
    const sourced = ['sh', '-c', `. ${env}; exec ${process.execPath} upload.cjs`];
    expect(await output(sourced, {}, message)).toMatch(/^https 200 502 cut\n/);
    await stage.printed('eddn received navbeaconscan/1: 200');
    const refused = Array.from(
      stage.err().matchAll(/^proxy refused (.*)\n.*warning proxy\/host: .*$/gm),
      ([, host]) => host,
    );
    expect(refused).toEqual(['www.edsm.net', 'example.com']);
    const { port, token } = controlAddressIn(out);
    const headers = { authorization: `Bearer ${token}` };
    const reports = (await (await fetch(`http://127.0.0.1:${port}/services`, { headers })).json()) as ServiceReport[];
    expect(reports.map(({ name }) => name)).toEqual(['eddn', 'proxy']);
    expect(reports[1]?.omissions.map(({ rule, count }) => [rule, count])).toEqual([
      ['proxy/host', 3],
      ['proxy/host', 3],
    ]);
    expect(await stage.interrupt()).toBe(130);
  });

  it('say in JSON what a launcher sets', async () => {
    const [env, out] = ['tool.json', 'more'].map((name) => path.join(folder, name)) as [string, string];
    const stage = start(...words, '--format', 'json', '--env', env, '--out', out);
    await stage.printed('"ready":true');
    const { environment } = JSON.parse(stage.out()) as { environment: Record<string, string> };
    expect(JSON.parse(readFileSync(env, 'utf8'))).toEqual(environment);
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(['ED_EDDN_URL', 'HTTPS_PROXY', 'NODE_OPTIONS']));
    await stage.interrupt();
  });

  it('list at the end what was refused: services', async () => {
    const journal = path.join(folder, 'recorded');
    await shakedown('simulate', '--seed', '7', '--for', '1m', '--out', journal);
    const env = path.join(folder, 'recorded.sh');
    const services = start('services', 'eddn', '--journal', journal, '--proxy', '--env', env);
    await services.warned('HTTPS_PROXY');
    await output(['sh', '-c', `. ${env}; exec ${process.execPath} upload.cjs`], {}, message);
    await services.interrupt();
    expect(services.err()).toContain('proxy: refused example.com 3 times');
  });

  it('refuse a proxy without services', async () => {
    const { code, err } = await shakedown('stage', '--proxy');
    expect([code, err]).toEqual([2, 'shakedown: the proxy leads to services, and there are none: add --with eddn']);
  });
});

it('a tool that a scenario starts is led to the proxy by its description', async () => {
  const file = path.join(folder, 'mine.yaml');
  const expected = 'expect: { sent: [{ eddn: navbeaconscan/1, within: 10s }] }';
  writeFileSync(file, `seed: 7\nsteps: [{ wait: 1s }]\n${expected}\n`);
  const script = `require('node:https').request('https://eddn.edcd.io:4430/upload/', { method: 'POST' }).end(${JSON.stringify(message)})`;
  const tool = { command: [process.execPath, '-e', script], ask: 'none', proxy: ['eddn'] } as const;
  const { failures, sent } = await playScenario(file, { tool });
  expect([failures, sent.map(({ status }) => status)]).toEqual([[], [200]]);
});
