/** Rows of the table: one loader for the page, running while another panel is in front, too. */
import { effect, type ReadonlySignal } from '@preact/signals';
import { parseQuery } from '../../../recording/query/parse-query.js';
import { addressPart, setAddressPart } from '../../store/address.js';
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { queryHits } from '../../store/query-hits.js';
import { onFeed, progress, source } from '../../store/session-store.js';
import { wantedTarget } from '../../store/shown-moment.js';
import { RowLoader } from './row-loader.js';

/** The query as written; it may be unfinished. */
export const queryText: ReadonlySignal<string | undefined> = addressPart('q');

const { version, changed } = frameSignal();

const findHits = paced(async () => {
  const { query } = loader;
  const answer = query === '' ? undefined : await source.value?.ask('hits', { query }).catch(() => undefined);
  if (query === loader.query) queryHits.value = answer?.times ?? [];
}, 1000);

const loader: RowLoader = new RowLoader({
  ask: (ask, abort) => source.value?.ask('rows', ask, abort) ?? Promise.reject(new Error('nothing is open')),
  changed,
  refreshSoon: paced(async () => {
    await loader.refresh();
    findHits();
  }, 500),
});

/** Subscribes the calling component or effect to changes. */
export function currentRows(): RowLoader {
  void version.value;
  return loader;
}

/** Shows the rows that match; an unfinished query waits in the address until it can be read. */
export function search(query: string): void {
  setAddressPart('q', query.trim() === '' ? undefined : query);
}

function begin(query: string): void {
  loader.begin(query, progress.peek().lines);
  findHits();
}

effect(() => {
  const query = queryText.value?.trim() ?? '';
  if (query !== loader.query && !parseQuery(query).problem) begin(query);
});

// The rows of a moment arrive together with it, not after it.
effect(() => {
  const target = wantedTarget.value;
  if (target && 'lines' in target && loader.query === '') loader.prefetch(target.lines - 1);
});

onNewBeginning(() => begin(loader.query));

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') loader.catchUp(progress.value.lines);
  else if ('rows' in message) loader.addLines(message);
  else if (name === 'findings' && 'lines' in message && message.lines.length > 0) loader.addFindings(message.lines);
});
