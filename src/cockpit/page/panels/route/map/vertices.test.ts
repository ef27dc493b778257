import { expect, it } from 'vitest';
import { lineCorners, stampCorners } from './vertices.js';

const look = { colour: '#ff0000', opacity: 0.5, width: 2 };
const looks = { grid: look, flown: look, passed: look, ahead: { ...look, isDashed: true as const } };

it('makes a line as wide as it should be, out of two triangles', () => {
  const lines = [{ x1: 0, y1: 5, x2: 10, y2: 5, is: 'ahead' as const }];
  const { position, along, colour } = lineCorners(lines, looks, () => [1, 0, 0]);
  const corners = position?.data ?? new Float32Array();
  expect(corners).toHaveLength(12);
  const heights = [...corners].filter((_, index) => index % 2 === 1);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([4, 6]);
  expect(new Set(along?.data)).toEqual(new Set([0, 10, 1]));
  expect([...(colour?.data ?? [])].slice(0, 4)).toEqual([1, 0, 0, 0.5]);
});

it('works with a line without length, and with no lines', () => {
  const lines = [{ x1: 3, y1: 3, x2: 3, y2: 3, is: 'grid' as const }];
  expect([...(lineCorners(lines, looks, () => [1, 1, 1])['position']?.data ?? [])].every(Number.isFinite)).toBe(true);
  expect(lineCorners([], looks, () => [1, 1, 1])['position']?.data).toHaveLength(0);
});

it('takes a stamp from its square of the sheet', () => {
  const sheet = { canvas: { width: 200, height: 100 } as HTMLCanvasElement, cell: 50 };
  const { position, uv } = stampCorners([{ column: 1, row: 1, x: 20, y: 20, size: 10 }], sheet);
  expect([...(position?.data ?? [])].slice(0, 4)).toEqual([15, 15, 15, 25]);
  expect(new Set(uv?.data)).toEqual(new Set([0.25, 0.5, 1]));
});
