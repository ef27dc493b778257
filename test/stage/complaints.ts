import { checkJournal } from '../../src/check/journal.js';
import type { Dialect } from '../../src/spec/dialect.js';

/** What the checker has to say of a directory beyond that an open list does not know a value yet. */
export async function complaintsAbout(directory: string, dialect: Dialect): Promise<string[]> {
  const complaints: string[] = [];
  for await (const { rule, line, message } of checkJournal(directory, { dialect })) {
    if (rule !== 'field/unseen') complaints.push(`${line} ${rule}: ${message}`);
  }
  return complaints;
}
