import { observed } from '../../evidence.js';
import { from, id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { fighterLoadoutsList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const restockedVehicleTypes = open('RestockedVehicleType', 'an SRV or fighter that a ship can carry', [
  'independent_fighter',
  'testbuggy',
  'empire_fighter',
  'federation_fighter',
  'combat_multicrew_srv_01',
  'gdn_hybrid_fighter_v3',
  'gdn_hybrid_fighter_v1',
  'gdn_hybrid_fighter_v2',
  'lander01',
  'mev_rhino',
]);

export const RestockVehicle = kind(
  'RestockVehicle',
  'the player buys SRVs or fighters for the ship at a station',
  () => ({
    Type: from(restockedVehicleTypes, 'internal name of the vehicle'),
    Type_Localised: optional(text('the vehicle, as shown in game'), 0.353),
    Loadout: from(fighterLoadoutsList, 'loadout of the vehicle'),
    ID: optional(id('ID of the vehicle'), 0.353),
    Cost: optional(integer('cost, in credits'), 0.99),
    Count: integer('how many are bought'),
  }),
  { evidence: observed(103), summary: [amount('Count', 'number'), mention('Type'), amount('Cost', 'cr', 'for #')] },
);
