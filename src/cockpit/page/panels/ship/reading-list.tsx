import { Dash } from '../../parts/dash.js';
import { LongText } from '../../parts/long-text.js';
import { ShareBar } from '../../parts/share-bar.js';
import type { Reading } from './reading.js';

/** Readings as label and value, those with a share with a bar; what is unknown is named in one line. */
export function ReadingList({ readings }: { readonly readings: readonly Reading[] }) {
  const known = readings.filter(({ value }) => value !== undefined);
  const unknown = readings.filter(({ value }) => value === undefined).map(({ label }) => label);
  return (
    <>
      <ReadingRows class="readings" readings={known} />
      {unknown.length > 0 && <p class="muted">Not known: {unknown.join(', ').toLowerCase()}</p>}
    </>
  );
}

interface ReadingRowsProps {
  readonly class: string;
  readonly readings: readonly Reading[];
}

/** All of them, with a dash for what is unknown. */
export function ReadingRows({ class: name, readings }: ReadingRowsProps) {
  return (
    <dl class={name}>
      {readings.map(({ label, value, at, share, note, isAlarm = false, isLong }) => (
        <div key={label} class="reading" data-long={isLong === true || share !== undefined} title={note}>
          <dt>{label}</dt>
          <dd data-alarm={isAlarm}>
            {share !== undefined && <ShareBar share={share} />}
            {isAlarm && <span aria-hidden="true">▲ </span>}
            {value === undefined ? <Dash /> : <LongText text={value} most={44} />}
            {at !== undefined && <span class="muted">({at})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
