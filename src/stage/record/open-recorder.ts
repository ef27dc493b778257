import { StageError } from '../../direct/stage-error.js';
import { isDirectorySync, makeDirectory } from '../../journal/directories.js';
import { JournalError } from '../../journal/journal-error.js';
import { codeOf, isError, notMade, reasonOf } from '../../journal/system-error-reason.js';
import { cleanDirectory } from '../../journal/write/clean-directory.js';
import { readLock } from '../../journal/write/directory-lock.js';
import { printable } from '../../words/printable.js';
import { DirectorySnapshot } from './directory-snapshot.js';
import { assertOutputAllowed, assertStartIsFree, journalStart } from './output-paths.js';
import { SessionRecorder } from './session-recorder.js';
import { StatusLog } from './status-log.js';

/** Where a session is written to. */
export interface RecordingOptions {
  readonly directory: string;
  readonly start: Date;
  /** The time zone that journals are named in; UTC if left out. */
  readonly timeZone?: string | undefined;
  /** Whether others follow what is written; then it is not undone. */
  readonly isFollowed: boolean;
  /** The file that keeps every Status line. */
  readonly statusLog?: string | undefined;
  /** Whether what we wrote there before is taken away first. */
  readonly clean?: boolean | undefined;
  /** Files that are read, and must not be written over. */
  readonly sources?: readonly string[] | undefined;
}

/** All that a session is written to, open. */
export interface OpenRecorder {
  readonly recorder: SessionRecorder;
  /** Closes it after the session. */
  close(): void;
  /**
   * Closes it after something went wrong, and gives what is to be told of that. The directory is made what it was before,
   * unless the session was written as it happened: then others have seen it already, and its lines are whole.
   */
  failed(error: unknown): unknown;
}

/** Opens all that a session is written to, lets `body` write to it, and closes it again. */
export async function withRecorder<T>(
  recorded: RecordingOptions,
  body: (recorder: SessionRecorder) => Promise<T>,
): Promise<T> {
  const opened = await openRecorder(recorded);
  try {
    const result = await body(opened.recorder);
    opened.close();
    return result;
  } catch (error) {
    throw opened.failed(error);
  }
}

export async function openRecorder(recorded: RecordingOptions): Promise<OpenRecorder> {
  const { directory, start, timeZone, statusLog, isFollowed } = recorded;
  if (statusLog !== undefined) assertOutputAllowed(statusLog, '--status-log', recorded);
  if (recorded.clean) cleanDirectory(directory);
  // Who writes there already is told first.
  if (isDirectorySync(directory) && !readLock(directory)) assertStartIsFree(directory, start, timeZone);
  const undo = new DirectorySnapshot(directory, journalStart(start, timeZone));
  const log = statusLog === undefined ? undefined : new StatusLog(statusLog);
  let recorder: SessionRecorder | undefined;
  const failed = (error: unknown) => {
    const isSeen = isFollowed && recorder?.tally.last !== undefined;
    recorder?.abandon();
    if (isSeen) log?.close();
    else log?.undo();
    const told = readableError(error);
    return isSeen || isForeign(error) ? told : undone(undo, told);
  };
  try {
    await createDirectory(directory);
    recorder = await SessionRecorder.open(directory, { started: start, timeZone, statusLog: log });
  } catch (error) {
    throw failed(error);
  }
  const open = recorder;
  const close = () => {
    open.close();
    log?.close();
  };
  return { recorder, close, failed };
}

/** Makes the directory and the parents it lacks, or says which of them and why not. */
export async function createDirectory(directory: string): Promise<readonly string[]> {
  try {
    return await makeDirectory(directory);
  } catch (error) {
    throw new StageError(notMade(directory, error), { cause: error });
  }
}

/** What is to be told once all is as it was before; if not even that can be done, there are two things to tell. */
function undone(undo: DirectorySnapshot, error: unknown): unknown {
  try {
    undo.restore();
    return error;
  } catch (trouble) {
    const first = error instanceof Error ? error.message : String(error);
    return new StageError(`${first}; and what there is of it could not be taken away: ${reasonOf(trouble)}`, {
      cause: error,
    });
  }
}

/** Whether the directory is somebody else's: then nothing was written, and nothing is to be touched. */
function isForeign(error: unknown): boolean {
  return error instanceof JournalError && (error.code === 'locked' || error.code === 'foreign');
}

/** What the operating system said, in words that a user knows. */
export function readableError(error: unknown): unknown {
  if (!(error instanceof JournalError) || !isError(error.cause) || codeOf(error.cause) === '') return error;
  const message = error.message.replace(error.cause.message, () => reasonOf(error.cause));
  return new StageError(printable(message), { cause: error });
}
