/** The whole of `shakedown check`: settings, inputs, the run, the reports, and the exit code. */
import path from 'node:path';
import { checkJournal, type JournalCheck } from '../../check/check-journal.js';
import { fails } from '../../check/fail-on.js';
import type { LiteralCounts } from '../../check/finding.js';
import { isCodeFile } from '../../check/literals/code-names.js';
import type { Outcome } from '../../check/report/check-report.js';
import { summaryLine } from '../../check/report/summary-text.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { untilAborted } from '../../journal/read/abortable-wait.js';
import { withCount } from '../../words/counted.js';
import { quoted } from '../../words/printable.js';
import type { GlobOptions } from '../globs.js';
import { inputsFor } from '../journal-inputs.js';
import { knownGame } from '../knowledge/knowledge-packs.js';
import { refuseOverwritingInputs, refuseOverwritingSettings } from '../output/overwrite-guard.js';
import { ReportOutputs } from '../output/report-outputs.js';
import type { ReportTarget } from '../output/report-targets.js';
import { ExitWithCode, Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { wrapped } from '../terminal/terminal-style.js';
import type { CheckInputs } from './check-inputs.js';
import type { CheckOptions } from './check-verb-options.js';
import { FindingFilter } from './finding-filter.js';
import { type ResolvedSettings, resolveSettings } from './resolve-settings.js';

const findingsExitCode = 1;
const unreadableExitCode = 2;

/** Checks the inputs with the settings of the project, and writes the reports. */
export async function checkProject(
  words: readonly string[],
  options: CheckOptions,
  targets: readonly ReportTarget[],
  shell: Shell,
): Promise<void> {
  const began = shell.now();
  const settings = await resolveSettings(options, process.cwd(), availableRules);
  const inputs = await inputsFor(words, shell, settings);
  await refuseOverwritingInputs(targets, inputs);
  refuseOverwritingSettings(targets, settings.files);
  const bar = new ProgressBar(shell);
  const clear = () => bar.erase();
  const { color, threads, quiet, statistics, verbose, all } = options;
  await using reports = await ReportOutputs.open(
    targets,
    {
      color,
      atOnce: inputs.input,
      rules: await rulesFor(targets),
      failOn: settings.failOn,
      statistics,
      verbose,
      all,
      clear,
    },
    shell,
  );
  const catalogue = await knownGame(options.knowledge, shell, true);
  const check = startCheck(inputs, { ...settings, catalogue }, threads, shell, bar);
  const filter = new FindingFilter(settings.selection, settings.baseline);
  for await (const found of untilAborted(check.batches(), shell.signal)) {
    const reported = found.flatMap((finding) => filter.apply(finding));
    const failing = reported.filter(({ severity }) => fails(severity, settings.failOn));
    if (failing.length > 0) shell.setExitCode?.(findingsExitCode);
    await reports.write(reported, quiet ? failing : reported);
  }
  clear();
  if (shell.signal.aborted) throw new Interrupted();
  const { files, lines, events, dialect, dialectBy, literals } = check.summary;
  if (files === 0 && check.unreadable === 0) throw await nothingIn(words, inputs, settings);
  const outcome: Outcome = {
    files,
    lines,
    events,
    ...(dialect && dialectBy && { dialect, dialectBy }),
    ...(literals && { literals }),
    ...(check.years && { years: check.years }),
    leftOut: check.leftOut.filter(({ file }) => !reports.writesTo(file)),
    ...filter.counts,
    seconds: (shell.now() - began) / 1000,
    fails: filter.fails(settings.failOn),
    statistics: filter.statistics((rule, severity) => check.filesWith(rule, severity)),
    ...(settings.baseline && { baselined: filter.baselined }),
  };
  await reports.finish(outcome);
  if (!reports.printed) shell.warn(summaryLine(outcome));
  for (const notice of [check.olderRules, check.newerVersion]) if (notice !== undefined) shell.warn(notice);
  if (literals && hasNone(literals)) shell.warn(noLiteralsHint);
  if (filter.deviations.length > 0) shell.warn(deviationHint(filter.deviations));
  refuseUnreadable(check, inputs, settings, shell);
  if (settings.baseline) {
    const { finishBaseline } = await import('./baseline-after-run.js');
    await finishBaseline(settings.baseline, inputs, filter, shell);
  }
  if (outcome.fails) throw new ExitWithCode(findingsExitCode);
}

/** Building the catalogue takes longer than checking a few hundred lines, and few runs need it. */
async function availableRules() {
  const { crossEventRules, ruleIds } = await import('../../check/rules/rule-catalogue.js');
  return { all: ruleIds, crossEvent: crossEventRules };
}

/** The texts of the rules, if one of the reports contains them. */
async function rulesFor(targets: readonly ReportTarget[]) {
  if (!targets.some(({ format }) => format === 'pretty' || format === 'sarif')) return [];
  return (await import('../../check/rules/rule-catalogue.js')).ruleCatalogue;
}

/** The check of everything: paths first, then the standard input. */
function startCheck(
  { paths, input }: CheckInputs,
  { dialect, grade, eventsOnly, ignores, catalogue }: ResolvedSettings & { readonly catalogue: Catalogue | undefined },
  threads: number | undefined,
  shell: Shell,
  bar: ProgressBar,
): JournalCheck {
  const check = checkJournal([...paths, ...(input ? [shell.input()] : [])], {
    dialect,
    grade,
    catalogue,
    eventsOnly,
    threads,
    ignores,
    signal: shell.signal,
    progress: (progress) => bar.update(progress, check.summary.files),
  });
  return check;
}

function hasNone({ count, switchedOff, uncertain }: LiteralCounts): boolean {
  return count + switchedOff + uncertain === 0;
}

const noLiteralsHint = wrapped(
  'hint: no string literal in the source code is a journal line: an object with "timestamp" and the "event" of a kind',
);

/** Why a file that was to be checked was not. */
const unusable = {
  unreadable: '# {file|files} could not be read',
  binary: '# {file is not a journal|files are not journals}',
} as const;

async function nothingIn(words: readonly string[], { paths }: CheckInputs, options: GlobOptions): Promise<UsageError> {
  const named = (words.length > 0 ? words : paths).map(quoted).join(', ');
  const { expandGlob } = await import('../globs.js');
  const found = await Promise.all(paths.map(async (each) => expandGlob(`${each}/*`, options)));
  const code = found.flat().find(isCodeFile);
  const glob = code === undefined ? '' : quoted(`${path.dirname(code)}/**/*${path.extname(code)}`);
  const hint = glob && `: source files are given by name or glob, such as ${glob}`;
  return new UsageError(`nothing to check: no journal and no companion in ${named}${hint}`);
}

/** Says that some findings are normal for the live game. */
function deviationHint(deviations: FindingFilter['deviations']): string {
  const all = deviations.reduce((sum, [, count]) => sum + count, 0);
  const counts = deviations.map(([rule, count]) => `${count} ${rule}`).join(', ');
  const [are, them] = all === 1 ? ['is', 'it'] : ['are', 'them'];
  return wrapped(
    `hint: ${all} of these ${are} normal for the live game, and --dialect game accepts ${them} (${counts})`,
  );
}

/** A run that could not check everything says nothing about the baseline, and fails whatever it found. */
function refuseUnreadable(
  { leftOut, summary }: JournalCheck,
  { paths }: CheckInputs,
  { baseline }: ResolvedSettings,
  shell: Shell,
): void {
  const problems = Object.entries(unusable).flatMap(([reason, text]) => {
    const count = leftOut.filter((each) => each.reason === reason).length;
    return count === 0 ? [] : [withCount(text, count)];
  });
  if (problems.length > 0) {
    const unchanged = baseline?.update ? ['the baseline was not changed'] : [];
    shell.warn(`shakedown: ${[...problems, ...unchanged].join('; ')}`);
    throw new ExitWithCode(unreadableExitCode);
  }
  if (paths.length === 0 && summary.lines === 0) {
    shell.warn('shakedown: nothing to check: the standard input is empty');
    throw new ExitWithCode(unreadableExitCode);
  }
}
