import { useShortcut } from '../../store/shortcuts.js';
import { compareFromHere } from './compared-moment.js';

/** The key works wherever the panel is. */
export function ChangeKeys() {
  useShortcut({ key: 'd', about: 'mark this moment, and show what differs from it', run: compareFromHere });
  return null;
}
