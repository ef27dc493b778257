import { computed, useComputed, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Row } from '../../../protocol.js';
import { runKey } from '../../parts/run-key.js';
import { useSize } from '../../parts/use-size.js';
import { info } from '../../store/session-store.js';
import { hoveredTime, isFollowing, shownMoment } from '../../store/shown-moment.js';
import { dayText } from '../../words/time-words.js';
import { EmptyTable } from './empty-table.js';
import { keepGrid } from './event-focus.js';
import { EventRow } from './event-row.js';
import { eventView, isScrolledToEnd } from './event-view.js';
import { litTime } from './lit-time.js';
import { moveSelection, selectAt } from './move-selection.js';
import { revealShown, revealWanted } from './reveal-rows.js';
import { currentRows } from './row-store.js';
import { isDetailOpen, lineToReveal, openDetail, selectedLine } from './selected-line.js';

const headHeight = 28;
/** Overscan: rows rendered above and below the visible ones. */
const spare = 8;
/** Below this width, in pixels, a row takes two lines. */
const narrow = 560;
const isCoarse = matchMedia('(pointer: coarse)');

const isLive = computed(() => info.value?.mode === 'live');

/** Virtual table: only visible rows are in the DOM. */
export function EventTable() {
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(scroller);
  useLayoutEffect(() => {
    eventView.isToBeSet = true;
  }, []);
  useSignalEffect(revealShown);

  const rows = currentRows();
  void eventView.moved.value;
  const isNarrow = width < narrow;
  const rowHeight = isNarrow ? 52 : isCoarse.matches ? 44 : 28;
  if (height > 0) {
    eventView.arrange({
      total: rows.pages.total,
      view: height - headHeight,
      rowHeight,
      follows: isFollowing.value && !isDetailOpen.value,
      anchor: selectedLine.value === undefined ? undefined : rows.pages.indexOf(selectedLine.value),
    });
  }
  void lineToReveal.value;
  // Only after this render the table has the rows that arrived.
  useLayoutEffect(() => void revealWanted());
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !eventView.isToBeSet || height === 0) return;
    eventView.isToBeSet = false;
    element.scrollTop = eventView.scrollTop;
  });
  const first = Math.max(0, eventView.sight.first - spare);
  const last = Math.min(eventView.total, eventView.sight.last + spare);
  useLayoutEffect(() => rows.look(first, last - 1));

  const lit = useComputed(() => {
    void eventView.moved.value;
    return litTime(rowsBetween(eventView.sight.first, eventView.sight.last), hoveredTime.value);
  });
  const common = {
    selected: selectedLine.value,
    shown: isFollowing.value ? undefined : shownMoment.value.lines - 1,
    lit: lit.value,
  };
  const drawn = last - first;
  const isSelectedDrawn = rowsBetween(first, last).some((row) => row !== undefined && row.n === selectedLine.value);
  return (
    <div
      ref={scroller}
      class="event-scroller"
      data-narrow={isNarrow}
      style={{ '--row': `${rowHeight}px`, '--head': `${headHeight}px` }}
      onScroll={({ currentTarget }) => {
        // It may arrive after unmounting, when scrollTop reads 0, or before a wanted scrollTop is set.
        if (currentTarget.isConnected && !eventView.isToBeSet)
          eventView.scrolled(currentTarget.scrollTop, isScrolledToEnd(currentTarget));
      }}
    >
      <div style={{ height: `${eventView.height + headHeight}px` }}>
        <table
          ref={keepGrid}
          role="grid"
          class="event-table"
          aria-label="Events"
          aria-rowcount={eventView.total + 1}
          aria-activedescendant={isSelectedDrawn ? `row-${selectedLine.value}` : undefined}
          tabIndex={0}
          style={{ top: `${eventView.placeOf(first)}px` }}
          onKeyDown={onKey}
          onClick={onClick}
          onPointerLeave={() => (hoveredTime.value = undefined)}
        >
          <thead>
            <tr role="row" aria-rowindex={1}>
              <th scope="col" role="columnheader">
                <span class="visually-hidden">Time, </span>
                {dayOf(rows.pages.rowAt(eventView.sight.first)) ?? 'Time'}
              </th>
              <th scope="col" role="columnheader">
                <span class="visually-hidden">Finding</span>
              </th>
              {['Kind', 'What happened'].map((title) => (
                <th key={title} scope="col" role="columnheader">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: drawn }, (_, place) => (
              // Keyed by slot, so that row elements are reused.
              <EventRow
                key={(first + place) % Math.max(1, drawn)}
                index={first + place}
                row={rows.pages.rowAt(first + place)}
                day={newDay(first + place)}
                {...common}
              />
            ))}
          </tbody>
        </table>
      </div>
      {eventView.total === 0 && <EmptyTable rows={rows} />}
      {rows.error !== undefined && <p class="table-error">Rows cannot be read: {rows.error}</p>}
      {!eventView.sticks.value && eventView.top < eventView.end - 2 && isLive.value && (
        <button type="button" class="to-end" onClick={() => eventView.toEnd()}>
          To the end ↓
        </button>
      )}
    </div>
  );
}

function rowsBetween(first: number, last: number) {
  const { pages } = currentRows();
  return Array.from({ length: Math.max(0, last - first) }, (_, place) => pages.rowAt(first + place));
}

function dayOf(row: Row | undefined): string | undefined {
  return row?.time === undefined ? undefined : dayText(row.time);
}

/** The date of a row, if the row before it is of another day. */
function newDay(index: number): string | undefined {
  const { pages } = currentRows();
  const [day, before] = [dayOf(pages.rowAt(index)), dayOf(pages.rowAt(index - 1))];
  return before !== undefined && day !== before ? day : undefined;
}

function onClick(event: MouseEvent): void {
  const row = (event.target as Element).closest<HTMLElement>('tr[data-n]');
  if (!row) return;
  selectedLine.value = Number(row.dataset.n);
  openDetail();
}

function onKey(event: KeyboardEvent): void {
  const { first, last } = eventView.sight;
  const page = Math.max(1, last - first - 1);
  runKey(event, {
    ArrowDown: () => moveSelection(1),
    ArrowUp: () => moveSelection(-1),
    PageDown: () => moveSelection(page),
    PageUp: () => moveSelection(-page),
    Home: () => selectAt(0),
    End: () => selectAt(eventView.total - 1),
    Enter: openDetail,
  });
}
