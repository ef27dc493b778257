import { careers, highestRanks } from '../../../../../game/rank-and-permit-table.js';
import { numberIn } from '../../../moment/loose-fields.js';
import { newestEvent } from '../../../moment/moment-events.js';
import { momentPart } from '../../../moment/moment-part.js';
import { ShareBar } from '../share-bar.js';

const ranks = momentPart(
  ({ state, latest }) => [state.ranks, state.reputation, latest['Progress']],
  (moment) => {
    const progress = newestEvent(moment, 'Progress') ?? {};
    const { ranks: own, reputation } = moment.state;
    const list = careers.flatMap((career) => {
      const rank = own?.[career];
      return rank === undefined ? [] : [{ career, rank, percent: numberIn(progress, career) }];
    });
    return { list, reputation: Object.entries(reputation ?? {}) };
  },
);

/** The rank in each career, and the reputation with the superpowers. */
export function RanksSection() {
  const { list, reputation } = ranks.value;
  if (list.length === 0) return <p class="empty">Ranks appear here when the game lists them at start-up.</p>;
  return (
    <>
      <ul class="bars">
        {list.map(({ career, rank, percent }) => (
          <li key={career}>
            <span class="bar-name">{career}</span>
            <span class="bar-value">
              rank {rank} of {highestRanks[career]}
              {percent !== undefined && rank < highestRanks[career] && (
                <span class="muted">, {percent} % to the next at start-up</span>
              )}
            </span>
            <ShareBar share={rank / highestRanks[career]} />
          </li>
        ))}
      </ul>
      {reputation.length > 0 && <h3>Reputation</h3>}
      <ul class="bars">
        {reputation.map(([power, value]) => (
          <li key={power}>
            <span class="bar-name">{power}</span>
            <span class="bar-value">{Math.round(value)}</span>
            <ShareBar share={(value + 100) / 200} mark={0.5} />
          </li>
        ))}
      </ul>
    </>
  );
}
