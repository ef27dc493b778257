import { Command, Option } from 'commander';
import { codecNames } from '../export/parquet/codec-names.js';
import { partitionNames } from '../export/partition.js';
import { kindCandidates } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { type ExportVerbOptions, exportFormats, exportJournals } from './export/export-journals.js';
import { connectionOptions } from './fleet/fleet-options.js';
import { namesParser, parseDate } from './option-values.js';
import type { Shell } from './shell.js';
import { choiceOption, outOption, repeatedOption } from './verb-options.js';

const examples = `
Every kind is a table, with a column for each of its fields; journal_file,
journal_line and journal_commander say where a row comes from, journal_other
keeps what has no column or does not fit into it. Lines without an event are in
bad-lines. A table is a folder, kind=Docked; large ones are divided into
date=…, month=… or year=…, which DuckDB, Spark and Trino understand.

Without paths, the game's own directory is exported. Paths are those that
shakedown check takes; - is the standard input. With --from it exports what a
stream holds at the start; journal_file is then the file's name without its
path. Files appear only once the export is complete, and only files written by
Shakedown are overwritten.

Exit codes: 0 written; 2 wrong usage, no server, or a file that cannot be read
or written; 130 interrupted.

Examples:
  shakedown export --out tables
  shakedown export journals --out tables --only FSDJump,Docked --clean
  shakedown export journals --out tables --partition month --clean
  shakedown export journals --out tables --since 2026-11-01 --clean
  shakedown export "backup/**/Journal.*.log" --format csv --out sheets
  zcat old.log.gz | shakedown export - --format ndjson --out lines
  shakedown export --from nats://127.0.0.1:4222 --out tables`;

export function createVerb(shell: Shell): Command {
  const options = [
    choiceOption('format', 'what to write', Object.keys(exportFormats)),
    outOption('where to write; created if it does not exist'),
    new Option('--clean', 'replace the export that Shakedown wrote there before'),
    withCompletion(
      new Option('--only <kinds>', 'export only these kinds, such as FSDJump,Docked').argParser(
        namesParser('--only', 'the names of kinds, such as FSDJump,Docked'),
      ),
      kindCandidates,
      'list',
    ),
    new Option('--since <date>', 'leave out events before this date, such as 2026-11-14').argParser(parseDate),
    new Option('--until <date>', 'leave out events after this date').argParser(parseDate),
    choiceOption('partition', 'how tables are divided into folders', partitionNames).default(undefined, 'by size'),
    choiceOption('codec', 'how Parquet files are compressed', codecNames).default(undefined, 'snappy'),
    repeatedOption('--from <url>', 'export what is in a stream on this NATS server'),
    new Option('--commander <name>', 'only this commander (with --from; all if left out)'),
    ...connectionOptions({}),
  ];
  const command = new Command('export').argument(
    '[paths...]',
    'files, directories, globs, or - for the standard input',
  );
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (paths: string[], _own: object, verb: Command) => {
    await exportJournals(paths, verb.optsWithGlobals<ExportVerbOptions>(), shell);
  });
}
