import { useEffect, useRef } from 'preact/hooks';
import { thousands } from '../../../../words/counted.js';
import { progress } from '../../store/session-store.js';
import { keepFilterBox } from './event-focus.js';
import { FilterChips } from './filter-chips.js';
import { KindChooser } from './kind-chooser.js';
import { isFiltering } from './row-filters.js';
import { currentRows, filterRows, rowFilter } from './row-store.js';

/** Debounce in milliseconds: each search scans the whole journal. */
const typingPause = 250;

/** Filters of the table, and the number of matching lines. */
export function EventFilters() {
  const { text = '', hasFindings } = rowFilter.value;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const search = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => filterRows({ ...rowFilter.value, text: value }), typingPause);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div class="event-filters">
      <search class="event-filter-row">
        <input
          ref={keepFilterBox}
          type="search"
          placeholder="Filter by text"
          aria-label="Filter events by text"
          aria-keyshortcuts="/"
          value={text}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <KindChooser />
        <button
          type="button"
          class="toggle"
          aria-pressed={hasFindings === true}
          onClick={() => filterRows({ ...rowFilter.value, hasFindings: !hasFindings })}
        >
          Has findings
        </button>
        <RowCount />
      </search>
      <FilterChips />
    </div>
  );
}

function RowCount() {
  const { pages, isCounting } = currentRows();
  const all = thousands(progress.value.lines);
  if (isCounting) return <span class="muted row-count">searching …</span>;
  return (
    <span class="muted row-count">
      {isFiltering(rowFilter.value) ? `${thousands(pages.total)} of ${all}` : `${all} lines`}
    </span>
  );
}
