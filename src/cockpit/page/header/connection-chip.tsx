import { info, isConnected, lastLineAt, lostAt, progress } from '../store/session-store.js';
import { type ConnectionState, connectionState } from './connection-state.js';
import { useSecondHand } from './second-hand.js';

/** Shapes, so that states differ by more than colour. */
const marks: Readonly<Record<ConnectionState['name'], string>> = {
  connecting: '◌',
  reconnecting: '◌',
  offline: '✕',
  'catching-up': '◐',
  recording: '▮',
  live: '●',
  quiet: '○',
};

/** Live, catching up, quiet, reconnecting, offline, or a recording. */
export function ConnectionChip() {
  // An event may be newer than the last tick of the clock.
  const now = Math.max(useSecondHand(), lastLineAt.value ?? 0);
  const { name, text, asOf } = connectionState({
    isConnected: isConnected.value,
    lostAt: lostAt.value,
    read: progress.value.read,
    // A simulated session's time says nothing about when a line was written.
    lastLineAt: lastLineAt.value ?? (info.value?.isSimulated ? undefined : progress.value.last),
    mode: info.value?.mode,
    now,
  });
  return (
    <span class="chip connection-chip" data-state={name} title={asOf && 'The time is UTC, as in the journal'}>
      <span aria-hidden="true">{marks[name]}</span> {text}
      {asOf !== undefined && `, as of ${asOf}`}
    </span>
  );
}
