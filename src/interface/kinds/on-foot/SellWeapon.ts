import { handWeaponNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SellWeapon = kind(
  'SellWeapon',
  'the player sells a hand weapon',
  () => ({
    Name: from(handWeaponNames, 'internal name of the weapon'),
    Name_Localised: optional(text('the weapon, as shown in game'), 1),
    Class: optional(integer('grade of the weapon'), 1),
    WeaponMods: optional(list(text(), 'modifications of the weapon'), 1),
    Price: integer('credits received'),
    SuitModuleID: id('ID of the weapon'),
  }),
  {
    evidence: observed(2, { since: '4.0' }),
    summary: [mention('Name'), amount('Class', 'number', 'grade #'), amount('Price', 'cr', 'for #')],
  },
);
