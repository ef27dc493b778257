import { specifiedSince } from '../../evidence.js';
import { id, integer, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { each, mention } from '../../summary/summary-part.js';

export const SuitModule = shape('SuitModule', 'a weapon carried with a suit', () => ({
  SlotName: text('the slot it is carried in'),
  SuitModuleID: id('ID of the weapon'),
  ModuleName: text('internal name of the weapon'),
  ModuleName_Localised: optional(text('name of the weapon, as shown in game')),
  Class: since('4.0.0.600', integer('its grade')),
  WeaponMods: since('4.0.0.600', list(text(), 'its modifications')),
}));

export const suitLoadoutSummary = [
  mention('SuitName'),
  mention('LoadoutName'),
  each('Modules', [mention('ModuleName')], '#', { none: 'no weapons' }),
];

export const SuitLoadout = kind(
  'SuitLoadout',
  'the player starts the game on foot or disembarks',
  () => ({
    SuitID: id('ID of the suit'),
    SuitName: text('internal name of the suit'),
    SuitName_Localised: optional(text('name of the suit, as shown in game')),
    SuitMods: list(text(), 'modifications of the suit'),
    LoadoutID: id('ID of the loadout'),
    LoadoutName: text('name the player gave the loadout'),
    Modules: list(SuitModule, 'the weapons carried'),
  }),
  {
    evidence: specifiedSince('4.0'),
    summary: suitLoadoutSummary,
  },
);
