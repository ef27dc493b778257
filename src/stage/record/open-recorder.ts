import { StageError } from '../../direct/stage-error.js';
import type { Client } from '../../game/clients.js';
import { isDirectorySync, makeDirectory } from '../../journal/directories.js';
import { JournalError } from '../../journal/journal-error.js';
import { type JournalNaming, journalNamings } from '../../journal/journal-names.js';
import { codeOf, isError, notMade, reasonOf } from '../../journal/system-error-reason.js';
import { cleanDirectory } from '../../journal/write/clean-directory.js';
import { readLock } from '../../journal/write/directory-lock.js';
import { printable } from '../../words/printable.js';
import { DirectorySnapshot } from './directory-snapshot.js';
import { assertOutputAllowed, assertStartIsFree } from './output-paths.js';
import { SessionRecorder } from './session-recorder.js';
import { StatusLog } from './status-log.js';

export interface RecordingOptions {
  readonly directory: string;
  readonly start: Date;
  /** Time zone for journal names; UTC by default. */
  readonly timeZone?: string | undefined;
  readonly client?: Client | undefined;
  /** How journals are named; as the client does by default. */
  readonly naming?: JournalNaming | undefined;
  /** Others follow the output as it is written, so it is never undone. */
  readonly isFollowed: boolean;
  /** File that logs every Status line. */
  readonly statusLog?: string | undefined;
  /** Removes what Shakedown wrote there before. */
  readonly clean?: boolean | undefined;
  /** Input files, which must not be overwritten. */
  readonly sources?: readonly string[] | undefined;
}

/** The open outputs of a session. */
export interface OpenRecorder {
  readonly recorder: SessionRecorder;
  /** Closes everything after the session. */
  close(): void;
  /**
   * Closes everything after a failure and returns the error to report. The directory is restored, unless the
   * session was written live: then others have seen it, and its lines are complete.
   */
  failed(error: unknown): unknown;
}

/** Opens the outputs of a session, runs `body`, and closes them. */
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
  // A lock held by another process is reported first.
  if (isDirectorySync(directory) && !readLock(directory)) assertStartIsFree(directory, start, timeZone);
  const undo = new DirectorySnapshot(directory);
  const log = statusLog === undefined ? undefined : new StatusLog(statusLog);
  let recorder: SessionRecorder | undefined;
  const failed = (error: unknown) => {
    const isSeen = isFollowed && recorder?.tally.last !== undefined;
    recorder?.abandon();
    if (isSeen) log?.close();
    else log?.undo();
    const readable = readableError(error);
    return isSeen || isForeign(error) ? readable : undone(undo, readable);
  };
  try {
    await createDirectory(directory);
    const { naming = recorded.client === 'legacy' ? 'old' : 'today' } = recorded;
    const named = { started: start, timeZone, ...journalNamings[naming] };
    recorder = await SessionRecorder.open(directory, { ...named, statusLog: log });
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

/** Creates the directory and its missing parents, or reports which of them failed and why. */
export async function createDirectory(directory: string): Promise<readonly string[]> {
  try {
    return await makeDirectory(directory);
  } catch (error) {
    throw new StageError(notMade(directory, error), { cause: error });
  }
}

/** Restores the directory and returns the error to report; both errors if that fails as well. */
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

/** The directory belongs to another program or process: nothing was written, and nothing may be changed. */
function isForeign(error: unknown): boolean {
  return error instanceof JournalError && (error.code === 'locked' || error.code === 'foreign');
}

/** The system's reason, in words that a user knows. */
export function readableError(error: unknown): unknown {
  if (!(error instanceof JournalError) || !isError(error.cause) || codeOf(error.cause) === '') return error;
  const message = error.message.replace(error.cause.message, () => reasonOf(error.cause));
  return new StageError(printable(message), { cause: error });
}
