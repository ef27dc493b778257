import type { Plan } from '../../check/project/plan.js';
import type { ProjectTally } from '../../check/project/tally.js';
import type { Outcome } from '../../check/report/report.js';
import { summaryLine } from '../../check/report/summary.js';
import { type Shell, Verdict } from '../shell.js';

const somethingFound = 1;
const somethingUnread = 2;

interface Told {
  readonly plan: Plan;
  readonly tally: ProjectTally;
  readonly outcome: Outcome;
  /** How many files could not be read. */
  readonly unreadable: number;
  /** Whether a report was printed. */
  readonly printed: boolean;
}

/** What there is to say once the reports are written: hints, the baseline, the exit code. */
export async function tellTheRest({ plan, tally, outcome, unreadable, printed }: Told, shell: Shell): Promise<void> {
  if (!printed) shell.warn(summaryLine(outcome));
  if (tally.departures.length > 0) {
    const { departureHint } = await import('../pages/departures.js');
    shell.warn(departureHint(tally.departures));
  }
  if (unreadable > 0) {
    const files = unreadable === 1 ? '1 file' : `${unreadable} files`;
    shell.warn(`shakedown: ${files} could not be read${plan.baseline?.update ? '; the baseline stays as it is' : ''}`);
    throw new Verdict(somethingUnread);
  }
  if (plan.baseline) {
    const { settleBaseline } = await import('./baseline.js');
    await settleBaseline(plan.baseline, tally, shell);
  }
  if (tally.fails(plan.failOn)) throw new Verdict(somethingFound);
}
