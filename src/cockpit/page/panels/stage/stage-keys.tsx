import { useEffect } from 'preact/hooks';
import { stageControl } from '../../store/session-store.js';
import { useShortcut } from '../../store/shortcuts.js';
import { followActions } from './follow-actions.js';
import { ask, openSection, playOrPause } from './stage-requests.js';

/**
 * Keys of the stage, whichever panel is in front. Without a stage, Space pauses and resumes following the
 * journal.
 */
export function StageKeys() {
  useEffect(followActions, []);
  return stageControl.value ? <StageControlKeys /> : <WatchingKeys />;
}

function StageControlKeys() {
  useShortcut({ key: ' ', label: 'Space', about: 'play or pause the session', run: playOrPause });
  useShortcut({ key: '.', about: 'play up to the next written line', run: () => void ask('clock', { do: 'step' }) });
  useShortcut({ key: 't', about: 'search for a situation', run: () => openSection('situations') });
  useShortcut({ key: 'i', about: 'inject an event', run: () => openSection('inject') });
  useShortcut({ key: 'f', about: 'search for a fault', run: () => openSection('faults') });
  useShortcut({ key: 's', about: 'search for a scenario or trial', run: () => openSection('scenarios') });
  useShortcut({ key: 'a', about: 'list and copy what was done', run: () => openSection('actions') });
  return null;
}

function WatchingKeys() {
  useShortcut({
    key: ' ',
    label: 'Space',
    about: 'stop following the journal, or follow it again',
    run: playOrPause,
  });
  return null;
}
