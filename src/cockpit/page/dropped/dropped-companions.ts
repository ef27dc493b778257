import { fileNameOf } from '../../../journal/file-name.js';
import { companionFiles, companionKindNames } from '../../../journal/game-files.js';
import { parseLine } from '../../../journal/parse/parse-line.js';
import { maxCompanionBytes } from '../../../journal/read/size-limits.js';
import type { Recording } from '../../recording/recording.js';
import type { DroppedFile } from './dropped-file.js';
import { whyUnreadable } from './file-pieces.js';

/** A companion with its text, or the reason it has none. */
export type ReadCompanion = { readonly path: string } & (
  | { readonly text: string }
  | { readonly text?: undefined; readonly reason: string }
);

/** Reads the companions, and adds those that are events to the recording, each at its own time. */
export async function addCompanions(
  recording: Pick<Recording, 'addCompanion'>,
  companions: readonly DroppedFile[],
): Promise<ReadCompanion[]> {
  const read: ReadCompanion[] = [];
  for (const { path, file } of companions) {
    try {
      // Reads one byte too many at most: the size alone is reported then.
      const text = await file.slice(0, maxCompanionBytes + 1).text();
      read.push({ path, text });
      const kind = companionKindNames.find((name) => companionFiles[name] === fileNameOf(path));
      const time = Date.parse(String(parseLine(text).event?.timestamp));
      if (kind !== undefined && !Number.isNaN(time)) recording.addCompanion(kind, { time, text });
    } catch (error) {
      read.push({ path, reason: whyUnreadable(error) });
    }
  }
  return read;
}
