import { thousands } from '../../../../../words/counted.js';
import { momentPart } from '../../../moment/moment-part.js';
import { shownMoment } from '../../../store/shown-moment.js';
import { endWords } from '../../../words/time-words.js';
import { Facts } from '../facts.js';
import { goalList, type JoinedGoal } from './goal-list.js';

const goals = momentPart(({ latest }) => [latest['CommunityGoal']], goalList);

/** Community goals and their tiers. */
export function GoalsSection() {
  const list = goals.value;
  const now = shownMoment.value.time;
  if (!list) return <p class="empty">Joined community goals appear here when the game fetches them.</p>;
  if (list.length === 0) return <p class="empty">No community goal has been joined.</p>;
  return (
    <ul class="cards">
      {list.map((goal, index) => (
        <li key={index}>
          <h3>
            <bdi>{goal.title}</bdi>
            {goal.isComplete && <span class="tag">ended</span>}
          </h3>
          <Tiers goal={goal} />
          <Facts
            facts={[
              ['Tier', goal.tierReached ?? 'none yet'],
              ['Top tier', [goal.topTier, goal.topBonus].filter(Boolean).join(': ')],
              ['Your part', amount(goal.contribution)],
              ['You are', [goal.band, goal.topRank].filter(Boolean).join(', ')],
              ['Bonus', goal.bonus === undefined ? undefined : `${thousands(goal.bonus)} cr`],
              ['Total', total(goal)],
              ['Where', goal.place],
              ['Ends', goal.expiry === undefined ? undefined : endWords(goal.expiry, now)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

/** A box per tier, filled once reached. */
function Tiers({ goal: { tiers } }: { readonly goal: JoinedGoal }) {
  if (!tiers) return null;
  return (
    <span class="tiers" aria-hidden="true">
      {Array.from({ length: tiers.top }, (_, tier) => (
        <span key={tier} class="tier" data-reached={tier < tiers.reached}>
          {tier + 1}
        </span>
      ))}
    </span>
  );
}

function amount(value: number | undefined): string | undefined {
  return value === undefined ? undefined : thousands(value);
}

function total({ total: all, contributors }: JoinedGoal): string | undefined {
  if (all === undefined) return undefined;
  return contributors === undefined ? thousands(all) : `${thousands(all)} by ${thousands(contributors)} commanders`;
}
