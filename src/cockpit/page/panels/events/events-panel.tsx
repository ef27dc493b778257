import './events-panel.css';
import { useRef } from 'preact/hooks';
import { goToLine } from '../time/timeline-steps.js';
import { EventFilters } from './event-filters.js';
import { EventTable } from './event-table.js';
import { LineDetailView } from './line-detail-view.js';
import { closeDetail, isDetailOpen, selectedLine } from './selected-line.js';

/** Every line of the journal in a table, and the one that was opened beside or below it. */
export function EventsPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    closeDetail();
    panel.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
  };
  const n = isDetailOpen.value ? selectedLine.value : undefined;
  return (
    <div
      ref={panel}
      class="events-panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isDetailOpen.value && !event.defaultPrevented) close();
      }}
      // The first click may have moved the row away from under the pointer.
      onDblClick={(event) => {
        const isOnRow = event.target instanceof Element && event.target.closest('.event-table, .line-detail header');
        if (isOnRow && selectedLine.value !== undefined) goToLine(selectedLine.value);
      }}
    >
      <EventFilters />
      <div class="events-body" data-open={n !== undefined}>
        <EventTable />
        {n !== undefined && <LineDetailView key={n} n={n} close={close} />}
      </div>
    </div>
  );
}
