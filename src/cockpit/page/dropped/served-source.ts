/** The source of a page that a server feeds, and the way back to it after files were opened. */
import { signal } from '@preact/signals';
import { takeToken } from '../access-token.js';
import { HttpSource } from '../http-source.js';
import { info, openSource, source } from '../store/session-store.js';

interface WayBack {
  readonly words: string;
  readonly go: () => void;
}

/** Undefined while the server's journals are shown, and without a server. */
export const wayBack = signal<WayBack | undefined>(undefined);

export function openServed(): void {
  wayBack.value = undefined;
  openSource(new HttpSource(takeToken()));
}

/** Call before another source is opened. */
export function keepWayBack(): void {
  if (source.value?.playground) wayBack.value = { words: 'Back to a session', go: () => location.reload() };
  if (!(source.value instanceof HttpSource)) return;
  const isLive = info.value?.mode === 'live';
  wayBack.value = { words: isLive ? 'Back to live' : 'Back to the recording', go: openServed };
}
