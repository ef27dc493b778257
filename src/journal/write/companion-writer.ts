import path from 'node:path';
import { dialects } from '../../interface/dialect/dialects.js';
import { companionKinds, findCompanionKind } from '../../interface/kind-catalogue.js';
import { wrongArgument } from '../../words/argument-error.js';
import { memoizeText } from '../../words/memo.js';
import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { oneOf } from '../../words/shape/shape.js';
import { assertDirectory } from '../directories.js';
import { companionBytes } from '../format/format-line.js';
import { JournalError, writeFailed } from '../journal-error.js';
import { assertEvent, type EventToWrite } from '../journal-event.js';
import { InPlaceFile, replaceFile } from './in-place-file.js';
import { markAsOurs, openInDirectory } from './ownership-marker.js';

export interface CompanionWriterOptions {
  /**
   * `in-place` overwrites the file as the game does, for readers that keep it open; `rename` replaces it by a
   * new file.
   */
  readonly mode?: Mode;
}

const modes = ['in-place', 'rename'] as const;
type Mode = (typeof modes)[number];

const writerChecks: OptionShapes<CompanionWriterOptions> = { mode: oneOf(modes) };

/**
 * Writes the companion files beside a journal, each of which holds the latest event of its kind. It takes no
 * lock of its own: the `JournalWriter` of the same session holds it.
 */
export class CompanionWriter {
  readonly directory: string;
  readonly #mode: Mode;
  readonly #files = new Map<string, InPlaceFile>();
  #closed = false;

  private constructor(directory: string, { mode = 'in-place' }: CompanionWriterOptions) {
    this.directory = directory;
    this.#mode = mode;
  }

  /** Creates the directory if necessary. */
  static async open(directory: string, options?: CompanionWriterOptions): Promise<CompanionWriter> {
    assertDirectory(directory, 'CompanionWriter.open');
    const checked = checkOptions('CompanionWriter.open', options, writerChecks);
    return openInDirectory(directory, () => {
      markAsOurs(directory);
      return new CompanionWriter(directory, checked);
    });
  }

  /** Writes an event to the file of its kind. */
  write(event: EventToWrite): void {
    assertEvent(event);
    this.#write(event.event, companionBytes(event));
  }

  /** Writes text as it is, even if it is only half an event, to the file of a kind. */
  writeText(kind: string, text: string): void {
    if (typeof text !== 'string') throw wrongArgument('the content of a companion file must be a string', text);
    this.#write(kind, text);
  }

  #write(kind: string, content: string | Uint8Array): void {
    if (this.#closed) {
      throw new JournalError(
        'closed',
        `the companion files in ${this.directory} are closed: open a new CompanionWriter to write more`,
      );
    }
    const file = path.join(this.directory, companionOf(kind));
    try {
      if (this.#mode === 'rename') replaceFile(file, content);
      else this.#inPlace(file).write(content);
    } catch (error) {
      throw writeFailed(`write ${file}`, error);
    }
  }

  /** Closes the files; calling it again has no effect. */
  close(): void {
    this.#closed = true;
    for (const file of this.#files.values()) file.close();
    this.#files.clear();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  #inPlace(file: string): InPlaceFile {
    const known = this.#files.get(file) ?? new InPlaceFile(file);
    this.#files.set(file, known);
    return known;
  }
}

/** Name of the companion file of a kind. */
export const companionOf = memoizeText((kindName): string => {
  const kind = findCompanionKind(dialects.game, kindName);
  if (kind) return kind.companion.file;
  const known = companionKinds(dialects.game)
    .map(({ name, companion }) => `${name} (${companion.file})`)
    .join(', ');
  throw new JournalError('no-companion', `${kindName} has no companion file; these kinds do: ${known}`);
});
