import { thousands } from '../../../../../words/counted.js';
import { momentPart } from '../../../moment/moment-part.js';
import { Dash } from '../../../parts/dash.js';
import { arrivalLines } from '../arrival-lines.js';
import { Facts } from '../facts.js';
import { ShareBar } from '../share-bar.js';
import { ConflictList } from './conflict-list.js';
import { PowerFacts } from './power-facts.js';
import type { SystemFaction } from './system-politics.js';
import { systemPolitics } from './system-politics.js';

const politics = momentPart(arrivalLines, systemPolitics);

/** Factions, conflicts and powers of the current system. */
export function PoliticsSection() {
  const known = politics.value;
  if (!known) return <p class="empty">The factions of a system appear here after arriving in one.</p>;
  const { system, facts, factions, conflicts, power } = known;
  return (
    <>
      <h3>
        <bdi>{system}</bdi>
      </h3>
      <Facts facts={facts.map(([name, value]) => [name, typeof value === 'number' ? thousands(value) : value])} />
      <h3>Influence</h3>
      {factions.length === 0 && <p class="empty">There are no factions here.</p>}
      <ul class="bars">
        {factions.map((faction) => (
          <FactionBar key={faction.name} faction={faction} />
        ))}
      </ul>
      <ConflictList conflicts={conflicts} />
      {power && <PowerFacts power={power} />}
    </>
  );
}

function FactionBar({ faction }: { readonly faction: SystemFaction }) {
  const { name, isInControl, isSquadrons, influence, character, happiness, reputation, states } = faction;
  const about = [
    character,
    ...states,
    happiness?.toLowerCase(),
    reputation === undefined ? undefined : `reputation ${Math.round(reputation)}`,
  ];
  return (
    <li>
      <span class="bar-name">
        <bdi>{name}</bdi>
        {isInControl && <span class="tag">in control</span>}
        {isSquadrons && <span class="tag">squadron's</span>}
      </span>
      <span class="bar-value">{influence === undefined ? <Dash /> : `${(influence * 100).toFixed(1)} %`}</span>
      <ShareBar share={influence} />
      <span class="bar-about">{about.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
