import { createHash } from 'node:crypto';
import type { HolderRecord } from '../worker-records.js';

/** A partition that may be taken, and what stands under its key. */
export interface FreePartition {
  readonly partition: number;
  readonly revision: number;
  /** That of the next holder. */
  readonly epoch: number;
}

export interface LeasePlan {
  readonly take: readonly FreePartition[];
  /** Partitions under our own name that we neither work on nor take: nobody else would, as long as we are alive. */
  readonly free: readonly FreePartition[];
  /** How many partitions to give up, so that others get their share. */
  readonly surplus: number;
}

interface SeenHolder extends HolderRecord {
  readonly revision: number;
  /** When this was seen, by our own clock. */
  readonly seen: number;
}

/**
 * What a process knows about the others and their partitions. Nobody's clock is compared with another's: a process is dead
 * when its heartbeat has not changed, before our eyes, for the time of a lease.
 */
export class LeaseBoard {
  readonly #self: string;
  readonly #lease: number;
  readonly #partitions: readonly number[];
  /** When the heartbeat of each process was last seen to change. */
  readonly #workers = new Map<string, number>();
  readonly #holders = new Map<number, SeenHolder>();

  constructor(self: string, partitions: number, lease: number) {
    this.#self = self;
    this.#lease = lease;
    // Each process has an order of its own, so that those that start together do not all want the same.
    this.#partitions = Array.from({ length: partitions }, (_, partition) => partition).sort(
      (a, b) => rank(self, a) - rank(self, b),
    );
  }

  /** The heartbeat of a process has changed. */
  seeBeat(worker: string, now: number): void {
    this.#workers.set(worker, now);
  }

  /** A process has gone, and said so. */
  seeGone(worker: string): void {
    this.#workers.delete(worker);
  }

  /** The holder of a partition has changed; nobody holds it if the name is empty. */
  seeHolder(partition: number, holder: HolderRecord, revision: number, now: number): void {
    if ((this.#holders.get(partition)?.revision ?? 0) < revision)
      this.#holders.set(partition, { ...holder, revision, seen: now });
  }

  /** Who holds a partition, dead or alive; nobody if the name is empty. */
  holderOf(partition: number): string {
    return this.#holders.get(partition)?.worker ?? '';
  }

  /** How many processes are alive, with this one. */
  alive(now: number): number {
    const others = [...this.#workers].filter(([worker, seen]) => worker !== this.#self && now - seen < this.#lease);
    return others.length + 1;
  }

  /** What to do, given the partitions that this process works on. */
  plan(held: ReadonlySet<number>, now: number): LeasePlan {
    const share = Math.ceil(this.#partitions.length / this.alive(now));
    const free = this.#partitions.filter((partition) => !held.has(partition) && this.#isFree(partition, now));
    const room = Math.max(0, share - held.size);
    return {
      take: free.slice(0, room).map((partition) => this.#next(partition)),
      free: free
        .slice(room)
        .filter((partition) => this.holderOf(partition) === this.#self)
        .map((partition) => this.#next(partition)),
      surplus: Math.max(0, held.size - share),
    };
  }

  #next(partition: number): FreePartition {
    const { revision = 0, epoch = 0 } = this.#holders.get(partition) ?? {};
    return { partition, revision, epoch: epoch + 1 };
  }

  #isFree(partition: number, now: number): boolean {
    const holder = this.#holders.get(partition);
    // What stands under our own name although we do not work on it is left from before.
    if (!holder || holder.worker === '' || holder.worker === this.#self) return true;
    // A holder whose heartbeat was never seen has the time of a lease to send one.
    const sign = Math.max(holder.seen, this.#workers.get(holder.worker) ?? -Infinity);
    return now - sign >= this.#lease;
  }
}

function rank(worker: string, partition: number): number {
  return createHash('sha256').update(`${worker} ${partition}`).digest().readUInt32BE();
}
