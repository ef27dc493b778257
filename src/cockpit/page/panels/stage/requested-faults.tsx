import type { RequestedFault } from '../../../../stage/faults/requested-fault.js';
import { LineLink } from './line-link.js';
import { stopFault } from './requested-faults-store.js';
import { goesOn, requestedWords } from './requested-words.js';

interface RequestedFaultsProps {
  readonly label: string;
  readonly faults: readonly RequestedFault[];
}

/** Requested faults, the latest first: what became of each, where, and a button that stops it. */
export function RequestedFaults({ label, faults }: RequestedFaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul class="requested-faults" aria-label={label} tabIndex={0}>
      {faults.toReversed().map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may be requested twice
        <li key={at}>
          <p>
            <strong>{each.fault}</strong> <span class="muted">{requestedWords(each)}</span>
            {each.last && (
              <>
                {' '}
                <LineLink {...each.last} />
              </>
            )}
          </p>
          {goesOn(each) && (
            <button type="button" aria-label={`Stop ${each.fault}`} onClick={() => void stopFault(each.fault)}>
              Stop
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
