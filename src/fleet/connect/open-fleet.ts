import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { defaultStream, type FleetNames, fleetNames } from '../fleet-names.js';
import { defaultPartitions } from '../partitions.js';

export interface FleetOptions {
  /** `nats://host:port`, several of them for a cluster. */
  readonly servers: readonly string[];
  /** The name of the stream; the others are named after it. */
  readonly stream?: string | undefined;
  /** Of a stream that is created; a stream that is there has its own. */
  readonly partitions?: number | undefined;
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
  /** Sends what is still to be sent, and disconnects. */
  close(): Promise<void>;
}

/** Connects, and creates the streams that are missing. */
export async function openFleet(options: FleetOptions): Promise<Fleet> {
  const { servers, stream = defaultStream, partitions = defaultPartitions } = options;
  const connection = await connect({ servers: [...servers] });
  const names = fleetNames(stream);
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: names.stream, subjects: [names.subjects] });
  await manager.streams.add({ name: names.findingsStream, subjects: [names.findingsSubjects] });
  await manager.streams.add({ name: names.asideStream, subjects: [names.asideSubjects] });
  const state = await new Kvm(connection).create(names.stateBucket, { allow_direct: false });
  const close = async () => connection.drain();
  return {
    connection,
    jetStream: jetstream(connection),
    manager,
    names,
    partitions,
    state,
    close,
    [Symbol.asyncDispose]: close,
  };
}
