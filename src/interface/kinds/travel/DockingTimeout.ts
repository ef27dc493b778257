import { observed } from '../../evidence.js';
import { declared, id, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const DockingTimeout = kind(
  'DockingTimeout',
  'a docking permission runs out before the ship has landed',
  () => ({
    MarketID: since('3.0', declared(id("ID of the station's market"))),
    StationName: declared(text('name of the station')),
    StationName_Localised: declared(text('the station, as shown in game')),
    StationType: since('3.0', declared(text('type of station'))),
  }),
  { evidence: observed(1), summary: [mention('StationName', 'at #'), mention('StationType')] },
);
