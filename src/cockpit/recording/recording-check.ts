import { EventChecker } from '../../check/event/event-checker.js';
import { CompanionReferences } from '../../check/files/companion-references.js';
import { reportOnCompanion, tooLarge } from '../../check/files/companion-report.js';
import { IncomingJournal } from '../../check/files/incoming-journal.js';
import { JournalOrder } from '../../check/files/journal-order.js';
import type { PlacedFinding } from '../../check/finding.js';
import type { CheckProfile } from '../../check/lines/check-profile.js';
import { fileNameOf, folderOf } from '../../journal/file-name.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';

/** The dialect, and packs that add to it. */
export type CheckedAgainst = Pick<CheckProfile, 'dialect' | 'packs'>;

/**
 * Checks journals incrementally, with all rules across lines and files, in Node and browsers. Finds the same
 * as `checkJournal`, except that findings reported once per run come once per call, with a count.
 */
export class RecordingCheck {
  readonly #profile: CheckProfile;
  readonly #journal: IncomingJournal;
  readonly #eventChecker: EventChecker;
  /** Journals in one folder from one edition of the game belong together. */
  readonly #orders = new Map<string, JournalOrder>();
  /** By folder: order of the last journal, which its companions belong to. */
  readonly #lastOrders = new Map<string, JournalOrder>();
  #lines = 0;

  constructor(against: CheckedAgainst) {
    this.#profile = { ...against, eventsOnly: false };
    this.#journal = new IncomingJournal(this.#profile, { checked: ({ lines }) => (this.#lines += lines) });
    this.#eventChecker = new EventChecker(against.dialect, undefined, against.packs);
  }

  /** Lines checked. */
  get lines(): number {
    return this.#lines;
  }

  /** Starts the next journal, in the order of play. */
  beginFile(name: string): void {
    const order = this.#orderOf(name);
    this.#lastOrders.set(folderOf(name), order);
    this.#journal.begin(name, order);
  }

  /** Findings of the lines completed by these bytes. */
  check(bytes: Uint8Array): PlacedFinding[] {
    return [...this.#journal.take(bytes)];
  }

  /** End of file: findings of a line without its end. */
  endFile(): PlacedFinding[] {
    return [...this.#journal.end()];
  }

  /** Findings of a companion, compared with the journals checked so far. */
  checkCompanion(name: string, text: string): PlacedFinding[] {
    const report =
      text.length > maxCompanionBytes
        ? tooLarge(name)
        : reportOnCompanion(name, { parsed: parseLine(text), text }, this.#eventChecker);
    return this.#references(folderOf(name)).findings(name, report);
  }

  /** Findings about missing companions of a folder; `present`: names of the existing ones. */
  missingCompanions(folder: string, present: ReadonlySet<string>): PlacedFinding[] {
    return [...this.#references(folder).missing(present, (name) => (folder === '' ? name : `${folder}/${name}`))];
  }

  #references(folder: string): CompanionReferences {
    const order = this.#lastOrders.get(folder) ?? new JournalOrder(this.#profile.eventsOnly);
    return new CompanionReferences(order, this.#profile.dialect);
  }

  #orderOf(name: string): JournalOrder {
    const journal = parseJournalName(fileNameOf(name));
    // A file with another name is unrelated to its neighbours.
    const key = journal ? JSON.stringify([folderOf(name), journal.edition]) : name;
    const order = this.#orders.get(key) ?? new JournalOrder(this.#profile.eventsOnly);
    this.#orders.set(key, order);
    return order;
  }
}
