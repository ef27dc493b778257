import './timeline.css';
import { lazyPart } from '../../parts/lazy-part.js';
import { linkMomentToAddress } from '../../store/moment-address.js';
import { useShortcut } from '../../store/shortcuts.js';
import { MarkLegend } from './mark-legend.js';
import { MomentStatus } from './moment-status.js';
import { goToMark } from './timeline-steps.js';
import { linkZoomToAddress } from './zoom-address.js';
import { ZoomButtons } from './zoom-buttons.js';

const TimelineTrack = lazyPart('the timeline', async () => (await import('./timeline-track.js')).TimelineTrack);

linkMomentToAddress();
linkZoomToAddress();

/** The play as blocks, an area and lanes of marks; clicking it shows that moment in all panels. */
export function TimelineBar() {
  useShortcut({ key: '[', about: 'go back to the previous mark on the timeline', run: () => goToMark(-1) });
  useShortcut({ key: ']', about: 'go on to the next mark on the timeline', run: () => goToMark(1) });
  return (
    <section class="timeline-bar" aria-label="Timeline">
      <TimelineTrack />
      <div class="timeline-controls">
        <MomentStatus />
        <ZoomButtons />
        <MarkLegend />
      </div>
    </section>
  );
}
