import { counted, thousands } from '../../../../../words/counted.js';
import { momentPart } from '../../../moment/moment-part.js';
import { shownMoment } from '../../../store/shown-moment.js';
import { endWords } from '../../../words/time-words.js';
import { Facts } from '../facts.js';
import { missionList } from './mission-list.js';

const missions = momentPart(({ latest, state }) => [latest['Missions'], state.missions], missionList);

export function MissionsSection() {
  const { isKnown, open, failed, complete } = missions.value;
  const now = shownMoment.value.time;
  if (!isKnown)
    return <p class="empty">Missions appear here when the game lists them at start-up, or when one is accepted.</p>;
  const over = [failed > 0 && `${failed} failed`, complete > 0 && `${complete} complete`].filter(Boolean);
  return (
    <>
      <p>
        {open.length === 0 ? 'There are no active missions.' : `${counted(open.length, 'mission')} under way.`}
        {over.length > 0 && ` At start-up ${over.join(' and ')} were listed, too.`}
      </p>
      <ul class="cards">
        {open.map(({ id, name, expiry, reward, faction, destination, task, isWing }) => (
          <li key={id}>
            <h3>
              <bdi>{name}</bdi>
              {isWing && <span class="tag">wing</span>}
            </h3>
            <Facts
              facts={[
                ['Ends', expiry === undefined ? undefined : endWords(expiry, now)],
                ['Reward', reward === undefined ? undefined : `${thousands(reward)} cr`],
                ['Where', destination],
                ...(task === undefined ? [] : [['Task', task] as const]),
                ...(faction === undefined ? [] : [['For', faction] as const]),
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
