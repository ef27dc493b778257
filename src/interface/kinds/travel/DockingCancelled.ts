import { observed } from '../../evidence.js';
import { declared, from, id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { stationTypeList } from '../../specified-values.js';
import { mention } from '../../summary/summary-part.js';

export const DockingCancelled = kind(
  'DockingCancelled',
  'the player cancels a docking request',
  () => ({
    MarketID: id("ID of the station's market"),
    StationName: text('name of the station'),
    StationName_Localised: declared(text('the station, as shown in game')),
    StationType: from(stationTypeList, 'type of station'),
  }),
  { evidence: observed(36), summary: [mention('StationName', 'at #'), mention('StationType')] },
);
