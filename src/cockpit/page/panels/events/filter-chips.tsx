import { visible } from '../../../../words/printable.js';
import { filterParts } from './row-filters.js';
import { filterRows, rowFilter } from './row-store.js';

/** The parts of the filter, each removable. */
export function FilterChips() {
  const parts = filterParts(rowFilter.value);
  if (parts.length === 0) return null;
  return (
    <ul class="filter-chips" aria-label="Filters in use">
      {parts.map(({ label, without }) => (
        <li key={label}>
          <button type="button" onClick={() => filterRows(without)} aria-label={`Remove filter ${visible(label)}`}>
            {visible(label)} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <button type="button" onClick={() => filterRows({})}>
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}
