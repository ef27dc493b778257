import path from 'node:path';
import type { ReportName } from '../../check/report/report-formats.js';
import { quoted } from '../../words/printable.js';
import { type Shell, UsageError } from '../shell.js';

/** The format of a report, and the file that it goes to; standard output if left out. */
export interface ReportTarget<Name extends string = ReportName> {
  readonly format: Name;
  readonly file?: string | undefined;
}

/** Those that some verb has. */
const byExtension: Readonly<Record<string, string>> = {
  '.html': 'html',
  '.json': 'json',
  '.jsonl': 'ndjson',
  '.md': 'markdown',
  '.ndjson': 'ndjson',
  '.sarif': 'sarif',
  '.txt': 'concise',
  '.xml': 'junit',
};

/** All targets, or else one report on standard output; `isAlwaysPrinted`: that one beside files, too. */
export async function reportTargets<Name extends string>(
  given: readonly ReportTarget<Name>[] | undefined,
  defaultFormat: Name,
  isAlwaysPrinted = false,
): Promise<readonly ReportTarget<Name>[]> {
  const targets = (given ?? []).map(({ format, file }) => (file === '-' ? { format } : { format, file }));
  await refuseSameTarget(targets);
  const hasOwn = isAlwaysPrinted ? targets.some(({ file }) => file === undefined) : targets.length > 0;
  return hasOwn ? targets : [...targets, { format: defaultFormat }];
}

export function formatByExtension<Name extends string>(file: string, names: readonly Name[]): Name {
  const format = names.find((name) => name === byExtension[path.extname(file).toLowerCase()]);
  if (format !== undefined) return format;
  throw new UsageError(`which format should ${quoted(file)} have? Put --format before -o`);
}

/** Two reports cannot go to the same file. */
async function refuseSameTarget(targets: readonly ReportTarget<string>[]): Promise<void> {
  const seen = new Set<string | undefined>();
  for (const { file } of targets) {
    if (file === '') throw new UsageError('-o needs a file name');
    if (file !== undefined) (await import('./overwrite-guard.js')).refuseOverwritingJournal(file);
    const target = file === undefined ? undefined : path.resolve(file);
    if (seen.has(target)) {
      if (file !== undefined) throw new UsageError(`two reports cannot both go to ${quoted(file)}`);
      throw new UsageError(
        'two reports cannot both go to standard output; -o after a --format sends that one to a file',
      );
    }
    seen.add(target);
  }
}

/** Writes whole reports to their files, and prints the one without; a pretty one was printed as it came. */
export async function writeReports<Name extends string>(
  targets: readonly ReportTarget<Name>[],
  textIn: (format: Name) => string,
  { print }: Pick<Shell, 'print'>,
): Promise<void> {
  const { OutputFile } = await import('./output-file.js');
  for (const { format, file } of targets) {
    if (file !== undefined) await OutputFile.writeWhole(file, `${textIn(format)}\n`);
    else if (format !== 'pretty') await print(textIn(format));
  }
}
