/** A slip of the pen must not cost anybody a journal: what a report is never written over. */
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Sources } from '../../check/project/sources.js';
import { parseJournalName } from '../../journal/names.js';
import { quoted } from '../../journal/printable.js';
import { companionKinds, specification } from '../../spec/catalogue.js';
import { UsageError } from '../shell.js';
import type { OutputWish } from './wishes.js';

/** Refuses a file that has the name of a journal or of a companion. */
export function refuseJournal(file: string, named = file): void {
  const name = path.basename(file);
  const companions = companionKinds(specification).map(({ companion }) => companion.file);
  if (parseJournalName(name) || companions.includes(name)) {
    throw new UsageError(`a report is not written over a journal: ${quoted(named)}`);
  }
}

/** Refuses a file that is one of those to be checked, or leads to a journal, whatever it is called. */
export async function refuseInputs(outputs: readonly OutputWish[], { paths, input }: Sources): Promise<void> {
  let inputs: ReadonlySet<string> | undefined;
  for (const { file } of outputs) {
    const target = file === undefined ? undefined : await identityOf(file);
    if (file === undefined || target === undefined) continue;
    refuseJournal(await realpath(file), file);
    inputs ??= await identitiesOf(input ? [...paths, standardInput] : paths);
    if (inputs.has(target)) throw new UsageError(`a report is not written over what is checked: ${quoted(file)}`);
  }
}

/** A file may be led into the standard input; where the system has no such name, nobody can tell. */
const standardInput = '/dev/stdin';

async function identitiesOf(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const identities = new Set<string>();
  for (const each of paths) identities.add((await identityOf(each)) ?? each);
  return identities;
}

/** What tells a file from every other, by whatever name or link it is reached; nothing if it is no file. */
async function identityOf(file: string): Promise<string | undefined> {
  const status = await stat(file, { bigint: true }).catch(() => undefined);
  return status?.isFile() ? `${status.dev}:${status.ino}` : undefined;
}
