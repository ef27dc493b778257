/** What checkers keep in the bucket of a fleet, in JSON: under `worker.<id>`, `partition.<p>` and `position.<p>`. */

/** The heartbeat of a process that checks. It counts as dead when `beat` has not changed for the time of a lease. */
export interface WorkerRecord {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** When it was started, and when it last wrote this: milliseconds since 1970 by its own clock. */
  readonly started: number;
  readonly beat: number;
  /** The partitions that it works on. */
  readonly holds: readonly number[];
  /** Since it was started: messages that were checked, findings that were stored, messages that were set aside. */
  readonly checked: number;
  readonly findings: number;
  readonly aside: number;
  /** Messages per second, lately. */
  readonly rate: number;
}

/** Who works on a partition. `epoch` grows with each change, and stands in every step that the holder stores. */
export interface HolderRecord {
  readonly worker: string;
  readonly epoch: number;
}

/** How far a partition is checked. The counts are since its beginning, whoever checked it. */
export interface PositionRecord {
  /** The last message of the stream of which everything is stored. */
  readonly through: number;
  readonly checked: number;
  readonly findings: number;
  /** How often each rule was broken, also where only the first time is a finding. */
  readonly tally: Readonly<Record<string, number>>;
  readonly aside: number;
  /** Messages that are held back until what belongs before them comes. */
  readonly pending: number;
}
