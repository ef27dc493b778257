import type { Problem } from '../../journal/parse/line-problem.js';

/** Decided within the first lines; no chunk is smaller than `decisiveBytes`. */
const decisiveLines = 100;
const decisiveBytes = 512 * 1024;

/**
 * Detects from its first lines that a file is not a journal: none of them begins as an event does, and they
 * contain bytes that no text has, or there are a hundred of them. The decision does not depend on how the
 * file is cut into chunks.
 */
export class ForeignFileDetector {
  #foreignLines = 0;
  #hasBinary = false;

  /** Looks at a line that holds no event. */
  addLine(text: string, problem: Problem | undefined): void {
    if (!/^[\s\0\uFEFF]*\{/.test(text)) this.#foreignLines++;
    if (problem?.code === 'invalid-utf8' || problem?.code === 'nul-bytes') this.#hasBinary = true;
  }

  /** Whether the first `lines` lines prove that the file is not a journal. */
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
