import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierCrewRolesList, carrierTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const carrierCrewOperations = open('CarrierCrewOperation', 'what the player does with a post on a carrier', [
  'Replace',
  'Activate',
  'Pause',
  'Resume',
  'Deactivate',
]);

export const CarrierCrewServices = kind(
  'CarrierCrewServices',
  'the player hires, dismisses, replaces or pauses crew of the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.021),
    ),
    CrewRole: from(carrierCrewRolesList, 'the post'),
    Operation: from(carrierCrewOperations, 'what happens to the post'),
    CrewName: text('name of the crew member'),
  }),
  {
    evidence: observed(192, { since: '3.7' }),
    summary: [mention('CrewRole'), mention('Operation'), mention('CrewName')],
  },
);
