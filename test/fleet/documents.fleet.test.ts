/** Runs what docs/fleet.md shows, with real servers; `--mode full --update` writes the output it shows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { programPath } from '../../scripts/provide-program.js';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { fleetNames } from '../../src/fleet/fleet-names.js';
import { messageHeaders } from '../../src/fleet/message-headers.js';
import { shakedown, start } from '../shakedown.js';
import { spawnCommandIn } from '../support/built-command.js';
import { isThorough } from '../thorough.js';
import { headersOf } from './support/headers-of.js';
import { freePort, startNatsServer } from './support/nats-server.js';
import { temporaryDirectory } from './support/simulated-fleet.js';

const document = path.resolve(import.meta.dirname, '../../docs/fleet.md');
const text = readFileSync(document, 'utf8');

/** What was printed like the lines shown but for numbers. A status line has more than that, such as rates. */
function likeThese(shown: readonly string[], printed: string): string[] {
  const forms = shown.map(
    (line) =>
      new RegExp(
        `^${line
          .replaceAll(/[()[\].]/g, '\\$&')
          .replaceAll(/[\d,]*\d/g, '[\\d,]*\\d')
          .replaceAll(/ +/g, ' +')}`,
      ),
  );
  return printed.split('\n').flatMap((line) => forms.flatMap((form) => form.exec(line)?.[0] ?? []).slice(0, 1));
}

function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)?.[1] ?? '';
}

