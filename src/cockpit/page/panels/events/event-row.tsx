import { visible } from '../../../../words/printable.js';
import type { Row } from '../../../protocol.js';
import { Dash } from '../../parts/dash.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { hoveredTime } from '../../store/shown-moment.js';
import { clockText, dateAndClock } from '../../words/time-words.js';

interface EventRowProps {
  /** Index among the rows that pass the filter. */
  readonly index: number;
  /** Undefined until fetched. */
  readonly row: Row | undefined;
  readonly selected: number | undefined;
  /** The line of the shown moment; undefined for the latest. */
  readonly shown: number | undefined;
  /** Rows of this time are highlighted. */
  readonly lit: number | undefined;
  readonly hasDates: boolean;
}

export function EventRow({ index, row, selected, shown, lit, hasDates }: EventRowProps) {
  if (!row) {
    return (
      <tr role="row" aria-rowindex={index + 2} class="event-row">
        <td role="gridcell" class="muted">
          …
        </td>
      </tr>
    );
  }
  const { n, time, kind, summary, isBroken, severity } = row;
  return (
    <tr
      role="row"
      id={`row-${n}`}
      class="event-row"
      data-n={n}
      aria-rowindex={index + 2}
      aria-selected={n === selected}
      aria-current={n === shown ? 'true' : undefined}
      data-later={shown !== undefined && n > shown}
      data-lit={time !== undefined && time === lit}
      data-broken={isBroken}
      onPointerEnter={() => {
        hoveredTime.value = time;
      }}
    >
      <td role="gridcell" class="event-time">
        {time === undefined ? <Dash /> : hasDates ? dateAndClock(time) : clockText(time)}
      </td>
      <td role="gridcell" class="event-kind" title={shortened(kind)}>
        {isBroken ? 'broken line' : shortened(kind)}
      </td>
      <td role="gridcell" class="event-summary" title={shortened(summary)}>
        {shortened(summary)}
      </td>
      <td role="gridcell" class="event-finding">
        {severity && <SeverityMark severity={severity} />}
      </td>
    </tr>
  );
}

/** Rows are never wide enough to show more. */
function shortened(text: string): string {
  return visible(text.length > 400 ? `${text.slice(0, 400)}…` : text);
}
