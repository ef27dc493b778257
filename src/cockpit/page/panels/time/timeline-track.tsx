import { computed, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { runKey } from '../../parts/run-key.js';
import { useSize } from '../../parts/use-size.js';
import { queryHits } from '../../store/query-hits.js';
import { progress } from '../../store/session-store.js';
import { followAgain, goTo, hoveredTime, isFollowing, shownMoment } from '../../store/shown-moment.js';
import { sentMessages, stageActions } from '../../store/stage-actions.js';
import { dateAndClock } from '../../words/time-words.js';
import { densityCurve } from './density-curve.js';
import { drawTimeline, markDistance } from './draw-timeline.js';
import { marksInWords } from './marks-in-words.js';
import { marksNear, otherMarks, type PlacedMark, placedMarks, type ShownMark } from './placed-marks.js';
import { SelectedRange } from './selected-range.js';
import { TimelineCursor } from './timeline-cursor.js';
import { type PlayedRange, TimelineScale } from './timeline-scale.js';
import { goToLine, panBy, shownPlace, showRange, stepLines, zoomBy, zoomToLaunch } from './timeline-steps.js';
import { currentTimeline, shownRange, shownTimeline } from './timeline-store.js';

/** Distance that counts as on a mark, in pixels. */
const reach = 6;
/** A shorter selection is a slip. */
const leastSelected = 4;
/** Distance of two fingers below which they do not zoom, in pixels. */
const leastPinched = 16;
/** Factor of the range for each pixel of the wheel. */
const wheelBase = 1.002;

const others = computed(() => otherMarks(stageActions.value, sentMessages.value, queryHits.value));

/** A slider over the lines of the session, positioned by time. */
export function TimelineTrack() {
  const track = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(track);
  const selected = useSignal<PlayedRange | undefined>(undefined);
  /** Where fingers and buttons are down, by pointer. */
  const held = useRef(new Map<number, number>()).current;
  const { marks: known, density } = shownTimeline();
  const scale = new TimelineScale(currentTimeline().played, shownRange.value, width);
  const marks = [...placedMarks(known, scale, markDistance), ...placedMarks(others.value, scale, markDistance)];
  const curve = densityCurve(density, scale);
  const shown = shownPlace.value;
  const shownX = shown ? scale.xOf(shown.time, shown.n) : scale.xOfPlayed(scale.played.total);
  // Drawn after the frame, it would need another one.
  useLayoutEffect(() => {
    if (canvas.current) drawTimeline(canvas.current, { scale, height, curve, marks, shownX });
  });

  const xOf = (event: MouseEvent) => event.clientX - (track.current?.getBoundingClientRect().left ?? 0);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    track.current?.setPointerCapture(event.pointerId);
    const x = xOf(event);
    held.set(event.pointerId, x);
    if (held.size > 1) selected.value = undefined;
    else if (event.shiftKey) selected.value = { start: scale.playedAt(x), end: scale.playedAt(x) };
    else goToX(x, scale, marks);
  };
  const onPointerMove = (event: PointerEvent) => {
    const x = xOf(event);
    hoveredTime.value = scale.isEmpty ? undefined : scale.timeAt(x);
    const before = held.get(event.pointerId);
    if (before === undefined) return;
    held.set(event.pointerId, x);
    const other = [...held].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other !== undefined) pinch(before - other, x - other, scale.playedAt(other));
    else if (selected.value)
      selected.value = { ...selected.value, end: scale.playedAt(Math.max(0, Math.min(width, x))) };
    else goToX(x, scale, []);
  };
  const onPointerUp = (event: PointerEvent) => {
    held.delete(event.pointerId);
    const range = selected.value && inOrder(selected.value);
    selected.value = undefined;
    if (range && scale.xOfPlayed(range.end) - scale.xOfPlayed(range.start) >= leastSelected) showRange(range);
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? 1 : 30;
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (Math.abs(sideways) >= Math.abs(event.deltaY)) panBy((sideways * pixels) / Math.max(1, width));
    else zoomBy(wheelBase ** (event.deltaY * pixels), scale.playedAt(xOf(event)));
  };
  // These change with every line: they are set without redrawing the bar.
  const most = useComputed(() => progress.value.lines);
  const now = useComputed(() => shownMoment.value.lines);
  const words = useComputed(() => valueText([...shownTimeline().marks, ...others.value]));
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
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={() => (hoveredTime.value = undefined)}
      onDblClick={(event) =>
        zoomToLaunch(scale.played.spans[scale.played.indexAt(scale.playedAt(xOf(event)))]?.first ?? 0)
      }
      onWheel={onWheel}
      onKeyDown={(event) => onKey(event, scale, shownX)}
    >
      <canvas ref={canvas} aria-hidden="true" />
      {selected.value && <SelectedRange scale={scale} range={inOrder(selected.value)} />}
      <TimelineCursor scale={scale} curve={curve} marks={marks} shownX={shownX} reach={reach} />
    </div>
  );
}

/** Two fingers zoom by the change of their distance, around the one that rests. */
function pinch(before: number, after: number, around: number): void {
  zoomBy(Math.max(leastPinched, Math.abs(before)) / Math.max(leastPinched, Math.abs(after)), around);
}

function inOrder({ start, end }: PlayedRange): PlayedRange {
  return { start: Math.min(start, end), end: Math.max(start, end) };
}

function valueText(marks: readonly ShownMark[]): string {
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
  if (mark?.n !== undefined) goToLine(mark.n);
  else if (mark) goTo({ time: mark.time });
  else if (scale.playedAt(x + 2) >= scale.played.total) followAgain();
  else if (!scale.isEmpty) goTo({ time: Math.round(scale.timeAt(Math.max(0, x))) });
}

function onKey(event: KeyboardEvent, scale: TimelineScale, shownX: number): void {
  const page = scale.width / 10;
  const step = (by: number) => (event.shiftKey ? panBy(by / 10) : stepLines(by));
  runKey(event, {
    ArrowLeft: () => step(-1),
    ArrowDown: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => step(1),
    PageDown: () => goToX(shownX - page, scale, []),
    PageUp: () => goToX(shownX + page, scale, []),
    Home: () => goToLine(0),
    End: followAgain,
  });
}
