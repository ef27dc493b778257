/** `shakedown fleet status` on a real server. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { FleetChecker } from '../../src/fleet/check/fleet-checker.js';
import { type Fleet, openFleet } from '../../src/fleet/connect/open-fleet.js';
import type { FleetStatus } from '../../src/fleet/status/fleet-status.js';
import type { HolderRecord, PositionRecord, WorkerRecord } from '../../src/fleet/worker-records.js';
import { shakedown, start, widest } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { startNatsServer } from './support/nats-server.js';

const position: PositionRecord = { through: 0, checked: 0, findings: 0, tally: {}, aside: 0, pending: 0 };

/** A fleet of four partitions with 30 messages in three of them, 10 of which are checked. */
async function furnished(): Promise<{
  fleet: Fleet;
  url: string;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}> {
  const server = await startNatsServer();
  const fleet = await openFleet({ servers: [server.url], partitions: 4, maxBytes: 1e6 });
  onTestFinished(() => fleet.close());
  for (let count = 0; count < 30; count++) await fleet.jetStream.publish(fleet.names.subject(count % 3), 'line');
  const worker: WorkerRecord = {
    id: 'one',
    host: 'carrier',
    pid: 4711,
    started: Date.now(),
    beat: Date.now(),
    holds: [0, 1],
    checked: 10,
    findings: 3,
    aside: 1,
    rate: 12.34,
  };
  const put = (key: string, value: WorkerRecord | HolderRecord | PositionRecord | object) =>
    fleet.state.put(key, JSON.stringify(value));
  await put('worker.one', worker);
  await put('worker.forgotten', { ...worker, id: 'forgotten', beat: Date.now() - 3_600_000 });
  await put('worker.gone', { ...worker, id: 'gone', holds: [], beat: Date.now() - 600_000 });
  await put('partition.0', { worker: 'one', epoch: 3 });
  await put('partition.1', { worker: '', epoch: 4 });
  await put('position.0', {
    ...position,
    through: 22,
    checked: 8,
    findings: 3,
    tally: { 'line/cut': 2, 'jump/fuel': 9 },
  });
  await put('position.1', { ...position, through: 5, checked: 2, tally: { 'line/cut': 3 }, aside: 1, pending: 7 });
  for (const key of ['a', 'b', 'c']) await put(`commander.${key}`, { name: key });
  return { fleet, url: server.url, kill: () => server.kill(), restart: () => server.restart() };
}

