import { observed } from '../../evidence.js';
import { from, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const dataSourceTypes = open('DataSourceType', 'a type of source of data that can be scanned', [
  '$Datascan_DataPoint;',
  '$Datascan_TouristBeacon;',
  '$Datascan_ShipUplink;',
  '$Datascan_ANCIENTCODEX;',
  '$Datascan_WreckedShip;',
  '$Datascan_Settlement_Unknown;',
  '$Datascan_Unknown_Uplink;',
  '$Datascan_ListeningPost;',
  '$Datascan_AbandonedDataLog;',
]);

export const DataScanned = kind(
  'DataScanned',
  'the player scans a data point, a beacon, a wreck or another source of data',
  () => ({
    Type: from(dataSourceTypes, 'internal name of the type of source'),
    Type_Localised: optional(text('the type of source, as shown in game'), 0.4),
  }),
  { evidence: observed(65), summary: [mention('Type')] },
);
