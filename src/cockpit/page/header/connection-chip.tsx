import { info, isConnected, lastLineAt, lostAt, progress } from '../store/session-store.js';
import { type ConnectionState, connectionState } from './connection-state.js';
import { useSecondHand } from './second-hand.js';

/** Told apart by shape as well as by word. */
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
  // An event may have come at the very moment that the second hand has not reached yet.
  const now = Math.max(useSecondHand(), lastLineAt.value ?? 0);
  const { name, text, asOf } = connectionState({
    isConnected: isConnected.value,
    lostAt: lostAt.value,
    read: progress.value.read,
    // The clock of a simulated session says nothing about how long ago something was written.
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
