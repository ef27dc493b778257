import type { RequestedFault } from '../../../../stage/faults/requested-fault.js';
import { stageControl } from '../../store/session-store.js';
import { LineLink } from './line-link.js';
import { goesOn, requestedWords } from './requested-words.js';
import { attempt, controlCount } from './stage-requests.js';
import { useRepeatedQuery } from './use-query.js';

/** The faults that are going on, above everything else. */
export function RunningFaults() {
  const { value = [] } = useRepeatedQuery('fault');
  return <RequestedFaults label="Running faults" faults={value.filter(goesOn)} />;
}

interface RequestedFaultsProps {
  readonly label: string;
  readonly faults: readonly RequestedFault[];
}

/** Requested faults, the latest first: what became of each, where, and a button that stops it. */
export function RequestedFaults({ label, faults }: RequestedFaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul class="stage-list requested-faults" aria-label={label} tabIndex={0}>
      {faults.toReversed().map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may be requested twice
        <li key={at} class="stage-row">
          <p>
            <strong>{each.fault}</strong> <span class="muted">{requestedWords(each)}</span>{' '}
            {each.last && <LineLink {...each.last} />}
          </p>
          {goesOn(each) && (
            <button type="button" aria-label={`Stop ${each.fault}`} onClick={() => void stop(each.fault)}>
              Stop
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

async function stop(fault: string): Promise<void> {
  await attempt(() => stageControl.value?.stopFault(fault));
  controlCount.value += 1;
}
