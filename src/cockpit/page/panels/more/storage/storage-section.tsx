import { counted, thousands } from '../../../../../words/counted.js';
import { momentPart } from '../../../moment/moment-part.js';
import { Dash } from '../../../parts/dash.js';
import { durationWords } from '../../../words/time-words.js';
import { moduleStorage, type StorePlace } from './module-storage.js';

const storage = momentPart(({ latest }) => [latest['StoredModules']], moduleStorage);

/** Stored modules, and the cost of transferring them. */
export function StorageSection() {
  const stored = storage.value;
  if (!stored) return <p class="empty">Stored modules appear here once outfitting has been opened at a station.</p>;
  const { station, system, count, places } = stored;
  return (
    <>
      <p>
        {counted(count, 'module')} in storage; cost and time are for bringing them to{' '}
        <bdi>{[station, system].filter(Boolean).join(', ') || 'the station'}</bdi>.
      </p>
      {places.map((place) => (
        <PlaceTable key={`${place.is} ${place.system}`} place={place} />
      ))}
    </>
  );
}

function PlaceTable({ place: { system, is, modules } }: { readonly place: StorePlace }) {
  return (
    <table class="store">
      <caption>
        <bdi>{is === 'in-transit' ? 'On their way' : is === 'unknown' ? 'Somewhere' : system}</bdi>
        {is === 'here' && ' (here)'} · {counted(modules.length, 'module')}
      </caption>
      <thead>
        <tr>
          <th scope="col">Module</th>
          <th scope="col">Cost</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {modules.map(({ name, engineering, isHot, cost, time }, index) => (
          <tr key={index}>
            <td>
              <bdi>{name}</bdi>
              {isHot && <span class="tag alarm-word">▲ hot</span>}
              {engineering !== undefined && (
                <span class="engineering">
                  <bdi>{engineering}</bdi>
                </span>
              )}
            </td>
            <td class="amount">{cost === undefined ? <Dash /> : `${thousands(cost)} cr`}</td>
            <td class="amount">{time === undefined ? <Dash /> : durationWords(time * 1000)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
