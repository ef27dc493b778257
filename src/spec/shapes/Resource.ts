import { integer, optional, shape, text } from '../field.js';

/** A number of things that were spent. */
export const Resource = shape('Resource', 'a number of things that were spent', {
  Name: text('internal name of the thing'),
  Name_Localised: optional(text('its name, as shown')),
  Count: integer('how many'),
});
