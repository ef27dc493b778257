import { fails } from '../../check/fail-on.js';
import { crossEventRules, ruleCatalogue, ruleIds } from '../../check/rules/rule-catalogue.js';
import { quoted } from '../../words/printable.js';
import { gameDirectory } from '../game-directory.js';
import { refuseOverwritingInputs } from '../output/overwrite-guard.js';
import { ReportOutputs } from '../output/report-outputs.js';
import type { ReportTarget } from '../output/report-targets.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { findingsExitCode, finishCheck } from './afterwards.js';
import { type CheckInputs, findInputs } from './check-inputs.js';
import { CheckRun } from './check-run.js';
import { FindingFilter } from './finding-filter.js';
import { type ResolvedSettings, resolveSettings, type SettingsOverrides } from './resolve-settings.js';

/** What was asked for on the command line. */
export interface CheckVerbOptions extends SettingsOverrides {
  readonly statistics?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly threads?: number | undefined;
  readonly color?: boolean | undefined;
}

/** Checks what was asked for as the project wants it, and tells it in every format asked for. */
export async function checkProject(
  words: readonly string[],
  options: CheckVerbOptions,
  outputs: readonly ReportTarget[],
  shell: Shell,
): Promise<void> {
  const began = shell.now();
  const settings = await resolveSettings(options, process.cwd(), { all: ruleIds, crossEvent: crossEventRules });
  const inputs = await sourcesFor(words, settings, shell);
  await refuseOverwritingInputs(outputs, inputs);
  const bar = shell.draw && new ProgressBar({ ...shell, draw: shell.draw });
  const clear = () => bar?.erase();
  const { color, threads, quiet, statistics, verbose } = options;
  await using reports = await ReportOutputs.open(
    outputs,
    { color, atOnce: inputs.input, rules: ruleCatalogue, failOn: settings.failOn, statistics, verbose, clear },
    shell,
  );
  const run = new CheckRun(inputs, { ...settings, ...(threads !== undefined && { threads }) }, shell, bar);
  const filter = new FindingFilter(settings.selection, settings.baseline);
  for await (const found of run) {
    for (const finding of filter.apply(found)) {
      const isFailure = fails(finding.severity, settings.failOn);
      if (isFailure) shell.setExitCode?.(findingsExitCode);
      await reports.write(finding, !quiet || isFailure);
    }
  }
  clear();
  if (shell.signal.aborted) throw new Interrupted();
  if (run.extent.files === 0 && run.unreadable === 0) throw nothingIn(words, inputs);
  const { baselined } = filter;
  const seconds = (shell.now() - began) / 1000;
  const outcome = {
    ...run.extent,
    leftOut: run.leftOut.filter(({ file }) => !reports.writesTo(file)),
    ...filter.counts,
    seconds,
    fails: filter.fails(settings.failOn),
    statistics: filter.statistics((rule) => run.filesWith(rule)),
    ...(settings.baseline && { baselined }),
  };
  await reports.finish(outcome);
  const isEmpty = inputs.paths.length === 0 && run.extent.lines === 0;
  await finishCheck(
    {
      plan: settings,
      sources: inputs,
      tally: filter,
      outcome,
      unreadable: run.unreadable,
      isEmpty,
      printed: reports.printed,
    },
    shell,
  );
}

async function sourcesFor(words: readonly string[], { ignores }: ResolvedSettings, shell: Shell): Promise<CheckInputs> {
  if (words.length === 0) return { paths: [await gameDirectory(shell)], input: false };
  try {
    return await findInputs(words, { ignores, signal: shell.signal });
  } catch (error) {
    throw shell.signal.aborted ? new Interrupted() : error;
  }
}

function nothingIn(words: readonly string[], { paths }: CheckInputs): UsageError {
  const places = words.length > 0 ? words : paths;
  return new UsageError(`nothing to check: no journal and no companion in ${places.map(quoted).join(', ')}`);
}
