import { observed } from '../../evidence.js';
import { boolean, from, id, optional, since } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierDockingAccessList, carrierTypesList } from '../../observed-values.js';
import { mention, unless, when } from '../../summary/summary-part.js';

export const CarrierDockingPermission = kind(
  'CarrierDockingPermission',
  'the player changes who may dock at the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.083),
    ),
    DockingAccess: from(carrierDockingAccessList, 'who may dock'),
    AllowNotorious: boolean('notorious players may dock, too'),
  }),
  {
    evidence: observed(12, { since: '3.7' }),
    summary: [
      mention('DockingAccess', 'open to #'),
      when('AllowNotorious', 'notorious players allowed'),
      unless('AllowNotorious', 'no notorious players'),
    ],
  },
);
