import { placeIn } from '../../header/place-in-moment.js';
import { Dash } from '../../parts/dash.js';
import { LongText } from '../../parts/long-text.js';
import { shownMoment } from '../../store/shown-moment.js';
import { hullIn } from './hull-in-moment.js';
import { percent } from '../../words/measures.js';
import { type Reading, shareOf } from './reading.js';
import { ShareFill } from './reading-list.js';
import { balanceReading } from './ship-readings.js';
import { tankReadings } from './tank-readings.js';

/** What a glance should tell: where, how much fuel, how much hull, how much money. */
export function Headline() {
  const moment = shownMoment.value;
  const { system, spot, doing } = placeIn(moment);
  const hull = hullIn(moment);
  const tiles: readonly Reading[] = [
    ...tankReadings(moment).filter(({ label }) => label === 'Fuel'),
    {
      label: 'Hull',
      value: percent(hull),
      isAlarm: hull !== undefined && hull < 0.25,
      ...(hull !== undefined && { share: shareOf(hull) }),
    },
    balanceReading(moment),
  ];
  return (
    <div class="headline">
      <p class="headline-place">{system === undefined ? <Dash /> : <LongText text={system} most={30} />}</p>
      <p class="muted">
        <LongText
          text={[spot === system ? undefined : spot, doing].filter((part) => part !== undefined).join(', ')}
          most={60}
        />
      </p>
      <dl class="headline-tiles">
        {tiles.map(({ label, value, at, share, isAlarm, note }) => (
          <div key={label} title={note}>
            <dt>{label}</dt>
            <dd data-alarm={isAlarm === true}>
              {isAlarm && <span aria-hidden="true">▲ </span>}
              {value ?? <Dash />}
              {share !== undefined && <ShareFill share={share} />}
              {at !== undefined && <span class="muted headline-at">{at}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
