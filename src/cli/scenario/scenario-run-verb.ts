import { availableParallelism } from 'node:os';
import { identityOf } from '../../journal/write/file-identity.js';
import { paragraph } from '../../words/document/document.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { quoted } from '../../words/printable.js';
import { candidatesOf } from '../completion/completable-names.js';
import { knowledgeOption, knownGame } from '../knowledge/knowledge-packs.js';
import { namedTool } from '../named-tool.js';
import { reportTargets, writeReports } from '../output/report-targets.js';
import { ExitWithCode, Interrupted, orInterrupted, UsageError } from '../shell.js';
import { styleFor } from '../terminal/terminal-style.js';
import { argument, flag, option, verb } from '../verb.js';
import { count, reportOptions } from '../verb-options.js';
import { type FoundScenario, findScenarios } from './find-scenarios.js';
import { runScenarios } from './run-scenarios.js';
import { ScenarioDirectories } from './scenario-directories.js';
import { reportOf, scenarioReportNames } from './scenario-reports.js';
import { resultBlock, type ScenarioResult, summaryOf, summaryText } from './scenario-result.js';

const help = `
A scenario is a file of steps and expectations. Give files, directories
(all .yaml and .yml files in them), globs in quotes, or the names of bundled
ones (shakedown list scenarios).

Your tool is what follows --, what --tool describes, or what the scenario itself
names (tool). It is started beside each session and asked what the steps say
(ask). In its command {directory} stands for the journal directory, {eddn},
{capi}, {inara} and {edsm} for services, which are then started. Without a tool,
the addresses of services that run (with: [eddn]) are printed on standard error,
as environment variables.

Each is played as fast as possible in a directory of its own, which is removed
afterwards unless --out or --keep is given. Results are printed in the order of
the files, whatever the number of jobs. Each -o is the file of the --format
before it, and the results are still printed.

Exit codes: 0 all expectations were met; 1 some were not; 2 wrong usage, nothing
to play, a scenario that cannot be read or played, or a tool that cannot be
started; 130 interrupted.

Examples:
  shakedown scenario run scenarios
  shakedown scenario run 'scenarios/**/*.yaml' --format junit -o report.xml
  shakedown scenario run docked srv --keep --jobs 1
  shakedown scenario run mine.yaml --out journals
  shakedown scenario run mine.yaml -- my-tool --journal {directory}`;

export const createVerb = verb({
  about: 'play scenarios and check their expectations',
  takes: [
    argument('[scenarios...]', 'files, directories, globs, or bundled ones: docked', {
      candidates: candidatesOf('scenarios'),
    }),
  ],
  options: {
    ...reportOptions(scenarioReportNames),
    jobs: count('how many at once (one per core if left out)'),
    out: option('<directory>', 'keep the journals, each scenario in its own directory'),
    keep: flag('keep the journals of those that fail'),
    tool: option('<file>', 'the file that describes your tool'),
    bail: flag('stop after the first failure'),
    ...knowledgeOption,
  },
  help,
  async run([words], { format, jobs = availableParallelism(), out, keep = false, bail = false, ...own }, shell) {
    const targets = await reportTargets(format, 'pretty', true);
    if (out === '') throw new UsageError('--out needs a directory');
    const tool = namedTool(own.tool, shell.toolWords);
    const look = { style: styleFor(own.color, shell), width: Infinity };
    const found = await orInterrupted(findScenarios(words, shell.signal), shell);
    if (shell.signal.aborted) throw new Interrupted();
    for (const { file } of targets) if (file !== undefined) refuseOutput(file, found);
    const began = shell.now();
    // The others are one document, printed at the end.
    const isPrinted = targets.some((each) => each.format === 'pretty' && each.file === undefined);
    using directories = new ScenarioDirectories({ out, keep });
    const print = (result: ScenarioResult) =>
      isPrinted ? shell.print(terminalText([resultBlock(result)], look)) : undefined;
    const catalogue = await knownGame(own.knowledge, shell);
    const how = { jobs, bail, directories, print, tool, catalogue, knowledge: own.knowledge };
    const results = await runScenarios(found, how, shell);
    const summary = summaryOf(results, (shell.now() - began) / 1000);
    if (isPrinted) await shell.print(`\n${terminalText([paragraph(summaryText(summary))], look)}`);
    await writeReports(targets, (name) => reportOf(name, results, summary), shell);
    if (summary.wrong > 0) throw new ExitWithCode(2);
    if (summary.failed > 0) throw new ExitWithCode(1);
  },
});

/** Refuses to write a report over one of the scenarios. */
function refuseOutput(file: string, found: readonly FoundScenario[]): void {
  const target = identityOf(file);
  if (target !== undefined && found.some((each) => identityOf(each.file) === target)) {
    throw new UsageError(`refusing to write the report over a scenario: ${quoted(file)}`);
  }
}
