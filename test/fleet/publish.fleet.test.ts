import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import type { StoredMessage } from '../../src/fleet/fleet-message.js';
import { commanderKey, partitionOf } from '../../src/fleet/partitions.js';
import { type Ran, type Running, shakedown, start } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { commanderLine, fileheader, journalName, journalOf, musicLine } from './support/journal-lines.js';
import { type NatsServer, startNatsServer } from './support/nats-server.js';
import { publishedJournals, publishedMessages } from './support/published-messages.js';

let home: string;
let directory: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-publish-'));
  // Called last: until then publishers write their positions.
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  directory = path.join(home, 'journals');
  mkdirSync(directory);
});

function write(name: string, content: string | Uint8Array, where = directory): void {
  writeFileSync(path.join(where, name), content);
}

function wordsFor(server: NatsServer, ...words: string[]): string[] {
  return ['fleet', 'publish', '--server', server.url, '--position', path.join(home, 'positions'), ...words];
}

function publishOnce(server: NatsServer, ...words: string[]): Promise<Ran> {
  return shakedown(...wordsFor(server, '--once', '--format', 'json', ...(words.length > 0 ? words : [directory])));
}

interface Summary {
  readonly published: number;
  readonly duplicates: number;
  readonly sentAgain: number;
  readonly directories: number;
  readonly commanders: number;
}

function summaryOf({ out }: Ran): Summary {
  return JSON.parse(out) as Summary;
}

/** Follows until the test ends. */
function follow(server: NatsServer, ...words: string[]): Running {
  const running = start(...wordsFor(server, ...(words.length > 0 ? words : [directory])));
  onTestFinished(async () => void (await running.interrupt()));
  return running;
}

/** A message in short. */
function shortly({ type, file, kind, line, commander }: StoredMessage): string {
  return [commander, type, file.replace(/^Journal\.2026-11-14T20/, '').replace('.log', ''), kind, line || '']
    .join(' ')
    .trimEnd();
}

