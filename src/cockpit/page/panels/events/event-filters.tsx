import { counted, thousands } from '../../../../words/counted.js';
import { progress } from '../../store/session-store.js';
import { hasTerm, noNoise, toggleTerm } from './edit-query.js';
import { ExportMenu } from './export-menu.js';
import { KindChooser } from './kind-chooser.js';
import { QueryBox } from './query-box.js';
import { currentRows, queryText, search } from './row-store.js';

/** The query, buttons for its most frequent terms, and the number of matching lines. */
export function EventFilters() {
  return (
    <search class="event-filters cluster">
      <QueryBox />
      <KindChooser />
      <TermToggle term="severity:*" label="Has findings" />
      <TermToggle term={noNoise} label="No noise" />
      <ExportMenu />
      <RowCount />
    </search>
  );
}

function TermToggle({ term, label }: { readonly term: string; readonly label: string }) {
  const query = queryText.value ?? '';
  return (
    <button
      type="button"
      title={term}
      aria-pressed={hasTerm(query, term)}
      onClick={() => search(toggleTerm(queryText.peek() ?? '', term))}
    >
      {label}
    </button>
  );
}

function RowCount() {
  const { pages, query, isCounting } = currentRows();
  const { lines } = progress.value;
  const words = query === '' ? counted(lines, 'line') : `${thousands(pages.total)} of ${thousands(lines)}`;
  return <span class="muted row-count">{isCounting ? 'searching …' : words}</span>;
}
