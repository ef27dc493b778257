import { setTimeout as sleep } from 'node:timers/promises';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { quoted } from '../../words/printable.js';
import { FleetError, type FleetErrorCode } from '../fleet-error.js';
import { defaultStream, type FleetNames, fleetNames } from '../fleet-names.js';
import { agreedPartitions, maxPartitions } from './fleet-settings.js';
import { openStreams } from './open-streams.js';
import { connectToServer, type ServerOptions } from './server-connection.js';
import type { StreamLimits } from './stream-settings.js';

export interface FleetOptions extends ServerOptions, StreamLimits {
  /** Name of the stream; the other names derive from it. */
  readonly stream?: string | undefined;
  /** The required number; by default that of the fleet, or 64 for a new one. */
  readonly partitions?: number | undefined;
  /** Creates missing streams; true by default. */
  readonly create?: boolean | undefined;
  /** Milliseconds to keep trying while there is no server or no stream, may be `Infinity`; 0 by default. */
  readonly wait?: number | undefined;
}

/** A connection to the server and the fleet's streams, which exist. */
export interface Fleet extends AsyncDisposable {
  readonly connection: NatsConnection;
  readonly jetStream: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly names: FleetNames;
  readonly partitions: number;
  /**
   * Settings, commanders, leases and snapshots. Read from the stream leader, never from a lagging replica.
   */
  readonly state: KV;
  /** The server's URL without a password. */
  readonly server: string;
  /** Drains and disconnects. */
  close(): Promise<void>;
}

/** Back-off between attempts in milliseconds, doubled each time. */
const shortestPause = 250;
const longestPause = 5000;

/** The failures that waiting may end, and how. */
const awaited: Partial<Record<FleetErrorCode, string>> = { unreachable: 'one does', 'not-found': 'there is one' };

/** Connects and creates missing streams. All failures are FleetErrors. */
export async function openFleet(options: FleetOptions): Promise<Fleet> {
  const { stream = defaultStream, partitions, wait = 0, signal, notify } = options;
  refuseInvalidOptions(stream, partitions);
  const until = Date.now() + wait;
  let noticed: FleetErrorCode | undefined;
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await attempt(options, fleetNames(stream));
    } catch (error) {
      signal?.throwIfAborted();
      const end = error instanceof FleetError ? awaited[error.code] : undefined;
      if (!(error instanceof FleetError) || end === undefined || Date.now() + pause > until) throw error;
      if (error.code !== noticed) notify?.(`${error.message}; trying again until ${end}`);
      noticed = error.code;
      await sleep(pause, undefined, signal && { signal });
    }
  }
}

async function attempt(options: FleetOptions, names: FleetNames): Promise<Fleet> {
  const { connection, shown } = await connectToServer(options);
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const { create = true, maxBytes, notify } = options;
    const { version = '' } = connection.info ?? {};
    if (maxBytes !== undefined && /^2\.(9|10\.[0-4])(\.|$)/.test(version))
      notify?.(
        `nats-server ${version} may delete the oldest message of a stream that is full; 2.10.5 and later do not`,
      );
    await openStreams(manager, { names, limits: options, create, shown });
    // With `open` and these options the client reads the bucket from its stream leader.
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

/** Maximum time to drain in milliseconds: an unreachable server would block for ever. */
const drainTimeoutMs = 2000;

async function closeConnection(connection: NatsConnection): Promise<void> {
  if (connection.isClosed()) return;
  const drained = connection.drain().catch(() => {});
  await Promise.race([drained, sleep(drainTimeoutMs, undefined, { ref: false })]);
  await connection.close();
}

function refuseInvalidOptions(stream: string, partitions: number | undefined): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(stream))
    throw new FleetError(
      'refused',
      `${quoted(stream)} is not the name of a stream: write up to 64 letters, digits, - and _`,
    );
  if (partitions !== undefined && !(Number.isInteger(partitions) && partitions >= 1 && partitions <= maxPartitions))
    throw new FleetError('refused', `a fleet has from 1 to ${maxPartitions} partitions, not ${partitions}`);
}
