import type { Document } from '../../words/document/document.js';
import { type PageLook, terminalText } from '../../words/document/terminal-text.js';
import { printableLines } from '../../words/printable.js';
import type { Shell } from '../shell.js';
import { pageLook } from '../terminal/terminal-style.js';
import type { PageOptions } from '../verb-options.js';

/** What a verb says: as data for programs, and as a document for people. */
export interface Answer {
  readonly data: unknown;
  readonly page: Document;
}

/** Prints an answer in the format that the user chose. JSON leaves control characters as they are. */
export async function printAnswer(
  { data, page }: Answer,
  { format, color }: PageOptions,
  shell: Shell,
  lookOf: (color: boolean | undefined, shell: Shell) => PageLook = pageLook,
): Promise<void> {
  const text =
    format === 'json' ? printableLines(JSON.stringify(data, undefined, 2)) : terminalText(page, lookOf(color, shell));
  await shell.print(text);
}
