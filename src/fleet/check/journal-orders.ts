import { JournalOrder, type OrderSnapshot, type ReadAgain, type RuleFailure } from '../../check/files/journal-order.js';
import { compareJournalNames, type JournalName, parseJournalName } from '../../journal/journal-names.js';
import type { JournalFile } from './journal-file.js';

/** The orders of a commander as JSON: the edition, and the file that was checked last, with its copy. */
export interface OrdersSnapshot {
  readonly latest?: string | undefined;
  readonly orders: readonly (readonly [edition: string, file: string, copy: number, order: OrderSnapshot])[];
}

interface OpenOrder {
  readonly order: JournalOrder;
  readonly file: string;
  readonly copy: number;
}

/** A file of another name belongs to no edition. */
const noEdition = '?';

/** The journals of a commander in the order of play, for each edition of the game by itself. */
export class JournalOrders {
  readonly #readAgain: ReadAgain;
  readonly #failed: RuleFailure;
  readonly #open = new Map<string, OpenOrder>();
  #latest: JournalName | undefined;

  constructor(readAgain: ReadAgain, failed: RuleFailure) {
    this.#readAgain = readAgain;
    this.#failed = failed;
  }

  /** The order to which the next lines of a file belong. */
  enter(file: JournalFile): JournalOrder {
    const { name, copy, parsedName: journal } = file;
    const edition = journal?.edition ?? noEdition;
    const open = this.#open.get(edition);
    if (open?.file === name && open.copy === copy) return open.order;
    // A file of another name has nothing to do with those beside it.
    const order = (journal && open?.order) ?? this.#newOrder();
    this.#open.set(edition, { order, file: name, copy });
    if (file.begun) order.resumeFile(name, file.lines);
    else this.#begin(order, file);
    if (journal && (!this.#latest || compareJournalNames(journal, this.#latest) > 0)) this.#latest = journal;
    return order;
  }

  #begin(order: JournalOrder, file: JournalFile): void {
    file.begun = true;
    const isWhole = file.lines === 0 && file.copy === 1;
    // What was played before this part of the file, or what it replaces, is not known.
    if (isWhole) order.beginFile(file.name);
    else order.resumeFile(file.name, file.lines);
  }

  /** Goes on with a file of which something is missing. */
  resume(file: JournalFile): void {
    this.enter(file).resumeFile(file.name, file.lines);
  }

  /**
   * A copy of the order to which companions belong, that of the journals played last: what companions say is not held
   * against the lines to come.
   */
  forCompanions(): { order: JournalOrder; hasJournals: boolean } {
    const latest = this.#open.get(this.#latest?.edition ?? noEdition)?.order;
    return { order: latest ? this.#restored(latest.snapshot()) : this.#newOrder(), hasJournals: latest !== undefined };
  }

  #newOrder(): JournalOrder {
    return new JournalOrder(false, this.#readAgain, this.#failed);
  }

  #restored(snapshot: OrderSnapshot): JournalOrder {
    const order = this.#newOrder();
    order.restore(snapshot);
    return order;
  }

  snapshot(): OrdersSnapshot {
    const orders = Array.from(
      this.#open,
      ([edition, { file, copy, order }]) => [edition, file, copy, order.snapshot()] as const,
    );
    return { latest: this.#latest?.name, orders };
  }

  restore({ latest, orders }: OrdersSnapshot): void {
    this.#latest = latest === undefined ? undefined : parseJournalName(latest);
    for (const [edition, file, copy, snapshot] of orders) {
      this.#open.set(edition, { order: this.#restored(snapshot), file, copy });
    }
  }
}
