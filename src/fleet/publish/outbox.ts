import { isError } from '../../journal/system-error-reason.js';
import type { Answer, Outlet, OutletListener, SealedMessage } from './outlet.js';

export interface OutboxOptions {
  /** How many messages, and how many bytes of them, may be on their way at once. */
  readonly mostMessages?: number;
  readonly mostBytes?: number;
  /** After how many milliseconds without any answer everything is sent again. */
  readonly patience?: number;
  /** How many milliseconds to wait after the first refusal, and at most, each time twice as long. */
  readonly firstPause?: number;
  readonly longestPause?: number;
  /** Something is in the way, in words; and it is out of the way. */
  readonly onWait?: (reason: string) => void;
  readonly onGoingOn?: () => void;
}

/** A message on its way. */
interface Outgoing {
  readonly message: SealedMessage;
  /** Called when it and all before it are stored. */
  readonly onStored: (() => void) | undefined;
  isStored: boolean;
  isSent: boolean;
}

/**
 * `open`: everything is sent as it comes. `trying`: only the first message is on its way, to see whether the server takes
 * it. `pausing`: nothing is sent for a while. `lost`: nothing is sent until the connection is back.
 */
type State = 'open' | 'trying' | 'pausing' | 'lost';

const compactAfter = 4096;

/**
 * Messages on their way to the server: in order, a limited number at once, each until the server has confirmed that it is
 * stored. What is not confirmed is sent again, in order. Whoever brings more than is confirmed has to wait for room.
 */
export class Outbox implements OutletListener {
  readonly #outlet: Outlet;
  readonly #options: Required<OutboxOptions>;
  /** From `#head` on; the number of that one is `#firstNumber`. */
  #queue: Outgoing[] = [];
  #head = 0;
  #firstNumber = 0;
  /** The number of the next to be sent. */
  #next = 0;
  #bytes = 0;
  #state: State = 'open';
  /** An answer to an attempt before the current one may say that a message is stored, but not that it is refused. */
  #attempt = 0;
  #pause: number;
  #lastAnswer = 0;
  #timer: NodeJS.Timeout | undefined;
  #isWaitTold = false;
  #failure: Error | undefined;
  readonly #forRoom: (() => void)[] = [];
  readonly #forNumber = new Map<number, (() => void)[]>();
  /** Messages that are stored, those of them that were stored before, and how many were sent once more. */
  stored = 0;
  duplicates = 0;
  sentAgain = 0;

  constructor(outlet: Outlet, options: OutboxOptions = {}) {
    this.#outlet = outlet;
    this.#options = { ...defaults, ...options };
    this.#pause = this.#options.firstPause;
    outlet.listen(this);
  }

  /** Whether another message may be put in without waiting. */
  get hasRoom(): boolean {
    return this.#count < this.#options.mostMessages && this.#bytes < this.#options.mostBytes && !this.#failure;
  }

  get #count(): number {
    return this.#queue.length - this.#head;
  }

  /** Waits until there is room. */
  async room(): Promise<void> {
    while (!this.hasRoom) {
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => this.#forRoom.push(resolve));
    }
  }

  /** Puts a message in, and gives its number. */
  put(message: SealedMessage, onStored?: () => void): number {
    this.#queue.push({ message, onStored, isStored: false, isSent: false });
    this.#bytes += sizeOf(message);
    if (this.#state === 'open') this.#sendOn();
    return this.#firstNumber + this.#count - 1;
  }

  /** Waits until a message and all before it are stored. */
  async storedThrough(number: number): Promise<void> {
    while (number >= this.#firstNumber) {
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        const others = this.#forNumber.get(number);
        if (others) others.push(resolve);
        else this.#forNumber.set(number, [resolve]);
      });
    }
  }

  /** Waits until everything is stored, or so many milliseconds. */
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

  answered(attempt: number, number: number, { refused, isDuplicate }: Answer): void {
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
    this.#lastAnswer = performance.now();
    this.#takeStored();
    if (this.#state === 'trying') this.#open();
  }

  lost(): void {
    if (this.#state === 'lost' || this.#failure) return;
    // Whoever has made the connection tells it.
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
    if (this.#isWaitTold) this.#options.onGoingOn();
    this.#isWaitTold = false;
    this.#sendOn();
  }

  #sendOn(): void {
    const end = this.#firstNumber + this.#count;
    while (this.#next < end && this.#state === 'open') this.#sendNext();
    this.#expectAnswer();
  }

  /** Sends the next one, unless it is stored already. */
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

  /** Sends the first that is not stored, and the others after it only when it is. */
  #try(): void {
    this.#next = this.#firstNumber;
    this.#lastAnswer = performance.now();
    if (this.#count === 0) return this.#open();
    this.#state = 'trying';
    this.#sendNext();
    if (this.#state === 'trying') this.#expectAnswer();
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
    if (reason === undefined || this.#isWaitTold) return;
    this.#isWaitTold = true;
    this.#options.onWait(reason);
  }

  /** One timer for all that are on their way: it looks whether any answer came since it was set. */
  #expectAnswer(): void {
    if (this.#timer || this.#count === 0) return;
    const set = performance.now();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#count === 0) return;
      if (this.#lastAnswer > set) this.#expectAnswer();
      else this.#pauseFor('the server does not answer');
    }, this.#options.patience);
  }

  /** Lets go of those at the front that are stored. */
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

  /** Room for many, so that those who wait do not come and go for each single one. */
  get #hasMuchRoom(): boolean {
    const { mostMessages, mostBytes } = this.#options;
    return this.#count <= 0.75 * mostMessages && this.#bytes <= 0.75 * mostBytes;
  }

  #wake(waiting: readonly (() => void)[]): void {
    for (const resolve of waiting) resolve();
  }
}

const defaults: Required<OutboxOptions> = {
  mostMessages: 2048,
  mostBytes: 8 * 1024 * 1024,
  patience: 10_000,
  firstPause: 100,
  longestPause: 10_000,
  onWait: () => undefined,
  onGoingOn: () => undefined,
};

function sizeOf({ headers, payload }: SealedMessage): number {
  return headers.length + payload.length;
}
