import { useShortcut } from '../../store/shortcuts.js';
import { shownMoment } from '../../store/shown-moment.js';
import { rangeWords } from './selected-range.js';
import { zoomBy, zoomToLaunch } from './timeline-steps.js';
import { currentTimeline, shownRange, zoom } from './timeline-store.js';

const minute = 60_000;

/** How much a key changes the range. */
const keyFactor = 1.5;

const lengths = [
  { label: '1 h', last: 60 * minute },
  { label: '15 min', last: 15 * minute },
] as const;

/** Parts of the play to show, and how much is shown. */
export function ZoomButtons() {
  useShortcut({ key: '+', about: 'zoom in on the timeline', run: () => zoomBy(1 / keyFactor) });
  useShortcut({ key: '-', about: 'zoom out', run: () => zoomBy(keyFactor) });
  useShortcut({ key: '0', about: 'show the whole timeline', run: () => (zoom.value = 'all') });
  const range = shownRange.value;
  const { total } = currentTimeline().played;
  return (
    <div class="zoom-buttons" role="group" aria-label="Shown part of the timeline">
      <button type="button" aria-pressed={range.end - range.start >= total} onClick={() => (zoom.value = 'all')}>
        All
      </button>
      <button
        type="button"
        title="The launch of the shown moment"
        onClick={() => zoomToLaunch(shownMoment.value.lines - 1)}
      >
        Session
      </button>
      {lengths.map(({ label, last }) => (
        <button
          key={label}
          type="button"
          title={`The last ${label} of play`}
          aria-pressed={range.end >= total && range.end - range.start === last}
          onClick={() => (zoom.value = { last })}
        >
          {label}
        </button>
      ))}
      <output class="muted">{total > 0 && rangeWords(range)}</output>
    </div>
  );
}
