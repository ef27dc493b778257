import { suitNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const DeleteSuitLoadout = kind(
  'DeleteSuitLoadout',
  'the player deletes a loadout of a suit',
  () => ({
    SuitID: id('ID of the suit'),
    SuitName: from(suitNames, 'internal name of the suit'),
    SuitName_Localised: optional(text('the suit, as shown in game'), 1),
    LoadoutID: id('ID of the loadout'),
    LoadoutName: text('name the player gave the loadout'),
  }),
  { evidence: observed(1, { since: '4.0' }), summary: [mention('LoadoutName'), mention('SuitName')] },
);
