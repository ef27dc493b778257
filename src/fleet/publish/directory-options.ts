import type { DirectoryRecord } from './directory-record.js';
import type { MessageLane } from './message-lane.js';

export interface DirectoryOptions {
  readonly directory: string;
  /** How far it is published; updated as messages are stored. */
  readonly record: DirectoryRecord;
  readonly lane: MessageLane;
  /** The commander of all journals; by default the journals name it. */
  readonly commander: string | undefined;
  /** Ends when all existing content is published. */
  readonly once: boolean;
  /** Milliseconds without changes after which the directory is at rest. */
  readonly quiet: number;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The record has changed. */
  readonly onRecord: (record: DirectoryRecord) => void;
  /** Called before the first message of a commander. */
  readonly introduce: (commander: string) => Promise<void>;
  readonly say: (text: string) => void;
}
