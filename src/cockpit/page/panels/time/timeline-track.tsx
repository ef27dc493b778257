import { computed, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Mark } from '../../../protocol.js';
import { info, progress } from '../../store/session-store.js';
import { followAgain, goTo, hoveredTime, isFollowing, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { dateAndClock } from '../../words/time-words.js';
import { drawTimeline, markDistance } from './draw-timeline.js';
import { marksInWords } from './mark-table.js';
import { marksNear, type PlacedMark, placedMarks } from './placed-marks.js';
import { TimelineCursor } from './timeline-cursor.js';
import { type TimelineScale, timelineScale } from './timeline-scale.js';
import { goToLine, stepLines } from './timeline-steps.js';
import { currentTimeline } from './timeline-store.js';

/** Milliseconds at the end of a live session that get room to hit single events. */
const recent = 15 * 60_000;
/** Distance that counts as on a mark, in pixels. */
const reach = 6;

/** A slider over the lines of the session, positioned by time. */
export function TimelineTrack() {
  const track = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) size.value = { width: entry.contentRect.width, height: entry.contentRect.height };
    });
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [size]);

  const timeline = currentTimeline();
  const scale = timelineScale(timeline.spans, {
    width: size.value.width,
    recent: isLive.value ? recent : 0,
  });
  const marks = placedMarks(timeline.marks, scale, markDistance);
  const shown = shownPlace.value;
  const shownX = shown ? scale.xOf(shown.time, shown.n) : scale.width;
  useEffect(() => {
    if (canvas.current) drawTimeline(canvas.current, { scale, height: size.value.height, marks, shownX });
  });

  const xOf = (event: PointerEvent) => event.clientX - (track.current?.getBoundingClientRect().left ?? 0);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    track.current?.setPointerCapture(event.pointerId);
    goToX(xOf(event), scale, marks);
  };
  const onPointerMove = (event: PointerEvent) => {
    const x = xOf(event);
    hoveredTime.value = scale.pieces.length > 0 ? scale.timeAt(x) : undefined;
    if (track.current?.hasPointerCapture(event.pointerId)) goToX(x, scale, []);
  };
  const onPointerLeave = () => {
    hoveredTime.value = undefined;
  };
  // These change with every line: they are set without redrawing the bar.
  const most = useComputed(() => progress.value.lines);
  const now = useComputed(() => shownMoment.value.lines);
  const words = useComputed(() => valueText(currentTimeline().marks));
  return (
    <div
      ref={track}
      class="timeline-track"
      role="slider"
      tabIndex={0}
      aria-label="Moment shown"
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={words}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onKeyDown={(event) => onKey(event, scale, shownX)}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <TimelineCursor scale={scale} marks={marks} shownX={shownX} reach={reach} />
    </div>
  );
}

const isLive = computed(() => info.value?.mode === 'live');

/** The moment that is shown or requested; undefined for the end. */
const shownPlace = computed<{ readonly time: number; readonly n?: number } | undefined>(() => {
  const wanted = wantedTarget.value;
  if (wanted && 'time' in wanted) return { time: wanted.time };
  if (isFollowing.value) return undefined;
  const { time, lines } = shownMoment.value;
  return time === undefined ? undefined : { time, n: Math.max(0, lines - 1) };
});

function valueText(marks: readonly Mark[]): string {
  const { time, lines } = shownMoment.value;
  const here = marksInWords(marks.filter(({ n }) => n === lines - 1));
  return [
    time === undefined ? 'nothing written yet' : dateAndClock(time),
    `line ${lines} of ${progress.value.lines}`,
    ...(isFollowing.value ? ['the latest'] : []),
    ...(here === '' ? [] : [here]),
  ].join(', ');
}

/** Goes to the mark at `x` if there is one, to the end at the very end, otherwise to the time. */
function goToX(x: number, scale: TimelineScale, marks: readonly PlacedMark[]): void {
  const mark = marksNear(marks, x, reach).toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
  if (mark) goToLine(mark.n);
  else if (x >= scale.width - 2) followAgain();
  else if (scale.pieces.length > 0) goTo({ time: Math.round(scale.timeAt(Math.max(0, x))) });
}

function onKey(event: KeyboardEvent, scale: TimelineScale, shownX: number): void {
  const page = scale.width / 10;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => stepLines(-1),
    ArrowDown: () => stepLines(-1),
    ArrowRight: () => stepLines(1),
    ArrowUp: () => stepLines(1),
    PageDown: () => goToX(shownX - page, scale, []),
    PageUp: () => goToX(shownX + page, scale, []),
    Home: () => goToLine(0),
    End: followAgain,
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  action();
}
