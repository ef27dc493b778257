import { observed } from '../../evidence.js';
import { id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const RenameSuitLoadout = kind(
  'RenameSuitLoadout',
  'the player renames a loadout of a suit',
  () => ({
    SuitID: id('ID of the suit'),
    SuitName: text('internal name of the suit'),
    SuitName_Localised: optional(text('the suit, as shown in game'), 1),
    LoadoutID: id('ID of the loadout'),
    LoadoutName: text('the new name of the loadout'),
  }),
  { evidence: observed(2, { since: '4.0' }), summary: [mention('LoadoutName', 'now #'), mention('SuitName')] },
);
