import { integer, optional, shape, text } from '../field.js';

/** An amount of one material that was used. */
export const Resource = shape('Resource', 'an amount of one material that was used', () => ({
  Name: text('internal name of the material'),
  Name_Localised: optional(text('name of the material, as shown in game')),
  Count: integer('how many'),
}));
