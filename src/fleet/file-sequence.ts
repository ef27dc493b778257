import type { FleetMessage } from './fleet-message.js';

type Piece = Pick<FleetMessage, 'copy' | 'offset' | 'payload' | 'start'>;

/** How far a journal has come: which copy of it, and where its next byte stands. */
export interface FilePlace {
  readonly copy: number;
  readonly next: number;
}

/** Bytes that never came, and what could be used after them. */
export interface Skipped<Message> {
  readonly from: number;
  readonly to: number;
  readonly ready: readonly Message[];
}

/**
 * Puts what is published of one journal into the order of its bytes. A publisher sends again what it does not know to be
 * stored, so a message may come twice; where the server lost one and stored the next, it may come too early, and then
 * waits for those before it. It keeps nothing else, so that whoever uses it can save its place.
 */
export class FileSequence<Message extends Piece> {
  /** How many messages had come before. */
  cameTwice = 0;
  #copy: number;
  #next: number;
  /** By offset. */
  #waiting: Message[] = [];

  constructor({ copy, next }: FilePlace = { copy: 1, next: 0 }) {
    this.#copy = copy;
    this.#next = next;
  }

  get place(): FilePlace {
    return { copy: this.#copy, next: this.#next };
  }

  /** What came too early, by offset. */
  get waiting(): readonly Message[] {
    return this.#waiting;
  }

  get waitingBytes(): number {
    return this.#waiting.reduce((sum, { payload }) => sum + payload.length, 0);
  }

  /**
   * Takes the next message, and gives those whose turn it is. One that begins before the place where the one before it ended
   * is longer: a line that was published without its end, and has gone on.
   */
  take(message: Message): readonly Message[] {
    if (message.copy < this.#copy) return this.#drop();
    if (message.copy > this.#copy) this.#begin(message.copy);
    if (message.start) this.#next = Math.max(this.#next, message.offset);
    if (message.offset > this.#next) return this.#wait(message);
    return [...this.#use(message), ...this.#useWaiting()];
  }

  /**
   * Goes on without what is missing before the first message that waits or, if none does, before the end of the journal. Gives
   * undefined if nothing is missing; may have to be called again.
   */
  skip(end = this.#next): Skipped<Message> | undefined {
    const from = this.#next;
    const to = this.#waiting[0]?.offset ?? end;
    if (to <= from) return undefined;
    this.#next = to;
    return { from, to, ready: this.#useWaiting() };
  }

  /** Another file took the place of this one: what was missing of it is of no interest any more. */
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
    this.cameTwice++;
    return [];
  }
}
