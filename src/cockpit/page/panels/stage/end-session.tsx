import { useState } from 'preact/hooks';
import { isSteering, sentence, steer } from './stage-steering.js';

/** Ends the session; asks once. */
export function EndSession() {
  const [isAsking, ask] = useState(false);
  const [problem, tell] = useState('');
  const end = async () => {
    try {
      await steer('end', {});
    } catch (error) {
      tell(sentence(error));
    }
    ask(false);
  };
  if (!isAsking) {
    return (
      <div class="stage-buttons">
        <button type="button" onClick={() => ask(true)}>
          End the session…
        </button>
        <span class="stage-refusal" role="alert">
          {problem}
        </span>
      </div>
    );
  }
  return (
    <div class="stage-buttons" role="group" aria-label="End the session?">
      <span>Shutdown is written, and the stage ends.</span>
      <button type="button" class="stage-go" disabled={isSteering.value} onClick={() => void end()}>
        End it
      </button>
      <button type="button" onClick={() => ask(false)}>
        Go on
      </button>
    </div>
  );
}
