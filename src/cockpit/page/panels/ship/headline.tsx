import { placeIn } from '../../header/place-in-moment.js';
import { Dash } from '../../parts/dash.js';
import { LongText } from '../../parts/long-text.js';
import { shownMoment } from '../../store/shown-moment.js';
import { percent } from '../../words/measures.js';
import { joined } from '../more/block.js';
import { hullIn } from './hull-in-moment.js';
import { ReadingRows } from './reading-list.js';
import { balanceReading } from './ship-readings.js';
import { tankReadings } from './tank-readings.js';

/** What a glance should tell: where, how much fuel, how much hull, how much money. */
export function Headline() {
  const moment = shownMoment.value;
  const { system, spot, doing } = placeIn(moment);
  const hull = hullIn(moment);
  const [fuel] = tankReadings(moment);
  const tiles = [
    fuel,
    { label: 'Hull', value: percent(hull), share: hull, isAlarm: hull !== undefined && hull < 0.25 },
    balanceReading(moment),
  ];
  const details = joined([spot === system ? undefined : spot, doing]) ?? '';
  return (
    <div class="ship-headline">
      <p class="headline">{system === undefined ? <Dash /> : <LongText text={system} most={30} />}</p>
      <p class="muted">
        <LongText text={details} most={60} />
      </p>
      <ReadingRows class="tiles" readings={tiles} />
    </div>
  );
}
