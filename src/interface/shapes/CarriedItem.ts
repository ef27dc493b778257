import { id, integer, optional, shape, text } from '../field.js';

export const CarriedItem = shape('CarriedItem', "something kept in a backpack or in a ship's locker", () => ({
  Name: text('internal name of the item'),
  Name_Localised: optional(text('the item, as shown in game'), 0.903),
  OwnerID: id('ID of whom it belongs to; often 0'),
  MissionID: optional(id('the mission it is for'), 0.001),
  Count: integer('how many'),
}));
