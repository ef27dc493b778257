import { progress } from '../../store/session-store.js';
import { isFiltering } from './row-filters.js';
import type { RowLoader } from './row-loader.js';
import { filterRows } from './row-store.js';

/** Why there is nothing in the table. */
export function EmptyTable({ rows }: { readonly rows: RowLoader }) {
  if (rows.isCounting) return <p class="empty table-note">Searching …</p>;
  if (isFiltering(rows.filter) && progress.value.lines > 0) {
    return (
      <div class="empty table-note">
        <p>No rows match the filter.</p>
        <button type="button" onClick={() => filterRows({})}>
          Show all lines
        </button>
      </div>
    );
  }
  return <p class="empty table-note">Nothing has been written yet.</p>;
}
