import { momentPart } from '../../../moment/moment-part.js';
import { Facts } from '../facts.js';
import { wornSuit } from './suit-loadout.js';

const suit = momentPart(({ latest }) => [latest['SuitLoadout'], latest['SwitchSuitLoadout']], wornSuit);

/** Suit and weapons on foot. */
export function SuitSection() {
  const worn = suit.value;
  if (!worn) return <p class="empty">Suit and hand weapons appear here once the commander has been on foot.</p>;
  return (
    <>
      <Facts
        facts={[
          ['Suit', worn.suit],
          ['Grade', worn.grade],
          ['Loadout', worn.loadout],
          ['Modifications', worn.mods.join(', ') || 'none'],
        ]}
      />
      <h3>Weapons</h3>
      {worn.weapons.length === 0 && <p class="empty">None are carried.</p>}
      <ul class="cards">
        {worn.weapons.map(({ slot, name, grade, mods }) => (
          <li key={slot}>
            <h4>
              <bdi>{name}</bdi>
            </h4>
            <Facts
              facts={[
                ['Slot', slot],
                ['Grade', grade],
                ['Modifications', mods.join(', ') || 'none'],
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
