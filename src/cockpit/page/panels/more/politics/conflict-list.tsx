import { counted } from '../../../../../words/counted.js';
import type { FactionConflict } from './system-politics.js';

/** Wars and elections, with the days won by each side. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly FactionConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <>
      <h3>Conflicts</h3>
      <ul class="cards">
        {conflicts.map(({ type, status, sides }, index) => (
          <li key={index}>
            <h4>
              {type} <span class="tag">{status}</span>
            </h4>
            <ul class="sides">
              {sides.map(({ name, stake, wonDays }, side) => (
                <li key={side}>
                  <bdi>{name}</bdi>: {wonDays === undefined ? 'days won unknown' : `${counted(wonDays, 'day')} won`}
                  {stake !== undefined && (
                    <>
                      , stakes <bdi>{stake}</bdi>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
