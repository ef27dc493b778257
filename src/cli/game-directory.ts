import { stat } from 'node:fs/promises';
import { locateJournals } from '../journal/locate-journals.js';
import { counted } from '../words/counted.js';
import { printable, quoted } from '../words/printable.js';
import { type Shell, UsageError } from './shell.js';

/** The journal directory that the user named, or the game's own. */
export async function journalDirectory(named: string | undefined, shell: Shell): Promise<string> {
  if (named === undefined) return gameDirectory(shell);
  const found = await stat(named).catch(() => undefined);
  if (found?.isDirectory()) return named;
  throw new UsageError(found ? `${quoted(named)} is not a directory` : `there is no directory ${quoted(named)}`);
}

/** How many places are listed. */
const mostShown = 3;

/** The directory that the game writes to. If it is not found, the error lists where it was looked for. */
export async function gameDirectory({ env, platform, home }: Shell): Promise<string> {
  const located = await locateJournals({ env, platform, home });
  if (located.directory !== undefined) return located.directory;
  const { tried } = located;
  const firsts = tried.filter(({ place }, at) => tried.findIndex((each) => each.place === place) === at);
  const shown = firsts.slice(0, mostShown).map((spot) => `\n  ${spot.place}: ${printable(spot.path)}`);
  const others = tried.length - shown.length;
  const rest = others === 0 ? '' : `\n  and ${counted(others, 'other place')}`;
  throw new UsageError(
    `the game's journals were not found; name their directory, or set ED_JOURNAL_DIR. Tried:${shown.join('')}${rest}`,
  );
}
