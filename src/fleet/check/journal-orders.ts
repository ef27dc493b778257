import { JournalOrder, type OrderSnapshot } from '../../check/files/journal-order.js';
import { compareJournalNames, type JournalName, parseJournalName } from '../../journal/journal-names.js';
import type { JournalFile } from './journal-file.js';

/** The orders of a commander as JSON: edition, last checked file and its copy. */
export interface OrdersSnapshot {
  readonly latest?: string | undefined;
  readonly orders: readonly (readonly [edition: string, file: string, copy: number, order: OrderSnapshot])[];
}

interface OpenOrder {
  readonly order: JournalOrder;
  readonly file: string;
  readonly copy: number;
}

/** For files whose name has no edition. */
const noEdition = '?';

/** The journals of a commander in the order of play, per edition of the game. */
export class JournalOrders {
  readonly #open = new Map<string, OpenOrder>();
  #latest: JournalName | undefined;

  /** The order that the next lines of a file belong to. */
  enter(file: JournalFile): JournalOrder {
    const { name, copy, parsedName: journal } = file;
    const edition = journal?.edition ?? noEdition;
    const open = this.#open.get(edition);
    if (open?.file === name && open.copy === copy) return open.order;
    // Files with other names are independent of each other.
    const order = (journal && open?.order) ?? new JournalOrder(false);
    this.#open.set(edition, { order, file: name, copy });
    // What came before this part, or what the file replaced, is unknown.
    if (file.begun || file.lines > 0 || copy > 1) order.resumeFile(name, file.lines);
    else order.beginFile(name);
    file.begun = true;
    if (journal && (!this.#latest || compareJournalNames(journal, this.#latest) > 0)) this.#latest = journal;
    return order;
  }

  /** Continues a file with missing bytes. */
  resume(file: JournalFile): void {
    this.enter(file).resumeFile(file.name, file.lines);
  }

  /**
   * A copy of the order that the companions belong to, that of the latest journals: the companions must not
   * affect lines to come.
   */
  forCompanions(): { order: JournalOrder; hasJournals: boolean } {
    const latest = this.#open.get(this.#latest?.edition ?? noEdition)?.order;
    return { order: latest ? restored(latest.snapshot()) : new JournalOrder(false), hasJournals: latest !== undefined };
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
      this.#open.set(edition, { order: restored(snapshot), file, copy });
    }
  }
}

function restored(snapshot: OrderSnapshot): JournalOrder {
  const order = new JournalOrder(false);
  order.restore(snapshot);
  return order;
}
