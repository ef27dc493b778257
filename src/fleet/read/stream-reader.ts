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
  /** One subject, may have wildcards: the server is slow with several filters. */
  readonly subject: string;
  /** Start after this sequence number (0 for the beginning), or with the last message of each subject. */
  readonly after: number | 'last of each subject';
  /** Messages per request; at most twice as many are buffered. */
  readonly atOnce?: number | undefined;
  /** Interrupts the reader. */
  readonly signal?: AbortSignal | undefined;
}

/** A received message with its sequence number. */
export interface ReadMessage {
  readonly sequence: number;
  readonly message: Msg;
}

export interface ReadBatch {
  readonly messages: readonly ReadMessage[];
  /** Messages left in the stream when the last of these was sent; 0 if the reader has caught up. */
  readonly pending: number;
  /** The first message left in the stream, if those that should have come next were discarded. */
  readonly firstLeft?: number | undefined;
}

const defaultAtOnce = 256;

/** Idle heartbeat interval; after three missed ones the consumer is created again. */
const heartbeat = 2000;
const silence = 3 * heartbeat;
const requestExpires = 30_000;

/** The server removes a consumer without requests after this time. */
const consumerExpires = 60_000;

const shortestPause = 100;
const longestPause = 2000;

/**
 * Reads a stream in order and without end, through server restarts and network failures, each message exactly
 * once. The ephemeral consumer is created again, from the message after the last one received, whenever a
 * message is missing, the consumer is lost, or the server is silent for long.
 */
export class StreamReader {
  readonly #options: ReaderOptions;
  readonly #atOnce: number;
  #after: number;
  #consumer: string | undefined;
  #subscription: Subscription | undefined;
  #inbox = '';
  #delivered = 0;
  /** Requested messages that have not arrived. */
  #requested = 0;
  #lastSign = 0;
  #waiting: ReadMessage[] = [];
  /** Unknown until the first consumer exists. */
  #pending: number | undefined;
  #firstLeft: number | undefined;
  #isCreating = false;
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
      if (this.#requested > 0 && performance.now() - this.#lastSign > silence) this.#renew();
    }, heartbeat);
    this.#watchdog.unref();
    const status = options.connection.status();
    this.#status = status as { stop?(): void };
    void this.#renewOnReconnect(status);
    options.signal?.addEventListener('abort', this.interrupt);
    this.#renew();
  }

  /** The next batch; empty after the timeout or `interrupt`. */
  async next(milliseconds = Infinity): Promise<ReadBatch> {
    if (!this.#hasNews()) await this.#waitForNews(milliseconds);
    if (this.#failure) throw this.#failure;
    this.#isInterrupted = false;
    const messages = this.#waiting;
    this.#waiting = [];
    const batch = { messages, pending: this.#pending ?? Infinity, firstLeft: this.#firstLeft };
    this.#firstLeft = undefined;
    this.#returnedPending = this.#pending;
    this.#requestMore();
    return batch;
  }

  /** The value of `pending` that `next` returned last. */
  #returnedPending: number | undefined;

  #hasNews(): boolean {
    if (this.#failure !== undefined || this.#isInterrupted || this.#isClosed) return true;
    return this.#waiting.length > 0 ? this.#isWorthTaking() : this.#returnedPending !== this.#pending;
  }

  /** While more messages are coming, wait for a larger batch: each batch has a cost. */
  #isWorthTaking(): boolean {
    return this.#pending === 0 || this.#requested <= 0 || this.#waiting.length >= this.#atOnce / 2;
  }

  async #waitForNews(milliseconds: number): Promise<void> {
    const come = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const timer = milliseconds === Infinity ? undefined : setTimeout(() => this.#wake?.(), milliseconds);
    await come;
    this.#wake = undefined;
    clearTimeout(timer);
  }

  /** Makes `next` return what there is. */
  readonly interrupt = (): void => {
    this.#isInterrupted = true;
    this.#wake?.();
  };

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watchdog);
    this.#options.signal?.removeEventListener('abort', this.interrupt);
    this.#status.stop?.();
    this.#leaveConsumer();
    this.#wake?.();
  }

  async #renewOnReconnect(status: AsyncIterable<{ readonly type: string }>): Promise<void> {
    for await (const { type } of status) if (type === 'reconnect' && !this.#isClosed) this.#renew();
  }

  #renew(): void {
    if (this.#isCreating || this.#isClosed || this.#failure) return;
    this.#isCreating = true;
    this.#leaveConsumer();
    void this.#createWithRetries().finally(() => {
      this.#isCreating = false;
    });
  }

  #leaveConsumer(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#requested = 0;
    const { connection, manager, stream } = this.#options;
    if (this.#consumer === undefined || connection.isClosed()) return;
    // If this fails, the server removes it after `consumerExpires`.
    manager.consumers.delete(stream, this.#consumer).catch(() => {});
    this.#consumer = undefined;
  }

  async #createWithRetries(): Promise<void> {
    for (let pause = shortestPause; !this.#isClosed; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await this.#createConsumer();
      } catch (error) {
        if (this.#options.connection.isClosed()) return this.close();
        if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)
          return this.#fail(error);
        await sleep(pause);
      }
    }
  }

  async #createConsumer(): Promise<void> {
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
    this.#requestMore();
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
    this.#requested--;
    this.#waiting.push({ sequence, message });
    if (this.#isWorthTaking()) this.#wake?.();
  }

  /** 100: heartbeat; 404, 408: the request is over; any other: the consumer may be lost. */
  #onStatus({ headers }: Msg): void {
    this.#lastSign = performance.now();
    const code = headers?.code;
    if (code === 100) return;
    if (code !== 408 && code !== 404) return void sleep(shortestPause).then(() => this.#renew());
    this.#requested = 0;
    this.#requestMore();
  }

  /**
   * Requests more when fewer than half are outstanding, so that the server is never idle while there is room.
   */
  #requestMore(): void {
    const { connection, stream } = this.#options;
    if (this.#consumer === undefined || !this.#subscription) return;
    if (this.#requested > this.#atOnce / 2 || this.#waiting.length >= this.#atOnce) return;
    const request = { batch: this.#atOnce, expires: nanos(requestExpires), idle_heartbeat: nanos(heartbeat) };
    if (this.#requested === 0) this.#lastSign = performance.now();
    this.#requested += this.#atOnce;
    connection.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${this.#consumer}`, JSON.stringify(request), {
      reply: this.#inbox,
    });
  }
}
