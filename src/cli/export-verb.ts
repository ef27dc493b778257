import { exportJournals, exportOptions } from './export/export-journals.js';
import { argument, verb } from './verb.js';

const help = `
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
  shakedown export journals --out tables --knowledge pack.yaml --clean
  shakedown export "backup/**/Journal.*.log" --format csv --out sheets
  zcat old.log.gz | shakedown export - --format ndjson --out lines
  shakedown export --from nats://127.0.0.1:4222 --out tables`;

export const createVerb = verb({
  takes: [argument('[paths...]', 'files, directories, globs, or - for the standard input')],
  options: exportOptions,
  help,
  run: ([paths], options, shell) => exportJournals(paths, options, shell),
});
