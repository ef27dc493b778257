import { info, isConnected, lastLineAt, liveMoment, lostAt, progress } from '../store/session-store.js';
import { type ConnectionState, connectionState } from './connection-state.js';
import { useSecondHand } from './second-hand.js';

/** The state of the connection now. */
export function useConnection(): ConnectionState {
  // An event may be newer than the last tick of the clock.
  const now = Math.max(useSecondHand(), lastLineAt.value ?? 0);
  return connectionState({
    isConnected: isConnected.value,
    lostAt: lostAt.value,
    read: progress.value.read,
    // A simulated session's time says nothing about when a line was written.
    lastLineAt: lastLineAt.value ?? (info.value?.isSimulated ? undefined : progress.value.last),
    mode: info.value?.mode,
    hasStage: info.value?.stage !== undefined,
    isOver: liveMoment.value.state.play === 'over',
    now,
  });
}
