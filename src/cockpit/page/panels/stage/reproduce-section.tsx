import './stage-sections.css';
import { useEffect, useState } from 'preact/hooks';
import type { Queries } from '../../../../stage/control/control-protocol.js';
import { stageControl } from '../../store/session-store.js';
import { CopyBox } from './copy-box.js';
import { EndSession } from './end-session.js';
import { sentence, timesSteered } from './stage-steering.js';

/** How to see the same session again, and its end. */
export function ReproduceSection() {
  const [recipe, show] = useState<Queries['reproduction'] | undefined>(undefined);
  const [problem, tell] = useState('');
  const [times, again] = useState(0);
  const steered = timesSteered.value;
  useEffect(() => {
    const ask = async () => {
      try {
        show(await stageControl.peek()?.query('reproduction'));
        tell('');
      } catch (error) {
        tell(sentence(error));
      }
    };
    void ask();
  }, [steered, times]);
  return (
    <div class="stage-stack">
      <div class="situation-head">
        <p class="muted">Writes the same bytes again, up to now.</p>
        <button type="button" onClick={() => again(times + 1)}>
          Up to now
        </button>
      </div>
      {problem !== '' && (
        <p class="stage-refusal" role="alert">
          {problem}
        </p>
      )}
      {recipe && (
        <>
          {recipe.scenario !== undefined && <CopyBox title="Scenario, as again.yaml" text={recipe.scenario} />}
          <CopyBox title="Command" text={recipe.command} />
          {recipe.lost.map((each) => (
            <p key={each} class="muted">
              Note: {each}.
            </p>
          ))}
        </>
      )}
      <EndSession />
    </div>
  );
}
