import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { stationTypeList } from '../../specified-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const DockingGranted = kind(
  'DockingGranted',
  'the station assigns a landing pad',
  () => ({
    LandingPad: integer('number of the landing pad'),
    MarketID: since('3.0', id("ID of the station's market")),
    StationName: text('name of the station'),
    StationName_Localised: optional(text('the station, as shown in game'), 0.041),
    StationType: since('3.0', from(stationTypeList, 'type of station')),
  }),
  { evidence: observed(2_858), summary: [amount('LandingPad', 'number', 'pad #'), mention('StationName', 'at #')] },
);
