import { stat } from 'node:fs/promises';
import { locateJournals } from '../journal/locate-journals.js';
import { printable, quoted } from '../words/printable.js';
import { type Shell, UsageError } from './shell.js';

/** The journal directory that the user named, or the game's own. */
export async function journalDirectory(named: string | undefined, shell: Shell): Promise<string> {
  if (named === undefined) return gameDirectory(shell);
  const found = await stat(named).catch(() => undefined);
  if (found?.isDirectory()) return named;
  throw new UsageError(found ? `${quoted(named)} is not a directory` : `there is no directory ${quoted(named)}`);
}

/** The directory that the game writes to. If it is not found, the error lists where it was looked for. */
export async function gameDirectory({ env, platform, home }: Shell): Promise<string> {
  const located = await locateJournals({ env, platform, home });
  if (located.directory !== undefined) return located.directory;
  const tried = located.tried.map((spot) => `\n  ${spot.place}: ${printable(spot.path)}`).join('');
  throw new UsageError(
    `the game's journals were not found; name their directory, or set ED_JOURNAL_DIR. Tried:${tried}`,
  );
}
