/** Journals written by hand: a directory of them for each era of the game and each of its peculiarities. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkJournal } from '../../src/index.js';

const pathOf = (group: string) => path.join(import.meta.dirname, group);

/** The directories of a group of fixtures. */
export function fixtures(group: string): string[] {
  return readdirSync(pathOf(group)).sort();
}

/** Errors and warnings in a directory of fixtures, each as a line to read. */
export async function alarms(group: string, name: string): Promise<string[]> {
  const found: string[] = [];
  const check = checkJournal(path.join(pathOf(group), name));
  for await (const { severity, file, line, rule, kind, pointer, message } of check) {
    if (severity === 'note') continue;
    found.push(`${path.basename(file)}:${line} ${severity} ${rule} ${kind ?? ''}${pointer}: ${message}`);
  }
  if (check.summary.lines === 0) found.push('no line was checked');
  return found;
}