describe('docs/fleet.md', () => {
  it('names every header and every stream', () => {
    const shown = Array.from(text.matchAll(/^\| `([\w-]+)` +\|[^|]*\|[^|]*\|$/gm), ([, name]) => name);
    expect(shown).toEqual(expect.arrayContaining(['Nats-Msg-Id', ...Object.values(messageHeaders)]));
    const names = fleetNames('JOURNAL');
    for (const name of [names.stream, names.findingsStream, names.asideStream, `KV_${names.stateBucket}`])
      expect(shown).toContain(name);
    const subject = '<partition>' as unknown as number;
    for (const each of [names.subject(subject), names.findingsSubject(subject), names.asideSubject(subject)])
      expect(text).toContain(`\`${each}\``);
  });

  it('states the overhead of a message', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    const payload = new Uint8Array(1000);
    const message = { type: 'line', commander: 'Jameson', dialect: 'game', kind: 'FSDJump', copy: 1 } as const;
    const location = { file: 'Journal.2026-11-14T204100.01.log', line: 212, offset: 184_312, payload };
    await fleet.jetStream.publish(fleet.names.subject(10), payload, {
      headers: headersOf({ ...message, ...location }),
    });
    const { state } = await fleet.manager.streams.info('JOURNAL');
    const [, said] = /about (\d+) bytes for headers/.exec(text) ?? [];
    expect(Math.abs(state.bytes - payload.length - Number(said))).toBeLessThan(30);
  });

  it.runIf(isThorough)('begins with commands that do what it shows', async () => {
    const server = await startNatsServer();
    const directory = temporaryDirectory();
    const env = { ...process.env, NATS_URL: server.url, XDG_STATE_HOME: path.join(directory, 'state') };
    const shown = block('console').split(/^\$ /m).slice(1);
    const verbs = shown.map((each) => /^shakedown (?:fleet )?(\w+)/.exec(each)?.[1]);
    expect(verbs).toEqual(['simulate', 'publish', 'check', 'findings', 'status', 'mirror', 'export']);
    let fresh = text;
    for (const each of shown) {
      const [line = '', ...output] = each.trimEnd().split('\n');
      const [, ...words] = line.replace('nats://127.0.0.1:4222', server.url).split(' ');
      const ran = spawnCommandIn({ cwd: directory, env }, ...words);
      const code = await ran.ended;
      const printed = `${ran.warned()}${ran.printed()}`;
      expect([0, 1], `${line}: ${printed}`).toContain(code);
      fresh = fresh.replace([line, ...output].join('\n'), () => [line, ...likeThese(output, printed)].join('\n'));
    }
    await expect(fresh).toMatchFileSnapshot(document);
    const [, cockpit = ''] = /`shakedown (cockpit --from\s+nats:\/\/127\.0\.0\.1:4222)`/.exec(text) ?? [];
    const words = cockpit.replace('nats://127.0.0.1:4222', server.url).split(/\s+/);
    const page = start(...words, '--port', '0', '--no-open');
    await page.printed(', of 20 commanders in JOURNAL');
    expect(await page.interrupt()).toBe(130);
  });

  it.runIf(isThorough)('has a cluster that keeps everything when its leader is killed', async () => {
    const lines = block('sh').trim().split('\n');
    expect(lines).toHaveLength(3);
    const ports = await shownPorts();
    const servers = await Promise.all(lines.map((line) => started(renamed(line, ports))));
    const [urls = ''] = /nats:\/\/127\.0\.0\.1:4222,\S+/.exec(text) ?? [];
    await using fleet = await openFleet({ servers: [renamed(urls, ports)], replicas: 3, wait: 600_000 });
    const publish = () => fleet.jetStream.publish(fleet.names.subject(3), 'line');
    for (let count = 0; count < 20; count++) await publish();
    const { cluster, config } = await fleet.manager.streams.info('JOURNAL');
    expect(config.num_replicas).toBe(3);
    const leader = servers.find(({ name }) => name === cluster?.leader);
    await leader?.kill();
    const until = Date.now() + 120_000;
    while (
      !(await publish().then(
        () => true,
        () => false,
      ))
    )
      expect(Date.now()).toBeLessThan(until);
    const after = await fleet.manager.streams.info('JOURNAL');
    expect(after.state.messages).toBeGreaterThanOrEqual(21);
    expect(after.cluster?.leader).not.toBe(leader?.name);
    const status = await shakedown('fleet', 'status', '--server', renamed(urls, ports), '--once', '--wait', '2m');
    expect(status, status.err).toMatchObject({ code: 0 });
  });

  it('has the same cluster for containers', () => {
    const { services } = parse(block('yaml'), { merge: true }) as { services: Record<string, { command: string }> };
    const names = Object.keys(services);
    expect(names).toEqual(['one', 'two', 'three']);
    for (const name of names) {
      const command = services[name]?.command ?? '';
      expect(command).toContain(`-js -n ${name} `);
      const routes = names.filter((other) => other !== name).map((other) => `nats://${other}:6222`);
      expect(command).toContain(`--cluster_name fleet --cluster nats://0.0.0.0:6222 --routes ${routes.join(',')}`);
    }
  });

  it('has users with the permissions their roles need, and no more', async () => {
    const config = block('conf').replace('store_dir: nats-data, max_file_store: 50GB', '');
    const server = await startNatsServer({ arguments: [], config });
    const as = (user: string) => server.url.replace('//', `//${user}:change-me@`);
    const forbidden = { message: expect.stringMatching(/may not publish|permission/i) as string };
    await expect(openFleet({ servers: [as('publisher')] })).rejects.toMatchObject({ code: 'forbidden' });
    await (await openFleet({ servers: [as('owner')] })).close();
    await using publisher = await openFleet({ servers: [as('publisher')] });
    await publisher.jetStream.publish('journal.1', 'line');
    await publisher.state.put('commander.a', '{}');
    await expect(publisher.jetStream.publish('journal-findings.1', 'x')).rejects.toMatchObject(forbidden);
    await using checker = await openFleet({ servers: [as('checker')] });
    await checker.jetStream.publish('journal-findings.1', 'step');
    await checker.jetStream.publish('journal-aside.1', 'aside');
    await checker.state.put('position.1', JSON.stringify({ checked: 1, through: 1, tally: {} }));
    const consumer = await checker.jetStream.consumers.get('JOURNAL', { filter_subjects: 'journal.1' });
    expect((await consumer.next())?.string()).toBe('line');
    await expect(checker.jetStream.publish('journal.1', 'x')).rejects.toMatchObject(forbidden);
    expect(await shakedown('fleet', 'status', '--once', '--server', as('viewer'))).toMatchObject({ code: 0, err: '' });
    await using viewer = await openFleet({ servers: [as('viewer')] });
    await expect(viewer.state.put('position.1', 'x')).rejects.toMatchObject(forbidden);
  });
});

/** A free port for each port shown. */
async function shownPorts(): Promise<Map<string, string>> {
  const shown = ['4222', '4223', '4224', '6222', '6223', '6224'];
  return new Map(await Promise.all(shown.map(async (port) => [port, String(await freePort())] as const)));
}

function renamed(line: string, ports: ReadonlyMap<string, string>): string {
  return line.replaceAll(/\b[46]22[234]\b/g, (port) => ports.get(port) ?? port);
}

/** A server command in its own directory. */
async function started(line: string): Promise<{ name: string; kill: () => Promise<void> }> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-cluster-'));
  const [, ...words] = line.split(' ');
  const child: ChildProcess = spawn(await programPath('nats-server'), [...words, '-a', '127.0.0.1'], {
    cwd: home,
    stdio: 'ignore',
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    await kill();
    rmSync(home, { recursive: true, force: true });
  });
  return { name: words[words.indexOf('-n') + 1] ?? '', kill };
}
