import { LongText } from '../../parts/long-text.js';
import type { Reading } from './reading.js';

/** Readings as label and value, those with a share with a bar; what is unknown is named in one line. */
export function ReadingList({ readings }: { readonly readings: readonly Reading[] }) {
  const known = readings.filter(({ value }) => value !== undefined);
  const unknown = readings.filter(({ value }) => value === undefined).map(({ label }) => label);
  return (
    <>
      <dl class="readings">
        {known.map(({ label, value = '', at, share, note, isAlarm, isLong }) => (
          <div key={label} class={isLong || share !== undefined ? 'reading reading-long' : 'reading'} title={note}>
            <dt>{label}</dt>
            <dd data-alarm={isAlarm === true}>
              {share !== undefined && <ShareFill share={share} />}
              {isAlarm && <span aria-hidden="true">▲ </span>}
              <LongText text={value} most={44} />
              {at !== undefined && <span class="muted">({at})</span>}
            </dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && <p class="muted unknown-readings">Not known: {unknown.join(', ').toLowerCase()}</p>}
    </>
  );
}

/** Hidden from screen readers: the text beside it says the same. */
export function ShareFill({ share }: { readonly share: number }) {
  return (
    <span class="bar" aria-hidden="true">
      <span class="bar-fill" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
