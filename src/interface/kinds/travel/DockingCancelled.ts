import { observed } from '../../evidence.js';
import { declared, from, id, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { stationTypeList } from '../../specified-values.js';
import { mention } from '../../summary/summary-part.js';

export const DockingCancelled = kind(
  'DockingCancelled',
  'the player cancels a docking request',
  () => ({
    MarketID: since('3.0', id("ID of the station's market")),
    StationName: text('name of the station'),
    StationName_Localised: declared(text('the station, as shown in game')),
    StationType: since('3.0', from(stationTypeList, 'type of station')),
  }),
  { evidence: observed(36), summary: [mention('StationName', 'at #'), mention('StationType')] },
);
