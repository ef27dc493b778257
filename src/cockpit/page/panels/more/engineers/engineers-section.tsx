import type { Engineer } from '../../../../../state/journal-state.js';
import { momentPart } from '../../../moment/moment-part.js';
import { Dash } from '../../../parts/dash.js';
import { ShareBar } from '../share-bar.js';
import { engineerList } from './engineer-list.js';

const engineers = momentPart(({ state }) => [state.engineers], engineerList);

/** Progress with each engineer. */
export function EngineersSection() {
  const list = engineers.value;
  if (list.length === 0)
    return <p class="empty">Engineers and their ranks appear here when the game lists them at start-up.</p>;
  const unlocked = list.filter(({ progress }) => progress === 'Unlocked').length;
  return (
    <>
      <p>
        {unlocked} of {list.length} unlocked.
      </p>
      <ul class="bars">
        {list.map((engineer) => (
          <li key={engineer.name}>
            <span class="bar-name">
              <bdi>{engineer.name}</bdi>
            </span>
            <span class="bar-value">{engineer.progress === undefined ? <Dash /> : standing(engineer)}</span>
            <ShareBar share={reached(engineer)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const topRank = 5;

function standing({ progress = '', rank, rankProgress = 0 }: Engineer): string {
  if (rank === undefined) return progress;
  return rank >= topRank ? `rank ${rank}` : `rank ${rank}, ${rankProgress} % to the next`;
}

function reached({ rank, rankProgress = 0 }: Engineer): number {
  return rank === undefined ? 0 : (rank + (rank < topRank ? rankProgress / 100 : 0)) / topRank;
}
