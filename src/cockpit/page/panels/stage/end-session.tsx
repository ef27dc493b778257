import { useState } from 'preact/hooks';
import { isBusy, sendRequest, sentence } from './stage-requests.js';

/** Ends the session after one confirmation. */
export function EndSession() {
  const [isAsking, ask] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async () => {
    try {
      await sendRequest('end', {});
    } catch (error) {
      setProblem(sentence(error));
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
      <button type="button" class="stage-go" disabled={isBusy.value} onClick={() => void end()}>
        End it
      </button>
      <button type="button" onClick={() => ask(false)}>
        Cancel
      </button>
    </div>
  );
}
