import { announcedFiles, companionFiles, specifiedFiles } from '../../interface/companion-names.js';
import type { Dialect } from '../../interface/dialect/dialect-names.js';
import type { Members } from '../../interface/object-rule.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { fileNameOf } from '../../journal/file-name.js';
import type { Finding, PlacedFinding } from '../finding.js';
import type { CompanionReport } from './companion-report.js';
import { fileFinding, findingAtStart } from './file-rules.js';
import type { JournalOrder, LastLine } from './journal-order.js';

/** How many milliseconds older a companion may be than the journal line that refers to it. */
const toleratedDelay = 5000;

/** Holds companions against the journals beside them, which have been checked before. */
export class CompanionReferences {
  readonly #order: JournalOrder;
  readonly #dialect: Dialect;

  constructor(order: JournalOrder, dialect: Dialect) {
    this.#order = order;
    this.#dialect = dialect;
  }

  /** All findings about a companion: its own, and those that come from the journals. */
  findings(file: string, { findings, event, placeFindings }: CompanionReport): PlacedFinding[] {
    const compared = event ? placeFindings([...this.#stale(file, event), ...this.#order.checkCompanion(event)]) : [];
    return [...findings, ...compared].sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** Findings about companions that are missing beside the journals; `pathOf` says where they would be. */
  *missing(present: ReadonlySet<string>, pathOf: (name: string) => string): Generator<PlacedFinding> {
    for (const name of specifiedFiles) {
      if (present.has(name)) continue;
      const message = `${name} is missing`;
      const file = pathOf(name);
      if (name === companionFiles.Status) yield findingAtStart(file, 'statusMissing', message);
      const last = this.#lastReference(name);
      if (!last) continue;
      const reference = `line ${last.line} of ${fileNameOf(last.file)} refers to it`;
      const finding = findingAtStart(file, 'companionMissing', `${message}, but ${reference}`);
      // Journals without any companion were copied.
      const isCopy = this.#dialect === 'game' && present.size === 0;
      yield { ...finding, kind: last.kind, ...(isCopy && { severity: 'note' }) };
    }
  }

  /** The last line, of any kind, that refers to a companion. */
  #lastReference(file: string): LastLine | undefined {
    return Object.entries(announcedFiles[this.#dialect])
      .flatMap(([name, announced]) => (announced === file ? (this.#order.lastOf(name) ?? []) : []))
      .sort((a, b) => b.order - a.order)[0];
  }

  /** A finding if the last line that refers to a companion is newer than the companion. */
  #stale(file: string, { timestamp }: Members): Finding[] {
    const name = fileNameOf(file);
    const last = this.#lastReference(name);
    if (!last || !isStale(timestamp, last.timestamp)) return [];
    const reference = `line ${last.line} of ${fileNameOf(last.file)} refers to one from ${String(last.timestamp)}`;
    const message = `${name} is from ${String(timestamp)}, but ${reference}`;
    return [{ ...fileFinding('companionStale', message), kind: last.kind }];
  }
}

/** Whether a companion is older than the line that was written with it. */
function isStale(written: unknown, wanted: unknown): boolean {
  if (typeof written !== 'string' || typeof wanted !== 'string' || !isUtcTime(written) || !isUtcTime(wanted))
    return false;
  return Date.parse(wanted) - Date.parse(written) > toleratedDelay;
}
