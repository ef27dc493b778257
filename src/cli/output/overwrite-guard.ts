/** Refuses to write a report over a journal, an input or settings, which a mistyped command would destroy. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isGameName } from '../../journal/game-files.js';
import { identityOf } from '../../journal/write/file-identity.js';
import { quoted } from '../../words/printable.js';
import type { CheckInputs } from '../check-project/check-inputs.js';
import { UsageError } from '../shell.js';

/** Refuses a file with the name of a journal or companion. */
export function refuseOverwritingJournal(file: string, named = file): void {
  if (isGameName(path.basename(file))) {
    throw new UsageError(`refusing to write a report over a journal: ${quoted(named)}`);
  }
}

/** Refuses a file that this run takes its settings from or keeps its baseline in; it may not exist yet. */
export function refuseOverwritingSettings(
  targets: readonly { readonly file?: string | undefined }[],
  settings: readonly string[],
): void {
  const keyOf = (file: string) => identityOf(file) ?? path.resolve(file);
  const kept = new Set(settings.map(keyOf));
  const over = targets.find(({ file }) => file !== undefined && kept.has(keyOf(file)));
  if (over) throw new UsageError(`refusing to write a report over the settings in use: ${quoted(over.file ?? '')}`);
}

/**
 * Refuses a file that is one of the inputs, or a link to a journal, whatever its name. A file may be
 * redirected to the standard input; not every system has a name for that.
 */
export async function refuseOverwritingInputs(
  targets: readonly { readonly file?: string | undefined }[],
  { paths, input }: CheckInputs,
  standardInput = '/dev/stdin',
): Promise<void> {
  let inputs: ReadonlySet<string> | undefined;
  for (const { file } of targets) {
    const target = file === undefined ? undefined : identityOf(file);
    if (file === undefined || target === undefined) continue;
    refuseOverwritingJournal(await realpath(file).catch(() => file), file);
    inputs ??= identitiesOf(input ? [...paths, standardInput] : paths);
    if (inputs.has(target))
      throw new UsageError(`refusing to write a report over a file that is checked: ${quoted(file)}`);
  }
}

function identitiesOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.map((each) => identityOf(each) ?? each));
}
