/** The whole of `shakedown export`: what to read, where to write, and the summary. */
import { csvFormat } from '../../export/csv-part.js';
import { type ExportTotals, exportEntries } from '../../export/export-run.js';
import { PartFiles } from '../../export/files/part-files.js';
import { ndjsonFormat } from '../../export/ndjson-part.js';
import { type Codec, codecNames } from '../../export/parquet/codec-names.js';
import type { PartFormat } from '../../export/part.js';
import { partitionForSize, partitionNames } from '../../export/partition.js';
import { counted, sizeText } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { connectionOptions } from '../fleet/fleet-options.js';
import { failIfUnreadable } from '../journal-inputs.js';
import { knowledgeOption, knownGame } from '../knowledge/knowledge-packs.js';
import { parseDate } from '../option-values.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { choice, flag, type OptionsOf, openChoice, option } from '../verb.js';
import { kindsOption, outOption, repeated } from '../verb-options.js';
import { type ExportSource, openFileSource } from './file-source.js';

/** The writer of Parquet is loaded only where it is needed. */
const exportFormats = {
  parquet: async (codec) => (await import('../../export/parquet/parquet-part.js')).parquetFormat(codec),
  ndjson: () => ndjsonFormat,
  csv: () => csvFormat,
} as const satisfies Readonly<Record<string, (codec: Codec) => PartFormat | Promise<PartFormat>>>;

export const exportOptions = {
  format: choice('what to write', Object.keys(exportFormats) as (keyof typeof exportFormats)[]),
  out: outOption('where to write; created if it does not exist'),
  clean: flag('replace the export that Shakedown wrote there before'),
  only: kindsOption('export only these kinds'),
  since: option('<date>', 'leave out events before this date, such as 2026-11-14', { parse: parseDate }),
  until: option('<date>', 'leave out events after this date', { parse: parseDate }),
  partition: openChoice('how tables are divided into folders', partitionNames, { usually: 'by size' }),
  codec: openChoice('how Parquet files are compressed', codecNames, { usually: 'snappy' }),
  from: repeated('<url>', 'export what is in a stream on this NATS server'),
  ...knowledgeOption,
  commander: option('<name>', 'only this commander (with --from; all if left out)'),
  ...connectionOptions({}),
};

type ExportVerbOptions = OptionsOf<typeof exportOptions>;

export async function exportJournals(
  words: readonly string[],
  options: ExportVerbOptions,
  shell: Shell,
): Promise<void> {
  const { out = '', format, clean, only, since, until, codec, partition } = options;
  if (out === '') throw new UsageError('where should it write? Add a directory: --out tables');
  if (codec !== undefined && format !== 'parquet') throw new UsageError('--codec is for --format parquet only');
  const catalogue = await knownGame(options.knowledge, shell);
  const partFormat = await exportFormats[format](codec ?? 'snappy');
  await using source = await sourceOf(words, options, shell);
  const { signal } = shell;
  await using files = await PartFiles.open(out, { clean });
  try {
    const filter = { kinds: only && new Set(only), since, until };
    const totals = await exportEntries(source.batches(), {
      format: partFormat,
      store: files,
      partition: partition ?? partitionForSize(source.size),
      filter,
      catalogue,
      signal,
    });
    await files.finish();
    source.clear();
    await shell.print(summary(totals, out));
  } catch (error) {
    source.clear();
    throw signal.aborted ? new Interrupted() : error;
  }
  failIfUnreadable(source.unreadable, shell);
}

async function sourceOf(words: readonly string[], options: ExportVerbOptions, shell: Shell): Promise<ExportSource> {
  const { from } = options;
  if (!from) {
    if (options.commander !== undefined) throw new UsageError('--commander needs --from');
    return openFileSource(words, shell);
  }
  if (words.length > 0) throw new UsageError('--from takes no paths: the journals come from the stream');
  // The NATS client is loaded only where it is needed.
  const { FleetSource } = await import('./fleet-source.js');
  return FleetSource.open({ ...options, server: from }, shell);
}

function summary({ rows, kinds, files, bytes, badLines }: ExportTotals, directory: string): string {
  const bad = badLines > 0 ? ` · ${counted(badLines, 'bad line')}, in bad-lines` : '';
  return `${counted(rows, 'row')} of ${counted(kinds, 'kind')} · ${counted(files, 'file')}, ${sizeText(bytes)} in ${printable(directory)}${bad}`;
}
