import type { FleetMessage } from './fleet-message.js';

type Piece = Pick<FleetMessage, 'copy' | 'offset' | 'payload' | 'start'>;

/** How far a journal has been read: which copy, and the offset of its next byte. */
export interface FilePosition {
  readonly copy: number;
  readonly next: number;
}

/** Bytes that never arrived, and the messages that could be used after them. */
export interface Skipped<Message> {
  readonly from: number;
  readonly to: number;
  readonly ready: readonly Message[];
}

/**
 * Puts the messages of one journal into byte order. A publisher resends what it does not know to be stored,
 * so there are duplicates; if the server lost a message and stored the next, that one arrives early and
 * waits. No other state is kept, so a caller can save and restore the position.
 */
export class FileSequence<Message extends Piece> {
  /** Messages that had arrived before. */
  duplicates = 0;
  #copy: number;
  #next: number;
  /** Sorted by offset. */
  #waiting: Message[] = [];

  constructor({ copy, next }: FilePosition = { copy: 1, next: 0 }) {
    this.#copy = copy;
    this.#next = next;
  }

  get position(): FilePosition {
    return { copy: this.#copy, next: this.#next };
  }

  /** Messages that arrived too early, sorted by offset. */
  get waiting(): readonly Message[] {
    return this.#waiting;
  }

  get waitingBytes(): number {
    return this.#waiting.reduce((sum, { payload }) => sum + payload.length, 0);
  }

  /**
   * Takes the next message and returns those that are ready. A message that starts before the end of the
   * previous one is a line that was published unfinished and has grown.
   */
  take(message: Message): readonly Message[] {
    if (message.copy < this.#copy) return this.#drop();
    if (message.copy > this.#copy) this.#begin(message.copy);
    if (message.start) this.#next = Math.max(this.#next, message.offset);
    if (message.offset > this.#next) return this.#wait(message);
    return [...this.#use(message), ...this.#useWaiting()];
  }

  /**
   * Skips what is missing before the first waiting message or, if none waits, before the end of the journal.
   * Returns undefined if nothing is missing; may have to be called again.
   */
  skip(end = this.#next): Skipped<Message> | undefined {
    const from = this.#next;
    const to = this.#waiting[0]?.offset ?? end;
    if (to <= from) return undefined;
    this.#next = to;
    return { from, to, ready: this.#useWaiting() };
  }

  /** Another file replaced this one: what was missing of the old one no longer matters. */
  #begin(copy: number): void {
    this.#copy = copy;
    this.#next = 0;
    this.#waiting = [];
  }

  #wait(message: Message): [] {
    const at = this.#waiting.findLastIndex(({ offset }) => offset <= message.offset);
    const there = this.#waiting[at];
    if (there?.offset !== message.offset) this.#waiting.splice(at + 1, 0, message);
    else if (there.payload.length < message.payload.length) this.#waiting[at] = message;
    else return this.#drop();
    return [];
  }

  #useWaiting(): Message[] {
    const ready: Message[] = [];
    while (this.#waiting[0] && this.#waiting[0].offset <= this.#next)
      ready.push(...this.#use(this.#waiting.shift() as Message));
    return ready;
  }

  #use(message: Message): Message[] {
    const end = message.offset + message.payload.length;
    if (end <= this.#next) return this.#drop();
    this.#next = end;
    return [message];
  }

  #drop(): [] {
    this.duplicates++;
    return [];
  }
}
