import './ship-panel.css';
import type { ComponentChildren } from 'preact';
import { seatIn, shipStatusIn, statusIn } from '../../moment/status-in-moment.js';
import { shownMoment } from '../../store/shown-moment.js';
import { BitDialog } from './bit-dialog.js';
import { type FlagGroup, flagGroups } from './flag-group-table.js';
import { Headline } from './headline.js';
import { LightList } from './light-list.js';
import { foldedWords, isApplicable } from './panel-sections.js';
import { ReadingList, ReadingRows } from './reading-list.js';
import { footReadings, generalReadings, pipReadings, positionReadings } from './ship-readings.js';
import { ShipSection } from './ship-section.js';
import { tankReadings } from './tank-readings.js';

const missingWords =
  'There is no Status for this moment: what is shown is from the journal; lights, pips and heat are not known.';
const bareWords =
  'Status says nothing of the ship, as in the main menu and after the end of a session. These values are from the journal.';

/** A headline, and the contents of Status: lights, pips, tanks, position, and the commander on foot. */
export function ShipPanel() {
  const moment = shownMoment.value;
  const written = statusIn(moment);
  const status = shipStatusIn(moment);
  const readings = new Map<FlagGroup, ComponentChildren>([
    [flagGroups.position, <ReadingList key="position" readings={positionReadings(status)} />],
    [flagGroups.foot, <ReadingList key="foot" readings={footReadings(status)} />],
  ]);
  const section = (group: FlagGroup) => (
    <ShipSection
      key={group.title}
      title={group.title}
      isOpen={isApplicable(group, status)}
      folded={foldedWords(group, status)}
    >
      {readings.get(group)}
      <LightList group={group} status={status} />
    </ShipSection>
  );
  if (moment.lines === 0 && !written)
    return <p class="empty">The ship appears here with the first line of the journal or of Status.</p>;
  const isInVehicle = seatIn(status) !== 'foot';
  // The headline has the fuel.
  const [, ...tanks] = tankReadings(moment);
  const power = (
    <ShipSection title="Power, reservoir, cargo" isOpen={isInVehicle}>
      {status && <ReadingRows class="pips" readings={pipReadings(status)} />}
      <ReadingList readings={tanks} />
    </ShipSection>
  );
  const groups = Object.values<FlagGroup>(flagGroups);
  return (
    <div class="ship-panel">
      <Headline />
      {!status && <p class="muted">{written ? bareWords : missingWords}</p>}
      {isInVehicle && power}
      {status && <ReadingList readings={generalReadings(moment)} />}
      {status && groups.filter((group) => isApplicable(group, status)).map(section)}
      <div class="row ship-folded">
        {!isInVehicle && power}
        {status && groups.filter((group) => !isApplicable(group, status)).map(section)}
        <BitDialog status={written} />
      </div>
    </div>
  );
}
