/** A slip of the pen must not cost anybody a journal: what a report is never written over. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isGameName } from '../../journal/game-files.js';
import { identityOf } from '../../journal/write/file-identity.js';
import { quoted } from '../../words/printable.js';
import type { CheckInputs } from '../check-project/check-inputs.js';
import { UsageError } from '../shell.js';
import type { ReportTarget } from './report-targets.js';

/** Refuses a file that has the name of a journal or of a companion. */
export function refuseOverwritingJournal(file: string, named = file): void {
  if (isGameName(path.basename(file))) {
    throw new UsageError(`a report is not written over a journal: ${quoted(named)}`);
  }
}

/** Refuses a file that is one of those to be checked, or leads to a journal, whatever it is called. */
export async function refuseOverwritingInputs(
  outputs: readonly ReportTarget[],
  { paths, input }: CheckInputs,
): Promise<void> {
  let inputs: ReadonlySet<string> | undefined;
  for (const { file } of outputs) {
    const target = file === undefined ? undefined : identityOf(file);
    if (file === undefined || target === undefined) continue;
    refuseOverwritingJournal(await realpath(file), file);
    inputs ??= identitiesOf(input ? [...paths, standardInput] : paths);
    if (inputs.has(target)) throw new UsageError(`a report is not written over what is checked: ${quoted(file)}`);
  }
}

/** A file may be led into the standard input; where the system has no such name, nobody can tell. */
const standardInput = '/dev/stdin';

function identitiesOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.map((each) => identityOf(each) ?? each));
}
