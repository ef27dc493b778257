import { integer, shape } from '../field.js';

/** The landing pads of a station. */
export const LandingPads = shape('LandingPads', 'how many pads there are of each size', {
  Small: integer('small pads'),
  Medium: integer('medium pads'),
  Large: integer('large pads'),
});
