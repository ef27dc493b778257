/** What a stage reports of what was done to it, and what can be copied from that. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forwardToStage } from '../../src/stage/control/control-client.js';
import type { Queries, QueryName } from '../../src/stage/control/control-protocol.js';
import type { RequestName, Requests } from '../../src/stage/control/control-requests.js';
import { startStage } from '../../src/stage/open-stage.js';
import type { RunningStage } from '../../src/stage/running-stage.js';
import type { StageOptions } from '../../src/stage/stage-options.js';
import { shakedown } from '../shakedown.js';
import { longDeadline } from '../support/deadline.js';

const root = path.resolve(import.meta.dirname, '../..');
const start = new Date('2026-11-14T20:41:00Z');
const { signal } = new AbortController();

let home: string;
let journals: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-actions-'));
  journals = path.join(home, 'journals');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function open(options: StageOptions = {}): Promise<RunningStage> {
  return startStage({ seed: 7, start, dialect: 'game', directory: journals, control: true, ...options });
}

async function query<Name extends QueryName>(name: Name): Promise<Queries[Name]> {
  const { status, text } = await forwardToStage(journals, { method: 'GET', name }, signal);
  expect(status, text).toBe(200);
  return JSON.parse(text) as Queries[Name];
}

async function request<Name extends RequestName>(name: Name, body: Requests[Name]) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return forwardToStage(journals, { method: 'POST', name, body: bytes }, signal);
}

/** The journals and the files beside them. */
function contents(directory: string): Record<string, string> {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(directory, name), 'latin1')]));
}

/** Kinds of the lines in ranges. */
function kindsIn(wrote: Queries['actions']['done'][number]['wrote']): string[] {
  return wrote.flatMap(({ file, from, to }) => {
    const lines = readFileSync(path.join(journals, file), 'utf8').trimEnd().split('\r\n');
    return lines.slice(from - 1, to).map((line) => (JSON.parse(line) as { event: string }).event);
  });
}

