import path from 'node:path';
import { type ReportName, reportNames } from '../../check/report/report-formats.js';
import { quoted } from '../../words/printable.js';
import { parseChoice } from '../option-values.js';
import { UsageError } from '../shell.js';

/** The format of a report, and the file that it goes to; standard output if left out. */
export interface ReportTarget {
  readonly format: ReportName;
  readonly file?: string | undefined;
}

const byExtension: Readonly<Record<string, ReportName>> = {
  '.json': 'json',
  '.jsonl': 'ndjson',
  '.ndjson': 'ndjson',
  '.sarif': 'sarif',
  '.txt': 'concise',
  '.xml': 'junit',
};

/**
 * Collects `--format` and `-o` in the order in which they are given: a file belongs to the format before it.
 */
export class ReportTargets {
  readonly #targets: { format: ReportName; file?: string }[] = [];
  /** Whether the last format has no file yet. */
  #isOpen = false;

  format(word: string): void {
    this.#targets.push({ format: parseChoice(word, reportNames, 'unknown format') as ReportName });
    this.#isOpen = true;
  }

  file(word: string): void {
    const last = this.#targets.at(-1);
    if (last && this.#isOpen) last.file = word;
    else this.#targets.push({ format: formatByExtension(word), file: word });
    this.#isOpen = false;
  }

  /** All targets, or else one report on standard output. */
  async all(defaultFormat: ReportName): Promise<readonly ReportTarget[]> {
    if (this.#targets.length === 0) return [{ format: defaultFormat }];
    const targets = this.#targets.map(({ format, file }) => (file === '-' ? { format } : { format, file }));
    await refuseSameTarget(targets);
    return targets;
  }
}

function formatByExtension(file: string): ReportName {
  const format = byExtension[path.extname(file).toLowerCase()];
  if (format !== undefined) return format;
  throw new UsageError(`which format should ${quoted(file)} have? Put --format before -o`);
}

/** Two reports cannot go to the same file. */
async function refuseSameTarget(targets: readonly ReportTarget[]): Promise<void> {
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
