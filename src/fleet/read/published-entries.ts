import { getOrMake } from '../../words/map-entries.js';
import type { Fleet } from '../connect/open-fleet.js';
import { untilAnswered } from '../connect/until-answered.js';
import { partitionOf } from '../partitions.js';
import { PublishedCommander, type PublishedEntry, type PublishedListener } from './published-commander.js';
import { type PartitionBatch, PartitionReader } from './read-partition.js';

export interface PublishedOptions extends PublishedListener {
  /** All commanders by default. */
  readonly commander?: string | undefined;
  readonly signal: AbortSignal;
  /** Called with the number of messages read so far, and in all. */
  readonly progress?: ((read: number, all: number) => void) | undefined;
  /** Called with the number of foreign messages. */
  readonly unreadable?: ((count: number) => void) | undefined;
  /** A companion is no longer in the stream. */
  readonly gone?: ((commander: string, file: string) => void) | undefined;
}

/**
 * The lines and companions that are in the stream at the start of the call, in batches: lines in the order of
 * their journals, each once, then the final companions. An entry's bytes are valid until the next one is
 * requested.
 */
export async function* publishedEntries(
  fleet: Fleet,
  options: PublishedOptions,
): AsyncGenerator<Iterable<PublishedEntry>, void, undefined> {
  const { commander: only } = options;
  const commanders = new Map<string, PublishedCommander>();
  for await (const { messages } of batchesUpToNow(fleet, options)) yield linesOf(messages);
  for (const commander of commanders.values()) yield commander.end();
  for (const commander of commanders.values()) yield* companionsOf(commander, fleet, options);

  function* linesOf(messages: PartitionBatch['messages']): Generator<PublishedEntry, void, undefined> {
    for (const message of messages) {
      const { commander: name } = message;
      if (only !== undefined && name !== only) continue;
      const commander = getOrMake(commanders, name, () => new PublishedCommander(name, options));
      yield* commander.take(message);
    }
  }
}

/** Batches of the messages stored by now. */
async function* batchesUpToNow(
  fleet: Fleet,
  { commander, signal, progress, unreadable }: PublishedOptions,
): AsyncGenerator<PartitionBatch, void, undefined> {
  const { state } = await untilAnswered(() => fleet.manager.streams.info(fleet.names.stream), { signal });
  const partition = commander === undefined ? undefined : partitionOf(commander, fleet.partitions);
  const reader = new PartitionReader(fleet, partition, { signal });
  try {
    for (let isOver = state.messages === 0; !isOver; ) {
      signal.throwIfAborted();
      const batch = await reader.next();
      isOver = batch.pending === 0 || batch.through >= state.last_seq;
      const isThere = ({ sequence }: { readonly sequence: number }) => sequence <= state.last_seq;
      const others = batch.unreadable.filter(isThere).length;
      if (others > 0) unreadable?.(others);
      yield isOver ? { ...batch, messages: batch.messages.filter(isThere) } : batch;
      progress?.(Math.max(0, batch.through - state.first_seq + 1), state.last_seq - state.first_seq + 1);
    }
    signal.throwIfAborted();
  } finally {
    reader.close();
  }
}

/** Companions fetched concurrently. */
const atOnce = 64;

/** Fetched one by one: the contents of all commanders would not fit into memory. */
async function* companionsOf(
  { name: commander, companions }: PublishedCommander,
  { manager, names }: Fleet,
  { signal, gone }: PublishedOptions,
): AsyncGenerator<Iterable<PublishedEntry>, void, undefined> {
  const requested = [...companions];
  for (let start = 0; start < requested.length; start += atOnce) {
    signal.throwIfAborted();
    const entries = requested.slice(start, start + atOnce).map(async ([file, sequences]) => {
      const pieces = await Promise.all(
        sequences.map((seq) => untilAnswered(() => manager.streams.getMessage(names.stream, { seq }), { signal })),
      );
      if (pieces.some((piece) => !piece)) return gone?.(commander, file);
      const bytes = Buffer.concat(pieces.map((piece) => piece?.data ?? new Uint8Array()));
      return { commander, file, line: 1, offset: 0, bytes };
    });
    yield (await Promise.all(entries)).filter((entry) => entry !== undefined);
  }
}
