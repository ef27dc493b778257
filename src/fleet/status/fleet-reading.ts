import { AckPolicy, DeliverPolicy, type StreamInfo } from '@nats-io/jetstream';
import type { Fleet } from '../connect/open-fleet.js';
import type { HolderRecord, PositionRecord, WorkerRecord } from '../worker-records.js';

/** A snapshot of the server's data about a fleet. */
export interface FleetReading {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly partitions: number;
  /** Unchecked messages per partition; partitions without any are omitted. */
  readonly waiting: ReadonlyMap<number, number>;
  /** The message stream first. */
  readonly streams: readonly StreamReading[];
  readonly workers: readonly WorkerRecord[];
  readonly holders: ReadonlyMap<number, HolderRecord>;
  readonly positions: ReadonlyMap<number, PositionRecord>;
  readonly commanders: number;
}

export interface StreamReading {
  readonly name: string;
  readonly messages: number;
  readonly bytes: number;
  /** Undefined if only the server's own limits apply. */
  readonly maxBytes: number | undefined;
  readonly replicas: number;
  /** Sequence number of the last message, even if it was deleted. */
  readonly last: number;
}

/** Queries the server; changes nothing there. */
export async function readFleet(fleet: Fleet, now: () => number): Promise<FleetReading> {
  const { manager, names, partitions } = fleet;
  const [workers, holders, positions, commanders] = await Promise.all([
    recordsUnder<WorkerRecord>(fleet, 'worker'),
    recordsUnder<HolderRecord>(fleet, 'partition'),
    recordsUnder<PositionRecord>(fleet, 'position'),
    countMessages(fleet, bucketStream(fleet), `$KV.${names.stateBucket}.commander.*`, 1),
  ]);
  // Read after the positions, so that messages stored in between count as waiting.
  const info = await manager.streams.info(names.stream, { subjects_filter: names.subjects });
  const others = await Promise.all(
    [names.findingsStream, names.asideStream, bucketStream(fleet)].map((name) => manager.streams.info(name)),
  );
  const byPartition = numbered(positions);
  return {
    at: now(),
    partitions,
    waiting: await waitingIn(fleet, info, byPartition),
    streams: [info, ...others].map(streamReading),
    workers: [...workers.values()],
    holders: numbered(holders),
    positions: byPartition,
    commanders,
  };
}

function bucketStream({ names }: Fleet): string {
  return `KV_${names.stateBucket}`;
}

/** Values of the keys `<word>.<rest>`, by `<rest>`. */
async function recordsUnder<Value>(fleet: Fleet, word: string): Promise<Map<string, Value>> {
  const prefix = `$KV.${fleet.names.stateBucket}.${word}.`;
  const { state } = await fleet.manager.streams.info(bucketStream(fleet), { subjects_filter: `${prefix}*` });
  const found = await Promise.all(
    Object.keys(state.subjects ?? {}).map(async (subject) => {
      const rest = subject.slice(prefix.length);
      const entry = await fleet.state.get(`${word}.${rest}`);
      return entry?.operation === 'PUT' ? [[rest, entry.json<Value>()] as const] : [];
    }),
  );
  return new Map(found.flat());
}

function numbered<Value>(records: ReadonlyMap<string, Value>): Map<number, Value> {
  return new Map([...records].map(([partition, value]) => [Number(partition), value]));
}

/**
 * Unchecked messages per partition. If nothing was ever deleted, that is stored minus checked; otherwise the
 * server counts.
 */
async function waitingIn(
  fleet: Fleet,
  { state }: StreamInfo,
  positions: ReadonlyMap<number, PositionRecord>,
): Promise<Map<number, number>> {
  const { names } = fleet;
  const isWhole = state.first_seq <= 1 && (state.num_deleted ?? 0) === 0;
  const counts = await Promise.all(
    Object.entries(state.subjects ?? {}).map(async ([subject, stored]) => {
      const partition = Number(subject.slice(subject.lastIndexOf('.') + 1));
      const position = positions.get(partition);
      if (!position) return [partition, stored] as const;
      const isDone = position.through >= state.last_seq;
      if (isDone || isWhole) return [partition, isDone ? 0 : Math.max(0, stored - position.checked)] as const;
      return [partition, await countMessages(fleet, names.stream, subject, position.through + 1)] as const;
    }),
  );
  return new Map(counts.filter(([, count]) => count > 0).sort(([a], [b]) => a - b));
}

/** Counts a subject's messages from a sequence number on. */
async function countMessages({ manager }: Fleet, stream: string, subject: string, first: number): Promise<number> {
  const { name, num_pending } = await manager.consumers.add(stream, {
    filter_subject: subject,
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: first,
    mem_storage: true,
    num_replicas: 1,
  });
  await manager.consumers.delete(stream, name);
  return num_pending;
}

function streamReading({ config, state }: StreamInfo): StreamReading {
  return {
    name: config.name,
    messages: state.messages,
    bytes: state.bytes,
    maxBytes: config.max_bytes > 0 ? config.max_bytes : undefined,
    replicas: config.num_replicas,
    last: state.last_seq,
  };
}
