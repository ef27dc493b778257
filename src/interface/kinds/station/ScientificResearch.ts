import { observed } from '../../evidence.js';
import { id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ScientificResearch = kind(
  'ScientificResearch',
  'the player gives materials to a research project',
  () => ({
    MarketID: optional(id('market ID of the station'), 1),
    Name: text('internal name of the material'),
    Name_Localised: optional(text('the material, as shown in game'), 1),
    Category: text('category of the material'),
    Count: integer('how many'),
  }),
  { evidence: observed(1), summary: [amount('Count', 'number'), mention('Name')] },
);
