import { availableParallelism } from 'node:os';
import { Argument, Command, Option } from 'commander';
import { identityOf } from '../journal/write/second-name.js';
import { quoted } from '../spec/printable.js';
import { scenarios } from './completing/known-names.js';
import { offering } from './completing/offer.js';
import { argumentFrom, optionFrom } from './options.js';
import { OutputFile } from './output/output-file.js';
import { refuseJournal } from './output/own-files.js';
import { type Found, findScenarios } from './scenarios/find.js';
import { Places } from './scenarios/places.js';
import { resultText, summaryText } from './scenarios/pretty.js';
import { type ReportName, reportNames, reportOf } from './scenarios/reports.js';
import { summaryOf } from './scenarios/result.js';
import { runScenarios } from './scenarios/run.js';
import { type Shell, UsageError, Verdict } from './shell.js';
import { styleFor } from './terminal/style.js';

const examples = `
A scenario is a file that says what is to happen in a session, and what must
come of it; shakedown list scenarios tells those that come along, which can be
named as well. In a directory, all files are meant that end in .yaml or .yml. A
glob in quotes is taken as a shell would take it.

Each is played as fast as can be, into a directory of its own, which is taken
away again unless --out or --keep says otherwise. What comes of them is told in
their order, whatever the number of jobs. With -o the file has the format that
was asked for, and people are told of the run all the same.

Exit codes: 0 all came as expected; 1 an expectation was not met; 2 wrong usage,
nothing to play, or a scenario that cannot be read or played; 130 interrupted.

Examples:
  shakedown scenario run scenarios
  shakedown scenario run 'scenarios/**/*.yaml' --format junit -o report.xml
  shakedown scenario run docked srv --keep --jobs 1
  shakedown scenario run mine.yaml --out journals`;

interface Options {
  readonly format: ReportName;
  readonly output?: string;
  readonly jobs?: number;
  readonly out?: string;
  readonly keep?: boolean;
  readonly bail?: boolean;
  readonly color?: boolean;
}

export function scenarioVerb(shell: Shell): Command {
  return new Command('scenario')
    .description('play scenarios and tell whether what they expect has come')
    .addArgument(argumentFrom('<deed>', 'what is done with them', ['run'], 'with scenarios, there is no way to'))
    .addArgument(
      offering(
        new Argument('[scenarios...]', 'files, directories, globs, or those that come along: docked'),
        scenarios,
      ),
    )
    .addOption(optionFrom('format', 'how to tell it', reportNames))
    .option('-o, --output <file>', 'where that goes; people are then told as usual')
    .addOption(new Option('--jobs <count>', 'how many at once (as many as there are cores)').argParser(jobCount))
    .option('--out <directory>', 'where to write, each into its own directory, and to leave it')
    .option('--keep', 'leave the journals of those that fail')
    .option('--bail', 'begin nothing more once one has failed')
    .addHelpText('after', examples)
    .action(async (_deed: string, words: string[], _own: object, command: Command) => {
      await run(words, command.optsWithGlobals<Options>(), shell);
    });
}

async function run(words: readonly string[], options: Options, shell: Shell): Promise<void> {
  const { format, output, out, jobs = availableParallelism(), keep = false, bail = false } = options;
  if (out === '') throw new UsageError('--out names no directory');
  const style = styleFor(options.color, shell);
  const found = await findScenarios(words, shell.signal);
  if (output !== undefined) refuseOutput(output, found);
  const began = shell.now();
  // Where a program reads along, there is nothing to tell before all is known.
  const isTold = format === 'pretty' || output !== undefined;
  using places = new Places({ out, keep });
  const tell = (result: Parameters<typeof resultText>[0]) =>
    isTold ? shell.print(resultText(result, style)) : undefined;
  const results = await runScenarios(found, { jobs, bail, places, tell }, shell);
  const summary = summaryOf(results, (shell.now() - began) / 1000);
  if (isTold) await shell.print(`\n${summaryText(summary, style)}`);
  const report = () => reportOf(format, results, summary, styleFor(false, shell));
  if (output !== undefined) await OutputFile.writeWhole(output, `${report()}\n`);
  else if (!isTold) await shell.print(report());
  if (summary.wrong > 0) throw new Verdict(2);
  if (summary.failed > 0) throw new Verdict(1);
}

/** A slip of the pen must not cost anybody a journal or a scenario, whatever it is called. */
function refuseOutput(file: string, found: readonly Found[]): void {
  if (file === '') throw new UsageError('-o names no file');
  refuseJournal(file);
  const target = identityOf(file);
  if (target !== undefined && found.some((each) => identityOf(each.file) === target)) {
    throw new UsageError(`a report is not written over a scenario: ${quoted(file)}`);
  }
}

const mostJobs = 256;

function jobCount(word: string): number {
  const count = Number(word);
  if (/^\d+$/.test(word) && count >= 1 && count <= mostJobs) return count;
  throw new UsageError(`--jobs takes a number from 1 to ${mostJobs}`);
}
