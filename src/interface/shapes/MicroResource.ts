import { from, integer, optional, shape, text } from '../field.js';
import { microResourceCategoriesList } from '../observed-values.js';

export const MicroResource = shape('MicroResource', 'an amount of one thing carried on foot', () => ({
  Name: text('internal name of the item'),
  Name_Localised: optional(text('the item, as shown in game'), 1),
  Category: from(microResourceCategoriesList, 'category of the item'),
  Count: integer('how many'),
}));
