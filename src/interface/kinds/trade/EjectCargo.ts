import { observed } from '../../evidence.js';
import { boolean, declared, id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const EjectCargo = kind(
  'EjectCargo',
  'the player jettisons cargo',
  () => ({
    Type: text('internal name of the commodity'),
    Type_Localised: optional(text('the commodity, as shown in game'), 0.787),
    Count: integer('number of tonnes'),
    Abandoned: boolean('the cargo was given up, so that others may take it legally'),
    MissionID: declared(id('the mission it was for')),
    PowerplayOrigin: optional(text('where a Powerplay commodity came from; may be empty'), 0.005),
  }),
  { evidence: observed(408), summary: [amount('Count', 't'), mention('Type'), when('Abandoned', 'abandoned')] },
);
