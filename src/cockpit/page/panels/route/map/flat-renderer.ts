import { dash, dashPeriod, type MapColours } from './map-colours.js';
import type { MapFrame } from './map-frame.js';
import type { MapRenderer } from './map-renderer.js';
import type { SignSheet } from './sign-sheet.js';

/** Draws the map on a 2D canvas, for browsers without WebGL. */
export class FlatRenderer implements MapRenderer {
  readonly canvas = document.createElement('canvas');
  readonly #pen = this.canvas.getContext('2d');

  draw(frame: MapFrame, sheet: SignSheet, colours: MapColours): void {
    const pen = this.#pen;
    if (!pen) return;
    const { width, height, lines } = frame;
    const density = devicePixelRatio;
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(height * density);
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.fillStyle = colours.background;
    pen.fillRect(0, 0, width, height);
    for (const { x1, y1, x2, y2, is } of lines) {
      const look = colours.lines[is];
      pen.globalAlpha = look.opacity;
      pen.strokeStyle = look.colour;
      pen.lineWidth = look.width;
      pen.setLineDash(look.isDashed ? [dash, dashPeriod - dash] : []);
      pen.beginPath();
      pen.moveTo(x1, y1);
      pen.lineTo(x2, y2);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    for (const { column, row, x, y, size } of sheet.stampsOf(frame)) {
      const { cell } = sheet;
      pen.drawImage(sheet.canvas, column * cell, row * cell, cell, cell, x - size / 2, y - size / 2, size, size);
    }
  }

  close(): void {
    this.canvas.remove();
  }
}
