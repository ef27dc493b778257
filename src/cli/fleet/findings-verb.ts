import { failOnNames, severities } from '../../check/fail-on.js';
import { choice, flag, verb } from '../verb.js';
import { repeated, rulesOption } from '../verb-options.js';
import { fleetOptions } from './fleet-options.js';

const help = `
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

export const createVerb = verb({
  about: 'print the findings of a fleet',
  options: {
    follow: flag('keep printing new findings until Ctrl-C'),
    rule: rulesOption('only these rules, such as field/*,line/cut'),
    commander: repeated('<name>', 'only this commander (repeatable)'),
    severity: choice('only these and more severe ones', severities, 'note'),
    failOn: choice('lowest severity that makes it fail', failOnNames),
    format: choice('how to print', ['concise', 'json', 'ndjson']),
    ...fleetOptions({}),
  },
  help,
  async run(_words, options, shell) {
    const { printFindings } = await import('./print-findings.js');
    await printFindings(options, shell);
  },
});
