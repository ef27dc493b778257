import { setTimeout as sleep } from 'node:timers/promises';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { quoted } from '../../words/printable.js';
import { FleetError } from '../fleet-error.js';
import { defaultStream, type FleetNames, fleetNames } from '../fleet-names.js';
import { agreedPartitions, mostPartitions } from './fleet-settings.js';
import { openStreams } from './open-streams.js';
import { connectToServer, type ServerOptions } from './server-connection.js';
import type { StreamLimits } from './stream-settings.js';

export interface FleetOptions extends ServerOptions, StreamLimits {
  /** The name of the stream; the others are named after it. */
  readonly stream?: string | undefined;
  /** How many there must be; 64 in a fleet that is created, otherwise as many as it has. */
  readonly partitions?: number | undefined;
  /** Whether streams that are missing are created, as they are by default. */
  readonly create?: boolean | undefined;
  /** How long to try again if no server answers, in milliseconds, also `Infinity`; not at all by default. */
  readonly wait?: number | undefined;
}

/** A connection to the server, and the streams of a fleet there, which exist. */
export interface Fleet extends AsyncDisposable {
  readonly connection: NatsConnection;
  readonly jetStream: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly names: FleetNames;
  readonly partitions: number;
  /** Settings, commanders, leases and snapshots. It is read from its leader, never from a copy that may lag behind. */
  readonly state: KV;
  /** The server as it may be shown, without a password. */
  readonly server: string;
  /** Sends what is still to be sent, and disconnects. */
  close(): Promise<void>;
}

/** Between two attempts while no server answers; each is twice as long as the one before. */
const shortestPause = 250;
const longestPause = 5000;

/** Connects, and creates the streams that are missing. Whatever goes wrong is a FleetError. */
export async function openFleet(options: FleetOptions): Promise<Fleet> {
  const { stream = defaultStream, partitions, wait = 0, signal, tell } = options;
  refuseWrongNames(stream, partitions);
  const until = Date.now() + wait;
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await attempt(options, fleetNames(stream));
    } catch (error) {
      signal?.throwIfAborted();
      // All else stays wrong however long one waits.
      const mayPass = error instanceof FleetError && error.code === 'unreachable';
      if (!mayPass || Date.now() + pause > until) throw error;
      if (pause === shortestPause) tell?.(`${error.message}; trying again until one does`);
      await sleep(pause, undefined, signal && { signal });
    }
  }
}

async function attempt(options: FleetOptions, names: FleetNames): Promise<Fleet> {
  const { connection, shown } = await connectToServer(options);
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const { create = true } = options;
    await openStreams(manager, { names, limits: options, create, shown });
    // Opened, not created: the client reads such a bucket from the leader of its stream.
    const state = await new Kvm(connection).open(names.stateBucket, { allow_direct: false });
    const partitions = await agreedPartitions(state, options.partitions, shown);
    const close = () => closeConnection(connection);
    return {
      connection,
      jetStream: jetstream(connection),
      manager,
      names,
      partitions,
      state,
      server: shown,
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** How long what is still to be sent may take; a server that is away would keep everybody waiting for ever. */
const farewell = 2000;

async function closeConnection(connection: NatsConnection): Promise<void> {
  if (connection.isClosed()) return;
  const drained = connection.drain().catch(() => {});
  await Promise.race([drained, sleep(farewell, undefined, { ref: false })]);
  await connection.close();
}

function refuseWrongNames(stream: string, partitions: number | undefined): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(stream))
    throw new FleetError(
      'refused',
      `${quoted(stream)} is not the name of a stream: write up to 64 letters, digits, - and _`,
    );
  if (partitions !== undefined && !(Number.isInteger(partitions) && partitions >= 1 && partitions <= mostPartitions))
    throw new FleetError('refused', `a fleet has from 1 to ${mostPartitions} partitions, not ${partitions}`);
}
