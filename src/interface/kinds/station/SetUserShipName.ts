import { observed } from '../../evidence.js';
import { from, id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const SetUserShipName = kind(
  'SetUserShipName',
  'the player names a ship',
  () => ({
    Ship: from(shipTypesList, 'internal name of the ship'),
    ShipID: id("ID of the ship among the player's own"),
    UserShipName: text('name the player gives the ship'),
    UserShipId: text('ID plate the player gives the ship'),
  }),
  {
    evidence: observed(29, { since: '2.3' }),
    summary: [mention('UserShipName'), mention('UserShipId'), mention('Ship')],
  },
);
