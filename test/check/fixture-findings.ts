/** Journals written by hand: a directory of them for each era of the game and each of its peculiarities. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkJournal } from '../../src/index.js';

/** The directories of a group of fixtures, by name. */
export function fixtures(group: string): { name: string; directory: string }[] {
  const root = path.join(import.meta.dirname, group);
  return readdirSync(root).map((name) => ({ name, directory: path.join(root, name) }));
}

/** Errors and warnings in a directory, each as a line to read. */
export async function alarms(directory: string): Promise<string[]> {
  const found: string[] = [];
  const check = checkJournal(directory);
  for await (const { severity, file, line, rule, kind, pointer, message } of check) {
    if (severity === 'note') continue;
    found.push(`${path.basename(file)}:${line} ${severity} ${rule} ${kind ?? ''}${pointer}: ${message}`);
  }
  if (check.summary.lines === 0) found.push('no line was checked');
  return found;
}
