import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, request } from '../../../test/support/cockpit-request.js';
import { deadline } from '../../../test/support/deadline.js';
import { FeedListener } from '../../../test/support/feed-listener.js';
import { makePipe } from '../../../test/support/pipe.js';
import { formatCompanion, formatLine } from '../../journal/format/format-line.js';
import { openStage } from '../../stage/open-stage.js';
import type { TrialReport } from '../protocol.js';
import { type Cockpit, openCockpit } from './open-cockpit.js';

let home: string;
let cockpit: Cockpit | undefined;
let listeners: FeedListener[];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-cockpit-'));
  listeners = [];
});

afterEach(async () => {
  for (const listener of listeners) listener.close();
  await cockpit?.close();
  cockpit = undefined;
  rmSync(home, { recursive: true, force: true });
});

function at(...names: string[]): string {
  return path.join(home, ...names);
}

function line(name: string): string {
  return formatLine({ timestamp: '2026-11-14T20:41:00Z', event: 'Synthesis', Name: name, Materials: [] });
}

function write(name: string, content: string | Buffer): string {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
  return at(name);
}

async function open(...paths: string[]): Promise<Cockpit> {
  cockpit = await openCockpit({ paths, port: 0 });
  return cockpit;
}

async function listen(query = ''): Promise<FeedListener> {
  const listener = await FeedListener.open(cockpit?.port ?? 0, {}, query);
  listeners.push(listener);
  return listener;
}

async function summaries(): Promise<string[]> {
  const { rows } = await ask(cockpit?.port ?? 0, 'rows', { count: 100 });
  return rows.map(({ summary }) => summary);
}

it("takes a journal that is still empty for the game's as soon as its Fileheader is written", async () => {
  const header = { event: 'Fileheader', part: 1, language: 'English/UK', Odyssey: true, gameversion: '4.0.0.1904' };
  const file = write('Journal.2026-11-14T204100.01.log', '');
  await open(home);
  const page = await listen();
  appendFileSync(file, formatLine({ timestamp: '2026-11-14T20:41:00Z', ...header, build: 'r0/r0 ' }));
  await page.knows(1);
  expect((await (await listen()).wait('snapshot')).info).toMatchObject({ dialect: 'game' });
});

