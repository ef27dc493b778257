import { observed } from '../../evidence.js';
import { integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { count } from '../../summary/summary-part.js';

export const Material = shape('Material', 'a material the player holds', () => ({
  Name: text('internal name of the material'),
  Name_Localised: optional(text('the material, as shown in game'), 1),
  Count: integer('how many'),
}));

export const Materials = kind(
  'Materials',
  'the game starts up',
  () => ({
    Raw: list(Material, 'raw materials'),
    Manufactured: list(Material, 'manufactured materials'),
    Encoded: list(Material, 'encoded materials'),
  }),
  {
    evidence: observed(2_654, { since: '2.3' }),
    summary: [
      count('Raw', 'raw material'),
      count('Manufactured', 'manufactured', 'manufactured'),
      count('Encoded', 'encoded', 'encoded'),
    ],
  },
);
