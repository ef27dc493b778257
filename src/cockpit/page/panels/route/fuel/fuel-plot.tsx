import './fuel.css';
import 'uplot/dist/uPlot.min.css';
import { computed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { liveMoment } from '../../../store/session-store.js';
import { goTo, hoveredTime, isFollowing, shownMoment } from '../../../store/shown-moment.js';
import { arrivals, flown } from '../flown-store.js';
import { fuelHistory, fuelPointAt, fuelPointWords, fuelSentence, fuelSeries } from './fuel-history.js';
import { plotOptions } from './plot-options.js';

const liveCapacity = computed(() => liveMoment.value.state.ship.fuel.capacity);
const shownCapacity = computed(() => shownMoment.value.state.ship.fuel.capacity);
/** All jumps of the journal, and those up to the shown moment. */
const fuel = computed(() => fuelHistory(arrivals.value, liveCapacity.value));
const fuelSoFar = computed(() => fuelHistory(flown.value, shownCapacity.value));

/** Fuel left and used per jump, with a text alternative below. */
export function FuelPlot() {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const pointed = useSignal<number | undefined>(undefined);
  const { points, capacity } = fuel.value;
  const hasPoints = points.length > 0;

  useEffect(() => {
    const element = place.current;
    if (!element || !hasPoints) return;
    const pointAt = (index: number | null | undefined) => {
      const time = fuel.peek().points[index ?? -1]?.time;
      if (hoveredTime.peek() !== time) hoveredTime.value = time;
    };
    const made = new uPlot(plotOptions(element, { capacity, pointAt, shownJump }), fuelSeries(fuel.peek()), element);
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
  }, [hasPoints, capacity]);

  useSignalEffect(() => plot.current?.setData(fuelSeries(fuel.value)));
  useSignalEffect(() => {
    void shownJump();
    plot.current?.redraw(false);
  });

  // Follows the moment hovered anywhere on the page.
  useSignalEffect(() => {
    const time = hoveredTime.value;
    const made = plot.current;
    const at = time === undefined ? undefined : fuelPointAt(fuel.peek(), time);
    pointed.value = at;
    const point = at === undefined ? undefined : fuel.peek().points[at];
    if (!made || made.cursor.event) return;
    const left = point ? made.valToPos((at ?? 0) + 1, 'x') : -10;
    made.setCursor({ left, top: point ? made.valToPos(point.level, 'y') : -10 }, false);
  });

  const goToPointed = () => {
    const point = points[pointed.value ?? -1];
    if (point) goTo({ lines: point.n + 1 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Enter') goToPointed();
    if (step === undefined) return;
    event.preventDefault();
    const next = points[Math.min(points.length - 1, Math.max(0, (pointed.value ?? points.length) + step))];
    hoveredTime.value = next?.time;
  };
  const leave = () => {
    hoveredTime.value = undefined;
  };
  const point = points[pointed.value ?? -1];
  return (
    <div class="fuel">
      {hasPoints && (
        <div
          class="fuel-plot"
          ref={place}
          role="slider"
          tabIndex={0}
          aria-label="Fuel over the jumps"
          aria-description="Left and right go from jump to jump, Enter goes to that moment"
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(pointed.value ?? points.length - 1) + 1}
          aria-valuetext={point ? fuelPointWords(point, fuel.value) : fuelSentence(fuelSoFar.value)}
          onClick={goToPointed}
          onKeyDown={onKeyDown}
          onPointerLeave={leave}
          onBlur={leave}
        />
      )}
      {hasPoints && <p class="fuel-key">Jump by jump. Line: left in the tank. Bars: used by the jump.</p>}
      <p class="fuel-sentence">
        <bdi>{point ? fuelPointWords(point, fuel.value) : fuelSentence(fuelSoFar.value)}</bdi>
      </p>
    </div>
  );
}

/** Number of the jump before the rewound moment. */
function shownJump(): number | undefined {
  const { time } = shownMoment.value;
  const at = isFollowing.value || time === undefined ? undefined : fuelPointAt(fuel.value, time);
  return at === undefined ? undefined : at + 1;
}
