import type { ConnectionState } from './connection-state.js';
import { useConnection } from './use-connection.js';

/** Shapes, so that states differ by more than colour. */
const marks: Readonly<Record<ConnectionState['name'], string>> = {
  connecting: '◌',
  reconnecting: '◌',
  offline: '✕',
  'catching-up': '◐',
  recording: '▮',
  live: '●',
  quiet: '○',
  ended: '▪',
};

/** Live, catching up, quiet, ended, reconnecting, offline, or a recording. */
export function ConnectionChip() {
  const { name, text, asOf } = useConnection();
  return (
    <span class="chip connection-chip" data-state={name} title={asOf && 'The time is UTC, as in the journal'}>
      <span aria-hidden="true">{marks[name]}</span> {text}
      {asOf !== undefined && `, as of ${asOf}`}
    </span>
  );
}
