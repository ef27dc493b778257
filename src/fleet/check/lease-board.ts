import { createHash } from 'node:crypto';
import type { HolderRecord } from '../worker-records.js';

/** A partition that may be taken, with the revision of its record. */
export interface FreePartition {
  readonly partition: number;
  readonly revision: number;
  /** Epoch of the next holder. */
  readonly epoch: number;
}

export interface LeasePlan {
  readonly take: readonly FreePartition[];
  /**
   * Partitions under our own name that we neither hold nor take: no other process would take them while we
   * are alive.
   */
  readonly free: readonly FreePartition[];
  /** Number of partitions to release, so that others get their share. */
  readonly surplus: number;
}

interface SeenHolder extends HolderRecord {
  readonly revision: number;
  /** By our own clock. */
  readonly seen: number;
}

const leasesUntilForgotten = 3;

/**
 * A process's view of the others and their partitions. Clocks of different machines are never compared: a
 * process is dead when its heartbeat has not been seen to change for the length of a lease.
 */
export class LeaseBoard {
  readonly #self: string;
  readonly #lease: number;
  readonly #partitions: readonly number[];
  /** When each process's heartbeat was last seen to change. */
  readonly #workers = new Map<string, number>();
  readonly #holders = new Map<number, SeenHolder>();

  constructor(self: string, partitions: number, lease: number) {
    this.#self = self;
    this.#lease = lease;
    // Each process has its own order, so that those that start together do not compete.
    this.#partitions = Array.from({ length: partitions }, (_, partition) => partition).sort(
      (a, b) => rank(self, a) - rank(self, b),
    );
  }

  seeBeat(worker: string, now: number): void {
    this.#workers.set(worker, now);
  }

  /** A process has shut down. */
  seeGone(worker: string): void {
    this.#workers.delete(worker);
  }

  /** The processes that have been dead for several leases, so that nothing of theirs is awaited any more. */
  longDead(now: number): string[] {
    const dead = [...this.#workers].filter(([, seen]) => now - seen >= leasesUntilForgotten * this.#lease);
    return dead.map(([worker]) => worker).filter((worker) => worker !== this.#self);
  }

  /** The worker is empty if the partition was released. */
  seeHolder(partition: number, holder: HolderRecord, revision: number, now: number): void {
    if ((this.#holders.get(partition)?.revision ?? 0) < revision)
      this.#holders.set(partition, { ...holder, revision, seen: now });
  }

  /** The holder of a partition, dead or alive; '' if there is none. */
  holderOf(partition: number): string {
    return this.#holders.get(partition)?.worker ?? '';
  }

  /** Number of live processes, including this one. */
  alive(now: number): number {
    const others = [...this.#workers].filter(([worker, seen]) => worker !== this.#self && now - seen < this.#lease);
    return others.length + 1;
  }

  /** `held`: the partitions this process works on. */
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
    // A record under our own name that we do not work on is left over.
    if (!holder || holder.worker === '' || holder.worker === this.#self) return true;
    // A holder whose heartbeat was never seen gets the length of a lease to send one.
    const sign = Math.max(holder.seen, this.#workers.get(holder.worker) ?? -Infinity);
    return now - sign >= this.#lease;
  }
}

function rank(worker: string, partition: number): number {
  return createHash('sha256').update(`${worker} ${partition}`).digest().readUInt32BE();
}
