import { CompanionContents } from '../companion-contents.js';
import type { FilePosition } from '../file-sequence.js';
import type { StoredMessage } from '../fleet-message.js';
import { JournalSequence, type Missing } from '../journal-sequence.js';
import { type WholeLine, WholeLines } from './whole-lines.js';

/** A line of a journal or the content of a companion, with its position. */
export interface PublishedEntry extends WholeLine {
  readonly commander: string;
  readonly file: string;
}

export interface PublishedListener {
  /** Bytes of a journal are not in the stream. */
  readonly missed?: ((commander: string, missing: Missing) => void) | undefined;
  /** Another file replaced a journal whose lines were already yielded. */
  readonly replaced?: ((commander: string, file: string) => void) | undefined;
}

/** Turns the messages of one commander into lines: each once, in the order of their journal. */
export class PublishedCommander {
  readonly name: string;
  readonly #listener: PublishedListener;
  readonly #open = new Map<string, OpenJournal>();
  /** Positions of ended journals: a journal may be published again as a whole. */
  readonly #ended = new Map<string, FilePosition>();
  readonly #contents = new CompanionContents();
  readonly #companions = new Map<string, readonly number[]>();

  constructor(name: string, listener: PublishedListener = {}) {
    this.name = name;
    this.#listener = listener;
  }

  /** Current companions, as the sequence numbers of their messages. */
  get companions(): ReadonlyMap<string, readonly number[]> {
    return this.#companions;
  }

  *take(message: StoredMessage): Generator<PublishedEntry, void, undefined> {
    const { type, file } = message;
    if (type === 'companion') this.#takeCompanion(message);
    else if (type === 'rest') yield* this.#settle();
    else {
      const journal = this.#journal(file);
      if (type === 'line') yield* this.#entries(file, journal.take(message));
      else yield* this.#endJournal(file, journal, message.offset);
    }
  }

  /** There are no more messages. */
  *end(): Generator<PublishedEntry, void, undefined> {
    yield* this.#settle();
    for (const [file, journal] of this.#open) yield* this.#entries(file, journal.end());
  }

  #takeCompanion(message: StoredMessage): void {
    this.#contents.take(message);
    for (const [file, pieces] of this.#contents.takeChanged())
      this.#companions.set(
        file,
        pieces.map(({ sequence }) => sequence),
      );
  }

  *#settle(): Generator<PublishedEntry, void, undefined> {
    for (const [file, journal] of this.#open) yield* this.#entries(file, journal.settle());
  }

  *#endJournal(file: string, journal: OpenJournal, size: number): Generator<PublishedEntry, void, undefined> {
    yield* this.#entries(file, journal.settle(size));
    if (journal.isWaiting) return;
    this.#open.delete(file);
    this.#ended.set(file, journal.position);
  }

  #journal(file: string): OpenJournal {
    const known = this.#open.get(file);
    if (known) return known;
    const { missed, replaced } = this.#listener;
    const journal = new OpenJournal(this.#ended.get(file), {
      missed: (from, to) => missed?.(this.name, { file, from, to }),
      replaced: () => replaced?.(this.name, file),
    });
    this.#open.set(file, journal);
    return journal;
  }

  *#entries(file: string, lines: Iterable<WholeLine>): Generator<PublishedEntry, void, undefined> {
    for (const line of lines) yield { ...line, commander: this.name, file };
  }
}

interface JournalListener {
  readonly missed: (from: number, to: number) => void;
  readonly replaced: () => void;
}

/** A journal that may continue. */
class OpenJournal {
  readonly #sequence: JournalSequence;
  readonly #lines = new WholeLines();
  readonly #replaced: () => void;
  #copy: number;

  constructor(position: FilePosition | undefined, { missed, replaced }: JournalListener) {
    this.#sequence = new JournalSequence(missed, position);
    this.#replaced = replaced;
    this.#copy = position?.copy ?? 0;
  }

  get position(): FilePosition {
    return this.#sequence.position;
  }

  get isWaiting(): boolean {
    return this.#lines.isWaiting || this.#sequence.waiting.length > 0;
  }

  take(message: StoredMessage): Iterable<WholeLine> {
    return this.#linesOf(this.#sequence.take(message));
  }

  settle(end?: number): Iterable<WholeLine> {
    return this.#linesOf(this.#sequence.settle(end));
  }

  end(): Iterable<WholeLine> {
    return this.#lines.end();
  }

  *#linesOf(messages: readonly StoredMessage[]): Generator<WholeLine, void, undefined> {
    for (const message of messages) {
      if (message.copy !== this.#copy) {
        yield* this.#lines.end();
        if (this.#copy > 0) this.#replaced();
        this.#copy = message.copy;
      }
      yield* this.#lines.take(message);
    }
  }
}
