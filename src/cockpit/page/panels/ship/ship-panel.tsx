import './ship-panel.css';
import type { ComponentChildren } from 'preact';
import type { Fields } from '../../store/loose-fields.js';
import { companionEvent } from '../../store/moment-events.js';
import { shownMoment } from '../../store/shown-moment.js';
import { BitDialog } from './bit-dialog.js';
import { type FlagGroup, flagGroups } from './flag-groups.js';
import { LightList } from './light-list.js';
import { foldedWords, isApplicable } from './panel-sections.js';
import { PipView } from './pip-view.js';
import { ReadingList } from './reading-list.js';
import { seatIn } from './seat.js';
import { footReadings, generalReadings, positionReadings, tankReadings } from './ship-readings.js';
import { ShipSection } from './ship-section.js';

/** What Status says: lights, pips, tanks, position, and the commander on foot. */
export function ShipPanel() {
  const moment = shownMoment.value;
  const status = companionEvent(moment, 'Status') as Fields | undefined;
  const readings = new Map<FlagGroup, ComponentChildren>([
    [flagGroups.position, <ReadingList key="position" readings={positionReadings(status)} />],
    [flagGroups.foot, <ReadingList key="foot" readings={footReadings(status)} />],
  ]);
  const sections = Object.values<FlagGroup>(flagGroups).map((group) => ({
    group,
    isOpen: isApplicable(group, status),
  }));
  const tanks = (
    <ShipSection key="tanks" name="tanks" title="Power, fuel, cargo" isOpen={seatIn(status) !== 'foot'}>
      <PipView status={status} />
      <ReadingList readings={tankReadings(moment)} />
    </ShipSection>
  );
  return (
    <div class="ship-panel">
      {!status && <p class="muted">There is no Status for this moment: what only Status tells is not known.</p>}
      {tanks}
      <ReadingList readings={generalReadings(moment)} />
      {[...sections.filter(({ isOpen }) => isOpen), ...sections.filter(({ isOpen }) => !isOpen)].map(
        ({ group, isOpen }) => (
          <ShipSection
            key={group.name}
            name={group.name}
            title={group.title}
            isOpen={isOpen}
            folded={foldedWords(group, status)}
          >
            {readings.get(group)}
            <LightList group={group} status={status} />
          </ShipSection>
        ),
      )}
      <BitDialog status={status} />
    </div>
  );
}
