import { checkJournal } from '../../src/check/check-journal.js';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import { isWordOfGame } from '../support/words.js';

/** The findings in a directory, except that the specification lacks a value of the live game. */
export async function complaintsAbout(directory: string, dialect: Dialect): Promise<string[]> {
  const complaints: string[] = [];
  for await (const finding of checkJournal(directory, { dialect })) {
    const { rule, line, message } = finding;
    if (!isWordOfGame(finding)) complaints.push(`${line} ${rule}: ${message}`);
  }
  return complaints;
}
