import { visible } from '../../../../words/printable.js';
import { NothingWritten } from '../../parts/nothing-written.js';
import { progress } from '../../store/session-store.js';
import type { RowLoader } from './row-loader.js';
import { search } from './row-store.js';

/** Why there is nothing in the table. */
export function EmptyTable({ rows }: { readonly rows: RowLoader }) {
  if (rows.isCounting) return <p class="empty table-note stack">Searching …</p>;
  if (rows.query !== '' && progress.value.lines > 0) {
    return (
      <div class="empty table-note stack">
        <p>{visible(rows.hint ?? 'No line matches.')}</p>
        <button type="button" onClick={() => search('')}>
          Show all lines
        </button>
      </div>
    );
  }
  return (
    <div class="table-note stack">
      <NothingWritten />
    </div>
  );
}