describe('shakedown fleet publish --once', () => {
  it('publishes the exact bytes of every line and companion, with offsets, in the order of play', async () => {
    const server = await startNatsServer();
    const journals: Record<string, Buffer> = {
      [journalName(1)]: Buffer.from(fileheader + commanderLine('Zoë') + musicLine('one')),
      [journalName(1, 2)]: Buffer.concat([Buffer.from(musicLine('two')), Buffer.from([0xff, 0x00, 0x0a, 0x0d, 0x0a])]),
      [journalName(2)]: Buffer.from(`${commanderLine('Jameson')}{ "half`),
    };
    for (const [name, content] of Object.entries(journals)) write(name, content);
    const status = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":0 }\r\n`;
    write('Status.json', status);
    const ran = await publishOnce(server);
    expect(ran).toMatchObject({ code: 0, err: `publishing ${directory} to JOURNAL at ${server.url}` });
    expect(summaryOf(ran)).toMatchObject({ published: 13, duplicates: 0, sentAgain: 0, commanders: 2, directories: 1 });

    const messages = await publishedMessages(server.url);
    expect(messages.map(shortly)).toEqual([
      'Zoë line 0001.01 Fileheader 1',
      'Zoë line 0001.01 Commander 2',
      'Zoë line 0001.01 Music 3',
      'Zoë end 0001.01',
      'Zoë line 0001.02 Music 1',
      'Zoë line 0001.02  2',
      'Zoë line 0001.02  3',
      'Zoë end 0001.02',
      'Jameson line 0002.01 Commander 1',
      'Jameson line 0002.01  2',
      'Jameson end 0002.01',
      'Jameson companion Status.json Status',
      'Jameson rest',
    ]);
    expect(new Set(messages.map(({ dialect }) => dialect))).toEqual(new Set(['game']));
    for (const [key, { bytes, end }] of publishedJournals(messages)) {
      expect(bytes).toEqual(journals[key.split('/')[1] ?? '']);
      expect(end).toBe(bytes.length);
    }
    expect(messages.find(({ type }) => type === 'companion')?.payload.toString()).toBe(status);
  });

  it('publishes to the partition of the commander, and adds the commander to the list', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    await publishOnce(server);
    await using fleet = await openFleet({ servers: [server.url] });
    const { state } = await fleet.manager.streams.info('JOURNAL', { subjects_filter: '>' });
    const partition = partitionOf('Zoë', fleet.partitions);
    expect(Object.keys(state.subjects ?? {})).toEqual([fleet.names.subject(partition)]);
    const entry = await fleet.state.get(`commander.${commanderKey('Zoë')}`);
    expect(entry?.json()).toEqual({ name: 'Zoë', partition });
  });

  it('publishes nothing the second time, and only new lines the third time', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    await publishOnce(server);
    expect(summaryOf(await publishOnce(server))).toMatchObject({ published: 0, commanders: 1 });
    appendFileSync(path.join(directory, journalName(1)), musicLine('new'));
    expect(summaryOf(await publishOnce(server))).toMatchObject({ published: 3, duplicates: 0, commanders: 1 });
    const last = (await publishedMessages(server.url)).slice(-3);
    expect(last.map(shortly)).toEqual(['Zoë line 0001.01 Music 6', 'Zoë end 0001.01', 'Zoë rest']);
  });

  it.each([
    ['lost', undefined, ''],
    ['empty', '', 'cannot be read'],
    ['broken', '{"format":1,"journals":{"x":', 'cannot be read'],
  ])('causes no duplicates if its position is %s', async (_, content, expected) => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 100));
    await publishOnce(server);
    const positions = path.join(home, 'positions');
    for (const name of readdirSync(positions)) {
      if (content === undefined) rmSync(path.join(positions, name));
      else writeFileSync(path.join(positions, name), content);
    }
    const ran = await publishOnce(server);
    expect(ran.err).toContain(expected);
    // The lines and the end; only the rest message has another time.
    expect(summaryOf(ran)).toMatchObject({ published: 104, duplicates: 103 });
    expect(publishedJournals(await publishedMessages(server.url)).get(`Zoë/${journalName(1)}`)).toMatchObject({
      lines: 102,
      repeated: 0,
    });
  });

  it('keeps its positions outside the journal directories', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    const words = ['fleet', 'publish', '--once', '--server', server.url, directory];
    await shakedown({ env: { XDG_STATE_HOME: path.join(home, 'state') } }, ...words);
    expect(readdirSync(path.join(home, 'state/shakedown/publish'))).toHaveLength(1);
    await shakedown({ home }, ...words);
    expect(readdirSync(path.join(home, '.local/state/shakedown/publish'))).toHaveLength(1);
    expect(readdirSync(directory)).toEqual([journalName(1)]);
  });

  it('publishes everything again to a stream that was deleted and recreated', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    await publishOnce(server);
    {
      await using fleet = await openFleet({ servers: [server.url] });
      await fleet.manager.streams.delete('JOURNAL');
    }
    expect(summaryOf(await publishOnce(server))).toMatchObject({ published: 7, duplicates: 0 });
  });

  it.runIf(isThorough)('takes a directory of directories for all of them, hundreds at once', async () => {
    const server = await startNatsServer();
    for (let index = 0; index < 200; index++) {
      const own = path.join(directory, `commander-${index}`);
      mkdirSync(own);
      write(journalName(1), journalOf(`Commander ${index}`, 5), own);
    }
    const ran = await publishOnce(server);
    expect(summaryOf(ran)).toMatchObject({ published: 200 * 9, commanders: 200, directories: 200 });
    const journals = publishedJournals(await publishedMessages(server.url));
    expect([...journals.values()].filter(({ lines, end }) => lines === 7 && end !== undefined)).toHaveLength(200);
  });

  it.runIf(isThorough)(
    'publishes what comes again after the window of the server, as the same and nothing else',
    async () => {
      const server = await startNatsServer();
      write(journalName(1), journalOf('Zoë', 20));
      const window = ['--window', '1s'];
      await publishOnce(server, directory, ...window);
      rmSync(path.join(home, 'positions'), { recursive: true });
      {
        await using fleet = await openFleet({ servers: [server.url] });
        const again = () => fleet.jetStream.publish('journal.0', 'probe', { msgID: 'probe' });
        await again();
        await expect.poll(async () => (await again()).duplicate).toBe(false);
        await fleet.manager.streams.purge('JOURNAL', { filter: 'journal.0' });
      }
      expect(summaryOf(await publishOnce(server))).toMatchObject({ published: 24, duplicates: 0 });
      expect(publishedJournals(await publishedMessages(server.url)).get(`Zoë/${journalName(1)}`)).toMatchObject({
        lines: 22,
        repeated: 22,
      });
    },
  );

  it("splits messages that exceed the server's limit", async () => {
    const config = path.join(home, 'server.conf');
    writeFileSync(config, 'max_payload: 4096\njetstream: {}\n');
    const server = await startNatsServer({ arguments: ['-c', config, '-js'] });
    const content = journalOf('Zoë', 3) + musicLine('x'.repeat(30_000)) + musicLine('last');
    write(journalName(1), content);
    const route = `{ "event":"NavRoute", "Route":"${'y'.repeat(10_000)}" }`;
    write('NavRoute.json', route);
    expect((await publishOnce(server)).code).toBe(0);
    const messages = await publishedMessages(server.url);
    const journal = publishedJournals(messages).get(`Zoë/${journalName(1)}`);
    expect(journal?.bytes.toString()).toBe(content);
    expect([journal?.lines, journal?.end]).toEqual([7, Buffer.byteLength(content)]);
    expect(new Set(messages.filter(({ more }) => more).map(({ kind }) => kind))).toEqual(
      new Set(['Music', 'NavRoute']),
    );
    const pieces = messages.filter(({ type }) => type === 'companion');
    expect(pieces.map(({ more }) => more)).toEqual([true, true, undefined]);
    expect(Buffer.concat(pieces.map(({ payload }) => payload)).toString()).toBe(route);
  });

  it.runIf(isThorough)('publishes a line that is too long for the memory, and goes on behind it', async () => {
    const server = await startNatsServer();
    const content = journalOf('Zoë', 1) + musicLine('z'.repeat(9_000_000)) + musicLine('last');
    write(journalName(1), content);
    await publishOnce(server);
    const journal = publishedJournals(await publishedMessages(server.url)).get(`Zoë/${journalName(1)}`);
    expect([journal?.lines, journal?.end]).toEqual([5, Buffer.byteLength(content)]);
    expect(journal?.bytes.equals(Buffer.from(content))).toBe(true);
  });

  it.runIf(isThorough)('waits while the stream is full, says so once, and loses nothing', async () => {
    const server = await startNatsServer();
    const content = journalOf('Zoë', 2000);
    write(journalName(1), content);
    const words = wordsFor(server, '--once', '--max-bytes', '100KB', directory);
    const running = start(...words);
    await running.warned('nothing is lost');
    {
      await using fleet = await openFleet({ servers: [server.url] });
      const { config } = await fleet.manager.streams.info('JOURNAL');
      await fleet.manager.streams.update('JOURNAL', { ...config, max_bytes: 100_000_000 });
    }
    await running.printed('published 2,004 messages');
    expect(running.err().match(/nothing is lost/g)).toHaveLength(1);
    expect(running.err()).toContain('publishing goes on');
    const journal = publishedJournals(await publishedMessages(server.url)).get(`Zoë/${journalName(1)}`);
    expect(journal?.bytes.toString()).toBe(content);
  });

  it('reports wrong arguments as a sentence', async () => {
    const ran = (...words: string[]) => shakedown('fleet', 'publish', '--server', 'nats://127.0.0.1:1', ...words);
    expect(await ran('--once', path.join(home, 'none'))).toMatchObject({
      code: 2,
      err: `shakedown: there is no directory ${path.join(home, 'none')}`,
    });
    expect((await ran('--commander', 'Zoë', 'a', 'b')).err).toContain('--commander is for one directory');
    expect((await ran('--from', 'strat', 'a')).err).toContain("did you mean 'start'");
    expect((await ran('--quiet-after', 'soon', 'a')).err).toContain('is not a duration');
    expect(await ran('--once', directory)).toMatchObject({ code: 2 });
  });
});

