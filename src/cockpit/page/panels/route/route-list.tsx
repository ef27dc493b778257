import { useEffect, useRef } from 'preact/hooks';
import { Dash } from '../../parts/dash.js';
import { lightYears } from '../../words/measures.js';
import { copyName } from './copied-notice.js';
import type { RouteStop } from './route-plan.js';
import { plan, pointedStop } from './route-view.js';
import { StarSign } from './star-sign.js';

/** The stops in order; scrolls to the ship's. */
export function RouteList() {
  const list = useRef<HTMLOListElement>(null);
  const { stops, at, state } = plan.value;
  useEffect(() => bringIntoView(list.current, Math.max(0, at)), [at, stops.length]);
  if (stops.length === 0) {
    return (
      <p class="empty">
        {state === 'unlisted' ? 'The stops are unknown.' : 'Plot a route in the galaxy map to see its stops here.'}
      </p>
    );
  }
  return (
    // Firefox and Chromium make it keyboard-scrollable; its buttons are reached by Tab.
    <ol class="route-list" ref={list} aria-label={`Stops of the route, ${stops.length} systems`}>
      {stops.map((stop, index) => (
        <RouteRow key={index} stop={stop} index={index} at={at} />
      ))}
    </ol>
  );
}

interface RouteRowProps {
  readonly stop: RouteStop;
  readonly index: number;
  readonly at: number;
}

function RouteRow({ stop, index, at }: RouteRowProps) {
  const is = index < at ? 'passed' : index === at ? 'here' : index === at + 1 ? 'next' : 'ahead';
  const point = () => (pointedStop.value = index);
  const leave = () => {
    if (pointedStop.value === index) pointedStop.value = undefined;
  };
  return (
    <li
      class="route-row"
      data-is={is}
      data-pointed={pointedStop.value === index}
      aria-current={is === 'here' && 'step'}
    >
      <button
        type="button"
        title="Copy the name"
        onClick={() => void copyName(stop.name)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <span class="route-number">{index}</span>
        <StarSign look={stop.look} />
        <bdi class="route-name">{stop.name}</bdi>
        {(is === 'here' || is === 'next') && <span class="route-mark">{is === 'here' ? 'here' : 'next'}</span>}
        <span class="route-leg">
          {index === 0 ? 'start' : stop.leg === undefined ? <Dash /> : lightYears(stop.leg)}
        </span>
      </button>
    </li>
  );
}

/** Scrolls the list only, not the page. */
function bringIntoView(list: HTMLElement | null, index: number): void {
  const row = list?.children[index];
  if (!list || !(row instanceof HTMLElement)) return;
  const above = row.offsetTop - list.offsetTop;
  list.scrollTop = Math.max(0, above - row.offsetHeight);
}
