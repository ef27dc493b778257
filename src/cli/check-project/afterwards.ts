import type { Outcome } from '../../check/report/check-report.js';
import { summaryLine } from '../../check/report/summary-text.js';
import { counted } from '../../words/counted.js';
import { ExitWithCode, type Shell } from '../shell.js';
import type { CheckInputs } from './check-inputs.js';
import type { FindingFilter } from './finding-filter.js';
import type { ResolvedSettings } from './resolve-settings.js';

export const findingsExitCode = 1;
const unreadableExitCode = 2;

interface FinishedCheck {
  readonly plan: ResolvedSettings;
  readonly sources: CheckInputs;
  readonly tally: FindingFilter;
  readonly outcome: Outcome;
  /** How many files could not be read. */
  readonly unreadable: number;
  /** Whether the standard input was all there was, and had nothing in it. */
  readonly isEmpty: boolean;
  /** Whether a report was printed. */
  readonly printed: boolean;
}

/** What there is to say once the reports are written: hints, the baseline, the exit code. */
export async function finishCheck(finished: FinishedCheck, shell: Shell): Promise<void> {
  const { plan: settings, sources: inputs, tally: filter, outcome, unreadable, isEmpty, printed } = finished;
  if (!printed) shell.warn(summaryLine(outcome));
  if (filter.departures.length > 0) {
    const { deviationHint } = await import('./departures.js');
    shell.warn(deviationHint(filter.departures));
  }
  if (unreadable > 0) {
    const stays = settings.baseline?.update ? '; the baseline stays as it is' : '';
    shell.warn(`shakedown: ${counted(unreadable, 'file')} could not be read${stays}`);
    throw new ExitWithCode(unreadableExitCode);
  }
  if (isEmpty) {
    shell.warn('shakedown: nothing to check: the standard input is empty');
    throw new ExitWithCode(unreadableExitCode);
  }
  if (settings.baseline) {
    const { finishBaseline } = await import('./baseline-after-run.js');
    await finishBaseline(settings.baseline, inputs, filter, shell);
  }
  if (filter.fails(settings.failOn)) throw new ExitWithCode(findingsExitCode);
}
