import { setTimeout as sleep } from 'node:timers/promises';
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { createInbox, type Msg, type NatsConnection, nanos, type Subscription } from '@nats-io/transport-node';
import { type Delivery, deliveryOf } from './delivery.js';

export interface ReaderOptions {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly stream: string;
  /** One subject, which may have wildcards: with several filters this server is slow. */
  readonly subject: string;
  /** The last message that is known already, 0 for none; or only the last message of each subject, and what comes then. */
  readonly after: number | 'last of each subject';
  /** How many messages are asked for at a time; no more than twice as many wait to be taken. */
  readonly atOnce?: number | undefined;
}

/** A message as it came, with its number in the stream. */
export interface ReadMessage {
  readonly sequence: number;
  readonly message: Msg;
}

/** What was there to take. */
export interface ReadBatch {
  readonly messages: readonly ReadMessage[];
  /** How many more there were in the stream when the last of these was sent; 0 means that the reader has caught up. */
  readonly pending: number;
  /** The first message of the stream, if it no longer has those that should have come next. */
  readonly firstLeft?: number | undefined;
}

const defaultAtOnce = 256;

/** How often the server says that it is there while it has nothing to send; after three times nothing, it is asked anew. */
const heartbeat = 2000;
const silence = 3 * heartbeat;
const requestExpires = 30_000;

/** A consumer that nobody asks is removed by the server. */
const consumerExpires = 60_000;

const shortestPause = 100;
const longestPause = 2000;

/**
 * Reads a stream in order, from a message on, without an end: through restarts of the server and cuts of the network,
 * nothing twice and nothing left out. The server keeps a consumer in memory which is made anew, from the message after
 * the last that came, whenever something is not as it should be: a message missing, a consumer lost, a long silence.
 */