describe('shakedown fleet publish', () => {
  /** Waits until a number of messages is published. */
  async function published(server: NatsServer, count: number): Promise<string[]> {
    await expect
      .poll(async () => (await publishedMessages(server.url)).length, { interval: 100 })
      .toBeGreaterThanOrEqual(count);
    return (await publishedMessages(server.url)).map(shortly);
  }

  const soon = ['--quiet-after', '0.2s'];

  it('follows the journals, and publishes their end and the rest of the directory', async () => {
    const server = await startNatsServer();
    write(journalName(1), fileheader + commanderLine('Zoë'));
    follow(server, directory, '--quiet-after', '1h');
    const first = ['Zoë line 0001.01 Fileheader 1', 'Zoë line 0001.01 Commander 2'];
    expect(await published(server, 2)).toEqual(first);
    appendFileSync(path.join(directory, journalName(1)), musicLine('one'));
    expect(await published(server, 3)).toEqual([...first, 'Zoë line 0001.01 Music 3']);
    write(journalName(1, 2), musicLine('two'));
    const second = ['Zoë end 0001.01', 'Zoë line 0001.02 Music 1'];
    expect(await published(server, 5)).toEqual([...first, 'Zoë line 0001.01 Music 3', ...second]);
  });

  it('rests once after each change', async () => {
    const server = await startNatsServer();
    write(journalName(1), commanderLine('Zoë'));
    follow(server, directory, ...soon);
    const first = ['Zoë line 0001.01 Commander 1', 'Zoë rest'];
    expect(await published(server, 2)).toEqual(first);
    write('Status.json', '{ "event":"Status" }');
    expect(await published(server, 4)).toEqual([...first, 'Zoë companion Status.json Status', 'Zoë rest']);
  });

  it('holds a journal back until it names its commander', async () => {
    const server = await startNatsServer();
    write(journalName(1), fileheader);
    write(journalName(2), fileheader);
    const running = follow(server, directory, '--quiet-after', '1h');
    await running.warned('publishing');
    // The first never will, and no commander is known yet.
    const first = ['journals line 0001.01 Fileheader 1', 'journals end 0001.01'];
    expect(await published(server, 2)).toEqual(first);
    appendFileSync(path.join(directory, journalName(2)), commanderLine('Zoë'));
    expect(await published(server, 4)).toEqual([
      ...first,
      'Zoë line 0002.01 Fileheader 1',
      'Zoë line 0002.01 Commander 2',
    ]);
  });

  it('publishes a replaced file as another copy', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    const running = follow(server, directory, '--quiet-after', '1h');
    const name = `Zoë/${journalName(1)}`;
    const journals = async () => publishedJournals(await publishedMessages(server.url));
    await expect.poll(async () => (await journals()).get(name)?.lines).toBe(5);
    write(journalName(1), journalOf('Zoë', 1));
    await expect.poll(async () => (await journals()).get(`${name} (2)`)?.lines).toBe(3);
    expect(running.err()).toContain('as copy 2');
    expect((await journals()).get(name)?.lines).toBe(5);
  });

  it('notices a replaced file after a restart', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    await publishOnce(server);
    const other = journalOf('Zoë', 5).replaceAll('Music"', 'Sound"');
    write(journalName(1), other);
    await publishOnce(server);
    const journals = publishedJournals(await publishedMessages(server.url));
    expect(journals.get(`Zoë/${journalName(1)} (2)`)?.bytes.toString()).toBe(other);
  });

  it('starts with a directory when it appears, and with its subdirectory', async () => {
    const server = await startNatsServer();
    const later = path.join(home, 'later');
    const running = follow(server, later, '--quiet-after', '1h');
    await running.warned('publishing');
    mkdirSync(later);
    write(journalName(1), commanderLine('Zoë'), later);
    expect(await published(server, 1)).toEqual(['Zoë line 0001.01 Commander 1']);
    mkdirSync(path.join(later, 'inside'));
    write(journalName(1), commanderLine('Jameson'), path.join(later, 'inside'));
    expect(await published(server, 2)).toEqual(['Zoë line 0001.01 Commander 1', 'Jameson line 0001.01 Commander 1']);
  });

  it('publishes only new lines with --from now, even after a restart', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    const words = [directory, '--from', 'now', '--quiet-after', '1h'];
    const running = start(...wordsFor(server, ...words));
    await expect.poll(() => readdirSync(home).includes('positions')).toBe(true);
    expect(await running.interrupt()).toBe(130);
    appendFileSync(path.join(directory, journalName(1)), musicLine('new'));
    follow(server, ...words);
    expect(await published(server, 1)).toEqual(['Zoë line 0001.01 Music 6']);
    const [message] = await publishedMessages(server.url);
    expect(message).toMatchObject({ start: true, offset: Buffer.byteLength(journalOf('Zoë', 3)) });
  });

  it.runIf(isThorough)('ends with exit code 130 when it is interrupted, even while the server is away', async () => {
    const server = await startNatsServer();
    write(journalName(1), journalOf('Zoë', 3));
    const running = start(...wordsFor(server, directory, ...soon));
    await expect.poll(async () => (await publishedMessages(server.url)).length).toBe(6);
    await server.kill();
    appendFileSync(path.join(directory, journalName(1)), musicLine('lost?'));
    await running.warned('is lost');
    expect(await running.interrupt()).toBe(130);
    await server.restart();
    expect(summaryOf(await publishOnce(server))).toMatchObject({ published: 3 });
    const journal = publishedJournals(await publishedMessages(server.url)).get(`Zoë/${journalName(1)}`);
    expect(journal?.bytes).toEqual(readFileSync(path.join(directory, journalName(1))));
  });
});
