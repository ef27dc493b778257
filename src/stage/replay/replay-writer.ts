import { readdirSync } from 'node:fs';
import { companionFiles, companionKindNames } from '../../journal/game-files.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { CompanionWriter } from '../../journal/write/companion-writer.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import { journalStart } from '../record/output-paths.js';
import type { SourceFile } from './replay-sources.js';

/** At full speed, lines are gathered up to this many bytes before they are written. */
const fullBatch = 256 * 1024;

/** Writes journals and companions, byte for byte, into a directory that is locked meanwhile. */
export class ReplayWriter {
  readonly #journal: JournalWriter;
  readonly #companions: CompanionWriter;
  readonly #atOnce: boolean;
  readonly #taken: ReadonlySet<string>;
  /** The texts of companions that are not written yet, by their files. */
  readonly #texts = new Map<string, string>();
  #lines: Buffer[] = [];
  #bytes = 0;
  #started: number;
  #hasBegun = false;

  private constructor(journal: JournalWriter, companions: CompanionWriter, started: number, atOnce: boolean) {
    this.#journal = journal;
    this.#companions = companions;
    this.#started = started;
    this.#atOnce = atOnce;
    this.#taken = new Set(readdirSync(journal.directory).map((name) => parseJournalName(name)?.started ?? ''));
  }

  /** Creates the first file; `atOnce` writes each line as it comes, as the game does. */
  static async open(directory: string, start: number, first: SourceFile, atOnce: boolean): Promise<ReplayWriter> {
    const { edition, part } = first;
    const journal = await JournalWriter.open(directory, { started: new Date(start), edition, part });
    try {
      return new ReplayWriter(journal, await CompanionWriter.open(directory), start, atOnce);
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  get files(): readonly string[] {
    return this.#journal.files;
  }

  /**
   * Begins the next file: the next part of the last one, or a journal with a later name. The first one is
   * there.
   */
  begin(at: number, { part, edition }: SourceFile, isNextPart: boolean): void {
    this.settle();
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (isFirst) return;
    if (!isNextPart) this.#started = this.#freeSecond(Math.max(at, this.#started + 1000));
    this.#journal.beginJournal({ started: new Date(this.#started), edition, part });
  }

  line(bytes: Buffer): void {
    this.#lines.push(bytes);
    this.#bytes += bytes.length;
    if (this.#atOnce || this.#bytes >= fullBatch) this.settle();
  }

  companion(file: string, text: string): void {
    this.#texts.set(file, text);
    if (this.#atOnce) this.settle();
  }

  /** Writes what is gathered. Companions come first: a line may announce one. */
  settle(): void {
    for (const [file, text] of this.#texts) this.#companions.writeText(kindIn(file), text);
    this.#texts.clear();
    const lines = this.#lines;
    this.#lines = [];
    this.#bytes = 0;
    if (lines.length > 0) this.#journal.append(Buffer.concat(lines), lines.length);
  }

  /**
   * After an error: writes what can still be written. Further errors have the same cause, and are dropped.
   */
  save(): void {
    try {
      this.settle();
    } catch {}
  }

  /** Unlocks the directory. */
  close(): void {
    this.#companions.close();
    this.#journal.close();
  }

  /**
   * The next second that no journal in the directory has in its name: two of the same second would be parts
   * of one.
   */
  #freeSecond(from: number): number {
    let second = from;
    while (this.#taken.has(journalStart(new Date(second)))) second += 1000;
    return second;
  }
}

function kindIn(file: string): string {
  return companionKindNames.find((kind) => companionFiles[kind] === file) ?? file;
}
