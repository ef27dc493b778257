import { availableParallelism } from 'node:os';
import { Argument, Command, Option } from 'commander';
import { identityOf } from '../../journal/write/file-identity.js';
import { paragraph } from '../../words/document/document.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { quoted } from '../../words/printable.js';
import { candidatesOf } from '../completion/completable-names.js';
import { withCompletion } from '../completion/completion-source.js';
import { namedTool } from '../named-tool.js';
import { countParser } from '../option-values.js';
import { type ReportTarget, ReportTargets, writeReports } from '../output/report-targets.js';
import { ExitWithCode, Interrupted, orInterrupted, type Shell, UsageError } from '../shell.js';
import { styleFor } from '../terminal/terminal-style.js';
import { reportOptions } from '../verb-options.js';
import { type FoundScenario, findScenarios } from './find-scenarios.js';
import { runScenarios } from './run-scenarios.js';
import { ScenarioDirectories } from './scenario-directories.js';
import { reportOf, type ScenarioReportName, scenarioReportNames } from './scenario-reports.js';
import { resultBlock, type ScenarioResult, summaryOf, summaryText } from './scenario-result.js';

const examples = `
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

interface Options {
  readonly jobs?: number;
  readonly out?: string;
  readonly keep?: boolean;
  readonly bail?: boolean;
  readonly tool?: string;
  readonly color?: boolean;
}

export function createVerb(shell: Shell): Command {
  const outputs = new ReportTargets(scenarioReportNames);
  const [format, output] = reportOptions(outputs);
  return new Command('run')
    .description('play scenarios and check their expectations')
    .addArgument(
      withCompletion(
        new Argument('[scenarios...]', 'files, directories, globs, or bundled ones: docked'),
        candidatesOf('scenarios'),
      ),
    )
    .addOption(format)
    .addOption(output)
    .addOption(
      new Option('--jobs <count>', 'how many at once (one per core if left out)').argParser(countParser('--jobs')),
    )
    .option('--out <directory>', 'keep the journals, each scenario in its own directory')
    .option('--keep', 'keep the journals of those that fail')
    .option('--tool <file>', 'the file that describes your tool')
    .option('--bail', 'stop after the first failure')
    .addHelpText('after', examples)
    .action(async (words: string[], _own: object, command: Command) => {
      await run(words, command.optsWithGlobals<Options>(), await outputs.all('pretty', true), shell);
    });
}

async function run(
  words: readonly string[],
  options: Options,
  targets: readonly ReportTarget<ScenarioReportName>[],
  shell: Shell,
): Promise<void> {
  const { out, jobs = availableParallelism(), keep = false, bail = false } = options;
  if (out === '') throw new UsageError('--out needs a directory');
  const tool = namedTool(options.tool, shell.toolWords);
  const look = { style: styleFor(options.color, shell), width: Infinity };
  const found = await orInterrupted(findScenarios(words, shell.signal), shell);
  if (shell.signal.aborted) throw new Interrupted();
  for (const { file } of targets) if (file !== undefined) refuseOutput(file, found);
  const began = shell.now();
  // The others are one document, printed at the end.
  const isPrinted = targets.some(({ format, file }) => format === 'pretty' && file === undefined);
  using directories = new ScenarioDirectories({ out, keep });
  const print = (result: ScenarioResult) =>
    isPrinted ? shell.print(terminalText([resultBlock(result)], look)) : undefined;
  const results = await runScenarios(found, { jobs, bail, directories, print, tool }, shell);
  const summary = summaryOf(results, (shell.now() - began) / 1000);
  if (isPrinted) await shell.print(`\n${terminalText([paragraph(summaryText(summary))], look)}`);
  await writeReports(targets, (name) => reportOf(name, results, summary), shell);
  if (summary.wrong > 0) throw new ExitWithCode(2);
  if (summary.failed > 0) throw new ExitWithCode(1);
}

/** Refuses to write a report over one of the scenarios. */
function refuseOutput(file: string, found: readonly FoundScenario[]): void {
  const target = identityOf(file);
  if (target !== undefined && found.some((each) => identityOf(each.file) === target)) {
    throw new UsageError(`refusing to write the report over a scenario: ${quoted(file)}`);
  }
}
