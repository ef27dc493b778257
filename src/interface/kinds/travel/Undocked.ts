import { observed } from '../../evidence.js';
import { boolean, from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { stationTypeList } from '../../specified-values.js';
import { mention, when } from '../../summary/summary-part.js';

export const Undocked = kind(
  'Undocked',
  'the ship takes off from a landing pad',
  () => ({
    StationName: text('name of the station'),
    StationName_Localised: optional(text('the station, as shown in game'), 0.04),
    StationType: from(stationTypeList, 'type of station'),
    MarketID: since('3.0', id("ID of the station's market")),
    Taxi: since('4.0', optional(boolean('the player is in a taxi'), 0.951), [10_810, 1_743]),
    Multicrew: since('4.0', optional(boolean("the player is in another player's ship"), 0.951), [10_810, 1_743]),
  }),
  { evidence: observed(2_885), summary: [mention('StationName', 'from #'), when('Taxi', 'by taxi')] },
);
