/**
 * The fleet: publishing beside what the client library can do, checking from the stream beside checking from
 * files.
 */
import path from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { programPath } from '../scripts/program-path.js';
import { quantile } from './compare.js';
import { ran, startServer, writeFleet } from './fleet-support.js';
import { about, fact, goal, leaveOut } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

/**
 * In the game's dialect nearly every line is clean; the specification lacks most of the game's words, which
 * gives many notes.
 */
const corpora = [
  { dialect: 'game', commanders: 24, events: 200, years: 20 },
  { dialect: 'spec', commanders: 24, events: 100, years: 12 },
];
const rounds = 3;

export async function benchFleet() {
  const program = await programPath('nats-server').catch(() => undefined);
  if (!program) return leaveOut('the fleet', 'nats-server is not installed');
  await inTemporaryDirectory(async (folder) => {
    const server = await startServer(program, path.join(folder, 'server'));
    try {
      for (const corpus of corpora) {
        const root = path.join(folder, corpus.dialect);
        await writeFleet(root, corpus);
        about(`a fleet, dialect ${corpus.dialect}`);
        await benchRounds({ url: server.url, root, positions: path.join(folder, 'positions') });
      }
    } finally {
      await server.end();
    }
  });
}

/** In each round all of them, one after the other. */
async function benchRounds({ url, root, positions }) {
  const connection = await connect({ servers: url });
  const figures = { ours: [], raw: [], files: [], filesCpu: [], one: [], oneCpu: [], two: [] };
  const publishing = ['fleet', 'publish', root, '--once', '--format', 'json', '--position', positions];
  const publish = (stream) => ran(...publishing, '--stream', stream, '--server', url);
  const checking = ['fleet', 'check', '--once', '--fail-on', 'never', '--snapshot-every', '60s'];
  const check = (stream) => ran(...checking, '--stream', stream, '--server', url);
  let messages = 0;
  for (let round = 0; round < rounds; round++) {
    const [first, second] = [`ONE${round}`, `TWO${round}`];
    const { published, seconds } = JSON.parse((await publish(first)).out);
    messages = published;
    figures.ours.push(seconds);
    figures.raw.push(await rawPublishing(connection, first));
    await publish(second);
    const files = await ran('check', '--no-config', '--threads', '1', '--fail-on', 'never', '--format', 'json', root);
    figures.files.push(files.seconds);
    figures.filesCpu.push(files.cpu);
    const one = await check(first);
    figures.one.push(one.seconds);
    figures.oneCpu.push(one.cpu);
    figures.two.push(Math.max(...(await Promise.all([check(second), check(second)])).map((each) => each.seconds)));
    await removeStreams(connection);
  }
  await connection.close();
  tell(messages, Object.fromEntries(Object.entries(figures).map(([name, list]) => [name, quantile(list, 0.5)])));
}

function tell(messages, { ours, raw, files, filesCpu, one, oneCpu, two }) {
  fact('publishing, with reading the files', messages / ours, 'messages/s');
  fact('the client library alone, from memory', messages / raw, 'messages/s');
  goal('publishing to the client library', raw / ours, { atLeast: 0.5 });
  fact('checking files with one thread', messages / files, 'messages/s');
  fact('checking from the stream', messages / one, 'messages/s');
  fact('checking from the stream to checking files, by the clock', files / one, '×');
  goal('checking from the stream to checking files, by time of the processor', filesCpu / oneCpu, { atLeast: 0.7 });
  goal('two processes that check to one', one / two, { atLeast: 1.6 });
}

/** How many messages may be on their way at once: as many as with us. */
const onTheirWay = 2048;

/**
 * Publishes what a stream has once more, to another of the same settings, with nothing but the client
 * library.
 */
async function rawPublishing(connection, stream) {
  const manager = await jetstreamManager(connection);
  const { config, state } = await manager.streams.info(stream);
  const copy = `RAW${stream}`;
  await manager.streams.add({ ...config, name: copy, subjects: [`${copy}.*`] });
  const messages = [];
  const consumer = await jetstream(connection).consumers.get(stream);
  for await (const { subject, headers, data, seq } of await consumer.consume({ max_messages: 2000 })) {
    messages.push([`${copy}.${subject.split('.')[1]}`, data, headers]);
    if (seq >= state.last_seq) break;
  }
  const started = performance.now();
  await publishAll(jetstream(connection), messages);
  return (performance.now() - started) / 1000;
}

async function publishAll(client, messages) {
  const waiting = [];
  for (const [subject, data, headers] of messages) {
    if (waiting.length === onTheirWay) await Promise.all(waiting.splice(0, onTheirWay / 2));
    waiting.push(client.publish(subject, data, { headers }));
  }
  await Promise.all(waiting);
}

async function removeStreams(connection) {
  const manager = await jetstreamManager(connection);
  for await (const { config } of manager.streams.list()) await manager.streams.delete(config.name);
}
