import { table } from '../../words/markdown.js';
import type { Change, Deviation } from '../dialect/apply-deviations.js';
import { describeChange } from '../explain-name.js';
import { listLink } from './field-table.js';

/** What the live game does differently; `top` leads from the page to the folder of the reference. */
export function deviationTable(rows: readonly Deviation[], top: string): string {
  return table(
    ['Fields', 'In the live game', 'Why'],
    rows.map(({ fields, change, reason }) => [
      fields.map((place) => `\`${place}\``).join(', '),
      changeCell(change, top),
      reason,
    ]),
  );
}

/** A list of its own is linked, not repeated. */
function changeCell(change: Change, top: string): string {
  return 'lists' in change ? listLink(change.lists, top) : describeChange(change);
}
