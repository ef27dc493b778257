import { RequestedFaults } from './requested-faults.js';
import { faultProblem, useRequestedFaults } from './requested-faults-store.js';
import { goesOn } from './requested-words.js';

/** The faults that are going on, above everything else. */
export function RunningFaults() {
  const faults = useRequestedFaults().filter(goesOn);
  return (
    <div class="running-faults">
      <RequestedFaults label="Running faults" faults={faults} />
      <p class="stage-refusal" role="alert">
        {faultProblem.value}
      </p>
    </div>
  );
}
