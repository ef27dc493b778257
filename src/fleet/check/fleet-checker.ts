import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../connect/open-fleet.js';
import { isWrongSequence, type Persistence, untilAnswered } from '../connect/until-answered.js';
import type { HolderRecord, WorkerRecord } from '../worker-records.js';
import { LeaseLost } from './finding-log.js';
import { FollowedKeys } from './followed-keys.js';
import { type FreePartition, LeaseBoard } from './lease-board.js';
import { PartitionCheck } from './partition-check.js';
import { RateMeter } from './rate-meter.js';
import { SharedCheckers } from './run-checker.js';
import { Turns } from './turns.js';

export interface FleetCheckerOptions {
  readonly fleet: Fleet;
  /** Milliseconds of silence after which other processes take over. */
  readonly lease: number;
  /** Maximum milliseconds between snapshots of a commander. */
  readonly snapshotEvery: number;
  /** Receives warnings as sentences. */
  readonly notify: (sentence: string) => void;
}

interface HeldPartition {
  readonly check: PartitionCheck;
  /** Revision of our holder record. */
  readonly revision: number;
  readonly epoch: number;
  readonly ended: Promise<void>;
}

/** Heartbeats per lease. */
const beatsPerLease = 5;

/** Checks this process's share of a fleet's partitions. */
export class FleetChecker {
  readonly #options: FleetCheckerOptions;
  readonly #id: string;
  readonly #board: LeaseBoard;
  readonly #held = new Map<number, HeldPartition>();
  readonly #checkers = new SharedCheckers();
  readonly #turns = new Turns();
  readonly #stop = new AbortController();
  readonly #persistence: Persistence;
  readonly #started = Date.now();
  readonly #meter = new RateMeter();
  #counts = { checked: 0, findings: 0, aside: 0 };
  #failure: Error | undefined;
  #lastBeat = -Infinity;
  /** Partitions taken over by others, not reported yet. */
  readonly #lost = new Set<number>();
  #wake: () => void = () => {};

