/** The whole of `shakedown export`: what to read, where to write, and the summary. */
import { csvFormat } from '../../export/csv-part.js';
import { type ExportTotals, exportEntries } from '../../export/export-run.js';
import { PartFiles } from '../../export/files/part-files.js';
import { ndjsonFormat } from '../../export/ndjson-part.js';
import type { Codec } from '../../export/parquet/codec-names.js';
import type { PartFormat } from '../../export/part.js';
import { type PartitionBy, partitionForSize } from '../../export/partition.js';
import { counted, sizeText } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import type { FleetVerbOptions } from '../fleet/fleet-options.js';
import { failIfUnreadable } from '../journal-inputs.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { type ExportSource, openFileSource } from './file-source.js';

/** The options of `export`, as commander gives them. */
export interface ExportVerbOptions extends Omit<FleetVerbOptions, 'server'> {
  readonly format: keyof typeof exportFormats;
  readonly out?: string | undefined;
  readonly clean?: boolean | undefined;
  readonly only?: readonly string[] | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly codec?: Codec | undefined;
  readonly partition?: PartitionBy | undefined;
  /** Servers of a fleet. */
  readonly from?: readonly string[] | undefined;
  readonly commander?: string | undefined;
}

/** The writer of Parquet is loaded only where it is needed. */
export const exportFormats = {
  parquet: async (codec) => (await import('../../export/parquet/parquet-part.js')).parquetFormat(codec),
  ndjson: () => ndjsonFormat,
  csv: () => csvFormat,
} as const satisfies Readonly<Record<string, (codec: Codec) => PartFormat | Promise<PartFormat>>>;

export async function exportJournals(
  words: readonly string[],
  options: ExportVerbOptions,
  shell: Shell,
): Promise<void> {
  const { out = '', format, clean, only, since, until, codec, partition } = options;
  if (out === '') throw new UsageError('where should it write? Add a directory: --out tables');
  if (codec !== undefined && format !== 'parquet') throw new UsageError('--codec is for --format parquet only');
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

function sourceOf(words: readonly string[], options: ExportVerbOptions, shell: Shell): Promise<ExportSource> {
  const { from } = options;
  if (!from) {
    if (options.commander !== undefined) throw new UsageError('--commander needs --from');
    return openFileSource(words, shell);
  }
  if (words.length > 0) throw new UsageError('--from takes no paths: the journals come from the stream');
  return openFleetSource({ ...options, server: from }, shell);
}

/** The NATS client is loaded only where it is needed. */
async function openFleetSource(options: FleetVerbOptions, shell: Shell): Promise<ExportSource> {
  const { FleetSource } = await import('./fleet-source.js');
  return FleetSource.open(options, shell);
}

function summary({ rows, kinds, files, bytes, badLines }: ExportTotals, directory: string): string {
  const bad = badLines > 0 ? ` · ${counted(badLines, 'bad line')}, in bad-lines` : '';
  return `${counted(rows, 'row')} of ${counted(kinds, 'kind')} · ${counted(files, 'file')}, ${sizeText(bytes)} in ${printable(directory)}${bad}`;
}
