import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { info, progress } from '../../store/session-store.js';
import { followAgain, goTo, hoveredTime, isFollowing, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { dateAndClock } from './clock-text.js';
import { drawTimeline, markDistance } from './draw-timeline.js';
import { marksInWords } from './mark-table.js';
import { marksNear, type PlacedMark, placedMarks } from './placed-marks.js';
import { TimelineCursor } from './timeline-cursor.js';
import { type TimelineScale, timelineScale } from './timeline-scale.js';
import { goToLine, stepLines } from './timeline-steps.js';
import { currentTimeline } from './timeline-store.js';

/** So much at the end of a live session has room enough to hit single events. */
const recent = 15 * 60_000;
/** How close to a mark counts as on it, in pixels. */
const reach = 6;

/** A slider over the lines of the session, drawn by their times. */
export function TimelineTrack() {
  const track = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useSignal(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      width.value = entry?.contentRect.width ?? 0;
    });
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [width]);

  const timeline = currentTimeline();
  const scale = timelineScale(timeline.spans, {
    width: width.value,
    recent: info.value?.mode === 'live' ? recent : 0,
  });
  const marks = placedMarks(timeline.marks, scale, markDistance);
  const shownX = shownAt(scale);
  useEffect(() => {
    if (canvas.current) drawTimeline(canvas.current, { scale, marks, shownX });
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
  const { lines, time } = shownMoment.value;
  return (
    <div
      ref={track}
      class="timeline-track"
      role="slider"
      tabIndex={0}
      aria-label="Moment shown"
      aria-valuemin={0}
      aria-valuemax={progress.value.lines}
      aria-valuenow={lines}
      aria-valuetext={valueText(time, lines, marks)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onKeyDown={(event) => onKey(event, scale)}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <TimelineCursor scale={scale} marks={marks} shownX={shownX} reach={reach} />
    </div>
  );
}

function shownAt(scale: TimelineScale): number {
  const wanted = wantedTarget.value;
  if (wanted && 'time' in wanted) return scale.xOf(wanted.time);
  const { time, lines } = shownMoment.value;
  if (isFollowing.value || time === undefined) return scale.width;
  return scale.xOf(time, Math.max(0, lines - 1));
}

function valueText(time: number | undefined, lines: number, marks: readonly PlacedMark[]): string {
  const here = marksInWords(marks.filter(({ n }) => n === lines - 1));
  return [
    time === undefined ? 'nothing written yet' : dateAndClock(time),
    `line ${lines} of ${progress.value.lines}`,
    ...(isFollowing.value ? ['the latest'] : []),
    ...(here === '' ? [] : [here]),
  ].join(', ');
}

/** To the mark there, if there is one, to the end at the very end, and otherwise to the time. */
function goToX(x: number, scale: TimelineScale, marks: readonly PlacedMark[]): void {
  const mark = marksNear(marks, x, reach).toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
  if (mark) goToLine(mark.n);
  else if (x >= scale.width - 2) followAgain();
  else if (scale.pieces.length > 0) goTo({ time: Math.round(scale.timeAt(Math.max(0, x))) });
}

function onKey(event: KeyboardEvent, scale: TimelineScale): void {
  const page = scale.width / 10;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => stepLines(-1),
    ArrowDown: () => stepLines(-1),
    ArrowRight: () => stepLines(1),
    ArrowUp: () => stepLines(1),
    PageDown: () => goToX(shownAt(scale) - page, scale, []),
    PageUp: () => goToX(shownAt(scale) + page, scale, []),
    Home: () => goToLine(0),
    End: followAgain,
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  action();
}
