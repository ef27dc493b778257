import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const CarrierLocation = kind(
  'CarrierLocation',
  "the game starts up, and whenever the player's carrier has jumped",
  () => ({
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.536),
    ),
    CarrierID: id('ID of the carrier, which is also that of its market'),
    StarSystem: text('name of the system the carrier is in'),
    SystemAddress: id('address of that system'),
    BodyID: id('ID of the body it orbits'),
  }),
  {
    evidence: observed(151, { since: '4.1.0.200' }),
    summary: [
      mention('StarSystem', 'in #'),
      mention('CarrierType', '#', { called: { FleetCarrier: 'fleet carrier', SquadronCarrier: 'squadron carrier' } }),
    ],
  },
);
