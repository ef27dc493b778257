import { isError } from '../../journal/system-error-reason.js';
import { addTo } from '../../words/map-entries.js';
import type { Outlet, OutletListener, PublishReply, SealedMessage } from './outlet.js';

export interface OutboxOptions {
  /** Limits for unconfirmed messages. */
  readonly maxMessages?: number;
  readonly maxBytes?: number;
  /** Milliseconds without a reply after which everything is sent again. */
  readonly timeoutMs?: number;
  /** Back-off after a refusal in milliseconds, doubled each time. */
  readonly firstPause?: number;
  readonly longestPause?: number;
  /** Called once when sending is blocked, with the reason, and once when it resumes. */
  readonly onWait?: (reason: string) => void;
  readonly onResume?: () => void;
}

interface Outgoing {
  readonly message: SealedMessage;
  /** Called when this message and all before it are stored. */
  readonly onStored: (() => void) | undefined;
  isStored: boolean;
  isSent: boolean;
}

/**
 * `open`: messages are sent as they come. `trying`: only the first is in flight, as a probe. `pausing`:
 * backing off. `lost`: waiting for the connection.
 */
type State = 'open' | 'trying' | 'pausing' | 'lost';

const compactAfter = 4096;

/**
 * A bounded, ordered queue of messages to the server. Each stays until the server has confirmed it;
 * unconfirmed ones are resent in order. Senders wait for room.
 */
export class Outbox implements OutletListener {
  readonly #outlet: Outlet;
  readonly #options: Required<OutboxOptions>;
  /** Live from `#head` on; the message there has number `#firstNumber`. */
  #queue: Outgoing[] = [];
  #head = 0;
  #firstNumber = 0;
  /** Number of the next message to send. */
  #next = 0;
  #bytes = 0;
  #state: State = 'open';
  /** A reply to an earlier attempt may confirm a message, but not refuse it. */
  #attempt = 0;
  #pause: number;
  #lastReply = 0;
  #timer: NodeJS.Timeout | undefined;
  #isWaitReported = false;
  #failure: Error | undefined;
  readonly #forRoom: (() => void)[] = [];
  readonly #forNumber = new Map<number, (() => void)[]>();
  /** Messages stored, stored before (duplicates), and resent. */
  stored = 0;
  duplicates = 0;
  sentAgain = 0;

  constructor(outlet: Outlet, options: OutboxOptions = {}) {
    this.#outlet = outlet;
    this.#options = { ...defaults, ...options };
    this.#pause = this.#options.firstPause;
    outlet.listen(this);
  }

  get hasRoom(): boolean {
    return this.#count < this.#options.maxMessages && this.#bytes < this.#options.maxBytes && !this.#failure;
  }

