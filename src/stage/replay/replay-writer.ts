import { closeSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeFailed } from '../../journal/journal-error.js';
import { formatJournalName, parseJournalName } from '../../journal/journal-names.js';
import { appendLines } from '../../journal/write/append-lines.js';
import { acquireLock, type Lock } from '../../journal/write/directory-lock.js';
import { InPlaceFile } from '../../journal/write/in-place-file.js';
import { markAsOurs, openInDirectory } from '../../journal/write/ownership-marker.js';
import { journalStart } from '../record/output-paths.js';
import type { SourceFile } from './replay-sources.js';

/** At full speed, lines are gathered up to so many bytes before they are written. */
const fullBatch = 256 * 1024;

/** Writes journals and companions, byte for byte, into a directory that is locked meanwhile. */
export class ReplayWriter {
  readonly directory: string;
  readonly files: string[] = [];
  /** The number of lines, including those that are still gathered. */
  lines = 0;
  readonly #lock: Lock;
  readonly #atOnce: boolean;
  readonly #companions = new Map<string, InPlaceFile>();
  /** The texts of companions that are not written yet. */
  readonly #companionTexts = new Map<string, string>();
  readonly #taken: Set<string>;
  #gathered: Buffer[] = [];
  #gatheredBytes = 0;
  #descriptor: number | undefined;
  #started = Number.NEGATIVE_INFINITY;

  private constructor(directory: string, lock: Lock, atOnce: boolean) {
    this.directory = directory;
    this.#lock = lock;
    this.#atOnce = atOnce;
    this.#taken = new Set(readdirSync(directory).map((name) => parseJournalName(name)?.started ?? ''));
  }

  /** The directory has to be there; `atOnce` writes each line as it comes, as the game does. */
  static async open(directory: string, atOnce: boolean): Promise<ReplayWriter> {
    return openInDirectory(directory, () => new ReplayWriter(directory, acquireLock(directory), atOnce));
  }

  /** Begins the next file: the next part of the last one, or a journal with a later name. */
  begin(at: number, { part, edition }: SourceFile, isNextPart: boolean): void {
    this.settle();
    this.#closeFile();
    if (!isNextPart) this.#started = this.#freeSecond(Math.max(at, this.#started + 1000));
    const name = formatJournalName({ started: new Date(this.#started), part, edition });
    const file = path.join(this.directory, name);
    markAsOurs(this.directory, name);
    try {
      this.#descriptor = openSync(file, 'ax');
    } catch (error) {
      throw writeFailed(`create ${file}`, error);
    }
    this.files.push(file);
  }

  line(bytes: Buffer): void {
    this.#gathered.push(bytes);
    this.#gatheredBytes += bytes.length;
    this.lines += 1;
    if (this.#atOnce || this.#gatheredBytes >= fullBatch) this.settle();
  }

  companion(name: string, text: string): void {
    this.#companionTexts.set(name, text);
    if (this.#atOnce) this.settle();
  }

  /** Writes what is gathered. Companions come first: a line may announce one. */
  settle(): void {
    for (const [name, text] of this.#companionTexts) this.#writeCompanion(name, text);
    this.#companionTexts.clear();
    if (this.#descriptor === undefined || this.#gathered.length === 0) return;
    const held = this.#gathered.length;
    const bytes = Buffer.concat(this.#gathered);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    const file = this.files.at(-1) ?? '';
    const { lines, error } = appendLines(this.#descriptor, file, bytes, held);
    this.lines -= held - lines;
    if (error !== undefined) throw writeFailed(`write ${file}`, error);
  }

  /** After an error: writes what can still be written. Further errors have the same cause, and are dropped. */
  save(): void {
    try {
      this.settle();
    } catch {}
  }

  /** Unlocks the directory; may be called twice. */
  close(): void {
    this.#closeFile();
    for (const file of this.#companions.values()) file.close();
    this.#lock.release();
  }

  #writeCompanion(name: string, text: string): void {
    const file = path.join(this.directory, name);
    const known = this.#companions.get(name) ?? new InPlaceFile(file);
    this.#companions.set(name, known);
    try {
      known.write(text);
    } catch (error) {
      throw writeFailed(`write ${file}`, error);
    }
  }

  /** The next second that no journal in the directory has in its name: two of the same second would be parts of one. */
  #freeSecond(from: number): number {
    let second = from;
    while (this.#taken.has(journalStart(new Date(second)))) second += 1000;
    return second;
  }

  #closeFile(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}
