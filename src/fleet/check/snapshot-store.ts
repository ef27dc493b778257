import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { KV } from '@nats-io/kv';
import { type Persistence, untilAnswered } from '../connect/until-answered.js';
import { FleetError } from '../fleet-error.js';
import { commanderKey } from '../partitions.js';
import { KeptRecord } from './kept-record.js';

/** What stands before the bytes of a snapshot, or instead of them if they are in pieces. */
interface SnapshotHead {
  readonly hash: string;
  readonly pieces: number;
}

export interface SnapshotPlace {
  readonly state: KV;
  readonly manager: JetStreamManager;
  /** The name of the bucket. */
  readonly bucket: string;
  readonly persistence: Persistence;
}

/** Well below the largest message that a server takes by default. */
const largestPiece = 512 * 1024;

const compress = promisify(deflate);
const decompress = promisify(inflate);

/**
 * The snapshot of one commander in the bucket: JSON, compressed, and cut into pieces where it is large. The keys of the
 * pieces have the hash of the whole in them, so that a process that was taken for dead cannot write over those of another.
 */
export class SnapshotStore {
  readonly #commander: string;
  readonly #place: SnapshotPlace;
  readonly #key: string;
  readonly #record: KeptRecord;
  #head: SnapshotHead = { hash: '', pieces: 0 };

  constructor(place: SnapshotPlace, commander: string) {
    this.#commander = commander;
    this.#place = place;
    this.#key = `snapshot.${commanderKey(commander)}`;
    this.#record = new KeptRecord(place.state, this.#key, place.persistence);
  }

  async load(): Promise<unknown> {
    for (let before = ''; ; before = this.#head.hash) {
      const value = await this.#record.read();
      if (!value) return undefined;
      const end = value.indexOf(newline);
      this.#head = JSON.parse(Buffer.from(value.subarray(0, end)).toString()) as SnapshotHead;
      const bytes = this.#head.pieces === 0 ? value.subarray(end + 1) : await this.#pieces(this.#head);
      if (hashOf(bytes) === this.#head.hash) return JSON.parse((await decompress(bytes)).toString());
      // Whoever had the commander before may have stored another while this was read; the same again is damaged.
      if (before === this.#head.hash)
        throw new FleetError('server', `the state of ${this.#commander} in ${this.#place.bucket} is damaged`);
    }
  }

  /** Returns whether nobody else has stored one since it was loaded. */
  async save(snapshot: unknown): Promise<boolean> {
    const { state, persistence } = this.#place;
    const bytes = await compress(JSON.stringify(snapshot), { level: 1 });
    const pieces = bytes.length > largestPiece ? Math.ceil(bytes.length / largestPiece) : 0;
    const head = { hash: hashOf(bytes), pieces };
    if (head.hash === this.#head.hash) return true;
    for (let index = 0; index < pieces; index++) {
      const piece = bytes.subarray(index * largestPiece, (index + 1) * largestPiece);
      await untilAnswered(() => state.put(`${this.#pieceKeys(head)}.${index}`, piece), persistence);
    }
    const value = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), pieces === 0 ? bytes : nothing]);
    const isOurs = await this.#record.write(value);
    await this.#removePieces(isOurs ? this.#head : head);
    if (isOurs) this.#head = head;
    return isOurs;
  }

  async #pieces(head: SnapshotHead): Promise<Uint8Array> {
    const { state, persistence } = this.#place;
    const keys = Array.from({ length: head.pieces }, (_, index) => `${this.#pieceKeys(head)}.${index}`);
    const entries = await Promise.all(keys.map((key) => untilAnswered(() => state.get(key), persistence)));
    return Buffer.concat(entries.map((entry) => entry?.value ?? nothing));
  }

  /** Without leaving marks of what was deleted, as the bucket itself would. */
  async #removePieces(head: SnapshotHead): Promise<void> {
    const { manager, bucket, persistence } = this.#place;
    if (head.pieces === 0) return;
    const filter = `$KV.${bucket}.${this.#pieceKeys(head)}.*`;
    await untilAnswered(() => manager.streams.purge(`KV_${bucket}`, { filter }), persistence);
  }

  #pieceKeys({ hash }: SnapshotHead): string {
    return `${this.#key}.${hash.slice(0, 32)}`;
  }
}

const newline = 10;
const nothing = new Uint8Array();

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
