/** Whether the page is up to date, in a word. */
import type { SourceInfo } from '../../protocol.js';
import { longestQuiet } from '../store/session-store.js';
import { clockText, durationWords } from '../words/time-words.js';

export interface ConnectionFacts {
  readonly isConnected: boolean;
  /**
   * When the connection was lost; undefined while connected and before the first connection. Milliseconds.
   */
  readonly lostAt: number | undefined;
  /** Share of the journal that has been read, 0 to 1. */
  readonly read: number;
  /** When the last event arrived; undefined if none has since the page was opened. */
  readonly lastLineAt: number | undefined;
  readonly mode: SourceInfo['mode'] | undefined;
  /** Whether a stage runs in the directory. */
  readonly hasStage: boolean;
  /** Whether the journal has come to its Shutdown. */
  readonly isOver: boolean;
  readonly now: number;
}

export interface ConnectionState {
  readonly name: 'connecting' | 'reconnecting' | 'offline' | 'catching-up' | 'recording' | 'live' | 'quiet' | 'ended';
  readonly text: string;
  /** Time of the data if it is no longer up to date: HH:MM:SS, in UTC as in the journal. */
  readonly asOf?: string;
}

/** Milliseconds of reconnecting before the state turns to offline. */
const reconnecting = 10_000;
/** Milliseconds without an event before the state turns to quiet. */
const quiet = 60_000;

export function connectionState(facts: ConnectionFacts): ConnectionState {
  const { isConnected, lostAt, read, lastLineAt, mode, hasStage, isOver, now } = facts;
  if (lostAt !== undefined) {
    const isGone = now - lostAt >= reconnecting;
    const asOf = clockText(lostAt);
    return isGone ? { name: 'offline', text: 'Offline', asOf } : { name: 'reconnecting', text: 'Reconnecting', asOf };
  }
  if (!isConnected || mode === undefined) return { name: 'connecting', text: 'Connecting' };
  // Never 100 % before the end.
  if (read < 1) return { name: 'catching-up', text: `Catching up, ${Math.floor(read * 100)} %` };
  if (mode === 'recording') return { name: 'recording', text: 'Recording' };
  const age = lastLineAt === undefined ? 0 : Math.max(0, now - lastLineAt);
  if (!hasStage && (isOver || age >= longestQuiet))
    return { name: 'ended', text: age < quiet ? 'Ended' : `Ended ${durationWords(age, 1)} ago` };
  if (lastLineAt === undefined) return hasStage ? { name: 'live', text: 'Live' } : { name: 'quiet', text: 'Quiet' };
  return age < quiet
    ? { name: 'live', text: `Live, ${durationWords(age, 1)} ago` }
    : { name: 'quiet', text: `Quiet for ${durationWords(age, 1)}` };
}
