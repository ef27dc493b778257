import { EventChecker } from '../../check/event/event-checker.js';
import { CompanionReferences } from '../../check/files/companion-references.js';
import { reportOnCompanion, tooLarge } from '../../check/files/companion-report.js';
import { IncomingJournal } from '../../check/files/incoming-journal.js';
import { JournalOrder } from '../../check/files/journal-order.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { CheckProfile } from '../../check/lines/check-profile.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { fileNameOf, folderOf } from '../../journal/file-name.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';

export { dialectOfBytes } from '../../check/files/first-line-dialect.js';

/**
 * Checks the bytes of journals as they come, with all rules that look across lines and files; in Node and in a browser. It
 * finds what `checkJournal` finds in the same files, except that a finding which is reported once per run comes once per
 * call, with its count.
 */
export class RecordingCheck {
  readonly #profile: CheckProfile;
  readonly #journal: IncomingJournal;
  readonly #eventChecker: EventChecker;
  /** Journals belong together that lie in one folder and come from one edition of the game. */
  readonly #orders = new Map<string, JournalOrder>();
  /** The order of the journals that a folder was played with last, to which its companions belong. */
  readonly #lastOrders = new Map<string, JournalOrder>();
  #lines = 0;

  constructor(dialect: Dialect) {
    this.#profile = { dialect, eventsOnly: false };
    this.#journal = new IncomingJournal(this.#profile, { checked: ({ lines }) => (this.#lines += lines) });
    this.#eventChecker = new EventChecker(dialect);
  }

  /** How many lines of journals have been checked. */
  get lines(): number {
    return this.#lines;
  }

  /** The next journal, in the order of play. */
  beginFile(name: string): void {
    const order = this.#orderOf(name);
    this.#lastOrders.set(folderOf(name), order);
    this.#journal.begin(name, order);
  }

  /** The findings of the lines that these bytes complete. */
  check(bytes: Uint8Array): PlacedFinding[] {
    const findings: PlacedFinding[] = [];
    for (let at = 0; at < bytes.length && !this.#journal.isForeign; ) {
      const room = this.#journal.space();
      const piece = bytes.subarray(at, at + room.length);
      room.set(piece);
      at += piece.length;
      for (const finding of this.#journal.filled(piece.length)) findings.push(finding);
    }
    return findings;
  }

  /** No more bytes come: the findings of a line without its end. */
  endFile(): PlacedFinding[] {
    return [...this.#journal.end()];
  }

  /** The findings about a companion, which is held against the journals that were checked so far. */
  checkCompanion(name: string, text: string): PlacedFinding[] {
    const report =
      text.length > maxCompanionBytes
        ? tooLarge(name)
        : reportOnCompanion(name, { parsed: parseLine(text), text }, this.#eventChecker);
    return this.#references(folderOf(name)).findings(name, report);
  }

  /** The findings about companions that a folder of journals should have; `present` are the names of those it has. */
  missingCompanions(folder: string, present: ReadonlySet<string>): PlacedFinding[] {
    return [...this.#references(folder).missing(present, (name) => (folder === '' ? name : `${folder}/${name}`))];
  }

  #references(folder: string): CompanionReferences {
    const order = this.#lastOrders.get(folder) ?? new JournalOrder(this.#profile.eventsOnly);
    return new CompanionReferences(order, this.#profile.dialect);
  }

  #orderOf(name: string): JournalOrder {
    const journal = parseJournalName(fileNameOf(name));
    // A file of another name has nothing to do with those beside it.
    const key = journal ? JSON.stringify([folderOf(name), journal.edition]) : name;
    const order = this.#orders.get(key) ?? new JournalOrder(this.#profile.eventsOnly);
    this.#orders.set(key, order);
    return order;
  }
}
