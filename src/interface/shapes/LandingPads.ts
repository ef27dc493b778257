import { integer, shape } from '../field.js';

/** The landing pads of a station. */
export const LandingPads = shape('LandingPads', 'number of landing pads of each size', () => ({
  Small: integer('number of small pads'),
  Medium: integer('number of medium pads'),
  Large: integer('number of large pads'),
}));
