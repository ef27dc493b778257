/** Names on the map: of the star that is lit, and of those that matter; none on top of another, none over the edge. */
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

/** The most important first: it gets the best place. */
const importance: readonly StarRole[] = ['here', 'next', 'last'];

export function mapLabels({ signs, width, height }: MapFrame): MapLabel[] {
  const isSeen = ({ x, y }: FrameSign) => x >= 0 && y >= 0 && x <= width && y <= height;
  const named = [
    ...signs.filter(({ isLit }) => isLit),
    ...importance.flatMap((role) => signs.filter(({ star, isLit }) => star.role === role && !isLit)),
  ].filter(isSeen);
  const labels: MapLabel[] = [];
  for (const { star, isLit, x, y, size } of named) {
    const text = star.name;
    // A little more than the letters need; what is longer is cut by the style sheet, and whole in the list.
    const wide = Math.min(width - 4, 200, text.length * 8 + 16);
    const aside = size / 2 + 4;
    const places = [
      [x + aside, y - labelHeight / 2],
      [x - aside - wide, y - labelHeight / 2],
      [x - wide / 2, y - aside - labelHeight],
      [x - wide / 2, y + aside],
    ] as const;
    const inside = places.map(([left, top]) => ({
      x: Math.min(width - wide - 2, Math.max(2, left)),
      y: Math.min(height - labelHeight - 2, Math.max(2, top)),
      width: wide,
    }));
    const free = inside.find((place) => labels.every((other) => !overlap(place, other)));
    // The name of the star that is lit stands first, so it always finds a place.
    if (free) labels.push({ ...free, text, role: star.role, isLit });
  }
  return labels;
}

type Box = Pick<MapLabel, 'x' | 'y' | 'width'>;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < labelHeight;
}
