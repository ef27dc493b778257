import { Command, Option } from 'commander';
import { warningGrades } from '../check/event/evidence-severity.js';
import { failOnNames } from '../check/fail-on.js';
import { type ReportName, reportNames } from '../check/report/report-formats.js';
import { dialectNames } from '../interface/dialect/dialect-names.js';
import type { CheckVerbOptions } from './check-project/check-project.js';
import { countParser } from './option-values.js';
import { ReportTargets } from './output/report-targets.js';
import type { Shell } from './shell.js';
import { choiceOption, reportOptions, rulesOption } from './verb-options.js';

const examples = `
Without paths, the game's own directory is checked. A file that you name is read
line by line, whatever it is called. A path is taken for a glob only if there is
no file of exactly that name. A project keeps its settings in
shakedown.config.json, here or in a parent directory; options win over settings.

If neither --dialect nor a setting says what to check against, each directory
decides: the live game, if one of its journals begins with a Fileheader that has
a game version; else the specification.

The report is pretty on a terminal, github in GitHub Actions, else concise.

Exit codes: 0 clean; 1 findings at or above --fail-on; 2 wrong usage, a file
that cannot be read or written or is no journal, or nothing to check; 130
interrupted.

Examples:
  shakedown check
  shakedown check --statistics
  shakedown check "Saved Games/**/Journal.2026-*.log" --dialect spec
  shakedown check . --only "field/*,line/json" --fail-on warning
  shakedown check . --format sarif -o out.sarif --format pretty
  shakedown check . --baseline known.json --update-baseline
  zcat old.log.gz | shakedown check -`;

export function createVerb(shell: Shell): Command {
  const outputs = new ReportTargets(reportNames);
  const options = [
    choiceOption('dialect', 'what to check against; the journals decide if left out', dialectNames).default(undefined),
    choiceOption('grade', 'weakest evidence whose contradiction is a warning', warningGrades).default(
      undefined,
      'strong',
    ),
    new Option('--events-only', 'check every event by itself, without session rules'),
    ...reportOptions(outputs),
    rulesOption('--only', 'report only these rules, such as field/*,line/cut'),
    rulesOption('--ignore', 'leave out these rules'),
    choiceOption('fail-on', 'lowest severity that makes it fail', failOnNames).default(undefined),
    new Option('--statistics', 'count findings by rule instead of printing each; json has both'),
    new Option('--all', 'show each finding, also those that are like three before them'),
    new Option('--verbose', 'also name the files that were left out'),
    new Option('-q, --quiet', 'print only findings that make it fail, and the summary; -o still gets all'),
    new Option('--threads <count>', 'how many threads share the work').argParser(countParser('--threads')),
    new Option('--config <file>', 'settings file, instead of the nearest shakedown.config.json'),
    new Option('--no-config', 'use no settings file'),
    new Option('--baseline <file>', 'file of known findings, which are not reported again'),
    new Option('--update-baseline', 'write all findings of this run into the baseline'),
  ];
  const command = new Command('check').argument('[paths...]', 'files, directories, globs, or - for the standard input');
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (paths: string[], _own: object, verb: Command) => {
    const targets = await outputs.all(defaultFormat(shell));
    const { checkProject } = await import('./check-project/check-project.js');
    await checkProject(paths, verb.optsWithGlobals<CheckVerbOptions>(), targets, shell);
  });
}

function defaultFormat({ terminal, env }: Shell): ReportName {
  if (terminal) return 'pretty';
  return env.GITHUB_ACTIONS === 'true' ? 'github' : 'concise';
}
