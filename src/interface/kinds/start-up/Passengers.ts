import { observed } from '../../evidence.js';
import { boolean, from, id, integer, list, shape } from '../../field.js';
import { kind } from '../../kind.js';
import { passengerTypesList } from '../../observed-values.js';
import { alarm, amount, each, mention, when } from '../../summary/summary-part.js';

export const PassengerGroup = shape('PassengerGroup', 'the passengers of one mission', () => ({
  MissionID: id('the mission they belong to'),
  Type: from(passengerTypesList, 'type of passengers'),
  VIP: boolean('the passengers are VIPs'),
  Wanted: boolean('the passengers are wanted'),
  Count: integer('number of passengers'),
}));

export const Passengers = kind(
  'Passengers',
  'the game starts up with passengers on board',
  () => ({
    Manifest: list(PassengerGroup, 'the passengers, by mission'),
  }),
  {
    evidence: observed(2, { since: '2.3' }),
    summary: [
      each('Manifest', [amount('Count', 'number'), mention('Type'), when('VIP', 'VIP'), alarm('Wanted', 'wanted')]),
    ],
  },
);