describe('recorded journals', () => {
  it('are shown in the order of play, whatever the order of their names', async () => {
    const older = write('Journal.210101000000.01.log', line('first'));
    const newer = write('b/Journal.2026-11-14T204100.02.log', line('third'));
    const middle = write('a/Journal.2026-11-14T204100.01.log', line('second'));
    const { mode } = await open(newer, middle, older);
    const page = await listen();
    await page.knows(3);
    expect(mode).toBe('recording');
    expect((await summaries()).map((text) => /first|second|third/.exec(text)?.[0])).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  it('of a collection of folders are found, with their companions', async () => {
    write('old/Journal.2026-11-13T204100.01.log', line('first'));
    write('new/Journal.2026-11-14T204100.01.log', line('second'));
    const status = formatCompanion({ timestamp: '2026-11-14T20:41:00Z', event: 'Status', Flags: 16 });
    write('new/Status.json', status);
    await open(home);
    const page = await listen();
    await page.knows(2);
    expect((await page.wait('snapshot')).info).toMatchObject({ mode: 'recording', isSimulated: false });
    expect((await ask(cockpit?.port ?? 0, 'moment', {})).companions.Status?.text).toContain('16');
  });

  it('may have a last line without its end, and any name', async () => {
    await open(write('mine.txt', line('whole') + line('cut').slice(0, 30)));
    const page = await listen();
    await page.knows(2);
    const { rows } = await ask(cockpit?.port ?? 0, 'rows', { count: 10 });
    expect(rows.map(({ isBroken = false }) => isBroken)).toEqual([false, true]);
    // The check may end before the page subscribes, so this polls.
    const found = async () => (await ask(cockpit?.port ?? 0, 'line', { n: 1 })).findings.length;
    await expect.poll(found, { timeout: deadline }).toBeGreaterThan(0);
    const { error } = JSON.parse((await request(cockpit?.port ?? 0, '/api/stage/situations')).text) as {
      error: string;
    };
    expect(error).toContain('no stage');
  });

  it.each([
    ['nothing.log', () => undefined, 'there is no file or directory'],
    ['notes.txt', () => 'Dear diary\nno journal today\n', 'is not a journal: none of its first lines is an event'],
    ['picture.png', () => Buffer.from([0x89, 0x50, 0, 1, 2, 3]), 'is not a journal: it is a binary file'],
    ['Journal.2026-11-14T204100.01.log', () => '', 'is empty: there is nothing to show'],
    ['Status.json', () => '{ "event":"Status" }', 'there is no journal in'],
  ])('%s is refused with a sentence', async (name, content, sentence) => {
    const given = content();
    if (given !== undefined) write(name, given);
    await expect(open(at(name))).rejects.toThrow(sentence);
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('that may not be read are refused', async () => {
    const file = write('Journal.2026-11-14T204100.01.log', line('secret'));
    chmodSync(file, 0);
    await expect(open(file)).rejects.toThrow('permission denied');
  });
});

describe('a stage', () => {
  it('starts and ends while pages are connected, is controlled, and reports its clock', async () => {
    const directory = at('journals');
    mkdirSync(directory);
    await open(directory);
    const page = await listen(`?token=${cockpit?.token}`);
    expect((await page.wait('snapshot')).info.stage).toBeUndefined();
    const stage = await openStage({ seed: 7, directory, control: true });
    const { stage: seen, isSimulated } = await page.wait('info', (info) => info.stage !== undefined);
    expect(seen).toMatchObject({ seed: 7, canControl: true, clock: { isPaused: true, speed: 1, now: stage.now } });
    expect(isSimulated).toBe(true);
    const control = (name: string, body: object) =>
      request(cockpit?.port ?? 0, `/api/stage/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${cockpit?.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await control('clock', { do: 'speed', speed: 50 })).status).toBe(200);
    await page.wait('info', (info) => info.stage?.clock.speed === 50);
    expect((await control('trigger', { situation: 'dock' })).status).toBe(200);
    await page.knows(stage.written.length);
    const { companions, state } = await ask(cockpit?.port ?? 0, 'moment', {});
    expect(state.place).toBe('docked');
    expect(companions.Status?.text).toContain('"event":"Status"');
    await stage.close();
    await page.wait('info', (info) => info.stage === undefined && info.isSimulated);
    const { status, text } = await control('trigger', { situation: 'dock' });
    expect([status, text]).toEqual([502, expect.stringContaining('no stage is running in')]);
  });
});

describe('a trial', () => {
  const run = (trial: string, token?: string) =>
    request(cockpit?.port ?? 0, '/api/trial', {
      method: 'POST',
      body: JSON.stringify({ trial }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    });

  it('runs beside the page with the tool of the command, and with no other', async () => {
    const reference = path.resolve(import.meta.dirname, '../../../trials/tools/reference.mjs');
    const command = [process.execPath, reference, '{directory}'];
    mkdirSync(at('journals'));
    cockpit = await openCockpit({ paths: [at('journals')], port: 0, tool: { command } });
    expect(JSON.parse((await request(cockpit.port, '/api/trial')).text)).toEqual({ tool: command.join(' ') });
    expect((await run('docked-again')).status).toBe(401);
    const { status, text } = await run('docked-again', cockpit.token);
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining('"verdict":"passed"') as string,
    });
    expect((JSON.parse(text) as TrialReport).questions.map(({ verdict }) => verdict)).not.toContain('failed');
    expect(await run('../scenarios/docked', cockpit.token)).toMatchObject({ status: 400 });
    expect(readdirSync(at('journals'))).toEqual([]);
  });

  it('is refused without a tool', async () => {
    mkdirSync(at('journals'));
    const { token } = await open(at('journals'));
    expect((await run('docked-again', token)).text).toContain('--tool');
  });
});

it.skipIf(process.platform === 'win32')(
  'shows the other journals where one is a pipe or a link to nowhere',
  async () => {
    write('Journal.2026-11-14T204100.01.log', line('Ammo'));
    makePipe(at('Journal.2026-11-13T204100.01.log'));
    symlinkSync('/nowhere/at/all', at('Journal.2026-11-12T204100.01.log'));
    await open(home);
    const page = await listen();
    await page.knows(1);
    const { problem } = (await (await listen()).wait('snapshot')).info;
    expect(problem).toContain('is not a regular file: it is left out');
  },
);

describe('the port', () => {
  it('is the one that was asked for, or a sentence if it is taken', async () => {
    const other = http.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(openCockpit({ paths: [home], port })).rejects.toThrow(`cannot listen on port ${port}: it is in use`);
    other.close();
  });

  it('is the next free one if none was asked for', async () => {
    await using first = await openCockpit({ paths: [home] });
    await using second = await openCockpit({ paths: [home] });
    expect(first.port).not.toBe(second.port);
    expect(second.url).toBe(`http://127.0.0.1:${second.port}/#token=${second.token}`);
    expect(first.token).not.toBe(second.token);
  });
});
