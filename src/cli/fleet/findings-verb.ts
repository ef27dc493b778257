import { Command } from 'commander';
import { failOnNames, severities } from '../../check/fail-on.js';
import type { Shell } from '../shell.js';
import { choiceOption, repeatedOption, rulesOption } from '../verb-options.js';
import { addFleetOptions } from './fleet-options.js';
import type { FindingsOptions } from './print-findings.js';

const examples = `
Prints what shakedown fleet check found, in the order in which it was stored,
each finding once. A file is shown after the name of its commander.

With --format json it prints one object, { findings, summary }, with the counts
errors, warnings and notes; with ndjson a finding per line.

Exit codes: 0 no findings at or above --fail-on among those printed; 1 there
are; 2 wrong usage, no server, or no such stream; 130 interrupted.

Examples:
  shakedown fleet findings
  shakedown fleet findings --commander Jameson --rule "field/*"
  shakedown fleet findings --follow --format ndjson`;

export function createVerb(shell: Shell): Command {
  const command = new Command('findings')
    .description('print the findings of a fleet')
    .option('--follow', 'keep printing new findings until Ctrl-C')
    .addOption(rulesOption('--rule', 'only these rules, such as field/*,line/cut'))
    .addOption(repeatedOption('--commander <name>', 'only this commander (repeatable)'))
    .addOption(choiceOption('severity', 'only these and more severe ones', severities).default('note'))
    .addOption(choiceOption('fail-on', 'lowest severity that makes it fail', failOnNames))
    .addOption(choiceOption('format', 'how to print', ['concise', 'json', 'ndjson']));
  return addFleetOptions(command, {})
    .addHelpText('after', examples)
    .action(async (_own: object, own: Command) => {
      const { printFindings } = await import('./print-findings.js');
      await printFindings(own.optsWithGlobals<FindingsOptions>(), shell);
    });
}
