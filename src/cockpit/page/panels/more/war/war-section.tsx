import { momentPart } from '../../../moment/moment-part.js';
import { arrivalLines } from '../arrival-lines.js';
import { Facts } from '../facts.js';
import { ShareBar } from '../share-bar.js';
import { thargoidWar } from './war-in-system.js';

const war = momentPart(arrivalLines, thargoidWar);

/** State of the Thargoid war in the current system. */
export function WarSection() {
  const known = war.value;
  if (known === undefined)
    return <p class="empty">The Thargoid war appears here after arriving in a system that it has reached.</p>;
  if (known === null) return <p class="empty">There is no Thargoid war in this system.</p>;
  const { system, state, afterSuccess, afterFailure, hasSucceeded, progress, remainingPorts, remainingTime } = known;
  return (
    <>
      <h3>
        <bdi>{system}</bdi>
      </h3>
      <Facts
        facts={[
          ['State', state],
          ['Progress', progress === undefined ? undefined : `${(progress * 100).toFixed(1)} %`],
          ['Defended', hasSucceeded === undefined ? undefined : hasSucceeded ? 'yes' : 'not yet'],
          ['If it succeeds', afterSuccess],
          ['If it fails', afterFailure],
          ['Ports under attack', remainingPorts],
          ['Time left', remainingTime],
        ]}
      />
      {progress !== undefined && <ShareBar share={progress} />}
    </>
  );
}
