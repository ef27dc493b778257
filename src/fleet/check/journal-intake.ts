import type { Dialect } from '../../interface/dialect/dialects.js';
import type { StoredMessage } from '../fleet-message.js';
import type { CheckOutcome } from './check-outcome.js';
import type { FileChecks } from './file-checks.js';
import { type FileSnapshot, type HeldLine, JournalFile } from './journal-file.js';
import { LineRun } from './line-run.js';

/** Journals whose state is remembered, several years' worth. Any other counts as new. */
const maxFiles = 2000;

/** Limit for held lines: more than a publisher sends without a reply. */
const maxHeld = 2000;
const maxHeldBytes = 4 * 1024 * 1024;

/** Puts the lines of a commander's journals in order, each once, and checks them. */
export class JournalIntake {
  readonly #checks: FileChecks;
  readonly #outcome: CheckOutcome;
  /** In order of last use. */
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

  /** Checks the collected run. */
  flush(): void {
    const run = this.#run;
    this.#run = undefined;
    if (!run) return;
    if (this.#checks.checkRun(run)) return;
    for (const message of run.messages) this.#take(run.file, message, message.sequence);
  }

  /** A journal has ended: what is missing of it will never arrive. */
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

  /** Everything published before has arrived: what is missing never will. */
  settle(sequence: number): void {
    this.flush();
    for (const file of this.#files.values()) this.#settle(file, sequence);
  }

  /** Messages waiting for their predecessors. */
  get heldBack(): number {
    return [...this.#files.values()].reduce((sum, { held }) => sum + held.length, 0);
  }

  snapshot(): FileSnapshot[] {
    return Array.from(this.#files.values(), (file) => file.snapshot());
  }

  restore(files: readonly FileSnapshot[]): void {
    for (const each of files) this.#files.set(each[0], JournalFile.restore(each));
  }

  /** The journal of a message; undefined if a newer copy replaced it. */
  #fileOf({ file: name, copy, sequence }: StoredMessage): JournalFile | undefined {
    const known = this.#files.get(name);
    if (known && known.copy > copy) return undefined;
    if (known && known.copy < copy) this.#settle(known, sequence);
    const file = known?.copy === copy ? known : new JournalFile(name, copy);
    this.#files.delete(name);
    this.#files.set(name, file);
    if (this.#files.size > maxFiles) this.#forgetOldest(sequence);
    return file;
  }

  #forgetOldest(sequence: number): void {
    const [oldest] = this.#files.values();
    if (!oldest) return;
    this.#settle(oldest, sequence);
    this.#files.delete(oldest.name);
  }

  /** Nothing before this message is published. */
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
    // A line that was unfinished before arrives as a whole.
    if (file.unended === offset) this.#checks.takeBack(file, offset);
    this.#checks.checkBytes(file, payload.subarray(file.next - offset), dialect, sequence);
  }

  #hold(file: JournalFile, line: HeldLine, sequence: number): void {
    if (!file.hold(line)) return this.#outcome.addDuplicate();
    const all = [...this.#files.values()].filter(({ held }) => held.length > 0);
    const count = all.reduce((sum, { held }) => sum + held.length, 0);
    const bytes = all.reduce((sum, { heldBytes }) => sum + heldBytes, 0);
    if (count > maxHeld || bytes > maxHeldBytes) for (const each of all) this.#settle(each, sequence);
  }

  /** Continues with the held lines, without what they wait for. */
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
