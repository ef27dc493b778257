import { latestEvent } from '../store/moment-events.js';
import { shownMoment } from '../store/shown-moment.js';

/** Who flies what, and where; whether the page is up to date. */
export function HeaderBar() {
  const moment = shownMoment.value;
  const commander = latestEvent(moment, 'Commander')?.Name ?? '–';
  return (
    <header class="header-bar">
      <h1 class="brand">Shakedown</h1>
      <span>{commander}</span>
    </header>
  );
}
