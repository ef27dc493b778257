import { extname } from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { languageTable, type SourceLanguage } from './language-table.js';

const byEnding = new Map<string, SourceLanguage>(
  Object.values<SourceLanguage>(languageTable).flatMap((each) => each.endings.map((ending) => [ending, each])),
);

/** The language of a file, by the ending of its name. */
export function languageOf(file: string): SourceLanguage | undefined {
  return byEnding.get(extname(file).toLowerCase());
}

/** Whether a path is that of a file of source code. */
export function isCodeFile(file: string): boolean {
  return languageOf(file) !== undefined && !isDirectorySync(file);
}
