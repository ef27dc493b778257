import { Command, Option } from 'commander';
import { failOnNames } from '../check/fail-on.js';
import { reportNames } from '../check/report/report-formats.js';
import { dialectNames } from '../interface/dialect/dialects.js';
import { type CheckVerbOptions, checkProject } from './check-project/check-project.js';
import { rules } from './completion/completable-names.js';
import { bareCandidates, withCompletion } from './completion/completion-source.js';
import { ReportTargets } from './output/report-targets.js';
import { type Shell, UsageError } from './shell.js';
import { choiceOption } from './verb-options.js';

const examples = `
Without paths, the game's own directory is checked. A file given by name is read
line by line, whatever it is called; a word is taken for a glob only if nothing
has that very name. A project's own choices stand in shakedown.config.json, here
or in a parent directory; the command line wins over them.

Without --dialect or a setting, the journals of a directory are checked against
what the live game writes if one of them begins with a Fileheader that has a
game version, else against the letter of the specification.

Exit codes: 0 clean; 1 findings at or above --fail-on; 2 wrong usage, a file
that cannot be read or written, or nothing to check; 130 interrupted.

Examples:
  shakedown check
  shakedown check --statistics
  shakedown check "Saved Games/**/Journal.2026-*.log" --dialect spec
  shakedown check . --only "field/*,line/json" --fail-on warning
  shakedown check . --format sarif -o out.sarif --format pretty
  shakedown check . --baseline known.json --update-baseline
  zcat old.log.gz | shakedown check -`;

export function checkVerb(shell: Shell): Command {
  const outputs = new ReportTargets();
  return new Command('check')
    .description('check journals and the files beside them')
    .argument('[paths...]', 'files, directories, globs, or - for the standard input')
    .addOption(
      choiceOption('dialect', 'what to check against; else the journals decide', dialectNames).default(undefined),
    )
    .option('--events-only', 'check every event by itself, without session rules')
    .addOption(
      withCompletion(
        new Option('--format <name>', `how to tell it, again for more: ${reportNames.join(', ')}`).argParser((word) =>
          outputs.format(word),
        ),
        () => bareCandidates(reportNames),
      ),
    )
    .addOption(
      new Option('-o, --output <file>', 'where the format before it goes, else by extension').argParser((word) =>
        outputs.file(word),
      ),
    )
    .addOption(
      withCompletion(
        new Option('--only <rules>', 'these rules alone, such as field/*,line/cut').argParser(list('--only')),
        rules,
        'list',
      ),
    )
    .addOption(
      withCompletion(new Option('--ignore <rules>', 'none of these rules').argParser(list('--ignore')), rules, 'list'),
    )
    .addOption(choiceOption('fail-on', 'what makes it fail', failOnNames).default(undefined))
    .option('--statistics', 'count the rules instead of telling each finding; json has both')
    .option('--verbose', 'name the files that were left out')
    .option('-q, --quiet', 'print only what makes it fail, and the summary; -o has all')
    .addOption(new Option('--threads <count>', 'how many threads share the work').argParser(threadCount))
    .option('--config <file>', 'settings, instead of the nearest shakedown.config.json')
    .option('--no-config', 'no settings at all')
    .option('--baseline <file>', 'counts of findings that are known and not told again')
    .option('--update-baseline', 'write all findings of this run into the baseline')
    .addHelpText('after', examples)
    .action(async (paths: string[], _own: object, command: Command) => {
      const targets = outputs.all(shell.terminal ? 'pretty' : 'concise');
      await checkProject(paths, command.optsWithGlobals<CheckVerbOptions>(), targets, shell);
    });
}

/** Takes names with commas between them, and more of them each time. */
function list(option: string): (words: string, before: readonly string[] | undefined) => readonly string[] {
  return (words, before = []) => {
    const names = words
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0) throw new UsageError(`${option} takes the names of rules, such as field/*,line/cut`);
    return [...before, ...names];
  };
}

const mostThreads = 256;

function threadCount(word: string): number {
  const count = Number(word);
  if (/^\d+$/.test(word) && count >= 1 && count <= mostThreads) return count;
  throw new UsageError(`--threads takes a number from 1 to ${mostThreads}`);
}
