/** Whether what the page shows is up to date, in a word. */
import type { SourceInfo } from '../../protocol.js';
import { clockText } from '../words/time-words.js';

export interface ConnectionFacts {
  readonly isConnected: boolean;
  /** When the connection was lost; undefined while it is there, and before it ever was. Times are in milliseconds. */
  readonly lostAt: number | undefined;
  /** The share of the journal that has been read. */
  readonly read: number;
  /** When an event came last; undefined if none came since the page was opened. */
  readonly lastLineAt: number | undefined;
  readonly mode: SourceInfo['mode'] | undefined;
  readonly now: number;
}

export interface ConnectionState {
  readonly name: 'connecting' | 'reconnecting' | 'offline' | 'catching-up' | 'recording' | 'live' | 'quiet';
  readonly text: string;
  /** From when everything on the page is, if it is no longer up to date: HH:MM:SS, in UTC as in the journal. */
  readonly asOf?: string;
}

/** A connection that is not back by then is said to be gone. */
const reconnecting = 10_000;
/** After so long without an event nothing much is going on. */
const quiet = 60_000;

export function connectionState(facts: ConnectionFacts): ConnectionState {
  const { isConnected, lostAt, read, lastLineAt, mode, now } = facts;
  if (lostAt !== undefined) {
    const isGone = now - lostAt >= reconnecting;
    const asOf = clockText(lostAt);
    return isGone ? { name: 'offline', text: 'Offline', asOf } : { name: 'reconnecting', text: 'Reconnecting', asOf };
  }
  if (!isConnected || mode === undefined) return { name: 'connecting', text: 'Connecting' };
  // Never 100 % before it is done.
  if (read < 1) return { name: 'catching-up', text: `Catching up, ${Math.floor(read * 100)} %` };
  if (mode === 'recording') return { name: 'recording', text: 'Recording' };
  if (lastLineAt === undefined) return { name: 'live', text: 'Live' };
  const age = Math.max(0, now - lastLineAt);
  return age < quiet
    ? { name: 'live', text: `Live, ${shortAge(age)} ago` }
    : { name: 'quiet', text: `Quiet for ${shortAge(age)}` };
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

function shortAge(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const unit = units.find(([, size]) => seconds >= size);
  return unit ? `${Math.floor(seconds / unit[1])} ${unit[0]}` : `${seconds} s`;
}
