import './chart.css';
import 'uplot/dist/uPlot.min.css';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { goTo, hoveredTime, shownMoment } from '../../store/shown-moment.js';
import { chartOptions, markMoment } from './chart-options.js';

interface ChartProps {
  readonly label: string;
  /** In the order of time, with the unit that the axis counts them by. */
  readonly points: readonly { readonly n: number; readonly time: number }[];
  readonly across: readonly number[];
  readonly unit: string;
  readonly values: readonly (number | null)[];
  /** The axis goes up to this, if it is known and the values are lower. */
  readonly top?: number | undefined;
  /** A point in words; without an index, all of it. */
  readonly words: (index: number | undefined) => string;
}

/** A value over time. Hovering shows the same moment in every pane; a click goes there. */
export function Chart({ label, points, across, unit, values, top, words }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const latest = useRef(points);
  latest.current = points;
  const indexAt = (time: number) =>
    Math.max(
      0,
      latest.current.findLastIndex((point) => point.time <= time),
    );
  const hovered = hoveredTime.value === undefined ? undefined : indexAt(hoveredTime.value);
  const shownIndex = () => latest.current.findLastIndex(({ n }) => n < shownMoment.value.lines);
  const shown = shownIndex();

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const pointAt = (index: number | null | undefined) => {
      hoveredTime.value = latest.current[index ?? -1]?.time;
    };
    const made = new uPlot(chartOptions(element, { unit, top, pointAt, shown: shownIndex }), [[], []], element);
    plot.current = made;
    const observer = new ResizeObserver(() =>
      made.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [unit, top]);
  useEffect(() => plot.current?.setData([across.slice(), values.slice()]), [across, values, unit, top]);
  useSignalEffect(() => {
    const index = shownIndex();
    if (plot.current) markMoment(plot.current, index);
  });
  useEffect(() => {
    const made = plot.current;
    if (!made || made.cursor.event) return;
    const x = across[hovered ?? -1];
    made.setCursor({ left: x === undefined ? -10 : made.valToPos(x, 'x'), top: 10 }, false);
  }, [hovered]);

  const go = (index: number | undefined) => {
    const point = points[index ?? -1];
    if (point) goTo({ lines: point.n + 1 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Enter') go(hovered);
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(points.length - 1, Math.max(0, (hovered ?? (shown < 0 ? points.length : shown)) + step));
    hoveredTime.value = points[next]?.time;
  };
  const leave = () => (hoveredTime.value = undefined);
  return (
    <>
      <div
        class="chart"
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-description="Left and right go from point to point, Enter goes to that moment"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(hovered ?? Math.max(0, shown)) + 1}
        aria-valuetext={words(hovered)}
        onClick={() => go(hovered)}
        onKeyDown={onKeyDown}
        onPointerLeave={leave}
        onBlur={leave}
      />
      <p class="chart-words">
        <bdi>{words(hovered)}</bdi>
      </p>
    </>
  );
}
