import { weaponModNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const BuyWeapon = kind(
  'BuyWeapon',
  'the player buys a hand weapon',
  () => ({
    Name: text('internal name of the weapon'),
    Name_Localised: optional(text('the weapon, as shown in game'), 1),
    Class: optional(integer('grade of the weapon'), 1),
    Price: integer('price, in credits'),
    SuitModuleID: id('ID of the weapon'),
    WeaponMods: optional(list(from(weaponModNames, ''), 'modifications of the weapon'), 1),
  }),
  {
    evidence: observed(18, { since: '4.0' }),
    summary: [mention('Name'), amount('Class', 'number', 'grade #'), amount('Price', 'cr', 'for #')],
  },
);
