import { stageControl } from '../../store/session-store.js';
import { useShortcut } from '../../store/shortcuts.js';
import { openSection, playOrPause, turnClock } from './stage-steering.js';

/** The keys of the stage, whichever panel is in front. Without a stage, Space stops and follows the journal. */
export function StageKeys() {
  return stageControl.value ? <SteeringKeys /> : <WatchingKeys />;
}

function SteeringKeys() {
  useShortcut({ key: ' ', label: 'Space', about: 'play or pause the session', run: playOrPause });
  useShortcut({ key: '.', about: 'let the next thing happen', run: () => void turnClock({ do: 'step' }) });
  useShortcut({ key: 't', about: 'look for a situation', run: () => openSection('situations') });
  useShortcut({ key: 'i', about: 'inject an event', run: () => openSection('inject') });
  return null;
}

function WatchingKeys() {
  useShortcut({
    key: ' ',
    label: 'Space',
    about: 'stay at this moment, or follow the journal again',
    run: playOrPause,
  });
  return null;
}
