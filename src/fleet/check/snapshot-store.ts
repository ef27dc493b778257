import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { KV } from '@nats-io/kv';
import { type Persistence, untilAnswered } from '../connect/until-answered.js';
import { FleetError } from '../fleet-error.js';
import { commanderKey } from '../partitions.js';
import { KeptRecord } from './kept-record.js';

/** Precedes the bytes of a snapshot, or replaces them if they are in pieces. */
interface SnapshotHead {
  readonly hash: string;
  readonly pieces: number;
}

export interface SnapshotBucket {
  readonly state: KV;
  readonly manager: JetStreamManager;
  /** Bucket name. */
  readonly bucket: string;
  readonly persistence: Persistence;
}

/** Well below the server's default message limit. */
const largestPiece = 512 * 1024;

const compress = promisify(deflate);
const decompress = promisify(inflate);

/**
 * A commander's snapshot in the bucket: compressed JSON, split into pieces if large. The keys of the pieces
 * contain the hash of the whole, so a process that was considered dead cannot overwrite those of another.
 */
export class SnapshotStore {
  readonly #commander: string;
  readonly #bucket: SnapshotBucket;
  readonly #key: string;
  readonly #record: KeptRecord;
  #head: SnapshotHead = { hash: '', pieces: 0 };

  constructor(bucket: SnapshotBucket, commander: string) {
    this.#commander = commander;
    this.#bucket = bucket;
    this.#key = `snapshot.${commanderKey(commander)}`;
    this.#record = new KeptRecord(bucket.state, this.#key, bucket.persistence);
  }

  async load(): Promise<unknown> {
    for (let before = ''; ; before = this.#head.hash) {
      const value = await this.#record.read();
      if (!value) return undefined;
      const end = value.indexOf(newline);
      this.#head = JSON.parse(Buffer.from(value.subarray(0, end)).toString()) as SnapshotHead;
      const bytes = this.#head.pieces === 0 ? value.subarray(end + 1) : await this.#pieces(this.#head);
      if (hashOf(bytes) === this.#head.hash) return JSON.parse((await decompress(bytes)).toString());
      // The previous holder may have stored another snapshot during the read; if the same one fails twice, it
      // is damaged.
      if (before === this.#head.hash)
        throw new FleetError('server', `the state of ${this.#commander} in ${this.#bucket.bucket} is damaged`);
    }
  }

  /** Returns false if another process stored one since the last load. */
  async save(snapshot: unknown): Promise<boolean> {
    const { state, persistence } = this.#bucket;
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
    const { state, persistence } = this.#bucket;
    const keys = Array.from({ length: head.pieces }, (_, index) => `${this.#pieceKeys(head)}.${index}`);
    const entries = await Promise.all(keys.map((key) => untilAnswered(() => state.get(key), persistence)));
    return Buffer.concat(entries.map((entry) => entry?.value ?? nothing));
  }

  /** Purges directly: the bucket's own delete would leave markers. */
  async #removePieces(head: SnapshotHead): Promise<void> {
    const { manager, bucket, persistence } = this.#bucket;
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
