/** Labels of the highlighted star and of the important ones, without overlaps and within the edges. */
import type { MapSize } from './map-camera.js';
import type { FrameSign, MapFrame } from './map-frame.js';
import type { StarRole } from './map-scene.js';

export interface MapLabel {
  readonly text: string;
  readonly role: StarRole;
  readonly isLit: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const labelHeight = 18;

/** By importance: the first gets the best position. */
const importance: readonly StarRole[] = ['here', 'next', 'last', 'landmark'];

/** `widthOf` measures a text in pixels. */
export function mapLabels({ signs, width, height }: MapFrame, widthOf: (text: string) => number): MapLabel[] {
  const isSeen = ({ x, y }: FrameSign) => x >= 0 && y >= 0 && x <= width && y <= height;
  const named = [
    ...signs.filter(({ isLit }) => isLit),
    ...importance.flatMap((role) => signs.filter(({ star, isLit }) => star.role === role && !isLit)),
  ].filter(isSeen);
  const taken: Box[] = [];
  const labels: MapLabel[] = [];
  for (const { star, isLit, x, y, size } of named) {
    const text = star.name;
    // The style sheet truncates longer names; the list shows them in full.
    const wide = Math.min(width - 4, 200, Math.ceil(widthOf(text)) + 10);
    const aside = size / 2 + 5;
    const sign: Box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
    const places = [
      [x + aside, y - labelHeight / 2],
      [x - aside - wide, y - labelHeight / 2],
      [x - wide / 2, y - aside - labelHeight],
      [x - wide / 2, y + aside],
    ].map(([left = 0, top = 0]) => ({
      x: Math.min(width - wide - 2, Math.max(2, left)),
      y: Math.min(height - labelHeight - 2, Math.max(2, top)),
      width: wide,
      height: labelHeight,
    }));
    const isFree = (place: Box) => [...taken, sign].every((other) => !overlap(place, other));
    // The star under the pointer is labelled even without a free position.
    const place = places.find(isFree) ?? (isLit ? places[3] : undefined);
    if (!place) continue;
    taken.push(place);
    labels.push({ x: place.x, y: place.y, width: wide, text, role: star.role, isLit });
  }
  return labels;
}

interface Box extends MapSize {
  readonly x: number;
  readonly y: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
