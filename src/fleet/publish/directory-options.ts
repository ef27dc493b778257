import type { DirectoryRecord } from './directory-record.js';
import type { MessageLane } from './message-lane.js';

/** How a directory is published. */
export interface DirectoryOptions {
  readonly directory: string;
  /** How far it is published; changed as messages are stored. */
  readonly record: DirectoryRecord;
  readonly lane: MessageLane;
  /** The commander of all journals; otherwise the journals say it. */
  readonly commander: string | undefined;
  /** Ends when everything that is there is published. */
  readonly once: boolean;
  /** After how many milliseconds without anything new the directory rests. */
  readonly quiet: number;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The record has changed. */
  readonly onRecord: (record: DirectoryRecord) => void;
  /** A commander is about to be published. */
  readonly introduce: (commander: string) => Promise<void>;
  readonly say: (text: string) => void;
}
