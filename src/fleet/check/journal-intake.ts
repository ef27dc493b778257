import type { Dialect } from '../../interface/dialect/dialects.js';
import type { StoredMessage } from '../fleet-message.js';
import type { CheckOutcome } from './check-outcome.js';
import type { FileChecks } from './file-checks.js';
import { type FileSnapshot, type HeldLine, JournalFile } from './journal-file.js';
import { LineRun } from './line-run.js';

/** Of how many journals it is known how far they are checked; those of years. Any other is taken for a new one. */
const mostFiles = 2000;

/** How much may wait for what belongs in front of it: more than a publisher sends without an answer. */
const mostHeld = 2000;
const mostHeldBytes = 4 * 1024 * 1024;

/** Brings the lines of a commander's journals into their order, each once, and has them checked. */
export class JournalIntake {
  readonly #checks: FileChecks;
  readonly #outcome: CheckOutcome;
  /** The one that was used last comes last. */
  readonly #files = new Map<string, JournalFile>();
  #run: LineRun | undefined;

  constructor(checks: FileChecks, outcome: CheckOutcome) {
    this.#checks = checks;
    this.#outcome = outcome;
  }

  line(message: StoredMessage): void {
    if (this.#run?.add(message)) return;
    if (this.#run?.covers(message)) return this.#outcome.addDuplicate();
    this.flush();
    const file = this.#fileOf(message);
    if (!file) return this.#outcome.addDuplicate();
    this.#run = LineRun.from(file, message);
    if (this.#run) return;
    if (message.start) this.#startAt(file, message);
    this.#take(file, message, message.sequence);
  }

  /** Checks what has been collected. */
  flush(): void {
    const run = this.#run;
    this.#run = undefined;
    if (!run) return;
    if (this.#checks.checkRun(run)) return;
    for (const message of run.messages) this.#take(run.file, message, message.sequence);
  }

  /** A journal has ended: what has not come of it never will. */
  end(message: StoredMessage): void {
    this.flush();
    const { sequence, offset, dialect } = message;
    const file = this.#fileOf(message);
    if (!file) return this.#outcome.addDuplicate();
    if (message.start) this.#startAt(file, message);
    this.#settle(file, sequence);
    if (file.next < offset) this.#lose(file, offset, undefined, dialect, sequence);
    if (file.next > offset || file.ended) return this.#outcome.addDuplicate();
    this.#checks.checkEnd(file, dialect, sequence);
  }

  /** All that was published before is there: what has not come never will. */
  settle(sequence: number): void {
    this.flush();
    for (const file of this.#files.values()) this.#settle(file, sequence);
  }

  /** How many messages wait for what belongs before them. */
  get heldBack(): number {
    return [...this.#files.values()].reduce((sum, { held }) => sum + held.length, 0);
  }

  snapshot(): FileSnapshot[] {
    return Array.from(this.#files.values(), (file) => file.snapshot());
  }

  restore(files: readonly FileSnapshot[]): void {
    for (const each of files) this.#files.set(each[0], JournalFile.restore(each));
  }

  /** The journal of a message; nothing if another has taken its place. */
  #fileOf({ file: name, copy, sequence }: StoredMessage): JournalFile | undefined {
    const known = this.#files.get(name);
    if (known && known.copy > copy) return undefined;
    if (known && known.copy < copy) this.#settle(known, sequence);
    const file = known?.copy === copy ? known : new JournalFile(name, copy);
    this.#files.delete(name);
    this.#files.set(name, file);
    if (this.#files.size > mostFiles) this.#forgetOldest(sequence);
    return file;
  }

  #forgetOldest(sequence: number): void {
    const [oldest] = this.#files.values();
    if (!oldest) return;
    this.#settle(oldest, sequence);
    this.#files.delete(oldest.name);
  }

  /** The publisher does not publish what is before. */
  #startAt(file: JournalFile, { offset, line, dialect, sequence }: StoredMessage): void {
    this.#settle(file, sequence);
    if (offset > file.next) this.#checks.skipTo(file, offset, line || undefined, dialect, sequence);
  }

  #take(file: JournalFile, line: HeldLine, sequence: number): void {
    if (line.offset > file.next) return this.#hold(file, line, sequence);
    this.#accept(file, line, sequence);
    while (file.held[0] && file.held[0].offset <= file.next)
      this.#accept(file, file.held.shift() as HeldLine, sequence);
  }

  #accept(file: JournalFile, { offset, dialect, payload }: HeldLine, sequence: number): void {
    if (offset + payload.length <= file.next) return this.#outcome.addDuplicate();
    // A line that had no end before comes as a whole.
    if (file.unended === offset) this.#checks.takeBack(file, offset);
    this.#checks.checkBytes(file, payload.subarray(file.next - offset), dialect, sequence);
  }

  #hold(file: JournalFile, line: HeldLine, sequence: number): void {
    if (!file.hold(line)) return this.#outcome.addDuplicate();
    const all = [...this.#files.values()].filter(({ held }) => held.length > 0);
    const count = all.reduce((sum, { held }) => sum + held.length, 0);
    const bytes = all.reduce((sum, { heldBytes }) => sum + heldBytes, 0);
    if (count > mostHeld || bytes > mostHeldBytes) for (const each of all) this.#settle(each, sequence);
  }

  /** Goes on with what waits, without what it waits for. */
  #settle(file: JournalFile, sequence: number): void {
    for (let line = file.held.shift(); line; line = file.held.shift()) {
      if (line.offset > file.next) this.#lose(file, line.offset, line.line, line.dialect, sequence);
      this.#accept(file, line, sequence);
    }
  }

  #lose(file: JournalFile, to: number, line: number | undefined, dialect: Dialect, sequence: number): void {
    this.#outcome.setAside(sequence, `bytes ${file.next} to ${to} of ${file.name} never came`);
    this.#checks.skipTo(file, to, line, dialect, sequence);
  }
}
