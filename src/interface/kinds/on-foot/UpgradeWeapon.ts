import { specifiedSince } from '../../evidence.js';
import { id, integer, list, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { Resource } from '../../shapes/Resource.js';
import { amount, mention } from '../../summary/summary-part.js';

export const UpgradeWeapon = kind(
  'UpgradeWeapon',
  'the player upgrades a hand weapon (the specification does not say when)',
  () => ({
    Name: text('internal name of the weapon'),
    Name_Localised: optional(text('name of the weapon, as shown in game')),
    Class: integer('the new grade'),
    SuitModuleID: id('ID of the weapon'),
    Cost: integer('credits paid'),
    Resources: since('4.0.0.1475', optional(list(Resource, 'the materials used'))),
  }),
  {
    evidence: specifiedSince('4.0'),
    summary: [mention('Name'), amount('Class', 'number', 'now grade #'), amount('Cost', 'cr')],
  },
);
