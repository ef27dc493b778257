import { useEffect, useState } from 'preact/hooks';
import type { RequestedFault } from '../../../../stage/faults/scheduled-fault.js';
import { useSecondHand } from '../../header/second-hand.js';
import { stageControl } from '../../store/session-store.js';
import { goesOn, requestedWords, shownFaults } from './requested-words.js';
import { controlCount, sentence } from './stage-requests.js';

/** Faults that go on, each with a button that stops it, and the latest that are over. */
export function RequestedFaults() {
  const [faults, show] = useState<readonly RequestedFault[]>([]);
  const [problem, setProblem] = useState('');
  const control = stageControl.value;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem('');
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  const look = async () => show((await control?.query('fault')) ?? []);
  const second = useSecondHand();
  const requests = controlCount.value;
  useEffect(() => void attempt(look), [control, second, requests]);
  const stop = (fault: string) =>
    attempt(async () => {
      await control?.stopFault(fault);
      await look();
    });
  return (
    <>
      <p class="stage-refusal" role="alert">
        {problem}
      </p>
      {faults.length > 0 && (
        <ul class="fault-list requested-faults" aria-label="Requested faults" tabIndex={0}>
          {shownFaults(faults).map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may be requested twice
            <li key={`${each.fault} ${at}`} data-running={goesOn(each)}>
              <p>
                <strong>{each.fault}</strong> <span class="muted">{requestedWords(each)}</span>
              </p>
              {goesOn(each) && (
                <button type="button" aria-label={`Stop ${each.fault}`} onClick={() => void stop(each.fault)}>
                  Stop
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
