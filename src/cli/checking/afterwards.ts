import type { Plan } from '../../check/project/plan.js';
import type { Sources } from '../../check/project/sources.js';
import type { ProjectTally } from '../../check/project/tally.js';
import { counted } from '../../check/report/counted.js';
import type { Outcome } from '../../check/report/report.js';
import { summaryLine } from '../../check/report/summary.js';
import { type Shell, Verdict } from '../shell.js';

export const somethingFound = 1;
const somethingUnread = 2;

interface Told {
  readonly plan: Plan;
  readonly sources: Sources;
  readonly tally: ProjectTally;
  readonly outcome: Outcome;
  /** How many files could not be read. */
  readonly unreadable: number;
  /** Whether the standard input was all there was, and had nothing in it. */
  readonly isEmpty: boolean;
  /** Whether a report was printed. */
  readonly printed: boolean;
}

/** What there is to say once the reports are written: hints, the baseline, the exit code. */
export async function tellTheRest(told: Told, shell: Shell): Promise<void> {
  const { plan, sources, tally, outcome, unreadable, isEmpty, printed } = told;
  if (!printed) shell.warn(summaryLine(outcome));
  if (tally.departures.length > 0) {
    const { departureHint } = await import('../pages/departures.js');
    shell.warn(departureHint(tally.departures));
  }
  if (unreadable > 0) {
    const stays = plan.baseline?.update ? '; the baseline stays as it is' : '';
    shell.warn(`shakedown: ${counted(unreadable, 'file')} could not be read${stays}`);
    throw new Verdict(somethingUnread);
  }
  if (isEmpty) {
    shell.warn('shakedown: nothing to check: the standard input is empty');
    throw new Verdict(somethingUnread);
  }
  if (plan.baseline) {
    const { settleBaseline } = await import('./baseline.js');
    await settleBaseline(plan.baseline, sources, tally, shell);
  }
  if (tally.fails(plan.failOn)) throw new Verdict(somethingFound);
}
