import { Dash } from '../../parts/dash.js';
import { LongText } from '../../parts/long-text.js';
import type { Reading } from './reading.js';

/** Readings as label and value; those with a share have a bar below. */
export function ReadingList({ readings }: { readonly readings: readonly Reading[] }) {
  return (
    <dl class="readings">
      {readings.map(({ label, value, share, note, isAlarm, isLong }) => (
        <div key={label} class={isLong || share !== undefined ? 'reading reading-long' : 'reading'} title={note}>
          <dt>{label}</dt>
          <dd data-alarm={isAlarm === true}>
            {share !== undefined && <Bar share={share} />}
            {isAlarm && <span aria-hidden="true">▲ </span>}
            {value === undefined ? <Dash /> : <LongText text={value} most={44} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Hidden from screen readers: the text beside it says the same. */
function Bar({ share }: { readonly share: number }) {
  return (
    <span class="bar" aria-hidden="true">
      <span class="bar-fill" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
