import { rmSync } from 'node:fs';
import path from 'node:path';
import { isCompanionName } from '../../journal/game-files.js';
import { JournalError, writeFailed } from '../../journal/journal-error.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { acquireLock, type Lock } from '../../journal/write/directory-lock.js';
import { InPlaceFile } from '../../journal/write/in-place-file.js';
import { markAsOurs, openInDirectory, ownJournals } from '../../journal/write/ownership-marker.js';
import { CompanionContents, contentOf } from '../companion-contents.js';
import type { StoredMessage } from '../fleet-message.js';
import type { Missing } from '../journal-sequence.js';
import {
  type MirroredPart,
  type MirroredPosition,
  type MirrorState,
  readMirrorState,
  writeMirrorState,
} from './mirror-state.js';
import { cutBack, MirroredJournal } from './mirrored-journal.js';

/** Counts since the mirror was opened. */
export interface MirrorCounts {
  /** Lines or pieces of lines, and companions. */
  readonly written: number;
  readonly duplicates: number;
  /** Bytes that are not in the stream. */
  readonly missing: number;
  /** Messages with a file name that the game does not use. */
  readonly leftOut: number;
}

export interface MirrorListener {
  readonly missed?: ((missing: Missing) => void) | undefined;
}

/**
 * Writes the journals and companions of one commander into a directory, as they were where they were
 * published.
 */
export class CommanderMirror {
  readonly directory: string;
  readonly #part: MirroredPart;
  readonly #lock: Lock;
  readonly #listener: MirrorListener;
  readonly #journals = new Map<string, MirroredJournal>();
  readonly #positions: Readonly<Record<string, MirroredPosition>>;
  readonly #companions: CompanionContents;
  #sequence: number;
  readonly #counts = { written: 0, missing: 0, leftOut: 0 };

  private constructor(directory: string, part: MirroredPart, lock: Lock, state: MirrorState, listener: MirrorListener) {
    this.directory = directory;
    this.#part = part;
    this.#lock = lock;
    this.#listener = listener;
    this.#positions = state.journals;
    this.#companions = new CompanionContents(state.companions);
    this.#sequence = state.sequence;
  }

  /** Creates the directory if necessary, or resumes one that mirrors the same. */
  static async open(directory: string, part: MirroredPart, listener: MirrorListener = {}): Promise<CommanderMirror> {
    return openInDirectory(directory, () => {
      const known = readMirrorState(directory, part);
      const [other] = known ? [] : (ownJournals(directory) ?? []);
      if (other !== undefined)
        throw new JournalError(
          'foreign',
          `${directory} has journals that are no mirror of a stream, such as ${other}: choose an empty directory`,
        );
      const lock = acquireLock(directory);
      try {
        markAsOurs(directory);
        const state = (known && intact(directory, known)) ?? { ...part, sequence: 0, journals: {}, companions: {} };
        writeMirrorState(directory, state);
        return new CommanderMirror(directory, part, lock, state, listener);
      } catch (error) {
        lock.release();
        throw error;
      }
    });
  }

  /** Everything up to this sequence number is written. */
  get through(): number {
    const waiting = [this.#companions, ...this.#journals.values()].map(({ firstWaiting }) => firstWaiting);
    return Math.min(this.#sequence, ...waiting.map((first) => first - 1));
  }

  get counts(): MirrorCounts {
    const parts = [this.#companions, ...this.#journals.values()];
    return { ...this.#counts, duplicates: parts.reduce((sum, part) => sum + part.duplicates, 0) };
  }

  /** Takes the commander's next message; earlier ones are ignored. Companions are written by `flush`. */
  take(message: StoredMessage): void {
    if (message.sequence <= this.#sequence) return;
    const { type, file, offset } = message;
    // File names come from outside: only names that the game uses are written.
    if (type === 'rest') for (const journal of this.#journals.values()) this.#counts.written += journal.settle();
    else if (!(type === 'companion' ? isCompanionName(file) : parseJournalName(file))) this.#counts.leftOut++;
    else if (type === 'companion') this.#companions.take(message);
    else if (type === 'line') this.#counts.written += this.#journal(file).take(message);
    else this.#endJournal(file, offset);
    this.#sequence = message.sequence;
  }

  /** All messages up to here were read, including those of others. */
  passed(sequence: number): void {
    this.#sequence = Math.max(this.#sequence, sequence);
  }

  flush(): void {
    for (const [name, pieces] of this.#companions.takeChanged()) {
      const file = path.join(this.directory, name);
      const inPlace = new InPlaceFile(file);
      try {
        inPlace.write(contentOf(pieces));
      } catch (error) {
        throw writeFailed(`write ${file}`, error);
      } finally {
        inPlace.close();
      }
      this.#counts.written++;
    }
  }

  /** Writes companions and the state. Closes all files: there may be thousands of mirrors. */
  save(): void {
    this.flush();
    for (const journal of this.#journals.values()) journal.close();
    const journals = Object.fromEntries(Array.from(this.#journals, ([name, { position }]) => [name, position]));
    writeMirrorState(this.directory, {
      ...this.#part,
      sequence: this.through,
      journals: { ...this.#positions, ...journals },
      companions: this.#companions.versions,
    });
  }

  close(): void {
    try {
      this.save();
    } finally {
      for (const journal of this.#journals.values()) journal.close();
      this.#lock.release();
    }
  }

  #journal(name: string): MirroredJournal {
    const known = this.#journals.get(name);
    if (known) return known;
    const missed = (missing: Missing) => {
      this.#counts.missing += missing.to - missing.from;
      this.#listener.missed?.(missing);
    };
    const journal = new MirroredJournal(this.directory, name, missed, this.#positions[name]);
    this.#journals.set(name, journal);
    return journal;
  }

  #endJournal(name: string, size: number): void {
    const journal = this.#journal(name);
    this.#counts.written += journal.settle(size);
    journal.close();
  }
}

/**
 * The state if the files match it, truncated if necessary; otherwise they are removed, to be written again.
 */
function intact(directory: string, state: MirrorState): MirrorState | undefined {
  const positions = Object.entries(state.journals);
  if (positions.every(([name, { size }]) => cutBack(path.join(directory, name), size))) return state;
  for (const [name] of positions) rmSync(path.join(directory, name), { force: true });
  return undefined;
}