export class StreamReader {
  readonly #options: ReaderOptions;
  readonly #atOnce: number;
  #after: number;
  #consumer: string | undefined;
  #subscription: Subscription | undefined;
  #inbox = '';
  #delivered = 0;
  /** How many messages were asked for and have not come. */
  #asked = 0;
  #lastSign = 0;
  #waiting: ReadMessage[] = [];
  /** Unknown until the first consumer is made. */
  #pending: number | undefined;
  #firstLeft: number | undefined;
  #isMaking = false;
  #isClosed = false;
  #isInterrupted = false;
  #failure: Error | undefined;
  #wake: (() => void) | undefined;
  readonly #watchdog: NodeJS.Timeout;
  readonly #status: { stop?(): void };

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#atOnce = options.atOnce ?? defaultAtOnce;
    this.#after = typeof options.after === 'number' ? options.after : 0;
    this.#watchdog = setInterval(() => {
      if (this.#asked > 0 && performance.now() - this.#lastSign > silence) this.#renew();
    }, heartbeat);
    this.#watchdog.unref();
    const status = options.connection.status();
    this.#status = status as { stop?(): void };
    void this.#renewOnReconnect(status);
    this.#renew();
  }

  /** What has come; waits for it at most for a time. Nothing comes if that is over, or after `interrupt`. */
  async next(milliseconds = Infinity): Promise<ReadBatch> {
    if (!this.#hasNews()) await this.#news(milliseconds);
    if (this.#failure) throw this.#failure;
    this.#isInterrupted = false;
    const messages = this.#waiting;
    this.#waiting = [];
    const batch = { messages, pending: this.#pending ?? Infinity, firstLeft: this.#firstLeft };
    this.#firstLeft = undefined;
    this.#told = this.#pending;
    this.#askForMore();
    return batch;
  }

  /** What `next` said last about how many there are. */
  #told: number | undefined;

  #hasNews(): boolean {
    if (this.#failure !== undefined || this.#isInterrupted || this.#isClosed) return true;
    return this.#waiting.length > 0 ? this.#isWorthTaking() : this.#told !== this.#pending;
  }

  /** While more is on its way, it is not taken by twos and threes: each batch costs its taker something. */
  #isWorthTaking(): boolean {
    return this.#pending === 0 || this.#asked <= 0 || this.#waiting.length >= this.#atOnce / 2;
  }

  async #news(milliseconds: number): Promise<void> {
    const come = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const timer = milliseconds === Infinity ? undefined : setTimeout(() => this.#wake?.(), milliseconds);
    await come;
    this.#wake = undefined;
    clearTimeout(timer);
  }

  /** Lets `next` return, with what there is. */
  interrupt(): void {
    this.#isInterrupted = true;
    this.#wake?.();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watchdog);
    this.#status.stop?.();
    this.#leaveConsumer();
    this.#wake?.();
  }

  async #renewOnReconnect(status: AsyncIterable<{ readonly type: string }>): Promise<void> {
    for await (const { type } of status) if (type === 'reconnect' && !this.#isClosed) this.#renew();
  }

  #renew(): void {
    if (this.#isMaking || this.#isClosed || this.#failure) return;
    this.#isMaking = true;
    this.#leaveConsumer();
    void this.#make().finally(() => {
      this.#isMaking = false;
    });
  }

  #leaveConsumer(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#asked = 0;
    const { connection, manager, stream } = this.#options;
    if (this.#consumer === undefined || connection.isClosed()) return;
    // One that cannot be removed now is removed by the server later.
    manager.consumers.delete(stream, this.#consumer).catch(() => {});
    this.#consumer = undefined;
  }

  async #make(): Promise<void> {
    for (let pause = shortestPause; !this.#isClosed; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await this.#tryToMake();
      } catch (error) {
        if (this.#options.connection.isClosed()) return this.close();
        if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) {
          this.#failure = error;
          return this.#wake?.();
        }
        await sleep(pause);
      }
    }
  }

  async #tryToMake(): Promise<void> {
    const { connection, manager, stream, subject, after } = this.#options;
    const isLast = after !== this.#after && this.#after === 0;
    if (!isLast && this.#after > 0) {
      const { state } = await manager.streams.info(stream);
      if (state.first_seq > this.#after + 1 && typeof after === 'number') this.#firstLeft = state.first_seq;
    }
    const info = await manager.consumers.add(stream, {
      ack_policy: AckPolicy.None,
      ...(isLast
        ? { deliver_policy: DeliverPolicy.LastPerSubject }
        : { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: this.#after + 1 }),
      filter_subject: subject,
      mem_storage: true,
      num_replicas: 1,
      inactive_threshold: nanos(consumerExpires),
    });
    this.#consumer = info.name;
    if (this.#isClosed) return this.#leaveConsumer();
    this.#delivered = 0;
    this.#pending = info.num_pending;
    this.#inbox = createInbox();
    const inbox = this.#inbox;
    this.#subscription = connection.subscribe(inbox, {
      callback: (error, message) => {
        if (error) this.#fail(error);
        else if (message.subject === inbox) this.#onStatus(message);
        else this.#onMessage(message, deliveryOf(message.reply ?? ''));
      },
    });
    this.#lastSign = performance.now();
    this.#askForMore();
    this.#wake?.();
  }

  #fail(error: Error): void {
    this.#failure = error;
    this.#wake?.();
  }

  #onMessage(message: Msg, { sequence, delivered, pending }: Delivery): void {
    if (delivered !== this.#delivered + 1) return this.#renew();
    this.#lastSign = performance.now();
    this.#delivered = delivered;
    this.#after = sequence;
    this.#pending = pending;
    this.#asked--;
    this.#waiting.push({ sequence, message });
    if (this.#isWorthTaking()) this.#wake?.();
  }

  /** 100 is a heartbeat; 408 says that the request is over; with all others the consumer may be lost. */
  #onStatus({ headers }: Msg): void {
    this.#lastSign = performance.now();
    const code = headers?.code;
    if (code === 100) return;
    if (code !== 408 && code !== 404) return void sleep(shortestPause).then(() => this.#renew());
    this.#asked = 0;
    this.#askForMore();
  }

  /** Asks when fewer than half are on the way, so that the server is never idle while there is room. */
  #askForMore(): void {
    const { connection, stream } = this.#options;
    if (this.#consumer === undefined || !this.#subscription) return;
    if (this.#asked > this.#atOnce / 2 || this.#waiting.length >= this.#atOnce) return;
    const request = { batch: this.#atOnce, expires: nanos(requestExpires), idle_heartbeat: nanos(heartbeat) };
    if (this.#asked === 0) this.#lastSign = performance.now();
    this.#asked += this.#atOnce;
    connection.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${this.#consumer}`, JSON.stringify(request), {
      reply: this.#inbox,
    });
  }
}
