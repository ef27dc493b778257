import { computed } from '@preact/signals';
import { visible } from '../../../../words/printable.js';
import type { Row } from '../../../protocol.js';
import { noisyKinds } from '../../../recording/query/noisy-kinds-table.js';
import { Dash } from '../../parts/dash.js';
import { FamilyMark } from '../../parts/family-mark.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { hoveredTime } from '../../store/shown-moment.js';
import { stageActions } from '../../store/stage-actions.js';
import { clockText, dateAndClock } from '../../words/time-words.js';
import { hitPieces } from './hit-pieces.js';

/** Which action wrote a line, in words, by its number. */
const actionOfLine = computed(
  () => new Map(stageActions.value.flatMap(({ name, words, lines }) => lines.map((n) => [n, `${name} ${words}`]))),
);

interface EventRowProps {
  /** Index among the rows that pass the filter. */
  readonly index: number;
  /** Undefined until fetched. */
  readonly row: Row | undefined;
  /** The date, if a new day begins. */
  readonly day: string | undefined;
  readonly selected: number | undefined;
  /** The line of the shown moment; undefined for the latest. */
  readonly shown: number | undefined;
  /** Rows of this time are highlighted. */
  readonly lit: number | undefined;
}

export function EventRow({ index, row, day, selected, shown, lit }: EventRowProps) {
  if (!row) {
    return (
      <tr role="row" aria-rowindex={index + 2} class="event-row">
        <td role="gridcell" class="muted">
          …
        </td>
      </tr>
    );
  }
  const { n, time, kind, family, summary, isBroken, severity, hits } = row;
  const action = actionOfLine.value.get(n);
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
      data-noisy={noisyKinds.includes(kind)}
      data-own={action !== undefined}
      onPointerEnter={() => (hoveredTime.value = time)}
    >
      <td role="gridcell" class="event-time" title={time === undefined ? undefined : dateAndClock(time)}>
        {day !== undefined && <span class="event-day">{day}</span>}
        {time === undefined ? <Dash /> : clockText(time)}
      </td>
      <td role="gridcell" class="event-finding">
        {severity && <SeverityMark severity={severity} isIcon />}
      </td>
      <td role="gridcell" class="event-kind" title={shortened(kind)}>
        <FamilyMark family={family} />
        {isBroken ? 'broken line' : shortened(kind)}
      </td>
      <td role="gridcell" class="event-summary" title={shortened(summary)}>
        {action !== undefined && (
          <span class="event-action" title={action}>
            ▸<span class="event-action-words"> {visible(action)}</span>
          </span>
        )}
        {hitPieces(shortened(summary), hits).map(({ text, isHit }, at) =>
          isHit ? <mark key={at}>{shortened(text)}</mark> : <span key={at}>{visible(text)}</span>,
        )}
      </td>
    </tr>
  );
}

/** Rows are never wide enough to show more. */
function shortened(text: string): string {
  return visible(text.length > 400 ? `${text.slice(0, 400)}…` : text);
}
