import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { stationTypeList } from '../../specified-values.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const dockingDenialReasons = open('DockingDenialReason', 'why a station refuses docking', [
  'NoSpace',
  'Distance',
  'Offences',
  'NoReason',
  'RestrictedAccess',
  'TooLarge',
  'Hostile',
  'JumpImminent',
]);

export const DockingDenied = kind(
  'DockingDenied',
  'the station refuses docking',
  () => ({
    Reason: from(dockingDenialReasons, 'why docking is refused'),
    MarketID: since('3.0', id("ID of the station's market")),
    StationName: text('name of the station'),
    StationName_Localised: optional(text('the station, as shown in game'), 0.001),
    StationType: since('3.0', from(stationTypeList, 'type of station')),
  }),
  {
    evidence: observed(2_893),
    summary: [mention('Reason', '#', { alarm: true }), mention('StationName', 'at #'), mention('StationType')],
  },
);
