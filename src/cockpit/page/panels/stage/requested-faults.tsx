import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RequestedFault } from '../../../../stage/faults/requested-fault.js';
import { useSecondHand } from '../../header/second-hand.js';
import { stageControl } from '../../store/session-store.js';
import { goesOn, requestedWords } from './requested-words.js';
import { controlCount } from './stage-requests.js';

const faults = signal<readonly RequestedFault[]>([]);

async function look(): Promise<void> {
  faults.value = (await stageControl.value?.query('fault')) ?? [];
}

/** All requested faults, the latest first; `attempt` shows why one could not be listed or stopped. */
export function RequestedFaults({ attempt }: { readonly attempt: (work: () => Promise<unknown>) => Promise<void> }) {
  const second = useSecondHand();
  const requests = controlCount.value;
  useEffect(() => void attempt(look), [second, requests]);
  const stop = async (fault: string) => {
    await stageControl.value?.stopFault(fault);
    await look();
  };
  if (faults.value.length === 0) return null;
  return (
    <ul class="fault-list requested-faults" aria-label="Requested faults" tabIndex={0}>
      {faults.value.toReversed().map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may be requested twice
        <li key={at}>
          <p>
            <strong>{each.fault}</strong> <span class="muted">{requestedWords(each)}</span>
          </p>
          {goesOn(each) && (
            <button
              type="button"
              aria-label={`Stop ${each.fault}`}
              onClick={() => void attempt(() => stop(each.fault))}
            >
              Stop
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
