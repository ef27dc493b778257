import { type Asked, type Plan, planFor } from '../../check/project/plan.js';
import { findSources, type Sources } from '../../check/project/sources.js';
import { ProjectTally } from '../../check/project/tally.js';
import { fails } from '../../check/project/threshold.js';
import { ruleCatalogue, ruleIds, rulesAcross } from '../../check/rules/catalogue.js';
import { quoted } from '../../spec/printable.js';
import { gameDirectory } from '../located.js';
import { refuseInputs } from '../output/own-files.js';
import { Reports } from '../output/reports.js';
import type { OutputWish } from '../output/wishes.js';
import { ProgressBar } from '../progress.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { somethingFound, tellTheRest } from './afterwards.js';
import { CheckRun } from './run.js';

/** What was asked for on the command line. */
export interface CheckWishes extends Asked {
  readonly statistics?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly threads?: number | undefined;
  readonly color?: boolean | undefined;
}

/** Checks what was asked for as the project wants it, and tells it in every format asked for. */
export async function checkProject(
  words: readonly string[],
  wishes: CheckWishes,
  outputs: readonly OutputWish[],
  shell: Shell,
): Promise<void> {
  const began = shell.now();
  const plan = await planFor(wishes, process.cwd(), { all: ruleIds, across: rulesAcross });
  const sources = await sourcesFor(words, plan, shell);
  await refuseInputs(outputs, sources);
  const bar = shell.draw && new ProgressBar({ ...shell, draw: shell.draw });
  const clear = () => bar?.erase();
  const { color, threads, quiet, statistics, verbose } = wishes;
  await using reports = await Reports.open(
    outputs,
    { color, atOnce: sources.input, rules: ruleCatalogue, failOn: plan.failOn, statistics, verbose, clear },
    shell,
  );
  const run = new CheckRun(sources, { ...plan, ...(threads !== undefined && { threads }) }, shell, bar);
  const tally = new ProjectTally(plan.selection, plan.baseline);
  for await (const found of run) {
    for (const finding of tally.take(found)) {
      const isFailure = fails(finding.severity, plan.failOn);
      if (isFailure) shell.foresee?.(somethingFound);
      await reports.tell(finding, !quiet || isFailure);
    }
  }
  clear();
  if (shell.signal.aborted) throw new Interrupted();
  if (run.extent.files === 0 && run.unreadable === 0) throw nothingIn(words, sources);
  const { baselined } = tally;
  const seconds = (shell.now() - began) / 1000;
  const outcome = {
    ...run.extent,
    leftOut: run.leftOut.filter(({ file }) => !reports.own(file)),
    ...tally.counts,
    seconds,
    fails: tally.fails(plan.failOn),
    statistics: tally.statistics((rule) => run.filesWith(rule)),
    ...(plan.baseline && { baselined }),
  };
  await reports.finish(outcome);
  const isEmpty = sources.paths.length === 0 && run.extent.lines === 0;
  await tellTheRest(
    { plan, sources, tally, outcome, unreadable: run.unreadable, isEmpty, printed: reports.printed },
    shell,
  );
}

async function sourcesFor(words: readonly string[], { ignores }: Plan, shell: Shell): Promise<Sources> {
  if (words.length === 0) return { paths: [await gameDirectory(shell)], input: false };
  try {
    return await findSources(words, { ignores, signal: shell.signal });
  } catch (error) {
    throw shell.signal.aborted ? new Interrupted() : error;
  }
}

function nothingIn(words: readonly string[], { paths }: Sources): UsageError {
  const places = words.length > 0 ? words : paths;
  return new UsageError(`nothing to check: no journal and no companion in ${places.map(quoted).join(', ')}`);
}
