/** The streams of a fleet: created once, by the first process, and never changed. */
import { DiscardPolicy, type JetStreamManager, jetstream, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, type Msg, nanos } from '@nats-io/transport-node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fleetFailure } from '../../src/fleet/connect/failure-sentence.js';
import { type FleetOptions, openFleet } from '../../src/fleet/connect/open-fleet.js';
import { shakedown, start } from '../shakedown.js';
import { type NatsServer, startNatsServer } from './support/nats-server.js';

/** Another client on the same server. */
async function foreignClient(server: NatsServer): Promise<JetStreamManager> {
  const connection = await connect({ servers: server.url });
  onTestFinished(() => connection.close());
  return jetstreamManager(connection);
}

async function refusal(server: NatsServer, options: Omit<FleetOptions, 'servers'> = {}): Promise<string> {
  const opened = openFleet({ servers: [server.url], ...options });
  return opened.then(
    async (fleet) => {
      await fleet.close();
      return '';
    },
    (error: Error) => error.message,
  );
}

describe('the streams of a fleet', () => {
  it('are created with the given limits, and used as they are after that', async () => {
    const server = await startNatsServer();
    const limits = { partitions: 8, maxBytes: 1e7, maxAge: 86_400_000, window: 60_000 };
    await using first = await openFleet({ servers: [server.url], stream: 'SQUADRON', ...limits });
    const { config } = await first.manager.streams.info('SQUADRON');
    expect(config).toMatchObject({
      subjects: ['squadron.*'],
      discard: 'new',
      retention: 'limits',
      storage: 'file',
      max_bytes: 1e7,
      max_age: nanos(86_400_000),
      duplicate_window: nanos(60_000),
      num_replicas: 1,
    });
    await using second = await openFleet({ servers: [server.url], stream: 'SQUADRON' });
    expect(second.partitions).toBe(8);
    expect(await refusal(server, { stream: 'SQUADRON', ...limits })).toBe('');
  });

  it('have one number of partitions for concurrent creators', async () => {
    const server = await startNatsServer();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openFleet({ servers: [server.url] })));
    expect(opened.map(({ partitions }) => partitions)).toEqual([64, 64, 64, 64, 64]);
    await Promise.all(opened.map((fleet) => fleet.close()));
    const openings = [3, 5].map((partitions) => refusal(server, { stream: 'RACE', partitions }));
    const loser = (await Promise.all(openings)).find(Boolean);
    expect(loser).toMatch(/ has (3|5) partitions, not (3|5), and keeps them: leave --partitions out/);
  });

  it('read the state bucket from its leader, never stale', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    const { config } = await fleet.manager.streams.info('KV_JOURNAL_STATE');
    expect(config).toMatchObject({ allow_direct: false, max_msgs_per_subject: 1, max_age: 0, discard: 'new' });
    const requests: string[] = [];
    const listen = (_: Error | null, { subject }: Msg) => void requests.push(subject);
    fleet.connection.subscribe('$JS.API.DIRECT.>', { callback: listen });
    expect((await fleet.state.get('settings'))?.json()).toEqual({ format: 1, partitions: 64 });
    await fleet.connection.flush();
    expect(requests).toEqual([]);
    // A direct read from a replica would be noticed.
    await fleet.manager.direct.getMessage('KV_JOURNAL_STATE', { seq: 1 }).catch(() => {});
    await expect.poll(() => requests).toHaveLength(1);
  });

  it('are refused if other limits are requested, with how to change them', async () => {
    const server = await startNatsServer();
    await (await openFleet({ servers: [server.url] })).close();
    const there = `the stream JOURNAL at ${server.url} is there already, with`;
    const or = 'leave the option out, or change the stream with nats stream edit JOURNAL';
    expect(await refusal(server, { maxAge: 3_600_000 })).toBe(
      `${there} 0s for --max-age, not 3600s: ${or} --max-age=3600s`,
    );
    expect(await refusal(server, { maxBytes: 1e9 })).toBe(
      `${there} -1 for --max-bytes, not 1000000000: ${or} --max-bytes=1000000000`,
    );
    expect(await refusal(server, { window: 1000 })).toBe(`${there} 120s for --window, not 1s: ${or} --dupe-window=1s`);
    expect(await refusal(server, { replicas: 3 })).toMatch(
      /^the stream KV_JOURNAL_STATE .* with 1 for --replicas, not 3/,
    );
    expect(await refusal(server, { partitions: 32 })).toBe(
      `the fleet at ${server.url} has 64 partitions, not 32, and keeps them: leave --partitions out, or choose another name with --stream`,
    );
  });

  it.each([
    [{ subjects: ['orders.>'] }, 'it has the subjects orders.>, not journal.*'],
    [{ discard: DiscardPolicy.Old }, 'it has the discard policy old, not new'],
    [{ storage: StorageType.Memory }, 'it has the storage memory, not file'],
    [{ max_msgs_per_subject: 5 }, 'it has the number of messages per subject 5, not -1'],
  ])('are refused if another program created one: %j', async (other, sentence) => {
    const server = await startNatsServer();
    const manager = await foreignClient(server);
    const common = { name: 'JOURNAL', subjects: ['journal.*'], discard: DiscardPolicy.New };
    await manager.streams.add({ ...common, ...other });
    expect(await refusal(server)).toBe(
      `the stream JOURNAL at ${server.url} was made for something else: ${sentence}; choose another name with --stream`,
    );
    expect(await manager.streams.names().next()).toEqual(['JOURNAL']);
  });

  it('are refused if they contain foreign messages, or another stream has the subjects', async () => {
    const server = await startNatsServer();
    const manager = await foreignClient(server);
    await manager.streams.add({ name: 'JOURNAL', subjects: ['journal.*'], discard: DiscardPolicy.New });
    await manager.jetstream().publish('journal.1', 'theirs');
    expect(await refusal(server)).toBe(
      `the stream JOURNAL at ${server.url} has no bucket JOURNAL_STATE beside it, so it is not one of Shakedown: choose another name with --stream`,
    );
    await manager.streams.add({ name: 'ORDERS', subjects: ['orders.*'] });
    expect(await refusal(server, { stream: 'Orders' })).toBe(
      `cannot create the stream Orders at ${server.url}: another stream takes orders.* already; choose another name with --stream`,
    );
  });

  it('are refused in another format, and with an invalid name', async () => {
    const server = await startNatsServer();
    const fleet = await openFleet({ servers: [server.url] });
    await fleet.state.put('settings', JSON.stringify({ format: 2, partitions: 64 }));
    await fleet.close();
    expect(await refusal(server)).toMatch(
      / was made by another version of Shakedown, whose messages have format 2, not 1/,
    );
    expect(await refusal(server, { stream: 'a.b' })).toBe(
      "'a.b' is not the name of a stream: write up to 64 letters, digits, - and _",
    );
    expect(await refusal(server, { partitions: 0 })).toBe('a fleet has from 1 to 1024 partitions, not 0');
  });

  it('are not created by verbs that only read', async () => {
    const server = await startNatsServer();
    expect(await shakedown('fleet', 'status', '--server', server.url)).toEqual({
      code: 2,
      out: '',
      err: `shakedown: there is no stream JOURNAL at ${server.url}: shakedown fleet publish makes it`,
    });
    expect(await (await foreignClient(server)).streams.names().next()).toEqual([]);
  });

  it('are not said to be missing if another program created one', async () => {
    const server = await startNatsServer();
    const manager = await foreignClient(server);
    const status = (stream: string) =>
      shakedown('fleet', 'status', '--server', server.url, '--stream', stream).then(({ err }) => err);
    await manager.streams.add({ name: 'ORDERS', subjects: ['queue.>'] });
    expect(await status('ORDERS')).toContain('was made for something else: it has the subjects queue.>, not orders.*');
    await manager.streams.add({ name: 'JOURNAL', subjects: ['journal.*'], discard: DiscardPolicy.New });
    expect(await status('JOURNAL')).toContain('has no bucket JOURNAL_STATE beside it, so it is not one of Shakedown');
  });

  it('are waited for, if asked to, which is reported once', async () => {
    const server = await startNatsServer();
    const running = start('fleet', 'status', '--server', server.url, '--once', '--wait', '10m');
    await running.warned('shakedown fleet publish makes it; trying again until there is one');
    await (await openFleet({ servers: [server.url] })).close();
    await running.printed('published');
    expect(running.err().split('\n')).toHaveLength(1);
  });
});

