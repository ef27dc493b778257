/** Sprite sheet with all signs of the map, each in a square. */
import { letterSize, type StarLook, shapeOutlines } from '../star-class.js';
import type { MapColours } from './map-colours.js';
import type { MapFrame } from './map-frame.js';
import type { MapScene } from './map-scene.js';

/** Pixels per square: enough for the largest sign on a high-density screen. */
const cell = 96;
/** A shape fills 24 of 32 units of its square; the rest is margin. */
const parts = 32;
const across = 8;

/** A region of the sheet, and where to draw it. */
export interface Stamp {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface SignSheet {
  readonly canvas: HTMLCanvasElement;
  readonly cell: number;
  /**
   * Signs of a frame in drawing order, with a ring around the ship and corners around the highlighted star.
   */
  stampsOf(frame: MapFrame): Stamp[];
}

export function signSheet({ stars }: MapScene, colours: MapColours): SignSheet {
  const keys = ['ring', 'lit', ...new Set(stars.map(({ look }) => keyOf(look)))];
  const looks = new Map(stars.map(({ look }) => [keyOf(look), look]));
  const canvas = document.createElement('canvas');
  canvas.width = across * cell;
  canvas.height = Math.ceil(keys.length / across) * cell;
  const pen = canvas.getContext('2d');
  keys.forEach((key, index) => {
    if (!pen) return;
    pen.save();
    pen.translate((index % across) * cell, Math.floor(index / across) * cell);
    pen.scale(cell / parts, cell / parts);
    pen.translate((parts - 24) / 2, (parts - 24) / 2);
    const look = looks.get(key);
    if (look) drawStar(pen, look, colours);
    else drawMark(pen, key, colours);
    pen.restore();
  });
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const stamp = (key: string, x: number, y: number, size: number): Stamp => {
    const index = indexes.get(key) ?? 0;
    return { column: index % across, row: Math.floor(index / across), x, y, size: (size * parts) / 24 };
  };
  return {
    canvas,
    cell,
    stampsOf: ({ signs }) =>
      signs.flatMap(({ x, y, size, star, isLit }) => [
        stamp(keyOf(star.look), x, y, size),
        ...(star.role === 'here' ? [stamp('ring', x, y, size * 1.55)] : []),
        ...(isLit ? [stamp('lit', x, y, Math.max(size, 16) * 1.6)] : []),
      ]),
  };
}

function keyOf({ sort, letter }: StarLook): string {
  return `${sort} ${letter}`;
}

function drawStar(pen: CanvasRenderingContext2D, look: StarLook, colours: MapColours): void {
  const { sort, letter } = look;
  const outline = new Path2D(shapeOutlines[sort]);
  // A dark outline separates overlapping signs.
  pen.lineWidth = 2;
  pen.strokeStyle = colours.background;
  pen.stroke(outline);
  pen.fillStyle = colours.stars[sort];
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is a pen, not an array
  pen.fill(outline);
  if (sort === 'unknown') return;
  pen.fillStyle = sort === 'black-hole' ? colours.text : colours.background;
  pen.font = `700 ${letterSize(look)}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(letter, 12, sort === 'white-dwarf' ? 15.5 : 12.8);
}

/** A ring marks the ship, four corners the highlighted star. */
const marks: Readonly<Record<string, string>> = {
  ring: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24z',
  lit: 'M0 7V0h7M17 0h7v7M24 17v7h-7M7 24H0v-7',
};

function drawMark(pen: CanvasRenderingContext2D, key: string, colours: MapColours): void {
  pen.strokeStyle = colours.text;
  pen.lineWidth = 1.8;
  pen.stroke(new Path2D(marks[key]));
}
