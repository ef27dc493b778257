import { hoveredTime } from '../../store/shown-moment.js';
import { dateAndClock } from '../../words/time-words.js';
import type { DensityPoint } from './density-curve.js';
import { marksInWords } from './marks-in-words.js';
import { marksNear, type PlacedMark } from './placed-marks.js';
import type { TimelineScale } from './timeline-scale.js';

interface CursorProps {
  readonly scale: TimelineScale;
  readonly curve: readonly DensityPoint[];
  readonly marks: readonly PlacedMark[];
  readonly shownX: number;
  readonly reach: number;
}

/** The shown moment and the one hovered here or in another panel, with the marks there in words. */
export function TimelineCursor({ scale, curve, marks, shownX, reach }: CursorProps) {
  const time = hoveredTime.value;
  const at = time === undefined || scale.isEmpty ? -1 : scale.xOf(time);
  const x = at < 0 || at > scale.width ? undefined : at;
  const near = x === undefined ? '' : marksInWords(marksNear(marks, x, reach));
  const [one, other] = curve;
  const rate = x !== undefined && one && other && curve[Math.round((x - one.x) / (other.x - one.x))]?.rate;
  return (
    <>
      {shownX >= 0 && shownX <= scale.width && <span class="shown-cursor" style={{ left: `${shownX}px` }} />}
      {x !== undefined && time !== undefined && (
        <>
          <span class="hovered-cursor" style={{ left: `${x}px` }} />
          <span class="timeline-tip" style={{ '--at': `${x}px` }}>
            {dateAndClock(time)}
            {rate ? ` · ${Math.ceil(rate)} a minute` : ''}
            {near !== '' && ` · ${near}`}
          </span>
        </>
      )}
    </>
  );
}
