import { counted } from '../../../../words/counted.js';
import { durationWords } from '../../words/time-words.js';
import type { PlayedRange, TimelineScale } from './timeline-scale.js';
import { shownTimeline } from './timeline-store.js';

/** "38 min, 412 lines" */
export function rangeWords(range: PlayedRange): string {
  return `${durationWords(range.end - range.start)}, ${counted(shownTimeline().count(range), 'line')}`;
}

/** The range that is being selected, with its length. */
export function SelectedRange({ scale, range }: { readonly scale: TimelineScale; readonly range: PlayedRange }) {
  const [left, right] = [scale.xOfPlayed(range.start), scale.xOfPlayed(range.end)];
  return (
    <span class="selected-range" style={{ left: `${left}px`, width: `${right - left}px` }}>
      <span>{rangeWords(range)}</span>
    </span>
  );
}
