/** The requested faults of the stage, asked for each second while something shows them. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RequestedFault } from '../../../../stage/faults/requested-fault.js';
import { useSecondHand } from '../../header/second-hand.js';
import { stageControl } from '../../store/session-store.js';
import { controlCount, sentence } from './stage-requests.js';

export const requestedFaults = signal<readonly RequestedFault[]>([]);
/** Why they could not be listed or stopped. */
export const faultProblem = signal<string | undefined>(undefined);

export function useRequestedFaults(): readonly RequestedFault[] {
  const second = useSecondHand();
  const requests = controlCount.value;
  useEffect(() => void attempt(look), [second, requests]);
  return requestedFaults.value;
}

export async function stopFault(fault: string): Promise<void> {
  await attempt(async () => {
    await stageControl.value?.stopFault(fault);
    controlCount.value += 1;
    await look();
  });
}

async function look(): Promise<void> {
  const faults = (await stageControl.peek()?.query('fault')) ?? [];
  if (JSON.stringify(faults) !== JSON.stringify(requestedFaults.peek())) requestedFaults.value = faults;
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    faultProblem.value = undefined;
  } catch (error) {
    faultProblem.value = sentence(error);
  }
}
