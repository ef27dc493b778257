import { handWeaponNames, suitNames, suitSlotNames, weaponModNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const LoadoutEquipModule = kind(
  'LoadoutEquipModule',
  'the player puts a weapon into a loadout of a suit',
  () => ({
    LoadoutName: text('name the player gave the loadout'),
    SuitID: id('ID of the suit'),
    SuitName: from(suitNames, 'internal name of the suit'),
    SuitName_Localised: optional(text('the suit, as shown in game'), 1),
    LoadoutID: id('ID of the loadout'),
    SlotName: from(suitSlotNames, 'the slot of the weapon'),
    ModuleName: from(handWeaponNames, 'internal name of the weapon'),
    ModuleName_Localised: optional(text('the weapon, as shown in game'), 1),
    Class: optional(integer('grade of the weapon'), 1),
    WeaponMods: optional(list(from(weaponModNames, ''), 'modifications of the weapon'), 1),
    SuitModuleID: id('ID of the weapon'),
  }),
  {
    evidence: observed(13, { since: '4.0' }),
    summary: [mention('ModuleName'), mention('SuitName', 'for #'), mention('LoadoutName')],
  },
);
