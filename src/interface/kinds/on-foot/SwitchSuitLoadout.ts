import { suitModNames, suitNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { SuitModule, suitLoadoutSummary } from './SuitLoadout.js';

export const suitLoadout = () => ({
  SuitID: id('ID of the suit'),
  SuitName: from(suitNames, 'internal name of the suit'),
  SuitName_Localised: optional(text('the suit, as shown in game'), 1),
  SuitMods: optional(list(from(suitModNames, ''), 'modifications of the suit'), 1),
  LoadoutID: id('ID of the loadout'),
  LoadoutName: text('name the player gave the loadout'),
  Modules: list(SuitModule, 'the weapons carried'),
});

export const SwitchSuitLoadout = kind('SwitchSuitLoadout', 'the player switches to another loadout', suitLoadout, {
  evidence: observed(82, { since: '4.0' }),
  summary: suitLoadoutSummary,
});
