/** State of the map: camera and highlighted star. Kept while the map is not mounted. */
import { computed, signal } from '@preact/signals';
import { arrivalAt } from '../../../moment/current-place.js';
import { hoveredTime } from '../../../store/shown-moment.js';
import { flown } from '../flown-store.js';
import { plan, pointedStop } from '../route-view.js';
import { firstCamera, type MapCamera, type MapSize } from './map-camera.js';
import { mapFrame } from './map-frame.js';
import { mapLabels } from './map-labels.js';
import { type MapStar, mapScene } from './map-scene.js';

export const camera = signal<MapCamera>(firstCamera);
/** Whether the view fits everything, and not just the route or the latest jumps. */
export const showsAll = signal(false);
export const size = signal<MapSize>({ width: 0, height: 0 });
/** By name: each jump makes new star objects. */
const pointedAt = signal<string | undefined>(undefined);
const chosen = signal<string | undefined>(undefined);

const wholeScene = computed(() => mapScene(plan.value, flown.value, showsAll.value));

const starNamed = (name: string | undefined) => wholeScene.value.stars.find((star) => star.name === name);

export const selected = computed(() => starNamed(chosen.value));

export const scene = computed(() => ({
  ...wholeScene.value,
  focus: selected.value?.position ?? wholeScene.value.focus,
}));

const starOfTime = computed(() => {
  const time = hoveredTime.value;
  return time === undefined ? undefined : starNamed(arrivalAt(flown.value, time)?.name);
});

/** The star hovered here or in the list, or by its time in another panel. */
export const lit = computed(
  () =>
    starNamed(pointedAt.value) ??
    scene.value.stars.find(({ stop }) => stop !== undefined && stop === pointedStop.value) ??
    starOfTime.value ??
    selected.value,
);

export const frame = computed(() => mapFrame(scene.value, camera.value, size.value, lit.value));
export const labels = computed(() => mapLabels(frame.value, labelWidth));

const pen = document.createElement('canvas').getContext('2d');

/** Width in the style sheet's font. */
function labelWidth(text: string): number {
  if (!pen) return text.length * 8;
  pen.font = '600 12px system-ui, "Segoe UI", Roboto, sans-serif';
  // Longer names are truncated, so measuring them in full is a waste.
  return pen.measureText(text.slice(0, 60)).width;
}

export function pointAt(star: MapStar | undefined): void {
  if (star?.name === pointedAt.value) return;
  pointedAt.value = star?.name;
  pointedStop.value = star?.stop;
  // Only visited systems have a time to highlight elsewhere.
  hoveredTime.value = star?.time;
}

export function select(star: MapStar | undefined): void {
  chosen.value = star?.name === chosen.value ? undefined : star?.name;
}

/** Selects the next or previous stop; initially the one the ship is at. */
export function selectStop(step: number): MapStar | undefined {
  const stops = scene.value.stars.filter(({ stop }) => stop !== undefined);
  const stars = stops.length > 0 ? stops : scene.value.stars;
  const from = selected.value ? stars.indexOf(selected.value) : stars.findIndex(({ role }) => role === 'here');
  const star = stars[Math.min(stars.length - 1, Math.max(0, from + step))];
  chosen.value = star?.name;
  return star;
}

/** Shows everything, or the route or latest jumps again. */
export function fitMap(all: boolean): void {
  showsAll.value = all;
  camera.value = firstCamera;
  chosen.value = undefined;
}
