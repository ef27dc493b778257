/** Turns and zooms by pointer and keyboard. */
import { turned, zoomed } from './map-camera.js';
import { starAt } from './map-frame.js';
import { camera, fitMap, frame, pointAt, select, selectStop } from './map-state.js';

/** Radians per pixel dragged, and per arrow key press. */
const perPixel = 0.008;
const perPress = 0.12;
/** A pointer that moved less is a click, not a drag. */
const slack = 5;

/**
 * Listens to pointers on the map and to keys on it and its buttons; returns a function that stops listening.
 */
export function listenToGestures(map: HTMLElement, whole: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;

  const place = (event: PointerEvent) => {
    const { left, top } = map.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const under = (event: PointerEvent) => {
    const { x, y } = place(event);
    return starAt(frame.peek(), x, y, event.pointerType === 'mouse' ? 12 : 26);
  };
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    map.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) moved = 0;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return pointAt(under(event));
    const spreadBefore = spread();
    const now = place(event);
    pointers.set(event.pointerId, now);
    const [across, upward] = [now.x - before.x, now.y - before.y];
    moved += Math.abs(across) + Math.abs(upward);
    if (pointers.size > 1) camera.value = zoomed(camera.value, spreadBefore > 0 ? spread() / spreadBefore : 1);
    else if (moved > slack) camera.value = turned(camera.value, across * perPixel, upward * perPixel);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || event.type === 'pointercancel' || moved > slack) return;
    const star = under(event);
    select(star);
    pointAt(event.pointerType === 'mouse' ? star : undefined);
  };
  map.addEventListener('pointerdown', down, { signal });
  map.addEventListener('pointermove', move, { signal });
  map.addEventListener('pointerup', up, { signal });
  map.addEventListener('pointercancel', up, { signal });
  map.addEventListener('pointerleave', () => pointAt(undefined), { signal });
  map.addEventListener('wheel', onWheel, { signal, passive: false });
  whole.addEventListener('keydown', onKey, { signal });
  return () => {
    ending.abort();
    pointAt(undefined);
  };
}

function onWheel(event: WheelEvent): void {
  event.preventDefault();
  // Wheel deltas are in lines or pixels, depending on the browser.
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
  camera.value = zoomed(camera.value, Math.exp(-Math.max(-200, Math.min(200, pixels)) * 0.0022));
}

const keys: Readonly<Record<string, () => unknown>> = {
  ArrowLeft: () => (camera.value = turned(camera.value, -perPress, 0)),
  ArrowRight: () => (camera.value = turned(camera.value, perPress, 0)),
  ArrowUp: () => (camera.value = turned(camera.value, 0, perPress)),
  ArrowDown: () => (camera.value = turned(camera.value, 0, -perPress)),
  '+': () => (camera.value = zoomed(camera.value, 1.25)),
  '=': () => (camera.value = zoomed(camera.value, 1.25)),
  '-': () => (camera.value = zoomed(camera.value, 0.8)),
  PageDown: () => selectStop(1),
  PageUp: () => selectStop(-1),
  Home: () => fitMap(true),
  '0': () => fitMap(false),
};

function onKey(event: KeyboardEvent): void {
  const press = keys[event.key];
  if (!press || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  press();
}
