import type { FleetMessage } from '../fleet-message.js';
import { headerBytes } from '../message-headers.js';
import { partitionOf } from '../partitions.js';
import { piecesOf } from './message-pieces.js';
import type { Outbox } from './outbox.js';

/** Where messages go. */
export interface Destination {
  readonly partitions: number;
  subject(partition: number): string;
  /** How many bytes a message may have, with its headers. */
  readonly mostBytes: number;
}

/** The messages of one directory on their way into the outbox, which it shares with others. */
export class MessageLane {
  readonly #outbox: Outbox;
  readonly #destination: Destination;
  #last = -1;
  /** The subject of the commander who was last. */
  #commander = '';
  #subject = '';

  constructor(outbox: Outbox, destination: Destination) {
    this.#outbox = outbox;
    this.#destination = destination;
  }

  /** How many bytes a message may have, with its headers. */
  get mostBytes(): number {
    return this.#destination.mostBytes;
  }

  /** Sends a message, in pieces if it is too large. What is returned, if anything, has to be waited for before the next. */
  send(message: FleetMessage, onStored: () => void): Promise<void> | undefined {
    const headers = headerBytes(message);
    if (headers.length + message.payload.length > this.mostBytes) return this.#sendPieces(message, onStored);
    if (!this.#outbox.hasRoom) return this.#sendLater(message, headers, onStored);
    this.#put(message, headers, onStored);
    return undefined;
  }

  /** Waits until everything that was sent is stored. */
  settled(): Promise<void> {
    return this.#outbox.storedThrough(this.#last);
  }

  async #sendLater(message: FleetMessage, headers: Uint8Array, onStored: (() => void) | undefined): Promise<void> {
    await this.#outbox.room();
    this.#put(message, headers, onStored);
  }

  async #sendPieces(message: FleetMessage, onStored: () => void): Promise<void> {
    for (const piece of piecesOf(message, this.mostBytes))
      await this.#sendLater(piece, headerBytes(piece), piece.more ? undefined : onStored);
  }

  #put({ commander, payload }: FleetMessage, headers: Uint8Array, onStored: (() => void) | undefined): void {
    if (commander !== this.#commander) {
      this.#commander = commander;
      this.#subject = this.#destination.subject(partitionOf(commander, this.#destination.partitions));
    }
    this.#last = this.#outbox.put({ subject: this.#subject, headers, payload }, onStored);
  }
}
