import { thousands } from '../../../../../words/counted.js';
import { Facts } from '../facts.js';
import { ShareBar } from '../share-bar.js';
import type { PowerInterest } from './system-politics.js';

/** Powerplay state of the system. */
export function PowerFacts({ power }: { readonly power: PowerInterest }) {
  const { state, controlling, powers, control, reinforcement, undermining, contenders } = power;
  const merits = (count: number | undefined) => (count === undefined ? undefined : `${thousands(count)} merits`);
  return (
    <>
      <h3>Powerplay</h3>
      <Facts
        facts={[
          ['State', state],
          ['Controlled by', controlling],
          ...(powers.length === 0 ? [] : [['Powers', powers.join(', ')] as const]),
          ...(control === undefined ? [] : [['Control', percent(control)] as const]),
          ...(reinforcement === undefined ? [] : [['Reinforced by', merits(reinforcement)] as const]),
          ...(undermining === undefined ? [] : [['Undermined by', merits(undermining)] as const]),
        ]}
      />
      {contenders.length > 0 && (
        <ul class="bars">
          {contenders.map(({ name, progress }) => (
            <li key={name}>
              <span class="bar-name">
                <bdi>{name}</bdi>
              </span>
              <span class="bar-value">{percent(progress)} of what control takes</span>
              <ShareBar share={progress} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
