import { specifiedSince } from '../../evidence.js';
import { id, integer, list, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { Resource } from '../../shapes/Resource.js';
import { amount, mention } from '../../summary/summary-part.js';

export const UpgradeSuit = kind(
  'UpgradeSuit',
  'the player upgrades a flight suit',
  () => ({
    Name: text('internal name of the suit'),
    Name_Localised: optional(text('name of the suit, as shown in game')),
    SuitID: id('ID of the suit'),
    Class: integer('the new grade'),
    Cost: integer('credits paid'),
    Resources: since('4.0.0.1475', optional(list(Resource, 'the materials used'))),
  }),
  {
    evidence: specifiedSince('4.0'),
    summary: [mention('Name'), amount('Class', 'number', 'now grade #'), amount('Cost', 'cr')],
  },
);
