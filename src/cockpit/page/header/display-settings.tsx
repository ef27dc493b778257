import { guide } from '../guide/guide-choice.js';
import { LongText } from '../parts/long-text.js';
import { SaveReport } from '../report/save-report.js';
import { info } from '../store/session-store.js';
import { ColourSettings } from './colour-settings.js';
import { WakeLockButton } from './wake-lock-button.js';

/** What the button "Display" opens. */
export function DisplaySettings() {
  return (
    <>
      <ColourSettings />
      <WakeLockButton />
      {info.value?.isDemo && guide.value === 'over' && (
        <button type="button" onClick={() => (guide.value = 'shown')}>
          Show the guide through the demo
        </button>
      )}
      <SaveReport />
      {info.value && (
        <p>
          Looking at <LongText text={info.value.title} most={60} />
        </p>
      )}
    </>
  );
}