describe('a server that cannot store', () => {
  it('without JetStream is reported', async () => {
    const server = await startNatsServer({ arguments: [] });
    expect(await refusal(server)).toBe(
      `cannot look at the stream KV_JOURNAL_STATE at ${server.url}: JetStream is not enabled: start nats-server with -js`,
    );
    const accounts = 'accounts: { A: { users: [{ user: a, password: a }] } }, no_auth_user: a, jetstream: {}';
    const disabled = await startNatsServer({ arguments: [], config: accounts });
    expect(await refusal(disabled)).toMatch(/: JetStream is not enabled/);
  });

  it('with too little room is reported, when the stream is created and when it is full', async () => {
    const server = await startNatsServer({ arguments: [], config: 'jetstream: { max_file_store: 1MB }' });
    const room = 'the server has no room left for that: see --max-bytes, or raise its max_file_store';
    expect(await refusal(server, { stream: 'LARGE', maxBytes: 1e7 })).toBe(
      `cannot create the stream LARGE at ${server.url}: ${room}`,
    );
    await using fleet = await openFleet({ servers: [server.url] });
    const payload = new Uint8Array(100_000);
    let stored = 0;
    const failure = await (async () => {
      for (;;) {
        try {
          await fleet.jetStream.publish(fleet.names.subject(1), payload);
          stored++;
        } catch (error) {
          return fleetFailure(error, 'publish', fleet.server);
        }
      }
    })();
    expect(failure).toMatchObject({ code: 'no-room', message: `cannot publish at ${server.url}: ${room}` });
    // Everything it accepted is there after a restart.
    expect((await fleet.manager.streams.info('JOURNAL')).state.messages).toBe(stored);
  });

  it('refuses messages for a full stream, and keeps the rest', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url], maxBytes: 1000 });
    const js = jetstream(fleet.connection);
    await js.publish(fleet.names.subject(1), new Uint8Array(600));
    const failure = await js
      .publish(fleet.names.subject(1), new Uint8Array(600))
      .then(String, (error: unknown) => fleetFailure(error, 'publish', fleet.server));
    expect(failure).toMatchObject({
      code: 'no-room',
      message: expect.stringContaining('the stream is full') as string,
    });
    expect((await fleet.manager.streams.info('JOURNAL')).state.messages).toBe(1);
  });

  it('without a cluster keeps one replica', async () => {
    const server = await startNatsServer();
    expect(await refusal(server, { replicas: 3 })).toBe(
      `cannot create the stream KV_JOURNAL_STATE at ${server.url}: the server is no cluster, so it can keep only one replica: leave --replicas out`,
    );
  });
});

describe('a connection', () => {
  it('is re-established after a server restart, and each change is reported once', async () => {
    const server = await startNatsServer();
    const notices: string[] = [];
    await using fleet = await openFleet({ servers: [server.url], notify: (sentence) => notices.push(sentence) });
    for (const time of [1, 2]) {
      await server.kill();
      await expect.poll(() => notices.length).toBe(2 * time - 1);
      await server.restart();
      await expect.poll(() => notices.length).toBe(2 * time);
    }
    await fleet.state.put('key', 'value');
    const lost = `the connection to ${server.url} is lost; trying again until it is back`;
    const back = `connected again, to ${server.url}`;
    expect(notices).toEqual([lost, back, lost, back]);
  });

  it('closes even while the server is down', async () => {
    const server = await startNatsServer();
    const notices: string[] = [];
    const fleet = await openFleet({ servers: [server.url], notify: (sentence) => notices.push(sentence) });
    await server.kill();
    await expect.poll(() => notices.length).toBe(1);
    await fleet.close();
    expect(fleet.connection.isClosed()).toBe(true);
    expect(notices).toHaveLength(1);
  });
});
