/** Lines and stamps as two triangles each, for WebGL. */
import type { LineLook } from './map-colours.js';
import type { FrameLine } from './map-frame.js';
import type { SignSheet, Stamp } from './sign-sheet.js';

type Corners = Record<string, { size: number; data: Float32Array }>;

type Point = readonly [x: number, y: number];

/** Corners of the two triangles of a quad. */
const order = [0, 1, 2, 2, 1, 3] as const;

export function lineCorners(
  lines: readonly FrameLine[],
  looks: Readonly<Record<FrameLine['is'], LineLook>>,
  shades: (colour: string) => readonly [number, number, number],
): Corners {
  const position: number[] = [];
  const along: number[] = [];
  const colour: number[] = [];
  for (const { x1, y1, x2, y2, is } of lines) {
    const { width, isDashed, opacity, colour: name } = looks[is];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [asideX, asideY] = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
    const corners: readonly Point[] = [
      [x1 + asideX, y1 + asideY],
      [x1 - asideX, y1 - asideY],
      [x2 + asideX, y2 + asideY],
      [x2 - asideX, y2 - asideY],
    ];
    const shade = shades(name);
    for (const corner of order) {
      position.push(...(corners[corner] ?? [0, 0]));
      along.push(corner < 2 ? 0 : length, isDashed ? 1 : 0);
      colour.push(...shade, opacity);
    }
  }
  return { position: floats(position, 2), along: floats(along, 2), colour: floats(colour, 4) };
}

export function stampCorners(stamps: readonly Stamp[], { canvas, cell }: Pick<SignSheet, 'canvas' | 'cell'>): Corners {
  const position: number[] = [];
  const uv: number[] = [];
  for (const { x, y, size, column, row } of stamps) {
    for (const corner of order) {
      const [right, down] = [corner >> 1, corner & 1];
      position.push(x + (right - 0.5) * size, y + (down - 0.5) * size);
      uv.push(((column + right) * cell) / canvas.width, ((row + down) * cell) / canvas.height);
    }
  }
  return { position: floats(position, 2), uv: floats(uv, 2) };
}

function floats(values: readonly number[], size: number): { size: number; data: Float32Array } {
  return { size, data: new Float32Array(values) };
}
