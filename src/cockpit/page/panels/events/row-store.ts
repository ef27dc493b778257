/** Rows of the table: one loader for the page, running while another panel is in front, too. */
import { signal } from '@preact/signals';
import type { RowFilter } from '../../../protocol.js';
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { onFeed, progress, source } from '../../store/session-store.js';
import { cleanFilter, readFilter } from './row-filters.js';
import { RowLoader } from './row-loader.js';

const storageKey = 'shakedown-event-filter';

export const rowFilter = signal<RowFilter>(readFilter(localStorage.getItem(storageKey)));

const { version, changed } = frameSignal();

const loader: RowLoader = new RowLoader({
  ask: (ask, abort) => source.value?.ask('rows', ask, abort) ?? Promise.reject(new Error('nothing is open')),
  changed,
  refreshSoon: paced(() => loader.refresh(), 500),
});
loader.filter = rowFilter.value;

/** Subscribes the calling component or effect to changes. */
export function currentRows(): RowLoader {
  void version.value;
  return loader;
}

/** Stores the filter for the next visit. */
export function filterRows(filter: RowFilter): void {
  const clean = cleanFilter(filter);
  if (JSON.stringify(clean) === JSON.stringify(rowFilter.value)) return;
  rowFilter.value = clean;
  localStorage.setItem(storageKey, JSON.stringify(clean));
  loader.begin(clean, progress.value.lines);
}

onNewBeginning(() => loader.begin(rowFilter.value, progress.value.lines));

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') loader.catchUp(progress.value.lines);
  else if ('rows' in message) loader.addLines(message);
  else if (name === 'findings' && 'lines' in message) loader.addFindings(message.lines);
});
