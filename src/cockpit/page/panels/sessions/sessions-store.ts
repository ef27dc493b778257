/** Launches of the game in the journal. Fetched while they are shown. */
import { effect, signal } from '@preact/signals';
import type { Questions } from '../../../protocol.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { progress, source } from '../../store/session-store.js';

/** Undefined until the source has answered. */
export const sessions = signal<Questions['sessions']['answer'] | undefined>(undefined);

const refresh = paced(async () => {
  const asked = source.value;
  // The next line, or finding, asks again.
  const answer = await asked?.ask('sessions', {}).catch(() => undefined);
  if (answer && source.value === asked) sessions.value = answer;
}, 1000);

/** Keeps them up to date until the returned function is called. */
export function watchSessions(): () => void {
  return effect(() => {
    if (progress.value.lines > 0) refresh();
  });
}

onNewBeginning(() => {
  sessions.value = undefined;
});
