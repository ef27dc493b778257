import { integer, number, type Shape } from '../field.js';

/** Objects that have a member for each material, as the game wrote them in its first years. */
export const CountsByName: Shape = {
  name: 'CountsByName',
  about: 'counts of materials, by name',
  fields: {},
  rules: [],
  members: integer('how many'),
};

export const SharesByName: Shape = {
  name: 'SharesByName',
  about: 'shares of materials, by name',
  fields: {},
  rules: [],
  members: number('its share, in percent'),
};
