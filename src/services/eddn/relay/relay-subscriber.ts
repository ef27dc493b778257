import type { Socket } from 'node:net';
import {
  commandIn,
  commandOf,
  type Frame,
  FrameReader,
  greeting,
  greetingLength,
  isGreeting,
  propertiesIn,
  propertiesOf,
} from './zmtp.js';

/** Messages that wait for one subscriber: beyond this number, or this size, it loses them. */
const highWaterMark = 500;
const mostWaitingBytes = 8 * 1024 * 1024;

/** Limits against hostile peers: they send only subscriptions and heartbeats. */
const largestFrame = 1024;
const mostTopics = 100;
const handshakeTimeout = 10_000;
const mostUnreadPongs = 64 * 1024;

const [subscribe, cancel] = [1, 0];

/** One peer of the relay. */
export class RelaySubscriber {
  readonly #socket: Socket;
  readonly #reader = new FrameReader(largestFrame);
  #greeting: Buffer | undefined = Buffer.alloc(0);
  #isReady = false;
  /** How often each topic is subscribed to. */
  readonly #topics = new Map<string, number>();
  #waiting = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    const timer = setTimeout(() => this.#isReady || socket.destroy(), handshakeTimeout);
    timer.unref();
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => clearTimeout(timer));
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.write(greeting);
  }

  /** Sends a frame if it begins with a topic of this subscriber, and if there is room. */
  send(frame: Buffer, body: Uint8Array): void {
    if (!this.#wants(body) || this.#waiting >= highWaterMark) return;
    if (this.#socket.writableLength > mostWaitingBytes) return;
    this.#waiting++;
    this.#socket.write(frame, () => this.#waiting--);
  }

  get isSubscribed(): boolean {
    return this.#topics.size > 0;
  }

  close(): void {
    this.#socket.destroy();
  }

  #wants(body: Uint8Array): boolean {
    if (this.#topics.has('')) return true;
    const start = Buffer.from(body.subarray(0, largestFrame)).toString('latin1');
    return [...this.#topics.keys()].some((topic) => start.startsWith(topic));
  }

  #take(chunk: Buffer): void {
    const frames = this.#reader.add(this.#greeting ? this.#afterGreeting(chunk) : chunk);
    if (!frames || !frames.every((frame) => this.#accept(frame))) this.#socket.destroy();
  }

  /** Collects the greeting; what follows it are frames. */
  #afterGreeting(chunk: Buffer): Buffer {
    const all = Buffer.concat([this.#greeting ?? Buffer.alloc(0), chunk]);
    this.#greeting = all;
    if (all.length < greetingLength) return Buffer.alloc(0);
    this.#greeting = undefined;
    if (!isGreeting(all)) this.#socket.destroy();
    else this.#socket.write(commandOf('READY', propertiesOf({ 'Socket-Type': 'PUB' })));
    return all.subarray(greetingLength);
  }

  /** Whether a frame is one that a subscriber sends. */
  #accept({ isCommand, body }: Frame): boolean {
    if (!isCommand) return this.#isReady && this.#subscription(body[0], body.subarray(1));
    const { name, data } = commandIn(body);
    switch (name) {
      case 'READY':
        this.#isReady = /^X?SUB$/.test(propertiesIn(data).get('socket-type') ?? '');
        return this.#isReady;
      case 'SUBSCRIBE':
        return this.#isReady && this.#subscription(subscribe, data);
      case 'CANCEL':
        return this.#isReady && this.#subscription(cancel, data);
      case 'PING':
        // Two bytes of time to live, then a context to send back.
        if (this.#socket.writableLength < mostUnreadPongs) this.#socket.write(commandOf('PONG', data.subarray(2)));
        return true;
      default:
        return name !== 'ERROR';
    }
  }

  #subscription(kind: number | undefined, bytes: Buffer): boolean {
    const topic = bytes.toString('latin1');
    const count = (this.#topics.get(topic) ?? 0) + (kind === subscribe ? 1 : kind === cancel ? -1 : 0);
    if (count > 0) this.#topics.set(topic, count);
    else this.#topics.delete(topic);
    return this.#topics.size <= mostTopics;
  }
}
