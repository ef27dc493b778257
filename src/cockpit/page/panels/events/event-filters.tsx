import { thousands } from '../../../../words/counted.js';
import { progress } from '../../store/session-store.js';
import { hasTerm, noNoise, toggleTerm } from './edit-query.js';
import { ExportMenu } from './export-menu.js';
import { KindChooser } from './kind-chooser.js';
import { QueryBox } from './query-box.js';
import { currentRows, queryText, search } from './row-store.js';

/** The query, buttons for its most frequent terms, and the number of matching lines. */
export function EventFilters() {
  return (
    <search class="event-filters">
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
  const all = thousands(progress.value.lines);
  if (isCounting) return <span class="muted row-count">searching …</span>;
  return <span class="muted row-count">{query === '' ? `${all} lines` : `${thousands(pages.total)} of ${all}`}</span>;
}
