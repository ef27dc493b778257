import { wrongArgument } from '../../words/argument-error.js';
import { languageTable } from './language-table.js';
import { findLineLiterals } from './line-literals.js';

/** A language in whose string literals lines are found. */
export type LanguageName = keyof typeof languageTable;

/** A journal line in a string literal. */
export interface FoundLine {
  /** As the program has it, with neutral values in its holes. */
  readonly text: string;
  /** Where its object begins in the source, and where it ends. */
  readonly start: number;
  readonly end: number;
  readonly hasHoles: boolean;
}

/** Finds the journal lines in the string literals of a source. */
export function findLines(source: string, language: LanguageName): FoundLine[] {
  if (typeof source !== 'string') throw wrongArgument('findLines takes the text of a source', source);
  if (!Object.hasOwn(languageTable, language))
    throw wrongArgument(`findLines takes a language (${Object.keys(languageTable).join(', ')})`, language);
  const lines = findLineLiterals(source, languageTable[language]).literals.flatMap((literal) => literal.lines);
  return lines.map(({ text, holes }) => {
    return { text: text.text, start: text.starts[0] ?? 0, end: text.ends.at(-1) ?? 0, hasHoles: holes.length > 0 };
  });
}
