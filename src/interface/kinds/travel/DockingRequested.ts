import { observed } from '../../evidence.js';
import { from, id, object, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { LandingPads } from '../../shapes/LandingPads.js';
import { stationTypeList } from '../../specified-values.js';
import { mention } from '../../summary/summary-part.js';

export const DockingRequested = kind(
  'DockingRequested',
  'the player requests docking',
  () => ({
    MarketID: since('3.0', id("ID of the station's market")),
    StationName: text('name of the station'),
    StationName_Localised: optional(text('the station, as shown in game'), 0.021),
    StationType: since('3.0', from(stationTypeList, 'type of station')),
    LandingPads: since('4.0', optional(object(LandingPads, 'number of landing pads of each size'), 0.97)),
  }),
  { evidence: observed(5_498), summary: [mention('StationName', 'at #'), mention('StationType')] },
);
