import { failOnNames } from '../../check/fail-on.js';
import { reportNames } from '../../check/report/report-formats.js';
import { schemaFilesOf } from '../knowledge/knowledge-packs.js';
import { reportTargets } from '../output/report-targets.js';
import { argument, choice, flag, option, verb } from '../verb.js';
import { repeated, reportOptions, rulesOption } from '../verb-options.js';

const help = `
Checks recorded messages: files with one message per line, or with a single
one. Each is held against the schema that it names. With --journal it is also
held against the journal that it was made from: system, position, market,
flags, versions, what was sent twice, and what was not sent at all.

With --schemas, messages are also held against schema files of EDDN, by their
ids: for schemas newer than this program. Such a file only adds findings.

Findings about what was not sent are placed in the journal; --ignore
eddn/missing leaves them out, for a recording of a part.

Exit codes: 0 clean; 1 findings at or above --fail-on; 2 wrong usage, a file
that cannot be read or written, or nothing to check; 130 interrupted.

Examples:
  shakedown eddn check messages.ndjson
  shakedown eddn check messages.ndjson --journal journals --fail-on warning
  shakedown eddn check messages.ndjson --schemas EDDN/schemas
  shakedown eddn check message.json --format sarif -o out.sarif
  shakedown eddn build journals | shakedown eddn check - --journal journals`;

export const createVerb = verb({
  about: 'check recorded messages, by themselves or against their journal',
  takes: [argument('<files...>', 'files, globs, or - for the standard input')],
  options: {
    journal: option('<path>', 'the journal directory, or the journal, that the messages were made from'),
    schemas: repeated('<path>', "hold messages against EDDN's schemas in this file or folder, too (repeatable)"),
    knowledge: repeated('<pack>', 'use the schema files that a knowledge pack names (repeatable)'),
    ...reportOptions(reportNames),
    only: rulesOption('report only these rules, such as eddn/system,eddn/market'),
    ignore: rulesOption('leave out these rules'),
    failOn: choice('lowest severity that makes it fail', failOnNames),
    statistics: flag('count findings by rule instead of printing each; json has both'),
    all: flag('show each finding, also those that are like three before them'),
  },
  help,
  async run([files], { format, knowledge, ...options }, shell) {
    const targets = await reportTargets(format, shell.terminal ? 'pretty' : 'concise');
    const { checkMessages } = await import('./check-messages.js');
    const schemas = [...(options.schemas ?? []), ...(await schemaFilesOf(knowledge))];
    await checkMessages(files, { ...options, ...(schemas.length > 0 && { schemas }) }, targets, shell);
  },
});
