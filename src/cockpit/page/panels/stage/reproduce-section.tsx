import './stage-sections.css';
import { useEffect, useState } from 'preact/hooks';
import type { Queries } from '../../../../stage/control/control-protocol.js';
import { stageControl } from '../../store/session-store.js';
import { CopyBox } from './copy-box.js';
import { EndSession } from './end-session.js';
import { controlCount, sentence } from './stage-requests.js';

/** How to reproduce the session, and how to end it. */
export function ReproduceSection() {
  const [recipe, show] = useState<Queries['reproduction'] | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const [times, again] = useState(0);
  const requests = controlCount.value;
  useEffect(() => {
    const ask = async () => {
      try {
        show(await stageControl.peek()?.query('reproduction'));
        setProblem('');
      } catch (error) {
        setProblem(sentence(error));
      }
    };
    void ask();
  }, [requests, times]);
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
