import { integer, optional, shape, text } from '../field.js';

export const MicroResource = shape('MicroResource', 'an amount of one thing carried on foot', () => ({
  Name: text('internal name of the item'),
  Name_Localised: optional(text('the item, as shown in game'), 1),
  Category: text('category of the item'),
  Count: integer('how many'),
}));
