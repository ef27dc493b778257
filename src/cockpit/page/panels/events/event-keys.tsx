import { showPanel } from '../../layout/panes.js';
import { useShortcut } from '../../store/shortcuts.js';
import { eventGrid, focusOnceThere, queryInput } from './event-focus.js';
import { moveSelection } from './move-selection.js';

/** Keys of the table; they work while another panel is in front, too. */
export function EventKeys() {
  useShortcut({
    key: '/',
    about: 'filter the events',
    run: () => {
      showPanel('events');
      focusOnceThere(queryInput);
    },
  });
  useShortcut({ key: 'j', about: 'select the next event; Enter opens it, Escape closes it', run: () => move(1) });
  useShortcut({ key: 'k', about: 'select the previous event', run: () => move(-1) });
  return null;
}

function move(by: 1 | -1): void {
  showPanel('events');
  void moveSelection(by);
  focusOnceThere(eventGrid);
}