  get #count(): number {
    return this.#queue.length - this.#head;
  }

  async room(): Promise<void> {
    while (!this.hasRoom) {
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => this.#forRoom.push(resolve));
    }
  }

  /** Enqueues a message and returns its number. */
  put(message: SealedMessage, onStored?: () => void): number {
    this.#queue.push({ message, onStored, isStored: false, isSent: false });
    this.#bytes += sizeOf(message);
    if (this.#state === 'open') this.#sendOn();
    return this.#firstNumber + this.#count - 1;
  }

  /** Resolves when a message and all before it are stored. */
  async storedThrough(number: number): Promise<void> {
    while (number >= this.#firstNumber) {
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        addTo(this.#forNumber, number, resolve);
      });
    }
  }

  /** Waits until everything is stored, at most `milliseconds`; pending waiters are then rejected. */
  async close(milliseconds: number): Promise<void> {
    const last = this.#firstNumber + this.#count - 1;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.storedThrough(last).catch(() => undefined), enough]);
    clearTimeout(timer);
    this.ended(new Error('the outbox is closed'));
  }

  replied(attempt: number, number: number, { refused, isDuplicate }: PublishReply): void {
    const outgoing = this.#queue[this.#head + number - this.#firstNumber];
    if (!outgoing || number < this.#firstNumber || this.#failure) return;
    if (refused !== undefined) {
      if (attempt === this.#attempt) this.#pauseFor(refused);
      return;
    }
    if (outgoing.isStored) return;
    outgoing.isStored = true;
    this.stored++;
    if (isDuplicate) this.duplicates++;
    this.#lastReply = performance.now();
    this.#takeStored();
    if (this.#state === 'trying') this.#open();
  }

  lost(): void {
    if (this.#state === 'lost' || this.#failure) return;
    // The owner of the connection reports the loss.
    this.#stop('lost');
  }

  restored(): void {
    if (this.#state === 'lost' && !this.#failure) this.#try();
  }

  ended(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#wake(this.#forRoom.splice(0));
    for (const waiting of this.#forNumber.values()) this.#wake(waiting);
    this.#forNumber.clear();
  }

  #open(): void {
    this.#state = 'open';
    this.#pause = this.#options.firstPause;
    if (this.#isWaitReported) this.#options.onResume();
    this.#isWaitReported = false;
    this.#sendOn();
  }

  #sendOn(): void {
    const end = this.#firstNumber + this.#count;
    while (this.#next < end && this.#state === 'open') this.#sendNext();
    this.#expectReply();
  }

  /** Sends the next message unless it is already stored. */
  #sendNext(): void {
    const outgoing = this.#queue[this.#head + this.#next - this.#firstNumber] as Outgoing;
    if (!outgoing.isStored) {
      try {
        this.#outlet.send(outgoing.message, this.#attempt, this.#next);
      } catch (error) {
        this.#pauseFor(isError(error) ? error.message : String(error));
        return;
      }
      if (outgoing.isSent) this.sentAgain++;
      outgoing.isSent = true;
    }
    this.#next++;
  }

  /** Probes with the first unconfirmed message; the others follow once it is confirmed. */
  #try(): void {
    this.#next = this.#firstNumber;
    this.#lastReply = performance.now();
    if (this.#count === 0) return this.#open();
    this.#state = 'trying';
    this.#sendNext();
    if (this.#state === 'trying') this.#expectReply();
  }

  #pauseFor(reason: string): void {
    if (this.#state === 'pausing' || this.#state === 'lost') return;
    this.#stop('pausing', reason);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#try();
    }, this.#pause);
    this.#pause = Math.min(2 * this.#pause, this.#options.longestPause);
  }

  #stop(state: 'pausing' | 'lost', reason?: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#state = state;
    this.#attempt++;
    if (reason === undefined || this.#isWaitReported) return;
    this.#isWaitReported = true;
    this.#options.onWait(reason);
  }

  /** One timer for all messages in flight: checks whether any reply came since it was set. */
  #expectReply(): void {
    if (this.#timer || this.#count === 0) return;
    const set = performance.now();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#count === 0) return;
      if (this.#lastReply > set) this.#expectReply();
      else this.#pauseFor('the server does not answer');
    }, this.#options.timeoutMs);
  }

  /** Removes confirmed messages from the front. */
  #takeStored(): void {
    for (let first = this.#queue[this.#head]; first?.isStored; first = this.#queue[this.#head]) {
      this.#head++;
      this.#bytes -= sizeOf(first.message);
      first.onStored?.();
      const waiting = this.#forNumber.get(this.#firstNumber);
      this.#forNumber.delete(this.#firstNumber++);
      if (waiting) this.#wake(waiting);
    }
    if (this.#next < this.#firstNumber) this.#next = this.#firstNumber;
    if (this.#head >= compactAfter || this.#head === this.#queue.length) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
    if (this.#forRoom.length > 0 && this.#hasMuchRoom) this.#wake(this.#forRoom.splice(0));
  }

  /** High-water mark: wake waiters in batches. */
  get #hasMuchRoom(): boolean {
    const { maxMessages, maxBytes } = this.#options;
    return this.#count <= 0.75 * maxMessages && this.#bytes <= 0.75 * maxBytes;
  }

  #wake(waiting: readonly (() => void)[]): void {
    for (const resolve of waiting) resolve();
  }
}

const defaults: Required<OutboxOptions> = {
  maxMessages: 2048,
  maxBytes: 8 * 1024 * 1024,
  timeoutMs: 10_000,
  firstPause: 100,
  longestPause: 10_000,
  onWait: () => undefined,
  onResume: () => undefined,
};

function sizeOf({ headers, payload }: SealedMessage): number {
  return headers.length + payload.length;
}
