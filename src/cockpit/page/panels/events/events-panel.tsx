import './events-panel.css';
import { lazyPart } from '../../parts/lazy-part.js';
import { goToLine } from '../time/timeline-steps.js';
import { EventFilters } from './event-filters.js';
import { EventTable } from './event-table.js';
import { closeDetail, isDetailOpen, selectedLine } from './selected-line.js';

/** All lines of the journal in a table, with the opened line beside or below it. */
export function EventsPanel() {
  return (
    <div class="events-panel" onKeyDown={onKey} onDblClick={onDoubleClick}>
      <EventFilters />
      <div class="events-body" data-open={isDetailOpen.value}>
        <EventTable />
        {isDetailOpen.value && <OpenLine />}
      </div>
    </div>
  );
}

const OpenLine = lazyPart('the line', async () => (await import('./line-detail-view.js')).OpenLine);

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isDetailOpen.value && !event.defaultPrevented) closeDetail();
}

/**
 * Shows the moment of the row. Looked up by state: the first click may have moved the row from under the
 * pointer.
 */
function onDoubleClick(event: MouseEvent): void {
  const isOnRow = event.target instanceof Element && event.target.closest('.event-table, .line-detail header');
  if (isOnRow && selectedLine.value !== undefined) goToLine(selectedLine.value);
}
