import { groupedBy } from '../../words/grouped-by.js';
import type { StoredMessage } from '../fleet-message.js';
import type { CheckedMessages } from './check-outcome.js';
import { CommanderCheck, type CommanderSnapshot } from './commander-check.js';
import type { LogPosition, RuleCounts } from './finding-steps.js';
import type { SharedCheckers } from './run-checker.js';
import { type SnapshotBucket, SnapshotStore } from './snapshot-store.js';

export interface CheckedCommander extends CheckedMessages {
  readonly commander: string;
}

interface StoredState {
  readonly check: CommanderSnapshot;
  /**
   * The commander's counts at the last stored position of the partition and at the next one. Needed if the
   * state is ahead of the position because the process was killed in between.
   */
  readonly counted: readonly (readonly [position: number, counts: RuleCounts])[];
}

interface OpenCommander {
  readonly check: CommanderCheck;
  readonly store: SnapshotStore;
  /** This commander's share of the partition's counts. */
  counted: RuleCounts;
  /** Changed since the last snapshot. */
  hasChanged: boolean;
}

/** Commanders kept in memory per partition, least recently used evicted first. */
const maxOpen = 64;

/** Snapshots saved concurrently. */
const savedAtOnce = 8;

/** The checks of a partition's commanders: loaded on their first message, stored from time to time. */
export class CommanderStates {
  readonly #bucket: SnapshotBucket;
  readonly #checkers: SharedCheckers;
  readonly #confirm: () => Promise<void>;
  /** The position up to which the partition's counts are stored. */
  #position: number;
  /** In order of last use. */
  readonly #open = new Map<string, OpenCommander>();
  /** Evicted since the counts were stored. */
  readonly #evicted = new Map<string, OpenCommander>();
  #counts: RuleCounts;

  /** `confirm` throws if another process has taken over the partition; `position` is the last one stored. */
  constructor(
    bucket: SnapshotBucket,
    checkers: SharedCheckers,
    { through, counts }: Pick<LogPosition, 'through' | 'counts'>,
    confirm: () => Promise<void>,
  ) {
    this.#bucket = bucket;
    this.#checkers = checkers;
    this.#confirm = confirm;
    this.#position = through;
    this.#counts = counts;
  }

  /** Checks messages; only the results of one commander are in order. */
  async check(messages: readonly StoredMessage[]): Promise<CheckedCommander[]> {
    const byCommander = groupedBy(messages, ({ commander }) => commander);
    const missing = [...byCommander.keys()].filter((commander) => !this.#open.has(commander));
    const loaded = await Promise.all(missing.map((commander) => this.#load(commander)));
    for (const [index, commander] of missing.entries()) this.#open.set(commander, loaded[index] as OpenCommander);
    return Array.from(byCommander, ([commander, own]) => ({ commander, ...this.#use(commander).add(own) }));
  }

  #use(commander: string): CommanderCheck {
    const open = this.#open.get(commander) as OpenCommander;
    open.hasChanged = true;
    this.#open.delete(commander);
    this.#open.set(commander, open);
    return open.check;
  }

  async #load(commander: string): Promise<OpenCommander> {
    const store = new SnapshotStore(this.#bucket, commander);
    const stored = (await store.load()) as StoredState | undefined;
    if (!stored) return { check: new CommanderCheck(commander, this.#checkers), store, counted: {}, hasChanged: false };
    const check = CommanderCheck.restore(commander, stored.check, this.#checkers);
    this.#evicted.delete(commander);
    // A state ahead of the position was saved without it: the counts do not include all of it yet.
    const isAhead = check.through > this.#position;
    const mark = stored.counted.findLast(([position]) => position <= this.#position);
    const counted = isAhead ? (mark?.[1] ?? {}) : check.tally.rules;
    return { check, store, counted, hasChanged: false };
  }

  /** Stores changed commanders before the position up to which everything was checked. */
  async save(position: number): Promise<void> {
    await this.#saveChanged(this.#open.values(), position);
  }

  async #saveChanged(all: Iterable<OpenCommander>, position?: number): Promise<void> {
    const changed = [...all].filter(({ hasChanged }) => hasChanged);
    for (let start = 0; start < changed.length; start += savedAtOnce) {
      await Promise.all(changed.slice(start, start + savedAtOnce).map((open) => this.#saveState(open, position)));
    }
  }

  async #saveState(open: OpenCommander, position: number | undefined): Promise<void> {
    open.hasChanged = false;
    const counted: StoredState['counted'][number][] = [[this.#position, open.counted]];
    if (position !== undefined) counted.push([position, open.check.tally.rules]);
    const state: StoredState = { check: open.check.snapshot(), counted };
    while (!(await open.store.save(state))) {
      // Another process stored one: a former holder that was considered dead, or our successor.
      await this.#confirm();
      await open.store.load();
    }
  }

  /** Stores and evicts the least recently used commanders. */
  async evict(): Promise<void> {
    const surplus = [...this.#open.entries()].slice(0, Math.max(0, this.#open.size - maxOpen));
    await this.#saveChanged(surplus.map(([, open]) => open));
    for (const [commander, open] of surplus) {
      this.#open.delete(commander);
      this.#evicted.set(commander, open);
    }
  }

  /** Messages of the commanders in memory that wait for their predecessors. */
  heldBack(): number {
    return [...this.#open.values()].reduce((sum, { check }) => sum + check.heldBack, 0);
  }

  /** Violations per rule in the partition so far. */
  counts(): RuleCounts {
    const counts: Record<string, number> = { ...this.#counts };
    for (const { check, counted } of this.#all()) {
      for (const [rule, count] of Object.entries(check.tally.rules))
        counts[rule] = (counts[rule] ?? 0) + count - (counted[rule] ?? 0);
    }
    return counts;
  }

  /** The counts are stored with a position. Until then no state may claim to be included in them. */
  markCountsStored(counts: RuleCounts, position: number): void {
    for (const open of this.#all()) open.counted = open.check.tally.rules;
    this.#evicted.clear();
    this.#counts = counts;
    this.#position = position;
  }

  #all(): OpenCommander[] {
    return [...this.#open.values(), ...this.#evicted.values()];
  }
}
