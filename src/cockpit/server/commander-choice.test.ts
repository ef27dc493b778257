import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, request } from '../../../test/support/cockpit-request.js';
import { FeedListener } from '../../../test/support/feed-listener.js';
import { formatLine } from '../../journal/format/format-line.js';
import { ArgumentError } from '../../words/argument-error.js';
import type { ChosenCommander, CommanderChoice } from './commander-choice.js';
import { type Cockpit, openCockpit } from './open-cockpit.js';

let home: string;
let choice: ScriptedChoice;
let cockpit: Cockpit;
let page: FeedListener;

/** Two commanders, each with a directory. */
class ScriptedChoice implements CommanderChoice {
  readonly title = 'JOURNAL at nats://127.0.0.1:4222';
  readonly commanders = [
    { name: 'Jameson', publishedAt: 1 },
    { name: 'Zoë', publishedAt: 2 },
  ];
  chosen: ChosenCommander = { commander: 'Jameson', directory: path.join(home, 'Jameson') };
  #listener = () => {};

  async choose(commander: string): Promise<void> {
    if (!this.commanders.some(({ name }) => name === commander))
      throw new ArgumentError(`no commander is named '${commander}'`);
    this.chosen = { commander, directory: path.join(home, commander) };
    this.#listener();
  }

  fail(problem: string): void {
    this.chosen = { ...this.chosen, problem };
    this.#listener();
  }

  listen(listener: () => void): void {
    this.#listener = listener;
  }
}

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-choice-'));
  choice = new ScriptedChoice();
  for (const { name } of choice.commanders) {
    mkdirSync(path.join(home, name));
    write(name);
  }
  cockpit = await openCockpit({ paths: [], choice, port: 0 });
  page = await FeedListener.open(cockpit.port, {}, `?token=${cockpit.token}`);
});

afterEach(async () => {
  page.close();
  await cockpit.close();
  rmSync(home, { recursive: true });
});

function write(commander: string): void {
  const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Commander', FID: 'F1', Name: commander };
  appendFileSync(path.join(home, commander, 'Journal.2026-11-14T204100.01.log'), formatLine(event));
}

function choose(body: unknown, headers: Record<string, string> = {}) {
  return request(cockpit.port, '/api/commanders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cockpit.token}`, ...headers },
    body: JSON.stringify(body),
  });
}

describe('a cockpit with several commanders', () => {
  it('shows the one who is chosen, and then another', async () => {
    const { info } = await page.wait('snapshot');
    expect(info).toMatchObject({ title: choice.title, choice: { commander: 'Jameson', count: 2, canChoose: true } });
    expect(info).toMatchObject({ isSimulated: false });
    expect((await choose({ commander: 'Zoë' })).status).toBe(200);
    const after = await page.wait('snapshot', (message) => message.info.choice?.commander === 'Zoë');
    expect(after.info.generation).toBeGreaterThan(info.generation);
    await page.knows(1);
    write('Jameson');
    write('Zoë');
    await page.knows(2);
    expect((await ask(cockpit.port, 'moment', {})).state.commander.name).toContain('Zoë');
    expect((await ask(cockpit.port, 'rows', { count: 10 })).total).toBe(2);
  });

  it('lists them, and lets a page choose that has the token', async () => {
    const { text } = await request(cockpit.port, '/api/commanders');
    expect(JSON.parse(text)).toEqual(choice.commanders);
    expect(await choose({ commander: 'Zoë' }, { authorization: '' })).toMatchObject({ status: 401 });
    expect(await choose({ commander: 'Zoë' }, { origin: 'http://evil.example' })).toMatchObject({ status: 403 });
    expect(await choose({ commander: 'Zoë' }, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(choice.chosen.commander).toBe('Jameson');
  });

  it.each([
    [{ commander: 'Zoe' }, "no commander is named 'Zoe'"],
    [{}, 'commander'],
    [[], 'object'],
    [{ commander: 7 }, 'commander'],
  ])('answers %j with a sentence', async (body, sentence) => {
    const { status, text } = await choose(body);
    expect(status).toBe(400);
    expect((JSON.parse(text) as { error: string }).error).toContain(sentence);
  });

  it('says why no journals arrive', async () => {
    choice.fail('the server is away');
    const { choice: shown } = await page.wait('info', ({ problem }) => problem === 'the server is away');
    expect(shown?.commander).toBe('Jameson');
  });
});

it('has no commanders to choose from otherwise', async () => {
  await cockpit.close();
  cockpit = await openCockpit({ paths: [path.join(home, 'Jameson')], port: 0 });
  expect(await request(cockpit.port, '/api/commanders')).toMatchObject({ status: 404 });
});
