import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const shipScanTypes = open('ShipScanType', 'what the scan of a ship is for', ['Cargo', 'Crime']);

export const Scanned = kind(
  'Scanned',
  'another ship or the station has scanned the player',
  () => ({
    ScanType: from(shipScanTypes, 'what the scan was for'),
  }),
  {
    evidence: observed(12_796, { since: '2.3' }),
    summary: [mention('ScanType', 'for #', { called: { Cargo: 'cargo', Crime: 'crimes' } })],
  },
);
