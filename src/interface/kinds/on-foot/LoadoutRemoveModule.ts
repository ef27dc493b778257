import { handWeaponNames, suitNames, suitSlotNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const LoadoutRemoveModule = kind(
  'LoadoutRemoveModule',
  'the player takes a weapon out of a loadout of a suit',
  () => ({
    LoadoutName: text('name the player gave the loadout'),
    SuitID: id('ID of the suit'),
    SuitName: from(suitNames, 'internal name of the suit'),
    SuitName_Localised: optional(text('the suit, as shown in game'), 1),
    LoadoutID: id('ID of the loadout'),
    SlotName: from(suitSlotNames, 'the slot of the weapon'),
    ModuleName: from(handWeaponNames, 'internal name of the weapon'),
    ModuleName_Localised: optional(text('the weapon, as shown in game'), 1),
    Class: integer('grade of the weapon'),
    SuitModuleID: id('ID of the weapon'),
    WeaponMods: list(text(), 'modifications of the weapon'),
  }),
  {
    evidence: observed(1, { since: '4.0' }),
    summary: [mention('ModuleName'), mention('SuitName', 'from #'), mention('LoadoutName')],
  },
);
