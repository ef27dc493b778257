import path from 'node:path';
import { type ReportName, reportNames } from '../../check/report/report-formats.js';
import { quoted } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { parseChoice } from '../verb-options.js';
import { refuseOverwritingJournal } from './overwrite-guard.js';

/** A report that was asked for, and the file it goes to; the standard output if there is none. */
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

/** Gathers `--format` and `-o` in the order in which they stand: a file belongs to the format before it. */
export class ReportTargets {
  readonly #wishes: { format: ReportName; file?: string }[] = [];
  /** Whether the format last named may still get a file. */
  #open = false;

  format(word: string): void {
    this.#wishes.push({ format: parseChoice(word, reportNames, 'unknown format') as ReportName });
    this.#open = true;
  }

  file(word: string): void {
    const last = this.#wishes.at(-1);
    if (last && this.#open) last.file = word;
    else this.#wishes.push({ format: inferred(word), file: word });
    this.#open = false;
  }

  /** What was asked for, or else one report on the standard output. */
  all(otherwise: ReportName): readonly ReportTarget[] {
    if (this.#wishes.length === 0) return [{ format: otherwise }];
    const targets = this.#wishes.map(({ format, file }) => (file === '-' ? { format } : { format, file }));
    refuseSameTarget(targets);
    return targets;
  }
}

function inferred(file: string): ReportName {
  const format = byExtension[path.extname(file).toLowerCase()];
  if (format !== undefined) return format;
  throw new UsageError(`which format should ${quoted(file)} have? Put --format before -o`);
}

/** Two reports in one place would be neither the one nor the other. */
function refuseSameTarget(targets: readonly ReportTarget[]): void {
  const places = new Set<string | undefined>();
  for (const { file } of targets) {
    if (file === '') throw new UsageError('-o needs a file name');
    if (file !== undefined) refuseOverwritingJournal(file);
    const place = file === undefined ? undefined : path.resolve(file);
    if (places.has(place)) {
      if (file !== undefined) throw new UsageError(`two formats cannot go to ${quoted(file)}`);
      throw new UsageError('two formats cannot both go to standard output; -o sends the one before it to a file');
    }
    places.add(place);
  }
}
