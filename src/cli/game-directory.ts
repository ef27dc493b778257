import { locateJournals } from '../journal/locate-journals.js';
import { printable } from '../words/printable.js';
import { type Shell, UsageError } from './shell.js';

/** The directory in which the game writes, or a sentence about where it was looked for in vain. */
export async function gameDirectory({ env, platform, home }: Shell): Promise<string> {
  const located = await locateJournals({ env, platform, home });
  if (located.directory !== undefined) return located.directory;
  const tried = located.tried.map((spot) => `\n  ${spot.place}: ${printable(spot.path)}`).join('');
  throw new UsageError(
    `the game's journals were not found; name their directory, or set ED_JOURNAL_DIR. Tried:${tried}`,
  );
}
