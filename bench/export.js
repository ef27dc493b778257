/**
 * Export: Parquet, CSV and NDJSON compared with plain parsing of the same bytes, and the memory that a
 * gigabyte takes.
 */
import path from 'node:path';
import { median, ratio } from './compare.js';
import { largeCorpusInUse } from './corpora/corpus-store.js';
import { command, contender, freshRounds } from './fresh-process.js';
import { about, fact, goal } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

const few = 100;
/** `EXPORT_MEGABYTES=200` is a quick look at the memory; the goal is about a gigabyte. */
const many = Number(process.env.EXPORT_MEGABYTES ?? 1000);

export async function benchExport() {
  const small = await largeCorpusInUse('game', few);
  const large = await largeCorpusInUse('game', many);
  await inTemporaryDirectory((directory) => {
    const exporting = (from, format) => {
      const out = path.join(directory, format);
      return [command, 'export', from.directory, '--format', format, '--clean', '--out', out];
    };
    const formats = ['parquet', 'csv', 'ndjson'].map((format) => [format, exporting(small, format)]);
    const programs = { parse: contender('parse', small.directory), ...Object.fromEntries(formats) };
    const { parse, parquet, csv, ndjson } = freshRounds(programs, 3);
    about(`export of ${small.megabytes} MB: CPU seconds of a new process`);
    fact('plain parsing', small.megabytes / median(parse.cpu), 'MB/s');
    fact('csv, compared with plain parsing', ratio(parse.cpu, csv.cpu).figure, '×');
    fact('ndjson, compared with plain parsing', ratio(parse.cpu, ndjson.cpu).figure, '×');
    goal('parquet, compared with plain parsing', ratio(parse.cpu, parquet.cpu).figure, { atLeast: 0.3 });
    const { most } = freshRounds({ most: exporting(large, 'parquet') }, 1);
    about(`memory for an export of ${large.megabytes} MB`);
    fact(`of ${small.megabytes} MB`, median(parquet.memory), 'MB');
    fact(`of ${large.megabytes} MB`, most.memory[0], 'MB');
    goal('the larger compared with the smaller', most.memory[0] / median(parquet.memory), { atMost: 1.25 });
  });
}