  constructor(options: FleetCheckerOptions) {
    this.#options = options;
    this.#id = `${os.hostname().replaceAll(/[^\w-]/g, '-')}-${process.pid}-${randomBytes(3).toString('hex')}`;
    this.#board = new LeaseBoard(this.#id, options.fleet.partitions, options.lease);
    this.#persistence = { signal: this.#stop.signal, notify: options.notify };
    // Each partition adds a listener while the server is unreachable.
    setMaxListeners(0, this.#stop.signal);
  }

  get id(): string {
    return this.#id;
  }

  /** Content of the heartbeat. */
  get record(): WorkerRecord {
    return {
      id: this.#id,
      host: os.hostname(),
      pid: process.pid,
      started: this.#started,
      beat: Date.now(),
      holds: [...this.#held.keys()].sort((a, b) => a - b),
      ...this.#counts,
      rate: this.#meter.perSecond(performance.now()),
    };
  }

  /** Known unchecked messages in the partitions held. */
  get pending(): number {
    const all = [...this.#held.values()].map(({ check }) => check.pending);
    return all.filter(Number.isFinite).reduce((sum, each) => sum + each, 0);
  }

  /** Stored position of a partition, if this process holds it. */
  positionOf(partition: number): number | undefined {
    return this.#held.get(partition)?.check.position;
  }

  /** Works until the signal; then finishes, stores everything, and releases its partitions. */
  async run(signal: AbortSignal): Promise<void> {
    const { fleet } = this.#options;
    const workers = new FollowedKeys(fleet, 'worker');
    const holders = new FollowedKeys(fleet, 'partition');
    const end = () => this.#wake();
    signal.addEventListener('abort', end);
    try {
      await this.#beat();
      await Promise.all([this.#followWorkers(workers), this.#followHolders(holders)]);
      await this.#work(signal);
      await this.#releaseAll();
    } finally {
      signal.removeEventListener('abort', end);
      this.#stop.abort(new LeaseLost('the check has ended'));
      for (const { check } of this.#held.values()) check.drop();
      workers.close();
      holders.close();
    }
  }

  async #work(signal: AbortSignal): Promise<void> {
    const pause = this.#options.lease / beatsPerLease;
    while (!signal.aborted) {
      if (this.#failure) throw this.#failure;
      this.#reportLosses();
      await this.#share();
      await this.#forgetDead();
      if (signal.aborted) return;
      await Promise.race([this.#woken(), sleep(pause, undefined, { ref: false })]);
      if (performance.now() - this.#lastBeat >= pause) await this.#beat();
    }
  }

  #reportLosses(): void {
    if (this.#lost.size === 0) return;
    const names = [...this.#lost].sort((a, b) => a - b).join(', ');
    this.#lost.clear();
    this.#options.notify(`this process was silent for too long: others have taken over partition ${names}`);
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Takes free partitions and releases surplus ones. */
  async #share(): Promise<void> {
    const { take, free, surplus } = this.#board.plan(new Set(this.#held.keys()), performance.now());
    await Promise.all(take.map((each) => this.#take(each)));
    // Left over if a partition was lost by mistake, or if the reply to taking it was lost.
    for (const { partition, epoch, revision } of free)
      await this.#writeHolder(partition, { worker: '', epoch }, revision);
    for (const [, { check }] of [...this.#held].slice(0, surplus)) check.release();
  }

  /** Removes the records of processes that were killed. One that was only stalled writes its own again. */
  async #forgetDead(): Promise<void> {
    for (const worker of this.#board.longDead(performance.now())) {
      await untilAnswered(() => this.#options.fleet.state.purge(`worker.${worker}`), this.#persistence);
      this.#board.seeGone(worker);
    }
  }

  async #take({ partition, revision, epoch }: FreePartition): Promise<void> {
    const { fleet, snapshotEvery } = this.#options;
    const taken = await this.#writeHolder(partition, { worker: this.#id, epoch }, revision);
    if (taken === undefined) return;
    const check = new PartitionCheck({
      fleet,
      partition,
      author: { worker: this.#id, epoch },
      checkers: this.#checkers,
      turns: this.#turns,
      persistence: this.#persistence,
      snapshotEvery,
      progress: ({ checked, findings, aside }) => {
        const before = this.#counts;
        this.#counts = {
          checked: before.checked + checked,
          findings: before.findings + findings,
          aside: before.aside + aside,
        };
        this.#meter.add(checked, performance.now());
      },
    });
    this.#held.set(partition, { check, revision: taken, epoch, ended: this.#runCheck(partition, check) });
  }

  async #runCheck(partition: number, check: PartitionCheck): Promise<void> {
    let isLost = false;
    try {
      await check.run();
    } catch (error) {
      isLost = true;
      if (error instanceof LeaseLost) this.#lost.add(partition);
      else this.#fail(error);
    }
    const held = this.#held.get(partition);
    this.#held.delete(partition);
    if (held && !isLost && this.#board.holderOf(partition) !== '') await this.#free(partition, held);
    this.#wake();
  }

  #fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
    this.#wake();
  }

  async #free(partition: number, { revision, epoch }: HeldPartition): Promise<void> {
    try {
      await this.#writeHolder(partition, { worker: '', epoch }, revision);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Writes the holder of a partition; undefined if another process was faster. */
  async #writeHolder(partition: number, holder: HolderRecord, revision: number): Promise<number | undefined> {
    const { state } = this.#options.fleet;
    try {
      const written = await untilAnswered(
        () => state.put(`partition.${partition}`, JSON.stringify(holder), { previousSeq: revision }),
        this.#persistence,
      );
      this.#board.seeHolder(partition, holder, written, performance.now());
      return written;
    } catch (error) {
      if (isWrongSequence(error)) return undefined;
      throw error;
    }
  }

  async #releaseAll(): Promise<void> {
    for (const { check } of this.#held.values()) check.release();
    await Promise.all([...this.#held.values()].map(({ ended }) => ended));
    await untilAnswered(() => this.#options.fleet.state.purge(`worker.${this.#id}`), this.#persistence);
  }

  async #beat(): Promise<void> {
    const { state } = this.#options.fleet;
    this.#lastBeat = performance.now();
    await untilAnswered(() => state.put(`worker.${this.#id}`, JSON.stringify(this.record)), this.#persistence);
  }

  /** Resolves when all current records have been seen, and keeps following. */
  async #followWorkers(keys: FollowedKeys): Promise<void> {
    await this.#following(keys, ({ name, value }) => {
      if (value) this.#board.seeBeat(name, performance.now());
      else this.#board.seeGone(name);
    });
  }

  async #followHolders(keys: FollowedKeys): Promise<void> {
    await this.#following(keys, ({ name, revision, value }) => {
      const partition = Number(name);
      const holder = value ? (JSON.parse(Buffer.from(value).toString()) as HolderRecord) : { worker: '', epoch: 0 };
      this.#board.seeHolder(partition, holder, revision, performance.now());
      // It was taken over because this process was silent for too long.
      const held = this.#held.get(partition);
      if (!held || this.#board.holderOf(partition) === this.#id) return;
      this.#lost.add(partition);
      held.check.drop();
      this.#wake();
    });
  }

  #following(keys: FollowedKeys, change: Parameters<FollowedKeys['follow']>[0]): Promise<void> {
    return new Promise((resolve, reject) => {
      keys.follow(change, resolve).catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)));
        this.#fail(error);
      });
    });
  }
}
