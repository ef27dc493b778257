/**
 * Records of checkers in the state bucket, as JSON under `worker.<id>`, `partition.<p>` and `position.<p>`.
 */

/**
 * The heartbeat of a checker process. It counts as dead when `beat` has not changed for the length of a
 * lease.
 */
export interface WorkerRecord {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** Start time and time of this record, in milliseconds since 1970 by the process's own clock. */
  readonly started: number;
  readonly beat: number;
  /** The partitions it holds. */
  readonly holds: readonly number[];
  /** Since its start: messages checked, findings stored, messages set aside. */
  readonly checked: number;
  readonly findings: number;
  readonly aside: number;
  /** Recent messages per second. */
  readonly rate: number;
}

/**
 * The holder of a partition. `epoch` increases with each change and is part of every step the holder stores.
 */
export interface HolderRecord {
  readonly worker: string;
  readonly epoch: number;
}

/** How far a partition is checked. Counts are totals over all holders. */
export interface PositionRecord {
  /** The last message for which everything is stored. */
  readonly through: number;
  readonly checked: number;
  readonly findings: number;
  /** Violations per rule, including those reported only once. */
  readonly tally: Readonly<Record<string, number>>;
  readonly aside: number;
  /** Messages held back until their predecessors arrive. */
  readonly pending: number;
}
