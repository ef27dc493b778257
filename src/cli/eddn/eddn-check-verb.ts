import { Command, Option } from 'commander';
import { failOnNames } from '../../check/fail-on.js';
import { reportNames } from '../../check/report/report-formats.js';
import { ReportTargets } from '../output/report-targets.js';
import type { Shell } from '../shell.js';
import { choiceOption, reportOptions, rulesOption } from '../verb-options.js';
import type { MessageCheckOptions } from './check-messages.js';

const examples = `
Checks recorded messages: files with one message per line, or with a single
one. Each is held against the schema that it names. With --journal it is also
held against the journal that it was made from: system, position, market,
flags, versions, what was sent twice, and what was not sent at all.

Findings about what was not sent are placed in the journal; --ignore
eddn/missing leaves them out, for a recording of a part.

Exit codes: 0 clean; 1 findings at or above --fail-on; 2 wrong usage, a file
that cannot be read or written, or nothing to check; 130 interrupted.

Examples:
  shakedown eddn check messages.ndjson
  shakedown eddn check messages.ndjson --journal journals --fail-on warning
  shakedown eddn check message.json --format sarif -o out.sarif
  shakedown eddn build journals | shakedown eddn check - --journal journals`;

export function createVerb(shell: Shell): Command {
  const outputs = new ReportTargets(reportNames);
  const options = [
    new Option('--journal <path>', 'the journal directory, or the journal, that the messages were made from'),
    ...reportOptions(outputs),
    rulesOption('--only', 'report only these rules, such as eddn/system,eddn/market'),
    rulesOption('--ignore', 'leave out these rules'),
    choiceOption('fail-on', 'lowest severity that makes it fail', failOnNames),
    new Option('--statistics', 'count findings by rule instead of printing each; json has both'),
    new Option('--all', 'show each finding, also those that are like three before them'),
  ];
  const command = new Command('check')
    .description('check recorded messages, by themselves or against their journal')
    .argument('<files...>', 'files, globs, or - for the standard input');
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (files: string[], _own: object, verb: Command) => {
    const targets = await outputs.all(shell.terminal ? 'pretty' : 'concise');
    const { checkMessages } = await import('./check-messages.js');
    await checkMessages(files, verb.optsWithGlobals<MessageCheckOptions>(), targets, shell);
  });
}
