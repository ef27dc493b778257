import type { FleetMessage } from '../fleet-message.js';
import { headerBytes } from '../message-headers.js';
import { partitionOf } from '../partitions.js';
import { piecesOf } from './message-pieces.js';
import type { Outbox } from './outbox.js';

export interface Destination {
  readonly partitions: number;
  subject(partition: number): string;
  /** How many bytes a message may have, with its headers. */
  readonly maxBytes: number;
}

/** Feeds the messages of one directory into the shared outbox. */
export class MessageLane {
  readonly #outbox: Outbox;
  readonly #destination: Destination;
  #last = -1;
  /** Cached subject of the last commander. */
  #commander = '';
  #subject = '';

  constructor(outbox: Outbox, destination: Destination) {
    this.#outbox = outbox;
    this.#destination = destination;
  }

  /** How many bytes a message may have, with its headers. */
  get maxBytes(): number {
    return this.#destination.maxBytes;
  }

  /**
   * Sends a message, in pieces if it is too large. A returned promise must be awaited before the next call.
   */
  send(message: FleetMessage, onStored: () => void): Promise<void> | undefined {
    const headers = headerBytes(message);
    if (headers.length + message.payload.length > this.maxBytes) return this.#sendPieces(message, onStored);
    if (!this.#outbox.hasRoom) return this.#sendLater(message, headers, onStored);
    this.#put(message, headers, onStored);
    return undefined;
  }

  /** Resolves when everything sent is stored. */
  settled(): Promise<void> {
    return this.#outbox.storedThrough(this.#last);
  }

  async #sendLater(message: FleetMessage, headers: Uint8Array, onStored: (() => void) | undefined): Promise<void> {
    await this.#outbox.room();
    this.#put(message, headers, onStored);
  }

  async #sendPieces(message: FleetMessage, onStored: () => void): Promise<void> {
    for (const piece of piecesOf(message, this.maxBytes))
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
