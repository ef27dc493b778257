import { JournalError } from '../../journal/errors.js';
import { printable } from '../../journal/printable.js';
import { makeDirectory } from '../directory.js';
import { codeOf, reasonOf } from '../reason.js';
import { UsageError } from '../shell.js';
import { refuseStatusLog, refuseTwice, startedOf } from './place.js';
import { SessionRecorder } from './recorder.js';
import { StatusLog } from './status-log.js';
import { Undo } from './undo.js';
import type { Wishes } from './wishes.js';

/**
 * Opens all that a session is written to, lets `fly` write and closes it again. If that fails, the directory is made what
 * it was before, unless the session was written as it happened: then others have seen it already, and its lines are whole.
 */
export async function recording<T>(wishes: Wishes, fly: (recorder: SessionRecorder) => Promise<T>): Promise<T> {
  const { directory, start, statusLog } = wishes;
  if (statusLog !== undefined) refuseStatusLog(statusLog, directory);
  refuseTwice(directory, start);
  const undo = new Undo(directory, startedOf(start));
  const log = statusLog === undefined ? undefined : new StatusLog(statusLog);
  const atOnce = wishes.speed !== Infinity;
  let recorder: SessionRecorder | undefined;
  try {
    await makeDirectory(directory);
    recorder = await SessionRecorder.open(directory, { started: start, atOnce, statusLog: log });
    const flown = await fly(recorder);
    recorder.close();
    log?.close();
    return flown;
  } catch (error) {
    const isSeen = atOnce && recorder !== undefined && recorder.tally.last !== undefined;
    recorder?.abandon();
    if (isSeen) log?.close();
    else log?.undo();
    const told = inWords(error);
    if (!isSeen && !isOthers(error)) restore(undo, told);
    throw told;
  }
}

/** If not even that can be done, there are two things to tell. */
function restore(undo: Undo, error: unknown): void {
  try {
    undo.restore();
  } catch (trouble) {
    const first = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${first}; and what there is of it could not be taken away: ${reasonOf(trouble)}`, {
      cause: error,
    });
  }
}

/** Whether the directory is somebody else's: then nothing was written, and nothing is to be touched. */
function isOthers(error: unknown): boolean {
  return error instanceof JournalError && (error.code === 'locked' || error.code === 'foreign');
}

/** What the operating system said, in words that a user knows. */
function inWords(error: unknown): unknown {
  if (!(error instanceof JournalError) || !(error.cause instanceof Error) || codeOf(error.cause) === '') return error;
  const message = error.message.replace(error.cause.message, () => reasonOf(error.cause));
  return new UsageError(printable(message), { cause: error });
}
