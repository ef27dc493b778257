import type { StoredMessage } from '../fleet-message.js';
import type { CheckedMessages } from './check-outcome.js';
import { CommanderCheck, type CommanderSnapshot } from './commander-check.js';
import type { LogPosition, RuleCounts } from './finding-steps.js';
import type { SharedCheckers } from './run-checker.js';
import { type SnapshotPlace, SnapshotStore } from './snapshot-store.js';

/** What came of the messages of a commander. */
export interface CheckedCommander extends CheckedMessages {
  readonly commander: string;
}

/** What is stored of a commander. */
interface StoredState {
  readonly check: CommanderSnapshot;
  /**
   * What is counted of it at some positions of the partition, in their order: at the one that was stored last, and at the
   * one that is stored next. It is needed if the state is ahead of the position, because its process was killed in between.
   */
  readonly counted: readonly (readonly [position: number, counts: RuleCounts])[];
}

interface OpenCommander {
  readonly check: CommanderCheck;
  readonly store: SnapshotStore;
  /** What the counts of the partition contain of this commander. */
  counted: RuleCounts;
  /** Whether something has come since the last snapshot. */
  hasChanged: boolean;
}

/** More are not kept in memory for a partition; those that were used last stay. */
const mostOpen = 64;

/** How many snapshots are on their way at a time. */
const savedAtOnce = 8;

/** The checks of the commanders of a partition: loaded when the first message comes, stored from time to time. */
export class CommanderStates {
  readonly #place: SnapshotPlace;
  readonly #checkers: SharedCheckers;
  readonly #confirm: () => Promise<void>;
  /** How far the counts of the partition are stored. */
  #position: number;
  /** The one that was used last comes last. */
  readonly #open = new Map<string, OpenCommander>();
  /** Those that were forgotten since the counts were stored. */
  readonly #left = new Map<string, OpenCommander>();
  #counts: RuleCounts;

  /** `confirm` throws if another process has taken over the partition, whose `position` is the one that was stored last. */
  constructor(
    place: SnapshotPlace,
    checkers: SharedCheckers,
    { through, counts }: Pick<LogPosition, 'through' | 'counts'>,
    confirm: () => Promise<void>,
  ) {
    this.#place = place;
    this.#checkers = checkers;
    this.#confirm = confirm;
    this.#position = through;
    this.#counts = counts;
  }

  /** Has messages checked; what comes of them is in no order but that of each commander. */
  async check(messages: readonly StoredMessage[]): Promise<CheckedCommander[]> {
    const byCommander = new Map<string, StoredMessage[]>();
    for (const message of messages) {
      const before = byCommander.get(message.commander);
      if (before) before.push(message);
      else byCommander.set(message.commander, [message]);
    }
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
    const store = new SnapshotStore(this.#place, commander);
    const stored = (await store.load()) as StoredState | undefined;
    if (!stored) return { check: new CommanderCheck(commander, this.#checkers), store, counted: {}, hasChanged: false };
    const check = CommanderCheck.restore(commander, stored.check, this.#checkers);
    this.#left.delete(commander);
    // A state that is ahead of the position was stored without it: the counts do not contain all of it yet.
    const isAhead = check.through > this.#position;
    const mark = stored.counted.findLast(([position]) => position <= this.#position);
    const counted = isAhead ? (mark?.[1] ?? {}) : check.tally.rules;
    return { check, store, counted, hasChanged: false };
  }

  /** Stores the commanders that changed, before a position is stored up to which everything was checked. */
  async save(position: number): Promise<void> {
    await this.#saveThose(this.#open.values(), position);
  }

  async #saveThose(all: Iterable<OpenCommander>, position?: number): Promise<void> {
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
      // Another process has stored one: a former holder that was taken for dead, or the one that has taken over from us.
      await this.#confirm();
      await open.store.load();
    }
  }

  /** Forgets commanders that have not been heard of for long, after they are stored. */
  async makeRoom(): Promise<void> {
    const surplus = [...this.#open.entries()].slice(0, Math.max(0, this.#open.size - mostOpen));
    await this.#saveThose(surplus.map(([, open]) => open));
    for (const [commander, open] of surplus) {
      this.#open.delete(commander);
      this.#left.set(commander, open);
    }
  }

  /** How many messages of the commanders in memory wait for what belongs before them. */
  heldBack(): number {
    return [...this.#open.values()].reduce((sum, { check }) => sum + check.heldBack, 0);
  }

  /** How often each rule was broken in the partition until now. */
  counts(): RuleCounts {
    const counts: Record<string, number> = { ...this.#counts };
    for (const { check, counted } of this.#all()) {
      for (const [rule, count] of Object.entries(check.tally.rules))
        counts[rule] = (counts[rule] ?? 0) + count - (counted[rule] ?? 0);
    }
    return counts;
  }

  /** The counts are stored, with a position. Until then no state may say that it is in them. */
  countsAreStored(counts: RuleCounts, position: number): void {
    for (const open of this.#all()) open.counted = open.check.tally.rules;
    this.#left.clear();
    this.#counts = counts;
    this.#position = position;
  }

  #all(): OpenCommander[] {
    return [...this.#open.values(), ...this.#left.values()];
  }
}
