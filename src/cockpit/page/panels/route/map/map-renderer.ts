import type { MapColours } from './map-colours.js';
import type { MapFrame } from './map-frame.js';
import type { SignSheet } from './sign-sheet.js';

/** Draws frames on a canvas of its own. */
export interface MapRenderer {
  readonly canvas: HTMLCanvasElement;
  draw(frame: MapFrame, sheet: SignSheet, colours: MapColours): void;
  close(): void;
}