describe('shakedown fleet status', () => {
  it('prints everything as one object', async () => {
    const { url, fleet } = await furnished();
    const { code, out, err } = await shakedown('fleet', 'status', '--server', url, '--once', '--format', 'json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const status = JSON.parse(out) as FleetStatus;
    expect(status).toMatchObject({
      published: { messages: 30, perSecond: 0 },
      checked: { messages: 10, perSecond: 0 },
      lag: { messages: 20, partitions: 3 },
      findings: { stored: 3, byRule: { 'jump/fuel': 9, 'line/cut': 5 } },
      setAside: 1,
      heldBack: 7,
      commanders: 3,
      partitions: [
        { partition: 0, lag: 2, checked: 8, worker: 'one' },
        { partition: 1, lag: 8, checked: 2 },
        { partition: 2, lag: 10, checked: 0 },
      ],
    });
    expect(Object.keys(status.findings.byRule)).toEqual(['jump/fuel', 'line/cut']);
    expect(status.workers.map(({ id, holds, perSecond }) => [id, holds, perSecond])).toEqual([
      ['gone', 0, 12.3],
      ['one', 2, 12.3],
    ]);
    expect(status.workers[0]?.silent).toBeGreaterThanOrEqual(600);
    expect(status.streams.map(({ name, messages, maxBytes }) => [name, messages, maxBytes])).toEqual([
      ['JOURNAL', 30, 1e6],
      ['JOURNAL_FINDINGS', 0, undefined],
      ['JOURNAL_ASIDE', 0, undefined],
      ['KV_JOURNAL_STATE', 11, undefined],
    ]);
    // It leaves nothing behind.
    for (const name of ['JOURNAL', 'KV_JOURNAL_STATE'])
      expect((await fleet.manager.streams.info(name)).state.consumer_count).toBe(0);
  });

  it('counts unchecked messages even if old ones were deleted', async () => {
    const { url, fleet } = await furnished();
    await fleet.manager.streams.purge('JOURNAL', { seq: 7 });
    const { out } = await shakedown('fleet', 'status', '--server', url, '--once', '--format', 'json');
    const { partitions, published } = JSON.parse(out) as FleetStatus;
    expect(partitions.map(({ lag }) => lag)).toEqual([2, 8, 8]);
    expect(published.messages).toBe(30);
  });

  it('fits a page of 80 columns', async () => {
    const { url } = await furnished();
    const { code, out } = await shakedown('fleet', 'status', '--server', url, '--once');
    expect(code).toBe(0);
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(
      out
        .replace(/^.*\n/, '')
        .replaceAll(/silent \d+ s/g, 'silent … s')
        .replaceAll(/ +[\d.]+ K?B/g, '  … B'),
    ).toMatchInlineSnapshot(`
      "
      published   30 messages  0/s
      checked     10 messages  0/s
      waiting     20 messages  in 3 partitions
      findings    3            set aside 1, held back 7
      commanders  3

      Workers
        gone  carrier:4711  0 partitions  10 checked  12/s  silent … s
        one   carrier:4711  2 partitions  10 checked  12/s

      Lag
        partition 2  10  not held
        partition 1   8  not held
        partition 0   2  held by one

      Findings by rule
        jump/fuel  9
        line/cut   5

      Streams
        JOURNAL           30 messages  … B  0 % of 1.0 MB
        JOURNAL_FINDINGS   0 messages  … B  no limit
        JOURNAL_ASIDE      0 messages  … B  no limit
        KV_JOURNAL_STATE  11 messages  … B  no limit"
    `);
    expect(out).not.toContain('\u001B');
  });

  it.runIf(isThorough)(
    'is redrawn in a terminal, reports a server that is lost and returns, and ends with Ctrl-C',
    async () => {
      const { url, fleet, kill, restart } = await furnished();
      const running = start(
        { terminal: true, env: { NO_COLOR: '1' } },
        'fleet',
        'status',
        '--server',
        url,
        '--every',
        '0.05s',
      );
      await running.printed('30 messages');
      expect(running.out().startsWith('\u001B[H\u001B[2JJOURNAL at nats:')).toBe(true);
      await kill();
      await running.warned(`shakedown: the connection to ${url} is lost; trying again until it is back`);
      await restart();
      await running.warned('connected again');
      await expect
        .poll(() =>
          fleet.jetStream.publish(fleet.names.subject(1), 'line').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      await running.printed('31 messages');
      expect(await running.interrupt()).toBe(130);
    },
  );

  it('lists no process that was killed once another one has checked for a while', async () => {
    const { url, fleet } = await furnished();
    const done = new AbortController();
    const checker = new FleetChecker({ fleet, lease: 300, snapshotEvery: 10_000, notify: () => {} });
    const running = checker.run(done.signal);
    await expect.poll(() => fleet.state.get('worker.forgotten')).toMatchObject({ operation: 'PURGE' });
    const { out } = await shakedown('fleet', 'status', '--server', url, '--once', '--format', 'json');
    expect((JSON.parse(out) as FleetStatus).workers.map(({ id }) => id)).toEqual([checker.id]);
    done.abort();
    await running;
  });

  it('prints one object per interval, with rates since the last', async () => {
    const { url, fleet } = await furnished();
    const running = start('fleet', 'status', '--server', url, '--every', '0.05s', '--format', 'json');
    await running.printed('"published"');
    await fleet.jetStream.publish(fleet.names.subject(1), 'line');
    await running.printed('"published":{"messages":31');
    await running.interrupt();
    const seen = running
      .out()
      .split('\n')
      .map((line) => (JSON.parse(line) as FleetStatus).published);
    expect(seen.find(({ messages }) => messages === 31)?.perSecond).toBeGreaterThan(0);
  });
});