it('reports what was done, when in the session, and the lines that it wrote, over two journals', async () => {
  await using stage = await open();
  const begun = stage.now;
  const { events } = await stage.trigger('undock');
  stage.fault('duplicate-line');
  const { events: docked } = await stage.trigger('dock', { cargo: { gold: 3n } });
  await stage.inject({ event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' });
  await stage.trigger('dok' as 'dock').catch(() => {});
  const { events: again } = await stage.trigger('relaunch');
  await stage.advance(stage.now + 600_000);
  const { done } = await query('actions');
  expect(done).toMatchObject([
    { situation: 'undock', set: {} },
    { fault: 'duplicate-line' },
    { situation: 'dock', set: { cargo: { gold: '3' } } },
    { inject: expect.stringContaining('"Message": "o7"') as string },
    { situation: 'relaunch' },
    { leap: stage.now },
  ]);
  const [undock, fault, dock, inject, relaunch, leap] = done.map(({ wrote }) => kindsIn(wrote));
  expect(undock).toEqual(events.map(({ event }) => event));
  expect(fault).toEqual([]);
  // One of them was written twice.
  expect(dock).toHaveLength(docked.length + 1);
  expect(inject).toEqual(['ReceiveText']);
  expect(new Set(done[4]?.wrote.map(({ file }) => file)).size).toBe(2);
  expect(relaunch).toEqual(again.map(({ event }) => event));
  expect(leap?.every((kind) => kind !== 'Docked')).toBe(true);
  expect(done[0]?.at).toBe(begun);
  expect(done.map(({ at }) => at)).toEqual(done.map(({ at }) => at).toSorted((a, b) => a - b));
});

it('lists what tools sent, with the findings about it', async () => {
  await using stage = await open({ services: ['eddn'] });
  await fetch(`${stage.services.eddn.url}/upload/`, { method: 'POST', body: '{"$schemaRef":"x"}' });
  const { sent } = await query('actions');
  expect(sent).toMatchObject([{ service: 'eddn', status: 400, at: expect.any(Number) as number }]);
  await request('answer', { service: 'eddn', status: 503, next: 2 });
  expect((await query('services'))[0]?.demands).toEqual([{ status: 503, next: 2 }]);
  const { lost, python } = await query('reproduction');
  expect(lost).toEqual(['it leaves out the answers that were demanded of services']);
  expect(python).toContain('# Left out: the answers that were demanded of services.');
});

const text = `steps:
  - dock # at any station
  - until: Undocked
  - ask: { docked: true }
  - { fault: lf }
  - wait: 2m
  - step: 1
  - leap: 2017-01-01T00:00:00Z
`;

it('plays the steps of a scenario, says how far it has come, and gives a scenario with the same bytes', async () => {
  const stage = await open({ plan: 'trade' });
  expect(await query('scenario')).toEqual({});
  expect((await query('scenarios')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['docked', 'docked-again']),
  );
  expect((await request('scenario', { name: 'mine', text })).status).toBe(200);
  const { steps: played = [] } = await query('scenario');
  expect(played.map(({ words, is }) => `${words}: ${is}`)).toEqual([
    'dock: played',
    'until: Undocked: played',
    'ask: { docked: true }: left out',
    '{ fault: lf }: played',
    'wait: 2m: played',
    'step: 1: played',
    'leap: 2017-01-01T00:00:00Z: played',
  ]);
  expect(stage.written.map(({ event }) => event)).toContain('Undocked');
  const bad = await request('scenario', { name: 'bad', text: 'steps: [undock, { leap: 2040-01-01T00:00:00Z }, jump]' });
  expect(bad).toMatchObject({ status: 400, text: expect.stringContaining('too far') as string });
  expect((await query('scenario')).steps?.map(({ is }) => is)).toEqual(['played', 'failed', 'waiting']);
  expect((await request('scenario', { name: 'dokked' })).text).toContain("did you mean 'docked'");
  expect(stage.hasEnded).toBe(false);
  await request('scenario', { name: 'docked-again' });
  const { steps } = await query('reproduction');
  await stage.close();
  const file = path.join(home, 'again.yaml');
  writeFileSync(file, steps);
  const out = path.join(home, 'again');
  expect(await shakedown('simulate', file, '--out', out)).toMatchObject({ code: 0, err: '' });
  expect(contents(out)).toEqual(contents(journals));
});

/** A session with everything that a page can do to it, and its tests. */
async function copiedTests() {
  await using stage = await open({ given: { system: 'Sol' }, services: ['eddn'] });
  await stage.trigger('dock', { station: 'Abraham Lincoln' });
  stage.fault('torn-line');
  stage.fault('lf:50%');
  await stage.trigger('low-fuel', { fuel: '20%' });
  stage.stopFault('lf:50%');
  await stage.inject(
    { event: 'Missions', Active: [{ MissionID: 2n ** 60n, Name: 'it\'s "\\', None: null }] },
    { anyway: true },
  );
  await stage.advance(stage.now + 90_000);
  stage.step();
  return { ...(await query('reproduction')), written: [...stage.written] };
}

it('gives a test in TypeScript, which writes the same lines', async () => {
  const { typescript, written } = await copiedTests();
  expect(typescript.split('\n').length).toBeLessThan(24);
  // In place of the runner and the package, those of this test.
  const module = typescript
    .replace(/^import .* from 'vitest';$/m, "import { expect } from 'vitest';\nexport const tests = [];")
    .replace("from 'shakedown'", `from '${path.join(root, 'src/index.ts')}'`)
    .replace(/^it\((.*?), /m, 'tests.push(')
    .replace(/^ {2}expect\(stage/m, '  expect(stage.written).toMatchObject(globalThis.expectedLines);\n$&');
  const file = path.join(home, 'again.ts');
  writeFileSync(file, module);
  Object.assign(globalThis, { expectedLines: written });
  const { tests } = (await import(file)) as { tests: readonly (() => Promise<void>)[] };
  expect(tests).toHaveLength(1);
  await tests[0]?.();
});

const canRunPython = spawnSync('python3', ['--version']).status === 0 && process.platform !== 'win32';

it.runIf(canRunPython)('gives a test in Python, which passes', async () => {
  const { python } = await copiedTests();
  const main = process.env.SHAKEDOWN_MAIN ?? path.join(root, 'dist/cli/main.js');
  const command = path.join(home, 'shakedown');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 });
  writeFileSync(path.join(home, 'test_again.py'), `${python}\n\ntest_knows_what_has_happened()\nprint('passed')\n`);
  const env = { ...process.env, SHAKEDOWN: command, PYTHONPATH: path.join(root, 'clients/python'), TMPDIR: home };
  const options = { cwd: home, env: { ...env, PYTHONDONTWRITEBYTECODE: '1' }, timeout: longDeadline };
  const { stdout } = await promisify(execFile)('python3', ['test_again.py'], options);
  expect(stdout).toBe('passed\n');
});
