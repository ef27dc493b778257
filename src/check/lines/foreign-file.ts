import type { Problem } from '../../journal/parse/line-problem.js';

/** Whether a file is a journal is decided within its first lines; a chunk of a file is never smaller than so many bytes. */
const decisiveLines = 100;
const decisiveBytes = 512 * 1024;

/**
 * Tells from the first lines of a file whether it is something other than a journal: none of them begins as an event does,
 * and they contain bytes that no text has, or there are a hundred of them. The decision does not depend on how the file is
 * cut into chunks.
 */
export class ForeignFileDetector {
  #foreignLines = 0;
  #hasBinary = false;

  /** Looks at a line that holds no event. */
  addLine(text: string, problem: Problem | undefined): void {
    if (!/^[\s\0\uFEFF]*\{/.test(text)) this.#foreignLines++;
    if (problem?.code === 'invalid-utf8' || problem?.code === 'nul-bytes') this.#hasBinary = true;
  }

  /** Whether the file is certainly not a journal, after so many lines and bytes from its beginning. */
  isForeign(lines: number, bytes: number, isWholeFile: boolean): boolean {
    if (lines <= 2 || !this.mayBeForeign(lines, bytes)) return false;
    const isDecided = lines === decisiveLines || isWholeFile;
    return isDecided && (this.#hasBinary || lines >= decisiveLines);
  }

  /** Whether the file may still turn out to be foreign. */
  mayBeForeign(lines: number, bytes: number): boolean {
    return this.#foreignLines === lines && bytes <= decisiveBytes;
  }

  reset(): void {
    this.#foreignLines = 0;
    this.#hasBinary = false;
  }
}
