import type { FrameLine, MapFrame } from './map-frame.js';
import type { Colours, SignImages } from './sign-images.js';

interface LineLook {
  readonly is: FrameLine['is'];
  /** Variable of the style sheet. */
  readonly colour: string;
  readonly opacity: number;
  readonly width: number;
  /** Pixels of dash and gap. */
  readonly dashes: number[];
}

/** In the order in which they are drawn. */
const lineLooks: readonly LineLook[] = [
  { is: 'grid', colour: 'line', opacity: 0.45, width: 1, dashes: [] },
  { is: 'flown', colour: 'muted', opacity: 0.6, width: 1.5, dashes: [] },
  { is: 'passed', colour: 'accent', opacity: 0.4, width: 1.5, dashes: [] },
  { is: 'ahead', colour: 'accent', opacity: 0.95, width: 2, dashes: [6, 4] },
];

/** Lines of one look are one path: a journal may have thousands. */
export function drawMap(
  pen: CanvasRenderingContext2D,
  { width, height, lines, signs }: MapFrame,
  colours: Colours,
  images: SignImages,
): void {
  const density = devicePixelRatio;
  pen.canvas.width = Math.round(width * density);
  pen.canvas.height = Math.round(height * density);
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.fillStyle = colours('background');
  pen.fillRect(0, 0, width, height);
  for (const look of lineLooks) {
    pen.globalAlpha = look.opacity;
    pen.strokeStyle = colours(look.colour);
    pen.lineWidth = look.width;
    pen.setLineDash(look.dashes);
    pen.beginPath();
    for (const { x1, y1, x2, y2, is } of lines) {
      // Where jumps are that short, the signs of their systems cover them.
      if (is !== look.is || Math.abs(x2 - x1) + Math.abs(y2 - y1) < 1) continue;
      pen.moveTo(x1, y1);
      pen.lineTo(x2, y2);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
  const taken = new Set<number>();
  for (const { x, y, size, star, isLit } of signs) {
    // Of thousands of systems, most are at the place of another.
    const place = Math.round(x / 2) * 10_000 + Math.round(y / 2);
    if (star.role === 'flown' && !isLit && taken.has(place)) continue;
    taken.add(place);
    images.stamp(pen, star.look, x, y, size);
    if (star.role === 'here') images.stamp(pen, 'ring', x, y, size * 1.55);
    if (isLit) images.stamp(pen, 'corners', x, y, Math.max(size, 16) * 1.6);
  }
}
