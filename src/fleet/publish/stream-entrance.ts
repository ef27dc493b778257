import { setTimeout as pause } from 'node:timers/promises';
import { getOrMake } from '../../words/map-entries.js';
import { fleetFailure } from '../connect/failure-sentence.js';
import type { Fleet } from '../connect/open-fleet.js';
import { untilAnswered } from '../connect/until-answered.js';
import { commanderKey, partitionOf } from '../partitions.js';
import { type Destination, MessageLane } from './message-lane.js';
import { NatsOutlet } from './nats-outlet.js';
import { Outbox } from './outbox.js';

const firstRetry = 100;
const longestRetry = 5000;

/** Publishes into a fleet's stream: one outbox shared by all directories, and the list of commanders. */
export class StreamEntrance {
  /** Creation time: a stream of the same name created later is another one. */
  readonly created: string;
  readonly #fleet: Fleet;
  readonly #outbox: Outbox;
  readonly #destination: Destination;
  readonly #introduced = new Map<string, Promise<void>>();
  readonly #closed = new AbortController();

  private constructor(fleet: Fleet, { created, maxBytes }: StreamFacts, say: (text: string) => void) {
    this.created = created;
    this.#fleet = fleet;
    this.#outbox = new Outbox(new NatsOutlet(fleet.connection), {
      onWait: (reason) => say(`${reason}: waiting until that changes; nothing is lost`),
      onResume: () => say('publishing goes on'),
    });
    const { partitions, names } = fleet;
    this.#destination = { partitions, subject: (partition) => names.subject(partition), maxBytes };
  }

  /** `say` receives messages for the user. Retries until the server answers or the signal fires. */
  static async open(fleet: Fleet, say: (text: string) => void, signal: AbortSignal): Promise<StreamEntrance> {
    return new StreamEntrance(fleet, await streamFacts(fleet, signal), say);
  }

  get stream(): string {
    return this.#fleet.names.stream;
  }

  /** Messages stored, already stored before (duplicates), and sent more than once. */
  get counts(): Pick<Outbox, 'stored' | 'duplicates' | 'sentAgain'> {
    const { stored, duplicates, sentAgain } = this.#outbox;
    return { stored, duplicates, sentAgain };
  }

  lane(): MessageLane {
    return new MessageLane(this.#outbox, this.#destination);
  }

  /** Adds a commander to the fleet's list, once per run. */
  introduce(commander: string): Promise<void> {
    return getOrMake(this.#introduced, commander, () => this.#putCommander(commander));
  }

  /** Waits until everything is stored, or until the timeout; pending waiters are then rejected. */
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

interface StreamFacts {
  readonly created: string;
  /** Maximum message size. */
  readonly maxBytes: number;
}

async function streamFacts({ manager, names, connection, server }: Fleet, signal: AbortSignal): Promise<StreamFacts> {
  const info = untilAnswered(() => manager.streams.info(names.stream), { signal });
  const { created, config } = await info.catch((error: unknown) => {
    signal.throwIfAborted();
    throw fleetFailure(error, `read the settings of ${names.stream}`, server);
  });
  const serverLimit = connection.info?.max_payload ?? usualPayload;
  return { created, maxBytes: config.max_msg_size > 0 ? Math.min(serverLimit, config.max_msg_size) : serverLimit };
}

const usualPayload = 1024 * 1024;
