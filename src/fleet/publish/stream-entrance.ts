import { setTimeout as pause } from 'node:timers/promises';
import { fleetFailure } from '../connect/failure-sentence.js';
import type { Fleet } from '../connect/open-fleet.js';
import { untilAnswered } from '../connect/until-answered.js';
import { commanderKey, partitionOf } from '../partitions.js';
import { type Destination, MessageLane } from './message-lane.js';
import { NatsOutlet } from './nats-outlet.js';
import { Outbox } from './outbox.js';

const firstRetry = 100;
const longestRetry = 5000;

/** The way into the stream of a fleet: an outbox that all directories share, and the list of commanders. */
export class StreamEntrance {
  /** When the stream was created: one of the same name that was created later is another. */
  readonly created: string;
  readonly #fleet: Fleet;
  readonly #outbox: Outbox;
  readonly #destination: Destination;
  readonly #introduced = new Map<string, Promise<void>>();
  readonly #closed = new AbortController();

  private constructor(fleet: Fleet, { created, mostBytes }: StreamFacts, say: (text: string) => void) {
    this.created = created;
    this.#fleet = fleet;
    this.#outbox = new Outbox(new NatsOutlet(fleet.connection), {
      onWait: (reason) => say(`${reason}: waiting until that changes; nothing is lost`),
      onGoingOn: () => say('publishing goes on'),
    });
    const { partitions, names } = fleet;
    this.#destination = { partitions, subject: (partition) => names.subject(partition), mostBytes };
  }

  /** `say` is told what is worth a sentence. A server that does not answer is asked again, until the signal. */
  static async open(fleet: Fleet, say: (text: string) => void, signal: AbortSignal): Promise<StreamEntrance> {
    return new StreamEntrance(fleet, await streamFacts(fleet, signal), say);
  }

  /** The name of the stream. */
  get stream(): string {
    return this.#fleet.names.stream;
  }

  /** Messages that are stored; those of them that the server had stored before; messages that were sent more than once. */
  get counts(): Pick<Outbox, 'stored' | 'duplicates' | 'sentAgain'> & { readonly commanders: number } {
    const { stored, duplicates, sentAgain } = this.#outbox;
    return { stored, duplicates, sentAgain, commanders: this.#introduced.size };
  }

  /** A way for the messages of one directory. */
  lane(): MessageLane {
    return new MessageLane(this.#outbox, this.#destination);
  }

  /** Adds a commander to the list of all, once in a run. */
  introduce(commander: string): Promise<void> {
    const known = this.#introduced.get(commander);
    if (known) return known;
    const fresh = this.#putCommander(commander);
    this.#introduced.set(commander, fresh);
    return fresh;
  }

  /** Waits until everything is stored, or so many milliseconds; then whoever still waits is let go. */
  async close(milliseconds: number): Promise<void> {
    this.#closed.abort();
    await this.#outbox.close(milliseconds);
  }

  async #putCommander(commander: string): Promise<void> {
    const { state, partitions, connection } = this.#fleet;
    const content = JSON.stringify({ name: commander, partition: partitionOf(commander, partitions) });
    for (let retry = firstRetry; !this.#closed.signal.aborted; retry = Math.min(2 * retry, longestRetry)) {
      try {
        await state.put(`commander.${commanderKey(commander)}`, content);
        return;
      } catch (error) {
        if (connection.isClosed()) throw error;
        await pause(retry, undefined, { signal: this.#closed.signal }).catch(() => undefined);
      }
    }
  }
}

/** What the publisher needs to know of a stream. */
interface StreamFacts {
  readonly created: string;
  /** How many bytes a message may have. */
  readonly mostBytes: number;
}

async function streamFacts({ manager, names, connection, server }: Fleet, signal: AbortSignal): Promise<StreamFacts> {
  const asked = untilAnswered(() => manager.streams.info(names.stream), { signal });
  const { created, config } = await asked.catch((error: unknown) => {
    signal.throwIfAborted();
    throw fleetFailure(error, `read the settings of ${names.stream}`, server);
  });
  const ofServer = connection.info?.max_payload ?? usualPayload;
  return { created, mostBytes: config.max_msg_size > 0 ? Math.min(ofServer, config.max_msg_size) : ofServer };
}

const usualPayload = 1024 * 1024;
